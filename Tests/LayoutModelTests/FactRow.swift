import LayoutModel
import TestSupport
import Testing

/// A layout of which it is known from elsewhere where its views lie.
struct FactRow: Sendable, CustomTestStringConvertible {
  /// Where the numbers come from: a document and the ids of its elements, or a section of the guide.
  var evidence: String
  var canvas = Canvas.square
  var recipe: String
  /// The views' frames in their superviews, in points.
  var frames: [String: Rect]

  var testDescription: String { evidence }

  /// Solves the layout and compares frames.
  /// - Parameter isPixelAligned: Whether the frames are those on the canvas's pixels.
  func check(
    isPixelAligned: Bool = false, _ location: SourceLocation = #_sourceLocation
  ) throws {
    var solved = try Sample.solved(recipe, on: canvas)
    if isPixelAligned { solved = solved.pixelAligned(scale: canvas.scale) }
    for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let found = try #require(solved.frame(name), sourceLocation: location)
      #expect(
        found.distance(to: expected) < 1e-6, "\(name): \(found) is not \(expected)",
        sourceLocation: location)
    }
  }
}

extension Canvas {
  /// A bare size without bars.
  static func bare(
    _ width: Double, _ height: Double, system: Int? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> Canvas {
    Canvas(
      size: Size(width: width, height: height), direction: direction, bars: Bars(status: false),
      system: system)
  }

  /// A device by its name.
  static func device(
    _ name: String, _ orientation: Orientation = .portrait, bars: Bars = Bars(),
    direction: LayoutDirection = .leftToRight
  ) throws -> Canvas {
    Canvas(
      device: try #require(Device.named(name)), orientation: orientation, direction: direction,
      bars: bars)
  }
}
