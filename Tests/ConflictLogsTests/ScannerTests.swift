import Diagnostics
import Testing

@testable import ConflictLogs

/// Logs as they are pasted: with other lines, prefixes, numbers, quotations and escapes.
struct ScannerTests {
  private static let a = "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>"
  private static let b =
    "<NSLayoutConstraint:0x2 H:|-(>=8)-[UIView:0xa]   (active, names: '|':UIView:0xb )>"
  private static let head = "Unable to simultaneously satisfy constraints."
  private static let tail = "Will attempt to recover by breaking constraint"

  /// A log, the number of constraints of each conflict, and whether UIKit broke one.
  static let logs: [(text: String, conflicts: [Int], broken: Bool)] = [
    ("\(head)\n(\n    \"\(a)\",\n    \"\(b)\"\n)\n\n\(tail) \n\(a)\n", [2], true),
    // The list alone.
    ("(\n    \"\(a)\",\n    \"\(b)\"\n)", [2], false),
    ("\(a)\n\(b)\n", [2], false),
    // A whole console with other lines between.
    (
      """
      2026-01-02 10:11:12.345678+0100 App[12:34] [LayoutConstraints] \(head)
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      (
          "\(a)",
          "\(b)"
      )

      \(tail)
      \(b)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may help.
      2026-01-02 10:11:13 App[12:34] loaded NSArray<NSLayoutConstraint *> in 3 > 2 ms
      2026-01-02 10:11:14 App[12:34] [LayoutConstraints] \(head)
      (
          "\(a)"
      )
      """, [2, 1], true
    ),
    // Lists without any word between them.
    ("(\n\"\(a)\"\n)\n(\n\"\(b)\"\n)\n", [1, 1], false),
    ("1. \(a)\n2) \(b),\n", [2], false),
    ("- `\(a)`\n* \(b)\n", [2], false),
    ("> (\n>     \"\(a)\",\n>     \"\(b)\"\n> )\n", [2], false),
    // All on one line.
    ("\(head) ( \"\(a)\", \"\(b)\" ) \(tail) \(a) Make a symbolic breakpoint", [2], true),
    // Markdown, HTML, and property lists.
    ("\\<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)\\>,\n\\\(b)\n", [2], false),
    ("&lt;NSLayoutConstraint:0x1 UIView:0xa.width &gt;= 100&gt;&quot;,<br>\n", [1], false),
    ("\"<NSLayoutConstraint:0x1 UILabel:0xa'\\U2026 \\\"x\\\"'.width == 1>\"\n", [1], false),
    ("<\\_UISystemBaselineConstraint:0x1 UIView:0xa.width == 1>\n", [1], false),
    // A text with a line break, and one with a bracket.
    ("\"<NSLayoutConstraint:0x1 UILabel:0xa'One\nTwo'.width == 1>\",\n\"\(b)\"\n", [2], false),
    ("\"<NSLayoutConstraint:0x1 UIButton:0xa'Next >'.width == 1>\",\n", [1], false),
    ("\"<NSLayoutConstraint:0x1 UIButton:0xa'<private>'.width == 1>\"\n", [1], false),
    ("default\t10:11:12.1\tApp\t\(a)\n", [1], false),
    // Pasted with a blank behind the bracket, and the identifier at the end of a line.
    ("\(a)\n\(tail)\n\"< NSLayoutConstraint:0x1 UIView:0xa.width == 100>\"\n", [1], true),
    (
      "\"<NSLayoutConstraint:0x1 'Side'\nUIView:0xa.width == 100\n(active)>\",\n\"\(b)\"\n", [2],
      false
    ),
    // The log of AppKit, in the console of a newer Xcode.
    (
      "Conflicting constraints detected: (\n    \"\(a)\"\n).\n\nWill attempt to recover by breaking \(a).\n",
      [1], true
    ),
    // A whole message in JSON.
    (
      #"{"eventMessage":"\#(head)\n(\n    \"<NSLayoutConstraint:0x1 UIView:0xa.width == 1   (active)>\",\n    \"<NSLayoutConstraint:0x2 UIView:0xa.width == 2>\"\n)"}"#,
      [2], false
    ),
    // Words about a constraint are no entry of a list.
    ("I removed <NSLayoutConstraint:0x1 UIView:0xa.width == 100> and it went away.\n", [], false),
    ("@property NSArray<NSLayoutConstraint *> *all; // <NSLayoutConstraint *>\n", [], false),
    ("", [], false),
  ]

  @Test(arguments: logs)
  func `conflicts are found`(_ text: String, _ conflicts: [Int], _ broken: Bool) {
    let found = LogScanner.conflicts(in: text)
    #expect(found.map(\.constraints.count) == conflicts)
    #expect(found.contains { $0.broken != nil } == broken)
    for description in found.flatMap(\.constraints) {
      #expect(DescriptionParser.constraint(description) != nil)
    }
  }

  @Test(arguments: [
    (a, true), ("  \"\(a)\",", true), ("> 12) `\(a)`", true), ("\\\(a)", true),
    ("&quot;&lt;NSLayoutConstraint:0x1 UIView:0xa.width == 1&gt;", true),
    ("<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0xa(0)]>", true),
    ("App[12:34] \(a)", false), ("See \(a)", false), ("NSArray<NSLayoutConstraint *>", false),
    ("<NSLayoutConstraint *>", false), ("1. Red.Width = 100.0", false), ("", false),
  ])
  func `a line begins with a description, or not`(_ line: String, _ isDescription: Bool) {
    #expect(LogScanner.holdsDescription("# Title\n\n\(line)\n") == isDescription)
  }

  /// Escapes of the three languages, and quotes that word processors make.
  @Test(arguments: [
    ("\\<a\\>\\*\\_", "<a>*_"), ("&lt;a&gt; &amp; &quot;&#39;&nbsp;", "<a> & \"' "),
    ("\\U2026\\u00fc\\n", "\u{2026}ü "), ("\u{2018}a\u{2019}\u{A0}", "'a' "), ("a\\b", "a\\b"),
  ])
  func `escapes are undone`(_ text: String, _ plain: String) {
    #expect(EscapedText.unescaped(Bytes(text)).text == plain)
  }
}
