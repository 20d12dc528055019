import Drawing
import Figures
import Foundation
import LayoutModel
import Pictures
import TestSupport
import Testing

/// Figures in a browser, at the widths of columns and pages.
struct BrowserTests {
  private static let widths = [240, 380, 500, 760]
  private static let gap = 8

  /// Ten recipes from all over the cookbook.
  private static let recipes = stride(from: 0, to: Repository.recipes.count, by: 6).prefix(10).map {
    Repository.recipes[$0]
  }

  /// Frames of views and strokes of constraints have one weight each at any width, and none is lost.
  @Test(
    .enabled(if: Browser.path != nil, "no Chromium is installed"), arguments: recipes, [1, 2])
  func `lines are even at any width`(_ recipe: String, _ scale: Int) throws {
    let solved = try #require(try Sample.solvedRecipe(at: recipe, languages: nil).first)
    let request = FigureRequest(name: "Figure", title: "Figure")
    for figure in [
      try FigureStyle.canvas.figure(of: solved, request),
      try FigureStyle.schematic.figure(of: solved, request),
    ] {
      let shots = try Self.shots(of: figure, scale: scale)
      var renderer = FigureRenderer()
      var options = DrawingOptions()
      options.scale = Int(LineInks.wholeScale)
      let whole = try PNGReader.raster(of: renderer.bytes(of: figure, as: .png, options))
      for (width, shot) in zip(Self.widths, shots) {
        let inks = LineInks(
          figure, shot, Double(shot.width) / figure.bounds.width, whole: whole)
        for (look, found) in inks.ofLooks {
          let (least, most) = (found.min() ?? 0, found.max() ?? 0)
          #expect(
            most <= least * 4 / 3,
            "\(look) at \(width) px: \(least) to \(most) pixels of ink in \(found.count) lines")
        }
      }
    }
  }

  /// The figure at each width.
  private static func shots(of figure: Figure, scale: Int) throws -> [Raster] {
    let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(SVGFile(figure).bytes).write(to: URL(fileURLWithPath: folder + "/figure.svg"))
    let images = widths.map {
      "<img src=figure.svg width=\($0) style='position:absolute;top:0;left:\(left(of: $0))px'>"
    }
    let page = "<!doctype html><body style='margin:0'>" + images.joined()
    try Data(page.utf8).write(to: URL(fileURLWithPath: folder + "/page.html"))
    func height(_ width: Int) -> Int {
      Int((Double(width) * figure.bounds.height / figure.bounds.width).rounded(.down))
    }
    let size = (left(of: widths[3]) + widths[3], height(widths[3]))
    try Browser.screenshot(
      of: folder + "/page.html", to: folder + "/page.png", scale: scale, size: size)
    let all = try PNGReader.raster(
      of: [UInt8](Data(contentsOf: URL(fileURLWithPath: folder + "/page.png"))))
    return widths.map { width in
      all.part(
        x: scale * left(of: width), width: scale * width,
        height: min(scale * height(width), all.height))
    }
  }

  private static func left(of width: Int) -> Int {
    widths.prefix { $0 < width }.reduce(0) { $0 + $1 + gap }
  }
}

extension Raster {
  /// A part from the top.
  fileprivate func part(x: Int, width: Int, height: Int) -> Raster {
    let rows = (0..<height).map { $0 * self.width + x }
    return Raster(
      width: width, height: height, pixels: rows.flatMap { pixels[$0..<$0 + width] })
  }
}

/// How much ink lines have in a picture.
private struct LineInks {
  /// Of the lines of a look, in pixels of full ink across each.
  private(set) var ofLooks: [String: [Double]] = [:]

  /// - Parameters:
  ///   - whole: The figure by our own renderer with ``LineInks/wholeScale`` pixels for a point.
  ///   - scale: Pixels for a point.
  init(_ figure: Figure, _ shot: Raster, _ scale: Double, whole: Raster) {
    let reach = (2 * scale).rounded(.up) + 2
    for mark in figure.groups.flatMap(\.marks) {
      guard case .segments(let lines) = mark.shape, let stroke = mark.stroke,
        stroke.dashes.isEmpty, stroke.color.light.alpha == 255, stroke.width >= 1
      else { continue }
      // Centre lines are made of dashes.
      for line in lines where line.isStraight && line.length > 20 {
        let profile = Profile(line, figure.bounds, stroke.color.light)
        let inks = profile.places.compactMap { place -> Double? in
          // Nothing else lies near the line.
          guard
            let all = profile.ink(
              at: place, in: whole, Self.wholeScale, reach * Self.wholeScale / scale),
            (all - stroke.width * Self.wholeScale).magnitude < 0.2
          else { return nil }
          return profile.ink(at: place, in: shot, scale, reach)
        }.sorted()
        guard inks.count >= 3 else { continue }
        ofLooks["\(mark.role) \(stroke.width) points, \(stroke.color.light)", default: []]
          .append(inks[inks.count / 2])
      }
    }
  }

  static let wholeScale = 4.0
}

/// What is seen across a level or upright line.
private struct Profile {
  private let line: Segment
  private let origin: Point
  private let color: [Double]

  init(_ line: Segment, _ bounds: Rect, _ color: Color) {
    self.line = line
    origin = bounds.origin
    self.color = [color.red, color.green, color.blue].map(Double.init)
  }

  /// Places all along it.
  var places: [Point] {
    stride(from: 0.05, to: 1, by: 0.05).map { share in
      Point(
        x: line.from.x + share * (line.to.x - line.from.x) - origin.x,
        y: line.from.y + share * (line.to.y - line.from.y) - origin.y)
    }
  }

  /// The ink across it at a place, in pixels; nil where the ground at both sides is not the same, or like its colour.
  /// - Parameter reach: How far at both sides is looked, in pixels.
  func ink(at place: Point, in picture: Raster, _ scale: Double, _ reach: Double) -> Double? {
    let isLevel = line.from.y == line.to.y
    let (x, y) = (Int(place.x * scale), Int(place.y * scale))
    let reach = Int(reach)
    let pixels = (-reach...reach).compactMap { step in
      picture.channels(isLevel ? x : x + step, isLevel ? y + step : y)
    }
    guard pixels.count == 2 * reach + 1, pixels[0] == pixels[2 * reach] else { return nil }
    let ground = pixels[0]
    let contrasts = (0..<3).map { (color[$0] - ground[$0]).magnitude }
    guard let channel = contrasts.indices.max(by: { contrasts[$0] < contrasts[$1] }),
      contrasts[channel] > 60
    else { return nil }
    return pixels.reduce(0) { $0 + (ground[channel] - $1[channel]).magnitude } / contrasts[channel]
  }
}

extension Segment {
  fileprivate var isStraight: Bool { from.x == to.x || from.y == to.y }
  fileprivate var length: Double {
    max((from.x - to.x).magnitude, (from.y - to.y).magnitude)
  }
}

extension Raster {
  /// Red, green and blue of a pixel; nil outside.
  fileprivate func channels(_ x: Int, _ y: Int) -> [Double]? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let value = pixels[y * width + x]
    return [16, 8, 0].map { Double(value >> $0 & 0xFF) }
  }
}
