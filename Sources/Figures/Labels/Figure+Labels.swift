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
    for (subject, place) in zip(subjects, found(subjects)) {
      if let place {
        try add(subject, at: place, to: &result)
      } else {
        result.unplaced.append(subject.description)
      }
    }
    return result
  }

  /// A place for each label.
  ///
  /// Which signs stay beside labels is known when labels stand: at first none does in whose place a label can be.
  private func found(_ subjects: [LabelSubject]) -> [LabelPlace?] {
    let replacing = subjects.filter(\.replacesSign)
    var places = places
    let ids = Set(replacing.flatMap { $0.stands.map(\.group.id) })
    places.room.inks.removeSigns { _, group in ids.contains(group) }
    let first = places.places(for: subjects)
    var replaced: [String: Rect] = [:]
    for (subject, place) in zip(subjects, first) where subject.replacesSign {
      guard let place else { continue }
      let group = subject.stands[place.stand].group
      replaced[group.id] = group.sign(nearestTo: place.touched)
    }
    places = self.places
    places.room.inks.removeSigns { box, group in
      replaced[group].map(box.intersects) ?? false
    }
    let isRight = zip(subjects, first).allSatisfy { subject, place in
      guard let place else { return true }
      return !places.isBesideSign(place.box, of: subject.stands[place.stand].group.id)
    }
    return isRight ? first : places.places(for: subjects)
  }

  private func add(
    _ subject: LabelSubject, at place: LabelPlace, to figure: inout Figure
  ) throws(TypesettingError) {
    let (group, label) = (subject.stands[place.stand].group, subject.labels[place.label])
    var marks: [Mark] = []
    if let leader = place.leader { marks += leaderMarks(leader, label.lineColor) }
    marks += try label.marks(in: place.box, typesetter)
    if subject.replacesSign { figure.removeSigns(of: group.id, for: place) }
    figure.add(
      Figure.Group(
        id: "\(group.id)-\(subject.suffix)", classes: ["ib-label", "ib-\(subject.suffix)"],
        marks: marks, number: subject.number))
  }

  // MARK: Marks

  /// A leader line with a rim in the colour of its ground, which keeps it apart from what it crosses; in the colour of
  /// the other appearance where it is seen in that one alone.
  private func leaderMarks(_ leader: Segment, _ color: DynamicColor) -> [Mark] {
    let grounds = fills.grounds(along: leader)
    let palette = Palette(colors: [color, DynamicColor(color.light), DynamicColor(color.dark)])
    // One colour all along, seen on the longest part.
    let longest = grounds.max { $0.part.length < $1.part.length }
    let line = palette.color(on: longest.map { [$0.color] } ?? [])
    func mark(_ segment: Segment, _ role: Role, _ color: DynamicColor, _ width: Double) -> Mark {
      Mark(
        .polyline([segment.from, segment.to]), role, stroke: Stroke(color: color, width: width))
    }
    return grounds.map { part, ground in
      let isSeen = palette.shows(line, on: [[ground]])
      return mark(part, .rim, isSeen ? ground : Palette.rim(of: line), 3 * Self.leaderWidth)
    } + [mark(leader, .leader, line, Self.leaderWidth)]
  }
}

extension ViewFills {
  /// The grounds of a line in any direction, in its order, each with the part that lies on it.
  fileprivate func grounds(along line: Segment) -> [(part: Segment, color: DynamicColor)] {
    let count = max(1, Int(line.length.rounded(.up)))
    return (0..<count).reduce(into: []) { grounds, number in
      let color = color(at: line.place(at: (Double(number) + 0.5) / Double(count)))
      let end = line.place(at: Double(number + 1) / Double(count))
      if let last = grounds.last, last.color == color {
        grounds[grounds.count - 1].part.to = end
      } else {
        grounds.append((Segment(from: grounds.last?.part.to ?? line.from, to: end), color))
      }
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
