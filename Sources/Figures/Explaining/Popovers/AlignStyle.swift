import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

/// Draws the popover Add New Alignment Constraints with the values that make the constraints of a view.
enum AlignStyle {
  private static let groups: [[(phrase: FigurePhrase, axis: Axis)]] = [
    [
      (.leadingEdges, .horizontal), (.trailingEdges, .horizontal), (.topEdges, .vertical),
      (.bottomEdges, .vertical),
    ],
    [(.horizontalCenters, .horizontal), (.verticalCenters, .vertical), (.baselines, .vertical)],
    [(.horizontallyInContainer, .horizontal), (.verticallyInContainer, .vertical)],
  ]

  /// The figure of a view.
  /// - Throws: A `TypesettingError` when no font has a character of a text, or a `FigureError`.
  static func figure(of solved: SolvedLayout, _ request: FigureRequest) throws -> Figure {
    let part = try ExplainedPart.part(of: request, .align, in: solved.layout)
    guard case .view(let view) = part else {
      throw FigureError("'\(request.explained ?? "")' is no view")
    }
    let words = request.words
    let alignments = ViewConstraints(view, in: solved).alignments
    let rows = groups.map { group in
      group.map { phrase, axis in
        let made = alignments.first { $0.phrase == phrase }
        return Popover.Row(
          phrase: phrase, icon: .align(axis), isOn: made != nil,
          value: made.map { PinSettings.length($0.constraint, words) } ?? "0",
          isEnabled: phrase == .horizontallyInContainer || phrase == .verticallyInContainer)
      }
    }
    var popover = try Popover(
      .addNewAlignmentConstraints, rows: rows.flatMap { $0 }, words, request.typesetter)
    for (index, group) in rows.enumerated() {
      if index > 0 { popover.addSeparator() }
      for row in group { try popover.add(row, words) }
    }
    try popover.addEnd(
      count: rows.joined().count(where: \.isOn), words,
      isCurrent: request.details.contains(.currentXcode))
    return InspectorStyle.figure(
      popover.panel, width: popover.width, height: popover.height, part, solved, request, radius: 6,
      description: Popover.description(
        .addNewAlignmentConstraints, of: solved.layout.views[view].name,
        rows.joined().filter(\.isOn).map { Popover.text(of: $0, words) }, request))
  }
}
