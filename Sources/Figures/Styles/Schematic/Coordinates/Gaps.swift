import LayoutModel

extension Schematic {
  /// The gaps between neighbouring coordinates of an axis.
  struct Gaps {
    /// What a gap gets of the room that nothing needs.
    struct Share {
      /// Its true length on the page, in points.
      var base: Double
      /// The longest that it may get; nil if nothing keeps it.
      var most: Double?
    }

    /// The lengths at which a further point costs more, as multiples of the true length, and how much more.
    static let ratios = [0.5, 0.85, 1.2, 1.6, 2.2, 3.5]
    static let prices = [1.0, 0.8, 0.8, 0.8, 0.8, 1]
    /// The lowest share of a gap.
    private static let shortest = 4.0

    let least: [Double]
    private let needs: Needs
    private let axis: Axis
    private var model: Model { needs.model }
    private var coordinates: Coordinates { needs.coordinates }

    init(_ needs: Needs, _ axis: Axis) {
      self.needs = needs
      self.axis = axis
      let count = max(0, needs.coordinates.lines[axis].count - 1)
      least = (0..<count).map { Gaps.least(of: $0, needs, axis) }
    }

    // MARK: The least length

    private static func least(of gap: Int, _ needs: Needs, _ axis: Axis) -> Double {
      let coordinates = needs.coordinates
      let (low, high) = (coordinates.lines[axis][gap], coordinates.lines[axis][gap + 1])
      if isInHairline(low, high, needs.model) { return Measures.hairline / 2 }
      var least =
        coordinates.isOpening(gap, axis)
        ? opening(gap, needs, axis) : apart(low, high, gap, needs)
      // A box without a length in the layout has one here.
      for (lines, edge) in [(low, Line.Place.far), (high, .near)] {
        for line in lines where coordinates.isFlat(line) {
          let extent = Extent(axis: axis, box: line.box)
          let share = coordinates.flatShare(of: extent.line(edge)).magnitude
          if share > 0 { least = max(least, share * (needs.flatLengths[extent] ?? 0) + 6) }
        }
      }
      return least
    }

    /// Whether a gap lies in a view that is a line.
    private static func isInHairline(_ low: [Line], _ high: [Line], _ model: Model) -> Bool {
      low.contains { line in
        line.guide == nil && line.place != .far && model.isHairline(line.box, line.axis)
          && high.contains { $0.box == line.box && $0.guide == nil && $0.place != .near }
      }
    }

    /// Between places that are apart in the layout.
    private static func apart(
      _ low: [Line], _ high: [Line], _ gap: Int, _ needs: Needs
    ) -> Double {
      let isWeak = low.allSatisfy { !$0.isEdge } || high.allSatisfy { !$0.isEdge }
      let guide = (low + high).contains { $0.guide != nil } ? Measures.guideGap : 0
      let isCenter = (low + high).contains { $0.place == .center && $0.box != 0 }
      let weakGap = isCenter ? Measures.besideCenterLine : Measures.weakGap
      let isOpenEdge =
        low.contains { $0.box != 0 && $0.place == .far }
        && high.contains { $0.box == 0 && $0.guide == nil && $0.place == .far }
        && needs.fit.openings[low[0].axis] != .tight
      let gapItself = (isWeak ? weakGap : isOpenEdge ? Measures.openEdge : Measures.gap) + guide
      func lanes(_ number: Int, _ place: Line.Place) -> Int {
        let edge = Lanes.Edge(axis: low[0].axis, coordinate: number, place: place)
        return needs.lanes.counts[edge] ?? 0
      }
      let count = max(lanes(gap, .far), lanes(gap + 1, .near))
      return count == 0
        ? gapItself : max(gapItself, 4 + Measures.lane * Double(count) + guide)
    }

    /// Between edges that are one in the layout; constraints that tie them need more.
    private static func opening(_ gap: Int, _ needs: Needs, _ axis: Axis) -> Double {
      let coordinates = needs.coordinates
      let inner =
        coordinates.lines[axis][gap + 1].filter { $0.place == .near }
        + coordinates.lines[axis][gap].filter { $0.place == .far }
      let isArranged = inner.contains { line in
        guard line.guide == nil, let parent = needs.model.boxes[line.box].parent else {
          return false
        }
        return needs.model.boxes[parent].kind == .stackView
      }
      if isArranged, needs.fit.openings[axis] != .tight { return Measures.arrangedOpening }
      let depth = max(coordinates.depths[axis][gap], coordinates.depths[axis][gap + 1])
      return depth > 1 ? Measures.deepOpening : Measures.looseOpening
    }

    // MARK: The share of the room

    /// What a gap gets of a superview of a size.
    func share(of gap: Int, in size: Size) -> Share {
      if coordinates.isOpening(gap, axis) { return Share(base: 1, most: Measures.opening) }
      let root = model.boxes[0].rect
      let unit =
        axis == .horizontal ? size.width / max(1, root.width) : size.height / max(1, root.height)
      let (start, end) = (coordinates.values[axis][gap], coordinates.values[axis][gap + 1])
      let length = min(max(0, end - start) * unit, Measures.longestSide)
      let covering = model.boxes.indices.dropFirst().filter { box in
        let extent = Extent(axis: axis, box: box)
        return model.boxes[box].children.isEmpty
          && coordinates.number(of: extent.line(.near)) <= gap
          && coordinates.number(of: extent.line(.far)) > gap
      }
      if !covering.isEmpty {
        let isLow = axis == .vertical && covering.contains(where: model.isLow)
        return Share(base: isLow ? Self.shortest : max(length, 12), most: nil)
      }
      if let need = bar(across: gap) {
        return Share(base: max(length, 30), most: max(1.5 * need, Measures.largestShare * length))
      }
      // A centre or a baseline alone parts a gap and does not fill it.
      let isPart = [gap, gap + 1].contains { side in
        coordinates.lines[axis][side].allSatisfy { !$0.isEdge }
      }
      let most = min(
        Measures.mostFilledGap * (isPart ? 0.5 : 1),
        max(Measures.gap, Measures.largestShare * length))
      return Share(base: max(Self.shortest, length), most: most)
    }

    /// What the bar of a distance across a gap needs; nil if there is none.
    private func bar(across gap: Int) -> Double? {
      needs.distances.lazy.filter { $0.kind.axis == axis }.flatMap(\.needs).filter { need in
        coordinates.number(of: need.from) <= gap && gap < coordinates.number(of: need.to)
      }.map(\.length).max()
    }
  }
}
