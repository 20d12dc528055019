import LayoutModel

/// The canvas of a root view: its size, and what bars and margins take of it.
///
/// Source: the places of views in stored documents.
struct SceneCanvas {
  let document: InterfaceDocument
  let tree: InterfaceTree
  /// The bars of the controllers around the root's.
  let bars: InterfaceScenes.Bars

  /// The size of the root in which its views are laid out.
  ///
  /// Up to Xcode 8 a root below an opaque bar can have its old height: it ends where the screen does.
  private var size: Size {
    let frame = tree.root.frame
    var size = Size(width: frame.width, height: frame.height)
    let bar = simulated("simulatedTopBarMetrics")
    if document.version < .xcode9, isController, frame.y > 0, bar?["translucent"] == "NO",
      frame.maxY > document.device?.size.height ?? 600
    {
      size.height = max(0, size.height - frame.y)
    }
    return size
  }
  private var root: XMLElement { tree.root.element }
  private var isController: Bool { tree.controller != nil }
  /// Whether the device has a home button, or is the square canvas.
  private var hasHomeButton: Bool { document.device.map { !$0.device.hasHomeIndicator } ?? true }

  /// The canvas that the document was saved with.
  var canvas: Canvas {
    let insets = safeAreaInsets
    let safeArea = DirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    let margins = margins(inside: insets)
    var canvas: Canvas
    if let device = document.device {
      canvas = Canvas(
        device: device.device, orientation: device.orientation, bars: shownBars,
        system: document.version.system, safeAreaInsets: safeArea, layoutMargins: margins)
      canvas.size = size
    } else {
      canvas = Canvas(
        size: size, bars: shownBars, system: document.version.system, safeAreaInsets: safeArea,
        layoutMargins: margins)
    }
    canvas.storedFrames = document.frameRounding
    canvas.textSize = document.textSize
    if document.isMac {
      canvas.ownScale = 1
      canvas.size = impliedSize
      canvas.storedSize = canvas.size == size ? nil : size
    }
    return canvas
  }

  /// The size of a root on the Mac in which its subviews lie as constraints to its top and trailing edge
  /// want them, if they agree on one; else the stored size.
  private var impliedSize: Size {
    guard tree.countsFromBottom(0) else { return size }
    var widths: Set<Double> = []
    var heights: Set<Double> = []
    for (element, holder) in tree.constraints where holder == 0 {
      guard let (rect, constant) = inset(element) else { continue }
      switch element["firstAttribute"] {
      case "top": heights.insert(size.height - rect.y + constant)
      case "trailing": widths.insert(rect.maxX - constant)
      default: break
      }
    }
    func agreed(_ found: Set<Double>, _ stored: Double) -> Double {
      guard found.count == 1, let length = found.first, length > 0 else { return stored }
      return length
    }
    return Size(width: agreed(widths, size.width), height: agreed(heights, size.height))
  }

  /// The alignment rectangle of a subview that a constraint ties to the same edge of the root, and by how
  /// much its edge is to lie behind the root's, in points; nil of other constraints.
  private func inset(_ element: XMLElement) -> (rect: Rect, constant: Double)? {
    let ids = [element["firstItem"] ?? root["id"], element["secondItem"]]
    let places = ids.map { id in id.flatMap { tree.places[$0] } }
    guard let first = places[0], let second = places[1], first == 0 || second == 0,
      element["firstAttribute"] == element["secondAttribute"], element["relation"] == nil,
      element["priority"] == nil, element["multiplier"] == nil, !element.flag("placeholder"),
      case let view = tree.views[first + second], view.parent == 0, !view.isFixed
    else { return nil }
    let constant = element.number("constant") ?? 0
    let control = MacControl(
      element: view.element, frame: view.frame, version: document.version)
    let rect = view.frame.inset(by: control.alignmentRectInsets)
    return (rect, first == 0 ? -constant : constant)
  }

  /// The bars as figures show them.
  var shownBars: Bars {
    let shown = shownBarViews
    let status = document.isMac || isStatusBarHidden || !isController ? false : nil
    var bars = Bars(
      status: status, navigation: shown.navigation, tab: shown.tab, tool: shown.tool)
    StoryboardBars.add(tree.controller, to: &bars)
    return bars
  }

  // MARK: - Bars

  /// A simulated metric of the controller or the view.
  private func simulated(_ key: String) -> XMLElement? {
    (tree.controller ?? root).child(key: key)
  }

  private var isStatusBarHidden: Bool {
    simulated("simulatedStatusBarMetrics")?.name == "nil" && hasHomeButton
      && document.device?.device.family != .pad
  }

  /// The bars over the root, simulated ones in place of those that segues bring.
  private var shownBarViews: InterfaceScenes.Bars {
    if document.isMac { return InterfaceScenes.Bars() }
    var shown = isController ? bars : InterfaceScenes.Bars()
    if let top = simulated("simulatedTopBarMetrics") { shown.navigation = top.name != "nil" }
    if let bottom = simulated("simulatedBottomBarMetrics") {
      shown.tab = bottom.name == "simulatedTabBarMetrics"
      shown.tool = bottom.name == "simulatedToolbarMetrics"
    }
    return shown
  }

  /// The screen that a root fills, in points; nil if that is unknown.
  private var screen: Size? {
    if let device = document.device { return device.device.family == .pad ? nil : device.size }
    let heights = [320.0: 568.0, 375: 667, 414: 736]
    return heights[size.width].map { Size(width: size.width, height: $0) }
  }

  /// Whether the root is lower than the screen: it lies under an opaque bar, or is a card.
  private var isShort: Bool {
    guard isController, let screen, simulated("simulatedDestinationMetrics") == nil else {
      return false
    }
    return size.height < screen.height - 10
      && (document.device == nil || size.width >= screen.width - 10)
  }

  /// The height of the navigation bar in a sheet.
  private static let sheetBarHeight = 56.0

  /// Whether a root that is lower than the screen is a sheet of iOS 13: below the status bar and 10 points
  /// of the screen behind, which is less than a status bar and a navigation bar.
  private var isSheet: Bool {
    guard let screen, document.version >= .xcode11 else { return false }
    return (22...(hasHomeButton ? 40 : 60)).contains(screen.height - size.height)
  }

  private var safeAreaInsets: EdgeInsets {
    if document.isMac { return EdgeInsets() }
    var insets = deviceInsets
    if isStatusBarHidden { insets.top = 0 }
    var shown = shownBarViews
    if isShort {
      insets.top = 0
      if shown.navigation, isSheet {
        insets.top = SceneCanvas.sheetBarHeight
        shown.navigation = false
      }
      // An opaque bar is above such a root, unless only the status bar is.
      shown.navigation = shown.navigation && size.height >= (screen?.height ?? 0) - 21
    }
    if !isController { adjustFreeform(&insets) }
    let hasIndicator = insets.bottom > 0
    insets.top += shown.navigation ? 44 : 0
    insets.bottom += shown.tab || shown.tool && hasIndicator ? 49 : shown.tool ? 44 : 0
    if isController { insets.top = max(0, insets.top - tree.root.frame.y) }
    return insets
  }

  /// A view without a controller that is not as large as the screen need not reach its edges.
  private func adjustFreeform(_ insets: inout EdgeInsets) {
    guard let metrics = simulated("simulatedDestinationMetrics") else { return }
    let isPad = document.device?.device.family == .pad
    if metrics.name == "freeformSimulatedSizeMetrics", document.version < .xcode15,
      hasHomeButton, !isPad
    {
      insets.top = 0
    } else if document.version < .xcode14, !isPad, let screen, size.width <= screen.width,
      size.height < screen.height - 10
    {
      insets.bottom = 0
    }
  }

  /// The insets of the device alone.
  ///
  /// Xcode 11 to 14 leave the status bar of devices with a home button out. Xcode 13 and earlier know
  /// one height of the notch; Xcode 26 doubles all insets.
  private var deviceInsets: EdgeInsets {
    let version = document.version
    let status = version < .xcode11 || version >= .xcode15 ? Device.statusBarHeight : 0
    guard let device = document.device else { return EdgeInsets(top: status) }
    let isLandscape = device.orientation == .landscape
    if device.device.family == .pad {
      return hasHomeButton ? EdgeInsets(top: status) : EdgeInsets(top: 24, bottom: 20)
    }
    if hasHomeButton { return EdgeInsets(top: isLandscape ? 0 : status) }
    if isLandscape { return EdgeInsets(bottom: 21) }
    var insets = device.device.safeAreaInsets(.portrait, system: document.version.system)
    let earlyNotch = 44.0
    if device.device.shape.cutout?.kind == .notch, version < .xcode14,
      device.device.name != "iPhone 12 Pro Max"
    {
      insets.top = earlyNotch
    } else if device.device.name == "iPhone X" {
      insets.top = 50
    }
    if version >= .xcode26, !version.isBeta {
      insets.top *= 2
      insets.bottom *= 2
    }
    return EdgeInsets(top: insets.top, bottom: insets.bottom)
  }

  // MARK: - Margins

  /// The side margins of a root: 16 points, or 20 where there is room.
  private var sideMargin: Double {
    document.device?.device.family == .pad || size.width >= 402 ? 20 : 16
  }

  /// The margins of the root, the safe area counted in.
  private func margins(inside safeArea: EdgeInsets) -> DirectionalEdgeInsets {
    if document.isMac { return DirectionalEdgeInsets(all: 20) }
    var margins: DirectionalEdgeInsets
    if var own = SceneMargins.explicit(root) {
      let respectsSystem =
        tree.controller?.flag("viewRespectsSystemMinimumLayoutMargins", default: true) ?? false
      if respectsSystem {
        own.leading = max(own.leading, sideMargin)
        own.trailing = max(own.trailing, sideMargin)
      }
      margins = own
    } else if root.name == "tableViewCell" {
      margins = DirectionalEdgeInsets(all: 8)
    } else {
      let vertical = root.flag("preservesSuperviewLayoutMargins") ? 8.0 : 0
      margins = DirectionalEdgeInsets(
        top: vertical, leading: sideMargin, bottom: vertical, trailing: sideMargin)
    }
    if isController, root.flag("layoutMarginsFollowReadableWidth"), size.width > 672 {
      // The readable width of stored documents is 560 points.
      let side = (size.width - 560) / 2
      margins.leading = max(margins.leading, side)
      margins.trailing = max(margins.trailing, side)
    }
    guard document.marginsKeepToSafeArea,
      root.flag("insetsLayoutMarginsFromSafeArea", default: true)
    else { return margins }
    return DirectionalEdgeInsets(
      top: margins.top + safeArea.top, leading: margins.leading + safeArea.left,
      bottom: margins.bottom + safeArea.bottom, trailing: margins.trailing + safeArea.right)
  }
}
