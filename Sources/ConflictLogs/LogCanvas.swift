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
    guard let layout = recipe.layouts(on: CanvasRequest()).first,
      let solved = try? LayoutEngine.solve(layout)
    else { return recipe }
    for frame in solved.frames.dropFirst() {
      size.width = min(largest.width, max(size.width, frame.maxX.rounded(.up)))
      size.height = min(largest.height, max(size.height, frame.maxY.rounded(.up)))
    }
    recipe.canvas.size = size
    return recipe
  }
}
