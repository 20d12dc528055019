/// A rectangle that constraints can use and that is not drawn.
public struct LayoutGuide: Hashable, Sendable {
  /// What the guide stands for.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// From the top of the root to the lower edge of the bars there.
    case top
    /// From the upper edge of the bars at the bottom to the bottom of the root.
    case bottom
    /// All of the root that bars and the device's shape leave free.
    case safeArea
  }

  /// The name that constraints use.
  public var name: String
  /// What the guide stands for.
  public var kind: Kind

  /// Makes a guide.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The guides that every root view has.
  public static let standard = [
    LayoutGuide(name: "Top Layout Guide", kind: .top),
    LayoutGuide(name: "Bottom Layout Guide", kind: .bottom),
    LayoutGuide(name: "Safe Area", kind: .safeArea),
  ]
}
