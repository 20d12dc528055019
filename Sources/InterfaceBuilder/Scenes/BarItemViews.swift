import LayoutModel

/// The custom views of bar button items, which stand in navigation bars that no document stores.
enum BarItemViews {
  /// The bar around a custom view, as a document would hold it: the view keeps its place and size, and
  /// is centred in the height of the bar.
  ///
  /// Source: the flags of views in stored documents; Xcode 26 draws bars of 54 points.
  static func bar(
    around view: XMLElement, of controller: XMLElement?, in document: InterfaceDocument
  ) -> XMLElement {
    let frame = view.child("rect", key: "frame")
    let height: Double = document.version >= .xcode26 ? 54 : 44
    let width =
      controller?.child(key: "view")?.child("rect", key: "frame")?.number("width")
      ?? document.device?.size.width ?? 600
    var item = view
    item.attributes.removeAll { $0.name == "translatesAutoresizingMaskIntoConstraints" }
    item.add("translatesAutoresizingMaskIntoConstraints", "NO")
    let constraints = XMLElement(
      "constraints", [:],
      [
        constraint(view, "centerY", ["secondItem": "", "secondAttribute": "centerY"]),
        constraint(
          view, "left",
          ["secondItem": "", "secondAttribute": "left", "constant": frame?["x"] ?? "0"]),
        size(view, "width", frame?["width"]), size(view, "height", frame?["height"]),
      ])
    let rect = XMLElement(
      "rect",
      [
        "key": "frame", "x": "0", "y": "0", "width": ElementText.number(width),
        "height": ElementText.number(height),
      ])
    var bar = XMLElement(
      "navigationBar", ["userLabel": view["userLabel"] ?? "Bar Button Item"],
      [rect, item, constraints])
    bar.range = view.range
    return bar
  }

  /// A constraint of the view.
  private static func constraint(
    _ view: XMLElement, _ attribute: String, _ rest: KeyValuePairs<String, String>
  ) -> XMLElement {
    var element = XMLElement("constraint", ["firstItem": view["id"], "firstAttribute": attribute])
    for (name, value) in rest { element.add(name, value) }
    element.range = view.range
    return element
  }

  private static func size(
    _ view: XMLElement, _ attribute: String, _ length: String?
  ) -> XMLElement {
    constraint(view, attribute, ["constant": length ?? "0"])
  }
}
