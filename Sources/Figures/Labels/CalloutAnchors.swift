import LayoutModel

/// Where leader lines of callouts can end in a figure.
struct CalloutAnchors {
  let figure: Figure
  let layout: Layout
  let room: LabelRoom

  private static let shares = [0.5, 0.3, 0.7, 0.15, 0.85]
  private static let insets = [6.0, 18, 36]
  /// How far outside a view, or beyond the end of a bar, a line ends, in points.
  private static let outside = 5.0

  /// What a callout points at; no place of what is not shown.
  func target(at place: LayoutPlace) -> CalloutPlaces.Target {
    var target =
      switch place {
      case .part(.view(let view)):
        CalloutPlaces.Target(ends: points(in: view), others: points(beside: view))
      case .part(.constraint(let index)): target(on: index)
      case .attribute(let attribute, let view):
        CalloutPlaces.Target(
          ends: points(of: attribute, view), others: points(of: attribute, view, Self.outside))
      }
    let visible = figure.bounds.insetBy(-0.5)
    func isHidden(_ point: Point) -> Bool {
      !visible.contains(Rect(around: point, width: 0, height: 0))
    }
    target.ends.removeAll(where: isHidden)
    target.others.removeAll(where: isHidden)
    return target
  }

  private func group(of part: LayoutPart) -> Figure.Group? {
    figure.groups.first { $0.part == part && !$0.marks.isEmpty }
  }

  private func frame(of view: Int) -> Rect? {
    figure.groups.first { $0.part == .view(view) && $0.frame != nil }?.frame
  }

  /// Just inside the left and the right edge of a view, and further inside where marks are there.
  private func points(in view: Int) -> [Point] {
    guard let frame = frame(of: view) else { return [] }
    return Self.insets.flatMap { points(at: frame, inset: min($0, frame.width / 4)) }
  }

  /// Just outside, where a text fills the view.
  private func points(beside view: Int) -> [Point] {
    frame(of: view).map { points(at: $0, inset: -Self.outside) } ?? []
  }

  private func points(at frame: Rect, inset: Double) -> [Point] {
    Self.shares.flatMap { share in
      [frame.maxX - inset, frame.minX + inset].map {
        Point(x: $0, y: frame.minY + share * frame.height)
      }
    }
  }

  /// The lines of a constraint, without thin ones that lead to its items.
  private func lines(of index: Int) -> [Segment] {
    group(of: .constraint(index))?.marks.filter { Role.lines.contains($0.role) }
      .flatMap(\.segments) ?? []
  }

  /// On the lines of a constraint, or beyond their ends; beside its first item where it has none.
  private func target(on index: Int) -> CalloutPlaces.Target {
    let all = lines(of: index)
    let longest = all.map(\.length).max() ?? 0
    let lines = all.filter { $0.length > 0 && $0.length >= longest / 2 }
    if lines.isEmpty {
      let constraint = layout.constraints[index]
      let ends = constraint.firstItem.view.map { points(of: constraint.firstAttribute, $0) }
      return CalloutPlaces.Target(ends: ends ?? [])
    }
    // Between the texts on it a line may have room.
    let free = lines.flatMap { line in
      line.pieces(around: room.solids(beside: line, within: CalloutPlace.reach)).map {
        $0.place(at: 0.5)
      }
    }
    return CalloutPlaces.Target(
      ends: lines.flatMap { line in (Self.shares.dropFirst() + [0.5]).map(line.place) } + free,
      others: lines.flatMap { line in
        let beyond = Self.outside / line.length
        return [-beyond, 1 + beyond].map(line.place)
      }, lines: all, group: group(of: .constraint(index))?.id)
  }

  /// On an edge, a centre line or a baseline of a view, or so far outside an edge; in its middle for a size.
  private func points(
    of attribute: Attribute, _ view: Int, _ outside: Double = 0
  ) -> [Point] {
    guard let frame = frame(of: view) else { return [] }
    func upright(_ x: Double) -> [Point] {
      Self.shares.map { Point(x: x, y: frame.minY + $0 * frame.height) }
    }
    func level(_ y: Double) -> [Point] {
      Self.shares.map { Point(x: frame.minX + $0 * frame.width, y: y) }
    }
    func edge(x: Double, y: Double) -> [Point] {
      attribute.axis == .horizontal ? upright(x) : level(y)
    }
    switch attribute.place(layout.canvas.direction) {
    case .near: return edge(x: frame.minX - outside, y: frame.minY - outside)
    case .far: return edge(x: frame.maxX + outside, y: frame.maxY + outside)
    case .center: return edge(x: frame.midX, y: frame.midY)
    case .lastBaseline, .firstBaseline:
      let baselines = figure.groups.filter { $0.part == .view(view) }.flatMap(\.marks)
        .compactMap(\.baseline).sorted()
      let own = attribute == .firstBaseline ? baselines.first : baselines.last
      return level(own ?? frame.maxY)
    case nil:
      return [Point(x: frame.midX, y: frame.midY)]
    }
  }
}

extension Mark {
  /// The height of the baseline of a text; nil of other marks.
  fileprivate var baseline: Double? {
    if case .text(_, _, let origin) = shape { origin.y } else { nil }
  }
}
