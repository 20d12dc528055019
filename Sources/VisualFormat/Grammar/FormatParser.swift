import LayoutModel

/// Reads a format string.
///
///     (H: or V:)? (| connection)? view (connection view)* (connection |)?
///
/// The extended language is a superset of the plain one.
struct FormatParser {
  var scanner: FormatScanner
  /// The number of stacks around the current views.
  var depth = 0
  /// The number of constraints of the groups read so far.
  private var constraintCount = 0

  init(scanner: FormatScanner) {
    self.scanner = scanner
  }

  var isExtended: Bool { scanner.context.isExtended }

  /// The content of the whole string; empty for a comment.
  mutating func content() throws(VisualFormatError) -> VisualFormatContent {
    if isExtended {
      scanner.dropComment()
      if scanner.isAtEnd { return VisualFormatContent() }
      if scanner.take(word: "C:") { return try explicitConstraints() }
    }
    let axes = try orientations()
    let chain = try line()
    var content = VisualFormatContent(guides: scanner.guides)
    for axis in axes {
      // One view is aligned with nothing.
      if chain.groups.joined().count > 1 { try scanner.checkAlignment(along: axis) }
      var builder = ChainBuilder(scanner.context, along: axis)
      builder.add(chain)
      let part = builder.finished(chain)
      content.constraints += part.constraints
      content.guides += part.guides
    }
    return content
  }

  private mutating func orientations() throws(VisualFormatError) -> [Axis] {
    if isExtended, scanner.isAt("Z"), scanner.isAt(":", ahead: 1) {
      throw scanner.fault(
        .extended(
          "Expected 'H:', 'V:', 'HV:' or 'C:': the order of views is no constraint",
          help: "list the views in the order in which they lie on each other"))
    }
    var axes: [Axis] = []
    if scanner.take("H") { axes.append(.horizontal) }
    if isExtended || axes.isEmpty, scanner.take("V") { axes.append(.vertical) }
    guard let axis = axes.last else { return [.horizontal] }
    guard scanner.take(":") else { throw scanner.fault(.missingColon(axis)) }
    return axes
  }

  private mutating func line() throws(VisualFormatError) -> Chain {
    var chain = Chain()
    let start = scanner.index
    if scanner.take("|") {
      chain.leading = try connection(after: .connectionAfterSuperview, from: start)
      guard scanner.isAt("[") else { throw scanner.fault(.view) }
    }
    guard scanner.isAt("[") else { throw scanner.fault(.viewOrSuperview) }
    try append(try group(), to: &chain)
    if chain.leading != nil { try checkSuperview() }
    while !scanner.isAtEnd {
      let viewEnd = scanner.index
      let connection = try connection(after: .end, from: viewEnd - 1)
      if scanner.take("|") {
        try checkSuperview(at: isExtended ? scanner.index : viewEnd)
        chain.trailing = connection
        guard scanner.isAtEnd else { throw scanner.fault(.end) }
      } else {
        guard scanner.isAt("[") else { throw scanner.fault(.viewOrSuperview) }
        try append(try group(), to: &chain, behind: connection)
      }
    }
    return chain
  }

  /// The most constraints that the groups of a string can make.
  private static let maximumConstraints = 10_000

  /// Adds views to a chain, each of which is tied to each of the views before.
  mutating func append(
    _ group: [ChainView], to chain: inout Chain, behind connection: Connection? = nil
  ) throws(VisualFormatError) {
    if let connection, let before = chain.groups.last {
      if before.count * group.count > 1 {
        let alignments = scanner.context.options.alignments.count
        try reserve(before.count * group.count * alignments)
        try reserve(connection.constraintCount(from: before.count, to: group.count))
      }
      chain.connections.append(connection)
    }
    chain.groups.append(group)
  }

  /// Refuses what makes more constraints than anyone could read.
  mutating func reserve(_ count: Int) throws(VisualFormatError) {
    constraintCount += count
    guard constraintCount <= FormatParser.maximumConstraints else {
      throw scanner.fault(.tooManyConstraints(limit: FormatParser.maximumConstraints))
    }
  }

  /// Refuses what needs a superview where there is none.
  func checkSuperview(at index: Int? = nil) throws(VisualFormatError) {
    if !scanner.context.hasSuperview { throw scanner.fault(.noSuperview, at: index) }
  }

  // MARK: - Views

  /// The views between brackets; the plain language has one there.
  mutating func group() throws(VisualFormatError) -> [ChainView] {
    let start = scanner.index
    _ = scanner.take("[")
    if isExtended { return try views(from: start) }
    let item = try scanner.view()
    let sizes = scanner.take("(") ? try predicates(ofSize: true) : nil
    guard scanner.take("]") else { throw scanner.fault(sizes == nil ? .viewEnd : .thicknessEnd) }
    return [ChainView(item: item, sizes: sizes ?? [], range: scanner.range(from: start))]
  }

  // MARK: - Connections

  /// The connection after a bracket or the superview at the index `start`.
  mutating func connection(
    after fault: FormatFault, from start: Int
  ) throws(VisualFormatError) -> Connection {
    if isAtPlace, isExtended || fault == .end || !scanner.isAt("|") {
      return Connection(kind: .flush, range: scanner.range(start..<scanner.index + 1))
    }
    let dash = scanner.index
    if isExtended, scanner.take(word: "->") {
      return Connection(kind: .apart, range: scanner.range(from: dash))
    }
    let isEqual = isExtended && scanner.take("~")
    guard isEqual || scanner.take("-") else {
      throw scanner.fault(fault == .end && scanner.isAt("(") ? .sizeBehindView : fault)
    }
    if isAtPlace {
      return Connection(
        kind: isEqual ? .equalSpace([]) : .standard, range: scanner.range(from: dash))
    }
    if scanner.isAt("-") { throw scanner.fault(.minusOrBar) }
    let distances = scanner.take("(") ? try predicates(ofSize: false) : [try distance()]
    guard scanner.take(isEqual ? "~" : "-") else {
      throw scanner.fault(scanner.isAt("@") ? .barBeforePriority : .bar)
    }
    return Connection(
      kind: isEqual ? .equalSpace(distances) : .distances(distances),
      range: scanner.range(from: dash))
  }

  /// Whether something begins or ends here that a connection leads to.
  private var isAtPlace: Bool {
    scanner.isAt("[") || scanner.isAt("|")
      || isExtended && (scanner.isAt("]") || scanner.isAt(","))
  }

  /// A distance without parentheses.
  private mutating func distance() throws(VisualFormatError) -> Predicate {
    let start = scanner.index
    var distance = try operand(isSigned: false, canBeView: isExtended)
    if !isExtended {
      // The error quotes it with its bars.
      distance.range = scanner.range(start - 1..<scanner.index + (scanner.isAt("-") ? 1 : 0))
    }
    return distance
  }

  // MARK: - Predicates

  /// Predicates after `(`, with the `)` at their end.
  mutating func predicates(ofSize isSize: Bool) throws(VisualFormatError) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      let start = scanner.index
      let relation = try scanner.relation()
      var predicate = try operand(isSigned: true, canBeView: isSize || isExtended)
      predicate.relation = relation
      predicate.priority = try scanner.priority()
      predicate.range = scanner.range(from: start)
      predicates.append(predicate)
    } while scanner.take(",")
    guard scanner.take(")") else {
      if isExtended, predicates.contains(where: { $0.item != nil }) {
        throw scanner.fault(.operators)
      }
      throw scanner.fault(isSize && !isExtended ? .thicknessEnd : .listEnd)
    }
    return predicates
  }

  /// A number or a view; in the extended language also a percentage of the superview, or
  /// `view.attribute * number + number`.
  /// - Parameter isSigned: Whether it is in parentheses, so that `-` is no bar.
  private mutating func operand(
    isSigned: Bool, canBeView: Bool
  ) throws(VisualFormatError) -> Predicate {
    let start = scanner.index
    var predicate = Predicate(range: scanner.range(from: start))
    if let number = scanner.number(isSigned: isSigned) {
      predicate.constant = number
      if isExtended, scanner.take("%") {
        try checkSuperview()
        (predicate.item, predicate.multiplier, predicate.constant) = (.superview, number / 100, 0)
      }
    } else {
      switch try scanner.metricOrView() {
      case .number(let value): predicate.constant = value
      case .item(let item) where canBeView:
        predicate.item = item
        if isExtended { try readOperators(into: &predicate, isSigned: isSigned) }
      // Any other text is neither.
      default:
        let relation = scanner.relation(at: start)
        throw scanner.fault(
          relation.map(FormatFault.relationWithoutParentheses) ?? .numberOrKey, at: start)
      }
    }
    predicate.range = scanner.range(from: start)
    return predicate
  }
}
