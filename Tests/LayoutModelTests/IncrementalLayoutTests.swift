import LayoutModel
import Testing

/// Layouts that follow changed constants beside something that is ambiguous, conflicts, or is not certain.
struct IncrementalLayoutTests {
  private static let count = 20

  /// Views of 20 points below each other, each 8 below the one before, and what is added.
  private static func layout(_ add: (inout Layout) -> Void) -> Layout {
    let none = DirectionalEdgeInsets(all: 0)
    let canvas = Canvas(
      size: Size(width: 300, height: 1000), bars: Bars(status: false), safeAreaInsets: none,
      layoutMargins: none)
    var layout = Layout(
      canvas: canvas, views: [View(name: Layout.rootName, superview: nil)], guides: [])
    for index in 1...count {
      layout.views.append(View(name: "V\(index)", superview: 0))
      layout.tie(index, .top, index == 1 ? 0 : index - 1, index == 1 ? .top : .bottom, 8)
      layout.tie(index, .leading, 0, .leading)
      layout.tie(index, .trailing, 0, .trailing)
      layout.constraints.append(
        LayoutConstraint(
          item: .view(index), attribute: .height, relatedBy: .equal, constant: 20))
    }
    add(&layout)
    return layout
  }

  /// Adds a view at the corner of another one.
  private static func addView(
    to layout: inout Layout, _ kind: ViewKind = .view, at neighbour: Int, _ edge: Attribute
  ) -> Int {
    let index = layout.views.count
    layout.views.append(View(name: "Other", kind: kind, superview: 0))
    layout.tie(index, .leading, neighbour, .leading)
    layout.tie(index, .top, neighbour, edge)
    return index
  }

  /// What is added to the chain.
  struct Addition: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var add: @Sendable (inout Layout) -> Void
  }

  static let additions = [
    Addition(testDescription: "nothing") { _ in },
    Addition(testDescription: "an ambiguous view") { layout in
      _ = addView(to: &layout, at: 0, .top)
    },
    Addition(testDescription: "an ambiguous view below the last") { layout in
      _ = addView(to: &layout, at: count, .bottom)
    },
    Addition(testDescription: "a conflict") { layout in
      let other = addView(to: &layout, at: 0, .top)
      layout.tie(other, .trailing, 0, .trailing)
      layout.tie(other, .bottom, 0, .bottom)
      layout.constraints.append(
        LayoutConstraint(item: .view(other), attribute: .width, relatedBy: .equal, constant: 4))
    },
    Addition(testDescription: "a stack view of equal spacing") { layout in
      let stack = addView(to: &layout, .stackView, at: 0, .top)
      layout.tie(stack, .trailing, 0, .trailing)
      layout.tie(stack, .bottom, 0, .bottom)
      layout.views[stack].arrangement?.distribution = .equalSpacing
      for index in 0..<3 {
        var view = View(name: "Arranged \(index)", superview: stack)
        view.intrinsicContentSize = IntrinsicContentSize(width: 30, height: 10)
        let place = layout.views.count
        layout.views[stack].arrangement?.arrangedSubviews.append(place)
        layout.views.append(view)
      }
    },
  ]

  @Test(arguments: additions)
  func `a chain follows beside it, and has the frames of a layout solved anew`(
    _ addition: Addition
  ) throws {
    var layout = Self.layout(addition.add)
    var incremental = try IncrementalLayout(layout)
    // The spaces above the views, of which each is tied by four constraints.
    for (step, view) in [10, 3, 17, 10].enumerated() {
      let index = 4 * (view - 1)
      layout.constraints[index].constant += Double(step + 1)
      let isFollowed = incremental.follow([(index, layout.constraints[index])])
      #expect(isFollowed)
    }
    let fresh = try LayoutEngine.solve(layout)
    for (followed, frame) in zip(incremental.geometry.frames, fresh.frames) {
      #expect(followed.distance(to: frame) < 1e-9)
    }
    // 8 + 9 x 28 above the tenth, and 1 + 2 + 4 more; 3 more above the eighteenth.
    #expect(incremental.geometry.frames[10].y == 8 + 9 * 28 + 7)
    #expect(incremental.geometry.frames[18].y == 8 + 17 * 28 + 10)
  }
}

extension Layout {
  fileprivate mutating func tie(
    _ view: Int, _ attribute: Attribute, _ other: Int, _ edge: Attribute, _ constant: Double = 0
  ) {
    constraints.append(
      LayoutConstraint(
        item: .view(view), attribute: attribute, relatedBy: .equal, toItem: .view(other),
        attribute: edge, constant: constant))
  }
}
