import Diagnostics
import LayoutModel
import Recipes
import Testing

@testable import ConflictLogs

/// The layouts that are made of logs.
struct LogReadingTests {
  static func read(_ lines: String...) -> Checked<[Recipe]> {
    let text = lines.map { "\"<\($0)>\"" }.joined(separator: ",\n")
    return ConflictLogReader.layouts(in: SourceFile(path: "a.log", text: text), named: "a")
  }

  static func recipe(_ text: String) throws -> Recipe {
    let checked = ConflictLogReader.layouts(in: SourceFile(path: "a.log", text: text), named: "a")
    return try #require(checked.value?.first)
  }

  @Test func `views are named by classes, texts, identifiers and addresses`() throws {
    let checked = Self.read(
      "NSLayoutConstraint:0x1 UILabel:0xa1'Name'.top == Shop.PriceView:0xb1.top",
      "NSLayoutConstraint:0x2 UILabel:0xa2'OK'.top == UILabel:0xa3'ok'.top",
      "NSLayoutConstraint:0x3 cell.top == NSKVONotifying_CardView:0xc1.top   (active, names: cell:0xd1 )",
      "NSLayoutConstraint:0x4 _TtC4Shop8CardView:0xc2.top == Superview.top   (active, names: Superview:0xd2 )",
      // The same view with its text, and a line break in a text.
      "NSLayoutConstraint:0x5 Shop.PriceView:0xb1'12 €'.top == UILabel:0xa4'One\n Two'.top",
      // A private class inside a generic one.
      "NSLayoutConstraint:0x6 _TtGCGC4Shop8GridViewCS_8ItemView_P10$100d482f017ContainerItemViewS1__S1__:0xc4.height == 1"
    )
    #expect(checked.diagnostics.isEmpty)
    let recipe = try #require(checked.value?.first)
    #expect(
      recipe.views.map(\.name) == [
        "Superview", "UILabel 'Name'", "PriceView '12 €'", "UILabel 'OK' 0xa2", "UILabel 'ok' 0xa3",
        "cell", "CardView 0xc1", "CardView 0xc2", "Superview 0xd2", "UILabel 'One Two'",
        "ContainerItemView 0xc4",
      ])
    #expect(recipe.views.map { $0.view.kind }.filter { $0 == .label }.count == 4)
  }

  @Test func `bars, margins and both edges state which view holds which`() throws {
    let recipe = try Self.recipe(
      """
      <NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0xa]   (active, names: '|':UIView:0xb )>
      <NSLayoutConstraint:0x2 UIView:0xb.left == UIScrollView:0xc.left + 5>
      <NSLayoutConstraint:0x3 UIView:0xb.right == UIScrollView:0xc.right - 5>
      <NSLayoutConstraint:0x4 UIScrollView:0xc.top == UIView:0xd.topMargin>
      <NSLayoutConstraint:0x5 UIImageView:0xe.top == UIView:0xb.top>
      <NSLayoutConstraint:0x6 'UIView-topMargin-guide-constraint' V:|-(20)-[UILayoutGuide:0xf'g']   (active, names: '|':UIView:0xd )>
      <NSLayoutConstraint:0x7 UIButton:0x9.top == UILayoutGuide:0xf'g'.top>
      """)
    func holder(_ name: String) -> String? {
      let view = recipe.views.first { $0.name == name }
      return view?.superview.map { recipe.views[$0].name }
    }
    #expect(holder("UILabel 0xa") == "UIView 0xb")
    #expect(holder("UIView 0xb") == "UIScrollView 0xc")
    #expect(holder("UIScrollView 0xc") == "UIView 0xd")
    #expect(holder("UIButton 0x9") == "UIView 0xd")
    // One edge states nothing.
    #expect(holder("UIImageView 0xe") == "Superview")
    let outer = try #require(recipe.views.first { $0.name == "UIView 0xd" })
    // The margin that a constraint states, and UIKit's 8 points on the other sides.
    #expect(
      outer.view.layoutMargins
        == DirectionalEdgeInsets(top: 20, leading: 8, bottom: 8, trailing: 8))
    #expect(recipe.guides.last?.name == "UILayoutGuide 'g'")
  }

  @Test func `a view whose edges two others keep a distance to holds both`() throws {
    let recipe = try Self.recipe(
      """
      <MASLayoutConstraint:0x1 UIButton:0xa.left == UIView:0xd.left + 10>
      <MASLayoutConstraint:0x2 UILabel:0xb.left == UIButton:0xa.right + 10>
      <MASLayoutConstraint:0x3 UITextField:0xc.left == UILabel:0xb.right + 10>
      <MASLayoutConstraint:0x4 UITextField:0xc.right == UIView:0xd.right - 10>
      <MASLayoutConstraint:0x5 UIView:0xe.top == UIView:0xf.top>
      <MASLayoutConstraint:0x6 UIView:0x9.bottom == UIView:0xf.bottom>
      """)
    let holders = recipe.views.dropFirst().map { view in
      view.superview.map { recipe.views[$0].name } ?? ""
    }
    let names = recipe.views.dropFirst().map(\.name)
    let held = zip(names, holders).filter { $1 == "UIView 0xd" }.map(\.0)
    #expect(held == ["UIButton 0xa", "UILabel 0xb", "UITextField 0xc"])
    // Views that are only aligned can lie anywhere.
    #expect(!holders.contains("UIView 0xf"))
  }

  /// AppKit counts upward from the bottom of the superview: 24 - 1 + 1 is 24, and the image view has 22.
  @Test func `places of masks in AppKit count upward`() throws {
    let recipe = try Self.recipe(
      """
      <NSLayoutConstraint:0x1 NSImageView:0xa.height == 22   (active)>
      <NSLayoutConstraint:0x2 V:[NSImageView:0xa]-(0)-|   (active, names: '|':NSView:0xb )>
      <NSLayoutConstraint:0x3 V:|-(0)-[NSImageView:0xa]   (active, names: '|':NSView:0xb )>
      <NSAutoresizingMaskLayoutConstraint:0x4 h=-&- v=-&- NSView:0xb.minY == - 1   (active, names: '|':NSBox:0xc'Box' )>
      <NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=-&- V:|-(1)-[NSView:0xb]   (active, names: '|':NSBox:0xc'Box' )>
      <NSLayoutConstraint:0x6 NSBox:0xc'Box'.height >= 24   (active)>
      """)
    let layout = recipe.layouts(on: CanvasRequest())[0]
    #expect(
      layout.equation(of: layout.constraints[3]) == "NSView 0xb.Bottom = NSBox 'Box'.Bottom + 1.0")
    let solved = try LayoutEngine.solve(layout)
    #expect(solved.conflicts.map(\.constraints) == [[0, 1, 2, 3, 4, 5]])
  }

  /// A flipped view, by the side of the other distance or by its class, and views of UIKit count downward.
  @Test(arguments: [
    "NSView:0xa.minY == 5   (active, names: '|':NSScrollView:0xb )",
    "UIView:0xa.minY == 5   (active, names: '|':UIView:0xb )",
    "NSView:0xa.minY == 5   (active, names: '|':NSClipView:0xb )",
  ])
  func `places of masks in flipped views count downward`(_ text: String) throws {
    let mask = "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- "
    let recipe = try Self.recipe(
      """
      \(mask)\(text)>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- V:[NSView:0xa]-(7)-|   (active, names: '|':NSClipView:0xb )>
      """)
    let layout = recipe.layouts(on: CanvasRequest())[0]
    #expect(layout.equation(of: layout.constraints[0]).contains(".Top = "))
  }

  @Test func `what UIKit broke is found in the list`() throws {
    let recipe = try Self.recipe(
      """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 1>
      <NSLayoutConstraint:0x2 UIView:0xa.width == 2>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x2 UIView:0xa.width == 2>
      """)
    #expect(recipe.log?.entries.map(\.isBroken) == [false, true])
    #expect(recipe.constraints.map(\.label) == ["1", "2"])
  }

  @Test func `a list that is pasted twice has each constraint once`() throws {
    let checked = Self.read(
      "NSLayoutConstraint:0x1 UIView:0xa.width == 1",
      "NSLayoutConstraint:0x2 UIView:0xa.width == 2",
      "NSLayoutConstraint:0x1 UIView:0xa.width == 1")
    #expect(checked.value?.first?.constraints.count == 2)
  }

  @Test func `a place without a second item counts from the superview`() throws {
    let recipe = try Self.recipe(
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 16   (active, names: '|':UIView:0xb )>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xa.midY == + 22>
      """)
    let layout = recipe.layouts(on: CanvasRequest())[0]
    #expect(
      layout.constraints.map { layout.equation(of: $0) } == [
        "UIView 0xa.Left = UIView 0xb.Left + 16.0", "UIView 0xa.CenterY = UIView 0xb.Top + 22.0",
      ])
  }

  // MARK: - Bad input

  @Test func `a description that cannot be read is reported at its line, and the others are used`()
  {
    let text = """
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 1>",
      "<NSLayoutConstraint:0x2 UIView:0xa.wide == 2>",
      "<NSLayoutConstraint:0x3 UIView:0xa.width == 10000000>",
      "<NSLayoutConstraint:0x4 UIView:0xa.width == UIView:0xb.top>",
      "<NSLayoutConstraint:0x5 UIView:0xa.width == 2>",
      "<NSLayoutConstraint:0x6 UIView:0xa.width == 1
      """
    let file = SourceFile(path: "a.log", text: text)
    let checked = ConflictLogReader.layouts(in: file, named: "a")
    #expect(checked.value?.first?.constraints.count == 2)
    let faults = checked.diagnostics.map { fault in
      "\(fault.range.map { file.position(at: $0.start).line } ?? 0): \(fault.message)"
    }
    #expect(
      faults == [
        "2: this description of a constraint cannot be read",
        "3: this constraint has a number larger than a million",
        "4: a size (Width, Height) cannot be tied to a location",
        "6: this description of a constraint is cut off",
      ])
    #expect(checked.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `a log without a constraint has no layout`() {
    let file = SourceFile(
      path: "a.log", text: "Unable to simultaneously satisfy constraints.\n(\n)\n")
    let checked = ConflictLogReader.layouts(in: file, named: "a")
    #expect(checked.value?.isEmpty == true)
    #expect(checked.diagnostics.map(\.id) == ["no-layout"])
  }

  @Test func `the number of conflicts and constraints is bounded`() {
    let constraint = "<NSLayoutConstraint UIView'A'.width == 1>\n"
    // A conflict that is printed again is reported once.
    let many = (1...103).map { "(\n<NSLayoutConstraint UIView'A'.width == \($0)>\n" }.joined()
    let conflicts = ConflictLogReader.layouts(in: SourceFile(path: "a", text: many), named: "a")
    #expect(conflicts.value?.count == 100)
    #expect(conflicts.value?.first?.name == "a.1")
    #expect(conflicts.diagnostics.map(\.id) == ["too-many-constraints"])
    let long = String(repeating: constraint, count: 1003)
    let constraints = ConflictLogReader.layouts(in: SourceFile(path: "a", text: long), named: "a")
    #expect(constraints.value?.first?.constraints.count == 1000)
    #expect(constraints.diagnostics.map(\.id) == ["too-many-constraints"])
  }

  /// Every beginning of a log, which a paste can be, is read without a crash.
  @Test func `half a log is read as far as it goes`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 'a' H:|-(>=8)-[UILabel:0xa'b (c)'](LTR)   (active, names: '|':UIView:0xb )>",
          "\\<NSLayoutConstraint:0x2 UIView:0xa.width == 0.5*UIView:0xb.width + 3 @750&gt;",
      )
      Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1 'a' H:|-(>=8)-[UILabel:0xa]>
      """
    var counts: Set<Int> = []
    for count in 0...text.count {
      let file = SourceFile(path: "a.log", text: String(text.prefix(count)))
      let checked = ConflictLogReader.layouts(in: file, named: "a")
      counts.insert(checked.value?.first?.constraints.count ?? 0)
    }
    #expect(counts == [0, 1, 2])
  }
}
