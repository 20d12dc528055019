import LayoutModel

/// What boxes need for their names and for the marks in them.
extension Schematic.Needs {
  mutating func appendNeeds(of box: Int) {
    for axis in Axis.allCases { appendSize(of: box, axis) }
    appendBaselines(of: box)
    appendCaption(of: box)
    appendOwnHeight(of: box)
    if coordinates.isFlat(box, .vertical) { appendDistances(above: box) }
  }

  private mutating func appendSize(of box: Int, _ axis: Axis) {
    let extent = Schematic.Extent(axis: axis, box: box)
    if model.isHairline(box, axis) { return }
    let inside = axis == .horizontal ? width(of: box) : height(of: box)
    let mark = counts.sizeNeed(of: box, axis)
    if coordinates.isFlat(box, axis) {
      let length = max(inside, mark)
      flatLengths[extent] =
        fit.isSqueezed ? min(length, 2 * Schematic.Measures.shortNeed) : length
      return
    }
    append(
      extent.line(.near), extent.line(.far), max(inside, mark) + (extra.sizes[extent] ?? 0),
      least: max(inside, min(mark, Schematic.Measures.leastBar + Schematic.Measures.endInset)),
      // The bar of a size keeps off both edges by a point more in all than one of a distance.
      short: Schematic.Measures.shortNeed + (mark > 0 ? 1 : 0))
  }

  /// The room that marks of both axes take beside each other in a box, for each that lies across an axis.
  private func crossing(in box: Int, _ axis: Axis) -> Double {
    let (level, upright) = (own(box, .horizontal), own(box, .vertical))
    let isNeeded = level + upright > 2 || fit.openings.horizontal != .tight
    let across = axis == .horizontal ? upright : level
    return level > 0 && upright > 0 && isNeeded
      ? Schematic.Measures.endInset * Double(across) : 0
  }

  /// The number of marks of a box's size on an axis; those of a container stand where there is room.
  private func own(_ box: Int, _ axis: Axis) -> Int {
    model.boxes[box].children.isEmpty ? counts.looks(of: box, axis).count : 0
  }

  /// The least width of a box for its name, and for the marks that stand side by side in it or at it.
  private func width(of box: Int) -> Double {
    let above = max(counts.ends(box, .vertical, .near), counts.ends(box, .vertical, .far))
    let onBaseline = counts.ends(box, .vertical, .lastBaseline)
    // Alone, a bar has its number beside a name that stays in the middle.
    let bars = own(box, .vertical)
    let isRoomy = fit.openings.horizontal != .tight && model.boxes[box].rect.width > 0
    let besideName = bars == 1 && isRoomy ? 2 : bars
    let name =
      texts.width(of: box) + Schematic.Measures.textInset
      + Schematic.Measures.besideName * Double(besideName)
      + crossing(in: box, .horizontal) + 2 * Schematic.Measures.rowOfMarks * Double(onBaseline)
      + besideCenteredName(of: box)
    let isCrossed = crossing(in: box, .horizontal) > 0 && isRoomy
    let others = Double(max(0, own(box, .vertical) - 1))
    let crossed =
      isCrossed
      ? Schematic.Measures.crossedBars + 2 * Schematic.Measures.rowOfMarks * others : 0
    let beside = max(crossed, above > 0 ? Schematic.Measures.rowOfMarks * Double(above) : 0)
    guard counts.hasCenter(box, .horizontal) else { return max(name, beside) }
    return max(
      name, beside,
      above > 0 ? Schematic.Measures.besideBars : 0,
      own(box, .horizontal) > 0 ? Schematic.Measures.besideCenter + crossingCenter(in: box) : 0)
  }

  /// The room for a centre line and its number left and right of a name that a baseline holds in its place.
  private func besideCenteredName(of box: Int) -> Double {
    let baseline = Schematic.Extent(axis: .vertical, box: box).line(.lastBaseline)
    let isHeld = coordinates.has(baseline) && counts.hasCenter(box, .vertical)
    return isHeld ? 2 * Schematic.Measures.besideName : 0
  }

  /// The least height of a box for its name, and for the marks that stand above each other in it or at it.
  private func height(of box: Int) -> Double {
    let beside = max(counts.ends(box, .horizontal, .near), counts.ends(box, .horizontal, .far))
    let lines = Schematic.Texts.lineHeight * Double(model.boxes[box].lines)
    let name =
      max(texts.height(of: box), fit.isSqueezed ? 0 : lines) + 8
      + Schematic.Measures.besideName * Double(own(box, .horizontal)) + crossing(in: box, .vertical)
    var least = max(name, beside > 0 ? Schematic.Measures.rowOfMarks * Double(beside) : 0)
    guard counts.hasCenter(box, .vertical) else { return least }
    if beside > 0 { least = max(least, Schematic.Measures.bar) }
    // Where centre lines cross, the name is beside the crossing.
    if counts.hasCenter(box, .horizontal) {
      least = max(least, texts.height(of: box) + Schematic.Measures.callout)
    }
    if own(box, .horizontal) > 0 {
      least = max(
        least, 2 * (Schematic.Measures.capLength + Schematic.Measures.insetOfSize))
    }
    return own(box, .vertical) > 0
      ? max(least, Schematic.Measures.besideCenter + crossingCenter(in: box)) : least
  }

  /// The room beside a centre line for the marks of both sizes.
  private func crossingCenter(in box: Int) -> Double {
    own(box, .horizontal) > 0 && own(box, .vertical) > 0 ? Schematic.Measures.callout : 0
  }

  private mutating func appendBaselines(of box: Int) {
    let extent = Schematic.Extent(axis: .vertical, box: box)
    let isBeside =
      counts.ends(box, .horizontal, .near) + counts.ends(box, .horizontal, .far) > 0
    let widths = own(box, .horizontal)
    for place in [Schematic.Line.Place.firstBaseline, .lastBaseline] {
      let line = extent.line(place)
      guard coordinates.has(line), !coordinates.isFlat(box, .vertical),
        !model.isHairline(box, .vertical)
      else { continue }
      let marks =
        widths > 0
        ? Schematic.Measures.baseline + Schematic.Measures.besideName * Double(widths) : 0
      append(
        extent.line(.near), line,
        max(Schematic.Measures.baseline + (isBeside ? Schematic.Measures.calloutRadius : 0), marks))
      append(line, extent.line(.far), Schematic.Measures.descent)
    }
  }

  /// The room above a view of no height for the distances of others that it fills, beside their own views.
  private mutating func appendDistances(above box: Int) {
    let extent = Schematic.Extent(axis: .horizontal, box: box)
    let ends = Set([extent.line(.near), extent.line(.far)].map(coordinates.number))
    for tie in model.ties where !tie.boxes.contains(box) {
      guard case .places(let first, let second) = tie.sides, first.axis == .horizontal,
        Set([first, second].map(coordinates.number)) == ends
      else { continue }
      for other in [first.box, second.box] where other != 0 {
        append(
          Schematic.Extent(axis: .vertical, box: other).line(.near),
          Schematic.Extent(axis: .vertical, box: box).line(.near), Schematic.Measures.rowOfMarks)
      }
    }
  }

  // MARK: Containers

  /// The room of a container's name: below all that it holds, else above it.
  private mutating func appendCaption(of box: Int) {
    let children = model.boxes[box].children
    guard !children.isEmpty, !coordinates.isFlat(box, .vertical) else { return }
    let own = model.boxes[box].rect
    let extent = Schematic.Extent(axis: .vertical, box: box)
    func isWide(_ child: Int) -> Bool { model.boxes[child].rect.width > 0.5 * own.width }
    let tolerance = Schematic.Model.tolerance
    let isOpenBelow = children.contains {
      model.boxes[$0].rect.maxY > own.maxY + tolerance && isWide($0)
    }
    let isOpenAbove = children.contains {
      model.boxes[$0].rect.minY < own.minY - tolerance && isWide($0)
    }
    let widths = counts.looks(of: box, .horizontal).count
    let marks = Schematic.Measures.rowOfMarks * Double(widths)
    /// The room of the name, of the marks of the width, and of what lies between two edges anyway.
    func room(_ from: Schematic.Line, _ to: Schematic.Line, _ inner: Schematic.Line) -> Double {
      let bar = marks > 0 ? longestBar(from: from, to: to) : 0
      // A mark of the width crosses a bar between its end and its number; several stand at both sides of that.
      let number = bar > 0 && widths > 1 ? Schematic.Measures.callout : 0
      return max(
        Schematic.Measures.captionBand + lanes.room(at: inner, coordinates) + marks + number,
        bar + marks / 2)
    }
    for child in children {
      let inner = Schematic.Extent(axis: .vertical, box: child)
      let rect = model.boxes[child].rect
      if !isOpenBelow, rect.maxY <= own.maxY + tolerance {
        let (from, to) = (inner.line(.far), extent.line(.far))
        append(from, to, room(from, to, from))
      } else if isOpenBelow, !isOpenAbove, rect.minY >= own.minY - tolerance {
        let (from, to) = (extent.line(.near), inner.line(.near))
        append(from, to, room(from, to, to))
      }
    }
  }

  /// The room of the mark of a container's height, at its right.
  private mutating func appendOwnHeight(of box: Int) {
    let count = counts.looks(of: box, .vertical).count
    guard count > 0, !coordinates.isFlat(box, .horizontal)
    else { return }
    let extent = Schematic.Extent(axis: .horizontal, box: box)
    // Where it crosses the mark of the width it is off the head.
    let crossing =
      counts.looks(of: box, .horizontal).isEmpty ? 0 : Schematic.Measures.arrowHead.width
    for child in model.boxes[box].children {
      let (from, to) = (
        Schematic.Extent(axis: .horizontal, box: child).line(.far), extent.line(.far)
      )
      // Beside the bars of distances there.
      append(
        from, to,
        Schematic.Measures.rowOfMarks * Double(count) + crossing + lanes.room(at: from, coordinates)
          + longestBar(from: from, to: to))
    }
  }

  /// What the bars of constraints keep between two lines.
  private func longestBar(from: Schematic.Line, to: Schematic.Line) -> Double {
    needs.lazy.filter { $0.from == from && $0.to == to }.map(\.least).max() ?? 0
  }
}
