import Diagnostics
import LayoutModel
import Recipes
import Testing
import Typesetting

@testable import ConflictLogs

/// Logs as people post them: what owns a mask, what holds what, and what is no conflict.
struct WrittenLogTests {
  private static func read(_ text: String) -> Checked<[Recipe]> {
    ConflictLogReader.layouts(in: SourceFile(path: "l.txt", text: text), named: "l")
  }

  private static func findings(_ text: String) throws -> [Diagnostic] {
    let checked = read(text)
    return try (checked.value ?? []).flatMap { recipe in
      let log = try #require(recipe.log)
      let solved = try LayoutEngine.solve(recipe.layouts(on: CanvasRequest())[0])
      return LogFindings.diagnostics(of: solved, log, .standard)
    }
  }

  /// The forms of a mask's constraint on the far edge of a view.
  static let masks = [
    "V:[Board:0x2]-(0)-|   (active, names: '|':UIView:0x1 )",
    "Board:0x2.bottom == UIView:0x1.bottom   (active)",
  ]

  @Test(arguments: masks)
  func `a mask belongs to the view that lies in the other`(_ form: String) throws {
    let help = try #require(
      try Self.findings(
        """
        <NSAutoresizingMaskLayoutConstraint:0xa h=-&- v=-&- \(form)>
        <NSLayoutConstraint:0xb V:[Board:0x2]-(30)-|   (active, names: '|':UIView:0x1 )>
        """
      ).first?.help)
    #expect(help.contains("translatesAutoresizingMaskIntoConstraints of Board 0x2 to false"))
  }

  @Test func `the place of a mask may be in a view that the log only ties to its view`() throws {
    // The middle at 40 and a height of 80 end at 80, 10 above the end of a row of 85.
    let found = try Self.findings(
      """
      <NSAutoresizingMaskLayoutConstraint:0xa h=--& v=--& Pin:0x1.midY == + 40>
      <NSAutoresizingMaskLayoutConstraint:0xb h=--& v=--& V:[Pin:0x1(80)]>
      <NSLayoutConstraint:0xc Pin:0x1.bottom == Shelf:0x2.bottom - 10>
      <NSLayoutConstraint:0xd V:[Shelf:0x2(85)]>
      """)
    #expect(found.first?.message == "constraints 1, 2, 3 and 4 cannot all hold")
    #expect(found.first?.notes.first?.message == "views: Shelf 0x2 holds Pin 0x1")
  }

  static let dashes = ["~~", "\u{2013}", "\u{2014}", "\u{2011}", "\u{2212}"]

  @Test(arguments: dashes)
  func `other dashes stand for hyphens`(_ dash: String) throws {
    // 6 + 20 > 10
    let found = try Self.findings(
      """
      <NSLayoutConstraint:0xa V:|\(dash)(6)\(dash)[UILabel:0x1]   (active, names: '|':Bar:0x2 )>
      <NSLayoutConstraint:0xb UILabel:0x1.height == 20   (active)>
      <NSLayoutConstraint:0xc UILabel:0x1.bottom == Bar:0x2.bottom   (active)>
      <NSLayoutConstraint:0xd Bar:0x2.height == 10   (active)>
      """)
    #expect(
      found.first?.notes.contains { $0.message == "the lengths do not fit: 6 + 20 > 10" } == true)
  }

  @Test func `distances of anchors are read`() throws {
    // 12 = 0.5 x 40 is wrong.
    let found = try Self.findings(
      """
      <NSLayoutConstraint:0xa H:|-(12)-[P:0x1]   (active, names: '|':Q:0x2 )>
      <NSLayoutConstraint:0xb (P:0x1.leading - Q:0x2.leading) == 0.5*(S:0x4.leading - R:0x3.trailing)   (active)>
      <NSLayoutConstraint:0xc H:[R:0x3]-(40)-[S:0x4]   (active)>
      """)
    #expect(found.count == 1)
    #expect(found[0].message.hasPrefix("constraints 1, 2"))
    #expect(found[0].id != "no-conflict")
    let fits = try Self.findings(
      """
      <NSLayoutConstraint:0xa H:|-(20)-[P:0x1]   (active, names: '|':Q:0x2 )>
      <NSLayoutConstraint:0xb (P:0x1.leading - Q:0x2.leading) == 0.5*(S:0x4.leading - R:0x3.trailing)   (active)>
      <NSLayoutConstraint:0xc H:[R:0x3]-(40)-[S:0x4]   (active)>
      """)
    #expect(fits.map(\.id) == ["no-conflict"])
  }

  private static let conflict = """
    (
        "<NSLayoutConstraint:0xa Tile:0x1.width == 9   (active)>",
        "<NSLayoutConstraint:0xb Tile:0x1.width == 8   (active)>"
    )

    """

  @Test func `a conflict that is printed again is reported once, with its lines`() throws {
    let text =
      "Conflicting constraints detected: " + Self.conflict
      + "Unable to simultaneously satisfy constraints:\n" + Self.conflict
    let found = try Self.findings(text)
    #expect(found.count == 1)
    #expect(found[0].notes.contains { $0.message == "printed 2 times (lines 1 and 5)" })
    let many = String(
      repeating: "Unable to simultaneously satisfy constraints.\n" + Self.conflict, count: 300)
    let other = Self.conflict.replacing("0x1", with: "0x7").replacing("0xa", with: "0xe")
    let checked = Self.read(many + "Unable to simultaneously satisfy constraints.\n" + other)
    #expect(checked.value?.count == 2)
    #expect(checked.diagnostics.isEmpty)
  }

  @Test func `of AppKit's own views no constraint can be changed`() throws {
    let help = try #require(
      try Self.findings(
        """
        <NSLayoutConstraint:0xa V:|-(>=5)-[NSToolbarButton:0x1]   (active, names: '|':NSToolbarItemViewer:0x2 )>
        <NSLayoutConstraint:0xb NSToolbarButton:0x1.bottom == NSToolbarItemViewer:0x2.bottom - 5   (active)>
        <NSLayoutConstraint:0xc 'NSView-Encapsulated-Layout-Height' NSToolbarItemViewer:0x2.height == 1   (active)>
        """
      ).first?.help)
    #expect(help.contains("is 1 point high before its first layout"))
    #expect(help.contains("none is the app's"))
    #expect(!help.contains("priority"))
  }

  @Test func `a list of the debugger is no conflict`() throws {
    let found = try Self.findings(
      """
      (lldb) po [0x9 constraintsAffectingLayoutForAxis:0]
      <__NSArrayM 0x8>(
      <NSLayoutConstraint:0xa H:|-(15)-[UILabel:0x1'A']   (Names: '|':Row:0x2 )>,
      <NSContentSizeLayoutConstraint:0xc H:[UILabel:0x1'A'(131)] Hug:250 CompressionResistance:750>,
      <NSLayoutConstraint:0xb H:[Row:0x2(320)]>
      )
      """)
    #expect(
      found.map(\.message) == [
        "these 3 constraints are a debugger's list of what affects a view, and no report of a conflict"
      ])
  }

  @Test func `what conflicts is left out only if every line was read`() throws {
    let lines = """
      <NSLayoutConstraint:0xa A:0x1.width == 9   (active)>
      <NSLayoutConstraint:0xb A:0x1.height == 9   (active)>
      """
    #expect(try Self.findings(lines).first?.message.contains("leaves out") == true)
    let cut = lines + "\n<NSLayoutConstraint:0xc A:0x1.something odd   (active)>\n"
    #expect(
      try Self.findings(cut).map(\.message) == [
        "these 2 constraints can hold without the one more that ibar cannot read"
      ])
  }

  @Test func `a stack view stands first in the constraints of its canvas`() throws {
    let found = try Self.findings(
      """
      <NSLayoutConstraint:0xa '_UITemporaryLayoutWidth' My.Bar:0x1.width == 0   (active)>
      <NSLayoutConstraint:0xb 'UISV-canvas-connection' UIStackView:0x2.leading == UILabel:0x3.leading   (active)>
      <NSLayoutConstraint:0xc 'UISV-canvas-connection' H:[UILabel:0x4]-(0)-|   (active, names: '|':UIStackView:0x2 )>
      <NSLayoutConstraint:0xd 'UISV-canvas-connection' My.Bar:0x1.leading == UIStackView:0x2.leading   (active)>
      <NSLayoutConstraint:0xe 'UISV-canvas-connection' My.Bar:0x1.trailing == UIStackView:0x2.trailing   (active)>
      <NSLayoutConstraint:0xf 'UISV-spacing' H:[UILabel:0x3]-(6)-[UILabel:0x4]   (active)>
      """)
    #expect(
      found.first?.notes.first?.message
        == "views: Bar 0x1 holds UIStackView 0x2; UIStackView 0x2 holds UILabel 0x3 and UILabel 0x4"
    )
  }
}
