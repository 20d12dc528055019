/// The shape of a screen: its corners, the cutout for the camera, and the home indicator.
///
/// Frames are in points, on a screen with its origin at the top left. A screen on its side has the
/// upright screen's top edge at the left.
package struct ScreenShape: Hashable, Sendable {
  /// The radius of the screen's corners, in points; 0 for square ones.
  package var cornerRadius = 0.0
  /// The cutout for the camera; nil if there is none, or none with a source.
  package var cutout: Cutout?

  /// A part of the screen that the camera takes, in the middle of the upright screen's width.
  package struct Cutout: Hashable, Sendable {
    /// The kind of the cutout.
    package var kind: Kind
    /// The size on the upright screen, in points.
    package var size: Size
    /// The distance from the upright screen's top edge, in points: 0 for a notch.
    package var top: Double
    /// The source of the numbers.
    package var source: Device.Source

    /// The kinds of cutouts.
    package enum Kind: String, Hashable, Sendable {
      case notch
      case island = "Dynamic Island"
    }
  }

  /// The frame of the cutout; nil if there is none.
  /// - Parameter screen: The size of the screen in the orientation, in points.
  package func cutoutFrame(on screen: Size, _ orientation: Orientation) -> Rect? {
    guard let cutout else { return nil }
    let (width, height) = (cutout.size.width, cutout.size.height)
    return orientation == .portrait
      ? Rect(x: (screen.width - width) / 2, y: cutout.top, width: width, height: height)
      : Rect(x: cutout.top, y: (screen.height - width) / 2, width: height, height: width)
  }

  /// The frame of the home indicator; nil for screens without a cutout: that of pads has no source.
  ///
  /// Upright it is 134 x 5 points and ends 8 points above the edge (tables of third parties). On its
  /// side it has the same distance and the same share of the screen's width; the share is a choice.
  /// - Parameter screen: The size of the screen in the orientation, in points.
  package func homeIndicatorFrame(on screen: Size, _ orientation: Orientation) -> Rect? {
    guard cutout != nil else { return nil }
    let upright = orientation == .portrait ? screen.width : screen.height
    let length = ScreenShape.homeIndicator.width * screen.width / upright
    let height = ScreenShape.homeIndicator.height
    return Rect(
      x: (screen.width - length) / 2,
      y: screen.height - ScreenShape.homeIndicatorDistance - height, width: length, height: height)
  }

  /// The home indicator of an upright phone, in points.
  private static let homeIndicator = Size(width: 134, height: 5)
  /// From the home indicator to the screen's bottom edge, in points.
  private static let homeIndicatorDistance = 8.0
}

extension Canvas {
  /// The shape of the device's screen; nil if the canvas is not a whole screen.
  package var screenShape: ScreenShape? {
    guard let device, let orientation, size == device.portraitSize.turned(to: orientation) else {
      return nil
    }
    return device.shape
  }
}
