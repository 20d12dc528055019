package import LayoutModel

/// Layouts made at random from a seed: some unique, some ambiguous, some with conflicts.
package struct RandomLayout {
  private var random: SplitMix

  /// The layout of a seed.
  /// - Parameter mostViews: The most views but the root; there are at least 3.
  package static func layout(
    seed: UInt64, direction: LayoutDirection = .leftToRight, mostViews: Int = 8
  ) -> Layout {
    var maker = RandomLayout(random: SplitMix(state: seed))
    return maker.layout(direction, mostViews)
  }

  private mutating func layout(_ direction: LayoutDirection, _ mostViews: Int) -> Layout {
    let canvas = Canvas(
      size: Size(width: 512, height: 512), direction: direction, bars: Bars(status: true))
    var views = [View(name: Layout.rootName, superview: nil)]
    let count = 3 + random.below(mostViews - 2)
    for index in 1...count {
      var view = View(
        name: "V\(random.below(1000))-\(index)",
        superview: random.below(3) == 0 ? random.below(index) : 0)
      if random.below(3) == 0 {
        view.intrinsicContentSize = IntrinsicContentSize(
          width: Double(16 + random.below(100)), height: random.below(2) == 0 ? 24 : nil)
      }
      views.append(view)
    }
    var layout = Layout(canvas: canvas, views: views)
    for view in 1...count {
      for axis in Axis.allCases {
        for _ in 0..<1 + random.below(3) { layout.constraints.append(constraint(view, axis)) }
      }
    }
    if random.below(3) == 0 { complete(&layout) }
    if random.below(3) == 0 { arrange(&layout) }
    return layout
  }

  /// Makes some views that hold others stack views.
  private mutating func arrange(_ layout: inout Layout) {
    for view in layout.views.indices.dropFirst() where random.below(2) == 0 {
      let held = layout.views.indices.filter { layout.views[$0].superview == view }
      if held.isEmpty { continue }
      var arrangement = StackArrangement()
      arrangement.axis = Axis.allCases[random.below(2)]
      arrangement.distribution = StackArrangement.Distribution.allCases[random.below(5)]
      arrangement.alignment = StackArrangement.Alignment.allCases[random.below(8)]
      arrangement.spacing = Double(4 * random.below(4))
      arrangement.arrangedSubviews = held
      for hidden in held where random.below(6) == 0 { layout.views[hidden].isHidden = true }
      layout.views[view].kind = .stackView
      layout.views[view].arrangement = arrangement
    }
  }

  /// Weak wishes, each of a priority of its own, that leave nothing open.
  private func complete(_ layout: inout Layout) {
    var priority = 200.0
    for view in layout.views.indices.dropFirst() {
      for (attribute, value) in [
        (Attribute.leading, 40.0), (.top, 40), (.width, 80), (.height, 30),
      ] {
        layout.constraints.append(
          LayoutConstraint(
            item: .view(view), attribute: attribute, relatedBy: .equal,
            toItem: attribute.isSize ? nil : .view(0),
            attribute: attribute.isSize ? .notAnAttribute : attribute, constant: value,
            priority: Priority(priority)))
        priority -= 1
      }
    }
  }

  private mutating func constraint(_ view: Int, _ axis: Axis) -> LayoutConstraint {
    let sizes: [Attribute] = axis == .horizontal ? [.width] : [.height]
    let places: [Attribute] =
      axis == .horizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
    let relations: [Relation] = [.equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]
    let priorities: [Double] = [1000, 1000, 1000, 750, 750, 500, 250]
    let relation = relations[random.below(relations.count)]
    let priority = Priority(priorities[random.below(priorities.count)])
    let other = random.below(view)
    if random.below(3) == 0 {
      let isTied = other != 0 && random.below(2) == 0
      return LayoutConstraint(
        item: .view(view), attribute: sizes[0], relatedBy: relation,
        toItem: isTied ? .view(other) : nil, attribute: isTied ? sizes[0] : .notAnAttribute,
        constant: isTied ? 0 : Double(8 * random.below(30)), priority: priority)
    }
    let (first, second) = (places[random.below(3)], places[random.below(3)])
    // Between centres a constant, and an inequality, has no reading direction.
    let isCentred = [.centerX, .centerY].contains(first) && first == second
    return LayoutConstraint(
      item: .view(view), attribute: first, relatedBy: isCentred ? .equal : relation,
      toItem: .view(other), attribute: second,
      constant: isCentred ? 0 : Double(4 * random.below(20)), priority: priority)
  }
}
