import LayoutModel

/// The part of a screen that its status bar takes, in points.
struct StatusBarPlace {
  /// The distance of its middle from the screen's top edge: half of the device's top inset.
  let middle: Double
  /// The width of the areas at both sides of the upright screen's camera; nil without a camera.
  let sideWidth: Double?
  private let screenWidth: Double

  /// The place of a canvas's status bar; nil if it shows none.
  ///
  /// A phone with a home indicator shows it where its safe area leaves room: not on its side up to
  /// iOS 18.
  init?(on canvas: Canvas) {
    guard canvas.showsStatusBar else { return nil }
    screenWidth = canvas.size.width
    var height = Device.statusBarHeight
    if let device = canvas.device, let orientation = canvas.orientation, device.hasHomeIndicator {
      height = device.safeAreaInsets(orientation, system: canvas.system).top
    }
    guard height > 0 else { return nil }
    middle = height / 2
    sideWidth =
      canvas.orientation == .portrait
      ? canvas.screenShape?.cutoutFrame(on: canvas.size, .portrait)?.minX : nil
  }

  /// The middle of the area to the right of the camera.
  var trailingMiddle: Double? { sideWidth.map { screenWidth - $0 / 2 } }
}
