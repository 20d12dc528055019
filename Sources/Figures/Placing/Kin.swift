import LayoutModel

/// How a view stands to the views that a mark is about: one of these, or of a rule all that it applies to.
struct Kin: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// It is one of them.
  static let own = Kin(rawValue: 1)
  /// It holds one of them.
  static let holder = Kin(rawValue: 2)
  /// It lies behind one of them, or before it, and is as large at least.
  static let ground = Kin(rawValue: 4)
  /// It lies in one of them that holds no other of them.
  static let held = Kin(rawValue: 8)
  /// None of these.
  static let foreign = Kin(rawValue: 16)

  static let any: Kin = [.own, .holder, .ground, .held, .foreign]
  /// A mark in it says something of it, and nothing of its own views.
  static let other: Kin = [.held, .foreign]
}

/// The views of a figure, by their numbers, as marks see them.
protocol KinViews {
  /// Whether a view holds another one, at any depth.
  func view(_ view: Int, holds other: Int) -> Bool
  /// What is seen of a view, in the figure's coordinates.
  func visibleFrame(of view: Int) -> Rect
}

extension KinViews {
  /// How a view stands to those that a mark is about: the first that holds, in the order of ``Kin``.
  func kin(of view: Int, to owners: [Int]) -> Kin {
    if owners.contains(view) { return .own }
    if owners.contains(where: { self.view(view, holds: $0) }) { return .holder }
    let frame = visibleFrame(of: view)
    if owners.contains(where: { frame.contains(visibleFrame(of: $0)) }) { return .ground }
    let isHeld = owners.contains { owner in
      self.view(owner, holds: view) && !owners.contains { self.view(owner, holds: $0) }
    }
    return isHeld ? .held : .foreign
  }
}

extension CanvasLayout: KinViews {
  func view(_ view: Int, holds other: Int) -> Bool { layout.view(view, holds: other) }
}
