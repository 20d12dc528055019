import LayoutModel

/// Colours of documents.
enum InterfaceColor {
  /// The colour of a `color` element; nil if it is unknown.
  /// - Parameter named: The colours that the document names.
  static func color(_ element: XMLElement, named: [String: Color]) -> Color? {
    if let own = components(of: element) { return own }
    for key in ["systemColor", "cocoaTouchSystemColor", "name"] {
      guard let name = element[key] else { continue }
      if let color = named[name] ?? system[name] { return color }
    }
    return nil
  }

  /// The colour that an element gives by its parts, from 0 to 1.
  private static func components(of element: XMLElement) -> Color? {
    func byte(_ name: String) -> UInt8? {
      element.number(name).map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
    }
    let alpha = byte("alpha") ?? 255
    if let white = byte("white") {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = byte("red"), let green = byte("green"), let blue = byte("blue") else {
      return nil
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The system's colours in the light appearance (UIKit and AppKit).
  private static let system: [String: Color] = [
    "systemBackgroundColor": Color(0xFFFFFF), "secondarySystemBackgroundColor": Color(0xF2F2F7),
    "tertiarySystemBackgroundColor": Color(0xFFFFFF),
    "systemGroupedBackgroundColor": Color(0xF2F2F7),
    "secondarySystemGroupedBackgroundColor": Color(0xFFFFFF),
    "groupTableViewBackgroundColor": Color(0xF2F2F7),
    "tableCellGroupedBackgroundColor": Color(0xFFFFFF),
    "labelColor": Color(0x000000), "darkTextColor": Color(0x000000),
    "lightTextColor": Color(red: 255, green: 255, blue: 255, alpha: 153),
    "secondaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 153),
    "tertiaryLabelColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "placeholderTextColor": Color(red: 60, green: 60, blue: 67, alpha: 77),
    "separatorColor": Color(red: 60, green: 60, blue: 67, alpha: 74),
    "linkColor": Color(0x007AFF), "systemRedColor": Color(0xFF3B30),
    "systemOrangeColor": Color(0xFF9500), "systemYellowColor": Color(0xFFCC00),
    "systemGreenColor": Color(0x34C759), "systemMintColor": Color(0x00C7BE),
    "systemTealColor": Color(0x30B0C7), "systemBlueColor": Color(0x007AFF),
    "systemIndigoColor": Color(0x5856D6), "systemPurpleColor": Color(0xAF52DE),
    "systemPinkColor": Color(0xFF2D55), "systemBrownColor": Color(0xA2845E),
    "systemGrayColor": Color(0x8E8E93), "systemGray2Color": Color(0xAEAEB2),
    "systemGray3Color": Color(0xC7C7CC), "systemGray4Color": Color(0xD1D1D6),
    "systemGray5Color": Color(0xE5E5EA), "systemGray6Color": Color(0xF2F2F7),
    "systemFillColor": Color(red: 120, green: 120, blue: 128, alpha: 51),
    "clearColor": Color(red: 0, green: 0, blue: 0, alpha: 0),
    "whiteColor": Color(0xFFFFFF), "blackColor": Color(0x000000),
    "controlTextColor": Color(red: 0, green: 0, blue: 0, alpha: 217),
    "textColor": Color(0x000000), "textBackgroundColor": Color(0xFFFFFF),
    "controlBackgroundColor": Color(0xFFFFFF), "windowBackgroundColor": Color(0xECECEC),
    "headerTextColor": Color(red: 0, green: 0, blue: 0, alpha: 217),
    "gridColor": Color(0xE6E6E6), "controlColor": Color(0xFFFFFF),
  ]
}
