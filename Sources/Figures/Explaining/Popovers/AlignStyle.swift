import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

/// Draws the popover Add New Alignment Constraints with the values that make the constraints of a view.
enum AlignStyle {
  private static let groups: [[(phrase: FigurePhrase, icon: InspectorIcon)]] = [
    [
      (.leadingEdges, .edges(.horizontal, isFar: false)),
      (.trailingEdges, .edges(.horizontal, isFar: true)),
      (.topEdges, .edges(.vertical, isFar: false)),
      (.bottomEdges, .edges(.vertical, isFar: true)),
    ],
    [
      (.horizontalCenters, .centers(.horizontal)), (.verticalCenters, .centers(.vertical)),
      (.baselines, .baselines),
    ],
    [
      (.horizontallyInContainer, .container(.horizontal)),
      (.verticallyInContainer, .container(.vertical)),
    ],
  ]

  /// The figure of a view.
  /// - Throws: A `TypesettingError` when no font has a character of a text, or a `FigureError`.
  static func figure(of solved: SolvedLayout, _ request: FigureRequest) throws -> Figure {
    let part = try ExplainedPart.part(of: request, .align, in: solved.layout)
    guard case .view(let view) = part else {
      throw FigureError("'\(request.explained ?? "")' is no view")
    }
    let words = request.words
    let rows = rows(of: view, in: solved, words)
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

  /// The groups of rows of a view.
  static func rows(
    of view: Int, in solved: SolvedLayout, _ words: FigurePhrases
  ) -> [[Popover.Row]] {
    let alignments = ViewConstraints(view, in: solved).alignments
    // An alignment with a sibling asks for both to be selected.
    let hasSibling = alignments.contains { !$0.isInContainer }
    return groups.map { group in
      group.map { phrase, icon in
        let made = alignments.first { $0.phrase == phrase }
        return Popover.Row(
          phrase: phrase, icon: icon, isOn: made != nil,
          value: made.map { PinSettings.length($0.constraint, words) } ?? "0",
          isEnabled: hasSibling || icon.isAboutContainer)
      }
    }
  }
}
