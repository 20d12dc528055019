import UIKit

// Apart from the tests: the package Testing looks for an addition of its own to a module named UIKit.

/// The frames of all views below the root of a recipe's controller, superviews before their subviews; nil if
/// no code was written.
/// - Parameter images: The sizes of images by their names, in points.
func codeFrames(of name: String, on canvas: Canvas, images: [String: Size]) throws -> [Rect]? {
  guard let type = controllers[name] else { return nil }
  return try UIImage.$sizes.withValue(images) {
    let controller = type.init(canvas: canvas)
    controller.viewDidLoad()
    try controller.view.layoutIfNeeded()
    return views(below: controller.view).map(\.frame)
  }
}

private func views(below view: UIView) -> [UIView] {
  view.subviews.flatMap { [$0] + views(below: $0) }
}
