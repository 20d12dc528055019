import Diagnostics
import LayoutModel

/// The calls of PureLayout.
enum PureLayout {
  /// The names of the calls, without what Objective-C appends to them.
  static let names: Set = [
    "autoPinEdge", "autoPinEdgeToSuperviewEdge", "autoPinEdgeToSuperviewMargin",
    "autoPinEdgeToSuperviewSafeArea", "autoPinEdgesToSuperviewEdges",
    "autoPinEdgesToSuperviewEdgesWithInsets", "autoPinEdgesToSuperviewMargins",
    "autoPinEdgesToSuperviewSafeArea", "autoCenterInSuperview", "autoSetDimension",
    "autoSetDimensions", "autoSetDimensionsToSize", "autoAlignAxis", "autoAlignAxisToSuperviewAxis",
    "autoMatch", "autoMatchDimension",
  ]

  /// The word of a case, `ALEdgeLeft` or `.left`, without its prefix.
  fileprivate static func attribute(_ value: CodeExpression) -> Attribute? {
    guard var word = value.lastWord else { return nil }
    for prefix in ["ALEdge", "ALAxis", "ALDimension", "ALMargin"] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
    }
    switch word.lowercased() {
    // An axis is the line that views share.
    case "vertical": return .centerX
    case "horizontal": return .centerY
    case "baseline", "lastbaseline": return .lastBaseline
    case "firstbaseline": return .firstBaseline
    default: return Attribute(rawValue: word.lowercased())
    }
  }

  /// The edges of all sides.
  fileprivate static let edges: [Attribute] = [.top, .leading, .bottom, .trailing]
}

extension CodeReader {
  /// The constraints that a call of PureLayout makes.
  func pureLayout(_ call: CodeCall) throws(UnreadableCode) -> [CodeConstraint] {
    guard let receiver = call.receiver else {
      throw UnreadableCode("no view stands before it")
    }
    let view = try item(receiver)
    var labels = Dictionary(
      call.arguments.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { first, _ in first })
    let first = call.arguments.first?.value
    if call.name.contains("Superview") {
      let target = call.name.components(behind: "Superview")
      return try toSuperview(view, target, call, first, labels)
    }
    for (label, target) in [
      ("toSuperviewEdge", "Edge"), ("toSuperviewMargin", "Margin"),
      ("toSuperviewSafeArea", "SafeArea"), ("toSuperviewAxis", "Axis"),
    ] {
      guard let value = labels.removeValue(forKey: label) else { continue }
      return try toSuperview(view, target, call, value, labels)
    }
    if call.name.hasPrefix("autoSetDimensions") {
      guard let first, case .size(let width, let height)? = values.value(first) else {
        throw UnreadableCode("its size is not one that this listing gives")
      }
      return [
        made(call, view, .width, nil, .notAnAttribute, width, labels),
        made(call, view, .height, nil, .notAnAttribute, height, labels),
      ]
    }
    guard let first, let attribute = PureLayout.attribute(first) else {
      throw UnreadableCode("its first argument is no edge, axis or dimension")
    }
    if let size = labels["toSize"] {
      return [made(call, view, attribute, nil, .notAnAttribute, try length(size, "size"), labels)]
    }
    guard
      let other = ["of", "ofView", "toSameAxisOf", "toSameAxisOfView"].lazy
        .compactMap({ labels[$0] }).first
    else { throw UnreadableCode("it names no other view") }
    let second = ["to", "toEdge", "toDimension"].lazy.compactMap { labels[$0] }.first
    var constraint = made(
      call, view, attribute, try item(other), second.flatMap(PureLayout.attribute) ?? attribute,
      try labels["withOffset"].map { (value) throws(UnreadableCode) in try length(value, "offset") }
        ?? 0, labels)
    if let multiplier = labels["withMultiplier"] {
      constraint.multiplier = try length(multiplier, "multiplier")
    }
    return [constraint]
  }

  /// The constraints of a call that ties a view to its superview.
  private func toSuperview(
    _ view: CodeItem, _ target: String, _ call: CodeCall, _ first: CodeExpression?,
    _ labels: [String: CodeExpression]
  ) throws(UnreadableCode) -> [CodeConstraint] {
    var holder = items.holder(of: view)
    holder.range = call.place
    if target.contains("SafeArea") { holder.guide = CodeItem.guides["safeAreaLayoutGuide"] }
    if target.contains("Margin") { holder.guide = CodeItem.guides["layoutMarginsGuide"] }
    if call.name == "autoCenterInSuperview" {
      return [Attribute.centerX, .centerY].map { made(call, view, $0, holder, $0, 0, labels) }
    }
    if call.name.hasPrefix("autoPinEdges") {
      var insets = CodeValue.insets(top: 0, left: 0, bottom: 0, right: 0)
      let value = labels["with"] ?? (call.name.hasSuffix("WithInsets") ? first : nil)
      if let value {
        guard let known = values.value(value) else {
          throw UnreadableCode("its insets are not numbers that this listing gives")
        }
        insets = known
      }
      let excluded = labels["excludingEdge"].flatMap(PureLayout.attribute)
      let sides = ["top", "left", "bottom", "right"]
      return zip(PureLayout.edges, sides).filter { $0.0 != excluded && $0.1 != excluded?.rawValue }
        .map { edge, side in
          let inset = insets.part(side) ?? 0
          return made(call, view, edge, holder, edge, edge.isFarEdge ? -inset : inset, labels)
        }
    }
    guard let first, let attribute = PureLayout.attribute(first) else {
      throw UnreadableCode("its first argument is no edge or axis")
    }
    let value = labels["withInset"] ?? labels["withOffset"]
    let inset = try value.map { (value) throws(UnreadableCode) in try length(value, "inset") } ?? 0
    return [
      made(call, view, attribute, holder, attribute, attribute.isFarEdge ? -inset : inset, labels)
    ]
  }

  private func length(
    _ value: CodeExpression, _ what: String
  ) throws(UnreadableCode) -> Double {
    guard let number = values.number(value) else { throw unknownNumber(what, value) }
    return number
  }

  /// A constraint; a relation of an inset at a far edge is turned round, as PureLayout does.
  private func made(
    _ call: CodeCall, _ view: CodeItem, _ attribute: Attribute, _ other: CodeItem?,
    _ second: Attribute, _ constant: Double, _ labels: [String: CodeExpression]
  ) -> CodeConstraint {
    var relation = Relation.equal
    if let word = labels["relation"]?.lastWord?.lowercased() {
      if word.hasSuffix("greaterthanorequal") { relation = .greaterThanOrEqual }
      if word.hasSuffix("lessthanorequal") { relation = .lessThanOrEqual }
    }
    if labels["withInset"] != nil, attribute.isFarEdge { relation = relation.reversed }
    return CodeConstraint(
      view, attribute, relation, to: other.map { ($0, second) }, constant, at: call.place)
  }
}

extension Attribute {
  fileprivate var isFarEdge: Bool { place(.leftToRight) == .far && !isSize }
}

extension String {
  /// The text behind the first occurrence of a word.
  fileprivate func components(behind word: String) -> String {
    firstRange(of: word).map { String(self[$0.upperBound...]) } ?? ""
  }
}
