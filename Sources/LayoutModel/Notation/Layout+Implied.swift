import Basics

/// What a layout implies, as the guide would write it.
extension Layout {
  /// An implied constraint in words: `Red View.Width >= 0`.
  package func text(of implied: ImpliedConstraint) -> String {
    switch implied.rule {
    case .constraint(let constraint, let guides):
      return adding(guides).equation(of: constraint)
        + (constraint.identifier.map { " (\($0))" } ?? "")
    case .root(let part, let length):
      return Layout.equation(Layout.rootName, part, "=", DecimalText.guide(length))
    case .guide(let guide, let part, let insets):
      if guide.kind == .own { return Layout.equation(guide.name, part, ">=", "0") }
      if guide.view == 0 {
        let number = guide.kind.number(part, canvas.size, insets)
        return Layout.equation(guide.name, part, "=", DecimalText.guide(number))
      }
      return "\(guide.name).\(part.guideName) is fixed by '\(views[guide.view].name)'"
    case .notNegative(let view, let part):
      return Layout.equation(views[view].name, part, ">=", "0")
    case .contentHugging(let view, let part, let length, let priority):
      return Layout.equation(views[view].name, part, "<=", DecimalText.guide(length))
        + " (content hugging \(priority.text))"
    case .compressionResistance(let view, let part, let length, let priority):
      return Layout.equation(views[view].name, part, ">=", DecimalText.guide(length))
        + " (compression resistance \(priority.text))"
    }
  }

  /// The layout with guides of the system's after its own.
  package func adding(_ guides: [LayoutGuide]) -> Layout {
    var result = self
    result.guides += guides
    return result
  }

  private static func equation(
    _ name: String, _ part: FrameVariable, _ sign: String, _ number: String
  ) -> String {
    "\(name).\(part.guideName) \(sign) \(number)"
  }
}

extension LayoutGuide.Kind {
  /// A number of the rectangle of a guide of the root, in points.
  fileprivate func number(_ part: FrameVariable, _ size: Size, _ insets: EdgeInsets) -> Double {
    switch (part, self) {
    case (.x, _): insets.left
    case (.width, _): size.width - insets.left - insets.right
    case (.y, .top): 0
    case (.y, .bottom): size.height - insets.bottom
    case (.y, _): insets.top
    case (.height, .top): insets.top
    case (.height, .bottom): insets.bottom
    case (.height, _): size.height - insets.top - insets.bottom
    }
  }
}
