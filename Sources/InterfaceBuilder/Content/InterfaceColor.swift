import LayoutModel
import Recipes

/// Colours of documents.
enum InterfaceColor {
  /// The colour of a `color` element; nil if it is unknown.
  /// - Parameter named: The colours that the document names.
  ///
  /// A document has the light side of a system's colour, whose dark side is UIKit's.
  static func color(_ element: XMLElement, named: [String: Color]) -> DynamicColor? {
    if let own = components(of: element) { return DynamicColor(own) }
    for key in ["systemColor", "cocoaTouchSystemColor", "name"] {
      guard let name = element[key] else { continue }
      let known = key == "name" ? nil : dynamic[name]
      if let light = named[name] ?? system[name] ?? known?.light {
        return DynamicColor(light: light, dark: known?.dark ?? light)
      }
    }
    return nil
  }

  /// UIKit's colours for both appearances, by the names of documents.
  private static let dynamic = Dictionary(
    uniqueKeysWithValues: Vocabulary.systemColors.map { ($0.name + "Color", $0.color) })

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

  /// Other colours of UIKit and AppKit, in the light appearance.
  private static let system: [String: Color] = [
    "groupTableViewBackgroundColor": Color(0xF2F2F7),
    "tableCellGroupedBackgroundColor": Color(0xFFFFFF),
    "darkTextColor": Color(0x000000),
    "lightTextColor": Color(red: 255, green: 255, blue: 255, alpha: 153),
    "clearColor": Color(red: 0, green: 0, blue: 0, alpha: 0),
    "whiteColor": Color(0xFFFFFF),
    "blackColor": Color(0x000000),
    "controlTextColor": Color(red: 0, green: 0, blue: 0, alpha: 217),
    "textColor": Color(0x000000),
    "textBackgroundColor": Color(0xFFFFFF),
    "controlBackgroundColor": Color(0xFFFFFF),
    "windowBackgroundColor": Color(0xECECEC),
    "headerTextColor": Color(red: 0, green: 0, blue: 0, alpha: 217),
    "gridColor": Color(0xE6E6E6),
    "controlColor": Color(0xFFFFFF),
  ]
}
