import LayoutModel
import Recipes
import Typesetting

/// The canvas of a conflict, which stands for what the log leaves out.
enum LogCanvas {
  /// The largest canvas, on which any conflict is solved first.
  static let largest = Size(width: 8192, height: 8192)
  /// The least side of a canvas.
  private static let least = 100.0

  /// The recipe on a canvas that is as large as its views; nothing ties them to it.
  static func fitted(_ recipe: Recipe) -> Recipe {
    var recipe = recipe
    var size = Size(width: least, height: least)
    guard var layout = recipe.layouts(on: CanvasRequest()).first else { return recipe }
    // A size of a view that holds others is mostly what conflicts: without it no conflict is searched.
    let holders = layout.holders(ofViewsIn: Array(layout.constraints.indices))
    let sizes = layout.constraints.indices.filter { index in
      let constraint = layout.constraints[index]
      return constraint.secondItem == nil
        && (constraint.firstItem.view.map(holders.contains) ?? false)
    }
    let removed = sizes.map { layout.constraints[$0] }
    for index in sizes.reversed() { layout.constraints.remove(at: index) }
    guard let solved = try? LayoutEngine.solve(layout) else { return recipe }
    for frame in solved.frames.dropFirst() { size.grow(to: frame) }
    for constraint in removed {
      var frame = solved.frame(of: constraint.firstItem)
      if constraint.firstAttribute == .width { frame.width = constraint.constant }
      if constraint.firstAttribute == .height { frame.height = constraint.constant }
      size.grow(to: frame)
    }
    recipe.canvas.size = Size(
      width: min(largest.width, size.width), height: min(largest.height, size.height))
    return recipe
  }
}

extension Size {
  /// Grows to the far corner of a frame.
  fileprivate mutating func grow(to frame: Rect) {
    width = max(width, frame.maxX.rounded(.up))
    height = max(height, frame.maxY.rounded(.up))
  }
}
