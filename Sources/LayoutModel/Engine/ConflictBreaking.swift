import Basics

/// Chooses which of several conflicting required constraints is broken, and describes the conflict.
enum ConflictBreaking {
  /// The row to break: one of the author's if any, else a content size, and never the root's size.
  ///
  /// Of the author's, one that relates a size to a number goes before one that relates two items. In a part of
  /// a layout the size of a view that holds others goes first, since with it all that is inside fits.
  /// Among equals it is the last by its text, written from the item whose name comes first. So
  /// moving lines in a file, or the sides of an equation, changes nothing.
  static func choice(among rows: [Int], in lowering: Lowering) -> Int {
    var holders: Set<Int> = []
    if lowering.layout.isPartial {
      let own = rows.compactMap { row -> Int? in
        if case .constraint(let index) = lowering.origins[row] { index } else { nil }
      }
      holders = lowering.layout.holders(ofViewsIn: own)
    }
    let ranked = rows.map { (row: $0, key: key(lowering.origins[$0], in: lowering, holders)) }
    return ranked.max { ($0.key.rank, $0.key.text) < ($1.key.rank, $1.key.text) }?.row ?? rows[0]
  }

  static func conflict(
    _ rows: [Int], broken: Int, _ sum: ConflictSum?, in lowering: Lowering, _ order: CanonicalOrder
  ) -> LayoutConflict {
    let members = rows.map { member(lowering.origins[$0], in: lowering, order) }
    return LayoutConflict(
      members: members.sorted(), broken: member(lowering.origins[broken], in: lowering, order),
      sum: sum)
  }

  private static func key(
    _ origin: Lowering.Origin, in lowering: Lowering, _ holders: Set<Int>
  ) -> (rank: Int, text: String) {
    let rank =
      switch origin {
      case .constraint(let index):
        lowering.layout.constraints[index].rank(holders)
      case .arranged: 4
      case .contentHugging, .compressionResistance: 3
      case .notNegative: 2
      case .guide: 1
      case .root: 0
      }
    return (rank, text(origin, in: lowering.settled))
  }

  static func member(
    _ origin: Lowering.Origin, in lowering: Lowering, _ order: CanonicalOrder
  ) -> LayoutConflict.Member {
    if case .constraint(let index) = origin { return .constraint(order.constraints[index]) }
    return .implied(
      ImpliedConstraint(
        source: source(of: origin, lowering.settled, order),
        text: text(origin, in: lowering.settled), entry: entry(origin, in: lowering.settled)))
  }

  /// What no author wrote, as the console logs it.
  private static func entry(_ origin: Lowering.Origin, in settled: SettledLayout) -> ConsoleEntry {
    let maker = ConsoleEntryMaker(settled.layout, settled.metrics)
    switch origin {
    case .arranged(let index):
      let arranged = settled.arranged[index]
      if case .autoresizingMask = arranged.source {
        return maker.entry(arranged.constraint, className: "NSAutoresizingMaskLayoutConstraint")
      }
      return maker.entry(arranged.constraint)
    case .root(let part) where part == .width || part == .height:
      return maker.entry(ofRootSize: part.axis)
    case .contentHugging(let view, let part), .compressionResistance(let view, let part):
      return maker.entry(ofContent: view, part.axis)
    case .guide(let index, let part): return maker.entry(ofGuide: index, part, in: settled)
    case .constraint, .root, .notNegative: return ConsoleEntry()
    }
  }

  private static func source(
    of origin: Lowering.Origin, _ settled: SettledLayout, _ order: CanonicalOrder
  ) -> ImpliedConstraint.Source {
    switch origin {
    case .arranged(let index):
      switch settled.arranged[index].source {
      case .stackView(let rank): .stackView(view: order.views[rank])
      case .autoresizingMask(let rank): .autoresizingMask(view: order.views[rank])
      case .tableView(let rank): .tableView(view: order.views[rank])
      case .rootSize, .contentSize, .geometry: .geometry
      }
    case .root(let part) where part == .width || part == .height: .rootSize(part.axis)
    case .contentHugging(let rank, let part), .compressionResistance(let rank, let part):
      .contentSize(view: order.views[rank], part.axis)
    case .constraint, .root, .guide, .notNegative: .geometry
    }
  }

  static func text(_ origin: Lowering.Origin, in settled: SettledLayout) -> String {
    let layout = settled.layout
    switch origin {
    case .constraint(let index):
      return layout.equation(of: layout.constraints[index])
    case .arranged(let index):
      let constraint = settled.arranged[index].constraint
      return layout.equation(of: constraint)
        + (constraint.identifier.map { " (\($0))" } ?? "")
    case .root(let part):
      let size = layout.canvas.size
      let values: [FrameVariable: Double] = [.width: size.width, .height: size.height]
      return equation(Layout.rootName, part, "=", values[part] ?? 0)
    case .guide(let index, let part):
      if layout.guides[index].kind == .own {
        return equation(layout.guides[index].name, part, ">=", nil)
      }
      return settled.guideText(index, part)
        ?? "\(layout.guides[index].name).\(part.guideName) is fixed by "
        + "'\(layout.views[layout.guides[index].view].name)'"
    case .notNegative(let view, let part):
      return equation(layout.views[view].name, part, ">=", nil)
    case .contentHugging(let view, let part):
      let metrics = settled.metrics[view]
      let length = metrics.intrinsicContentSize[part.axis]
      return equation(layout.views[view].name, part, "<=", length)
        + " (content hugging \(metrics.contentHuggingPriority[part.axis].text))"
    case .compressionResistance(let view, let part):
      let metrics = settled.metrics[view]
      let length = metrics.intrinsicContentSize[part.axis]
      return equation(layout.views[view].name, part, ">=", length)
        + " (compression resistance "
        + "\(metrics.contentCompressionResistancePriority[part.axis].text))"
    }
  }

  private static func equation(
    _ name: String, _ part: FrameVariable, _ sign: String, _ value: Double?
  ) -> String {
    "\(name).\(part.guideName) \(sign) \(value.map { DecimalText.guide($0) } ?? "0")"
  }
}

extension LayoutConflict.Member: Comparable {
  /// The layout's own constraints come first, in their order; then the implied ones by their text.
  package static func < (a: LayoutConflict.Member, b: LayoutConflict.Member) -> Bool {
    switch (a, b) {
    case (.constraint(let a), .constraint(let b)): a < b
    case (.implied(let a), .implied(let b)): a.text < b.text
    case (.constraint, .implied): true
    case (.implied, .constraint): false
    }
  }
}

extension FrameVariable {
  /// The direction it is measured in.
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// The name as the guide writes it.
  var guideName: String {
    switch self {
    case .x: "Left"
    case .y: "Top"
    case .width: "Width"
    case .height: "Height"
    }
  }
}

extension LayoutConstraint {
  /// How early it is broken, the highest first.
  fileprivate func rank(_ holders: Set<Int>) -> Int {
    if secondItem != nil { return 5 }
    return firstItem.view.map(holders.contains) ?? false ? 7 : 6
  }
}
