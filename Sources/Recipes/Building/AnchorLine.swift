import Basics
import LayoutModel
import Notation

/// A line with layout anchors, as the guide's notation has it.
enum AnchorLine {
  /// The line in the notation: `Left Box.Width = 120`; nil of other lines.
  /// - Parameter names: The names of the recipe's items.
  static func notation(of line: String, _ names: [String]) -> String? {
    let form =
      /(?<number>[0-9]+[.)] *)?(?<first>[\w. ]+)\.(?<attribute>\w+)Anchor\.constraint\((?<relation>equalTo|greaterThanOrEqualTo|lessThanOrEqualTo)(?<kind>Constant)?: (?<second>[\w.-]+)(, multiplier: (?<multiplier>[0-9.]+))?(, constant: (?<constant>-?(?:[0-9.]+|[A-Za-z]\w*)))?\)(?<rest>.*)/
    let line = ObjectiveCLine.swift(of: line) ?? line
    if let written = call(line, names) ?? parts(line, names) ?? systemSpace(line, names) {
      return written
    }
    guard let match = line.trimmed.wholeMatch(of: form), isEnd(match.rest),
      let left = term(String(match.first), String(match.attribute), names)
    else { return nil }
    let relation = [
      "equalTo": "=", "greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<=",
    ][String(match.relation)]
    guard let relation else { return nil }
    let number = match.number.map { $0.trimmed + " " } ?? ""
    if match.kind != nil { return "\(number)\(left) \(relation) \(match.second)" }
    let parts = match.second.split(separator: ".").map(String.init)
    guard let anchor = parts.last, anchor.hasSuffix("Anchor"),
      let right = term(
        parts.dropLast().joined(separator: "."), String(anchor.dropLast("Anchor".count)), names)
    else { return nil }
    let times = match.multiplier.map { "\($0) x " } ?? ""
    let constant = match.constant.map { $0.hasPrefix("-") ? " - \($0.dropFirst())" : " + \($0)" }
    return "\(number)\(left) \(relation) \(times)\(right)\(constant ?? "")"
  }

  /// Whether what stands behind a call changes nothing of its constraint, as a priority would.
  private static func isEnd(_ rest: Substring) -> Bool {
    rest.wholeMatch(of: /[\s)\]]*(?:\.(?:isActive|active) *= *(?:true|YES))?[\s,;)\]}]*/) != nil
  }

  /// A call of SnapKit on an attribute of a view: `A.centerX.equalTo(Superview.centerX).offset(8)`.
  private static func call(_ line: String, _ names: [String]) -> String? {
    let form =
      /(?<number>[0-9]+[.)] *)?(?<first>[\w. ]+)\.(?:snp\.|mas_)?(?<attribute>\w+)\.(?<relation>equalTo|greaterThanOrEqualTo|lessThanOrEqualTo)\((?:(?<constant>-?[0-9.]+)|(?<second>[\w. ]+)\.(?<other>\w+))\)(?:\.(?<word>offset|inset)\((?<shift>-?[0-9.]+)\))?;?/
    guard let match = line.trimmed.wholeMatch(of: form),
      case let view = match.first.lowercased().filter({ !" _".contains($0) }),
      names.contains(where: { $0.lowercased().filter { !" _".contains($0) } == view }),
      let left = term(String(match.first), String(match.attribute), names),
      let relation = [
        "equalTo": "=", "greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<=",
      ][String(match.relation)]
    else { return nil }
    let start = "\(match.number.map { $0.trimmed + " " } ?? "")\(left) \(relation) "
    if let constant = match.constant { return start + constant }
    guard let second = match.second, let other = match.other,
      let right = term(
        String(second).replacing(/\.(snp|mas)$/, with: ""),
        String(other).replacing(/^mas_/, with: ""), names)
    else { return nil }
    guard let shift = match.shift.flatMap({ Double($0) }) else { return start + right }
    let far = ["trailing", "bottom", "right"].contains(match.attribute.lowercased())
    let distance = match.word == "inset" && far ? -shift : shift
    let sign = distance < 0 ? "-" : "+"
    return start + right + " \(sign) " + DecimalText.rounded(distance.magnitude, to: 3)
  }

  private static func term(_ code: String, _ anchor: String, _ names: [String]) -> String? {
    CodeTerm.notation(code.split(separator: ".").map(String.init), anchor, names)
  }

  /// A constraint by its parts: `NSLayoutConstraint(item: redView, attribute: .width, …)`.
  private static func parts(_ line: String, _ names: [String]) -> String? {
    let form =
      /.*NSLayoutConstraint\(\s*item: *(?<first>[\w.!? ]+), *attribute: *(?:[\w.]*)\.(?<attribute>\w+), *relatedBy: *[\w.]*\.(?<relation>equal|greaterThanOrEqual|lessThanOrEqual), *toItem: *(?<second>[\w.!? ]+), *attribute: *[\w.]*\.(?<other>\w+), *multiplier: *(?<multiplier>[0-9.]+), *constant: *(?<constant>-?(?:[0-9.]+|[A-Za-z]\w*))\s*\)(?<rest>.*)/
    guard let match = line.wholeMatch(of: form), isEnd(match.rest),
      let left = term(String(match.first), String(match.attribute), names)
    else { return nil }
    let relation =
      ["greaterThanOrEqual": ">=", "lessThanOrEqual": "<="][String(match.relation)] ?? "="
    let value = Double(match.constant)
    let isFixed = match.second.trimmed == "nil"
    if isFixed { return "\(left) \(relation) \(number(value) ?? String(match.constant))" }
    guard let right = term(String(match.second), String(match.other), names) else { return nil }
    let multiplier = Double(match.multiplier).map { DecimalText.rounded($0, to: 3) }
    let times = multiplier.map { $0 == "1" ? "" : "\($0) x " } ?? ""
    let constant = value.map(ForeignItems.constant) ?? sum(match.constant)
    return "\(left) \(relation) \(times)\(right)\(constant)"
  }

  private static func number(_ value: Double?) -> String? {
    value.map { DecimalText.rounded($0, to: 3) }
  }

  /// A constant that is a name, with its sign.
  private static func sum(_ name: Substring) -> String {
    name.hasPrefix("-") ? " - \(name.dropFirst())" : " + \(name)"
  }

  /// A system space, which is 8 points: `redView.topAnchor.constraint(equalToSystemSpacingBelow: …, multiplier: 1)`.
  private static func systemSpace(_ line: String, _ names: [String]) -> String? {
    let form =
      /(?<number>[0-9]+[.)] *)?(?<first>[\w. ]+)\.(?<attribute>\w+)Anchor\.constraint\((?<relation>equalTo|greaterThanOrEqualTo|lessThanOrEqualTo)SystemSpacing(?:Below|After): *(?<second>[\w.]+)\.(?<other>\w+)Anchor, *multiplier: *(?<multiplier>[0-9.]+)\)(?<rest>.*)/
    guard let match = line.trimmed.wholeMatch(of: form), isEnd(match.rest),
      let left = term(String(match.first), String(match.attribute), names),
      let right = term(String(match.second), String(match.other), names),
      let multiplier = Double(match.multiplier)
    else { return nil }
    let relation =
      ["greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<="][String(match.relation)] ?? "="
    let number = match.number.map { $0.trimmed + " " } ?? ""
    return "\(number)\(left) \(relation) \(right)\(ForeignItems.constant(8 * multiplier))"
  }
}
