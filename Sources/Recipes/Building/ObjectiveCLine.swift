/// Constraints of UIKit in Objective-C, as Swift has them.
enum ObjectiveCLine {
  /// The line in Swift; nil of another one.
  static func swift(of line: String) -> String? { anchors(line) ?? parts(line) }

  /// `[redView.topAnchor constraintEqualToAnchor:view.topAnchor constant:20].active = YES;`.
  private static func anchors(_ line: String) -> String? {
    let form =
      /\[*\s*(?<first>[\w.]+Anchor)\s+constraint(?<relation>EqualTo|GreaterThanOrEqualTo|LessThanOrEqualTo)(?<kind>Anchor|Constant):\s*(?<second>[\w.-]+?)f?(?:\s+multiplier:\s*(?<multiplier>[\d.]+?)f?)?(?:\s+constant:\s*(?<constant>-?[\w.]+?)f?)?\s*\].*/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let relation = match.relation.prefix(1).lowercased() + match.relation.dropFirst()
    let label = relation + (match.kind == "Constant" ? "Constant" : "")
    let multiplier = match.multiplier.map { ", multiplier: \($0)" } ?? ""
    let constant = match.constant.map { ", constant: \($0)" } ?? ""
    return "\(match.first).constraint(\(label): \(match.second)\(multiplier)\(constant))"
  }

  /// `[NSLayoutConstraint constraintWithItem:redView attribute:NSLayoutAttributeTop …]`.
  private static func parts(_ line: String) -> String? {
    let form =
      /.*constraintWithItem:\s*(?<first>[\w.]+)\s+attribute:\s*NSLayoutAttribute(?<attribute>\w+)\s+relatedBy:\s*NSLayoutRelation(?<relation>\w+)\s+toItem:\s*(?<second>[\w.]+)\s+attribute:\s*NSLayoutAttribute(?<other>\w+)\s+multiplier:\s*(?<multiplier>[\d.]+)f?\s+constant:\s*(?<constant>-?[\d.]+|-?[A-Za-z]\w*)f?\s*\].*/
    guard let match = line.wholeMatch(of: form) else { return nil }
    func word(_ text: Substring) -> String { text.prefix(1).lowercased() + text.dropFirst() }
    return "NSLayoutConstraint(item: \(match.first), attribute: .\(word(match.attribute)), "
      + "relatedBy: .\(word(match.relation)), toItem: \(match.second), "
      + "attribute: .\(word(match.other)), multiplier: \(match.multiplier), "
      + "constant: \(match.constant))"
  }
}
