import Diagnostics
import LayoutModel
import Recipes
import Testing
import Typesetting

@testable import ConflictLogs

/// The findings about conflicts, whose causes have names.
struct FindingTests {
  static func findings(_ lines: String) throws -> [Diagnostic] {
    let recipe = try LogReadingTests.recipe(lines)
    let log = try #require(recipe.log)
    let solved = try LayoutEngine.solve(recipe.layouts(on: CanvasRequest())[0])
    return LogFindings.diagnostics(of: solved, log, .standard)
  }

  /// 20 + 100 + 8 + 300 is 428, and the cell is 375 points wide; the height has nothing to do with it.
  @Test func `a chain is a sum, and the rest is innocent`() throws {
    let found = try Self.findings(
      """
      <NSLayoutConstraint:0x1 UIImageView:0xa.width == 100   (active)>
      <NSLayoutConstraint:0x2 UILabel:0xb'Name'.width >= 300   (active)>
      <NSLayoutConstraint:0x3 UILabel:0xb'Name'.height == 21   (active)>
      <NSLayoutConstraint:0x4 H:[UIImageView:0xa]-(8)-[UILabel:0xb'Name']   (active)>
      <NSLayoutConstraint:0x5 H:|-(20)-[UIImageView:0xa]   (active, names: '|':Cell:0xc )>
      <NSLayoutConstraint:0x6 H:[UILabel:0xb'Name']-(0)-|   (active, names: '|':Cell:0xc )>
      <NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Width' Cell:0xc.width == 375   (active)>
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 UILabel:0xb'Name'.height == 21   (active)>
      """)
    #expect(found.count == 1)
    #expect(found[0].message == "constraints 1, 2, 4, 5, 6 and 7 cannot all hold")
    #expect(found[0].constraints == [1, 2, 4, 5, 6, 7].map { .number($0) })
    let notes = found[0].notes.map(\.message)
    #expect(notes[0] == "views: Cell 0xc holds UIImageView 0xa and UILabel 'Name'")
    #expect(notes.contains("the lengths do not fit: 20 + 100 + 8 + 300 > 375"))
    #expect(notes.contains("innocent: constraint 3: UILabel 'Name'.Height = 21.0"))
    #expect(notes.last == "UIKit broke constraint 3, which is innocent")
    #expect(
      found[0].help?.hasPrefix(
        "Cell 0xc gets 375 points from the view that holds it "
          + "('UIView-Encapsulated-Layout-Width'): give constraint 6 a priority of 999; or ")
        == true)
  }

  /// The cause that the help names first.
  static let causes: [(log: String, help: String)] = [
    (
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.height == 50   (active)>
      <NSLayoutConstraint:0x2 UIView:0xa.height == 100   (active)>
      """, "set translatesAutoresizingMaskIntoConstraints of UIView 0xa to false"
    ),
    (
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.height == 0   (active)>
      <NSLayoutConstraint:0x2 V:|-(8)-[UIView:0xb]   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x3 V:[UIView:0xb]-(8)-|   (active, names: '|':UIView:0xa )>
      """,
      "the frame of UIView 0xa is 0 points high (constraint 1): give it a size first, or give "
        + "constraint 3 a priority of 999, or set translatesAutoresizingMaskIntoConstraints of UIView 0xa "
    ),
    (
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.height == 10   (active)>
      <NSLayoutConstraint:0x2 V:|-(8)-[UIView:0xb]   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x3 V:[UIView:0xb]-(8)-|   (active, names: '|':UIView:0xa )>
      """,
      "UIView 0xa has the size of its frame (constraint 1): give constraint 3 a priority of 999"
    ),
    // All of the views are UIKit's own, and no author can change a constraint.
    (
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIBarContentView:0xa.width == 0   (active)>
      <NSLayoutConstraint:0x2 H:|-(8)-[_UIBarStackView:0xb]   (active, names: '|':_UIBarContentView:0xa )>
      <NSLayoutConstraint:0x3 H:[_UIBarStackView:0xb]-(8)-|   (active, names: '|':_UIBarContentView:0xa )>
      """,
      "the frame of _UIBarContentView 0xa is 0 points wide (constraint 1): give the view that holds it a "
        + "size first"
    ),
    (
      """
      <NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' V:|-(34)-[UIView:0xb]   (Names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x2 V:|-(20)-[UIView:0xb]   (Names: '|':UIView:0xa )>
      """,
      "Interface Builder made constraint 1, since the document has no constraints for UIView 0xb: add "
        + "constraints there"
    ),
    (
      """
      <NSLayoutConstraint:0x1 'fittingSizeHTarget' UIStackView:0xa.width == 0   (active)>
      <NSLayoutConstraint:0x2 H:|-(8)-[UIView:0xb]   (active, names: '|':UIStackView:0xa )>
      <NSLayoutConstraint:0x3 H:[UIView:0xb]-(8)-|   (active, names: '|':UIStackView:0xa )>
      """,
      "UIStackView 0xa has this size only while it is measured ('fittingSizeHTarget'): give constraint 3 a"
    ),
    (
      """
      <NSLayoutConstraint:0x1 'NSView-Encapsulated-Layout-Width' Cell.width == 100   (active, names: Cell:0xa )>
      <NSLayoutConstraint:0x2 H:|-(8)-[NSTextField:0xb]   (active, names: Cell:0xa, '|':Cell:0xa )>
      <NSLayoutConstraint:0x3 H:[NSTextField:0xb]-(8)-|   (active, names: Cell:0xa, '|':Cell:0xa )>
      <NSLayoutConstraint:0x4 NSTextField:0xb.width >= 90   (active)>
      """,
      "Cell gets 100 points from the view that holds it ('NSView-Encapsulated-Layout-Width'): give "
        + "constraint 3 a priority of 999"
    ),
    // The size of the outer view stays: a distance gives way.
    (
      """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>
      <NSLayoutConstraint:0x2 UIButton:0xb.left == UIView:0xa.left + 60>
      <NSLayoutConstraint:0x3 UILabel:0xc.left == UIButton:0xb.right + 10>
      <NSLayoutConstraint:0x4 UILabel:0xc.right == UIView:0xa.right - 60>
      """,
      "the distances in UIView 0xa do not fit its width (constraint 1): give constraint 4 a priority of 999"
    ),
    (
      """
      <NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Width' UIView:0xa.width == 0   (active)>
      <NSLayoutConstraint:0x2 H:|-(8)-[UIView:0xb]   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x3 H:[UIView:0xb]-(8)-|   (active, names: '|':UIView:0xa )>
      """, "UIView 0xa is 0 points wide before its first layout"
    ),
    (
      """
      <NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 44   (active)>
      <NSLayoutConstraint:0x2 V:|-(8)-[UIView:0xb]   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x3 V:[UIView:0xb]-(8)-|   (active, names: '|':UIView:0xa )>
      <NSLayoutConstraint:0x4 UIView:0xb.height == 100   (active)>
      """, "UIView 0xa gets 44 points from the view that holds it"
    ),
    (
      """
      <NSLayoutConstraint:0x1 'UISV-hiding' UIView:0xa.height == 0   (active)>
      <NSLayoutConstraint:0x2 UIView:0xa.height >= 44   (active)>
      """, "a stack view hides UIView 0xa ('UISV-hiding'): give constraint 2 a priority of 999"
    ),
    (
      """
      <NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' UIStackView:0xa.width == 0   (active)>
      <NSLayoutConstraint:0x2 UIStackView:0xa.width >= 44   (active)>
      """, "UIStackView 0xa has this size only while it is measured"
    ),
    (
      """
      <NSLayoutConstraint:0x1 UIView:0xa.height == 200   (active)>
      <NSLayoutConstraint:0x2 UIView:0xa.height == 84   (active)>
      """, "UIView 0xa has two heights: delete constraint 1 or constraint 2"
    ),
    (
      "<NSLayoutConstraint:0x1 UIView:0xa.width == -8   (active)>",
      "constraint 1 asks for a size below 0"
    ),
    (
      """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 300   (active)>
      <NSLayoutConstraint:0x2 UIView:0xa.left == UIView:0xb.leftMargin   (active)>
      <NSLayoutConstraint:0x3 UIView:0xa.right == UIView:0xb.rightMargin   (active)>
      <NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 320   (active)>
      """, "UIView 0xb gets 320 points"
    ),
    (
      """
      <NSLayoutConstraint:0x1 UIView:0xa.left == UIView:0xb.left   (active)>
      <NSLayoutConstraint:0x2 UIView:0xa.left == UIView:0xb.left + 8   (active)>
      """, "delete constraint 2, or give it a priority below 1000"
    ),
  ]

  @Test(arguments: causes)
  func `the usual causes are named`(_ log: String, _ help: String) throws {
    let found = try Self.findings(log)
    #expect(found.count == 1)
    #expect(found[0].id == "unsatisfiable")
    #expect(found[0].help?.hasPrefix(help) == true, "\(found[0].help ?? "")")
  }

  /// Each change that the help names resolves the conflict alone.
  @Test(arguments: causes)
  func `what the help names resolves the conflict`(_ log: String, _ help: String) throws {
    let recipe = try LogReadingTests.recipe(log)
    let layout = recipe.layouts(on: CanvasRequest())[0]
    let words = try #require(Self.findings(log)[0].help)
    for match in words.matches(of: /(give|delete|or) constraint (\d+)( a priority)?/) {
      let number = String(match.output.2)
      var changed = layout
      for index in changed.constraints.indices where changed.constraints[index].label == number {
        changed.constraints[index].priority = Priority(999)
      }
      #expect(try LayoutEngine.solve(changed).conflicts.isEmpty, "\(match.output.0)")
    }
  }

  /// Of 100, 60 and 60 points any two do not fit into 100, so the third is not innocent.
  @Test func `a member of another conflict is not innocent`() throws {
    let found = try Self.findings(
      """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>
      <NSLayoutConstraint:0x2 UIView:0xa.width == 20   (active)>
      <NSLayoutConstraint:0x3 UIView:0xb.width == UIView:0xa.width   (active)>
      <NSLayoutConstraint:0x4 UIView:0xb.width == 10   (active)>
      """)
    let notes = found[0].notes.map(\.message)
    // Without constraint 1, those with the numbers 2, 3 and 4 still conflict.
    let others = notes.filter { $0.hasPrefix("in another conflict: ") }
    #expect(!others.isEmpty)
    #expect(!notes.contains { $0.hasPrefix("innocent: ") })
  }

  /// What a size or a place of its own leaves free is in no conflict; what is tied to the members can be.
  @Test func `constraints that cannot conflict are found without solving`() throws {
    let recipe = try LogReadingTests.recipe(
      """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>
      <NSLayoutConstraint:0x2 UIView:0xa.width == 20   (active)>
      <NSLayoutConstraint:0x3 UIView:0xb.width == UIView:0xa.width   (active)>
      <NSLayoutConstraint:0x4 UIView:0xb.left == UIView:0xa.left + 8   (active)>
      <NSLayoutConstraint:0x5 UIView:0xc.left == UIView:0xb.right + 8   (active)>
      <NSLayoutConstraint:0x6 UIView:0xc.height == 5   (active)>
      <NSLayoutConstraint:0x7 UIView:0xd.left == UIView:0xd.right - 8   (active)>
      """)
    let layout = recipe.layouts(on: CanvasRequest())[0]
    #expect(EntangledConstraints(layout).around([0, 1]) == [0, 1, 2])
    #expect(EntangledConstraints(layout).around([6]) == [6])
  }

  /// 33 views of 20 points, 32 gaps of 8 and two of 8 are 932 points: one conflict, and not one for each view.
  @Test func `a row that does not fit is one conflict`() throws {
    var lines = ["<NSLayoutConstraint:0x1 UIView:0x900.width == 375   (active)>"]
    for index in 0...32 {
      let view = "UIView:0xa\(index + 10)"
      lines += [
        "<NSLayoutConstraint:0x2\(index + 10) \(view).width == 20   (active)>",
        "<NSLayoutConstraint:0x3\(index + 10) \(view).top == UIView:0x900.top + 8   (active)>",
      ]
      lines.append(
        "<NSLayoutConstraint:0x4\(index + 10) H:"
          + (index < 32 ? "[\(view)]-(8)-[UIView:0xa\(index + 11)]" : "[\(view)]-(8)-|")
          + "   (active, names: '|':UIView:0x900 )>")
    }
    lines.append(
      "<NSLayoutConstraint:0x5 H:|-(8)-[UIView:0xa10]   (active, names: '|':UIView:0x900 )>")
    let found = try Self.findings(lines.joined(separator: "\n"))
    #expect(found.count == 1)
    // All but the 33 tops.
    #expect(found[0].constraints?.count == 68)
    #expect(found[0].notes.filter { $0.message.hasPrefix("innocent: ") }.count == 33)
  }

  @Test func `what the log does not state is said`() throws {
    let found = try Self.findings(
      """
      <NSLayoutConstraint:0x1 UILabel:0xa.top == UIView:0xb.topMargin>
      <NSLayoutConstraint:0x2 UILabel:0xa.firstBaseline == UIView:0xb.bottomMargin>
      <NSLayoutConstraint:0x3 UIView:0xb.height == 100>
      """)
    let notes = found[0].notes.map(\.message)
    // 8 + 16 + 8 is 32.
    #expect(notes.contains { $0.hasPrefix("the lengths do not fit: ") })
    #expect(notes.contains("the log does not state the margins of UIView 0xb: ibar takes 8 points"))
    #expect(notes.contains("the log does not state the font of UILabel 0xa: ibar takes 17 points"))
  }

  @Test func `constraints that can hold are advice`() throws {
    let found = try Self.findings(
      """
      <NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>
      <NSLayoutConstraint:0x2 UIView:0xb.width == 20   (active)>
      """)
    #expect(found.map(\.id) == ["no-conflict"])
    #expect(found.map(\.severity) == [.advice])
  }
}
