import LayoutModel

extension Figure {
  /// Between a sign and the edge of a crop that grew for it, in points.
  private static let roomOfSign = 2.0
  /// A crop grows for signs of its views that are no further away: the second bar beside a view is, in points.
  private static let nearSign = 28.0
  /// A crop grows for bars with numbers of its views that end no further away, in points.
  private static let nearBar = 48.0
  /// From a bar to the edge that it measures from, and its line, in points.
  private static let roomOfBar = 6.0

  /// Shows a part of the figure, in which signs, numbers and texts are whole or not at all.
  ///
  /// Its edges are torn where its sheet goes on. Bars and lines that leave it end open there.
  /// - Parameters:
  ///   - area: The part, in the figure's coordinates, in points.
  ///   - views: The views that it is about; nil if it is about the sheet.
  ///   - isExact: Whether it keeps its size; else it grows for its edges, for signs of which it holds the middle,
  ///     and for those of the views' own constraints that it cuts or that are near.
  mutating func crop(to area: Rect, _ views: CroppedViews?, isExact: Bool) {
    let (part, most) =
      isExact ? (area, TornEdges.unlimited) : self.area(area, withWhatIsNear: views)
    let edges = sheet.map {
      TornEdges(of: part, in: $0, whole: bounds, isOutside: !isExact, most: most)
    }
    let shown = edges?.area ?? part
    let torn = wholePoints(edges?.bounds ?? part) ?? bounds
    let signed = signedConstraints
    for layer in layers.indices {
      for group in layers[layer].groups.indices {
        layers[layer].groups[group].showSigns(in: shown, upTo: torn, of: bounds)
      }
    }
    removeLines(of: signed, withoutSignsIn: shown)
    if let views { removeMarks(ofViewsOutside: shown, views) }
    bounds = torn
    guard let edges, edges.areTorn else { return }
    paper = edges.area
    layers.removeAll { $0.name == CanvasStyle.edgeLayer }
    let id = Figure.idPrefix(of: name) + "-torn-edges"
    layers.append(
      Layer(
        name: "ib-torn-edges",
        groups: [Group(id: id, classes: ["ib-torn-edge"], marks: edges.marks)]))
  }

  /// Removes the marks of constraints whose views all lie outside a part, and the bars that its edge cuts, with
  /// their numbers, but for those of the views that it is about.
  private mutating func removeMarks(ofViewsOutside area: Rect, _ views: CroppedViews) {
    let seen = Set(
      groups.compactMap { group in
        group.part?.view.flatMap { view in
          group.frame.flatMap { area.intersects($0.insetBy(1)) ? view : nil }
        }
      })
    func isStrange(_ group: Group) -> Bool {
      let own = views.views(of: group.part).subtracting(views.grounds)
      return !own.isEmpty && seen.isDisjoint(with: own)
    }
    var cut: [LayoutPart: [Rect]] = [:]
    for group in groups where !views.isAbout(group.part) {
      let bars = group.bars.filter { !area.contains($0) }
      if let part = group.part, !bars.isEmpty { cut[part, default: []] += bars }
    }
    for layer in layers.indices {
      layers[layer].groups.removeAll { $0.part?.view == nil && isStrange($0) }
      for group in layers[layer].groups.indices {
        let own = layers[layer].groups[group]
        guard let bars = own.part.flatMap({ cut[$0] }) else { continue }
        layers[layer].groups[group].removeMarks(on: bars, in: area)
      }
    }
  }

  /// A part that has grown for signs and for what a torn edge would cut, and the most that its waves reach.
  private func area(
    _ area: Rect, withWhatIsNear views: CroppedViews?
  ) -> (part: Rect, most: EdgeInsets) {
    let signed = self.area(area, withSignsOf: views)
    guard let sheet, let views else { return (signed, TornEdges.unlimited) }
    let (part, most) = withoutSlivers(signed, in: sheet, views)
    let whole =
      part == signed ? signed : self.area(wholePoints(part) ?? bounds, withSignsOf: views)
    return (whole, most)
  }

  /// A part that has grown for signs.
  private func area(_ area: Rect, withSignsOf views: CroppedViews?) -> Rect {
    var area = area
    let signs = groups.flatMap { group in
      group.signs.map {
        (box: $0.insetBy(-Self.roomOfSign), isOwn: views?.isAbout(group.part) ?? false)
      }
    }
    let wide = area.insetBy(-Self.nearBar)
    let numbered = numberedParts
    let own = groups.filter { views?.isAbout($0.part) ?? false }
    let bars = own.filter { $0.part.map(numbered.contains) ?? false }.flatMap(\.bars)
      .map { $0.insetBy(-Self.roomOfBar) }.filter { wide.contains($0) && area.intersects($0) }
    let near = area.insetBy(-Self.nearSign)
    while let cut = signs.first(where: { sign in
      let isNear = sign.isOwn && near.contains(sign.box) && !area.contains(sign.box)
      return area.cuts(sign.box, in: bounds)
        && (sign.isOwn || area.fills(Point(x: sign.box.midX, y: sign.box.midY))) || isNear
    }) {
      area = wholePoints(area.union(cut.box)) ?? bounds
    }
    return bars.reduce(area) { wholePoints($0.union($1)) ?? bounds }
  }

  /// The constraints with numbers.
  private var numberedParts: Set<LayoutPart> { Set(groups.filter(\.isNumber).compactMap(\.part)) }

  /// The constraints with a number or a sign: those with numbers are known by them.
  private var signedConstraints: Set<LayoutPart> {
    Set(groups.filter(\.hasSign).compactMap(\.part))
  }

  /// Removes what is left of a constraint's lines where none of the numbers or signs on them is shown.
  private mutating func removeLines(of signed: Set<LayoutPart>, withoutSignsIn area: Rect) {
    let numbered = numberedParts
    let shown = groups.filter { group in
      let isKnown = group.part.map(numbered.contains) == true
      return (group.isNumber || !isKnown) && group.signs.contains(where: area.intersects)
    }
    let hidden = signed.subtracting(shown.compactMap(\.part))
    for layer in layers.indices {
      for group in layers[layer].groups.indices {
        let own = layers[layer].groups[group]
        guard let part = own.part, hidden.contains(part), !own.isNumber else { continue }
        layers[layer].groups[group].marks.removeAll { $0.role != .handle }
      }
    }
  }
}

extension Rect {
  /// Whether a part of a box lies in it, and another part in the rest of a whole.
  fileprivate func cuts(_ box: Rect, in whole: Rect) -> Bool {
    intersects(box) && !contains(box.intersection(whole))
  }

  fileprivate func fills(_ place: Point) -> Bool {
    minX <= place.x && place.x <= maxX && minY <= place.y && place.y <= maxY
  }
}

extension Figure.Group {
  /// Whether it is the name of a view, outside of it or in it.
  private var isName: Bool { part != nil && marks.contains { $0.role == .name } }
  /// Whether it has the numbers of a constraint.
  fileprivate var isNumber: Bool { marks.contains { $0.role == .number } }

  /// Whether it has numbers or signs of a constraint.
  fileprivate var hasSign: Bool {
    if case .constraint = part { !isName && !signs.isEmpty } else { false }
  }

  /// The boxes of what is shown whole or not at all, in the root's coordinates: numbers on discs, signs on bars,
  /// heads of arrows, words beside arrows, and names outside views.
  fileprivate var signs: [Rect] {
    if isName {
      let boxes = marks.compactMap(\.captionBox)
      guard let first = boxes.first else { return [] }
      return [boxes.dropFirst().reduce(first) { $0.union($1) }]
    }
    return marks.compactMap { mark in
      if mark.role == .label { return mark.captionBox }
      return mark.isSign && mark.captionBox == nil ? mark.box : nil
    }
  }

  /// Removes what lies on bars, and the number of a group that shows it no more.
  fileprivate mutating func removeMarks(on bars: [Rect], in area: Rect) {
    let all = self.bars
    let hasNone = !all.isEmpty && all.allSatisfy(bars.contains)
    marks.removeAll { mark in
      if hasNone { return mark.role != .handle }
      guard let box = mark.box else { return false }
      let middle = Point(x: box.midX, y: box.midY)
      return bars.contains { $0.insetBy(-NumberDisc.discRadius).fills(middle) }
    }
    if !signs.contains(where: area.intersects) { number = nil }
  }

  /// The boxes of bars with their caps.
  fileprivate var bars: [Rect] {
    if case .constraint = part {
      marks.filter { !$0.capLines.isEmpty && $0.role != .cap }.compactMap(\.box)
    } else {
      []
    }
  }

  /// Removes the signs that a part of a whole figure cuts or that its edges hold, with what lies on them, and the
  /// number of a group whose signs all lie outside.
  fileprivate mutating func showSigns(in area: Rect, upTo edges: Rect, of whole: Rect) {
    let cut = signs.filter {
      area.cuts($0, in: whole) || edges.intersects($0) && !area.intersects($0)
    }
    if isName, !cut.isEmpty { marks = [] }
    marks.removeAll { mark in
      guard let box = mark.box else { return false }
      if case .segments = mark.shape { return false }
      let middle = Point(x: box.midX, y: box.midY)
      return cut.contains { $0.fills(middle) }
    }
    if !signs.contains(where: area.intersects) { number = nil }
  }
}

extension Mark {
  /// Whether it is a sign of a constraint, its number, or the head of an arrow.
  fileprivate var isSign: Bool {
    role == .sign || role == .pill || role == .number || role == .cap && fill != nil
  }
}
