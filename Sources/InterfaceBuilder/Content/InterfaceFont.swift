import LayoutModel
import Recipes
import Typesetting

/// The font of a view's text.
struct InterfaceFont {
  /// The size in points.
  private(set) var size = 17.0
  /// Whether it is the system's.
  private(set) var isSystem = true
  /// The value of the property; nil for the kind's own.
  private(set) var value: PropertyValue?

  init(of element: XMLElement, cell: XMLElement?, isMac: Bool, kind: ViewKind) {
    let configuration = element.child("buttonConfiguration", key: "configuration")
    guard let font = InterfaceFont.element(of: element, cell, configuration) else {
      // The style of a configuration has a font of its own.
      if configuration != nil { return }
      if isMac { set(13, nil) }
      if kind == .button, element["buttonType"] == nil, !isMac { set(18, nil) }
      if kind == .button { size = 15 }
      return
    }
    if let style = InterfaceFont.styles[font["style"] ?? ""] {
      (size, value) = (
        Font(style: style, category: .large).size,
        .fields([PropertyField("style", .text(style.rawValue))])
      )
      return
    }
    if let meta = font["metaFont"] {
      let known = InterfaceFont.metaFonts[meta]
      set(font.number("size") ?? known?.size ?? 13, known?.isBold == true ? .bold : nil)
      return
    }
    isSystem = font["type"] != nil || font["usesAppearanceFont"] != nil
    let weight = font["type"] == "boldSystem" ? .semibold : font["weight"].flatMap(Font.Weight.init)
    if font["type"] == "italicSystem" { isSystem = false }
    set(
      font.number("pointSize") ?? font.number("size")
        ?? font["size"].flatMap { InterfaceFont.sizes[$0] } ?? (isMac ? 13 : 17), weight)
  }

  /// UIKit's sizes by purpose: `UIFont.systemFontSize` and the like, in points.
  static let sizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

  /// The element of the font; a configuration does not have the font of its button.
  private static func element(
    of element: XMLElement, _ cell: XMLElement?, _ configuration: XMLElement?
  ) -> XMLElement? {
    if let configuration { return configuration.child(key: "titleFontDescription") }
    for key in ["fontDescription", "font"] {
      if let font = (cell ?? element).child(key: key) { return font }
    }
    return nil
  }

  private mutating func set(_ size: Double, _ weight: Font.Weight?) {
    let size = min(max(size, 1), 500)
    self.size = size
    let fields = [PropertyField("size", .number(size))]
    value = .fields(
      fields + (weight.map { [PropertyField("weight", .text($0.rawValue))] } ?? []))
  }

  static let styles: [String: TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2, "UICTFontTextStyleTitle0": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
  ]

  /// AppKit's fonts by purpose.
  private static let metaFonts: [String: (size: Double, isBold: Bool)] = [
    "system": (13, false), "systemBold": (13, true), "smallSystem": (11, false),
    "smallSystemBold": (11, true), "miniSystem": (9, false), "message": (11, false),
    "menu": (13, false), "label": (10, false), "cellTitle": (12, false), "toolTip": (11, false),
  ]
}
