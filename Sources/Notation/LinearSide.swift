import Basics

/// A side of a constraint as a sum: numbers, metrics and attributes, each with its multiplier.
struct LinearSide {
  /// The multipliers of attributes, by their text, in the order of the line.
  var terms: [(text: String, multiplier: Double)] = []
  /// The multipliers of metrics, and of the standard space.
  var metrics: [String: Double] = [:]
  var constant = 0.0

  /// The value of a side that is a number alone.
  var number: Double? { terms.isEmpty && metrics.isEmpty ? constant : nil }

  /// Adds a multiple of another sum.
  mutating func add(_ other: LinearSide, times factor: Double) {
    for (text, multiplier) in other.terms {
      if let index = terms.firstIndex(where: { $0.text.lowercased() == text.lowercased() }) {
        terms[index].multiplier += multiplier * factor
      } else {
        terms.append((text, multiplier * factor))
      }
    }
    metrics.merge(other.metrics.mapValues { $0 * factor }) { $0 + $1 }
    constant += other.constant * factor
    terms.removeAll { $0.multiplier == 0 }
    metrics = metrics.filter { $0.value != 0 }
  }

  /// The sum times a number.
  func times(_ factor: Double) -> LinearSide {
    var result = LinearSide()
    result.add(self, times: factor)
    return result
  }

  /// The constant behind an item, with its sign: ` + 8`, ` - gutter`; nil of one that is to be computed.
  var constantText: String? {
    if metrics.isEmpty {
      let number = DecimalText.rounded(constant.magnitude, to: 3)
      return constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number)"
    }
    guard metrics.count == 1, constant == 0, let (name, multiplier) = metrics.first,
      multiplier.magnitude == 1
    else { return nil }
    return " \(multiplier < 0 ? "-" : "+") \(name)"
  }

  /// A multiplier before an item: empty for 1, `0.5 x `, `1/3 x `.
  static func multiplierText(_ value: Double) -> String {
    if value == 1 { return "" }
    let number = DecimalText.rounded(value, to: 3)
    if Double(number) == value { return "\(number) x " }
    let divisor = (2...100).first { n in
      let product = value * Double(n)
      return (product - product.rounded()).magnitude < 1e-9
    }
    guard let divisor else { return "\(DecimalText.rounded(value, to: 6)) x " }
    return "\(DecimalText.rounded((value * Double(divisor)).rounded(), to: 0))/\(divisor) x "
  }
}

/// Reads a sum from tokens of a line.
struct LinearReader {
  let tokens: ArraySlice<EquationLexer.Token>
  let text: (EquationLexer.Token) -> String
  /// Whether a name is a metric's, or the standard space.
  let isMetric: (String) -> Bool
  private(set) var index: Int

  init(
    _ tokens: ArraySlice<EquationLexer.Token>, text: @escaping (EquationLexer.Token) -> String,
    isMetric: @escaping (String) -> Bool
  ) {
    self.tokens = tokens
    self.text = text
    self.isMetric = isMetric
    index = tokens.startIndex
  }

  private var kind: EquationLexer.Token.Kind {
    index < tokens.endIndex ? tokens[index].kind : .end
  }

  /// The sum at the current token; nil of other text.
  mutating func sum() -> LinearSide? {
    var sum = LinearSide()
    var isFirst = true
    while true {
      var sign = 1.0
      if case .sign(let character) = kind, "+-−".contains(character) {
        sign = character == "+" ? 1 : -1
        index += 1
      } else if !isFirst {
        return sum
      }
      guard let product = product() else { return nil }
      sum.add(product, times: sign)
      isFirst = false
    }
  }

  private mutating func product() -> LinearSide? {
    guard var product = factor() else { return nil }
    while true {
      switch kind {
      case .times:
        index += 1
        guard let next = factor() else { return nil }
        if let number = next.number {
          product = product.times(number)
        } else if let number = product.number {
          product = next.times(number)
        } else {
          return nil
        }
      case .sign("/"), .sign("÷"):
        index += 1
        guard let number = factor()?.number, number != 0 else { return nil }
        product = product.times(1 / number)
      case .sign("%"):
        index += 1
        guard product.number != nil, kind == .times else { return nil }
        product = product.times(0.01)
      default: return product  // Any other token ends a product.
      }
    }
  }

  private mutating func factor() -> LinearSide? {
    var side = LinearSide()
    switch kind {
    case .number(let value): side.constant = value
    case .name(let name) where isMetric(name): side.metrics[name] = 1
    case .name(let name) where name.contains("."): side.terms = [(text(tokens[index]), 1)]
    case .sign("("):
      index += 1
      guard let inner = sum(), kind == .sign(")") else { return nil }
      side = inner
    default: return nil  // Any other token is no part of a sum.
    }
    index += 1
    return side
  }
}
