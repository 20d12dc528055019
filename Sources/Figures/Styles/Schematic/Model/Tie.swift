import LayoutModel

extension Schematic {
  /// A constraint in a diagram.
  struct Tie: Hashable, Sendable {
    enum Sides: Hashable, Sendable {
      /// A width or a height, and the one that it depends on.
      case sizes(Extent, Extent?)
      case places(Line, Line)
    }

    /// The constraint's place in the layout.
    var index: Int
    var constraint: LayoutConstraint
    var sides: Sides
    /// The status of the constraint.
    var status: LayoutStatus
    /// Whether it is an equation that holds in the layout.
    var isEquationThatHolds: Bool

    var isOptional: Bool { !constraint.priority.isRequired }
    var isInequality: Bool { constraint.relation != .equal }

    /// The boxes that it is about.
    var boxes: [Int] {
      switch sides {
      case .sizes(let first, let second): [first.box] + (second.map { [$0.box] } ?? [])
      case .places(let first, let second): [first.box, second.box]
      }
    }

    /// Whether it makes two sizes of one axis equal.
    ///
    /// Such sizes are a class, and share a number.
    func isEqualSize(in boxes: [Box]) -> Bool {
      guard case .sizes(let first, let second?) = sides else { return false }
      return first.axis == second.axis && constraint.relation == .equal && isPlain
        && second.guide == nil && first.guide == nil && first.box != second.box
        && !boxes[first.box].ancestors.contains(second.box)
        && !boxes[second.box].ancestors.contains(first.box)
    }

    /// Whether it has neither a multiplier nor a constant.
    var isPlain: Bool { constraint.multiplier == 1 && constraint.constant == 0 }
  }

  /// Reads the constraints of a layout as ties between boxes.
  struct TieReader {
    let solved: SolvedLayout
    let boxes: [Box]
    private let places: AttributePlaces
    private let boxOfItem: [LayoutItem: Int]
    /// Where each line lies that has been met, in the root's coordinates, in points.
    private(set) var values: [Line: Double] = [:]

    init(_ solved: SolvedLayout, _ boxes: [Box]) {
      self.solved = solved
      self.boxes = boxes
      places = AttributePlaces(solved)
      boxOfItem = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1.item, $0) })
      for (box, shape) in boxes.enumerated() {
        for axis in Axis.allCases {
          let (start, end) = shape.rect.range(axis)
          for (place, value) in [
            (Line.Place.near, start), (.far, end), (.center, (start + end) / 2),
          ] { values[Line(axis: axis, box: box, place: place)] = value }
        }
      }
    }

    /// The ties of the constraints whose items have boxes.
    mutating func ties(most: Int) -> [Tie] {
      var ties: [Tie] = []
      for (index, constraint) in solved.layout.constraints.enumerated() where ties.count < most {
        guard let sides = sides(of: constraint) else { continue }
        let holds = constraint.relation == .equal && solved.outcomes[index].isSatisfied
        ties.append(
          Tie(
            index: index, constraint: constraint, sides: sides,
            status: solved.status(ofConstraint: index), isEquationThatHolds: holds))
      }
      return ties
    }

    private mutating func sides(of constraint: LayoutConstraint) -> Tie.Sides? {
      if constraint.firstAttribute.isSize {
        guard let first = extent(constraint.firstItem, constraint.firstAttribute) else {
          return nil
        }
        guard let item = constraint.secondItem else { return .sizes(first, nil) }
        guard let second = extent(item, constraint.secondAttribute) else { return nil }
        return .sizes(first, second)
      }
      guard let first = line(of: constraint, isSecond: false),
        let second = line(of: constraint, isSecond: true), first != second
      else { return nil }
      return .places(first, second)
    }

    private mutating func extent(_ item: LayoutItem, _ attribute: Attribute) -> Extent? {
      guard let axis = attribute.axis, attribute.isSize, let (box, guide) = owner(of: item)
      else { return nil }
      var extent = Extent(axis: axis, box: box, guide: guide)
      guard guide != nil, case .guide(let index) = item else { return extent }
      let (start, end) = solved.guideFrames[index].range(axis)
      if isNear(start, extent.line(.near)), isNear(end, extent.line(.far)) { extent.guide = nil }
      for (line, value) in [(extent.line(.near), start), (extent.line(.far), end)] {
        values[line] = values[line] ?? value
      }
      return extent
    }

    /// Whether a value is that of the edge or the centre of the box itself.
    private func isNear(_ value: Double, _ line: Line) -> Bool {
      var own = line
      own.guide = nil
      return values[own].map { ($0 - value).magnitude < Model.tolerance } ?? false
    }

    /// Whether a line is an edge of content that is smaller than its scroll view: as in the guide's own diagrams, it
    /// is then the scroll view's edge.
    private func isSeen(_ value: Double, _ line: Line) -> Bool {
      guard line.guide == .content, line.isEdge else { return false }
      let (start, end) = boxes[line.box].rect.range(line.axis)
      return start - Model.tolerance < value && value < end + Model.tolerance
    }

    private func owner(of item: LayoutItem) -> (box: Int, guide: Guide?)? {
      if let box = boxOfItem[item] { return (box, nil) }
      guard case .guide(let index) = item,
        let box = boxOfItem[.view(solved.layout.guides[index].view)]
      else { return nil }
      switch solved.layout.guides[index].kind {
      case .safeArea: return (box, .safeArea)
      case .top: return (box, .topLayoutGuide)
      case .bottom: return (box, .bottomLayoutGuide)
      case .layoutMargins: return (box, .layoutMargins)
      case .readableContent: return (box, .readableContent)
      case .content: return (box, .content)
      case .frame: return (box, nil)
      case .reserved, .own: return nil
      }
    }

    private mutating func line(of constraint: LayoutConstraint, isSecond: Bool) -> Line? {
      let attribute = isSecond ? constraint.secondAttribute : constraint.firstAttribute
      let item = isSecond ? constraint.secondItem : constraint.firstItem
      let other = isSecond ? constraint.firstItem : constraint.secondItem
      guard let item, let axis = attribute.axis, let (box, rectangle) = owner(of: item),
        let place = attribute.place(places.direction(of: constraint))
      else { return nil }
      var guide = rectangle
      if attribute.isWithinMargins { guide = .layoutMargins }
      if let view = item.view, solved.layout.views[view].kind == .scrollView,
        let other = other.flatMap(owner), boxes[other.box].ancestors.contains(box)
      {
        guide = .content
      }
      var line = Line(axis: axis, box: box, guide: guide, place: place)
      if case .guide(let index) = item, isOuterEdge(of: solved.layout.guides[index].kind, line) {
        line.guide = nil
        return line
      }
      let value = places.value(ofSecond: isSecond, of: constraint) { item in
        boxOfItem[item].map { boxes[$0].rect } ?? solved.alignmentRect(of: item)
      }
      if guide != nil, isNear(value, line) || isSeen(value, line) { line.guide = nil }
      // A baseline or a guide has one place, even if it is named more than once.
      values[line] = values[line] ?? value
      return line
    }

    /// Whether an edge of the old guides is the root's own: theirs lie between it and the bars.
    private func isOuterEdge(of kind: LayoutGuide.Kind, _ line: Line) -> Bool {
      switch kind {
      case .top: line.axis == .horizontal || line.place == .near
      case .bottom: line.axis == .horizontal || line.place == .far
      case .safeArea, .layoutMargins, .readableContent, .content, .frame, .reserved, .own: false
      }
    }
  }
}
