import Basics
package import Diagnostics

/// The fault of a format string, in UIKit's words.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An unknown name, with its place.
  package struct UnknownName: Hashable, Sendable {
    /// The name as written.
    package var name: String
    /// The place of the name in the string, in UTF-8 offsets.
    package var range: SourceRange
    /// Whether a number of that name is missing, and not a view.
    package var isMetric = false
  }

  /// The fact.
  public let message: String
  /// The string as given.
  public let format: String
  /// The place of the fault in the string, in UTF-8 offsets; equal to the string's length at its end.
  public let offset: Int
  /// A suggestion; nil if the message contains it.
  package let help: String?
  /// The name that means nothing, if that is the fault.
  package let unknown: UnknownName?
  /// The edit that certainly fixes the string.
  package let edit: Diagnostic.Edit?
  /// Whether the fault is in the string as a whole, so that UIKit shows no place.
  private let isWhole: Bool

  init(_ fault: FormatFault, in format: String, at offset: Int, edit: Diagnostic.Edit? = nil) {
    message = fault.message
    self.format = format
    self.offset = offset
    isWhole = fault.isWhole
    unknown = fault.unknown
    self.edit = edit
    let isUnfinished = fault == .moreInput
    help =
      edit.map { VisualFormatError.help(for: $0) }
      ?? (isUnfinished ? VisualFormatError.missingEnd(of: format) : nil) ?? fault.help
  }

  /// The missing end of a string that ends too early; nil if no bracket is open and nothing is to
  /// follow.
  private static func missingEnd(of format: String) -> String? {
    var open: [String.Index] = []
    for index in format.indices {
      switch format[index] {
      case "[", "(": open.append(index)
      case "]", ")": _ = open.popLast()
      default: break
      }
    }
    if let start = open.last {
      return "close '\(format[start...].trimmed)' with '\(format[start] == "[" ? "]" : ")")'"
    }
    return format.trimmed.hasSuffix("-") ? "a view or '|' follows '-'" : nil
  }

  private static func help(for edit: Diagnostic.Edit) -> String {
    let place = "the letter at character \(edit.range.start + 1)"
    return edit.text.isEmpty
      ? "delete \(place): '|' stands before it" : "write '|' in place of \(place)"
  }

  /// The reason of UIKit's exception, and the suggestion on a line of its own.
  public var description: String { reason + (help.map { "\n\($0)" } ?? "") }

  /// The reason of UIKit's exception: the message, the string without blanks, and a caret under the
  /// place.
  public var reason: String {
    let head = "Unable to parse constraint format: "
    if isWhole { return head + message }
    let bytes = Array(format.utf8)
    let visible = bytes.filter { !ASCII.isBlank($0) }
    let column = bytes.prefix(offset).count { !ASCII.isBlank($0) }
    let caret = String(repeating: " ", count: column) + "^"
    return "\(head)\n\(message)\n\(String(decoding: visible, as: UTF8.self))\n\(caret)"
  }
}
