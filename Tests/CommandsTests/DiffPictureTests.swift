import Commands
import Drawing
import Foundation
import Pictures
import TestSupport
import Testing

/// Pictures that no layout explains.
struct DiffPictureTests {
  /// A white picture of which some pixels are black.
  private static func picture(_ width: Int, _ height: Int, black: Int) -> Data {
    var pixels = [UInt32](repeating: 0xFFFFFF, count: width * height)
    for index in 0..<black { pixels[width * (height / 2) + index] = 0 }
    return Data(
      PNGEncoder.encode(Raster(width: width, height: height, pixels: pixels), scale: 1))
  }

  private static func diff(_ old: Data, _ new: Data, _ options: String...) async throws -> Outcome {
    let sandbox = try Sandbox()
    let paths = ["a.png", "b.png"].map { sandbox.path + "/" + $0 }
    try old.write(to: URL(fileURLWithPath: paths[0]))
    try new.write(to: URL(fileURLWithPath: paths[1]))
    return await Outcome.of(["diff"] + paths + options)
  }

  @Test func `pictures of others are compared as pixels, exactly`() async throws {
    let blank = Self.picture(100, 50, black: 0)
    let one = try await Self.diff(blank, Self.picture(100, 50, black: 1))
    #expect(one.status == .findings)
    #expect(
      one.output == """
        drawing: b.png
          drawn differently, most pixels #FFFFFF -> #000000
          1 pixel (0.02 %) in 1 place; largest colour difference 1, 99th percentile 1 (OKLab distance, black to white is 1)

        1 changed

        """)
    let larger = try await Self.diff(blank, Self.picture(101, 50, black: 0))
    #expect(larger.status == .findings)
    #expect(larger.output.contains("101 x 50 pixels, not 100 x 50"))
    #expect(larger.output.contains("50 pixels (0.99 %) in 1 place"))
  }

  @Test func `the same pixels in other bytes are no change`() async throws {
    let picture = Self.picture(100, 50, black: 9)
    var other = picture
    // A comment between the header and the pixels; its checksum is that of "tEXta" and a zero.
    let chunk: [UInt8] = [0, 0, 0, 2, 0x74, 0x45, 0x58, 0x74, 0x61, 0, 0x90, 0xC5, 0x84, 0x6A]
    other.insert(contentsOf: chunk, at: 33)
    let outcome = try await Self.diff(picture, other)
    #expect(outcome.status == .done, "\(outcome.errors)\(outcome.output)")
  }

  /// Two grey pixels of 16 bits: 1000 and 1000 in hexadecimal, and 1000 and 1001.
  @Test func `a difference in the low byte of 16 bits is one`() async throws {
    func file(_ pixels: String) throws -> Data {
      let start = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwV"
      return try #require(Data(base64Encoded: start + pixels))
    }
    let old = try file("AAAAEElEQVR4AQEFAPr/ABAAEAAAZQAhaKxNYAAAAABJRU5ErkJggg==")
    let new = try file("AAAAEElEQVR4AQEFAPr/ABAAEAEAZgAizoOLMwAAAABJRU5ErkJggg==")
    let outcome = try await Self.diff(old, new)
    #expect(outcome.status == .findings)
    #expect(
      outcome.output.contains(
        "1 pixel (50 %) in 1 place, 1 only in the low bytes of 16-bit samples; "
          + "largest colour difference 0, "), "\(outcome)")
    #expect(!outcome.output.contains("most pixels"))
    #expect(try await Self.diff(old, old).status == .done)
  }

  @Test func `figures that were drawn again are unchanged, whatever their bytes`() async throws {
    let sandbox = try Sandbox()
    for name in Repository.recipes {
      let text = try String(contentsOfFile: name, encoding: .utf8)
      let file = name.split(separator: "/").last.map(String.init) ?? "A.yaml"
      try sandbox.write(text, to: "old/" + file)
      // Expected frames are no part of a figure but of its recipe's digest.
      let cut = text.range(of: "\nframes:").map { String(text[..<$0.lowerBound]) } ?? text
      try sandbox.write("# the same\n" + cut, to: "new/" + file)
    }
    for side in ["old", "new"] {
      _ = await Outcome.of(
        "render", sandbox.path + "/" + side, "-o", sandbox.path + "/figures-" + side)
    }
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/figures-old", sandbox.path + "/figures-new")
    #expect(
      outcome.status == .done && outcome.output.hasSuffix(" unchanged\n"), "\(outcome.output)")
    let old = Sandbox.files(below: sandbox.path + "/figures-old")
    let new = Sandbox.files(below: sandbox.path + "/figures-new")
    #expect(Set(old.keys) == Set(new.keys) && old != new)
  }

  @Test func `a figure of the same layout that is drawn differently names what is`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(DiffTests.recipe, to: "A.yaml")
    let sides = ["/old", "/new"].map { sandbox.path + $0 }
    for side in sides { _ = await Outcome.of("render", recipe, "-o", side, "--format", "svg") }
    let text = try String(contentsOfFile: sides[1] + "/A.svg", encoding: .utf8)
    let edited = text.replacingOccurrences(of: "fill=\"#C33\"", with: "fill=\"#C34\"")
    try sandbox.write(edited, to: "new/A.svg")
    let outcome = await Outcome.of(["diff"] + sides)
    #expect(outcome.status == .findings)
    #expect(
      outcome.output == "drawing: A.svg\n  drawn differently: Red View\n\n1 changed\n",
      "\(outcome.output)\(outcome.errors)")
  }

  /// A figure of which the mixed colours of some pixels are lighter; all else in it is as it was.
  private static func faded(_ bytes: [UInt8], _ rows: Range<Int>) throws -> Data {
    let picture = try PNGReader.raster(of: bytes)
    var pixels = picture.pixels
    for index in rows.lowerBound * picture.width..<rows.upperBound * picture.width {
      let color = pixels[index]
      let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
      guard red == green, green == blue, (0x60...0xE0).contains(red) else { continue }
      pixels[index] = color + 0x080808
    }
    let metadata = try #require(PNGReader.text("ibar", in: bytes))
    return Data(
      PNGEncoder.encode(
        Raster(width: picture.width, height: picture.height, pixels: pixels), scale: 2,
        text: [("ibar", metadata)]))
  }

  @Test func `edges of letters can be tolerated, and nothing else`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(DiffTests.recipe, to: "A.yaml")
    let sides = ["/old", "/new"].map { sandbox.path + $0 }
    for side in sides { _ = await Outcome.of("render", recipe, "-o", side, "--format", "png") }
    let url = URL(fileURLWithPath: sides[1] + "/A.png")
    let bytes = Array(try Data(contentsOf: url))
    // The label stands 160 points from the top.
    try Self.faded(bytes, 325..<360).write(to: url)
    let exact = await Outcome.of(["diff"] + sides)
    #expect(exact.status == .findings)
    #expect(
      exact.output.hasPrefix(
        "antialiasing: A.png\n  only the edges of shapes differ, in Name Label\n"),
      "\(exact.output)")
    let tolerant = await Outcome.of(["diff", "--tolerance", "text"] + sides)
    #expect(tolerant.status == .done && tolerant.output == "1 unchanged\n", "\(tolerant.output)")
    // The battery of the status bar is no text of a view.
    try Self.faded(bytes, 0..<40).write(to: url)
    #expect(await Outcome.of(["diff", "--tolerance", "text"] + sides).status == .findings)
  }
}
