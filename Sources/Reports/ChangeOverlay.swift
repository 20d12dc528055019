import Basics
package import Comparison
import LayoutModel

/// Changes as marks on the new picture: old frames as ghosts, arrows to the new ones.
package enum ChangeOverlay {
  private static let color = "#E6007E"

  /// An SVG of the canvas's size with nothing but the marks; nil when there are none.
  package static func svg(of figure: FigureComparison) -> String? {
    let marks = figure.movedViews.map(ghost) + figure.marks.map(mark)
    guard let canvas = figure.canvas, !marks.isEmpty else { return nil }
    let (width, height) = (number(canvas.width), number(canvas.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"\
       viewBox="0 0 \(width) \(height)">
      <defs><marker id="head" orient="auto" markerWidth="8" markerHeight="8" refX="6" refY="3"\
       markerUnits="userSpaceOnUse"><path d="M0 0L6 3L0 6Z" fill="\(color)"/></marker></defs>
      \(marks.joined())</svg>

      """
  }

  /// The old frame, dashed, and an arrow from each of its corners that moved.
  private static func ghost(_ view: LayoutComparison.MovedView) -> String {
    let from = view.from
    let arrows = [0.0, 1.0].map { share in
      [from, view.to].map { point($0.x + share * $0.width, $0.y + share * $0.height) }
    }.filter { $0[0] != $0[1] }.map { ends in
      """
      <path d="M\(ends.joined(separator: "L"))" stroke="\(color)" stroke-width="1.5"\
       marker-end="url(#head)"/>

      """
    }
    return """
      <g><title>\(MarkupText.escaped(view.name)) was here</title>
      <rect x="\(number(from.x))" y="\(number(from.y))" width="\(number(from.width))"\
       height="\(number(from.height))" fill="\(color)" fill-opacity="0.08" stroke="\(color)"\
       stroke-dasharray="4 3"/>
      \(arrows.joined())</g>

      """
  }

  /// A broad line where a constraint that changed acts.
  private static func mark(_ mark: ConstraintMark) -> String {
    """
    <g><title>\(MarkupText.escaped(mark.edit.words))</title>
    <path d="M\(point(mark.from.x, mark.from.y))L\(point(mark.to.x, mark.to.y))"\
     stroke="\(color)" stroke-width="7" stroke-opacity="0.45" stroke-linecap="round"/>
    </g>

    """
  }

  private static func point(_ x: Double, _ y: Double) -> String { number(x) + " " + number(y) }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }
}
