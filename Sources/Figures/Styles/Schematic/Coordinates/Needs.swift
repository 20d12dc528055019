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

    /// Distances that look alike: as long in the layout, and measured by marks of one kind.
    struct Class: Hashable, Sendable {
      enum Kind: Sendable {
        case inset
        case gap
        case text
      }

      var axis: Axis
      /// In the layout, in whole points.
      var length: Double
      var kind: Kind
      /// Whether the mark has dashes or heads.
      var isStyled: Bool
    }

    private(set) var needs: [Need] = []
    /// The distances that constraints measure, by their class, in the order of the constraints.
    private(set) var distances: [(kind: Class, needs: [Need])] = []
    /// The openings of edges that constraints make one.
    private(set) var openings: [Need] = []
    /// The length of each box that has none in the layout.
    var flatLengths: [Extent: Double] = [:]

    let model: Model
    let coordinates: Coordinates
    let texts: Texts
    let counts: Counts
    let lanes: Lanes
    let fit: Fit
    let extra: Growth
    let stretches: Stretches

    /// - Parameter extra: What is needed beyond that because marks found no free place.
    init(
      _ model: Model, _ coordinates: Coordinates, _ lanes: Lanes, _ texts: Texts, _ fit: Fit,
      _ stretches: Stretches, extra: Growth
    ) {
      self.stretches = stretches
      self.extra = extra
      self.model = model
      self.coordinates = coordinates
      self.texts = texts
      self.lanes = lanes
      self.fit = fit
      counts = Counts(model, coordinates, fit, extra: extra)
      for (index, tie) in model.ties.enumerated() {
        if let (inner, outer) = tie.opening(model, coordinates) {
          appendOpening(of: index, inner, outer)
        } else {
          appendDistance(of: index)
          appendStrip(of: index)
        }
      }
      appendDistances()
      appendBands()
      for box in model.boxes.indices.dropFirst() { appendNeeds(of: box) }
      for axis in Axis.allCases {
        let superview = Extent(axis: axis, box: 0)
        append(superview.line(.near), superview.line(.far), Measures.leastSuperview)
      }
    }

    /// - Parameter short: What it keeps where nothing keeps more than a short bar.
    mutating func append(
      _ from: Line, _ to: Line, _ length: Double, least: Double? = nil,
      short: Double = Measures.shortNeed
    ) {
      guard coordinates.number(of: from) < coordinates.number(of: to) else { return }
      let least = least ?? length
      needs.append(
        Need(
          from: from, to: to, length: length,
          least: fit.isSqueezed ? min(least, short) : least))
    }

    // MARK: Distances

    /// The room of a bar between two places.
    private mutating func appendDistance(of index: Int) {
      let tie = model.ties[index]
      guard case .places(let first, let second) = tie.sides,
        !coordinates.areAtOnePlace(first, second)
      else { return }
      let isUp = coordinates.number(of: first) < coordinates.number(of: second)
      let (low, high) = isUp ? (first, second) : (second, first)
      let isText = first.isBaseline || second.isBaseline
      let crowd = max(counts.crowd(at: low), counts.crowd(at: high))
      let more =
        (isText ? 10 : 0) + Measures.lane * Double(min(3, crowd))
        + (counts.isCrossed(tie) || isCrossed(from: low, to: high) ? Measures.callout : 0)
      let bar = Measures.bar(of: tie) + (extra.ties[index] ?? 0)
      let need = Need(
        from: low, to: high, length: bar + Measures.barEnds + more,
        least: Measures.leastBar + Measures.leastEnds + more)
      let isNested = model.holds(low.box, high.box) || model.holds(high.box, low.box)
      let kind = Class(
        axis: low.axis, length: (model.value(high) - model.value(low)).rounded(),
        kind: isText ? .text : isNested ? .inset : .gap,
        isStyled: tie.isOptional || tie.isInequality)
      if let place = distances.firstIndex(where: { $0.kind == kind }) {
        distances[place].needs.append(need)
      } else {
        distances.append((kind, [need]))
      }
    }

    /// Whether the centre line of a view that holds the items of a distance lies in its gap.
    private func isCrossed(from low: Line, to high: Line) -> Bool {
      let (start, end) = (model.value(low), model.value(high))
      return model.ties.contains { tie in
        guard case .places(let first, let second) = tie.sides, first.axis == low.axis,
          first.place == .center, second.place == .center
        else { return false }
        let center = model.value(first)
        return start < center && center < end
          && [first, second].contains { $0.box != 0 && model.holds($0.box, low.box) }
      }
    }

    /// Distances of one class need as much as the one of them that needs most.
    private mutating func appendDistances() {
      for place in distances.indices {
        let length = distances[place].needs.map(\.length).max() ?? 0
        for need in distances[place].needs {
          append(need.from, need.to, length, least: need.least)
        }
      }
    }

    /// The room of a line, or of a bar, between edges that are one in the layout.
    private mutating func appendOpening(of index: Int, _ inner: Line, _ outer: Line) {
      let tie = model.ties[index]
      let others = Double(lanes.lanes[index]?.last ?? 0)
      let line =
        (outer.box == 0 ? fit.strips[inner.axis] : Measures.opening) + Measures.lane * others
      let isBar = fit.hasBar(tie, model, coordinates)
      let length =
        isBar ? Measures.bar(of: tie) + Measures.barEnds + (extra.ties[index] ?? 0) : line
      let least = isBar ? Measures.leastBar + Measures.leastEnds : line
      let (low, high) = inner.place == .near ? (outer, inner) : (inner, outer)
      append(low, high, length, least: least)
      openings.append(Need(from: low, to: high, length: length, least: least))
    }

    /// The room of a line along a margin, and of its number, beside the edge of the view that has the margin.
    private mutating func appendStrip(of index: Int) {
      guard case .places(var inner, var outer) = model.ties[index].sides, inner.isEdge,
        inner.place == outer.place, coordinates.areAtOnePlace(inner, outer)
      else { return }
      if outer.guide == nil { swap(&inner, &outer) }
      guard outer.guide != nil else { return appendEdge(of: inner) }
      let owner = Extent(axis: outer.axis, box: outer.box).line(outer.place)
      let others = Double(lanes.lanes[index]?.last ?? 0)
      let length = fit.strips[outer.axis] + Measures.lane * others
      let (low, high) = outer.place == .near ? (owner, outer) : (outer, owner)
      append(low, high, length)
    }

    /// The room of the number on a line that views beside each other have in common, before the superview's frame.
    private mutating func appendEdge(of line: Line) {
      guard line.box != 0 else { return }
      let frame = Extent(axis: line.axis, box: 0).line(line.place)
      let (low, high) = line.place == .near ? (frame, line) : (line, frame)
      append(low, high, fit.strips[line.axis])
    }

    /// The room for the name of a guide between its line and the edge of its view.
    private mutating func appendBands() {
      for line in coordinates.lines.vertical.joined() {
        guard line.isEdge, let guide = line.guide, guide.isBeyondLine else { continue }
        // The lower edge of the upper guide is the one that is seen, and the upper edge of the lower one.
        let isUpper = guide == .topLayoutGuide
        let edge = Extent(axis: .vertical, box: line.box).line(isUpper ? .near : .far)
        let (low, high) = isUpper ? (edge, line) : (line, edge)
        append(low, high, Measures.guideBand)
      }
    }
  }
}
