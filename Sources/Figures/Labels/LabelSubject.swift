import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

/// What one label says, and all that it can stand at.
struct LabelSubject {
  /// What it is, in the words of a finding when there is no place for it: `the name 'Red View'`.
  let description: String
  /// The labels that say it, the best first.
  let labels: [Label]
  /// The groups of marks of which it is true, with the places where it can stand at each.
  let stands: [(group: Figure.Group, homes: [LabelHome])]
  /// The word for it in ids and classes.
  let suffix: String
  /// The number of the constraint, which a legend lists; nil of other labels.
  var number: String?
  var isName = false
  /// Whether the sign on the bar says no more.
  var replacesSign = false
}

/// Finds what labels say about a figure.
struct LabelSubjects {
  let figure: Figure
  let canvas: CanvasLayout
  let phrases: Phrases
  let typesetter: Typesetter

  private typealias Shown = (index: Int, group: Figure.Group)

  /// The subjects of some kinds: legends need the numbers, and names have the most room.
  /// - Throws: An error when no font has a character of a text.
  func all(_ kinds: [LabelKind]) throws(TypesettingError) -> [LabelSubject] {
    var subjects: [LabelSubject] = []
    if kinds.contains(.numbers) { subjects += try numbers() }
    if kinds.contains(.values) { subjects += try values() }
    if kinds.contains(.names) { subjects += try names() }
    return subjects
  }

  private func numbers() throws(TypesettingError) -> [LabelSubject] {
    var subjects: [LabelSubject] = []
    for (index, group) in constraints {
      let number = canvas.layout.shownNumber(ofConstraint: index)
      // A legend needs the number, if need be a small one.
      var labels: [Label] = []
      for scale in [0.8, 0.65] { labels.append(try Label(number, .number(scale), typesetter)) }
      subjects.append(
        LabelSubject(
          description: "the number \(number)", labels: labels,
          stands: [(group, homes(of: index, group, hasSign: true))],
          suffix: "number", number: number))
    }
    return subjects
  }

  /// A value each, and one for all constraints of a class: `8 each`.
  private func values() throws(TypesettingError) -> [LabelSubject] {
    var classes: [(text: String, members: [Shown])] = []
    for shown in constraints {
      guard let text = canvas.redline(of: canvas.layout.constraints[shown.index], in: phrases)
      else { continue }
      let known = classes.firstIndex { known in
        known.text == text && known.members.contains { areAlike($0, shown) }
      }
      if let known {
        classes[known].members.append(shown)
      } else {
        classes.append((text, [shown]))
      }
    }
    var subjects: [LabelSubject] = []
    for (value, members) in classes {
      let text = members.count > 1 ? phrases.each(value) : value
      let status = canvas.solved.status(ofConstraint: members[0].index)
      subjects.append(
        LabelSubject(
          description: "the value '\(text)' of \(constraints(members))",
          labels: try [false, true].map { isLow throws(TypesettingError) in
            try Label(text, .value(status), isLow: isLow, typesetter)
          },
          stands: members.map { ($0.group, homes(of: $0.index, $0.group, hasSign: false)) },
          suffix: "value",
          replacesSign: true))
    }
    return subjects
  }

  /// In words: `constraints 3 and 4`.
  private func constraints(_ members: [Shown]) -> String {
    let numbers = members.map { canvas.layout.shownNumber(ofConstraint: $0.index) }
    return numbers.count == 1
      ? "constraint \(numbers[0])"
      : "constraints \(numbers.dropLast().joined(separator: ", ")) and \(numbers.last ?? "")"
  }

  private func names() throws(TypesettingError) -> [LabelSubject] {
    let isRightToLeft = canvas.layout.canvas.direction == .rightToLeft
    var subjects: [LabelSubject] = []
    for group in figure.groups {
      guard case .view(let view)? = group.part, view != 0, let frame = group.frame,
        frame.intersects(figure.bounds)
      else { continue }
      let name = canvas.layout.views[view].name
      subjects.append(
        LabelSubject(
          description: "the name '\(name)'", labels: [try Label(name, .name, typesetter)],
          stands: [(group, [.view(frame, isRightToLeft: isRightToLeft)])], suffix: "name",
          isName: true))
    }
    return subjects
  }

  // MARK: Classes

  /// Whether two constraints of one value and one class have bars in one row or column, or sizes that are equal to one
  /// view.
  private func areAlike(_ one: Shown, _ other: Shown) -> Bool {
    let classes = [one, other].map { ConstraintClass(ofConstraint: $0.index, in: canvas.solved) }
    guard classes[0] == classes[1] else { return false }
    let constraint = canvas.layout.constraints[one.index]
    if constraint.firstAttribute.isSize, constraint.secondItem != nil { return true }
    guard let box = one.group.box, let second = other.group.box else { return false }
    return Axis.allCases.contains {
      Stretch(box.range($0)).isMostly(Stretch(second.range($0)))
    }
  }

  // MARK: What is shown

  /// Whether less than half of a constraint's lines is left on the paper, and little of them.
  private func isTornOff(_ group: Figure.Group) -> Bool {
    guard let paper = figure.paper?.insetBy(-1) else { return false }
    let lines = group.marks.filter { Role.lines.contains($0.role) }.flatMap(\.stems)
    let left = lines.compactMap { $0.clipped(to: paper)?.length }.reduce(0, +)
    return left < min(lines.map(\.length).reduce(0, +) / 2, Self.leastLabelled)
  }
  /// So much of a line is enough for a label, in points.
  private static let leastLabelled = 24.0

  /// The groups of the constraints that are shown, in the layout's order.
  private var constraints: [Shown] {
    figure.groups.compactMap { group in
      guard case .constraint(let index)? = group.part,
        group.marks.contains(where: { $0.box?.intersects(figure.bounds.insetBy(-1)) ?? false }),
        !isTornOff(group)
      else { return nil }
      return (index, group)
    }.sorted { $0.index < $1.index }
  }

  /// The lines of a constraint's marks, those in its first item first; where there is only a sign, the item.
  ///
  /// An alignment may run all along the figure, and others with it: its part at the smaller item comes
  /// before all of it.
  /// - Parameter hasSign: Whether its sign stays, and the label may stand at it.
  private func homes(of index: Int, _ group: Figure.Group, hasSign: Bool) -> [LabelHome] {
    let constraint = canvas.layout.constraints[index]
    let item = canvas.frame(of: constraint.firstItem).insetBy(-1)
    let visible = group.clip.map(figure.bounds.intersection) ?? figure.bounds
    let marks = group.marks.filter { Role.lines.contains($0.role) }
    let isBar = marks.contains { $0.role == .stem }
    let signs = group.marks.filter { $0.role == .sign }.compactMap(\.box)
    // A line goes on behind its own sign.
    var shown = marks.flatMap(\.stems).joined { gap in
      signs.contains { $0.insetBy(-Clearance.text).contains(gap.box) }
    }.compactMap { $0.clipped(to: visible) }
    if constraint.firstAttribute.isSize {
      // Of a ratio, those of the side that it makes.
      let side = shown.filter { AxisSegment($0).axis == constraint.firstAttribute.axis }
      shown = nearest(of: side.isEmpty ? shown : side, to: item)
    }
    let lines =
      shown
      .map { line in (line, isAway: !item.contains(line.place(at: 0.5))) }
      .sorted { ($0.isAway ? 1 : 0, -$0.0.length) < ($1.isAway ? 1 : 0, -$1.0.length) }
      .map(\.0)
    guard let first = lines.first else { return [.view(item, isRightToLeft: false)] }
    let caps = group.marks.flatMap(\.capLines)
    // A sign stands beside a short bar.
    let own =
      !hasSign
      ? []
      : signs.filter { sign in
        lines.contains { $0.box.insetBy(-Theme().badgeDiameter).intersects(sign) }
      }
    let items = constraint.items.map { canvas.frame(of: $0).insetBy(-1) }
    let smaller = items.min { $0.length(along: first) < $1.length(along: first) } ?? item
    let home = LabelHome.lines(
      Array(lines.prefix(4)), caps: caps, signs: own, near: isBar ? nil : smaller)
    if isBar { return [home] }
    // A text may interrupt it there.
    let parts = [0, 30].lazy.map { reach in
      lines.compactMap { $0.clipped(to: smaller.insetBy(-reach)) }
    }.first { !$0.isEmpty }
    return (parts.map { [.lines($0, caps: caps, signs: own)] } ?? []) + [home]
  }

  /// The lines that are nearest to an item: those of its own size, of two sizes that a constraint compares.
  private func nearest(of lines: [Segment], to item: Rect) -> [Segment] {
    let distances = lines.map { line in
      let place = line.place(at: 0.5)
      return max(
        item.minX - place.x, place.x - item.maxX, item.minY - place.y, place.y - item.maxY, 0)
    }
    let least = distances.min() ?? 0
    return zip(lines, distances).filter { $0.1 < least + 2 }.map(\.0)
  }
}

extension Figure.Group {
  /// The box of all its marks; nil of none.
  fileprivate var box: Rect? {
    marks.compactMap(\.box).reduce(nil) { union, box in union.map { $0.union(box) } ?? box }
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
