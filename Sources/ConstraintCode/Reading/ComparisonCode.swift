import Diagnostics
import LayoutModel

/// The attributes that a word in a comparison names, and how a number beside it counts.
struct ComparedAttributes {
  var attributes: [Attribute]
  /// Whether a number counts inwards, as Anchorage has it.
  var isInset = false

  /// Cartography's words, in the closure of `constrain`.
  static func cartography(_ word: String) -> ComparedAttributes? {
    switch word {
    case "edges": ComparedAttributes(attributes: [.top, .leading, .bottom, .trailing])
    case "edgesWithinMargins":
      ComparedAttributes(
        attributes: [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
    case "size": ComparedAttributes(attributes: [.width, .height])
    case "center": ComparedAttributes(attributes: [.centerX, .centerY])
    case "centerWithinMargins":
      ComparedAttributes(attributes: [.centerXWithinMargins, .centerYWithinMargins])
    case "baseline": ComparedAttributes(attributes: [.lastBaseline])
    default:
      Attribute(rawValue: word).flatMap {
        $0 == .notAnAttribute ? nil : ComparedAttributes(attributes: [$0])
      }
    }
  }

  /// Anchorage's words: UIKit's anchors, and groups of them.
  static func anchorage(_ word: String) -> ComparedAttributes? {
    switch word {
    case "edgeAnchors":
      ComparedAttributes(attributes: [.top, .leading, .bottom, .trailing], isInset: true)
    case "horizontalAnchors":
      ComparedAttributes(attributes: [.leading, .trailing], isInset: true)
    case "verticalAnchors": ComparedAttributes(attributes: [.top, .bottom], isInset: true)
    case "centerAnchors": ComparedAttributes(attributes: [.centerX, .centerY])
    case "sizeAnchors": ComparedAttributes(attributes: [.width, .height])
    default: AnchorForm.attributes[word].map { ComparedAttributes(attributes: [$0]) }
    }
  }
}

/// A side of a comparison: a multiple of attributes of an item, and numbers beside it.
struct ComparedSide {
  var item: CodeItem?
  var attributes = ComparedAttributes(attributes: [])
  var range: SourceRange
  var multiplier = 1.0
  /// The values that are added, the first with its sign.
  var values: [(sign: Double, value: CodeValue)] = []

  /// The constant for an attribute of the other side, in points.
  func constant(for attribute: Attribute, isInset: Bool) -> Double {
    values.reduce(0) { sum, part in sum + part.sign * part.value.inward(for: attribute, isInset) }
  }
}

extension CodeValue {
  /// What it adds to an attribute: insets count inwards.
  /// - Parameter isInset: Whether a number stands for the insets of all edges.
  func inward(for attribute: Attribute, _ isInset: Bool) -> Double {
    switch self {
    case .number(let number):
      isInset && attribute.place(.leftToRight) == .far ? -number : number
    case .size(let width, let height): attribute.axis == .horizontal ? width : height
    case .point(let x, let y): attribute.axis == .horizontal ? x : y
    case .rect: 0
    case .insets(let top, let left, let bottom, let right):
      switch attribute.place(.leftToRight) {
      case .near: attribute.axis == .horizontal ? left : top
      case .far: -(attribute.axis == .horizontal ? right : bottom)
      case .center, .firstBaseline, .lastBaseline, nil: 0
      }
    }
  }
}

/// Constraints as comparisons: `a.topAnchor == b.bottomAnchor + 8 ~ .high`.
extension CodeReader {
  /// Reads a comparison that makes constraints; false for any other.
  mutating func readComparison(_ comparison: CodeComparison) -> Bool {
    guard comparedAttributes(comparison.left) != nil else { return false }
    do throws(UnreadableCode) {
      let left = try side(comparison.left)
      let right = try side(comparison.right)
      var made = try constraints(left, right, comparison)
      if let priority = comparison.priority.flatMap({ readPriority($0) }) {
        for index in made.indices { made[index].priority = priority }
      }
      for constraint in made { append(constraint) }
    } catch {
      report(error, at: comparison.place)
    }
    return true
  }

  /// The attributes that the last word of an expression names; nil for another expression.
  private func comparedAttributes(_ expression: CodeExpression) -> ComparedAttributes? {
    guard let path = expression.path, path.count > 1, let word = path.last else { return nil }
    return isConstraining
      ? ComparedAttributes.cartography(word) ?? ComparedAttributes.anchorage(word)
      : ComparedAttributes.anchorage(word)
  }

  private func constraints(
    _ left: ComparedSide, _ right: ComparedSide, _ comparison: CodeComparison
  ) throws(UnreadableCode) -> [CodeConstraint] {
    guard let item = left.item, left.multiplier == 1, left.values.isEmpty else {
      throw UnreadableCode("its left side is more than an attribute of a view")
    }
    let own = left.attributes.attributes
    let others = right.item == nil ? own : right.attributes.attributes
    guard own.count == others.count else {
      throw UnreadableCode("its sides have not as many attributes")
    }
    return zip(own, others).map { first, second in
      func term(_ item: CodeItem, _ attribute: Attribute, _ range: SourceRange)
        -> CodeConstraint.Term
      {
        CodeConstraint.Term(item: item, attribute: attribute, attributeRange: range)
      }
      let isFarInset = left.attributes.isInset && first.place(.leftToRight) == .far
      var constraint = CodeConstraint(
        first: term(item, first, left.range),
        relation: isFarInset ? comparison.relation.reversed : comparison.relation,
        second: right.item.map { term($0, second, right.range) }, place: comparison.place)
      constraint.multiplier = right.item == nil ? 1 : right.multiplier
      constraint.constant = right.constant(for: first, isInset: left.attributes.isInset)
      return constraint
    }
  }

  // MARK: - Sides

  private func side(_ expression: CodeExpression) throws(UnreadableCode) -> ComparedSide {
    if let attributes = comparedAttributes(expression) {
      let item = try item(expression.droppingLast(1))
      return ComparedSide(item: item, attributes: attributes, range: expression.lastRange)
    }
    if let value = values.value(expression) {
      return ComparedSide(range: expression.range, values: [(1, value)])
    }
    if let inset = try inset(expression) { return inset }
    guard case .operation(let operands, let signs) = expression.root, expression.links.isEmpty
    else { throw unknownNumber("side", expression) }
    return try sum(operands, signs)
  }

  /// A sum of products, of which one is an attribute.
  private func sum(
    _ operands: [CodeExpression], _ signs: [UInt8]
  ) throws(UnreadableCode) -> ComparedSide {
    var result: ComparedSide?
    var index = 0
    while index < operands.count {
      let sign = index == 0 || signs[index - 1] == UInt8(ascii: "+") ? 1.0 : -1.0
      var product = try side(operands[index])
      while index < signs.count, "*/".utf8.contains(signs[index]) {
        index += 1
        try multiply(
          &product, by: operands[index], isDivision: signs[index - 1] == UInt8(ascii: "/"))
      }
      index += 1
      guard var sum = result else {
        result = product
        continue
      }
      if product.item != nil {
        guard sum.item == nil, sign == 1 else {
          throw UnreadableCode("it adds or subtracts two attributes")
        }
        product.values = sum.values + product.values
        sum = product
      } else {
        sum.values += product.values.map { (sign * $0.sign, $0.value) }
      }
      result = sum
    }
    guard let result else { throw UnreadableCode("it has no right side") }
    return result
  }

  private func multiply(
    _ product: inout ComparedSide, by operand: CodeExpression, isDivision: Bool
  ) throws(UnreadableCode) {
    if let number = values.number(operand), !isDivision || number != 0 {
      let factor = isDivision ? 1 / number : number
      product.multiplier *= factor
      product.values = product.values.map { ($0.sign * factor, $0.value) }
      return
    }
    let other = try side(operand)
    guard !isDivision, product.item == nil, other.item != nil,
      case .number(let number)? = product.values.first?.value
    else { throw UnreadableCode("it multiplies two attributes") }
    let factor = number * (product.values.first?.sign ?? 1)
    product = other
    product.multiplier *= factor
    product.values = product.values.map { ($0.sign * factor, $0.value) }
  }

  /// The side that Cartography's `inset(a.edges, 8)` is; nil for another expression.
  private func inset(_ expression: CodeExpression) throws(UnreadableCode) -> ComparedSide? {
    guard isConstraining, case .name("inset") = expression.root, expression.links.count == 1,
      case .call(let arguments)? = expression.links.first, let edges = arguments.first?.value
    else { return nil }
    var result = try side(edges)
    var numbers: [Double] = []
    for argument in arguments.dropFirst() {
      if case .insets? = values.value(argument.value), let value = values.value(argument.value) {
        result.values.append((1, value))
        return result
      }
      numbers.append(try number(argument, "inset"))
    }
    // All edges, those at the sides and those above and below, or each from the top on.
    let order: [Int]
    switch numbers.count {
    case 1: order = [0, 0, 0, 0]
    case 2: order = [1, 0, 1, 0]
    case 4: order = [0, 1, 2, 3]
    default: throw UnreadableCode("'inset' takes one, two or four numbers")
    }
    let sides = order.map { numbers[$0] }
    result.values.append(
      (1, .insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])))
    return result
  }
}
