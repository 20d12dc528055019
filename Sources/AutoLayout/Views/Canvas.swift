import Diagnostics

/// What a layout is solved and drawn on: a device held one way, or a bare size.
public struct Canvas: Hashable, Sendable {
  /// The device; nil for a bare size.
  public var device: Device?
  /// How the device is held; nil for a bare size that is drawn as it is.
  public var orientation: Orientation?
  /// The size of the root view, in points.
  public var size: Size
  /// Which side is leading.
  public var direction: LayoutDirection
  /// The height of the status bar, in points; 0 when there is none.
  public var statusBarHeight: Double
  /// Insets of the root view's margins, in points.
  public var layoutMargins: DirectionalEdgeInsets

  /// Makes the canvas of a device held upright or on its side.
  /// - Parameter statusBar: Whether there is a status bar; nil lets the device decide.
  public init(
    device: Device, orientation: Orientation, direction: LayoutDirection = .leftToRight,
    statusBar: Bool? = nil, layoutMargins: DirectionalEdgeInsets? = nil
  ) {
    let automatic = orientation == .portrait || device.showsStatusBarInLandscape
    self.init(
      size: device.portraitSize.turned(to: orientation), orientation: orientation,
      direction: direction, statusBar: statusBar ?? automatic, layoutMargins: layoutMargins)
    self.device = device
  }

  /// Makes a canvas of a bare size, in points, with a status bar unless that is refused.
  public init(
    size: Size, orientation: Orientation? = nil, direction: LayoutDirection = .leftToRight,
    statusBar: Bool? = nil, layoutMargins: DirectionalEdgeInsets? = nil
  ) {
    self.device = nil
    self.orientation = orientation
    self.size = size
    self.direction = direction
    self.statusBarHeight = statusBar ?? true ? Device.statusBarHeight : 0
    self.layoutMargins = layoutMargins ?? Canvas.rootLayoutMargins(width: size.width)
  }

  /// Pixels per point: the device's, or 2.
  public var scale: Double { device?.scale ?? 2 }

  /// What the system gives the root view: 16 points at the sides up to a width of 375, 20 above.
  ///
  /// Nothing at top and bottom (Auto Layout Guide, Simple Single View; the border between 16 and 20
  /// from Interface Builder's stored frames).
  public static func rootLayoutMargins(width: Double) -> DirectionalEdgeInsets {
    let side: Double = width <= 375 ? 16 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The canvas in words: `iPhone 6, portrait` or `600x600`.
  public var name: String {
    guard let device else { return sizeName }
    return orientation.map { "\(device.name), \($0.rawValue)" } ?? device.name
  }

  private var sizeName: String {
    "\(DecimalText.rounded(size.width, to: 3))x\(DecimalText.rounded(size.height, to: 3))"
  }
}

extension Size {
  /// The size with its longer side upright for portrait, lying for landscape.
  public func turned(to orientation: Orientation) -> Size {
    let (short, long) = (min(width, height), max(width, height))
    return orientation == .portrait
      ? Size(width: short, height: long) : Size(width: long, height: short)
  }
}
