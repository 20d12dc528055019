import LayoutModel

/// How a view stands to the views that a mark is about.
enum Kin: Sendable {
  /// It is one of them, holds one, or lies behind one, or before it, and is as large at least.
  case ground
  /// It lies in one of them that holds no other of them: a mark in it says nothing of its own views.
  case held
  case foreign
}

extension CanvasLayout {
  /// How a view stands to those that a mark is about.
  func kin(of view: Int, to owners: [Int]) -> Kin {
    let frame = visibleFrame(of: view)
    let isGround = owners.contains {
      layout.view(view, holds: $0) || frame.contains(visibleFrame(of: $0))
    }
    if isGround { return .ground }
    let isHeld = owners.contains { owner in
      layout.view(owner, holds: view) && !owners.contains { layout.view(owner, holds: $0) }
    }
    return isHeld ? .held : .foreign
  }
}
