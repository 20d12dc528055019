import LayoutModel

/// Names of several views, and what sizes and distances are compared with.
extension ExtendedParser {
  /// The most views that a range can name.
  private static let maximumRange = 1000

  /// `circle`, or `circle2..5` for circle2, circle3, circle4 and circle5.
  ///
  /// A range that begins without a number has the name itself first: `circle..3` is circle, circle2 and
  /// circle3.
  mutating func names() throws(VisualFormatError) -> [String] {
    guard let name = scanner.name()?.text else { throw scanner.fault(.viewName) }
    guard scanner.take(word: "..") else { return [name] }
    let place = scanner.index
    let stem = name.prefix(
      upTo: name.lastIndex { !$0.isNumber }.map(name.index(after:)) ?? name.endIndex)
    let start = Int(name.dropFirst(stem.count))
    let first = start ?? 2
    guard let last = scanner.digits(), last >= first, last - first < ExtendedParser.maximumRange
    else {
      throw scanner.fault(
        .extended(
          "Expected the number of the last view, at most \(ExtendedParser.maximumRange) behind the first",
          help: "write it as in 'circle2..5'"), at: place)
    }
    return (start == nil ? [name] : []) + (first...last).map { "\(stem)\($0)" }
  }

  /// Predicates behind `(`, with the `)` at their end.
  mutating func predicates() throws(VisualFormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      let start = scanner.index
      let relation = try scanner.relation()
      var predicate = try operand(isSigned: true)
      predicate.relation = relation
      predicate.priority = try scanner.priority()
      predicate.range = scanner.range(from: start)
      predicates.append(predicate)
    } while scanner.take(",")
    guard scanner.take(")") else {
      throw scanner.fault(predicates.contains { $0.item != nil } ? .operators : .listEnd)
    }
    return predicates
  }

  /// A number, a percentage of the superview, or `view.attribute * number + number`.
  /// - Parameter isSigned: Whether it stands in parentheses, so that `-` is no bar.
  mutating func operand(isSigned: Bool) throws(VisualFormatError) -> Predicate {
    let start = scanner.index
    var predicate = Predicate(range: scanner.range(from: start))
    if let number = scanner.number(isSigned: isSigned) {
      predicate.constant = number
      if scanner.take("%") {
        try checkSuperview(isUsed: true)
        (predicate.item, predicate.multiplier, predicate.constant) = (.superview, number / 100, 0)
      }
    } else {
      switch try scanner.metricOrView() {
      case .number(let value): predicate.constant = value
      case .item(let item):
        predicate.item = item
        if scanner.take(".") { predicate.attribute = try attribute() }
        try readOperators(into: &predicate, isSigned: isSigned)
      case nil: throw scanner.fault(.numberOrKey)
      }
    }
    predicate.range = scanner.range(from: start)
    return predicate
  }

  private mutating func readOperators(
    into predicate: inout Predicate, isSigned: Bool
  ) throws(VisualFormatError) {
    if scanner.take("*") {
      predicate.multiplier = try number()
    } else if scanner.take("/") {
      let place = scanner.index
      let divisor = try number()
      guard divisor != 0 else {
        throw scanner.fault(.extended("Expected a number other than 0", help: nil), at: place)
      }
      predicate.multiplier = 1 / divisor
    }
    guard isSigned else { return }
    if scanner.take("+") {
      predicate.constant = try number()
    } else if scanner.take("-") {
      predicate.constant = -(try number())
    }
  }

  private mutating func number() throws(VisualFormatError) -> Double {
    guard let number = scanner.number(isSigned: true) else { throw scanner.fault(.numberOrKey) }
    return number
  }

  /// An attribute behind a dot.
  mutating func attribute() throws(VisualFormatError) -> Attribute {
    let place = scanner.index
    guard let attribute = scanner.name().flatMap({ Attribute(rawValue: $0.text) }),
      attribute != .notAnAttribute
    else {
      throw scanner.fault(
        .extended(
          "Expected an attribute",
          help: "use width, height, left, right, top, bottom, centerX or centerY"), at: place)
    }
    return attribute
  }
}

extension FormatFault {
  /// What stands behind a view in a predicate is not in order.
  fileprivate static let operators = FormatFault.extended(
    "Expected ')' or ','",
    help: "operators stand in this order: view.attribute * number + number, the '*' or '/' first")
}
