import LayoutModel

extension Schematic {
  /// A solved layout as its diagram sees it: boxes, ties, and where their lines lie.
  struct Model: Sendable {
    /// Places that differ by less are one place, in points.
    static let tolerance = 0.5

    let boxes: [Box]
    let ties: [Tie]
    /// Where each line lies, in the root's coordinates, in points.
    let values: [Line: Double]
    let layout: Layout

    /// - Parameter mostBoxes: The most views and guides; what comes later is left out.
    init(_ solved: SolvedLayout, mostBoxes: Int) {
      layout = solved.layout
      boxes = Box.boxes(of: solved, most: mostBoxes)
      var reader = TieReader(solved, boxes)
      ties = reader.ties(most: Measures.mostTies)
      values = reader.values
    }

    func value(_ line: Line) -> Double { values[line] ?? 0 }

    func length(of box: Int, _ axis: Axis) -> Double {
      let (start, end) = boxes[box].rect.range(axis)
      return end - start
    }

    /// Whether a box has no length: it is drawn with a small one, around its place.
    func isFlat(_ box: Int, _ axis: Axis) -> Bool {
      box != 0 && length(of: box, axis) < Self.tolerance
    }

    /// Whether a box is a line: it holds nothing, and is drawn as one.
    func isHairline(_ box: Int, _ axis: Axis) -> Bool {
      box != 0 && boxes[box].children.isEmpty && !isFlat(box, axis)
        && length(of: box, axis) <= Measures.mostHairline
    }

    /// Whether the canvas is not wider than high.
    var isPortrait: Bool { boxes[0].rect.height >= boxes[0].rect.width }

    /// Whether a box is as low as a line of text or a control.
    func isLow(_ box: Int) -> Bool {
      boxes[box].children.isEmpty && length(of: box, .vertical) <= Measures.lowBox
    }

    func holds(_ outer: Int, _ inner: Int) -> Bool { boxes[inner].ancestors.contains(outer) }

    /// Whether a box is a view that holds others, or is there to do so.
    func isContainer(_ box: Int) -> Bool {
      !boxes[box].children.isEmpty || boxes[box].kind == .stackView
        || boxes[box].kind == .scrollView
    }

    /// The points of the figure for a point of the layout, at the most.
    var scale: AxisPair<Double> {
      let size = boxes[0].rect
      return AxisPair { axis in
        axis == .horizontal
          ? min(1, (isPortrait ? 440 : 700) / max(1, size.width))
          : min(0.8, (isPortrait ? 560 : 380) / max(1, size.height))
      }
    }

    /// The arrangement of a stack view's box.
    func arrangement(of box: Int) -> StackArrangement? {
      guard let view = boxes[box].item.view else { return nil }
      return layout.views[view].arrangement
    }

    /// What has no place in the diagram, in words; nil if all has.
    var omission: String? {
      let items = Set(boxes.map(\.item))
      let views = layout.views.indices.filter {
        !layout.isHidden($0) && !items.contains(.view($0))
      }
      let count = layout.views.count - 1
      if !views.isEmpty {
        return "\(views.count) of its \(count) views, and their constraints"
      }
      guard ties.count == Measures.mostTies, layout.constraints.count > ties.count
      else { return nil }
      return
        "\(layout.constraints.count - ties.count) of its \(layout.constraints.count) constraints"
    }
  }
}
