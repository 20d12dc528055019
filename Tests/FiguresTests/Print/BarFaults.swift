import LayoutModel
import TestSupport
import Typesetting

@testable import Figures

/// Where the bars and signs of a canvas are not where they belong, found from the figure's marks and the frames of the
/// layout; each fault is a line of words.
struct BarFaults {
  /// A bar of a constraint as it is drawn.
  private struct Bar {
    var index: Int
    var stem: Segment
    var axis: Axis
    var interval: (start: Double, end: Double)
    var cross: Double
  }

  private let ink: FigureInk
  private let canvas: CanvasLayout
  private let marks: [Int: CanvasMarks.Constraint]
  private let bars: [Bar]
  private let bounds: Rect
  private let systemBars: [Rect]

  init(_ figure: Figure, of solved: SolvedLayout) {
    let canvas = CanvasLayout(solved)
    self.canvas = canvas
    ink = FigureInk(figure)
    bounds = canvas.frame(of: .view(0))
    let groups = figure.groups.filter(\.isConstraint)
    marks = Dictionary(
      zip(groups, CanvasMarks(figure).constraints).compactMap { group, mark in
        if case .constraint(let index)? = group.part { (index, mark) } else { nil }
      }
    ) { first, _ in first }
    bars = marks.sorted { $0.key < $1.key }.flatMap { index, mark -> [Bar] in
      guard mark.isBar else { return [] }
      return mark.stems.map { stem in
        let axis: Axis = stem.isLevel ? .horizontal : .vertical
        return Bar(
          index: index, stem: stem, axis: axis, interval: stem.box.range(axis),
          cross: stem.box.range(axis.across).start)
      }
    }
    systemBars = Obstacles(views: [], marks: [], in: canvas).systemBars
  }

  private func text(_ index: Int) -> String {
    canvas.layout.plainEquation(of: canvas.layout.constraints[index])
  }

  private var layout: Layout { canvas.layout }

  // MARK: - Places of bars

  /// The spaces whose bar lies in a view that it has nothing to do with, or in a bar of the system, although there
  /// is a free place between its items.
  var straySpaces: [String] {
    bars.compactMap { bar in
      guard case .space(let space) = canvas.geometry(of: layout.constraints[bar.index]),
        let first = space.startItem, let second = space.endItem
      else { return nil }
      let (start, end) = (max(first.start, second.start), min(first.end, second.end))
      let owners = layout.constraints[bar.index].items.map(layout.owner)
      guard isObstructed(bar.axis, bar.interval, bar.cross, owners) else { return nil }
      let reach = (start + 5).rounded(.up)...max(start + 5, end - 5).rounded(.up)
      let (low, high) = bounds.range(bar.axis.across)
      let free = stride(from: reach.lowerBound, to: reach.upperBound, by: 3).first { cross in
        low + 6 <= cross && cross <= high - 6
          && !isObstructed(bar.axis, bar.interval, cross, owners) && !isTaken(bar, cross)
      }
      return free.map { "\(text(bar.index)) at \(bar.cross), \($0) is free" }
    }
  }

  /// The spaces whose bar is beside one of its items only, or none, without a thin line to it.
  var looseSpaces: [String] {
    bars.compactMap { bar in
      guard case .space(let space) = canvas.geometry(of: layout.constraints[bar.index]),
        bar.interval.start <= space.start + 1, bar.interval.end >= space.end - 1
      else { return nil }
      let away = [(space.start, space.startItem), (space.end, space.endItem)].filter { _, item in
        item.map { max($0.start - bar.cross, bar.cross - $0.end) > 6 } ?? false
      }
      let thin = marks[bar.index]?.extensions ?? []
      let bare = away.filter { place, _ in
        !thin.contains { line in
          let range = line.box.range(bar.axis)
          return (range.start - place).magnitude < 1.5
        } && !isLed(along: place, of: bar)
      }
      return bare.isEmpty ? nil : "\(text(bar.index)) at \(bar.cross)"
    }
  }

  /// Whether a line of another constraint leads from a bar's end to its item.
  private func isLed(along place: Double, of bar: Bar) -> Bool {
    marks.contains { index, mark in
      index != bar.index
        && (mark.lines + mark.extensions).contains { line in
          line.isLevel != bar.stem.isLevel
            && (line.box.range(bar.axis).start - place).magnitude < 3
        }
    }
  }

  /// The sizes whose bar lies in a view that it has nothing to do with, or in a bar of the system, although a place
  /// beside its view, or in it, is free.
  var straySizes: [String] {
    bars.compactMap { bar in
      guard case .size(let sides) = canvas.geometry(of: layout.constraints[bar.index]),
        let side = sides.filter({ side in
          let range = canvas.visibleFrame(of: side.item).range(bar.axis)
          return side.axis == bar.axis && (range.start - bar.interval.start).magnitude < 5
            && (range.end - bar.interval.end).magnitude < 5
        }).min(by: { distance(of: bar, from: $0) < distance(of: bar, from: $1) }),
        isObstructed(bar.axis, bar.interval, bar.cross, [layout.owner(of: side.item)])
      else { return nil }
      let (near, far) = canvas.visibleFrame(of: side.item).range(bar.axis.across)
      let aside = bar.axis == .horizontal ? 7.5 : 6.5
      let free = [far + aside, near - aside, far - 6, near + 6].first { cross in
        let (low, high) = bounds.range(bar.axis.across)
        return cross - 6 >= low && cross + 6 <= high
          && !isObstructed(bar.axis, bar.interval, cross, [layout.owner(of: side.item)])
          && !isTaken(bar, cross)
      }
      return free.map { "\(text(bar.index)) at \(bar.cross), \($0) is free" }
    }
  }

  private func distance(of bar: Bar, from side: Side) -> Double {
    let (near, far) = canvas.visibleFrame(of: side.item).range(bar.axis.across)
    return max(near - bar.cross, bar.cross - far, 0)
  }

  /// Whether another mark is near a place for a bar.
  private func isTaken(_ bar: Bar, _ cross: Double) -> Bool {
    let box = bar.axis.rect(
      from: bar.interval.start, to: bar.interval.end, around: cross, width: 12)
    let texts = ink.texts.map { ink.items[$0].box }
    return texts.contains(where: box.intersects)
      || marks.contains { index, mark in
        index != bar.index
          && (mark.lines + mark.extensions).contains { $0.box.insetBy(-0.5).intersects(box) }
      }
  }

  private func isObstructed(
    _ axis: Axis, _ interval: (start: Double, end: Double), _ cross: Double, _ owners: [Int]
  ) -> Bool {
    let stem = axis.rect(from: interval.start, to: interval.end, around: cross, width: 0.5)
    return systemBars.contains(where: stem.intersects)
      || layout.views.indices.dropFirst().contains { view in
        canvas.isShown(view) && canvas.visibleFrame(of: view).intersects(stem)
          && isInked(view) && !owners.contains(view)
          && !owners.contains { owner in
            layout.view(view, holds: owner)
              || canvas.visibleFrame(of: view).contains(canvas.frame(of: .view(owner)))
          }
      }
  }

  /// Whether more than a text is drawn of a view.
  private func isInked(_ view: Int) -> Bool {
    ink.figure.groups.contains { group in
      group.part == .view(view) && group.isView
        && group.marks.contains { $0.captionBox == nil }
    }
  }

  // MARK: - Classes

  /// What the constraints of a class have in common; they lie in one row or column besides.
  private struct ClassKey: Hashable {
    var attributes: [Attribute]
    var relation: Relation
    var priority: Priority
    var kinds: [ViewKind?]
    var superviews: [Int?]
  }

  /// The classes of two bars or more, and those of which one stands otherwise than another.
  var classes: (count: Int, unlike: [String]) {
    var members: [ClassKey: [(bar: Bar, box: Rect, look: Look)]] = [:]
    for bar in bars {
      let constraint = layout.constraints[bar.index]
      guard canvas.solved.status(ofConstraint: bar.index) == .satisfied, let look = look(of: bar)
      else { continue }
      let key = ClassKey(
        attributes: [constraint.firstAttribute, constraint.secondAttribute],
        relation: constraint.relation, priority: constraint.priority,
        kinds: constraint.items.map { item in item.view.map { layout.views[$0].kind } },
        superviews: constraint.items.map { layout.views[layout.owner(of: $0)].superview })
      members[key, default: []].append((bar, look.box, look.look))
    }
    let rows = members.values.flatMap { all in
      Axis.allCases.flatMap { axis in
        Dictionary(grouping: all) { member in
          let (start, end) = member.box.range(axis)
          return "\(member.bar.axis) \(start.rounded()) \(end.rounded())"
        }.values.filter { $0.count > 1 }
      }
    }
    let unlike = rows.filter { row in !row.allSatisfy { $0.look.isLike(row[0].look) } }.map { row in
      row.map { "\(text($0.bar.index)) \($0.look)" }.sorted().joined(separator: ", ")
    }
    return (rows.count, unlike)
  }

  /// Where a bar stands beside what it measures.
  private struct Look {
    /// Of a size, its edge: the bar lies behind it or before it.
    var edge: String
    /// From the middle of a space, or from the edge, in points.
    var aside: Double

    func isLike(_ other: Look) -> Bool {
      edge == other.edge && (aside - other.aside).magnitude <= 2
    }
  }

  /// How a bar stands beside what it measures: aside from the middle of a space, or off an edge of a view.
  private func look(of bar: Bar) -> (box: Rect, look: Look)? {
    switch canvas.geometry(of: layout.constraints[bar.index]) {
    case .space(let space):
      guard let first = space.startItem, let second = space.endItem else { return nil }
      let (start, end) = (max(first.start, second.start), min(first.end, second.end))
      guard start < end else { return nil }
      let box =
        bar.axis == .horizontal
        ? Rect(x: space.start, y: start, width: space.end - space.start, height: end - start)
        : Rect(x: start, y: space.start, width: end - start, height: space.end - space.start)
      guard bounds.contains(box) else { return nil }
      return (box, Look(edge: "", aside: bar.cross - (start + end) / 2))
    case .size(let sides):
      // A view is not like the one that holds it.
      let owners = sides.map { layout.owner(of: $0.item) }
      if owners.contains(where: { owner in owners.contains { layout.view(owner, holds: $0) } }) {
        return nil
      }
      let same = sides.filter { side in
        let frame = canvas.visibleFrame(of: side.item)
        let range = frame.range(bar.axis)
        // A view that the canvas cuts has no edge there to stand at.
        return side.axis == bar.axis && (range.start - bar.interval.start).magnitude < 5
          && (range.end - bar.interval.end).magnitude < 5 && bounds.contains(frame)
      }
      let frames = same.map { canvas.visibleFrame(of: $0.item) }
      // Two that fill the same frame cannot have their bars at one place.
      if Set(frames).count < frames.count { return nil }
      let looks = frames.flatMap { frame -> [(box: Rect, look: Look)] in
        let (near, far) = frame.range(bar.axis.across)
        return [
          (frame, Look(edge: "far", aside: bar.cross - far)),
          (frame, Look(edge: "near", aside: near - bar.cross)),
        ]
      }
      // Beside its view a bar is 7 points off, and in it 6.
      func miss(_ look: Look) -> Double {
        min((look.aside - 7).magnitude, (look.aside + 6).magnitude)
      }
      return looks.min { miss($0.look) < miss($1.look) }
    case .line, nil: return nil
    }
  }

  private func isShared(_ space: SpaceBar, _ index: Int) -> Bool {
    layout.constraints.indices.contains { other in
      guard other != index, case .space(let second) = canvas.geometry(of: layout.constraints[other])
      else { return false }
      return second.axis == space.axis && second.start < space.end && space.start < second.end
        && (second.middle - space.middle).magnitude < 11
    }
  }

  // MARK: - Signs

  /// The signs that are nearer than 3 points to another, or than 8 to a text, although there is room on their bar,
  /// and those that are off the middle for nothing.
  var crowdedSigns: [String] {
    ink.signs.indices.flatMap { number -> [String] in
      let sign = ink.signs[number]
      guard sign.isBadge, ink.signs.count(where: { $0.group == sign.group && !$0.isBadge }) == 0,
        let bar = bar(of: sign)
      else { return [] }
      let places = signPlaces(on: bar, sign.box)
      let isCrowded = isCrowded(sign.box, number)
      let free = places.first { !self.isCrowded($0, number) }
      if isCrowded {
        let reason = reason(sign.box, number, within: 0.2) ?? ""
        return free.map { ["\(text(bar.index)) at \(sign.box) near \(reason), \($0) is free"] }
          ?? []
      }
      let interval = interval(of: bar, at: sign.box)
      let middle = (interval.start + interval.end) / 2
      let place = sign.box.range(bar.axis).start + sign.box.width / 2
      guard (place - middle).magnitude > 1, let first = places.first,
        !self.isCrowded(first, number, within: 1.5),
        bounds.insetBy(6).contains(bar.stem.box), !hasMates(bar, shifted: place - middle, number)
      else { return [] }
      return ["\(text(bar.index)) at \(place) instead of \(middle)"]
    }
  }

  /// The signs that lie on a cap of their own bar, although both caps could be seen beside it.
  var signsOnCaps: [String] {
    ink.signs.flatMap { sign -> [String] in
      guard sign.isBadge, let bar = bar(of: sign) else { return [] }
      let (start, end) = interval(of: bar, at: sign.box)
      let (near, far) = sign.box.range(bar.axis)
      let (low, high) = sign.box.range(bar.axis.across)
      guard end - start >= 16.5, low < bar.cross, bar.cross < high, bounds.contains(bar.stem.box)
      else { return [] }
      return [start + 0.5, end - 0.5].filter { near < $0 && $0 < far }
        .map { "\(text(bar.index)) at \(sign.box) on its cap at \($0)" }
    }
  }

  private func bar(of sign: FigureInk.Sign) -> Bar? {
    bars.first { bar in
      marks[bar.index].map { sign.groupID.hasSuffix($0.id) } ?? false
        && bar.stem.box.insetBy(-4.5).intersects(sign.box)
    }
  }

  /// Whether the sign of an alike constraint is as far off the middle: all of a class stand alike.
  private func hasMates(_ bar: Bar, shifted shift: Double, _ number: Int) -> Bool {
    let own = layout.constraints[bar.index]
    return ink.signs.indices.contains { other in
      guard other != number, let mate = self.bar(of: ink.signs[other]) else { return false }
      let constraint = layout.constraints[mate.index]
      let interval = interval(of: mate, at: ink.signs[other].box)
      let place = ink.signs[other].box.range(mate.axis).start + ink.signs[other].box.width / 2
      return constraint.firstAttribute == own.firstAttribute && constraint.relation == own.relation
        && mate.axis == bar.axis
        && (place - (interval.start + interval.end) / 2 - shift).magnitude < 1
    }
  }

  /// What a bar with a sign measures: of the sizes of two views side by side, that of the sign's.
  private func interval(of bar: Bar, at sign: Rect) -> (start: Double, end: Double) {
    switch canvas.geometry(of: layout.constraints[bar.index]) {
    case .size(let sides):
      let frames = sides.filter { $0.axis == bar.axis }.map { canvas.visibleFrame(of: $0.item) }
      let same = frames.first { frame in
        let range = frame.range(bar.axis)
        return (range.start - bar.interval.start).magnitude < 1
          && (range.end - bar.interval.end).magnitude < 1
      }
      if let same { return same.range(bar.axis) }
      let nearest = frames.min { distance(of: sign, from: $0) < distance(of: sign, from: $1) }
      return nearest?.range(bar.axis) ?? bar.interval
    case .space(let space): return (space.start, space.end)
    case .line, nil: return bar.interval
    }
  }

  private func distance(of sign: Rect, from frame: Rect) -> Double {
    max(frame.minX - sign.midX, sign.midX - frame.maxX, 0)
      + max(frame.minY - sign.midY, sign.midY - frame.maxY, 0)
  }

  /// Places for a sign on its bar, the middle first.
  private func signPlaces(on bar: Bar, _ sign: Rect) -> [Rect] {
    let (low, high) = bounds.range(bar.axis)
    let interval = interval(of: bar, at: sign)
    // Its radius of 5.5 points, and 2 to a cap that is to be seen.
    let (start, end) = (max(interval.start, low) + 7.5, min(interval.end, high) - 7.5)
    let middle = (interval.start + interval.end) / 2
    func box(_ place: Double, _ cross: Double) -> Rect {
      Rect(around: bar.axis.point(place, cross), width: sign.width, height: sign.height)
    }
    // On a shorter bar nothing but the sign is seen: it stands between its caps beside it, or beside these.
    let length = interval.end - interval.start
    let aside = length < 13 ? 9.5 : 6
    let places =
      length < 16.5
      ? [box(middle, bar.cross + aside), box(middle, bar.cross - aside)]
      : ([middle] + stride(from: start, through: end, by: 5.5)).map { box($0, bar.cross) }
    return places.filter(bounds.contains)
  }

  private func isCrowded(_ box: Rect, _ number: Int, within distance: Double = 0.2) -> Bool {
    reason(box, number, within: distance) != nil
  }

  /// What is too near to a sign.
  private func reason(_ box: Rect, _ number: Int, within distance: Double) -> String? {
    let room = box.insetBy(-2.9)
    if let other = ink.signs.indices.first(where: {
      $0 != number && ink.signs[$0].box.intersects(room)
    }) {
      return "the sign of \(ink.signs[other].groupID)"
    }
    if let text = ink.texts.first(where: { text in
      ink.items[text].sign == nil && ink.items[text].box.intersects(box.insetBy(-7.9))
    }) {
      return ink.items[text].text
    }
    return isOnLine(box, number, within: distance)
  }

  /// Whether a sign stands on the bar of another constraint, or on an alignment in the direction of its own, or another
  /// line crosses its own bar within 5 points of its rim.
  private func isOnLine(_ box: Rect, _ number: Int, within room: Double) -> String? {
    let own = bar(of: ink.signs[number])
    return marks.first { index, mark in
      index != own?.index
        && mark.lines.contains { line in
          (mark.isBar || line.isLevel == own?.stem.isLevel)
            && line.box.insetBy(-room).intersects(box)
            || own.map { isCrossed($0, by: line, at: box.insetBy(-room)) } ?? false
        }
    }.map { text($0.key) }
  }

  private func isCrossed(_ bar: Bar, by line: Segment, at sign: Rect) -> Bool {
    guard line.isLevel != bar.stem.isLevel else { return false }
    let (low, high) = line.box.range(bar.axis.across)
    let (start, end) = sign.range(bar.axis)
    let distance = (line.box.range(bar.axis).start - (start + end) / 2).magnitude
    return low < bar.cross - 1 && bar.cross + 1 < high
      && distance < (end - start) / 2 + 4.7
  }

  // MARK: - Lines

  /// The alignments of which a piece lies beyond the outer edges of both their items, or nothing is drawn.
  var strayEnds: [String] {
    marks.sorted { $0.key < $1.key }.flatMap { index, mark -> [String] in
      guard !mark.isBar, case .line(let line) = canvas.geometry(of: layout.constraints[index])
      else { return [] }
      if mark.lines.isEmpty { return ["\(text(index)): nothing"] }
      let items = layout.constraints[index].items.map {
        canvas.visibleFrame(of: layout.owner(of: $0)).range(line.axis)
      }
      let (low, high) = (items.map(\.start).min() ?? 0, items.map(\.end).max() ?? 0)
      // Items without a size have a line all the same.
      if high - low < 8 { return [] }
      return mark.lines.map { $0.box.range(line.axis) }
        .filter { $0.start < low - 1 || high + 1 < $0.end }
        .map { "\(text(index)): from \($0.start) to \($0.end)" }
    }
  }

  /// The alignments that come nearer than 2 points to the letters of a text that hangs below its baseline.
  var cutLetters: [String] {
    let texts = ink.texts.map { ink.items[$0] }
    return marks.sorted { $0.key < $1.key }.flatMap { index, mark -> [String] in
      if mark.isBar { return [] }
      return mark.lines.filter(\.isLevel).flatMap { line in
        texts.filter { item in
          guard case .text(let text, let font, let origin) = item.mark.shape,
            text.text.contains(where: "gjpqy".contains), item.box.intersects(bounds)
          else { return false }
          // From the height of small letters to the feet of g.
          let letters = Rect(
            x: origin.x - 1.5, y: origin.y - 0.5 * font.size, width: text.width + 3,
            height: 0.65 * font.size)
          return letters.isCrossed(by: line, 0)
        }.map { "\(text(index)) at \($0.text)" }
      }
    }
  }

  /// How many bars and lines there are.
  var count: Int { marks.values.reduce(0) { $0 + ($1.isBar ? $1.stems.count : 1) } }

  /// All that no canvas may have.
  var all: [String] {
    straySpaces + looseSpaces + straySizes + crowdedSigns + signsOnCaps + strayEnds + cutLetters
  }
}
