import CCairo
import Drawing
import Figures
import Foundation
import LayoutModel
import Pictures
import TestSupport
import Testing

/// The SVG as librsvg draws it beside our own pixels; left out where rsvg-convert is not installed.
struct RendererTests {
  private static let program = "/usr/bin/rsvg-convert"
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

  /// The mean error of a channel, from 0 to 1, and the pixels with a channel off by more than half.
  static func difference(_ first: Raster, _ second: Raster) -> (mean: Double, far: Int) {
    var (sum, far) = (0, 0)
    for (pixel, other) in zip(first.pixels, second.pixels)
    where pixel & 0xFFFFFF != other & 0xFFFFFF {
      let errors = [0, 8, 16].map { shift in
        abs(Int(pixel >> shift & 0xFF) - Int(other >> shift & 0xFF))
      }
      sum += errors[0] + errors[1] + errors[2]
      if errors.contains(where: { $0 > 127 }) { far += 1 }
    }
    return (Double(sum) / Double(3 * 255 * first.pixels.count), far)
  }

  private func rendered(_ svg: [UInt8], scale: Int) throws -> Raster {
    let sandbox = try Sandbox()
    let path = try sandbox.write(String(decoding: svg, as: UTF8.self), to: "figure.svg")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: RendererTests.program)
    process.arguments = [
      "--zoom", "\(scale)", "--background-color", "white", "-o", sandbox.path + "/figure.png", path,
    ]
    try process.run()
    process.waitUntilExit()
    let png = try #require(FileManager.default.contents(atPath: sandbox.path + "/figure.png"))
    return try #require(decode(Array(png)))
  }

  static let controls = """
    views:
      Picker: {kind: pickerView, frame: [0, 100, 375, 216]}
      Field: {kind: textField, placeholder: Name, frame: [20, 330, 200, 30]}
      Search: {kind: searchBar, frame: [0, 380, 375, 44]}
      Switch: {kind: switch, frame: [20, 440, 51, 31]}
      Bar: {kind: toolbar, frame: [0, 500, 375, 44]}
      Busy: {kind: activityIndicatorView, frame: [100, 440, 20, 20]}
      Card: {backgroundColor: white, shadow: {radius: 10}, cornerRadius: 8, frame: [40, 570, 295, 60]}
    """

  /// Most of the label is scrolled out of the view.
  static let scrolled = """
    views:
      Scroll View:
        kind: scrollView
        frame: [20, 100, 150, 90]
        subviews:
          Label: {kind: label, text: Scrolled, backgroundColor: green, frame: [90, 60, 200, 200]}
      Card:
        clipsToBounds: true
        cornerRadius: 30
        frame: [20, 300, 150, 90]
        subviews:
          Photo: {backgroundColor: red, frame: [0, 0, 150, 50]}
          Wide: {backgroundColor: blue, frame: [0, 50, 200, 100]}
    """

  @Test(
    .enabled(if: isInstalled, "rsvg-convert (librsvg2-bin) is not installed"),
    arguments: [1, 2], [Appearance.light, .dark])
  func `librsvg draws the same picture`(_ scale: Int, _ appearance: Appearance) throws {
    for figure in [
      try Figure.form(), try .sample(Self.controls, named: "Controls"),
      try .sample(Self.scrolled, named: "Scrolled"),
    ] {
      var options = DrawingOptions(scale: scale)
      options.appearance = appearance
      var renderer = FigureRenderer()
      let own = try #require(
        decode(try renderer.bytes(of: figure.onWholePoints, as: .png, options)))
      let svg = try rendered(try renderer.bytes(of: figure, as: .svg, options), scale: scale)
      #expect(own.width == svg.width && own.height == svg.height)
      let (mean, far) = Self.difference(own, svg)
      #expect(mean < 0.01)
      #expect(far <= own.pixels.count / 1000)
    }
  }

  /// A view of 260 points on a canvas of 160, in a row whose canvases end at 11 + 160 points.
  private static func overflowing() throws -> Figure {
    let solved = try Sample.solved(
      "views: {Photo: {backgroundColor: '#0000FF', frame: [20, 20, 200, 260]}}",
      on: Canvas(size: Size(width: 240, height: 160), bars: Bars(status: false)))
    let figures = try ["A", "B"].map { name in
      var request = FigureRequest(name: name, title: name)
      // A row has edges of its own.
      request.hasEdge = false
      return FigureRow.Part(figure: try CanvasStyle.figure(of: solved, request), caption: name)
    }
    return try FigureRow.figure(of: figures, name: "Row", title: "Row")
  }

  @Test func `a zoom makes the picture and the SVG larger`() throws {
    var figure = try Self.overflowing()
    let size = (figure.bounds.width * 1.5, figure.bounds.height * 1.5)
    figure.zoom = 1.5
    var renderer = FigureRenderer()
    let png = try renderer.bytes(of: figure, as: .png, DrawingOptions(scale: 1))
    let picture = try #require(decode(png))
    #expect(Double(picture.width) == size.0.rounded(.up))
    #expect(Double(picture.height) == size.1.rounded(.up))
    let svg = try SVGFile(figure)
    #expect(svg.root["width"].flatMap { Double($0) } == size.0)
    #expect(svg.root["height"].flatMap { Double($0) } == size.1)
  }

  @Test(arguments: [1, 2, 3]) func `a view ends with its canvas`(_ scale: Int) throws {
    var renderer = FigureRenderer()
    let figure = try Self.overflowing()
    let bytes = try renderer.bytes(of: figure, as: .png, DrawingOptions(scale: scale))
    let picture = try #require(decode(bytes))
    let end = (11 + 160) * scale
    let rows = picture.pixels.indices.filter { picture.pixels[$0] & 0xFFFFFF == 0x0000FF }.map {
      $0 / picture.width
    }
    #expect(rows.max() == end - 1)
  }

  @Test(.enabled(if: isInstalled, "rsvg-convert (librsvg2-bin) is not installed"))
  func `librsvg ends a view with its canvas too`() throws {
    var renderer = FigureRenderer()
    let figure = try Self.overflowing()
    let own = try #require(decode(try renderer.bytes(of: figure, as: .png)))
    let svg = try rendered(try renderer.bytes(of: figure, as: .svg), scale: 2)
    #expect(Self.difference(own, svg).far <= own.pixels.count / 1000)
  }

  @Test(.enabled(if: isInstalled, "rsvg-convert (librsvg2-bin) is not installed"))
  func `a renderer that knows no appearance draws an auto figure light`() throws {
    var options = DrawingOptions(scale: 1)
    var renderer = FigureRenderer()
    let light = try renderer.bytes(of: .form(), as: .svg, options)
    options.appearance = .auto
    let auto = try renderer.bytes(of: .form(), as: .svg, options)
    #expect(try rendered(light, scale: 1) == rendered(auto, scale: 1))
  }
}

extension Figure {
  /// With level and upright edges where SVGs have them: on whole points, and the middles of lines between two.
  fileprivate var onWholePoints: Figure {
    var figure = self
    for layer in figure.layers.indices {
      for group in figure.layers[layer].groups.indices {
        for mark in figure.layers[layer].groups[group].marks.indices {
          figure.layers[layer].groups[group].marks[mark].shape.moveToWholePoints()
        }
      }
    }
    return figure
  }
}

extension Shape {
  fileprivate mutating func moveToWholePoints() {
    switch self {
    case .rect(let rect) where min(rect.width, rect.height) >= 1: self = .rect(rect.onWholePoints)
    case .frame(let rect, let width): self = .frame(rect.onWholePoints, width: width)
    case .segments(let segments):
      self = .segments(
        segments.map { segment in
          var line = segment
          if line.from.x == line.to.x {
            line.from.x = (line.from.x - 0.5).rounded() + 0.5
            (line.to.x, line.from.y, line.to.y) = (
              line.from.x, line.from.y.rounded(), line.to.y.rounded()
            )
          } else if line.from.y == line.to.y {
            line.from.y = (line.from.y - 0.5).rounded() + 0.5
            (line.to.y, line.from.x, line.to.x) = (
              line.from.y, line.from.x.rounded(), line.to.x.rounded()
            )
          }
          return line
        })
    case .rect, .roundedRect, .shadow, .circle, .capsule, .polyline, .text, .symbol: break
    }
  }
}

extension Rect {
  fileprivate var onWholePoints: Rect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return Rect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
