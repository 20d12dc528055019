import LayoutModel

/// The marks of what is selected in a diagram: handles round views, and pale areas behind constraints.
struct SchematicSelection {
  let selection: Selection
  let diagram: SchematicStyle.Diagram
  let ids: FigureIDs

  /// The length of a handle's sides, in points.
  private static let handleSize = 7.0
  /// The width of the area around a line, in points.
  private static let reach = 3.0
  private static let halo = SchematicMeasures.constraint.opacity(0.3)

  /// Eight handles round each selected view.
  var handles: [Figure.Group] {
    zip(diagram.boxes, diagram.frames).compactMap { box, frame in
      guard case .view(let view) = box.item, selection.views.contains(view) else { return nil }
      let marks = SelectionOverlay.places(round: frame).flatMap { place in
        let square = Rect(around: place, width: Self.handleSize, height: Self.handleSize)
        return [
          Mark(.rect(square), fill: SchematicMeasures.white),
          Mark(
            .frame(square, width: SchematicMeasures.lineWidth), fill: SchematicMeasures.constraint),
        ]
      }
      return Figure.Group(
        id: ids.selection(view), classes: ["ib-selection"], marks: marks, part: .view(view))
    }
  }

  /// An area behind the lines of each selected constraint.
  var halos: [Figure.Group] {
    let bars = Dictionary(grouping: diagram.bars, by: \.tie)
    return diagram.ties.indices.compactMap { index in
      let tie = diagram.ties[index]
      guard selection.constraints.contains(tie.index) else { return nil }
      let strokes = bars[index, default: []].compactMap(\.strokes.first)
      return Figure.Group(
        id: ids.id("selected-\(tie.index + 1)"), classes: ["ib-selection"],
        marks: strokes.map {
          Mark(.roundedRect($0.insetBy(-Self.reach), radius: Self.reach), fill: Self.halo)
        }, part: .constraint(tie.index))
    }
  }
}
