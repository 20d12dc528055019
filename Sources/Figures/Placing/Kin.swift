import LayoutModel

/// How a view stands to the views that a mark is about.
struct Kin: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// It is one of them.
  static let own = Kin(rawValue: 1)
  /// It holds one of them.
  static let holder = Kin(rawValue: 2)
  /// It lies in one of them that holds no other of them.
  static let held = Kin(rawValue: 4)
  /// It lies behind one of them, and is as large.
  static let ground = Kin(rawValue: 8)
  /// None of these.
  static let foreign = Kin(rawValue: 16)
  static let any: Kin = [.own, .holder, .held, .ground, .foreign]
}

/// The views of a figure, by their numbers, as marks see them.
protocol KinViews {
  /// Whether a view holds another one, at any depth.
  func view(_ view: Int, holds other: Int) -> Bool
  /// Where a view is drawn, in the figure's coordinates.
  func drawnFrame(of view: Int) -> Rect
}

extension KinViews {
  /// How a view stands to those that a mark is about.
  func kin(of view: Int, to owners: [Int]) -> Kin {
    if owners.contains(view) { return .own }
    var kin = Kin()
    if owners.contains(where: { self.view(view, holds: $0) }) { kin.insert(.holder) }
    let isHeld = owners.contains { owner in
      self.view(owner, holds: view) && !owners.contains { self.view(owner, holds: $0) }
    }
    if isHeld { kin.insert(.held) }
    let frame = drawnFrame(of: view)
    if owners.contains(where: { frame.contains(drawnFrame(of: $0)) }) { kin.insert(.ground) }
    return kin.isEmpty ? .foreign : kin
  }
}
