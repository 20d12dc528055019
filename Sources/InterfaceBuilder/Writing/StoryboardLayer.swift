import LayoutModel

/// The look of a view's edges as documents have it: attributes that are set at run time.
///
/// They hold numbers and sizes of a layer, but no colours of it, which are no objects of UIKit.
enum StoryboardLayer {
  /// Whether a configuration draws the background of a button, so that its layer does not show corners and
  /// border.
  static func isCovered(_ view: View) -> Bool {
    view.buttonConfiguration.map { $0 != .plain } ?? false
  }

  /// The element of a view's edges; nil for a view without corners, border and shadow.
  static func element(of view: View) -> XMLElement? {
    let layer = view.layer
    var numbers =
      isCovered(view)
      ? [] : [("cornerRadius", layer.cornerRadius), ("borderWidth", layer.borderWidth)]
    if let shadow = layer.shadow {
      numbers += [("shadowOpacity", shadow.opacity), ("shadowRadius", shadow.radius)]
    }
    var attributes = numbers.filter { $0.1 != 0 }.map { key, number in
      attribute(
        "number", key,
        XMLElement(
          number == number.rounded() ? "integer" : "real",
          ["key": "value", "value": ElementText.number(number)]))
    }
    if let offset = layer.shadow?.offset {
      attributes.append(
        attribute(
          "size", "shadowOffset",
          XMLElement(
            "size",
            [
              "key": "value", "width": ElementText.number(offset.width),
              "height": ElementText.number(offset.height),
            ])))
    }
    return attributes.isEmpty ? nil : XMLElement("userDefinedRuntimeAttributes", [:], attributes)
  }

  private static func attribute(_ type: String, _ key: String, _ value: XMLElement) -> XMLElement {
    XMLElement("userDefinedRuntimeAttribute", ["type": type, "keyPath": "layer." + key], [value])
  }

  /// The edges that an element's attributes give.
  static func layer(of element: XMLElement) -> LayerStyle {
    var layer = LayerStyle()
    var shadow = LayerStyle.Shadow()
    shadow.opacity = 0
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let value = attribute.child(key: "value") else { continue }
      let number = max(0, value.number("value") ?? 0)
      switch attribute["keyPath"] {
      case "layer.cornerRadius": layer.cornerRadius = number
      case "layer.borderWidth": layer.borderWidth = number
      case "layer.shadowOpacity": shadow.opacity = min(1, number)
      case "layer.shadowRadius": shadow.radius = number
      case "layer.shadowOffset":
        shadow.offset = Size(
          width: value.number("width") ?? 0, height: value.number("height") ?? 0)
      default: break
      }
    }
    if shadow.opacity > 0 { layer.shadow = shadow }
    return layer
  }
}
