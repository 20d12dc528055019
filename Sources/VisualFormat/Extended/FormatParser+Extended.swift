import Basics
import Diagnostics
import LayoutModel

/// The parts of the extended language that the plain one does not have.
extension FormatParser {
  // MARK: - Views

  /// `a, b]`: one view, or several at the same place, after a bracket.
  mutating func views(from bracket: Int) throws(VisualFormatError) -> [ChainView] {
    var views: [ChainView] = []
    repeat {
      views += try viewsOfName()
    } while scanner.take(",")
    guard scanner.take("]") else { throw scanner.fault(.viewEnd) }
    if views.count == 1 { views[0].range = scanner.range(from: bracket) }
    return views
  }

  /// `a`, `a(>=50)`, `a2..5` or `column:[a][b]`.
  private mutating func viewsOfName() throws(VisualFormatError) -> [ChainView] {
    let start = scanner.index
    let names = try names()
    let range = scanner.range(from: start)
    let nameEnd = scanner.index
    let sizes = scanner.take("(") ? try predicates(ofSize: true) : []
    if scanner.isAt(":"), names.count == 1 {
      return [try stack(named: names[0], sizes: sizes, from: start)]
    }
    if names.count > 1 { try reserve(names.count * sizes.count) }
    return try items(named: names, in: range, endingAt: nameEnd).map {
      ChainView(item: $0, sizes: sizes, range: range)
    }
  }

  private func items(
    named names: [String], in range: SourceRange, endingAt end: Int
  ) throws(VisualFormatError) -> [VisualItem] {
    try names.map { name throws(VisualFormatError) in
      if let item = scanner.item(named: name) { return item }
      throw scanner.fault(
        .unknownView(VisualFormatError.UnknownName(name: name, range: range)), at: end - 1)
    }
  }

  /// The most views that a range can name.
  private static let maximumRange = 1000

  /// `circle`, or `circle2..5` for circle2, circle3, circle4 and circle5.
  ///
  /// A range that begins without a number has the name itself first: `circle..3` is circle, circle2 and
  /// circle3.
  private mutating func names() throws(VisualFormatError) -> [String] {
    guard let name = scanner.name()?.text else { throw scanner.fault(.viewName) }
    guard scanner.take(word: "..") else { return [name] }
    let place = scanner.index
    let stem = name.trimmingSuffix(while: \.isNumber)
    let start = Int(name.dropFirst(stem.count))
    let first = start ?? 2
    guard let last = scanner.digits(), last >= first, last - first < FormatParser.maximumRange
    else {
      throw scanner.fault(
        .extended(
          "Expected the number of the last view, at most \(FormatParser.maximumRange) behind the first",
          help: "write it as in 'circle2..5'"), at: place)
    }
    return (start == nil ? [name] : []) + (first...last).map { "\(stem)\($0)" }
  }

  /// The depth to which stacks can be nested.
  private static let maximumDepth = 16

  /// The views of a stack after its name; an unknown name becomes that of a layout guide.
  private mutating func stack(
    named name: String, sizes: [Predicate], from start: Int
  ) throws(VisualFormatError) -> ChainView {
    guard depth < FormatParser.maximumDepth else {
      throw scanner.fault(
        .extended("Expected no more than \(FormatParser.maximumDepth) stacks in each other"))
    }
    depth += 1
    _ = scanner.take(":")
    if scanner.item(named: name) == nil { scanner.guides.append(name) }
    var chain = Chain(leading: try connection(after: .viewOrSuperview, from: scanner.index - 1))
    var last = chain.leading
    repeat {
      guard scanner.isAt("[") else { throw scanner.fault(.view) }
      try append(try group(), to: &chain, behind: last)
      last = try connection(after: .viewEnd, from: scanner.index - 1)
    } while !scanner.isAt("]") && !scanner.isAt(",")
    chain.trailing = last
    depth -= 1
    return ChainView(
      item: scanner.item(named: name) ?? .guide(name), sizes: sizes, stack: chain,
      range: scanner.range(from: start))
  }

  // MARK: - Predicates

  /// `.attribute * number + number` after a view.
  mutating func readOperators(
    into predicate: inout Predicate, isSigned: Bool
  ) throws(VisualFormatError) {
    if scanner.take(".") { predicate.attribute = try attribute() }
    if scanner.take("*") {
      predicate.multiplier = try number()
    } else if scanner.take("/") {
      let place = scanner.index
      let divisor = try number()
      guard divisor != 0 else {
        throw scanner.fault(.extended("Expected a number other than 0"), at: place)
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

  /// An attribute after a dot.
  private mutating func attribute() throws(VisualFormatError) -> Attribute {
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

  // MARK: - Explicit constraints

  /// Constraints between any attributes after `C:`, as in
  /// `C:v1.centerX(v2.centerX).bottom(v2.bottom)`.
  mutating func explicitConstraints() throws(VisualFormatError) -> VisualFormatContent {
    let start = scanner.index
    let names = try names()
    let items = try items(
      named: names, in: scanner.range(from: start), endingAt: scanner.index)
    var builder = ChainBuilder(scanner.context, along: .horizontal)
    repeat {
      guard scanner.take(".") else { throw scanner.fault(.missingAttribute) }
      let attribute = try attribute()
      guard scanner.take("(") else { throw scanner.fault(.missingAttribute) }
      let predicates = try predicates(ofSize: attribute.isSize)
      if items.count > 1 { try reserve(items.count * predicates.count) }
      for var predicate in predicates {
        // A place as a number alone is one in the superview.
        if predicate.item == nil, !attribute.isSize {
          try checkSuperview()
          (predicate.item, predicate.attribute) = (.superview, attribute.origin)
        }
        for item in items { builder.add(item, attribute, predicate) }
      }
    } while !scanner.isAtEnd
    return builder.content
  }
}

extension FormatFault {
  /// The parts after a view in a predicate are not in order.
  static let operators = FormatFault.extended(
    "Expected ')' or ','",
    help: "operators stand in this order: view.attribute * number + number, the '*' or '/' first")

  fileprivate static let missingAttribute = FormatFault.extended(
    "Expected an attribute and what it is compared with",
    help: "write it as in 'C:a.centerX(b.centerX).width(100)'")
}

extension Attribute {
  /// The side from which places in its direction count.
  fileprivate var origin: Attribute {
    axis == .vertical ? .top : isDirectional ? .leading : .left
  }
}
