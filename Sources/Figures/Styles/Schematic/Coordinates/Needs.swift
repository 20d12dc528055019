import LayoutModel

extension Schematic {
  /// The distances that the marks and the captions of a diagram need, in points.
  struct Needs: Sendable {
    /// The least distance between two lines, the first of which is the lower one.
    struct Need: Sendable {
      var from: Line
      var to: Line
      var length: Double
      /// What it keeps of its length where the page is too small for all.
      var least: Double
    }

    private(set) var needs: [Need] = []
    /// The length of each box that has none in the layout.
    private(set) var flatLengths: [Extent: Double] = [:]

    private let model: Model
    private let coordinates: Coordinates
    private let texts: Texts
    private let counts: Counts
    private let extra: Growth

    /// - Parameter extra: What is needed beyond that because marks found no free place.
    init(
      _ model: Model, _ coordinates: Coordinates, _ texts: Texts,
      extra: Growth
    ) {
      self.extra = extra
      self.model = model
      self.coordinates = coordinates
      self.texts = texts
      counts = Counts(model, coordinates, extra: extra)
      for (index, tie) in model.ties.enumerated() {
        appendDistance(of: tie, extra: extra.ties[index] ?? 0)
      }
      for box in model.boxes.indices.dropFirst() {
        for axis in Axis.allCases { appendSize(of: box, axis) }
        appendBaselines(of: box)
        appendBand(of: box)
      }
      for axis in Axis.allCases {
        let superview = Extent(axis: axis, box: 0)
        append(superview.line(.near), superview.line(.far), Measures.leastSuperview)
      }
    }

    private mutating func append(
      _ from: Line, _ to: Line, _ length: Double, least: Double? = nil
    ) {
      guard coordinates.number(of: from) < coordinates.number(of: to) else { return }
      needs.append(Need(from: from, to: to, length: length, least: least ?? length))
    }

    // MARK: Distances

    private mutating func appendDistance(of tie: Tie, extra: Double) {
      guard case .places(let first, let second) = tie.sides, !coordinates.areOne(first, second)
      else { return }
      let isUp = coordinates.number(of: first) < coordinates.number(of: second)
      let (low, high) = isUp ? (first, second) : (second, first)
      var length = Measures.barNeed(of: tie) + extra
      if first.isBaseline || second.isBaseline { length += 10 }
      for (line, place) in [(low, Line.Place.near), (high, .far)]
      where line.guide == nil && line.place == place {
        length += model.inset(of: line.box, line.axis, place)
      }
      let crowd = max(counts.crowd(at: low), counts.crowd(at: high))
      length += Measures.lane * Double(min(3, crowd))
      if counts.isCrossed(tie) { length += Measures.callout }
      append(low, high, length, least: Measures.shortMark)
    }

    // MARK: Boxes

    private mutating func appendSize(of box: Int, _ axis: Axis) {
      let extent = Extent(axis: axis, box: box)
      let least = axis == .horizontal ? width(of: box) : height(of: box)
      if coordinates.isFlat(box, axis) {
        let text =
          axis == .horizontal
          ? texts.width(of: box) + Measures.textInset : texts.height(of: box) + 8
        flatLengths[extent] = max(text, counts.sizeNeed(of: box, axis))
        return
      }
      let insets =
        model.inset(of: box, axis, .near) + model.inset(of: box, axis, .far)
      append(
        extent.line(.near), extent.line(.far), least + insets + (extra.sizes[extent] ?? 0),
        least: insets + min(least, Measures.shortMark))
    }

    /// The room that marks of both axes take beside each other in a box.
    private func crossing(in box: Int) -> Double {
      let (level, upright) = (own(box, .horizontal), own(box, .vertical))
      return level > 0 && upright > 0 && level + upright > 2 ? 6 : 0
    }

    /// The number of marks of a box's size on an axis; those of a container stand where there is room.
    private func own(_ box: Int, _ axis: Axis) -> Int {
      model.boxes[box].children.isEmpty ? counts.looks(of: box, axis).count : 0
    }

    private func width(of box: Int) -> Double {
      let above = max(counts.ends(box, .vertical, .near), counts.ends(box, .vertical, .far))
      let onBaseline = counts.ends(box, .vertical, .lastBaseline)
      var least =
        texts.width(of: box) + Measures.textInset
        + 15 * Double(own(box, .vertical)) + crossing(in: box) + 22 * Double(onBaseline)
      if counts.hasCenter(box, .horizontal), above > 0 { least = max(least, 52) }
      if above > 0 { least = max(least, 20 * Double(above) + 4) }
      return max(least, counts.sizeNeed(of: box, .horizontal))
    }

    private func height(of box: Int) -> Double {
      let beside = max(counts.ends(box, .horizontal, .near), counts.ends(box, .horizontal, .far))
      var least =
        texts.height(of: box) + 8 + 17 * Double(own(box, .horizontal)) + crossing(in: box)
      if counts.hasCenter(box, .vertical), beside > 0 { least = max(least, 36) }
      // The number of the box's own height stands above or below its centre line.
      if counts.hasCenter(box, .vertical), own(box, .vertical) > 0 { least = max(least, 54) }
      if beside > 0 { least = max(least, 20 * Double(beside) + 2) }
      return max(least, counts.sizeNeed(of: box, .vertical))
    }

    private mutating func appendBaselines(of box: Int) {
      let extent = Extent(axis: .vertical, box: box)
      let isBeside =
        counts.ends(box, .horizontal, .near) + counts.ends(box, .horizontal, .far) > 0
      for place in [Line.Place.firstBaseline, .lastBaseline] {
        let line = extent.line(place)
        guard coordinates.has(line), !coordinates.isFlat(box, .vertical) else { continue }
        append(
          extent.line(.near), line,
          17 + model.inset(of: box, .vertical, .near) + (isBeside ? 9 : 0))
        append(line, extent.line(.far), 7 + model.inset(of: box, .vertical, .far))
      }
    }

    // MARK: Captions of containers

    /// The room of a container's caption: between what it holds, else below it, else above it.
    private mutating func appendBand(of box: Int) {
      guard !model.boxes[box].children.isEmpty else { return }
      let insets =
        model.inset(of: box, .vertical, .near) + model.inset(of: box, .vertical, .far)
      let bands = freeBands(in: box)
      let band =
        bands.last { $0.end - $0.start >= 12 }
        ?? bands.max { $0.end - $0.start < $1.end - $1.start }
      if let band {
        append(band, Measures.captionBand + insets)
      } else if let band = bandsOutside(of: box).first(where: { $0.end - $0.start > 3 }) {
        append(band, Measures.captionBand + 8)
      }
    }

    private mutating func append(_ band: (start: Double, end: Double), _ length: Double) {
      guard let low = coordinates.number(at: band.start, .vertical),
        let high = coordinates.number(at: band.end, .vertical)
      else { return }
      append(coordinates.lines.vertical[low][0], coordinates.lines.vertical[high][0], length)
    }

    /// The bands of a container that nothing in it reaches into, from the top.
    private func freeBands(in box: Int) -> [(start: Double, end: Double)] {
      let own = model.boxes[box].rect
      let inner = model.boxes[box].children.map { model.boxes[$0].rect }
      let places = Set(inner.flatMap { [$0.minY, $0.maxY] } + [own.minY, own.maxY]).sorted()
      return zip(places, places.dropFirst()).filter { start, end in
        end - start > 3 && start >= own.minY && end <= own.maxY
          && !inner.contains { $0.minY < end - 1 && $0.maxY > start + 1 }
      }.map { (start: $0, end: $1) }
    }

    /// What is free below a container and above it.
    private func bandsOutside(of box: Int) -> [(start: Double, end: Double)] {
      let own = model.boxes[box].rect
      let others = model.boxes.indices.filter { other in
        let rect = model.boxes[other].rect
        return other != box && !model.holds(other, box) && !model.holds(box, other)
          && rect.minX < own.maxX && rect.maxX > own.minX
      }.map { model.boxes[$0].rect }
      let below = others.map(\.minY).filter { $0 >= own.maxY - Model.tolerance }
      let above = others.map(\.maxY).filter { $0 <= own.minY + Model.tolerance }
      let root = model.boxes[0].rect
      return [
        (own.maxY, below.min() ?? root.maxY), (above.max() ?? root.minY, own.minY),
      ]
    }
  }
}
