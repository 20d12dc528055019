import Basics
import LayoutModel
import Notation

/// Calls of SnapKit and Masonry on what their closures make: `make.top.equalTo(redView.snp.bottom).offset(12)`.
enum MakerLine {
  /// The constraints of a line, or of a closure on one line; nil of other lines.
  static func constraints(of line: String, _ items: ForeignItems) -> [String]? {
    guard let (view, statements) = closure(line) else { return constraints(in: line, items) }
    let name = items.names.first { ForeignItems.key($0) == ForeignItems.key(view) }
    let own = ForeignItems(names: items.names, opened: name)
    let lines = statements.map { constraints(in: $0, own) }
    return lines.contains { $0 == nil } ? nil : lines.flatMap { $0 ?? [] }
  }

  /// The view and the statements of a closure on one line: `redView.snp.makeConstraints { $0.top.equalToSuperview() }`.
  private static func closure(_ line: String) -> (view: String, statements: [String])? {
    let swift =
      /(?:self\.)?(?<view>[\w ]+)\.snp\.\w*[cC]onstraints\s*\{\s*(?:\(?make\w*\)?(?:\s*->\s*Void)?\s+in\s+)?(?<body>.*?)\s*\}?;?/
    let masonry =
      /\[(?:self\.|_)?(?<view>\w+)\s+mas_\w+:\s*\^\(MASConstraintMaker\s*\*\s*make\)\s*\{\s*(?<body>.*?)\s*\}\s*\];?/
    let found =
      line.wholeMatch(of: swift).map { ($0.view, $0.body) }
      ?? line.wholeMatch(of: masonry).map { ($0.view, $0.body) }
    guard let (view, body) = found, !body.isEmpty else { return nil }
    let statements = body.split(separator: /;\s*|\s+(?=(?:make|\$0)\.)/)
    return (String(view), statements.map { $0.trimmed })
  }

  /// The constraints of a statement; nil of other text.
  private static func constraints(in statement: String, _ items: ForeignItems) -> [String]? {
    let size = /(?:CGSize|CGSizeMake|NSSize)\((?:width:)? *([0-9.]+), *(?:height:)? *([0-9.]+)\)/
    let insets =
      /UIEdgeInsets(?:Make)?\((?:top: *)?([\d.]+), *(?:left: *)?([\d.]+), *(?:bottom: *)?([\d.]+), *(?:right: *)?([\d.]+)\)/
    let line = statement.replacing(size) { "\($0.1) x \($0.2)" }
      .replacing(insets) { "\($0.1) \($0.2) \($0.3) \($0.4)" }
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
    if let size = text.wholeMatch(of: /([0-9.]+) x ([0-9.]+)/) {
      return ["Width": String(size.1), "Height": String(size.2)][attribute]
    }
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
    guard let term = CodeTerm.notation(words, other, items.names) else { return nil }
    let times = calls.multiplier.map { "\($0) x " } ?? ""
    let isFar = ["Bottom", "Trailing", "Right"].contains(attribute)
    let inset = calls.insets[attribute] ?? calls.inset
    let distance = calls.offset + (isFar ? -inset : inset)
    return "\(times)\(term)\(ForeignItems.constant(distance))"
  }

  /// The calls behind a relation.
  private struct Calls {
    var (offset, inset) = (0.0, 0.0)
    /// The distances of each edge.
    var insets: [String: Double] = [:]
    var multiplier: String?
    var priority = ""

    init?(_ text: Substring) {
      for call in text.matches(of: /\.(?<name>\w+)\((?<value>[^()]*)\)/) {
        let value = String(call.value).trimmed
        let number = Double(value.replacing(/^@/, with: ""))
        switch (call.name, number) {
        case ("offset", let number?), ("mas_offset", let number?): offset += number
        case ("inset", let number?), ("insets", let number?): inset += number
        case ("inset", nil), ("insets", nil):
          let values = value.split(separator: " ").compactMap { Double($0) }
          guard values.count == 4 else { return nil }
          let edges = [
            ["Top"], ["Leading", "Left"], ["Bottom"], ["Trailing", "Right"],
          ]
          for (names, value) in zip(edges, values) { for name in names { insets[name] = value } }
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
