import LayoutModel

/// Reads a string of the extended language, which is a superset of the plain one.
struct ExtendedParser {
  var scanner: FormatScanner
  /// How many stacks the views that are read stand within.
  private var depth = 0

  /// What a string stands for; nothing when it is a comment.
  static func content(_ scanner: inout FormatScanner) throws(VisualFormatError)
    -> VisualFormatContent
  {
    scanner.dropComment()
    if scanner.isAtEnd { return VisualFormatContent() }
    var parser = ExtendedParser(scanner: scanner)
    if parser.scanner.take(word: "C:") { return try parser.explicitConstraints() }
    let axes = try parser.orientations()
    let chain = try parser.line()
    var content = VisualFormatContent(guides: parser.scanner.guides)
    for axis in axes {
      try parser.scanner.checkAlignment(along: axis)
      var builder = ChainBuilder(options: scanner.context.options, axis: axis, isExtended: true)
      builder.add(chain)
      let part = builder.finished(chain)
      content.constraints += part.constraints
      content.guides += part.guides
    }
    return content
  }

  private init(scanner: FormatScanner) {
    self.scanner = scanner
  }

  private mutating func orientations() throws(VisualFormatError) -> [Axis] {
    if scanner.isAt("Z"), scanner.isAt(":", ahead: 1) {
      throw scanner.fault(
        .extended(
          "Expected 'H:', 'V:', 'HV:' or 'C:': the order of views is no constraint",
          help: "list the views in the order in which they lie on each other"))
    }
    var axes: [Axis] = []
    if scanner.take("H") { axes.append(.horizontal) }
    if scanner.take("V") { axes.append(.vertical) }
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
    chain.groups = [try group()]
    try checkSuperview(isUsed: chain.leading != nil)
    while !scanner.isAtEnd {
      let connection = try connection(after: .end, from: scanner.index - 1)
      if scanner.take("|") {
        try checkSuperview(isUsed: true)
        chain.trailing = connection
        guard scanner.isAtEnd else { throw scanner.fault(.end) }
      } else {
        guard scanner.isAt("[") else { throw scanner.fault(.viewOrSuperview) }
        chain.connections.append(connection)
        chain.groups.append(try group())
      }
    }
    return chain
  }

  func checkSuperview(isUsed: Bool) throws(VisualFormatError) {
    if isUsed, !scanner.context.hasSuperview { throw scanner.fault(.noSuperview) }
  }

  // MARK: - Views

  /// `[a, b]`: one view, or several at the same place.
  private mutating func group() throws(VisualFormatError) -> [ChainView] {
    let start = scanner.index
    _ = scanner.take("[")
    var views: [ChainView] = []
    repeat {
      views += try self.views()
    } while scanner.take(",")
    guard scanner.take("]") else { throw scanner.fault(.viewEnd) }
    if views.count == 1 { views[0].range = scanner.range(from: start) }
    return views
  }

  /// `a`, `a(>=50)`, `a2..5` or `column:[a][b]`.
  private mutating func views() throws(VisualFormatError) -> [ChainView] {
    let start = scanner.index
    let names = try names()
    let range = scanner.range(from: start)
    let nameEnd = scanner.index
    let sizes = scanner.take("(") ? try predicates() : []
    if scanner.isAt(":"), names.count == 1 {
      return [try stack(named: names[0], sizes: sizes, from: start)]
    }
    var views: [ChainView] = []
    for name in names {
      guard let item = scanner.item(named: name) else {
        let unknown = VisualFormatError.UnknownName(name: name, range: range)
        throw scanner.fault(.unknownView(unknown), at: nameEnd - 1)
      }
      views.append(ChainView(item: item, sizes: sizes, range: range))
    }
    return views
  }

  /// How deep stacks can stand within each other.
  private static let maximumDepth = 16

  /// The views of a stack behind its name; a name that no view has becomes that of a layout guide.
  private mutating func stack(
    named name: String, sizes: [Predicate], from start: Int
  ) throws(VisualFormatError) -> ChainView {
    guard depth < ExtendedParser.maximumDepth else {
      throw scanner.fault(
        .extended(
          "Expected no more than \(ExtendedParser.maximumDepth) stacks in each other", help: nil))
    }
    depth += 1
    _ = scanner.take(":")
    if scanner.item(named: name) == nil { scanner.guides.append(name) }
    var chain = Chain(leading: try connection(after: .viewOrSuperview, from: scanner.index - 1))
    var last = chain.leading
    repeat {
      guard scanner.isAt("[") else { throw scanner.fault(.view) }
      if !chain.groups.isEmpty, let last { chain.connections.append(last) }
      chain.groups.append(try group())
      last = try connection(after: .viewEnd, from: scanner.index - 1)
    } while !scanner.isAt("]") && !scanner.isAt(",")
    chain.trailing = last
    depth -= 1
    return ChainView(
      item: scanner.item(named: name) ?? .guide(name), sizes: sizes, stack: chain,
      range: scanner.range(from: start))
  }

  // MARK: - Connections

  /// What lies behind a bracket or the superview, which `start` is the index of.
  private mutating func connection(
    after fault: FormatFault, from start: Int
  ) throws(VisualFormatError) -> Connection {
    if isAtPlace {
      return Connection(kind: .flush, range: scanner.range(start..<scanner.index + 1))
    }
    let dash = scanner.index
    if scanner.take(word: "->") {
      return Connection(kind: .apart, range: scanner.range(from: dash))
    }
    let isEqual = scanner.take("~")
    guard isEqual || scanner.take("-") else { throw scanner.fault(fault) }
    if isAtPlace {
      return Connection(
        kind: isEqual ? .equalSpace([]) : .standard, range: scanner.range(from: dash))
    }
    if scanner.isAt("-") { throw scanner.fault(.minusOrBar) }
    let distances = scanner.take("(") ? try predicates() : [try operand(isSigned: false)]
    guard scanner.take(isEqual ? "~" : "-") else { throw scanner.fault(.bar) }
    return Connection(
      kind: isEqual ? .equalSpace(distances) : .distances(distances),
      range: scanner.range(from: dash))
  }

  /// Whether something begins or ends here that a connection leads to.
  private var isAtPlace: Bool {
    scanner.isAt("[") || scanner.isAt("|") || scanner.isAt("]") || scanner.isAt(",")
  }
}
