import LayoutModel
import Typesetting

/// The text size in which Interface Builder's canvas showed a document's texts.
struct CanvasTextSize {
  let document: InterfaceDocument

  /// The size that the document states, or the only one in which its texts are as high as stored.
  var category: ContentSizeCategory {
    if let overrides = document.root.child("accessibilityOverrides") {
      return stated(overrides) ?? .large
    }
    return stored ?? .large
  }

  /// The overrides count categories from the smallest, and act if they are enabled.
  private func stated(_ overrides: XMLElement) -> ContentSizeCategory? {
    guard overrides.flag("isEnabled"), let place = overrides.number("dynamicTypePreference")
    else { return nil }
    let all = ContentSizeCategory.allCases
    return all.indices.contains { Double($0) == place } ? all[Int(place)] : nil
  }

  /// The category of texts in two styles or more that are not as high as in the standard one: Xcode 12 does
  /// not state its canvas's text size.
  private var stored: ContentSizeCategory? {
    guard document.frameRounding == .pixels else { return nil }
    var styles: Set<TextStyle> = []
    var left = Set(ContentSizeCategory.allCases)
    var texts: [(style: TextStyle, element: XMLElement)] = []
    addTexts(in: document.root, to: &texts)
    for (style, element) in texts {
      guard let height = InterfaceTree.storedFrame(of: element)?.height else { continue }
      let fitting = ContentSizeCategory.allCases.filter {
        (lineHeight(of: element.name, Font(style: style, category: $0)) - height).magnitude < 0.25
      }
      if fitting.isEmpty { continue }
      styles.insert(style)
      left.formIntersection(fitting)
    }
    return styles.count >= 2 && left.count == 1 && !left.contains(.large) ? left.first : nil
  }

  /// Adds the labels and buttons below an element that have a style and draw themselves as UIKit does.
  private func addTexts(
    in element: XMLElement, to texts: inout [(style: TextStyle, element: XMLElement)]
  ) {
    for child in element.children { addTexts(in: child, to: &texts) }
    guard ["label", "button"].contains(element.name), element["customClass"] == nil,
      element.child("buttonConfiguration", key: "configuration") == nil,
      let font = element.child("fontDescription", key: "fontDescription"),
      let style = InterfaceFont.styles[font["style"] ?? ""]
    else { return }
    texts.append((style, element))
  }

  /// The height of a label of one line, or of a button of type system.
  private func lineHeight(of kind: String, _ font: Font) -> Double {
    let scale = document.device?.device.scale ?? 2
    let line = font.labelHeight(lines: 1, scale: scale)
    return kind == "button" ? (line + 12).rounded(.up) : line
  }
}
