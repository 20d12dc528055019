package import FigureChoices
package import LayoutModel
package import Typesetting

extension Figure {
  /// The figure with labels beside its views and constraints, each at a free place; what finds none is
  /// ``unplaced``.
  /// - Throws: An error when no font has a character of a text.
  package func labeled(
    _ kinds: [LabelKind], of solved: SolvedLayout, typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    if kinds.isEmpty { return self }
    var fills = ViewFills(ground: Theme().background)
    for group in groups { fills.add(group.marks) }
    var labeler = Labeler(
      figure: self, canvas: CanvasLayout(solved), room: LabelRoom(self), fills: fills,
      typesetter: typesetter)
    // Legends need the numbers, and names have the most room.
    if kinds.contains(.numbers) { try labeler.addNumbers() }
    if kinds.contains(.values) { try labeler.addValues() }
    if kinds.contains(.names) { try labeler.addNames() }
    return labeler.figure
  }
}

/// Puts labels on a figure.
private struct Labeler {
  var figure: Figure
  let canvas: CanvasLayout
  var room: LabelRoom
  let fills: ViewFills
  let typesetter: Typesetter

  private static let leaderWidth = 0.75

  mutating func addNumbers() throws(TypesettingError) {
    for (index, group) in constraints {
      let number = canvas.layout.shownNumber(ofConstraint: index)
      // A legend needs the number, if need be a small one.
      var labels: [Label] = []
      for scale in [0.8, 0.65] { labels.append(try Label(number, .number(scale), typesetter)) }
      try add(labels, to: group, "number", at: homes(of: index, group), number: number)
    }
  }

  mutating func addValues() throws(TypesettingError) {
    for (index, group) in constraints {
      guard let text = canvas.redline(of: canvas.layout.constraints[index]) else { continue }
      let status = canvas.solved.status(ofConstraint: index)
      let label = try Label(text, .value(status), typesetter)
      try add([label], to: group, "value", at: homes(of: index, group))
    }
  }

  mutating func addNames() throws(TypesettingError) {
    let isRightToLeft = canvas.layout.canvas.direction == .rightToLeft
    for group in figure.groups {
      guard case .view(let view)? = group.part, view != 0, let frame = group.frame,
        frame.intersects(figure.bounds)
      else { continue }
      let label = try Label(canvas.layout.views[view].name, .name, typesetter)
      try add([label], to: group, "name", at: [.view(frame, isRightToLeft: isRightToLeft)])
    }
  }

  /// The groups of the constraints that are shown, in the layout's order.
  private var constraints: [(index: Int, group: Figure.Group)] {
    figure.groups.compactMap { group in
      guard case .constraint(let index)? = group.part,
        group.marks.contains(where: { $0.box?.intersects(figure.bounds.insetBy(-1)) ?? false })
      else { return nil }
      return (index, group)
    }.sorted { $0.index < $1.index }
  }

  /// The lines of a constraint's marks, those in its first item first; where there is only a sign, the item.
  ///
  /// An alignment may run all along the figure, and others with it: its part at the smaller item comes
  /// before all of it.
  private func homes(of index: Int, _ group: Figure.Group) -> [LabelHome] {
    let constraint = canvas.layout.constraints[index]
    let item = canvas.frame(of: constraint.firstItem).insetBy(-1)
    let caps = Theme().capLength
    let all = group.marks.filter { $0.stroke?.width == Theme().lineWidth }.flatMap(\.segments)
    let stems = all.filter { $0.length > caps + 0.01 }
    let lines = (stems.isEmpty ? all : stems).compactMap { $0.clipped(to: figure.bounds) }
      .map { line in (line, isAway: !item.contains(line.place(at: 0.5))) }
      .sorted { ($0.isAway ? 1 : 0, -$0.0.length) < ($1.isAway ? 1 : 0, -$1.0.length) }
      .map(\.0)
    guard let first = lines.first else { return [.view(item, isRightToLeft: false)] }
    let signs = group.marks.filter { if case .symbol = $0.shape { true } else { false } }
      .compactMap(\.box)
    let home = LabelHome.lines(Array(lines.prefix(4)), signs: signs)
    if stems.count < all.count { return [home] }
    let items = constraint.items.map { canvas.frame(of: $0).insetBy(-1) }
    let smaller = items.min { $0.length(along: first) < $1.length(along: first) } ?? item
    // A text may interrupt it there.
    let parts = [0, 30].lazy.map { reach in
      lines.compactMap { $0.clipped(to: smaller.insetBy(-reach)) }
    }.first { !$0.isEmpty }
    return (parts.map { [.lines($0, signs: signs)] } ?? []) + [home]
  }

  /// Adds the first of some labels that finds a place, at its best.
  private mutating func add(
    _ labels: [Label], to group: Figure.Group, _ suffix: String, at homes: [LabelHome],
    number: String? = nil
  ) throws(TypesettingError) {
    let others = others(than: group)
    for home in homes {
      for label in labels {
        // Without a leader line a name is that of the view in which it stands.
        let near = home.near(label.size).filter { place in
          label.look != .name || !others.contains(where: place.box.intersects)
        }
        let place =
          best(of: near, for: group, others) ?? best(of: home.far(label.size), for: group, others)
        if let place { return try add(label, at: place, to: group, suffix, number) }
      }
    }
    figure.unplaced += labels.prefix(1).map(\.text)
  }

  private mutating func add(
    _ label: Label, at place: LabelPlace, to group: Figure.Group, _ suffix: String,
    _ number: String?
  ) throws(TypesettingError) {
    var marks: [Mark] = []
    if let leader = place.leader {
      marks += leaderMarks(leader, label.lineColor)
      room.addLine(leader, of: "\(group.id)-\(suffix)")
    }
    marks += try label.marks(in: place.box, typesetter)
    room.addSolid(place.box)
    figure.add(
      Figure.Group(
        id: "\(group.id)-\(suffix)", classes: ["ib-label", "ib-\(suffix)"], marks: marks,
        number: number))
  }

  /// A leader line with an edge, which keeps it apart from what it crosses; both in the colours of the other
  /// appearance where the line is seen better in them.
  private func leaderMarks(_ leader: Segment, _ color: DynamicColor) -> [Mark] {
    var (line, edge) = (color, Theme().background)
    let grounds = [0.2, 0.5, 0.8].map { fills.color(at: leader.place(at: $0)) }
    for side in [\DynamicColor.light, \.dark] {
      func least(_ color: Color) -> Double {
        grounds.map { color.contrast(to: $0[keyPath: side]) }.min() ?? 21
      }
      guard let best = [color.light, color.dark].max(by: { least($0) < least($1) }),
        least(best) > least(color[keyPath: side])
      else { continue }
      line[keyPath: side] = best
      edge[keyPath: side] =
        best == color.light ? Theme().background.light : Theme().background.dark
    }
    return [(edge, 3 * Self.leaderWidth), (line, Self.leaderWidth)].map { color, width in
      Mark(.polyline([leader.from, leader.to]), stroke: Stroke(color: color, width: width))
    }
  }

  /// The frames of views that a group has nothing to do with: no items, nor in them or behind them.
  private func others(than group: Figure.Group) -> [Rect] {
    let layout = canvas.layout
    let items: [Int] =
      switch group.part {
      case .view(let view)?: [view]
      case .constraint(let index)?: layout.constraints[index].items.map(layout.owner)
      default: []
      }
    let inner = items.filter { item in !items.contains { layout.view(item, holds: $0) } }
    return layout.views.indices.dropFirst().filter { view in
      !layout.isHidden(view) && !items.contains(view)
        && !inner.contains { layout.view($0, holds: view) || layout.view(view, holds: $0) }
    }.map { canvas.frame(of: .view($0)) }.filter { frame in
      !inner.contains { frame.contains(canvas.frame(of: .view($0))) }
    }
  }

  /// The free place of the least cost; an edge of a view under it costs a little, and a view that it has
  /// nothing to do with more.
  private func best(
    of places: [LabelPlace], for group: Figure.Group, _ others: [Rect]
  ) -> LabelPlace? {
    var best: LabelPlace?
    for place in places.sorted(by: { $0.cost < $1.cost }) {
      if let best, place.cost >= best.cost { break }
      // With a leader line it stands clear of its own lines too.
      guard room.isFree(place.box, of: place.leader == nil ? group.id : ""),
        place.leader.map(room.isFree) ?? true
      else { continue }
      var place = place
      place.cost += 2 * Double(room.edges(under: place.box))
      place.cost += 8 * Double(others.count(where: place.box.intersects))
      if let leader = place.leader { place.cost += 8 * Double(others.count(where: leader.crosses)) }
      if place.cost < best?.cost ?? .infinity { best = place }
    }
    return best
  }
}

extension Figure {
  /// Adds a group to the labels, in front of all else.
  mutating func add(_ label: Group) {
    if layers.last?.name != "ib-labels" { layers.append(Layer(name: "ib-labels", groups: [])) }
    layers[layers.count - 1].groups.append(label)
  }
}

extension Rect {
  /// Its size in the direction of a level or upright line.
  fileprivate func length(along line: Segment) -> Double {
    line.from.y == line.to.y ? width : height
  }

  fileprivate func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}

extension Segment {
  /// The part of a level or upright line that lies in a box; nil of none.
  fileprivate func clipped(to box: Rect) -> Segment? {
    guard crosses(box.insetBy(-0.5)) else { return nil }
    func inside(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    }
    return Segment(from: inside(from), to: inside(to))
  }
}
