import AutoLayout
import Testing

/// What a program may do wrong: an error or a conflict that names the views, and never a frame that is no
/// number.
struct BadInputTests {
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 1e308, -1e9,
  ]

  /// A property that takes a number, of the view 'A' with a neighbour 'B' in a root with a canvas.
  struct Property: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var set: @Sendable (_ a: Odd, _ b: View, _ number: Double) -> Void

    init(_ name: String, _ set: @escaping @Sendable (Odd, View, Double) -> Void) {
      (testDescription, self.set) = (name, set)
    }
  }

  /// A stack view whose overrides return what they are given.
  final class Odd: StackView {
    var content = Size(width: 10, height: 10)
    var insets = EdgeInsets()
    override var intrinsicContentSize: Size { content }
    override var alignmentRectInsets: EdgeInsets { insets }
  }

  static let properties = [
    Property("a constant") { a, b, number in
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: number).isActive = true
    },
    Property("a size") { a, _, number in
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: number).isActive = true
    },
    Property("a multiplier of a size") { a, b, number in
      a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: number).isActive = true
    },
    Property("a multiplier of a location") { a, b, number in
      LayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .right,
        multiplier: number
      ).isActive = true
    },
    Property("a multiple of the system's spacing") { a, b, number in
      b.leadingAnchor.constraint(
        equalToSystemSpacingAfter: a.trailingAnchor, multiplier: number
      ).isActive = true
    },
    Property("a priority") { a, _, number in
      let width = a.widthAnchor.constraint(equalToConstant: 5)
      width.priority = Priority(number)
      width.isActive = true
    },
    Property("content hugging") { a, _, number in
      a.setContentHuggingPriority(Priority(number), for: .vertical)
    },
    Property("compression resistance") { _, b, number in
      b.setContentCompressionResistancePriority(Priority(number), for: .horizontal)
    },
    Property("a frame's x") { a, _, number in a.frame = Rect(number, 2, 3, 4) },
    Property("a frame's height") { a, _, number in a.frame = Rect(1, 2, 3, number) },
    Property("a frame with a mask") { a, _, number in
      a.translatesAutoresizingMaskIntoConstraints = true
      a.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
      a.frame = Rect(1, number, number, 4)
    },
    Property("a root's frame") { a, _, number in
      a.superview?.frame = Rect(0, 0, number, 100)
    },
    Property("margins") { a, b, number in
      a.layoutMargins = EdgeInsets(top: number)
      b.topAnchor.constraint(equalTo: a.layoutMarginsGuide.topAnchor).isActive = true
    },
    Property("a root's margins") { a, _, number in
      a.superview?.directionalLayoutMargins = DirectionalEdgeInsets(all: number)
      a.superview.map { a.fill($0.layoutMarginsGuide) }
    },
    Property("a stack view's spacing") { a, _, number in a.spacing = number },
    Property("a custom spacing") { a, _, number in
      a.setCustomSpacing(number, after: a.arrangedSubviews[0])
    },
    Property("a content size") { a, _, number in a.content.height = number },
    Property("an alignment rectangle") { a, _, number in a.insets.top = number },
    Property("an image") { a, _, number in
      a.addArrangedSubview(ImageView(imageSize: Size(width: number, height: 5)))
    },
    Property("a font") { a, _, number in
      let label = Label("Text")
      label.font = .system(size: number, weight: nil)
      a.addArrangedSubview(label)
    },
    Property("numbers of lines, dots and segments") { a, _, number in
      let label = Label("Text of some words")
      label.numberOfLines = number.isFinite && number.magnitude < 1e18 ? Int(number) : .min
      let dots = PageControl()
      dots.numberOfPages = number.isFinite && number.magnitude < 1e18 ? Int(number) : .max
      a.addArrangedSubview(label)
      a.addArrangedSubview(dots)
    },
    Property("a canvas's size") { a, _, number in
      a.superview?.canvas = Canvas(size: Size(width: number, height: 50))
    },
    Property("a canvas's insets") { a, b, number in
      a.superview?.canvas?.safeAreaInsets = DirectionalEdgeInsets(all: number)
      b.topAnchor.constraint(equalTo: b.safeAreaLayoutGuide.topAnchor).isActive = true
    },
    Property("a canvas's margins and readable width") { a, b, number in
      a.superview?.canvas?.layoutMargins = DirectionalEdgeInsets(all: number)
      a.superview?.canvas?.readableWidth = number
      b.topAnchor.constraint(equalTo: b.readableContentGuide.topAnchor).isActive = true
    },
  ]

  @Test(arguments: properties, hostile)
  func `a number out of range is an error, or the frames are numbers`(
    _ property: Property, _ number: Double
  ) throws {
    let root = View(canvas: Canvas(size: Size(width: 200, height: 100)))
    let (a, b) = (root.add(Odd(), "A"), root.add(Label("B"), "B"))
    let inner = (0..<3).map { _ in Sized(width: 10, height: 10) }
    inner.forEach(a.addArrangedSubview)
    property.set(a, b, number)
    let views = [root, a, b] + a.subviews
    let before = views.map(\.frame)
    if let error = layoutError(root) {
      #expect(["'", "canvas"].contains { error.contains($0) }, "\(error) names nothing")
      // NaN differs from itself.
      for (view, frame) in zip(views, before) where frame == frame {
        #expect(view.frame == frame)
      }
      #expect(throws: LayoutError.self) { () throws in _ = try root.hasAmbiguousLayout }
      #expect(throws: LayoutError.self) { () throws in _ = try root.conflicts }
    } else {
      for view in views {
        let frame = view.frame
        #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite })
      }
    }
    for number in [number, 20] {
      let size = try? root.systemLayoutSizeFitting(Size(width: number, height: 20))
      #expect(size.map { $0.width.isFinite && $0.height.isFinite } ?? true)
    }
  }

  @Test(arguments: hostile)
  func `a fitting priority out of range is an error`(_ number: Double) throws {
    let root = View.root(["A"])
    let view = root.subviews[0]
    func fit() throws {
      _ = try view.systemLayoutSizeFitting(
        Size(width: 5, height: 5), withHorizontalFittingPriority: Priority(number),
        verticalFittingPriority: .required)
    }
    let error = #expect(throws: LayoutError.self) { try fit() }
    #expect(error?.description.contains("'A' cannot fit a size at the priority") == true)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a message prints what is no number as such`(_ number: Double) throws {
    let root = View.root(["A"])
    root.subviews[0].widthAnchor.constraint(equalToConstant: number).isActive = true
    #expect(layoutError(root) == "'A.Width = \(number)' has a number that is not finite")
  }

  /// UIKit raises an exception for a location that is equal to a constant.
  @Test
  func `a location times 0 is an error, and a size times 0 is none`() throws {
    let root = View.root(["A"])
    let view = root.subviews[0]
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 9).isActive =
      true
    try root.layoutIfNeeded()
    #expect(view.frame.width == 9)
    LayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .right,
      multiplier: 0, constant: 5
    ).isActive = true
    let error = try #require(layoutError(root))
    #expect(error.contains("a multiplier of 0 makes a location a constant"))
    #expect(error.contains("'A.Left = "))
  }

  /// Levels of so many priorities add up rounding, which must not be taken for an error.
  @Test
  func `340 empty views with centres of one distance`() throws {
    let root = View(frame: Rect(0, 0, 1_000, 100))
    let stack = root.add(StackView(arrangedSubviews: (0..<340).map { _ in View() }), "Stack")
    stack.distribution = .equalCentering
    stack.fill(root)
    try root.layoutIfNeeded()
    let views = stack.arrangedSubviews
    let centres = views.map { $0.frame.x + $0.frame.width / 2 }
    let distances = zip(centres, centres.dropFirst()).map { $1 - $0 }
    #expect(distances.allSatisfy { abs($0 - distances[0]) < 1e-6 })
    let last = try #require(views.last).frame
    #expect(views[0].frame.x == 0 && abs(last.x + last.width - 1_000) < 1e-6)
  }
}
