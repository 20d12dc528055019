package import FigureChoices
package import LayoutModel
package import Typesetting

extension Figure {
  /// The figure with callouts beside it, each with a leader line to its place; what points to nothing that
  /// is shown, or has no room, is ``unplaced``.
  /// - Throws: An error when no font has a character of a text.
  package func calledOut(
    _ callouts: [Callout], of solved: SolvedLayout, typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    if callouts.isEmpty { return self }
    let anchors = CalloutAnchors(figure: self, layout: solved.layout)
    var column = CalloutColumns(self, typesetter)
    var result = self
    for callout in callouts {
      let points = solved.layout.place(named: callout.place).map { anchors.points(at: $0) } ?? []
      // A state may lack what the callout points to.
      if try !column.add(callout.text, pointingTo: points) {
        result.unplaced.append(callout.text)
      }
    }
    return column.enclose(result)
  }
}

/// Where leader lines of callouts can end in a figure.
private struct CalloutAnchors {
  let figure: Figure
  let layout: Layout

  private static let shares = [0.5, 0.3, 0.7, 0.15, 0.85]

  /// The places that a leader line can lead to, the best first; none of what is not shown.
  func points(at place: LayoutPlace) -> [Point] {
    let all =
      switch place {
      case .part(.view(let view)): points(in: view)
      case .part(.constraint(let index)): points(on: index)
      case .attribute(let attribute, let view): points(of: attribute, view)
      }
    let visible = figure.bounds.insetBy(-0.5)
    return all.filter {
      $0.x >= visible.minX && $0.x <= visible.maxX && $0.y >= visible.minY && $0.y <= visible.maxY
    }
  }

  private func group(of part: LayoutPart) -> Figure.Group? {
    figure.groups.first { $0.part == part && !$0.marks.isEmpty }
  }

  private func frame(of view: Int) -> Rect? {
    figure.groups.first { $0.part == .view(view) && $0.frame != nil }?.frame
  }

  /// Just inside the left and the right edge of a view.
  private func points(in view: Int) -> [Point] {
    guard let frame = frame(of: view) else { return [] }
    let inset = min(6, frame.width / 4)
    return Self.shares.flatMap { share in
      [frame.maxX - inset, frame.minX + inset].map {
        Point(x: $0, y: frame.minY + share * frame.height)
      }
    }
  }

  /// On the lines of a constraint; beside its first item where it has none.
  private func points(on index: Int) -> [Point] {
    let lines = group(of: .constraint(index))?.marks.flatMap(\.segments) ?? []
    let longest = lines.map(\.length).max() ?? 0
    let points = lines.filter { $0.length >= longest / 2 }
      .flatMap { line in Self.shares.dropFirst().map(line.place) }
    guard points.isEmpty else { return points }
    let constraint = layout.constraints[index]
    guard let view = constraint.firstItem.view else { return [] }
    return self.points(of: constraint.firstAttribute, view)
  }

  /// On an edge, a centre line or a baseline of a view; in its middle for a size.
  private func points(of attribute: Attribute, _ view: Int) -> [Point] {
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
    case .near: return edge(x: frame.minX, y: frame.minY)
    case .far: return edge(x: frame.maxX, y: frame.maxY)
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
