import Drawing
import Figures
import Foundation
import FoundationXML
import LayoutModel
import Pictures
import TestSupport
import Testing

/// An SVG as tests look at it.
struct SVGFile {
  let bytes: [UInt8]
  let root: XMLElement

  init(
    _ figure: Figure, _ appearance: Appearance = .light, keepsText: Bool = false
  ) throws {
    var options = DrawingOptions()
    options.appearance = appearance
    options.keepsText = keepsText
    var renderer = FigureRenderer()
    bytes = try renderer.bytes(of: figure, as: .svg, options)
    root = try #require(try XMLDocument(data: Data(bytes)).rootElement())
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The root and all that is in it.
  var elements: [XMLElement] { SVGFile.all(root) }

  /// Elements of a name, wherever they are.
  func elements(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

  /// The element of an id.
  func element(id: String) -> XMLElement? { elements.first { $0["id"] == id } }

  var ids: [String] { elements.compactMap { $0["id"] } }

  /// What is referred to, by `href` and by `url()`.
  var references: [String] {
    elements.flatMap { element in
      [element["xlink:href"]?.dropFirst(), element["fill"].flatMap(SVGFile.reference)]
        .compactMap { $0.map(String.init) }
    }
  }

  private static func reference(_ paint: String) -> Substring? {
    paint.hasPrefix("url(#") ? paint.dropFirst(5).dropLast() : nil
  }

  private static func all(_ element: XMLElement) -> [XMLElement] {
    [element]
      + (element.children ?? []).compactMap { $0 as? XMLElement }.flatMap { SVGFile.all($0) }
  }
}

extension XMLElement {
  /// The value of an attribute.
  subscript(_ name: String) -> String? {
    attributes?.first { $0.name == name }?.stringValue
  }

  /// The value of an attribute here or on the nearest element around that has it.
  func inherited(_ name: String) -> String? {
    self[name] ?? (parent as? XMLElement)?.inherited(name)
  }
}

extension Figure {
  /// A figure with texts, badges of both signs, dashes, and pills of two colours.
  static func form(named name: String = "Form.portrait") throws -> Figure {
    try sample(
      """
      views:
        Name Label: {kind: label, text: First Name}
        Name Text Field: {kind: textField, placeholder: Enter First Name}
        Last Label: {kind: label, text: "First  Name"}
        Arabic Label: {kind: label, text: مرحبا}
        Box: {backgroundColor: white, frame: [40, 300, 120, 80]}
        Both: {backgroundColor: green}
      constraints: |
        Name Label.Leading = Superview.LeadingMargin
        Name Text Field.Leading = Name Label.Trailing + Standard
        Name Text Field.Trailing = Superview.TrailingMargin
        Name Text Field.Top = Top Layout Guide.Bottom + 20
        Name Label.Baseline = Name Text Field.Baseline
        Last Label.Leading = Superview.LeadingMargin
        Last Label.Top >= Name Label.Bottom + 20
        Last Label.Top = Name Label.Bottom + 20 @750
        Arabic Label.Top = Last Label.Bottom + 20
        Arabic Label.Leading = Superview.LeadingMargin
        Box.Leading = Superview.Leading + 60
        Box.Top = Superview.Top + 320
        Box.Width = 150
        Box.Height = 60
        Both.Width = Box.Width
        Both.Height = 50
        Both.Top = Superview.Top + 450
        Both.Leading = Superview.Leading + 60
        Both.Leading = Superview.Leading + 100
      """, named: name)
  }

  /// The figure of a recipe on an iPhone 6.
  static func sample(
    _ recipe: String, named name: String
  ) throws -> Figure {
    let canvas = Canvas(device: .standard, orientation: .portrait)
    return try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: name, title: name))
  }
}
