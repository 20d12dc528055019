import LayoutModel

/// The device of a document's canvas.
struct InterfaceDevice: Hashable {
  /// The device of the catalogue.
  var device: Device
  /// How it is held.
  var orientation: Orientation

  /// The size of its screen as it is held, in points.
  var size: Size { device.portraitSize.turned(to: orientation) }

  /// Reads a document's `device`; nil if it has none or one that is unknown.
  init?(_ element: XMLElement?) {
    guard let id = element?["id"], let name = InterfaceDevice.names[id],
      let device = Device.named(name)
    else { return nil }
    self.device = device
    orientation = element?["orientation"] == "landscape" ? .landscape : .portrait
  }

  /// Devices by Interface Builder's ids.
  static let names = [
    "retina3_5": "iPhone 4s", "retina4_0": "iPhone 5s", "retina4_7": "iPhone 6",
    "retina5_5": "iPhone 6 Plus", "retina5_4": "iPhone 12 mini", "retina5_9": "iPhone X",
    "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max", "retina6_0": "iPhone 12",
    "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 14 Pro", "retina6_3": "iPhone 16 Pro",
    "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad Air 2", "ipad10_2": "iPad 10.2",
    "ipad10_5": "iPad Pro 10.5", "ipad12_9": "iPad Pro", "ipad12_9rounded": "iPad Pro 12.9",
    "ipad13_0rounded": "iPad Pro 13 (M4)", "ipad11_0rounded": "iPad Pro 11",
    "ipad10_9rounded": "iPad Air 10.9", "ipad8_3rounded": "iPad mini 8.3",
  ]
}
