import LayoutModel
import Diagnostics

/// A layout in words.
enum LayoutDescription {
  /// The canvas, each view's frame and the constraints, a sentence each.
  ///
  /// `iPhone 6, portrait, 375 x 667 points. Red View: 343 x 607 points at (16, 40). 4 constraints.`
  static func text(for solved: SolvedLayout) -> String {
    let layout = solved.layout
    var sentences = [canvas(layout.canvas)]
    for view in layout.views.indices.dropFirst() {
      let frame = solved.frames[view]
      sentences.append(
        "\(layout.views[view].name): \(number(frame.width)) x \(number(frame.height)) points at "
          + "(\(number(frame.x)), \(number(frame.y))).")
    }
    sentences.append(constraints(solved))
    return sentences.joined(separator: " ")
  }

  private static func canvas(_ canvas: Canvas) -> String {
    let size = "\(number(canvas.size.width)) x \(number(canvas.size.height)) points."
    return canvas.device == nil ? "Canvas of " + size : canvas.name + ", " + size
  }

  private static func constraints(_ solved: SolvedLayout) -> String {
    let constraints = solved.layout.constraints
    let optional = constraints.count { !$0.priority.isRequired }
    let count = constraints.count == 1 ? "1 constraint" : "\(constraints.count) constraints"
    let kinds = optional > 0 ? ", \(optional) of them optional" : ""
    switch solved.status {
    case .satisfied: return count + kinds + "."
    case .misplaced: return count + kinds + "; a view is not where they put it."
    case .ambiguous: return count + kinds + "; they leave the layout ambiguous."
    case .unsatisfiable: return count + kinds + "; they cannot all hold."
    }
  }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 2) }
}
