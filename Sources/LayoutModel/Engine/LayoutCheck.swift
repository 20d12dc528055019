/// Checks what every layout must be before it can be solved; recipes cannot break most of it.
struct LayoutCheck {
  let layout: Layout

  /// Checks the tree of views, what constraints name, sizes and priorities.
  func check() throws(LayoutEngine.Failure) {
    try checkTree()
    try checkArrangements()
    for (index, guide) in layout.guides.enumerated() where !isView(guide.view) {
      throw LayoutEngine.Failure(
        message: "the layout guide '\(layout.guides[index].name)' is of a view that is not there")
    }
    for constraint in layout.constraints {
      for item in constraint.items where !isItem(item) {
        throw LayoutEngine.Failure(message: "a constraint is about an item that is not there")
      }
      try check(constraint.priority, "'\(layout.equation(of: constraint))'")
    }
    for view in layout.views { try check(view) }
  }

  /// A view whose superview comes before it in the list cannot be in itself.
  private func checkTree() throws(LayoutEngine.Failure) {
    for (index, view) in layout.views.enumerated().dropFirst() {
      guard let superview = view.superview, (0..<index).contains(superview) else {
        throw LayoutEngine.Failure(
          message: "'\(view.name)' has no superview before it in the layout: a view cannot hold "
            + "itself or a view that holds it")
      }
    }
  }

  private func checkArrangements() throws(LayoutEngine.Failure) {
    var stacks: [Int: Int] = [:]
    for (stack, view) in layout.views.enumerated() {
      for arranged in view.arrangement?.arrangedSubviews ?? [] {
        guard isView(arranged) else {
          throw LayoutEngine.Failure(message: "'\(view.name)' arranges a view that is not there")
        }
        let name = layout.views[arranged].name
        if let other = stacks.updateValue(stack, forKey: arranged) {
          throw LayoutEngine.Failure(
            message: "'\(name)' is arranged twice, by '\(layout.views[other].name)' and by "
              + "'\(view.name)': a view has one place in one stack view")
        }
        if layout.views[arranged].superview != stack {
          throw LayoutEngine.Failure(
            message: "'\(view.name)' arranges '\(name)', which is not one of its subviews")
        }
      }
    }
  }

  private func check(_ view: View) throws(LayoutEngine.Failure) {
    for axis in Axis.allCases {
      if let hugging = view.contentHuggingPriority { try check(hugging[axis], "'\(view.name)'") }
      if let resistance = view.contentCompressionResistancePriority {
        try check(resistance[axis], "'\(view.name)'")
      }
    }
    let content = view.intrinsicContentSize
    let sizes = [
      content?.width, content?.height, view.content.imageSize?.width,
      view.content.imageSize?.height, view.frame?.width, view.frame?.height,
    ]
    if sizes.contains(where: { $0.map { $0 < 0 } ?? false }) {
      throw LayoutEngine.Failure(
        message: "'\(view.name)' has a negative size", at: view.origin)
    }
  }

  private func check(
    _ priority: Priority, _ owner: @autoclosure () -> String
  ) throws(LayoutEngine.Failure) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      throw LayoutEngine.Failure(
        message: "\(owner()) has the priority \(priority.rawValue); use 1 to 1000")
    }
  }

  private func isView(_ index: Int) -> Bool { layout.views.indices.contains(index) }

  private func isItem(_ item: LayoutItem) -> Bool {
    switch item {
    case .view(let index): isView(index)
    case .guide(let index): layout.guides.indices.contains(index)
    }
  }
}
