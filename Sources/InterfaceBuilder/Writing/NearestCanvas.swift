package import LayoutModel
import Typesetting

/// The canvas of Interface Builder on which a layout is written that has a device's canvas.
extension StoryboardWriter {
  /// Interface Builder's canvas that is nearest to a device's: of a screen of nearly the same size, with the safe
  /// area that differs least, and with the margins' distances from it; nil if there is none.
  package static func nearestCanvas(to canvas: Canvas) -> Canvas? {
    guard let device = canvas.device else { return nil }
    let screen =
      InterfaceDevice.id(of: device) == nil ? InterfaceDevice.nearest(to: device) : device
    let wanted = canvas.safeAreaInsets
    func difference(_ other: Canvas) -> (Double, Int) {
      let insets = other.safeAreaInsets
      let sides = [
        insets.top - wanted.top, insets.leading - wanted.leading,
        insets.bottom - wanted.bottom, insets.trailing - wanted.trailing,
      ]
      return (
        sides.reduce(0) { $0 + $1.magnitude }, abs(other.system - canvas.system)
      )
    }
    let hasSafeArea = canvas.system >= 11
    return XcodeVersion.shownSystems.filter { ($0 >= 11) == hasSafeArea }.compactMap {
      self.canvas(of: screen, system: $0, like: canvas)
    }.min { difference($0) < difference($1) }
  }

  /// The canvas of a device and a version of iOS as Interface Builder shows it, in all else like another.
  private static func canvas(of device: Device, system: Int, like canvas: Canvas) -> Canvas? {
    guard let orientation = canvas.orientation else { return nil }
    var nearest = Canvas(
      device: device, orientation: orientation, direction: canvas.direction, bars: canvas.bars,
      system: system)
    // The regions keep their frames, since layout guides can name them.
    nearest.reserved = canvas.reserved
    nearest.textSize = canvas.textSize
    let root = Layout(canvas: nearest, views: [View(name: Layout.rootName, superview: nil)])
    guard let solved = try? LayoutEngine.solve(root),
      let saved = saved(ElementText.document(StoryboardScene(solved, title: "Main").document))
    else { return nil }
    let (old, new) = (canvas.safeAreaInsets, saved.safeAreaInsets)
    nearest.safeAreaInsets = new
    nearest.layoutMargins = DirectionalEdgeInsets(
      top: canvas.layoutMargins.top - old.top + new.top,
      leading: canvas.layoutMargins.leading - old.leading + new.leading,
      bottom: canvas.layoutMargins.bottom - old.bottom + new.bottom,
      trailing: canvas.layoutMargins.trailing - old.trailing + new.trailing)
    return nearest
  }
}

extension InterfaceDevice {
  /// The device of Interface Builder whose screen differs least from another's, one with a home button only from
  /// such.
  fileprivate static func nearest(to device: Device) -> Device {
    func difference(_ other: Device) -> (Int, Double) {
      let (a, b) = (other.portraitSize, device.portraitSize)
      let isLike =
        other.family == device.family && other.hasHomeIndicator == device.hasHomeIndicator
      return (isLike ? 0 : 1, (a.width - b.width).magnitude + (a.height - b.height).magnitude)
    }
    let known = names.values.sorted().compactMap(Device.named)
    return known.min { difference($0) < difference($1) } ?? .standard
  }
}
