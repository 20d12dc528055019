import Drawing
import Figures
import Foundation
import LayoutModel
import Pictures
import TestSupport
import Testing

/// Shadows in pixels, beside the Gaussian that they stand for.
struct ShadowTests {
  /// A black shadow of a square view at 60 points, on white.
  private func raster(
    width: Double, height: Double = 120, radius: Double = 6, corner: Double = 0, scale: Int = 2
  ) throws -> Raster {
    let shadow = "shadow: {opacity: 0.6, offset: [0, 0], radius: \(radius)}"
    let solved = try Sample.solved(
      "views: {V: {backgroundColor: white, cornerRadius: \(corner), \(shadow),"
        + " frame: [60, 60, \(width), \(height)]}}",
      on: Canvas(
        size: Size(width: width + 120, height: height + 120), bars: Bars(status: false)))
    var request = FigureRequest(name: "Shadow", title: "Shadow")
    request.hasEdge = false
    var figure = try FigureStyle.screen.figure(of: solved, request)
    figure.bounds = Rect(x: 0, y: 0, width: width + 120, height: height + 120)
    var renderer = FigureRenderer()
    return try PNGReader.raster(
      of: renderer.bytes(of: figure, as: .png, DrawingOptions(scale: scale)))
  }

  private func gray(_ raster: Raster, _ x: Int, _ y: Int) -> Int {
    Int(raster.pixels[y * raster.width + x] & 0xFF)
  }

  @Test(arguments: [1, 2, 3], [2.0, 6, 12.5])
  func `a shadow follows a Gaussian, without steps`(_ scale: Int, _ radius: Double) throws {
    let raster = try raster(width: 120, radius: radius, scale: scale)
    for column in 0..<60 * scale {
      // Of a straight edge, a Gaussian leaves half of the complementary error function of the distance.
      let distance = 60 - (Double(column) + 0.5) / Double(scale)
      let share = 0.5 * erfc(distance / (radius * 2.0.squareRoot()))
      let expected = 255 * (1 - 0.6 * share)
      let found = Double(gray(raster, column, 120 * scale))
      // Filter Effects 1: three means come within 3 percent of a Gaussian.
      #expect(
        (found - expected).magnitude <= 0.03 * 0.6 * 255, "at \(column): \(found), not \(expected)")
    }
    let row = (0..<60 * scale).map { gray(raster, $0, 120 * scale) }
    // The steepest place of a Gaussian's edge is 0.4 of the height in one standard deviation.
    let steepest = 255 * 0.6 * 0.4 / (radius * Double(scale))
    #expect(zip(row, row.dropFirst()).allSatisfy { Double($0 - $1) <= steepest + 1.5 && $0 >= $1 })
  }

  /// What is left out in the middle of a long shadow changes nothing.
  ///
  /// Three means of 23 pixels reach 34; of the short shadows, no row or column is left out.
  @Test(arguments: [(0.0, 34.0), (10, 54), (60, 154)])
  func `a long shadow has the ends of a short one`(_ corner: Double, _ side: Double) throws {
    let short = try raster(width: side, height: side, corner: corner)
    let long = try raster(width: 240, height: 260, corner: corner)
    let end = 120 + Int(side) - 2
    for y in stride(from: 0, to: end, by: 5) {
      for x in stride(from: 0, to: end, by: 5) {
        #expect(gray(long, x, y) == gray(short, x, y))
        #expect(gray(long, long.width - 1 - x, y) == gray(short, short.width - 1 - x, y))
        #expect(gray(long, x, long.height - 1 - y) == gray(short, x, short.height - 1 - y))
      }
    }
  }

  @Test func `a shadow larger than any picture draws nothing and does not fail`() throws {
    let raster = try raster(width: 100, radius: 1e6)
    #expect(gray(raster, 20, 20) == 255)
  }

  @Test func `an SVG and a PDF hold one shadow for each view`() throws {
    let figure = try Figure.sample(
      "views: {V: {backgroundColor: white, shadow: true, frame: [60, 160, 100, 100]}}",
      named: "Shadow")
    let svg = String(decoding: try SVGFile(figure).bytes, as: UTF8.self)
    #expect(svg.components(separatedBy: "<feGaussianBlur stdDeviation=\"3\"/>").count == 2)
    var renderer = FigureRenderer()
    let pdf = String(decoding: try renderer.bytes(of: figure, as: .pdf), as: UTF8.self)
    #expect(pdf.components(separatedBy: "/SMask").count > 1)
  }
}
