import Basics
package import Comparison
import LayoutModel

/// What changed, as marks that lie on the new picture: old frames as ghosts, arrows to the new ones.
package enum ChangeOverlay {
  private static let color = "#E6007E"

  /// An SVG of the canvas's size with nothing but the marks; nil when there are none.
  package static func svg(of figure: FigureComparison) -> String? {
    guard let canvas = figure.canvas, !figure.movedViews.isEmpty || !figure.marks.isEmpty else {
      return nil
    }
    let size = "width=\"\(number(canvas.width))\" height=\"\(number(canvas.height))\""
    let box = "0 0 \(number(canvas.width)) \(number(canvas.height))"
    let marks = figure.movedViews.map(ghost) + figure.marks.map(mark)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="\(box)">
      <defs><marker id="head" orient="auto" markerWidth="8" markerHeight="8" refX="6" refY="3"\
       markerUnits="userSpaceOnUse"><path d="M0 0L6 3L0 6Z" fill="\(color)"/></marker></defs>
      \(marks.joined())</svg>

      """
  }

  /// The old frame, dashed, and an arrow from each of its corners that moved.
  private static func ghost(_ view: LayoutComparison.MovedView) -> String {
    let (from, to) = (view.from, view.to)
    var text = "<g><title>\(MarkupText.escaped(view.name)) was here</title>\n"
    text += "<rect \(rect(from)) fill=\"\(color)\" fill-opacity=\"0.08\" stroke=\"\(color)\""
    text += " stroke-dasharray=\"4 3\"/>\n"
    let corners = [(0.0, 0.0), (1.0, 1.0)].map { right, down in
      (
        (from.x + right * from.width, from.y + down * from.height),
        (to.x + right * to.width, to.y + down * to.height)
      )
    }
    for (start, end) in corners where start != end {
      text += "<path d=\"M\(number(start.0)) \(number(start.1))L\(number(end.0)) \(number(end.1))\""
      text += " stroke=\"\(color)\" stroke-width=\"1.5\" marker-end=\"url(#head)\"/>\n"
    }
    return text + "</g>\n"
  }

  /// A broad line where a constraint that changed acts.
  private static func mark(_ mark: ConstraintMark) -> String {
    let ends = [mark.from.x, mark.from.y, mark.to.x, mark.to.y].map(number)
    return """
      <g><title>\(MarkupText.escaped(mark.edit.words))</title>
      <path d="M\(ends[0]) \(ends[1])L\(ends[2]) \(ends[3])" stroke="\(color)" stroke-width="7"\
       stroke-opacity="0.45" stroke-linecap="round"/>
      </g>

      """
  }

  private static func rect(_ frame: Rect) -> String {
    let names = ["x", "y", "width", "height"]
    let values = [frame.x, frame.y, frame.width, frame.height]
    return zip(names, values).map { "\($0)=\"\(number($1))\"" }.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }
}
