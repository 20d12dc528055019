import LayoutModel

/// How the items of a constraint lie to each other in its small picture.
struct MiniaturePlan {
  let constraint: LayoutConstraint
  let canvas: CanvasLayout
  /// What the constraint measures; nil of an alignment.
  let value: ExplainedText?
  /// The item that holds the other one; nil where they are beside each other.
  let outer: LayoutItem?
  let direction: LayoutDirection

  /// The length of a bar, in points.
  static let bar = 44.0

  init(_ constraint: LayoutConstraint, _ canvas: CanvasLayout, _ value: ExplainedText?) {
    (self.constraint, self.canvas, self.value) = (constraint, canvas, value)
    direction = canvas.places.direction(of: constraint)
    let layout = canvas.layout
    let first = constraint.firstItem
    outer = constraint.secondItem.flatMap { second in
      if layout.item(first, holds: second) { return first }
      return layout.item(second, holds: first) ? second : nil
    }
  }

  /// Whether places are multiples of each other, so that no distance shows them.
  var isProportion: Bool { constraint.multiplier != 1 && !constraint.firstAttribute.isSize }

  /// The distance from the second place to the first in the picture, in points.
  func distance(_ axis: Axis) -> Double {
    let length = axis == .horizontal ? max(Self.bar, (value?.size.width ?? 0) + 14) : Self.bar
    let shown =
      canvas.places.value(ofSecond: false, of: constraint, rect: canvas.alignmentRect)
      - canvas.places.value(ofSecond: true, of: constraint, rect: canvas.alignmentRect)
    if isProportion { return shown.magnitude < 0.5 ? 0 : (shown < 0 ? -length : length) }
    if constraint.constant == 0 {
      // An inequality that is no alignment in the layout is none in its picture.
      let isAlignment = constraint.relation == .equal || shown.magnitude < 0.5
      return isAlignment ? 0 : (shown < 0 ? -length : length)
    }
    let isMirrored =
      direction == .rightToLeft
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    return (constraint.constant < 0) == isMirrored ? length : -length
  }

  /// Where an attribute lies in a box, along its axis.
  func place(_ attribute: Attribute, in box: MiniatureBox) -> Double {
    let (start, end) = box.frame.range(attribute.axis ?? .horizontal)
    let inset = attribute.isWithinMargins ? MiniatureBox.margin : 0
    let half = box.name.lineHeight / 2
    switch attribute.place(direction) {
    case .near: return start + inset
    case .far: return end - inset
    case .center: return (start + end) / 2
    case .firstBaseline: return box.nameBox.minY + half + box.name.font.baselineBelowMiddle
    case .lastBaseline: return box.nameBox.maxY - half + box.name.font.baselineBelowMiddle
    case nil: return start
    }
  }

  /// Two boxes, the outer one around the inner one, so that their places are so far apart.
  func nested(
    _ boxes: [MiniatureBox], _ distance: Double, _ axis: Axis
  ) -> [MiniatureBox] {
    var boxes = boxes
    let (outer, inner) = boxes[0].isOuter ? (0, 1) : (1, 0)
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let shift = outer == 0 ? -distance : distance
    let band = boxes[outer].name.size.height + 14
    let isAtEnd = attributes[outer].place(direction) == .far && axis == .vertical
    let (near, far) = padding(axis, band: band, isAtEnd: isAtEnd)
    let length = boxes[inner].frame.length(axis)
    var outerLength = length + near + far
    func start() -> Double {
      boxes[outer].frame.set(axis, 0, outerLength)
      boxes[inner].frame.set(axis, 0, length)
      return place(attributes[outer], in: boxes[outer]) + shift
        - place(attributes[inner], in: boxes[inner])
    }
    let ties = Set(attributes.map { $0.place(direction) })
    func fits(_ start: Double) -> Bool {
      (ties == [.near] || start >= near) && (ties == [.far] || start + length <= outerLength - far)
    }
    while !fits(start()), outerLength < 420 { outerLength += 2 }
    boxes[inner].frame.set(axis, start(), length)
    let across = axis.across
    let sides = padding(across, band: band, isAtEnd: false)
    let height = boxes[inner].frame.length(across)
    boxes[outer].frame.set(across, 0, height + sides.near + sides.far)
    boxes[inner].frame.set(across, sides.near, height)
    if isAtEnd {
      let frame = boxes[outer].frame
      boxes[outer].namePlace = Rect(
        x: frame.minX, y: frame.minY + 7, width: frame.width, height: band - 14)
    }
    for (box, attribute) in zip([0, 1], attributes) where attribute.isWithinMargins {
      boxes[box].marginAxes.insert(axis)
    }
    return boxes
  }

  /// The room around the inner box in the outer one, whose name stands below or above it.
  private func padding(
    _ axis: Axis, band: Double, isAtEnd: Bool
  ) -> (near: Double, far: Double) {
    let usual = MiniatureBox.padding + 14
    if axis == .horizontal { return (usual, usual) }
    return isAtEnd ? (band + 4, MiniatureBox.padding) : (MiniatureBox.padding, band + 4)
  }

  /// Two boxes beside each other whose places are so far apart.
  func beside(
    _ boxes: [MiniatureBox], _ distance: Double, _ axis: Axis
  ) -> [MiniatureBox] {
    var boxes = boxes
    let shift =
      place(constraint.secondAttribute, in: boxes[1]) + distance
      - place(constraint.firstAttribute, in: boxes[0])
    boxes[0].frame.move(axis, shift)
    let (first, second) = (boxes[0].frame.range(axis), boxes[1].frame.range(axis))
    let isSeparate = first.end <= second.start + 0.5 || second.end <= first.start + 0.5
    let across = axis.across
    if isSeparate {
      let middles = boxes.map { $0.frame.middle(across) }
      boxes[0].frame.move(across, middles[1] - middles[0])
      return boxes
    }
    let places = constraint.items.map { canvas.alignmentRect(of: $0).middle(across) }
    let (upper, lower) = places[0] <= places[1] ? (0, 1) : (1, 0)
    let gap = distance == 0 || isProportion ? 16.0 : 32
    let end = boxes[upper].frame.range(across).end + gap
    boxes[lower].frame.move(across, end - boxes[lower].frame.range(across).start)
    return boxes
  }
}

extension Layout {
  /// Whether an item lies in another one, which is a view or a region of one.
  fileprivate func item(_ outer: LayoutItem, holds inner: LayoutItem) -> Bool {
    switch (outer, inner) {
    case (.view(let view), .view(let other)): return self.view(view, holds: other)
    case (.view(let view), .guide(let guide)):
      return view == guides[guide].view || self.view(view, holds: guides[guide].view)
    case (.guide(let guide), .view(let view)):
      let isRegion: Bool =
        switch guides[guide].kind {
        case .safeArea, .layoutMargins, .readableContent, .content, .frame: true
        case .top, .bottom, .reserved, .own: false
        }
      return isRegion && self.view(guides[guide].view, holds: view)
    case (.guide, .guide): return false
    }
  }
}

extension Rect {
  /// Its length along an axis.
  func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Its middle along an axis.
  func middle(_ axis: Axis) -> Double { axis == .horizontal ? midX : midY }

  /// Gives it a place and a length along an axis.
  mutating func set(_ axis: Axis, _ start: Double, _ length: Double) {
    switch axis {
    case .horizontal: (x, width) = (start, length)
    case .vertical: (y, height) = (start, length)
    }
  }

  /// Moves it along an axis.
  mutating func move(_ axis: Axis, _ distance: Double) {
    self = axis == .horizontal ? offset(dx: distance, dy: 0) : offset(dx: 0, dy: distance)
  }

  /// Moves one of its edges along an axis inwards.
  mutating func cut(_ axis: Axis, near: Double = 0, far: Double = 0) {
    set(axis, range(axis).start + near, length(axis) - near - far)
  }
}
