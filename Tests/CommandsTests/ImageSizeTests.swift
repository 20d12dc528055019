import Foundation
import TestSupport
import Testing

@testable import Commands

/// Images that a recipe names by their file.
struct ImageSizeTests {
  /// The first chunk of a PNG file: its length, IHDR, width and height.
  private static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return signature + [0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width) + bytes(height)
      + [8, 2, 0, 0, 0]
  }

  /// A JPEG file up to its frame header, behind an application segment of 16 bytes.
  private static func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    let application: [UInt8] = [0xFF, 0xE0, 0, 16] + [UInt8](repeating: 0, count: 14)
    let frame: [UInt8] =
      [0xFF, 0xC2, 0, 17, 8] + bytes(height) + bytes(width) + [3, 1, 0x22, 0, 2, 0x11, 1]
    return [0xFF, 0xD8] + application + frame
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  static let files: [(name: String, bytes: [UInt8], size: String)] = [
    ("flowers.png", png(300, 400), "300  400"),
    ("flowers@2x.png", png(600, 800), "300  400"),
    ("flowers@3x.png", png(900, 1200), "300  400"),
    ("flowers.jpg", jpeg(640, 480), "640  480"),
    ("flowers@2x.jpeg", jpeg(640, 480), "320  240"),
  ]

  private func solve(_ bytes: [UInt8], named name: String) async throws -> Outcome {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(
      """
      views: {Flowers: {kind: imageView, image: "\(name)"}}
      constraints: |
        Flowers.Leading = Superview.Leading
        Flowers.Top = Superview.Top
      """, to: "Test.yaml")
    try Data(bytes).write(to: URL(fileURLWithPath: sandbox.path + "/" + name))
    return await Outcome.of("solve", recipe, "--size", "1000x1000")
  }

  @Test(arguments: files)
  func `an image view is as large as its file`(
    _ file: (name: String, bytes: [UInt8], size: String)
  ) async throws {
    let outcome = try await solve(file.bytes, named: file.name)
    #expect(outcome.status == .done, "\(outcome.errors)")
    let words = outcome.output.split { " \n".contains($0) }
    #expect(words.suffix(2).joined(separator: "  ") == file.size)
  }

  @Test func `a pipe is no image, and is not waited for`() async throws {
    let sandbox = try Sandbox()
    #expect(mkfifo(sandbox.path + "/pipe.png", 0o600) == 0)
    let recipe = try sandbox.write("views: {A: {kind: imageView, image: pipe.png}}", to: "A.yaml")
    let outcome = await Outcome.of("solve", recipe)
    #expect(outcome.errors.contains("'pipe.png' is not a PNG or JPEG file"))
  }

  @Test(
    arguments: [
      [], Array("GIF89a".utf8), Array(png(300, 400).prefix(20)), png(0, 400), [0xFF, 0xD8],
      Array(jpeg(640, 480).prefix(24)), [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0],
    ] as [[UInt8]])
  func `another kind of file is reported`(_ bytes: [UInt8]) async throws {
    let outcome = try await solve(bytes, named: "flowers.png")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("'flowers.png' is not a PNG or JPEG file"))
  }
}
