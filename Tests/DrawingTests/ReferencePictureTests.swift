import Drawing
import Figures
import Foundation
import LayoutModel
import Pictures
import TestSupport
import Testing

/// The canvas against pictures of Interface Builder's, run of pixels by run of pixels.
///
/// The numbers were measured in the pictures; where those are at hand they are measured again, with the
/// same code that measures our own.
struct ReferencePictureTests {
  @Test(arguments: ReferenceScene.all.flatMap { scene in scene.probes.map { (scene, $0) } })
  func `our marks lie where Interface Builder's do`(_ scene: ReferenceScene, _ probe: Probe) throws
  {
    let runs = probe.runs(in: try scene.drawn(), color: probe.ours ?? probe.color)
    expect(runs, probe, within: Double(scene.scale) / 2)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: ReferenceScene.folder),
      "skipped because the reference pictures, ../shared/figures, are not here"),
    arguments: ReferenceScene.all.flatMap { scene in scene.probes.map { (scene, $0) } })
  func `the numbers are those of the pictures`(_ scene: ReferenceScene, _ probe: Probe) throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: ReferenceScene.folder + scene.picture))
    let picture = try #require(decode(Array(file)))
    let runs = probe.moved(by: scene.origin).runs(in: picture, color: probe.color)
    let (x, y) = scene.origin
    let offset = probe.isRow ? x : y
    expect(runs.map { ($0.lowerBound - offset)..<($0.upperBound - offset) }, probe, within: 0)
  }

  private func expect(_ runs: [Range<Int>], _ probe: Probe, within tolerance: Double) {
    #expect(runs.count == probe.expected.count, "\(probe.name): \(runs)")
    for (run, expected) in zip(runs, probe.expected) {
      #expect(
        Double(abs(run.lowerBound - expected.lowerBound)) <= tolerance
          && Double(abs(run.upperBound - expected.upperBound)) <= tolerance,
        "\(probe.name): \(run) for \(expected)")
    }
  }
}

/// A line of pixels, and the runs on it that have a colour.
struct Probe: Sendable, CustomTestStringConvertible {
  var name: String
  /// Whether it goes along a row, and not down a column.
  var isRow: Bool
  /// The row or the column.
  var line: Int
  /// Where on it to look, in pixels.
  var range: Range<Int>
  /// 0xRRGGBB; nil for anything but white.
  var color: UInt32?
  /// Our colour, where it is another by choice.
  var ours: UInt32?
  var expected: [Range<Int>]

  var testDescription: String { name }

  static func row(
    _ name: String, _ line: Int, in range: Range<Int>, _ color: UInt32?, ours: UInt32? = nil,
    _ expected: Range<Int>...
  ) -> Probe {
    Probe(
      name: name, isRow: true, line: line, range: range, color: color, ours: ours,
      expected: expected)
  }

  static func column(
    _ name: String, _ line: Int, in range: Range<Int>, _ color: UInt32?, ours: UInt32? = nil,
    _ expected: Range<Int>...
  ) -> Probe {
    var probe = row(name, line, in: range, color, ours: ours)
    (probe.isRow, probe.expected) = (false, expected)
    return probe
  }

  func moved(by origin: (x: Int, y: Int)) -> Probe {
    var moved = self
    let (along, across) = isRow ? (origin.x, origin.y) : (origin.y, origin.x)
    moved.line += across
    moved.range = range.lowerBound + along..<range.upperBound + along
    return moved
  }

  /// The runs of pixels within two levels of a colour in each channel.
  func runs(in picture: Raster, color: UInt32?) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for place in range {
      let (x, y) = isRow ? (place, line) : (line, place)
      let pixel = picture.pixels[y * picture.width + x] & 0xFFFFFF
      let isWanted = color.map { Probe.isNear(pixel, $0) } ?? !Probe.isNear(pixel, 0xFFFFFF)
      if !isWanted { continue }
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }

  private static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 2
    }
  }
}
