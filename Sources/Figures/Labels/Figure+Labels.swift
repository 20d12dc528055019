package import Descriptions
package import FigureChoices
package import LayoutModel
package import Typesetting

extension Figure {
  /// The figure with labels beside its views and constraints, each at a free place; what finds none is
  /// ``unplaced``.
  /// - Throws: An error when no font has a character of a text.
  package func labeled(
    _ kinds: [LabelKind], of solved: SolvedLayout, in phrases: Phrases = .english,
    typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    if kinds.isEmpty { return self }
    let canvas = CanvasLayout(solved)
    let subjects = try LabelSubjects(
      figure: self, canvas: canvas, phrases: phrases, typesetter: typesetter
    ).all(kinds)
    return try LabelDrawing(
      figure: self, canvas: canvas, typesetter: typesetter, count: subjects.count
    ).figure(with: subjects)
  }
}

/// Puts labels on a figure.
private struct LabelDrawing {
  let figure: Figure
  let places: LabelPlaces
  /// What lies under leader lines.
  let fills: ViewFills
  let typesetter: Typesetter

  private static let leaderWidth = 0.75

  init(figure: Figure, canvas: CanvasLayout, typesetter: Typesetter, count: Int) {
    (self.figure, self.typesetter) = (figure, typesetter)
    places = LabelPlaces(canvas: canvas, room: LabelRoom(figure, canvas.layout), count: count)
    var fills = ViewFills(ground: Theme().background)
    for group in figure.groups { fills.add(group.marks) }
    self.fills = fills
  }

  /// - Parameter subjects: What labels say, those first that stay when two have no place beside each other.
  func figure(with subjects: [LabelSubject]) throws(TypesettingError) -> Figure {
    var result = figure
    let found = Placement.places(among: subjects.map(places.of))
    for (subject, place) in zip(subjects, found) {
      if let place {
        try add(subject, at: place, to: &result)
      } else {
        result.unplaced.append(subject.description)
      }
    }
    return result
  }

  private func add(
    _ subject: LabelSubject, at place: LabelPlace, to figure: inout Figure
  ) throws(TypesettingError) {
    let (group, label) = (subject.stands[place.stand].group, subject.labels[place.label])
    var marks: [Mark] = []
    if let leader = place.leader { marks += leaderMarks(leader, label.lineColor) }
    marks += try label.marks(in: place.box, typesetter)
    if subject.replacesSign { figure.removeSigns(of: group.id, for: place.box) }
    figure.add(
      Figure.Group(
        id: "\(group.id)-\(subject.suffix)", classes: ["ib-label", "ib-\(subject.suffix)"],
        marks: marks, number: subject.number))
  }

  // MARK: Marks

  /// A leader line with a rim, which keeps it apart from what it crosses; in the colour of the other appearance where
  /// it is seen in that one alone.
  private func leaderMarks(_ leader: Segment, _ color: DynamicColor) -> [Mark] {
    let grounds = [0.2, 0.5, 0.8].map { fills.color(at: leader.place(at: $0)) }
    let line = Palette(
      colors: [color, DynamicColor(color.light), DynamicColor(color.dark)]
    ).color(on: grounds)
    return [
      (Palette.rim(of: line), Role.rim, 3 * Self.leaderWidth), (line, .leader, Self.leaderWidth),
    ].map { color, role, width in
      Mark(.polyline([leader.from, leader.to]), role, stroke: Stroke(color: color, width: width))
    }
  }
}

extension Figure {
  /// Adds a group to the labels, in front of all else.
  mutating func add(_ label: Group) {
    if layers.last?.name != "ib-labels" { layers.append(Layer(name: "ib-labels", groups: [])) }
    layers[layers.count - 1].groups.append(label)
  }
}
