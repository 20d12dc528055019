import LayoutModel

extension FormatScanner {
  /// The meaning of a name in a predicate.
  enum Object {
    case number(Double)
    case item(VisualItem)
  }

  /// The view or guide of a name; nil when there is none.
  func item(named name: String) -> VisualItem? {
    context.isView(name) ? .view(name) : guides.contains(name) ? .guide(name) : nil
  }

  /// A view's name after `[`, which must be known.
  mutating func view() throws(VisualFormatError) -> VisualItem {
    guard let (text, range) = name() else { throw fault(.viewName) }
    if let item = item(named: text) { return item }
    let unknown = VisualFormatError.UnknownName(name: text, range: range)
    throw isAt(".") ? fault(.keyPath(unknown)) : fault(.unknownView(unknown), at: index - 1)
  }

  /// The meaning of a name, which is looked up among the metrics first; nil if there is no name.
  mutating func metricOrView() throws(VisualFormatError) -> Object? {
    let start = index
    guard let (text, range) = name() else { return nil }
    if let value = context.metrics[text] { return .number(value) }
    if let item = item(named: text) { return .item(item) }
    let unknown = VisualFormatError.UnknownName(name: text, range: range, isMetric: true)
    // `[a]-l`: a bar was meant, and no metric.
    if text == "l" || text == "I", isAtEnd { throw fault(.viewOrSuperview, at: start) }
    throw fault(.unknownMetric(unknown))
  }

  /// `==`, `<=` or `>=`; equality if there is none.
  mutating func relation() throws(VisualFormatError) -> Relation {
    let signs: [(Unicode.Scalar, Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    guard let (sign, relation) = signs.first(where: { take($0.0) }) else { return .equal }
    guard take("=") else { throw fault(.unknownRelation(sign)) }
    return relation
  }

  /// The priority after `@`; required if there is none.
  mutating func priority() throws(VisualFormatError) -> Priority {
    guard take("@") else { return .required }
    let start = index
    let value: Double
    if let number = number(isSigned: true) {
      value = number
    } else if case .number(let metric)? = try metricOrView() {
      value = metric
    } else {
      throw fault(.numberOrKey, at: start)
    }
    guard (1...1000).contains(value) else { throw fault(.priority, at: start) }
    return Priority(value)
  }

  /// Refuses alignments along the string's own direction.
  func checkAlignment(along axis: Axis) throws(VisualFormatError) {
    let isLegal = context.options.alignments.allSatisfy { $0.axis != axis }
    if !isLegal { throw fault(.alignment(axis)) }
  }
}

extension VisualFormatOptions {
  private static let alignmentAttributes: [(VisualFormatOptions, Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  /// The attributes that neighbours share.
  var alignments: [Attribute] {
    VisualFormatOptions.alignmentAttributes.filter { contains($0.0) }.map(\.1)
  }
}
