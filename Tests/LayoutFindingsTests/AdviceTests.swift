import Diagnostics
import LayoutFindings
import LayoutModel
import TestSupport
import Testing
import Typesetting

/// Advice on layouts that may work.
struct AdviceTests {
  private func advice(_ recipe: String) throws -> [String] {
    try Sample.solved(recipe).advice(.standard).map(\.message)
  }

  private static let fixedSize = """
    views:
      Grabber: {backgroundColor: darkGray}
      Icon: {kind: imageView, image: {name: icon, size: [20, 20]}}
      Line: {}
      Save: {kind: button, title: Save}
      Card: {subviews: {Name: {kind: label, text: Name}}}
    constraints: |
      Grabber.Width = 36
      Grabber.Height = 5
      Icon.Width = 24
      Line.Height = 1

    """

  @Test func `what shows no text may have a fixed size`() throws {
    #expect(try advice(Self.fixedSize) == [])
  }

  @Test(arguments: [
    ("Save.Height = 50", "'Save' has a fixed height and cannot grow with its text"),
    ("Card.Width = 100", "'Card' has a fixed width and cannot grow with its text"),
  ])
  func `a text grows`(_ line: String, _ message: String) throws {
    #expect(try advice(Self.fixedSize + "  " + line + "\n") == [message])
  }

  /// Between 200 and 300 points every width is as good at 750, and the last line decides for 300.
  @Test func `a constraint that ties with a content size and loses is reported`() throws {
    let recipe = """
      views:
        Picture: {kind: imageView, image: {name: flowers, size: [300, 400]}}
      constraints: |
        Picture.Leading = Superview.Leading
        Picture.Top = Superview.Top
        Picture.Width = 200 @PRIORITY
        Picture.Width = 300 @248
      """
    let tie =
      "this constraint does not hold: the compression resistance of 'Picture' has the same priority 750"
    #expect(try advice(recipe.replacing("PRIORITY", with: "750")) == [tie])
    // It holds; and it loses to what is stronger.
    #expect(try advice(recipe.replacing("PRIORITY", with: "751")) == [])
    #expect(try advice(recipe.replacing("PRIORITY", with: "749")) == [])
  }

  /// With the sign turned, the label lies within the root, below or behind the photo.
  @Test(arguments: [
    (
      "Title.Trailing = Superview.Trailing + 16",
      "write 'Title.Trailing = Superview.Trailing - 16.0' if it is to lie inside"
    ),
    (
      "Superview.Trailing = Title.Trailing - Standard",
      "write 'Superview.Trailing = Title.Trailing + Standard' if it is to lie inside"
    ),
    (
      "Title.Top = Photo.Bottom - 20",
      "write 'Title.Top = Photo.Bottom + 20.0' if 'Title' is to lie below it"
    ),
    (
      "Photo.Bottom = Title.Top + 20",
      "write 'Photo.Bottom = Title.Top - 20.0' if 'Title' is to lie below it"
    ),
    ("Photo.Width = 200.0", "delete one of them"),
    ("Title.Left = Superview.LeftMargin", "write 'Title.Leading = Superview.LeadingMargin'"),
  ])
  func `advice names the line to write`(_ line: String, _ help: String) throws {
    let recipe = """
      views:
        Photo: {}
        Title: {kind: label, text: Alps}
      constraints: |
        Photo.Leading = Superview.Leading
        Photo.Top = Superview.Top
        Photo.Width = 200
        Photo.Height = 100
        \(line)
        Title.Leading = Superview.Leading @250
        Title.Top = Superview.Top + 120 @250
      """
    #expect(try Sample.solved(recipe).advice(.standard).map(\.help) == [help])
  }

  /// Both kinds of advice on one line name the same line.
  @Test func `advice on left and right takes the sign of that on the edge`() throws {
    let recipe = """
      views: {Title: {kind: label, text: Alps}}
      constraints: |
        Title.Right = Superview.Right + 16
        Title.Top = Superview.Top + 120
      """
    let line = "write 'Title.Trailing = Superview.Trailing - 16.0'"
    #expect(
      try Sample.solved(recipe).advice(.standard).compactMap(\.help) == [
        line, line + " if it is to lie inside",
      ])
  }

  /// The picture is as wide as the screen, so that 12 points beyond its edge are beyond the screen.
  @Test(arguments: [
    ("Trailing", "+ 12", "write 'Badge.Trailing = Photo.Trailing - 12.0'"),
    ("Right", "+ 12", "write 'Badge.Trailing = Photo.Trailing - 12.0'"),
    ("Leading", "- 12", "write 'Badge.Leading = Photo.Leading + 12.0'"),
  ])
  func `a wrong sign at the edge of a sibling is turned`(
    _ edge: String, _ constant: String, _ help: String
  ) throws {
    let line = "Badge.\(edge) = Photo.\(edge) \(constant)"
    let recipe = """
      views: {Photo: {}, Badge: {kind: label, text: SALE}}
      constraints: |
        Photo.Leading = Superview.Leading
        Photo.Trailing = Superview.Trailing
        Photo.Top = Superview.Top + 40
        Photo.Height = 200
        Badge.Top = Photo.Top + 12
        \(line)
      """
    let found = try Sample.solved(recipe).advice(.standard)
    let screen = found.filter { $0.id == "outside-screen" }
    #expect(screen.map(\.help) == ["\(help) in place of '\(line)'"])
    let sides = found.filter { $0.id == "left-or-right" }
    #expect(sides.map(\.help) == (edge == "Right" ? [help] : []))
  }

  /// The root is 375 points wide, the picture 712, the text about 600.
  @Test(arguments: [
    (
      "Photo: {kind: imageView, image: {name: flowers, size: [712, 400]}}",
      ["Photo.Leading = Superview.Leading"], "add 'Photo.Trailing = Superview.Trailing'"
    ),
    (
      "Photo: {kind: imageView, image: {name: flowers, size: [712, 400]}}",
      ["Photo.Leading = Superview.LeadingMargin"],
      "add 'Photo.Trailing = Superview.TrailingMargin'"
    ),
    (
      "Photo: {}", ["Photo.Leading = Superview.Leading + 20", "Photo.Width = 800"],
      "write 'Photo.Trailing = Superview.Trailing - 20.0' in place of 'Photo.Width = 800'"
    ),
    (
      "Photo: {kind: label, text: \(String(repeating: "a word ", count: 20))}",
      ["Photo.Leading = Superview.Leading + 20"],
      "add 'Photo.Trailing <= Superview.Trailing - 20.0', and 'numberOfLines: 0' to 'Photo'"
    ),
  ])
  func `a view beyond the screen gets the line that ends it`(
    _ view: String, _ lines: [String], _ help: String
  ) throws {
    let recipe = """
      views:
        \(view)
      constraints: |
        Photo.Top = Superview.Top + 40
        Photo.Height = 100
        \(lines.joined(separator: "\n  "))
      """
    let found = try Sample.solved(recipe).advice(.standard).filter { $0.id == "outside-screen" }
    #expect(found.map(\.help) == [help])
  }

  /// A bar without its height is ambiguous, unless the title has room above it: an optional height then decides.
  @Test(arguments: [
    (
      "Title.Bottom = Bar.Bottom - 8", "Bar.Height = 96",
      [
        "write 'Bar.Height = 96.0 (Priority 750)', and add 'Title.Top >= Bar.Top + 8.0'"
      ]
    ),
    (
      "Title.Top = Bar.Top + 8\n  Title.Bottom <= Bar.Bottom - 8", "Bar.Height = 96",
      ["write 'Bar.Height = 96.0 (Priority 750)'"]
    ),
    (
      "Title.Top = Bar.Top + 8\n  Bar.Bottom = Title.Bottom + 8", "Title.Height = 20",
      [
        "write 'Title.Height >= 20.0'"
      ]
    ),
  ])
  func `a fixed size has the line that lets a view grow`(
    _ ties: String, _ size: String, _ help: [String]
  ) throws {
    let recipe = """
      views: {Bar: {subviews: {Title: {kind: label, text: Alps}}}}
      constraints: |
        Bar.Leading = Superview.Leading
        Bar.Trailing = Superview.Trailing
        Bar.Top = Superview.Top
        Title.CenterX = Bar.CenterX
        \(ties)
        \(size)
      """
    let found = try Sample.solved(recipe).advice(.standard).filter { $0.id == "fixed-size" }
    #expect(found.compactMap(\.help) == help)
  }

  /// In landscape, 59 points on both sides of an iPhone 15 are beside its safe area.
  @Test(arguments: [
    (
      "Title.Leading = Superview.Leading + 16", ["write 'Title.Leading = Safe Area.Leading + 16.0'"]
    ),
    (
      "Superview.Trailing = Title.Trailing + Standard",
      ["write 'Safe Area.Trailing = Title.Trailing + 20.0'"]
    ),
    ("Title.Leading = Card.Leading + 8", ["write 'Title.Leading = Safe Area.Leading + 8.0'"]),
    ("Title.Leading = Superview.LeadingMargin", []),
    ("Title.Leading = Safe Area.Leading", []),
    ("Title.CenterX = Superview.CenterX", []),
  ])
  func `a text beside the safe area is to be tied to it`(_ line: String, _ help: [String]) throws {
    let recipe = """
      views:
        Card: {}
        Title: {kind: label, text: Alps}
      constraints: |
        Card.Leading = Superview.Leading
        Card.Trailing = Superview.Trailing
        Card.Top = Superview.Top
        Card.Bottom = Superview.Bottom
        Title.Top = Safe Area.Top + 20
        \(line)
      """
    let device = try #require(Device.named("iPhone 15"))
    for (orientation, help) in [(Orientation.landscape, help), (.portrait, [])] {
      let canvas = Canvas(device: device, orientation: orientation)
      let advice = try Sample.solved(recipe, on: canvas).advice(.standard)
      #expect(advice.compactMap(\.help) == help)
    }
  }

  /// The photo lies between the title and the edge that the title is tied to.
  @Test(arguments: [
    ("Title.Top = Superview.Top + 120", "write 'Title.Top = Photo.Bottom + Standard' in its place"),
    (
      "Title.Leading >= Superview.Leading + 220",
      "write 'Title.Leading >= Photo.Trailing + Standard' in its place"
    ),
    (
      "Superview.Trailing = Title.Trailing + 450",
      "write 'Photo.Leading = Title.Trailing + Standard' in its place"
    ),
    // In place of the string, the view below the title would lose its place.
    ("V:|-120-[title]", "tie a view to its nearest neighbour"),
  ])
  func `a view past its neighbour is to be tied to that`(_ line: String, _ help: String) throws {
    let photo =
      line.hasPrefix("Superview")
      ? "Photo.Trailing = Superview.Trailing - 10" : "Photo.Leading = Superview.Leading + 10"
    let recipe = """
      views:
        Photo: {}
        Title: {kind: label, text: Alps}
      constraints: |
        \(photo)
        Photo.Top = Superview.Top + 10
        Photo.Width = 200
        Photo.Height = 100
        \(line)
        Title.Leading = Photo.Leading @249
        Title.Top = Photo.Top @249
      """
    #expect(try Sample.solved(recipe).advice(.standard).map(\.help) == [help])
  }
}
