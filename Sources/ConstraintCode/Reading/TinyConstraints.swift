import Diagnostics
import LayoutModel

/// The calls of TinyConstraints.
enum TinyConstraints {
  /// Pairs of edges of two views, by the name of the call.
  fileprivate static let pairs: [String: (Attribute, Attribute)] = [
    "leadingToTrailing": (.leading, .trailing), "trailingToLeading": (.trailing, .leading),
    "leftToRight": (.left, .right), "rightToLeft": (.right, .left), "topToBottom": (.top, .bottom),
    "bottomToTop": (.bottom, .top), "widthToHeight": (.width, .height),
    "heightToWidth": (.height, .width),
  ]

  /// What a word ties: an attribute, or several.
  fileprivate static func attributes(_ word: String) -> [Attribute]? {
    switch word {
    case "edges": [.top, .left, .bottom, .right]
    case "horizontal": [.left, .right]
    case "vertical": [.top, .bottom]
    case "center": [.centerX, .centerY]
    case "origin": [.left, .top]
    case "size": [.width, .height]
    case "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY":
      Attribute(rawValue: word).map { [$0] }
    default: nil  // Another call.
    }
  }

  fileprivate static let superview = "Superview"

  /// The word before `ToSuperview` or `InSuperview`; nil of another call.
  fileprivate static func word(inSuperview name: String) -> String? {
    guard name.hasSuffix(superview) else { return nil }
    let word = String(name.dropLast(superview.count + 2))
    return attributes(word) == nil ? nil : word
  }

  /// Whether a call is one of the library's, as no other has it.
  static func isCall(_ call: CodeCall) -> Bool {
    guard call.receiver != nil, call.name.first?.isLowercase == true else { return false }
    if word(inSuperview: call.name) != nil { return true }
    guard let first = call.arguments.first else { return false }
    let isOther = first.value.path != nil
    if pairs[call.name] != nil { return first.label == "of" && isOther }
    if call.name == "aspectRatio" { return first.label == nil }
    guard attributes(call.name) != nil else { return false }
    switch first.label {
    case "to": return isOther
    case "in": return call.name == "center" && isOther
    case "min", "max", nil: return ["width", "height", "size"].contains(call.name)
    default: return false
    }
  }
}

extension CodeReader {
  /// The constraints that a call of TinyConstraints makes.
  func tinyConstraints(_ call: CodeCall) throws(UnreadableCode) -> [CodeConstraint] {
    guard let receiver = call.receiver else {
      throw UnreadableCode("no view stands before it")
    }
    let view = try item(receiver.withoutTinyCalls)
    let labels = Dictionary(
      call.arguments.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { first, _ in first })
    if labels["isActive"]?.name == "false" { return [] }
    var made = try ties(of: view, call, labels)
    if let priority = labels["priority"] {
      guard let number = values.number(priority), (1...1000).contains(number) else {
        throw unknownNumber("priority", priority)
      }
      for index in made.indices { made[index].priority = Priority(number) }
    }
    return made
  }

  private func ties(
    of view: CodeItem, _ call: CodeCall, _ labels: [String: CodeExpression]
  ) throws(UnreadableCode) -> [CodeConstraint] {
    if let word = TinyConstraints.word(inSuperview: call.name) {
      var holder = items.holder(of: view)
      holder.range = call.place
      if labels["usingSafeArea"]?.name == "true" {
        holder.guide = CodeItem.guides["safeAreaLayoutGuide"]
      }
      return try tie(view, TinyConstraints.attributes(word) ?? [], to: holder, nil, call, labels)
    }
    if let (own, other) = TinyConstraints.pairs[call.name], let of = labels["of"] {
      return try tie(view, [own], to: try item(of), [other], call, labels)
    }
    if call.name == "aspectRatio", let ratio = labels[""] {
      var made = made(call, view, .width, view, .height, 0, labels)
      made.multiplier = try number(CodeArgument(labelRange: call.place, value: ratio), "ratio")
      return [made]
    }
    let attributes = TinyConstraints.attributes(call.name) ?? []
    if let other = labels["to"] ?? labels["in"] {
      // An anchor behind the view takes the place of its attribute.
      let anchor = call.arguments.dropFirst().first { $0.label == nil }?.value.lastWord
      let second = anchor.flatMap { AnchorForm.attributes[$0] }.map { [$0] }
      return try tie(view, attributes, to: try item(other), second, call, labels)
    }
    return try sizes(of: view, attributes, call, labels)
  }

  /// Constraints of sizes that are numbers.
  private func sizes(
    of view: CodeItem, _ attributes: [Attribute], _ call: CodeCall,
    _ labels: [String: CodeExpression]
  ) throws(UnreadableCode) -> [CodeConstraint] {
    if let value = labels[""] {
      switch (attributes.count, values.value(value)) {
      case (1, .number(let number)?):
        return [made(call, view, attributes[0], nil, .notAnAttribute, number, labels)]
      case (2, .size(let width, let height)?):
        return [
          made(call, view, .width, nil, .notAnAttribute, width, labels),
          made(call, view, .height, nil, .notAnAttribute, height, labels),
        ]
      // Neither a number nor a size, as the attributes ask.
      default: throw unknownNumber("size", value)
      }
    }
    var constraints: [CodeConstraint] = []
    for (label, relation) in [("min", Relation.greaterThanOrEqual), ("max", .lessThanOrEqual)] {
      guard let value = labels[label] else { continue }
      guard let number = values.number(value) else { throw unknownNumber(label, value) }
      var constraint = made(call, view, attributes[0], nil, .notAnAttribute, number, labels)
      constraint.relation = relation
      constraints.append(constraint)
    }
    return constraints
  }

  /// Ties attributes of a view to those of another; insets count inwards.
  private func tie(
    _ view: CodeItem, _ attributes: [Attribute], to other: CodeItem, _ second: [Attribute]?,
    _ call: CodeCall, _ labels: [String: CodeExpression]
  ) throws(UnreadableCode) -> [CodeConstraint] {
    let given = labels["offset"] ?? labels["insets"] ?? labels["inset"]
    var offset: CodeValue?
    if let given {
      guard let value = values.value(given) else { throw unknownNumber("offset", given) }
      offset = value
    }
    var multiplier = 1.0
    if let value = labels["multiplier"] {
      guard let number = values.number(value) else { throw unknownNumber("multiplier", value) }
      multiplier = number
    }
    let excluded = labels["excluding"].map { $0.elements ?? [$0] }?.compactMap(\.lastWord) ?? []
    let others = second ?? attributes
    return zip(attributes, others).filter { own, _ in
      !excluded.contains { TinyConstraints.isSide($0, own) }
    }.map { own, opposite in
      // The library counts this offset alone from the edge inwards.
      let isInward = call.name == "trailingToSuperview"
      let constant = offset.map { $0.inward(for: own, labels["offset"] == nil) } ?? 0
      var constraint = made(
        call, view, own, other, opposite, isInward ? -constant : constant, labels)
      constraint.multiplier = multiplier
      return constraint
    }
  }

  private func made(
    _ call: CodeCall, _ view: CodeItem, _ attribute: Attribute, _ other: CodeItem?,
    _ second: Attribute, _ constant: Double, _ labels: [String: CodeExpression]
  ) -> CodeConstraint {
    let relation: Relation =
      switch labels["relation"]?.lastWord {
      case "equalOrGreater": .greaterThanOrEqual
      case "equalOrLess": .lessThanOrEqual
      default: .equal  // Also without one.
      }
    return CodeConstraint(
      view, attribute, relation, to: other.map { ($0, second) }, constant, at: call.place)
  }
}

extension TinyConstraints {
  /// Whether a word of `excluding` names an edge, from left to right.
  fileprivate static func isSide(_ word: String, _ edge: Attribute) -> Bool {
    switch word {
    case "leading": edge == .left
    case "trailing": edge == .right
    default: edge.rawValue == word
    }
  }
}

extension CodeExpression {
  /// The view at the start of a chain of the library's calls, each of which returns what it made.
  fileprivate var withoutTinyCalls: CodeExpression {
    guard let call = links.firstIndex(where: { if case .call = $0 { true } else { false } }),
      call > 0
    else { return self }
    return droppingLast(links.count - call + 1)
  }
}
