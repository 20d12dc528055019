import LayoutModel

extension Schematic.Marks {
  private struct Member: Hashable {
    var extent: Schematic.Extent
    var isOptional: Bool
  }

  /// A size that more constraints make equal to others does not grow for all their numbers.
  static let mostNumbers = 5

  /// One mark for each size that constraints make equal to others, with the numbers of these.
  func classes() -> [Schematic.ConstraintMark] {
    var ties: [Member: [Int]] = [:]
    var members: [Member] = []
    var leaders: [Member: Member] = [:]
    func leader(of member: Member) -> Member {
      var member = member
      while let next = leaders[member] { member = next }
      return member
    }
    func ends(_ tie: Schematic.Tie) -> [Member] {
      guard case .sizes(let first, let second?) = tie.sides else { return [] }
      return [first, second].map { Member(extent: $0, isOptional: tie.isOptional) }
    }
    for (index, tie) in model.ties.enumerated() where tie.isEqualSize(in: model.boxes) {
      let ends = ends(tie)
      for end in ends {
        if ties[end] == nil { members.append(end) }
        ties[end, default: []].append(index)
      }
      let (first, second) = (leader(of: ends[0]), leader(of: ends[1]))
      if first != second { leaders[second] = first }
    }
    return members.compactMap { member in
      let shown = numbers(of: ties[member] ?? [], at: member.extent)
      if shown.isEmpty { return nil }
      let group = members.firstIndex(of: leader(of: member)) ?? 0
      return size(shown, member.extent, .sizes(group, member.extent.axis))
    }
  }

  /// The equations whose numbers stand at a size: all if its bar has room for them, else those of which it is
  /// the first item.
  private func numbers(of ties: [Int], at extent: Schematic.Extent) -> [Int] {
    let (start, end) = places.frames[extent.box].range(extent.axis)
    let step = Schematic.Measures.numberStep
    let room = end - start - 2 * Schematic.Measures.gapInside
    if ties.count == 1 || step * Double(ties.count) + 2 * Schematic.Measures.gapInside <= room {
      return ties
    }
    return ties.filter { tie in
      if case .sizes(extent, _) = model.ties[tie].sides { true } else { false }
    }
  }

  /// A size: inside its view, rather near the bottom or the right; else just outside.
  func size(
    _ ties: [Int], _ extent: Schematic.Extent, _ series: Schematic.Series
  ) -> Schematic.ConstraintMark {
    let axis = extent.axis
    let frame = places.frames[extent.box]
    if extent.guide == nil, model.isHairline(extent.box, axis) {
      return Schematic.ConstraintMark(
        kind: .size, ties: ties, boxes: [extent.box],
        candidates: sizes(ofLine: frame, axis, numbers: ties.count), series: series)
    }
    var (start, end) = frame.range(axis)
    if extent.guide != nil {
      start = places.position(of: extent.line(.near))
      end = places.position(of: extent.line(.far))
    }
    let (low, high) = frame.range(axis.across)
    var candidates: [Schematic.Candidate] = []
    func append(
      _ cross: Double, _ inset: Double, _ shares: [Double], _ tally: Tally, slot: Int
    ) {
      let bar = bar(of: ties, axis, start + inset, end - inset, at: cross)
      candidates += self.candidates(of: ties, on: [bar], tally, slot: slot, shares) {
        numbers(ties.count, axis, start, end, around: start + $0 * (end - start), cross)
      }
    }
    let best = bestPlace(of: ties, extent)
    for (slot, cross) in crosses(inside: extent) {
      append(
        cross, Schematic.Measures.gapInside, [0.5, 0.42, 0.58, 0.36, 0.64, 0.3, 0.7, 0.25],
        Tally(distance: (cross - best).magnitude), slot: slot)
    }
    for (slot, distance) in Schematic.Measures.besideView.enumerated() {
      for (side, cross) in [high + distance, low - distance].enumerated() {
        append(
          cross, 1, [0.5, 0.4, 0.6], Tally(.strays, distance: distance), slot: 40 + 2 * slot + side)
      }
    }
    return Schematic.ConstraintMark(
      kind: .size, ties: ties, boxes: [extent.box], candidates: candidates, series: series)
  }

  /// The size of a view that is a line, with a cap at each side of it: beside one of its ends, else on it.
  private func sizes(
    ofLine frame: Rect, _ axis: Axis, numbers count: Int
  ) -> [Schematic.Candidate] {
    let (start, end) = frame.range(axis)
    let (low, high) = frame.range(axis.across)
    func bar(at cross: Double) -> Schematic.MarkStroke {
      let reach = Schematic.Measures.gapInside / 4
      return Schematic.MarkStroke(axis, start - reach, end + reach, at: cross, .bar)
    }
    let (from, to) = places.frames[0].range(axis.across)
    let room =
      Schematic.Measures.reach + Schematic.Measures.capLength / 2
      + Schematic.Measures.numberStep * Double(count)
    var beside: [Schematic.Candidate] = []
    for (look, (tip, side)) in [(high, 1.0), (low, -1.0)].enumerated() {
      // Not over the superview's frame.
      guard from < tip + side * room, tip + side * room < to else { continue }
      let bar = bar(at: tip + side * Schematic.Measures.reach)
      let lead = Schematic.MarkStroke(axis.across, tip, bar.cross, at: (start + end) / 2, .thin)
      beside.append(
        Schematic.Candidate([bar, lead], bar.numbers(count, aside: side), .zero, look: look))
    }
    let places = Self.spread(
      from: low, to: high, count: 13, inset: Schematic.Measures.insetOfSize)
    return beside
      + places.enumerated().flatMap { number, cross in
        [1.0, -1].map { side in
          Schematic.Candidate(
            [bar(at: cross)], bar(at: cross).numbers(count, aside: side), Tally(.touches),
            look: 2 + number)
        }
      }
  }

  /// Where the bar of a size stands at best, across its axis: in its lane of a container, or in a view that holds
  /// nothing around the name.
  private func bestPlace(of ties: [Int], _ extent: Schematic.Extent) -> Double {
    let (low, high) = places.frames[extent.box].range(extent.axis.across)
    let (all, free) = (bars(of: extent), lanes(in: extent).filter { $0 < high })
    let number = all.firstIndex { $0.contains(where: ties.contains) } ?? 0
    if let last = free.last { return number < free.count ? free[number] : last }
    let (before, aside) = (all.count / 2, 1 - Schematic.Measures.placeOfSize)
    let share =
      number < before
      ? aside * Double(number + 1) / Double(before)
      : 1 - aside * Double(all.count - number) / Double(max(1, all.count - before))
    return low + share * (high - low)
  }

  /// The ties whose numbers stand at each bar of a size.
  private func bars(of extent: Schematic.Extent) -> [[Int]] {
    var equal: [Bool: [Int]] = [:]
    var bars: [[Int]] = []
    for (index, tie) in model.ties.enumerated() {
      guard case .sizes(let first, let second) = tie.sides, extent == first || extent == second
      else { continue }
      if tie.isEqualSize(in: model.boxes) {
        equal[tie.isOptional, default: []].append(index)
      } else {
        bars.append([index])
      }
    }
    // Those that stand as in another view come last, where a single one stands.
    func isShared(_ tie: Int) -> Bool {
      if case .sizes(let first, let second?) = model.ties[tie].sides {
        first.box != second.box
      } else {
        false
      }
    }
    return (bars + equal.values).sorted {
      isShared($0[0]) == isShared($1[0]) ? $0[0] < $1[0] : isShared($1[0])
    }
  }

  /// The places across its axis where the bar of a size may stand in its box: as many in each box, so that equal sizes
  /// can stand alike.
  private func crosses(inside extent: Schematic.Extent) -> [(slot: Int, cross: Double)] {
    let (low, high) = places.frames[extent.box].range(extent.axis.across)
    let children = model.boxes[extent.box].children
    let spread = Self.spread(
      from: low, to: high, count: children.isEmpty ? 13 : 17,
      inset: Schematic.Measures.insetOfSize)
    // Beside what a container holds, between a view and the number in the gap to the next one.
    let inset = Schematic.Measures.endInset
    return (spread + lanes(in: extent) + lanes(around: children, extent.axis.across)).enumerated()
      .map {
        (slot: $0, cross: $1)
      }.filter { low + inset < $0.cross && $0.cross < high - inset }
  }

  /// A lane for each bar of a container's size after all that it holds, beyond the lines along their edges.
  private func lanes(in extent: Schematic.Extent) -> [Double] {
    let ends = model.boxes[extent.box].children.map { box in
      let line = Schematic.Extent(axis: extent.axis.across, box: box).line(.far)
      return places.position(of: line) + lanes.room(at: line, places.coordinates)
    }
    guard let end = ends.max() else { return [] }
    let rows = bars(of: extent).indices.map { 0.5 + Double($0) }
    // Between two rows where the number of another bar is on one.
    return (rows + rows.map { $0 + 0.5 }).map { end + Schematic.Measures.rowOfMarks * $0 }
  }

  /// Lanes before all of some boxes, and beside each of them.
  private func lanes(around boxes: [Int], _ across: Axis) -> [Double] {
    let ranges = boxes.map { places.frames[$0].range(across) }
    let aside = Schematic.Measures.rowOfMarks / 2
    guard let start = ranges.map(\.start).min() else { return [] }
    return [start - aside] + ranges.flatMap { [$0.end + aside, $0.start - aside] }
  }

  /// The places of numbers side by side on a bar; nil if they do not fit there.
  private func numbers(
    _ count: Int, _ axis: Axis, _ start: Double, _ end: Double, around middle: Double,
    _ cross: Double
  ) -> [Point]? {
    let step = Schematic.Measures.numberStep
    let half = Double(count - 1) * step / 2
    let isMiddle = middle == (start + end) / 2
    let room = half + Schematic.Measures.calloutRadius + Schematic.Measures.endInset
    guard isMiddle || middle - room >= start && middle + room <= end else { return nil }
    return (0..<count).map { axis.point(middle - half + Double($0) * step, cross) }
  }
}
