import LayoutModel
import TestSupport
import Testing

/// Three views, 160 x 200, 80 x 100 and 40 x 50 points, in a stack view with a spacing of 10.
///
/// Their lines stand 20, 40 and 10 points below their tops, and 5, 10 and 20 above their bottoms. The
/// last hugs its content least, so that it takes what is left over in a stack view that fills.
struct StackViewTests {
  /// Where a view begins and how long it is, along one direction.
  struct Extent: Hashable, Sendable {
    var start: Double
    var length: Double

    init(_ start: Double, _ length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// In a stack view 400 points long, of which the views and spaces need 160 + 80 + 40 + 2 x 10 = 300.
  static let distributions: [StackArrangement.Distribution: [Extent]] = [
    // The last is 400 - 160 - 80 - 20 = 140 long.
    .fill: [Extent(0, 160), Extent(170, 80), Extent(260, 140)],
    // (400 - 20) / 3 each.
    .fillEqually: [
      Extent(0, 380.0 / 3), Extent(380.0 / 3 + 10, 380.0 / 3), Extent(760.0 / 3 + 20, 380.0 / 3),
    ],
    // 160/300 and 80/300 of 400; the last has what is left, 400 - 640/3 - 320/3 - 20 = 60.
    .fillProportionally: [
      Extent(0, 640.0 / 3), Extent(640.0 / 3 + 10, 320.0 / 3), Extent(340, 60),
    ],
    // Two spaces of (400 - 280) / 2 = 60.
    .equalSpacing: [Extent(0, 160), Extent(220, 80), Extent(360, 40)],
    // Centres at 80, 380 and, midway, 230.
    .equalCentering: [Extent(0, 160), Extent(190, 80), Extent(360, 40)],
  ]

  /// In a stack view 300 points across: 200, 100 and 50 high in a row, 160, 80 and 40 wide in a column.
  static func across(_ alignment: StackArrangement.Alignment, _ axis: Axis) -> [Extent] {
    let lengths = axis == .horizontal ? [200.0, 100, 50] : [160.0, 80, 40]
    switch alignment {
    case .fill: return lengths.map { _ in Extent(0, 300) }
    case .leading, .top: return lengths.map { Extent(0, $0) }
    case .center: return lengths.map { Extent((300 - $0) / 2, $0) }
    case .trailing, .bottom: return lengths.map { Extent(300 - $0, $0) }
    // Lines of text align in rows alone.
    case .firstBaseline where axis == .vertical, .lastBaseline where axis == .vertical:
      return lengths.map { _ in Extent(0, 300) }
    // The first reaches lowest below its line, 200 - 20 = 180, so the lines are at 300 - 180 = 120.
    case .firstBaseline: return [Extent(100, 200), Extent(80, 100), Extent(110, 50)]
    // The last reaches lowest below its line, 20, so the lines are at 280.
    case .lastBaseline: return [Extent(85, 200), Extent(190, 100), Extent(250, 50)]
    }
  }

  static let cases = Axis.allCases.flatMap { axis in
    StackArrangement.Distribution.allCases.flatMap { distribution in
      StackArrangement.Alignment.allCases.map { (axis, distribution, $0) }
    }
  }

  @Test(arguments: cases)
  func `every distribution with every alignment`(
    _ axis: Axis, _ distribution: StackArrangement.Distribution,
    _ alignment: StackArrangement.Alignment
  ) throws {
    var arrangement = StackArrangement()
    (arrangement.axis, arrangement.distribution) = (axis, distribution)
    (arrangement.alignment, arrangement.spacing) = (alignment, 10)
    let size =
      axis == .horizontal ? Size(width: 400, height: 300) : Size(width: 300, height: 400)
    let solved = try LayoutEngine.solve(StackViewTests.layout(arrangement, size: size))
    #expect(solved.status == .satisfied)
    var along = try #require(StackViewTests.distributions[distribution])
    if axis == .vertical { along = try #require(StackViewTests.columns[distribution]) }
    let across = StackViewTests.across(alignment, axis)
    for (index, (along, across)) in zip(along, across).enumerated() {
      let (x, y) = axis == .horizontal ? (along, across) : (across, along)
      let expected = Rect(x: x.start, y: y.start, width: x.length, height: y.length)
      let found = solved.frameInSuperview(of: 2 + index)
      #expect(found.distance(to: expected) < 1e-6, "\(found) is not \(expected)")
    }
  }

  /// The same in a column 400 points high: 200 + 100 + 50 + 2 x 10 = 370.
  static let columns: [StackArrangement.Distribution: [Extent]] = [
    // The last is 400 - 200 - 100 - 20 = 80 long.
    .fill: [Extent(0, 200), Extent(210, 100), Extent(320, 80)],
    .fillEqually: distributions[.fillEqually] ?? [],
    // 200/370 and 100/370 of 400; the last has the rest, 380 - 300/370 x 400.
    .fillProportionally: [
      Extent(0, 8000.0 / 37), Extent(8000.0 / 37 + 10, 4000.0 / 37),
      Extent(12000.0 / 37 + 20, 380 - 12000.0 / 37),
    ],
    // Two spaces of (400 - 350) / 2 = 25.
    .equalSpacing: [Extent(0, 200), Extent(225, 100), Extent(350, 50)],
    // Centres at 100, 375 and, midway, 237.5 would leave no space of 10 before the second: it begins
    // at 187.5, so the spaces win and it begins at 210.
    .equalCentering: [Extent(0, 200), Extent(210, 100), Extent(350, 50)],
  ]

  /// A stack view at the root's corner that holds the three views.
  static func layout(
    _ arrangement: StackArrangement, size: Size?, direction: LayoutDirection = .leftToRight
  ) -> Layout {
    var stack = View(name: "Stack View", kind: .stackView, superview: 0)
    stack.arrangement = arrangement
    stack.arrangement?.arrangedSubviews = [2, 3, 4]
    var layout = Layout(
      canvas: Canvas(
        size: Size(width: 1000, height: 1000), direction: direction, bars: Bars(status: false)),
      views: [View(name: Layout.rootName, superview: nil), stack])
    let contents: [(width: Double, height: Double, first: Double, last: Double)] = [
      (160, 200, 20, 5), (80, 100, 40, 10), (40, 50, 10, 20),
    ]
    for (index, content) in contents.enumerated() {
      var view = View(name: "View \(index + 1)", superview: 1)
      view.intrinsicContentSize = IntrinsicContentSize(
        width: content.width, height: content.height)
      view.baseline = Baseline(first: content.first, last: content.last)
      if index == 2 { view.contentHuggingPriority = AxisPriorities(Priority(249)) }
      layout.views.append(view)
    }
    layout.constraints = [Attribute.leading, .top].map {
      LayoutConstraint(
        item: .view(1), attribute: $0, relatedBy: .equal, toItem: .view(0), attribute: $0)
    }
    if let size {
      layout.constraints += [(Attribute.width, size.width), (.height, size.height)].map {
        LayoutConstraint(item: .view(1), attribute: $0, relatedBy: .equal, constant: $1)
      }
    }
    return layout
  }
}
