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
  /// What bars and the device's shape keep at the edges, in points: the layout guides end there.
  public var safeAreaInsets: DirectionalEdgeInsets
  /// Whether a status bar is shown.
  public var showsStatusBar: Bool
  /// Insets of the root view's margins, in points.
  public var layoutMargins: DirectionalEdgeInsets

  /// Makes the canvas of a device held upright or on its side.
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: How it is held.
  ///   - direction: Which side is leading.
  ///   - statusBar: Whether there is a status bar; nil lets the device decide.
  ///   - safeAreaInsets: What is kept at the edges, in points; nil lets the device decide.
  ///   - layoutMargins: The root's margins, in points; nil for the system's.
  public init(
    device: Device, orientation: Orientation, direction: LayoutDirection = .leftToRight,
    statusBar: Bool? = nil, safeAreaInsets: DirectionalEdgeInsets? = nil,
    layoutMargins: DirectionalEdgeInsets? = nil
  ) {
    var insets = device.safeAreaInsets(orientation)
    // Only where the status bar is all that the insets are for does it change them.
    if let statusBar, !device.hasHomeIndicator {
      insets.top = statusBar ? Device.statusBarHeight : 0
    }
    self.device = device
    self.orientation = orientation
    self.direction = direction
    size = device.portraitSize.turned(to: orientation)
    showsStatusBar = statusBar ?? (device.family == .pad || orientation == .portrait)
    self.safeAreaInsets = safeAreaInsets ?? insets
    let followsSafeArea = device.hasHomeIndicator || safeAreaInsets != nil
    self.layoutMargins =
      layoutMargins
      ?? Canvas.rootLayoutMargins(
        side: device.sideMargin(orientation), inside: followsSafeArea ? self.safeAreaInsets : nil)
  }

  /// Makes a canvas of a bare size, in points, with a status bar unless that is refused.
  public init(
    size: Size, orientation: Orientation? = nil, direction: LayoutDirection = .leftToRight,
    statusBar: Bool? = nil, safeAreaInsets: DirectionalEdgeInsets? = nil,
    layoutMargins: DirectionalEdgeInsets? = nil
  ) {
    device = nil
    self.orientation = orientation
    self.size = size
    self.direction = direction
    showsStatusBar = statusBar ?? true
    let top = showsStatusBar ? Device.statusBarHeight : 0
    self.safeAreaInsets =
      safeAreaInsets ?? DirectionalEdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
    self.layoutMargins =
      layoutMargins
      ?? Canvas.rootLayoutMargins(side: size.width <= 375 ? 16 : 20, inside: safeAreaInsets)
  }

  /// Pixels per point: the device's, or 2.
  public var scale: Double { device?.scale ?? 2 }

  /// The system's margins of a root view: some points at the sides, nothing at top and bottom, and
  /// since screens have corners all of it inside the safe area.
  ///
  /// Source: Auto Layout Guide, Simple Single View; the safe area from Interface Builder's stored frames.
  private static func rootLayoutMargins(
    side: Double, inside safeArea: DirectionalEdgeInsets?
  ) -> DirectionalEdgeInsets {
    let insets = safeArea ?? DirectionalEdgeInsets(all: 0)
    return DirectionalEdgeInsets(
      top: insets.top, leading: side + insets.leading, bottom: insets.bottom,
      trailing: side + insets.trailing)
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
