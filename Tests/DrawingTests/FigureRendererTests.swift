import Drawing
import Figures
import Foundation
import FoundationXML
import LayoutModel
import Pictures
import Recipes
import TestSupport
import Testing

struct FigureRendererTests {
  private static let recipe = """
    views: {Red & Blue: {backgroundColor: red, frame: [30, 90, 100, 50]}}
    constraints: |
      1. Red & Blue.Leading = Superview.LeadingMargin
      2. Red & Blue.Top = Top Layout Guide.Bottom + 20 (Priority 750)
      3. Red & Blue.Width >= 100
      4. Red & Blue.Width = 100 @500
      5. Red & Blue.Height = 50
    """

  private func figure(_ recipe: String = recipe) throws -> Figure {
    let canvas = Canvas(size: Size(width: 200, height: 150))
    var figure = try CanvasStyle.figure(
      of: try Sample.solved(recipe, on: canvas),
      FigureRequest(name: "A.portrait", title: "One <two> & three"))
    figure.metadata = #"{"text": "a < b & \"c\""}"#
    return figure
  }

  private func bytes(_ format: OutputFormat, scale: Int = 2) throws -> [UInt8] {
    var renderer = FigureRenderer()
    return try renderer.bytes(of: try figure(), as: format, DrawingOptions(scale: scale))
  }

  @Test(arguments: OutputFormat.allCases)
  func `equal figures have equal bytes on every thread`(_ format: OutputFormat) async throws {
    let first = try bytes(format)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try self.bytes(format) } }
      for try await other in group { #expect(other == first) }
    }
  }

  @Test func `a renderer's second figure does not depend on its first`() throws {
    var renderer = FigureRenderer()
    let figure = try figure()
    let first = try renderer.bytes(of: figure, as: .svg)
    _ = try renderer.bytes(of: figure, as: .png)
    #expect(try renderer.bytes(of: figure, as: .svg) == first)
  }

  /// Fonts are opened and closed again and again, at the same addresses.
  @Test func `renderers one after the other draw texts the same`() throws {
    let recipe = """
      views: {A: {kind: label, text: "שם Name 名前 اسم", font: 17}, B: {kind: label, text: "名 שם", font: 34}}
      constraints: |
        A.Leading = Superview.LeadingMargin
        A.Top = Superview.Top + 20
        B.Leading = A.Leading
        B.Top = A.Bottom + 8
      """
    let figure = try figure(recipe)
    var first: [OutputFormat: [UInt8]] = [:]
    for _ in 0..<20 {
      for format in OutputFormat.allCases {
        var renderer = FigureRenderer()
        let bytes = try renderer.bytes(of: figure, as: format)
        #expect(first[format, default: bytes] == bytes)
        first[format] = bytes
      }
    }
  }

  @Test func `SVG is well formed and says what it shows`() throws {
    let document = try XMLDocument(data: Data(try bytes(.svg)))
    let root = try #require(document.rootElement())
    func attribute(_ name: String, of element: XMLElement = root) -> String? {
      element.attributes?.first { $0.name == name }?.stringValue
    }
    #expect(attribute("width") == "200")
    #expect(attribute("viewBox") == "0 0 200 150")
    #expect(attribute("role") == "img")
    let title = try #require(root.elements(forName: "title").first)
    let description = try #require(root.elements(forName: "desc").first)
    #expect(title.stringValue == "One <two> & three")
    #expect(description.stringValue?.contains("Red & Blue") == true)
    #expect(
      attribute("aria-labelledby")
        == [title, description].compactMap { attribute("id", of: $0) }.joined(separator: " "))
    #expect(root.elements(forName: "metadata").first?.stringValue == #"{"text": "a < b & \"c\""}"#)
    let layers = root.elements(forName: "g")
    #expect(layers.first.map { attribute("class", of: $0) } == "ib-views")
    let groups = layers.flatMap { $0.elements(forName: "g") }
    let constraint = try #require(
      groups.first {
        attribute("id", of: $0) == Figure.idPrefix(of: "A.portrait") + "-constraint-2"
      })
    #expect(attribute("class", of: constraint) == "ib-constraint ib-optional ib-misplaced")
    #expect(attribute("data-priority", of: constraint) == "750")
    #expect(
      constraint.elements(forName: "title").first?.stringValue
        == "Red & Blue.Top = Top Layout Guide.Bottom + 20.0 (Priority 750)")
    let paths = groups.flatMap { $0.elements(forName: "path") }
    #expect(!paths.contains { attribute("d", of: $0)?.hasPrefix("M") != true })
    let ids = groups.compactMap { attribute("id", of: $0) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `SVG needs nothing from outside`() throws {
    let text = String(decoding: try bytes(.svg), as: UTF8.self)
    for word in ["<text", "<image", "<script", "<style", "font-family"] {
      #expect(!text.contains(word))
    }
    #expect(text.components(separatedBy: "href=").dropFirst().allSatisfy { $0.hasPrefix("\"#") })
  }

  @Test(arguments: [1, 2, 3])
  func `PNG is the canvas at its scale, and carries the layout`(_ scale: Int) throws {
    let bytes = try bytes(.png, scale: scale)
    let picture = try #require(decode(bytes))
    #expect(picture.width == 200 * scale)
    #expect(picture.height == 150 * scale)
    let texts = Dictionary(
      uniqueKeysWithValues: try #require(Chunk.all(in: bytes)).filter { $0.type == "iTXt" }.map {
        chunk in
        // Keyword, then five bytes of flags and empty names, then the text.
        let parts = chunk.data.split(separator: 0, maxSplits: 5, omittingEmptySubsequences: false)
        return (
          String(decoding: parts[0], as: UTF8.self),
          String(decoding: parts[parts.count - 1], as: UTF8.self)
        )
      })
    #expect(texts["Title"] == "One <two> & three")
    #expect(texts["ibar"] == #"{"text": "a < b & \"c\""}"#)
  }

  @Test func `lines and edges lie on whole pixels at every scale`() throws {
    let figure = try figure(
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.LeadingMargin
        A.Top = Superview.Top + 50
        A.Width = 100
        A.Height = 50
      """)
    for scale in 1...3 {
      var renderer = FigureRenderer()
      let file = try renderer.bytes(of: figure, as: .png, DrawingOptions(scale: scale))
      let picture = try #require(decode(file))
      // The margin line at 16...17 points, in a row that nothing else crosses.
      let row = (0..<picture.width).map {
        picture.pixels[2 * scale * picture.width + $0] & 0xFFFFFF
      }
      let line = 16 * scale..<17 * scale
      #expect(row[line].allSatisfy { $0 == 0x2976B7 })
      #expect(row[line.lowerBound - 1] == 0xFFFFFF)
      #expect(row[line.upperBound] == 0xFFFFFF)
    }
  }

  @Test func `what reaches far beyond the canvas is cut off alike in every format`() throws {
    let figure = try figure(
      """
      views: {A: {backgroundColor: red}}
      constraints: |
        A.Leading = Superview.Leading + 50
        A.Top = Superview.Top
        A.Width = 1000000
        A.Height = 100
      """)
    var renderer = FigureRenderer()
    let svg = String(decoding: try renderer.bytes(of: figure, as: .svg), as: UTF8.self)
    #expect(svg.contains("M50 0H50000V100H50Z"))
  }

  @Test(arguments: ViewKind.all)
  func `every kind is drawn in frames of any size`(_ kind: ViewKind) throws {
    let frames = [(0, 0), (1, 1), (3, 3), (5, 180), (180, 5), (180, 120)]
    let keys = [
      ("text", "Name"), ("title", "Save"), ("placeholder", kind == .imageView ? "map" : "Name"),
    ]
    .filter { key, _ in ViewProperties.key(named: key)?.kinds.contains(kind) == true }
    .map { "\($0): \($1)," }.joined(separator: " ")
    let views = frames.map { width, height in
      """
        V \(width) \(height): {kind: \(kind.rawValue), \(keys)
          frame: [5, 5, \(width), \(height)]}
      """
    }
    let recipe = "views:\n" + views.joined(separator: "\n")
    let figure = try self.figure(recipe)
    var renderer = FigureRenderer()
    let bytes = try renderer.bytes(of: figure, as: .svg)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(!text.contains(#" d="""#))
    #expect(try !renderer.bytes(of: figure, as: .png, DrawingOptions(scale: 1)).isEmpty)
  }
}
