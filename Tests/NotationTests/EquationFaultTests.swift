import Diagnostics
import Testing

@testable import Notation

/// Lines that are no equation: the place of the fault, the message, and the help.
struct EquationFaultTests {
  private static let names = [
    "Red View", "Blue View", "Wi-Fi Switch", "2nd View", "Superview", "Safe Area",
  ]
  private static let metrics = ["gutter": 12.0]

  /// The fault of a line, in a file that holds nothing else.
  private static func fault(of text: String, among neighbours: [String] = []) throws -> Diagnostic {
    let file = SourceFile(path: "A", text: text)
    let range = SourceRange(start: 0, end: text.utf8.count)
    let line = try #require(SourceLine.lines(of: text, at: range, in: file).first)
    do throws(Diagnostic) {
      _ = try EquationParser.equation(
        in: line, metrics: metrics, names: names, neighbours: { neighbours })
    } catch {
      return error
    }
    throw Missing()
  }

  private struct Missing: Error {}

  /// A line with its fault between brackets, the message, and the help.
  static let faults: [(line: String, message: String, help: String?)] = [
    (
      "Red View.Width [:] 10", "expected '=', '>=' or '<=' after the first attribute",
      "write 'Red View.Width = 10'"
    ),
    (
      "Red View.Width [->] Superview.Width", "expected '=', '>=' or '<=' after the first attribute",
      "write 'Red View.Width = Superview.Width'"
    ),
    (
      "6. Blue View.Leading[ ]Red View.Leading + 8",
      "expected '=', '>=' or '<=' after the first attribute",
      "write 'Blue View.Leading = Red View.Leading + 8'"
    ),
    (
      "Blue View.Top[ to ]Red View.Bottom",
      "expected '=', '>=' or '<=' after the first attribute",
      "write 'Blue View.Top = Red View.Bottom'"
    ),
    (
      "Blue View.Top[ ]Red View.Botom", "expected '=', '>=' or '<=' after the first attribute",
      "write '=' between 'Blue View.Top' and 'Red View.Botom'"
    ),
    // -8 - 20 = -28
    (
      "Red View.Trailing [+ 20] = Superview.Trailing - 8",
      "a constant stands on the right side of a constraint, behind its item",
      "write 'Red View.Trailing = Superview.Trailing - 28'"
    ),
    (
      "Red View.Width [- 20] >= 100 @750",
      "a constant stands on the right side of a constraint, behind its item",
      "write 'Red View.Width >= 120 @750'"
    ),
    (
      "[100 <= Red View.Width <= 200]", "a line holds one constraint, and these are two",
      "write 'Red View.Width >= 100' and 'Red View.Width <= 200', each on a line of its own"
    ),
    (
      "Red View.Width [＝] 10", "'＝' is a fullwidth equals sign, not '='",
      "write 'Red View.Width = 10'"
    ),
    ("Red View.Width [<>] 10", "'<>' is not a relation", "use '=', '>=' or '<='"),
    (
      "Red View.Width =[]", "expected an item and attribute, or a number",
      "write it as in '= 100' or '= 0.5 x Superview.Width'"
    ),
    (
      "Red View.Top = Blue View.Bottom + [guter]", "there is no metric 'guter'",
      "did you mean 'gutter'?"
    ),
    (
      "Red View.Top = Blue View.Bottom + [space]", "there is no metric 'space'",
      "write a number, or give 'space' one under 'metrics'"
    ),
    (
      "Red View.Top = Blue View.Bottom + [Standart]",
      "expected a number, 'Standard' or a metric", "did you mean 'Standard'?"
    ),
    (
      "Red View.Top = Blue View.Bottom + [Superview.Top]",
      "a constraint ties at most two attributes, and this is a third",
      "write two constraints, each on a line of its own"
    ),
    (
      "[gutter] = Red View.Width", "expected an item and attribute, found the metric 'gutter'",
      "write the item before it, as in 'Superview.Leading + gutter'"
    ),
    (
      "Red View.Top = [Top]", "'Top' is an attribute without an item",
      "did you mean 'Superview.Top'?"
    ),
    (
      "Red View.Top = [Blue View]", "'Blue View' has no attribute",
      "write 'Red View.Top = Blue View.Top'"
    ),
    (
      "[Red View Height] = 10", "there is no dot between 'Red View' and 'Height'",
      "write 'Red View.Height'"
    ),
    (
      "[2nd View].Width = 10",
      "the name '2nd View' needs backquotes, because it begins with a digit",
      "write '`2nd View`'"
    ),
    (
      "Red View.Width = [Wi-Fi Switch].Width",
      "the name 'Wi-Fi Switch' needs backquotes, because it holds '-'", "write '`Wi-Fi Switch`'"
    ),
    (
      "[Two-up View].Width = 10", "the name 'Two-up View' needs backquotes, because it holds '-'",
      "write '`Two-up View`'"
    ),
  ]

  @Test(arguments: faults)
  func `a fault has its place, its reason and help`(
    _ row: (line: String, message: String, help: String?)
  ) throws {
    let text = row.line.replacing(/[\[\]]/, with: "")
    let fault = try Self.fault(of: text)
    #expect(fault.message == row.message)
    #expect(fault.help == row.help)
    let place = try #require(fault.range)
    var marked = Array(text.utf8)
    marked.insert(UInt8(ascii: "]"), at: place.end)
    marked.insert(UInt8(ascii: "["), at: place.start)
    #expect(String(decoding: marked, as: UTF8.self) == row.line)
  }

  /// Forms of CSS, Android and UIKit.
  static let spaces: [(line: String, help: String)] = [
    ("Red View.Width = 100% - 40", "write 'Red View.Width = Superview.Width - 40'"),
    ("Red View.Width = 100% + 8", "write 'Red View.Width = Superview.Width + 8'"),
    ("1. Red View.Width = 50% - 8", "write 'Red View.Width = 0.5 x Superview.Width - 8'"),
    ("Red View.left = Superview + 20", "write 'Red View.left = Superview.left + 20'"),
    ("Red View.Height = 40vh", "write 'Red View.Height = 0.4 x Superview.Height'"),
    ("Red View.Width = 100vw", "write 'Red View.Width = Superview.Width'"),
    ("Red View.Top = Blue View.Bottom + 1.5rem", "write '24': 1rem is 16 points"),
    ("Red View.Top = Superview.Top + safe-area", "write 'Red View.Top = Safe Area.Top'"),
    (
      "Red View.Top = Superview.Top + env(safe-area-inset-top) + 8",
      "write 'Red View.Top = Safe Area.Top + 8'"
    ),
    ("Red View.start = Superview", "write 'Red View.Leading = Superview.Leading'"),
    ("Red View.topAnchor = Blue View + 8", "write 'Red View.Top = Blue View.Bottom + 8'"),
    (
      "Red View.Height = 20, priority = .required", "write 'Red View.Height = 20'"
    ),
    (
      "Red View.Top = Blue View.Top, priority = .defaultHigh",
      "write 'Red View.Top = Blue View.Top (Priority 750)'"
    ),
    (
      "Red View.Top = Blue View.Top + 8, priority: 600",
      "write 'Red View.Top = Blue View.Top + 8 (Priority 600)'"
    ),
    (
      "Red View.marginTop = 8",
      "delete this line, and write 'Red View.Top = Blue View.Bottom + 8' in place of "
        + "'Red View.Top = Blue View.Bottom + 4'"
    ),
    (
      "Red View.margin-right: 8",
      "delete this line, and write 'Superview.Trailing = Red View.Trailing + 8' in place of "
        + "'Superview.Trailing = Red View.Trailing'"
    ),
    (
      "Blue View.padding_bottom = 8",
      "delete this line, and write 'Red View.Top = Blue View.Bottom + 8' in place of "
        + "'Red View.Top = Blue View.Bottom + 4'"
    ),
    (
      "Blue View.layout_marginEnd = 8",
      "delete this line, and write 'Blue View.Trailing = Superview.Trailing - 8' in place of "
        + "'Blue View.Trailing = Superview.Trailing'"
    ),
    (
      "Red View.marginStart = 8",
      "write it with the view or edge that the space is to, such as "
        + "'Red View.Leading = Superview.Leading + 8'"
    ),
  ]

  @Test(arguments: spaces)
  func `help on spaces, shares and priorities of other systems is the whole line`(
    _ row: (line: String, help: String)
  ) throws {
    let neighbours = [
      "  - 3. Red View.Top = Blue View.Bottom + 4", "Superview.Trailing = Red View.Trailing",
      "Blue View.Trailing = Superview.Trailing",
    ]
    #expect(try Self.fault(of: row.line, among: neighbours).help == row.help)
  }

  /// Lines with one sure fix, and the lines that they become.
  @Test(arguments: [
    ("Red View.Top + 8 = Blue View.Bottom", "Blue View.Bottom = Red View.Top + 8"),
    ("Red View.Top + 8 >= Blue View.Bottom", "Blue View.Bottom <= Red View.Top + 8"),
    ("Red View.Top + gutter = Blue View.Bottom", "Blue View.Bottom = Red View.Top + gutter"),
    ("Red View.Top = Blue View.Bottom + 12px", "Red View.Top = Blue View.Bottom + 12"),
    ("7. Blue View.Top Red View.Bottom", "7. Blue View.Top = Red View.Bottom"),
    ("Red View Height = 10", "Red View.Height = 10"),
    ("2nd View.Width = 2nd View.Height", "`2nd View`.Width = `2nd View`.Height"),
  ])
  func `what a fix makes of a line can be read`(_ line: String, _ fixed: String) throws {
    let fix = try #require(Self.fault(of: line).fixes.first)
    var bytes = Array(line.utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    #expect(throws: Missing.self) { try Self.fault(of: fixed) }
  }

  @Test(arguments: ["// Sizes", "7. // Sizes"])
  func `a line without an equation has no fault`(_ text: String) {
    #expect(throws: Missing.self) { try Self.fault(of: text) }
  }

  @Test(arguments: [("8. A", "8", 3), ("12)\tA", "12", 4), ("1.5 A", nil, 0), ("  A", nil, 2)])
  func `a number before a line is its label`(_ text: String, _ label: String?, _ bytes: Int) {
    let found = EquationParser.label(of: Array(text.utf8))
    #expect((found.label, found.bytes) == (label, bytes))
  }
}
