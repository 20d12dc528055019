import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// What every kind shows in frames of any size.
struct LookTests {
  /// The kinds of which UIKit draws nothing.
  private static let plain: Set<ViewKind> = [.view, .stackView, .scrollView]

  /// The kinds that show something in frames of 1000 x 5 and 5 x 1000 points, which have no room for text.
  private static let thin: Set<ViewKind> = [
    .textField, .imageView, .textView, .switch, .slider, .stepper, .segmentedControl,
    .progressView, .activityIndicatorView, .searchBar, .tableView, .tableViewCell, .navigationBar,
    .tabBar, .toolbar, .collectionView,
  ]

  /// Content that shows as much as a kind can.
  private static func content(
    of kind: ViewKind,
    _ keys: [(String, String)] = [
      ("text", "First Name"), ("title", "Save"), ("placeholder", "Enter first name"),
      ("numberOfPages", "5"),
    ]
  ) -> String {
    keys.filter { key, _ in
      ViewProperties.key(named: key)?.kinds.contains(kind) == true
        && (key, kind) != ("placeholder", .imageView)
    }
    .map { "\($0): \($1)" }.joined(separator: ", ")
  }

  private func sample(
    _ kind: ViewKind, _ width: Double, _ height: Double, keys: String? = nil
  ) throws -> LookSample {
    try LookSample(
      ["kind: \(kind.rawValue)", keys ?? Self.content(of: kind)].filter { !$0.isEmpty }
        .joined(separator: ", "),
      frame: Rect(x: 200, y: 100, width: width, height: height))
  }

  @Test(arguments: ViewKind.all)
  func `every kind has a look, and shows something unless it is plain`(_ kind: ViewKind) throws {
    #expect(ViewLook.table[kind] != nil)
    let natural = try sample(kind, 320, 216)
    #expect(natural.marks.isEmpty == Self.plain.contains(kind))
  }

  @Test(arguments: [ViewKind.tableView, .tableViewCell, .collectionView, .textView])
  func `views that scroll their content lie on UIKit's systemBackground`(_ kind: ViewKind) throws {
    let sample = try sample(kind, 320, 216)
    let background = DynamicColor(0xFFFFFF, dark: 0x000000)
    #expect(sample.marks.first == Mark(.rect(sample.appearance.frame), fill: background))
  }

  @Test(arguments: ViewKind.all)
  func `a view without an extent shows nothing`(_ kind: ViewKind) throws {
    for (width, height) in [(0.0, 0.0), (0, 100), (100, 0)] {
      #expect(try sample(kind, width, height).marks.isEmpty)
    }
  }

  @Test(arguments: ViewKind.all)
  func `frames too thin for a kind leave it out`(_ kind: ViewKind) throws {
    #expect(try !sample(kind, 1000, 5).marks.isEmpty == Self.thin.contains(kind))
    #expect(try !sample(kind, 5, 1000).marks.isEmpty == Self.thin.contains(kind))
  }

  @Test(arguments: ViewKind.all)
  func `marks lie inside the frame`(_ kind: ViewKind) throws {
    let natural = try sample(kind, 100, 100).appearance.metrics
    let size = natural.intrinsicContentSize
    let insets = natural.alignmentRectInsets
    let own = (
      (size.width ?? 320) + insets.left + insets.right,
      (size.height ?? 128) + insets.top + insets.bottom
    )
    // Shadows reach beyond.
    let slack = [.switch, .slider].contains(kind) ? 1.0 : 1e-6
    for (width, height) in [own, (1, 1), (3, 3), (0.5, 0.5), (1000, 5), (5, 1000), (1000, 1000)] {
      let other = [("numberOfPages", "0"), ("segments", "[Day, Week, Month, Year]")]
      for keys in [Self.content(of: kind), Self.content(of: kind, other)] {
        let sample = try sample(kind, width, height, keys: keys)
        let bounds = sample.marks.compactMap(\.bounds)
        #expect(bounds.count == sample.marks.count)
        #expect(!bounds.contains { !$0.isFinite })
        #expect(
          !bounds.contains { !sample.appearance.frame.holds($0, within: slack) },
          "\(width) x \(height)")
      }
    }
  }

  @Test func `a button's title is in its middle, in the tint colour`() throws {
    let button = try sample(.button, 161, 30, keys: "title: Sign In")
    let text = try #require(button.texts().first)
    let width = try Typesetter.standard.width(of: "Sign In", font: Font(size: 15))
    #expect(abs(text.origin.x + width / 2 - 280.5) < 0.01)
    #expect(text.fill?.light == Color(0x007AFF))
    // A line of 15 points is 18 high and its baseline 14.5 below its top.
    #expect(text.origin.y == 100 + 6 + 14.5)
  }

  @Test func `a button's title is cut in its middle`() throws {
    // The guide's button of 168 points.
    let button = try sample(.button, 168, 30, keys: "title: Save").appearance
    let title = "Much Longer Button Title"
    #expect(
      try button.truncatedInTheMiddle(title, width: 168) == "Much Long…Button Title")
    #expect(try button.truncatedInTheMiddle(title, width: 300) == title)
    #expect(try button.truncatedInTheMiddle(title, width: 1) == "…")
    #expect(try button.truncatedInTheMiddle("", width: 0) == "")
  }

  @Test func `a text field has a border of one pixel and its text seven points inside`() throws {
    let field = try sample(.textField, 120, 30, keys: "placeholder: Enter name")
    let border = try #require(field.marks.first)
    // Measured: the outermost pixel row is #CCCCCC, at two pixels a point.
    #expect(border.stroke?.color.light == Color(0xCCCCCC))
    #expect(border.stroke?.width == 0.5)
    #expect(border.bounds == Rect(x: 200, y: 100, width: 120, height: 30))
    #expect(border.fill?.light == Color(0xFFFFFF))
    let text = try #require(field.texts().first)
    #expect(text.origin.x == 207)
    #expect(text.fill?.light == Color(0xC7C7CC))
    let filled = try sample(.textField, 120, 30, keys: "text: Ada, backgroundColor: yellow")
    #expect(filled.texts().first?.fill?.light == Color(0x000000))
    #expect(
      filled.marks.first?.fill?.light == filled.appearance.view.backgroundColor?.light)
  }

  @Test func `texts begin where reading does`() throws {
    let frame = Rect(x: 200, y: 100, width: 300, height: 44)
    for kind in ["label", "textField, style: plain", "textView", "toolbar"] {
      let keys = "kind: \(kind), text: Name"
      let left = try #require(try LookSample(keys, frame: frame).texts().first)
      let right = try #require(
        try LookSample(keys, frame: frame, on: .rightToLeft).texts().first)
      let inset = left.origin.x - 200
      #expect([0, 5, 16].contains(inset))
      #expect(right.origin.x + right.width > 440)
      #expect(right.origin.x > left.origin.x + 100)
    }
  }
}
