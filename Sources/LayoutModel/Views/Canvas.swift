import Basics
public import Typesetting

/// The canvas of a layout: a device in one orientation, or a bare size.
public struct Canvas: Hashable, Sendable {
  /// The device; nil for a bare size.
  public var device: Device?
  /// The orientation of the device; nil for a bare size.
  public var orientation: Orientation?
  /// The size of the root view, in points.
  public var size: Size
  /// The reading direction.
  public var direction: LayoutDirection
  /// The bars over and under the root view.
  public var bars: Bars
  /// The insets that bars and the device's shape cover, in points: the layout guides end there.
  public var safeAreaInsets: DirectionalEdgeInsets
  /// Insets of the root view's margins, in points.
  public var layoutMargins: DirectionalEdgeInsets
  /// The reserved regions, in the root's coordinates, in points.
  public var reserved: [ReservedRegion] = []
  /// The version of iOS whose controls are measured.
  public var system: Int
  /// The text size that the user has chosen.
  public var textSize = ContentSizeCategory.large
  /// The width of readable text, in points.
  ///
  /// The system widens it with the text size by a rule that is not published; 672 is an iPad's at the
  /// default text size.
  public var readableWidth = 672.0
  /// The size classes in place of the device's; nil for the device's.
  package var ownSizeClasses: SizeClassPair?
  /// The sizing of the root's width and height.
  package var sizing = RootSizing.fixed
  /// Pixels per point where no device says so; nil for 2.
  package var ownScale: Double?
  /// How the views' frames were rounded when they were stored; nil if frames are exact.
  ///
  /// A view without any size keeps its stored one.
  package var storedFrames: FrameRounding?
  /// The size at which a document shows the root, in points; nil for ``size``.
  package var storedSize: Size?

  /// Whether the content of scroll views begins below what covers their top, as in the running app
  /// (`adjustedContentInset`); constraints and Interface Builder do not see that under a status bar alone.
  package var adjustsContentInsets = false

  /// Makes the canvas of a device held upright or on its side.
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: Its orientation.
  ///   - direction: The direction of reading.
  ///   - bars: The bars; nil for the status bar takes the device's default.
  ///   - system: The version of iOS; nil for the device's own.
  ///   - safeAreaInsets: The insets of the safe area, in points; nil lets device and bars decide.
  ///   - layoutMargins: The root's margins, in points; nil for the system's.
  public init(
    device: Device, orientation: Orientation, direction: LayoutDirection = .leftToRight,
    bars: Bars = Bars(), system: Int? = nil, safeAreaInsets: DirectionalEdgeInsets? = nil,
    layoutMargins: DirectionalEdgeInsets? = nil
  ) {
    let system = system ?? device.system
    var insets = DirectionalEdgeInsets(
      device.safeAreaInsets(orientation, system: system), direction)
    // Only where the status bar is all that the insets are for does it change them.
    if let status = bars.status, !device.hasHomeIndicator {
      insets.top = status ? Device.statusBarHeight : 0
    }
    let heights = Canvas.heights(of: bars, device, orientation, system: system)
    insets.top += heights.top
    insets.bottom += heights.bottom
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.bars = bars
    self.system = system
    size = device.portraitSize.turned(to: orientation)
    self.bars.status = bars.status ?? (device.family == .pad || orientation == .portrait)
    self.safeAreaInsets = safeAreaInsets ?? insets
    let followsSafeArea = system >= Canvas.firstSystemWithSafeAreas || safeAreaInsets != nil
    self.layoutMargins =
      layoutMargins
      ?? Canvas.rootLayoutMargins(
        side: device.sideMargin(orientation), inside: followsSafeArea ? self.safeAreaInsets : nil)
    addReserved(device.reserved, from: device.portraitSize)
  }

  /// Makes a canvas of a bare size, in points, with a status bar unless that is refused.
  public init(
    size: Size, orientation: Orientation? = nil, direction: LayoutDirection = .leftToRight,
    bars: Bars = Bars(), system: Int? = nil, safeAreaInsets: DirectionalEdgeInsets? = nil,
    layoutMargins: DirectionalEdgeInsets? = nil
  ) {
    device = nil
    self.orientation = orientation
    self.size = size
    self.direction = direction
    self.bars = bars
    self.system = system ?? Device.standard.system
    self.bars.status = bars.status ?? true
    let heights = Canvas.heights(of: bars, nil, orientation, system: self.system)
    let top = heights.top + (self.bars.status == true ? Device.statusBarHeight : 0)
    self.safeAreaInsets =
      safeAreaInsets
      ?? DirectionalEdgeInsets(top: top, leading: 0, bottom: heights.bottom, trailing: 0)
    let followsSafeArea =
      self.system >= Canvas.firstSystemWithSafeAreas || safeAreaInsets != nil
    self.layoutMargins =
      layoutMargins
      ?? Canvas.rootLayoutMargins(
        side: size.width <= 375 ? 16 : 20, inside: followsSafeArea ? self.safeAreaInsets : nil)
  }

  /// The heights of the bars at the top and the bottom without the status bar, in points.
  package var barHeights: (top: Double, bottom: Double) {
    Canvas.heights(of: bars, device, orientation, system: system)
  }

  private static func heights(
    of bars: Bars, _ device: Device?, _ orientation: Orientation?, system: Int
  ) -> (top: Double, bottom: Double) {
    let vertical = device?.sizeClasses(orientation ?? .portrait).vertical
    return bars.heights(
      isCompact: vertical == .compact, isPad: device?.family == .pad,
      hasHomeIndicator: device?.hasHomeIndicator == true, system: system)
  }

  /// Adds reserved regions, each with the frame of the canvas's orientation or turned with a canvas that is held
  /// one way, and cut to what lies on it.
  /// - Parameter design: The size for which their frames hold, in points.
  package mutating func addReserved(_ regions: [ReservedRegion], from design: Size) {
    let isTurned =
      orientation != nil && (size.height >= size.width) != (design.height >= design.width)
    reserved += regions.compactMap { $0.placed(on: size, isTurned: isTurned) }
  }

  /// The first version of iOS whose margins respect the safe area.
  package static let firstSystemWithSafeAreas = 11

  /// Pixels per point: the device's, or 2.
  public var scale: Double { ownScale ?? device?.scale ?? 2 }

  /// Whether a status bar is shown.
  public var showsStatusBar: Bool { bars.status == true }

  /// The size classes of the canvas; nil if it has none.
  ///
  /// A bare size is any device, as Interface Builder's square canvas is, if it has none of its own.
  public var sizeClasses: (horizontal: SizeClass?, vertical: SizeClass?) {
    if let own = ownSizeClasses { return (own.width, own.height) }
    guard let device, let orientation else { return (nil, nil) }
    let classes = device.sizeClasses(orientation)
    return (classes.horizontal, classes.vertical)
  }

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

  /// The canvas without what says only which device it is: two canvases have the same layouts if these are
  /// equal.
  package var withoutName: Canvas {
    var canvas = self
    canvas.device?.name = ""
    canvas.device?.system = 0
    canvas.device?.shape = ScreenShape()
    return canvas
  }

  /// Makes it a window on its device, without the shape of the screen.
  /// - Parameter width: The width, in points.
  package mutating func becomeWindow(width: Double) {
    device?.shape = ScreenShape()
    size = Size(width: width, height: device?.portraitSize.height ?? size.height)
  }

  /// Whether it is a window of another width on an upright device.
  private var isWindow: Bool {
    guard let device, orientation == .portrait, storedFrames == nil else { return false }
    return size.width != device.portraitSize.width && size.height == device.portraitSize.height
  }

  /// The canvas in words: `iPhone 6, portrait`, `iPhone 6, portrait, 320 wide` or `600x600`.
  public var name: String {
    guard let device else {
      return [size.width, size.height].map { DecimalText.rounded($0, to: 3) }.joined(separator: "x")
    }
    let held = orientation.map { "\(device.name), \($0.rawValue)" } ?? device.name
    return isWindow ? "\(held), \(DecimalText.rounded(size.width, to: 3)) wide" : held
  }
}

/// The rounding of frames that a document stores.
package enum FrameRounding: String, Hashable, Sendable, CaseIterable {
  /// Edges are on whole pixels.
  case pixels
  /// Edges are on whole pixels, and each number is then rounded to a whole point.
  case points
}

/// The sizing of the root's width and height.
package enum RootSizing: Hashable, Sendable {
  /// They are the canvas's, and required.
  case fixed
  /// They are as near to the canvas's as their priorities get them: `systemLayoutSizeFitting`.
  case fitting(AxisPriorities)
}

extension Size {
  /// The size with its longer side upright for portrait, lying for landscape.
  public func turned(to orientation: Orientation) -> Size {
    let (short, long) = (min(width, height), max(width, height))
    return orientation == .portrait
      ? Size(width: short, height: long) : Size(width: long, height: short)
  }
}
