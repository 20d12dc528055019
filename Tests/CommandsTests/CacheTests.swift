import Commands
import Drawing
import Foundation
import TestSupport
import Testing

/// Figures that are found instead of drawn.
struct CacheTests {
  private static let recipe = """
    views: {A: {kind: imageView, image: i.png}, B: {kind: label, text: Text}}
    constraints: |
      A.Leading = Superview.Leading
      A.Top = Superview.Top
      B.Leading = Superview.Leading
      B.Top = A.Bottom
    """

  /// An image of a width.
  private static func image(_ width: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, 9])
  }

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(CacheTests.recipe, to: "r/A.yaml")
    try CacheTests.image(9).write(to: URL(fileURLWithPath: sandbox.path + "/r/i.png"))
  }

  /// Draws into a folder.
  /// - Returns: Whether the figures were found in the cache, which keeps whatever is drawn.
  private func draw(_ output: String, _ options: [String] = []) async -> (hit: Bool, Outcome) {
    let before = files("cache")
    let outcome = await Outcome.of(
      ["render", sandbox.path + "/r", "-o", "\(sandbox.path)/\(output)", "--size", "99x99"]
        + ["--cache", sandbox.path + "/cache", "-q"] + options)
    return (files("cache") == before, outcome)
  }

  private func files(_ output: String) -> [String: Data] {
    Sandbox.files(below: "\(sandbox.path)/\(output)")
  }

  @Test func `a figure is drawn once, and found as it was drawn`() async throws {
    let deps = ["--deps", sandbox.path + "/deps"]
    #expect(await draw("one", deps).hit == false)
    let rules = try String(contentsOfFile: sandbox.path + "/deps", encoding: .utf8)
    let found = await draw("two", deps)
    #expect(found.hit && found.1.status == .done)
    #expect(files("one").count == 2)
    #expect(files("one") == files("two"))
    #expect(
      try String(contentsOfFile: sandbox.path + "/deps", encoding: .utf8)
        == rules.replacing("/one/", with: "/two/"))
    // The recipe's place does not matter, nor do options that change no figure.
    try FileManager.default.moveItem(atPath: sandbox.path + "/r", toPath: sandbox.path + "/s")
    try FileManager.default.copyItem(atPath: sandbox.path + "/s", toPath: sandbox.path + "/r")
    #expect(await draw("three", ["-j2"]).hit)
  }

  /// Plugins of documentation tools draw so.
  @Test func `a figure of standard input in a file is drawn once`() async throws {
    let cache = sandbox.path + "/cache"
    func draw(_ file: String, _ options: String...) async -> (hit: Bool, bytes: Data?) {
      let before = files("cache")
      let path = sandbox.path + "/" + file
      let outcome = await Outcome.of(
        ["render", "-", "-o", path, "--cache", cache, "--size", "99x99"] + options,
        input:
          "1. A.Top = Superview.Top\n2. A.Left = Superview.Left\n3. A.Width = 9\n4. A.Height = 9\n")
      #expect(outcome.status == .done)
      return (files("cache") == before, FileManager.default.contents(atPath: path))
    }
    let first = await draw("a.svg")
    let second = await draw("b.svg")
    #expect(!first.hit && second.hit && first.bytes == second.bytes && first.bytes != nil)
    #expect(await draw("c.png").hit == false)
    #expect(await draw("d.svg", "--theme", "dark").hit == false)
    let last = await draw("a.svg")
    #expect(last.hit && last.bytes == first.bytes)
  }

  @Test func `whatever a figure is drawn from makes it drawn anew`() async throws {
    #expect(await draw("o").hit == false)
    #expect(await draw("o", ["--scale", "1"]).hit == false)
    #expect(await draw("o", ["--direction", "right-to-left"]).hit == false)
    let font = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
    try FileManager.default.copyItem(atPath: font, toPath: sandbox.path + "/F.otf")
    let fonts = ["--font", sandbox.path + "/F.otf"]
    #expect(await draw("o", fonts).hit == false)
    #expect(await draw("o", fonts).hit)
    try FileManager.default.removeItem(atPath: sandbox.path + "/F.otf")
    try FileManager.default.copyItem(
      atPath: font.replacing("Bold", with: "Regular"), toPath: sandbox.path + "/F.otf")
    #expect(await draw("o", fonts).hit == false)
    try CacheTests.image(19).write(to: URL(fileURLWithPath: sandbox.path + "/r/i.png"))
    #expect(await draw("o").hit == false)
    #expect(await draw("o").hit)
    try sandbox.write(CacheTests.recipe + "\n", to: "r/A.yaml")
    #expect(await draw("o").hit == false)
  }

  @Test(arguments: ["F.otf", "r/F.otf"])
  func `a font counts from where the run is, whatever folder a recipe is in`(
    _ font: String
  ) throws {
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      toPath: "\(sandbox.path)/\(font)")
    try sandbox.write(CacheTests.recipe, to: "r/sub/A.yaml")
    try FileManager.default.copyItem(
      atPath: sandbox.path + "/r/i.png", toPath: sandbox.path + "/r/sub/i.png")
    func draw() throws -> (entries: Int, dependencies: String) {
      let done = try Tool.run(
        program: "/bin/sh",
        [
          "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", sandbox.path, Tool.path, "render",
          "r/sub/A.yaml", "-o", "o", "--size", "99x99", "--font", font, "--cache", "c",
          "--deps", "deps",
        ])
      #expect(done.status == 0, "\(done.messages)")
      return (
        files("c").count,
        try String(contentsOfFile: sandbox.path + "/deps", encoding: .utf8)
      )
    }
    let (first, second) = (try draw(), try draw())
    #expect((first.entries, second.entries) == (1, 1))
    #expect(first.dependencies == second.dependencies)
  }

  @Test func `findings are reported each time`() async throws {
    try sandbox.write(SampleRecipe.ambiguous, to: "r/A.yaml")
    #expect(await draw("o").1.status == .findings)
    #expect(await draw("o").1.status == .findings)
  }

  @Test func `a cache that cannot be written is reported once, and the figures are drawn`()
    async throws
  {
    try sandbox.write(CacheTests.recipe, to: "r/B.yaml")
    for byte in 0...255 {
      let digits = String(byte, radix: 16)
      try sandbox.write("", to: "cache/" + (byte < 16 ? "0" : "") + digits)
    }
    let outcome = await draw("o", ["-j1"]).1
    #expect(outcome.status == .done)
    #expect(files("o").count == 4)
    let options = ["render", sandbox.path + "/r", "-o", sandbox.path + "/p", "--size", "99x99"]
    let loud = await Outcome.of(options + ["--cache", sandbox.path + "/cache"])
    #expect(
      loud.errors == """
        \(sandbox.path)/cache: warning: figures are drawn, but no longer kept in the cache: \
        Not a directory [cache]

        """)
    #expect(!outcome.errors.contains("warning"))
  }

  /// Entries with something wrong; forged ones have the checksum of what they are.
  static let damages: [(old: String, new: String, isForged: Bool)] = [
    ("\nfile ", "\nfile ../", false), (" A.99x99.svg\n", " ../../evil.svg\n", true),
    (" A.99x99.svg\n", " B.99x99.svg\n", true), (" A.99x99.svg\n", " A.yaml\n", true),
    (" A.99x99.svg\n", " A.99x99.pdf\n", true), (" A.99x99.svg\n", " A.\u{1B}x.svg\n", true),
    ("\nfile ", "\nfile \(Int.max) A.x\nfile ", true),
    ("\nfile ", "\nfile -1 A.x\nfile ", true), ("\nfile ", "\nfiles 0 A.x\nfile ", true),
    ("\nfile ", "\nfile 0\nfile ", true), ("</svg>\n", "</svg>", true), ("<svg", "<svh", false),
    ("IDAT", "IDAU", false), ("ibar-figures-", "ibar-figures-1", false),
  ]

  @Test(arguments: damages)
  func `a damaged entry is no figure`(
    _ row: (old: String, new: String, isForged: Bool)
  ) async throws {
    _ = await draw("one")
    let (name, bytes) = try #require(files("cache").first)
    var entry = bytes
    entry.replaceSubrange(
      try #require(entry.range(of: Data(row.old.utf8))), with: Data(row.new.utf8))
    if row.isForged {
      let end = try #require(entry.firstIndex(of: UInt8(ascii: "\n")))
      var checksum = CRC32()
      checksum.append(Array(entry[(end + 1)...]).span)
      entry.replaceSubrange(..<end, with: Data("ibar-figures-2 \(checksum.value)".utf8))
    }
    try entry.write(to: URL(fileURLWithPath: "\(sandbox.path)/cache/\(name)"))
    #expect(await draw("out/two").1.status == .done)
    #expect(
      files("out") == Dictionary(uniqueKeysWithValues: files("one").map { ("two/" + $0, $1) }))
    // Drawn anew, so the entry is whole again.
    #expect(files("cache") == [name: bytes])
  }
}
