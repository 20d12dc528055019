import LayoutModel

extension Schematic {
  /// The marks of what is selected in a diagram: handles round views, and pale areas behind constraints.
  struct SelectionMarks {
    let selection: Selection
    let diagram: Diagram
    let ids: FigureIDs

    /// The length of a handle's sides, in points.
    private static let handleSize = 7.0
    /// The width of the area around a line, in points.
    private static let reach = 3.0
    private static let color = DynamicColor(0x0078D7, dark: 0x64A5EA)
    private static let halo = Self.color.opacity(0.3)

    /// Eight handles round each selected view.
    var handles: [Figure.Group] {
      zip(diagram.model.boxes, diagram.places.frames).compactMap { box, frame in
        guard let view = box.item.view, selection.views.contains(view) else { return nil }
        let marks = SelectionOverlay.places(round: frame).flatMap { place in
          let square = Rect(around: place, width: Self.handleSize, height: Self.handleSize)
          return [
            Mark(.rect(square), .handle, fill: Theme().glyph),
            Mark(.frame(square, width: Measures.lineWidth), .handle, fill: Self.color),
          ]
        }
        return Figure.Group(
          id: ids.selection(view), classes: ["ib-selection"], marks: marks, part: .view(view))
      }
    }

    /// An area behind the lines of each selected constraint.
    var halos: [Figure.Group] {
      diagram.model.ties.enumerated().compactMap { index, tie in
        guard selection.constraints.contains(tie.index) else { return nil }
        let strokes =
          diagram.marks.filter { $0.ties.contains(index) }.flatMap(\.candidate.strokes)
          + diagram.dimensions.filter { $0.ties.contains(index) }.map(\.stroke)
        return Figure.Group(
          id: ids.id("selected-\(tie.index + 1)"), classes: ["ib-selection"],
          marks: strokes.map { stroke in
            let line = stroke.axis.rect(
              from: stroke.start, to: stroke.end, around: stroke.cross,
              width: Measures.lineWidth)
            return Mark(
              .roundedRect(line.insetBy(-Self.reach), radius: Self.reach), .handle,
              fill: Self.halo)
          }, part: .constraint(tie.index))
      }
    }
  }
}
