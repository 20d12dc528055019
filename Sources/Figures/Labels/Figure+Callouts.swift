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
    let room = LabelRoom(self, solved.layout)
    let anchors = CalloutAnchors(figure: self, layout: solved.layout, room: room)
    let all = CalloutPlaces(bounds: bounds, room: room)
    let parts = LayoutParts(solved.layout)
    var (marks, candidates): ([CalloutMarks], [[CalloutPlace]]) = ([], [])
    for callout in callouts {
      let own = try CalloutMarks(callout.text, typesetter)
      let target = parts.place(named: callout.place).map(anchors.target)
      marks.append(own)
      // A state may lack what the callout points to.
      candidates.append(target.map { all.places(for: own.size, pointingAt: $0) } ?? [])
    }
    var column = CalloutColumn(prefix: Figure.idPrefix(of: name))
    var result = self
    for (number, place) in Placement.places(among: candidates).enumerated() {
      if let place {
        column.add(marks[number].marks(at: place, all.room), at: place)
      } else {
        result.unplaced.append("the callout '\(callouts[number].text)'")
      }
    }
    return column.enclose(result)
  }
}

/// The texts of callouts at both sides of a figure.
private struct CalloutColumn {
  let prefix: String
  private var groups: [Figure.Group] = []
  private var places: [CalloutPlace] = []

  /// From a text to the edge of the figure, in points.
  private static let margin = 8.0

  init(prefix: String) { self.prefix = prefix }

  mutating func add(_ marks: [Mark], at place: CalloutPlace) {
    places.append(place)
    groups.append(
      Figure.Group(
        id: "\(prefix)-callout-text-\(groups.count + 1)", classes: ["ib-callout-text"],
        marks: marks))
  }

  /// A figure with the texts beside it.
  func enclose(_ figure: Figure) -> Figure {
    if groups.isEmpty { return figure }
    var result = figure
    result.clipToBounds()
    let bounds = places.map { $0.box.insetBy(-Self.margin) }.reduce(figure.bounds) { $0.union($1) }
    let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
    result.bounds = Rect(
      x: left, y: top, width: bounds.maxX.rounded(.up) - left,
      height: bounds.maxY.rounded(.up) - top)
    result.layers.insert(
      .ground(result.bounds, prefix: prefix, name: "callouts-ground"), at: 0)
    result.layers.append(Figure.Layer(name: "ib-callout-texts", groups: groups))
    return result
  }
}
