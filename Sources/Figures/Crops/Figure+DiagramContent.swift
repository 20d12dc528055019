import LayoutModel

extension Figure {
  /// Tears off the end of a diagram where that of the canvas is empty.
  ///
  /// A diagram draws an empty end short. It grows for the wave, which is as far from the last view and mark as on a
  /// canvas.
  mutating func cropDiagramToContent(of canvas: CanvasLayout) {
    guard let sheet, let end = canvas.emptyEnd else { return }
    let (views, marks) = contentBoxes(in: canvas, sheet, linesUpTo: .infinity)
    let boxes = views + marks
    guard let first = boxes.first else { return }
    let content = boxes.dropFirst().reduce(first) { $0.union($1) }
    // Below the superview there is a bar of its width.
    guard end == .top || content.maxY <= sheet.frame.maxY else { return }
    let (reach, room) = (TornEdges.reach(bounds.width), ContentRoom.mark)
    // Two points more than the wave takes, so that the sheet is seen to go on.
    let needed = room + 2 * reach + 2
    var part = bounds
    switch end {
    case .bottom:
      let missing = max(0, content.maxY + needed - sheet.frame.maxY)
      stretch { $0 > content.maxY ? $0 + missing : $0 }
      part.height = content.maxY + room - part.y
    case .top:
      let missing = max(0, sheet.frame.minY - (content.minY - needed))
      stretch { $0 < content.minY ? $0 - missing : $0 }
      part.y = content.minY - room
      part.height = bounds.maxY - part.y
    }
    crop(to: part, nil, isExact: false)
  }

  /// Moves all places to other heights.
  private mutating func stretch(_ height: (Double) -> Double) {
    bounds = bounds.stretched(height)
    if let sheet { self.sheet?.frame = sheet.frame.stretched(height) }
    for layer in layers.indices {
      for group in layers[layer].groups.indices {
        var own = layers[layer].groups[group]
        own.frame = own.frame?.stretched(height)
        for mark in own.marks.indices {
          own.marks[mark].shape = own.marks[mark].shape.stretched(height)
        }
        layers[layer].groups[group] = own
      }
    }
  }
}

extension Rect {
  fileprivate func stretched(_ height: (Double) -> Double) -> Rect {
    let (top, bottom) = (height(minY), height(maxY))
    return Rect(x: x, y: top, width: width, height: bottom - top)
  }
}

extension Shape {
  /// The shape with its places at other heights; circles, texts and symbols keep their size.
  fileprivate func stretched(_ height: (Double) -> Double) -> Shape {
    func moved(_ point: Point) -> Point { Point(x: point.x, y: height(point.y)) }
    func moved(_ line: Segment) -> Segment { Segment(from: moved(line.from), to: moved(line.to)) }
    return switch self {
    case .rect(let rect): .rect(rect.stretched(height))
    case .roundedRect(let rect, let radius): .roundedRect(rect.stretched(height), radius: radius)
    case .shadow(let rect, let radius, let blur):
      .shadow(rect.stretched(height), radius: radius, blur: blur)
    case .frame(let rect, let width): .frame(rect.stretched(height), width: width)
    case .circle(let center, let radius): .circle(center: moved(center), radius: radius)
    case .capsule(let line, let width): .capsule(moved(line), width: width)
    case .segments(let lines): .segments(lines.map { moved($0) })
    case .polyline(let points): .polyline(points.map { moved($0) })
    case .text(let line, let font, let origin): .text(line, font: font, origin: moved(origin))
    case .symbol(let symbol, let place): .symbol(symbol, at: moved(place))
    }
  }
}

extension CanvasLayout {
  /// An end of the root that is empty.
  fileprivate enum EmptyEnd {
    case top
    case bottom

    /// The attributes of the root for which it counts.
    var attributes: Set<Attribute> {
      let both: Set<Attribute> = [.height, .centerY, .centerYWithinMargins]
      return both.union(self == .top ? [.top, .topMargin] : [.bottom, .bottomMargin])
    }
  }

  /// The end that a crop to the content tears off a diagram; nil if views fill the root, or a constraint needs the end.
  fileprivate var emptyEnd: EmptyEnd? {
    let root = frame(of: .view(0))
    let frames = layout.views.indices.dropFirst()
      .filter { isShown($0) && !isGround($0) && visibleFrame(of: $0).intersects(root) }
      .map { visibleFrame(of: $0) }
    guard let top = frames.map(\.minY).min() else { return nil }
    let cut = ContentRoom.leastCut + ContentRoom.mark + TornEdges.reach(root.width) + 1
    let above = top - ContentRoom.view - root.minY
    let end: EmptyEnd? =
      contentBounds != nil ? .bottom : above > max(cut, root.height / 2) ? .top : nil
    guard let end else { return nil }
    let isNeeded = layout.constraints.contains { constraint in
      isOfRoot(constraint.firstItem, constraint.firstAttribute, end)
        || constraint.secondItem.map { isOfRoot($0, constraint.secondAttribute, end) } == true
    }
    return isNeeded ? nil : end
  }

  private func isOfRoot(_ item: LayoutItem, _ attribute: Attribute, _ end: EmptyEnd) -> Bool {
    if case .guide(let index) = item {
      // The guides of bars lie at an end with all their edges.
      switch layout.guides[index].kind {
      case .top: return end == .top
      case .bottom: return end == .bottom
      default: break  // All others reach both ends of their view.
      }
    }
    return layout.owner(of: item) == 0 && end.attributes.contains(attribute)
  }
}
