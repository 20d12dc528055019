import Basics
import LayoutModel
import Notation

/// Calls of SnapKit and Masonry on what their closures make: `make.top.equalTo(redView.snp.bottom).offset(12)`.
enum MakerLine {
  /// The constraints of a line; nil of other lines.
  static func constraints(of line: String, _ items: ForeignItems) -> [String]? {
    let form =
      /(?:make|maker|\$0)\.(?<words>\w+(?:\.\w+)*?)\.(?:mas_)?(?<relation>equalTo|greaterThanOrEqualTo|lessThanOrEqualTo|equalToSuperview|equalToSuperView)\((?<target>[^()]*)\)(?<calls>(?:\.\w+\([^()]*\))*);?/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let relations = ["greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<="]
    let relation = relations[String(match.relation)] ?? "="
    let attributes = match.words.split(separator: ".").flatMap { named($0) }
    let target =
      match.relation.lowercased() == "equaltosuperview" ? "superview" : String(match.target)
    guard !attributes.isEmpty, let calls = Calls(match.calls) else { return nil }
    let lines = attributes.compactMap { attribute -> String? in
      right(target, attribute, calls, items).map {
        "\(items.view).\(attribute) \(relation) \($0)\(calls.priority)"
      }
    }
    return lines.count == attributes.count ? lines : nil
  }

  private static func named(_ word: Substring) -> [String] {
    switch word.lowercased() {
    case "edges": ["Leading", "Trailing", "Top", "Bottom"]
    case "center": ["CenterX", "CenterY"]
    case "size": ["Width", "Height"]
    case "horizontaledges": ["Leading", "Trailing"]
    case "verticaledges": ["Top", "Bottom"]
    case let word: AttributeNames.names.filter { $0.lowercased() == word }
    }
  }

  /// The right side of a constraint.
  private static func right(
    _ target: String, _ attribute: String, _ calls: Calls, _ items: ForeignItems
  ) -> String? {
    let text = target.trimmed.replacing(/^@/, with: "")
    if let number = Double(text) {
      if ["Width", "Height"].contains(attribute) { return DecimalText.rounded(number, to: 3) }
      // An edge that is equal to a number lies as far from the superview's.
      return Layout.term(Layout.rootName, attribute) + ForeignItems.constant(number)
    }
    var words = text.split(separator: ".").map(String.init).filter {
      !["self", "snp", "mas"].contains($0)
    }
    var other = attribute
    if let last = words.last?.replacing(/^mas_/, with: ""),
      let found = AttributeNames.names.first(where: { $0.lowercased() == last.lowercased() })
    {
      other = found
      words.removeLast()
    }
    guard let item = item(words, items) else { return nil }
    let times = calls.multiplier.map { "\($0) x " } ?? ""
    let isFar = ["Bottom", "Trailing", "Right"].contains(attribute)
    let distance = calls.offset + (isFar ? -calls.inset : calls.inset)
    return "\(times)\(item).\(other)\(ForeignItems.constant(distance))"
  }

  private static func item(_ words: [String], _ items: ForeignItems) -> String? {
    guard let word = words.last else { return nil }
    switch word.lowercased() {
    case "safearealayoutguide": return "Safe Area"
    case "superview", "view", "contentview": return items.item(word) ?? Layout.rootName
    default: return items.item(word) ?? Layout.notation(of: word)
    }
  }

  /// The calls behind a relation.
  private struct Calls {
    var (offset, inset) = (0.0, 0.0)
    var multiplier: String?
    var priority = ""

    init?(_ text: Substring) {
      for call in text.matches(of: /\.(?<name>\w+)\((?<value>[^()]*)\)/) {
        let value = String(call.value).trimmed
        let number = Double(value.replacing(/^@/, with: ""))
        switch (call.name, number) {
        case ("offset", let number?), ("mas_offset", let number?): offset += number
        case ("inset", let number?), ("insets", let number?): inset += number
        case ("multipliedBy", let number?): multiplier = DecimalText.rounded(number, to: 3)
        case ("dividedBy", let number?): multiplier = "1/" + DecimalText.rounded(number, to: 3)
        case ("priority", let number?):
          priority = " (Priority \(DecimalText.rounded(number, to: 3)))"
        case ("priority", nil):
          let words = ["high": "750", "low": "250", "medium": "500", "required": "1000"]
          priority =
            words[
              String(value.drop { $0 == "." }).replacing("defaultHigh", with: "high")
                .replacing("defaultLow", with: "low")
            ].map { " (Priority \($0))" } ?? ""
        case ("labeled", _), ("priorityHigh", _), ("priorityLow", _): break
        default: return nil  // Another call may change the constraint.
        }
      }
    }
  }
}
