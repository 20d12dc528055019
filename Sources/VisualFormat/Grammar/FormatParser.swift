import LayoutModel

/// Reads a string of the plain language.
///
///     (H: or V:)? (| connection)? view (connection view)* (connection |)?
struct FormatParser {
  var scanner: FormatScanner

  /// The whole string.
  mutating func line() throws(VisualFormatError) -> (Axis, Chain) {
    let axis = try orientation()
    var chain = Chain()
    let start = scanner.index
    if scanner.take("|") {
      chain.leading = try connection(after: .connectionAfterSuperview, from: start)
      guard scanner.isAt("[") else { throw scanner.fault(.view) }
    }
    guard scanner.isAt("[") else { throw scanner.fault(.viewOrSuperview) }
    chain.groups = [[try view()]]
    try checkSuperview(isUsed: chain.leading != nil, at: scanner.index)
    while !scanner.isAtEnd {
      let viewEnd = scanner.index
      let connection = try connection(after: .end, from: viewEnd - 1)
      if scanner.take("|") {
        try checkSuperview(isUsed: true, at: viewEnd)
        chain.trailing = connection
        guard scanner.isAtEnd else { throw scanner.fault(.end) }
      } else {
        guard scanner.isAt("[") else { throw scanner.fault(.viewOrSuperview) }
        chain.connections.append(connection)
        chain.groups.append([try view()])
      }
    }
    return (axis, chain)
  }

  private mutating func orientation() throws(VisualFormatError) -> Axis {
    let axis: Axis
    if scanner.take("H") {
      axis = .horizontal
    } else if scanner.take("V") {
      axis = .vertical
    } else {
      return .horizontal
    }
    guard scanner.take(":") else { throw scanner.fault(.missingColon(axis)) }
    return axis
  }

  private func checkSuperview(isUsed: Bool, at index: Int) throws(VisualFormatError) {
    if isUsed, !scanner.context.hasSuperview { throw scanner.fault(.noSuperview, at: index) }
  }

  private mutating func view() throws(VisualFormatError) -> ChainView {
    let start = scanner.index
    _ = scanner.take("[")
    let item = try scanner.view()
    var sizes: [Predicate] = []
    if scanner.take("(") {
      sizes = try predicates(ofSize: true)
      guard scanner.take("]") else { throw scanner.fault(.thicknessEnd) }
    } else {
      guard scanner.take("]") else { throw scanner.fault(.viewEnd) }
    }
    return ChainView(item: item, sizes: sizes, range: scanner.range(from: start))
  }

  /// What lies behind a bracket or the superview, which `start` is the index of.
  private mutating func connection(
    after fault: FormatFault, from start: Int
  ) throws(VisualFormatError) -> Connection {
    if scanner.isAt("[") || scanner.isAt("|") && fault == .end {
      return Connection(kind: .flush, range: scanner.range(start..<scanner.index + 1))
    }
    let dash = scanner.index
    guard scanner.take("-") else { throw scanner.fault(fault) }
    if scanner.isAt("[") || scanner.isAt("|") {
      return Connection(kind: .standard, range: scanner.range(from: dash))
    }
    let distances = try distances()
    guard scanner.take("-") else { throw scanner.fault(.bar) }
    return Connection(kind: .distances(distances), range: scanner.range(from: dash))
  }

  private mutating func distances() throws(VisualFormatError) -> [Predicate] {
    if scanner.isAt("-") { throw scanner.fault(.minusOrBar) }
    if scanner.take("(") { return try predicates(ofSize: false) }
    let start = scanner.index
    var predicate = Predicate(range: scanner.range(from: start))
    if let number = scanner.number(isSigned: false) {
      predicate.constant = number
    } else if case .number(let metric)? = try scanner.metricOrView() {
      predicate.constant = metric
    } else {
      throw scanner.fault(.numberOrKey, at: start)
    }
    // A distance alone is told with its bars.
    predicate.range = scanner.range(start - 1..<scanner.index + (scanner.isAt("-") ? 1 : 0))
    return [predicate]
  }

  /// Predicates behind `(`, with the `)` at their end.
  private mutating func predicates(ofSize isSize: Bool) throws(VisualFormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      predicates.append(try predicate(ofSize: isSize))
    } while scanner.take(",")
    guard scanner.take(")") else { throw scanner.fault(isSize ? .thicknessEnd : .listEnd) }
    return predicates
  }

  private mutating func predicate(ofSize isSize: Bool) throws(VisualFormatError) -> Predicate {
    let start = scanner.index
    var predicate = Predicate(relation: try scanner.relation(), range: scanner.range(from: start))
    let object = scanner.index
    if let number = scanner.number(isSigned: true) {
      predicate.constant = number
    } else {
      switch try scanner.metricOrView() {
      case .number(let value): predicate.constant = value
      case .item(let item) where isSize: predicate.item = item
      default: throw scanner.fault(.numberOrKey, at: object)
      }
    }
    predicate.priority = try scanner.priority()
    predicate.range = scanner.range(from: start)
    return predicate
  }
}
