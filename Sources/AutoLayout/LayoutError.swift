/// The reasons why a tree of views could not be laid out.
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// All faults, in words.
  public let messages: [String]

  init(_ messages: [String]) {
    self.messages = messages
  }

  /// The messages, one to a line.
  public var description: String { messages.joined(separator: "\n") }
}

/// Required constraints of which any all but one could hold, and all could not.
public struct ConstraintConflict: CustomStringConvertible {
  /// The active constraints among them; what the system adds, such as masks, is in the description.
  public let constraints: [LayoutConstraint]
  /// The one that was broken to lay the views out all the same; nil when the system's own was.
  public let brokenConstraint: LayoutConstraint?
  /// The conflict and a suggestion, in words.
  public let description: String
}
