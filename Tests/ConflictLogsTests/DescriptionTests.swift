import Diagnostics
import LayoutModel
import Testing

@testable import ConflictLogs

/// Descriptions of single constraints, in all forms that UIKit and libraries print.
struct DescriptionTests {
  /// A description without its brackets, and the constraint in short.
  static let forms: [(text: String, constraint: String)] = [
    ("NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)", "0xa.width == 100"),
    ("NSLayoutConstraint:0x1 UIView:0xa.height >= 44.5", "0xa.height >= 44.5"),
    ("NSLayoutConstraint:0x1 UIView:0xa.width == -8   (active)", "0xa.width == -8"),
    // Zero of UIKit, which is the smallest number that is not.
    ("NSLayoutConstraint:0x1 UIView:0xa.height == 2.22507e-308", "0xa.height == 0"),
    (
      "NSLayoutConstraint:0x1 'Name.top' UILabel:0xa'Name'.top == UIView:0xb.top + 8   (active)",
      "'Name.top' 0xa.top == 0xb.top + 8"
    ),
    (
      "NSLayoutConstraint:0x1 'Side'\nUILabel:0xa'Name'.height == 128\n(active)",
      "'Side' 0xa.height == 128"
    ),
    (
      "NSLayoutConstraint:0x1 UILabel:0xa'a.b == c'.top <= UIView:0xb.bottomMargin - 2.5",
      "0xa.top <= 0xb.bottomMargin - 2.5"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.width == 0.5*UIView:0xb.width",
      "0xa.width == 0.5*0xb.width"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.width == UIView:0xb.height * 0.5",
      "0xa.width == 0.5*0xb.height"
    ),
    (
      "MASLayoutConstraint:0x1 UIView:0xa.width == UIView:0xb.width * 0.5 - 8",
      "0xa.width == 0.5*0xb.width - 8"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.width == 2*UIView:0xb.width + 10 @750   (active)",
      "0xa.width == 2*0xb.width + 10 @750"
    ),
    ("MASLayoutConstraint:0x1 UIView:0xa.width == 10 ^250", "0xa.width == 10 @250"),
    // A view by its key, and a constraint by its own.
    (
      "MASLayoutConstraint:side UIView:title.left == UIView:0xb.left",
      "'side' title.left == 0xb.left"
    ),
    (
      "SnapKit.LayoutConstraint:0x1@LoginView.swift#21 UILabel:0xa.left == UIView:0xb.left + 12.0",
      "0xa.left == 0xb.left + 12"
    ),
    (
      "SnapKit.LayoutConstraint:0x1@/Users/a b/Login View.swift#21 UILabel:0xa.width == 1.0",
      "0xa.width == 1"
    ),
    (
      "_UISystemBaselineConstraint:0x1 UIView:0xa.bottom == UIView:0xb.bottom NSSpace(8)",
      "0xa.bottom == 0xb.bottom + 8"
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0xa.bottom <= UILayoutGuide:0xb'g'.bottom "
        + "NSLayoutAnchorConstraintSpace(8)", "0xa.bottom <= 0xb.bottom + 8"
    ),
    (
      "NSLayoutConstraint:0x1 UILabel:0xa.baseline == UILabel:0xb.baseline",
      "0xa.lastBaseline == 0xb.lastBaseline"
    ),
    // Masks.
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 16   "
        + "(active, names: '|':UIWindow:0xb )", "0xa.left == 16 |0xb"
    ),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.midY == + 22",
      "0xa.centerY == 22"
    ),
    ("NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0xa(0)]", "0xa.height == 0"),
    (
      "NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- 'UIView-Encapsulated-Layout-Top' "
        + "V:|-(0)-[UIView:0xa]   (Names: '|':UIView:0xb)",
      "'UIView-Encapsulated-Layout-Top' 0xa.top == 0xb.top |0xb"
    ),
    // The visual format.
    (
      "NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa'x']   (active, names: '|':UIView:0xb )",
      "0xa.leading == 0xb.leading + 8 |0xb"
    ),
    (
      "NSLayoutConstraint:0x1 V:[UIView:0xa]-(-9)-|   (Names: '|':UIView:0xb )",
      "0xb.bottom == 0xa.bottom - 9 |0xb"
    ),
    (
      "NSLayoutConstraint:0x1 H:[UIView:0xa]-(NSSpace(8))-[UIButton:0xb'a]-(1)-[b']",
      "0xb.leading == 0xa.trailing + 8"
    ),
    ("NSLayoutConstraint:0x1 V:[UIView:0xa]-(>=11)-[UIView:0xb]", "0xb.top >= 0xa.bottom + 11"),
    (
      "NSLayoutConstraint:0x1 V:[UIView:0xa]-(<=11@250)-[UIView:0xb]",
      "0xb.top <= 0xa.bottom + 11 @250"
    ),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa][UIView:0xb]", "0xb.leading == 0xa.trailing"),
    ("NSLayoutConstraint:0x1 H:[UIButton:0xa'a (1)'(>=44)]", "0xa.width >= 44"),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa(==UIView:0xb)]", "0xa.width == 0xb.width"),
    (
      "NSLayoutConstraint:0x1 H:|-(15)-[UILayoutGuide:0xa'g'](LTR)   (active, names: '|':UIView:0xb )",
      "0xa.left == 0xb.left + 15 |0xb"
    ),
    // From right to left the superview begins at its right edge.
    (
      "NSLayoutConstraint:0x1 H:|-(15)-[UIView:0xa](RTL)   (active, names: '|':UIView:0xb )",
      "0xb.right == 0xa.right + 15 |0xb"
    ),
    (
      "NSLayoutConstraint:0x1 H:[UIView:0xa]-(15)-|(RTL)   (active, names: '|':UIView:0xb )",
      "0xa.left == 0xb.left + 15 |0xb"
    ),
    ("NSLayoutConstraint:0x1 H:[UIView:0xa]-(5)-[UIView:0xb](RTL)", "0xa.left == 0xb.right + 5"),
    // Names of the list, with dots, blanks, commas and colons.
    ("NSLayoutConstraint:0x1 a b.height == 5   (active, names: a b:0xa )", "0xa.height == 5"),
    (
      "NSLayoutConstraint:0x1 Cell....width == 54   (active, names: Cell...:0xa )",
      "0xa.width == 54"
    ),
    (
      "NSLayoutConstraint:0x1 a, b.top == UIView:0xb.top   (active, names: a, b:0xa )",
      "0xa.top == 0xb.top"
    ),
    (
      "NSLayoutConstraint:0x1 a:b.minY == 5   (active, names: a:b:0xa, '|':c:0xb, c:0xb )",
      "0xa.top == 5 |0xb"
    ),
    (
      "NSLayoutConstraint:0x1 V:|-(0)-[UIButton:0xa'Save']   (active, names: '|':UIButton:0xb'A, B' )",
      "0xa.top == 0xb.top |0xb"
    ),
    // Names in place of addresses, as ibar prints them.
    ("NSLayoutConstraint UILabel'A'.width == UIView'B C'.width", "A.width == B C.width"),
    (
      "NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa(41.5)] Hug:251 CompressionResistance:1000",
      "0xa.width == 41.5 hugs 251 resists 1000"
    ),
    ("NSLayoutConstraint:0x1 NSView:0xa.width == 100 (inactive)", "0xa.width == 100"),
  ]

  @Test(arguments: forms)
  func `each form is read`(_ text: String, _ expected: String) throws {
    let constraint = try #require(Self.constraint(text))
    #expect(Self.short(constraint) == expected)
  }

  @Test(arguments: [
    "NSLayoutConstraint:0x1", "NSLayoutConstraint:0x1 UIView:0xa",
    "NSLayoutConstraint:0x1 UIView:0xa.top",
    "NSLayoutConstraint:0x1 UIView:0xa.width == ", "NSLayoutConstraint:0x1 UIView:0xa.wide == 3",
    "NSLayoutConstraint:0x1 H:[UIView:0xa",
    "NSLayoutConstraint:0x1 H:[UIView:0xa]-(x)-[UIView:0xb]",
    "NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa]", "NSLayoutConstraint:0x1 UIView:0xa.width == inf",
    "NSLayoutConstraint:0x1 H:", "NSLayoutConstraint:0x1 '|'", "NSLayoutConstraint:0x1 == 3",
  ])
  func `what is no constraint is not read`(_ text: String) {
    #expect(Self.constraint(text) == nil)
  }

  static func constraint(_ text: String) -> LoggedConstraint? {
    DescriptionParser.constraint(
      FoundDescription(content: Bytes(text), range: SourceRange(start: 0, end: text.utf8.count)))
  }

  /// A constraint by the addresses or names of its items.
  static func short(_ constraint: LoggedConstraint) -> String {
    func item(_ item: LoggedItem) -> String { item.address ?? item.name ?? "" }
    func number(_ value: Double) -> String {
      let rounded = (value * 1e4).rounded() / 1e4
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    let relations: [Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var text = (constraint.identifier.map { "'\($0)' " } ?? "")
    text += item(constraint.first.item) + ".\(constraint.first.attribute.rawValue)"
    text += " \(relations[constraint.relation] ?? "") "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
      text += item(second.item) + ".\(second.attribute.rawValue)"
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += number(constraint.constant.magnitude)
      }
    } else {
      text += number(constraint.constant)
    }
    if !constraint.priority.isRequired { text += " @\(number(constraint.priority.rawValue))" }
    if let (hugging, resistance) = constraint.contentPriorities {
      text += " hugs \(number(hugging.rawValue)) resists \(number(resistance.rawValue))"
    }
    if let superview = constraint.superview { text += " |" + item(superview) }
    return text
  }
}
