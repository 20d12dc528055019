import Commands
import Foundation
import TestSupport
import Testing

/// What `diff` cannot do.
struct DiffFaultTests {
  /// A folder with a figure, and another one with the same.
  private func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(DiffTests.recipe, to: "A.yaml")
    for folder in ["old", "new"] {
      _ = await Outcome.of("render", recipe, "-o", sandbox.path + "/" + folder)
    }
    return sandbox
  }

  @Test func `a missing side, the same side twice and nothing at all are errors`() async throws {
    let sandbox = try await sandbox()
    let old = sandbox.path + "/old"
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/empty", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: sandbox.path + "/void", withIntermediateDirectories: true)
    let rows = [
      ([sandbox.path + "/missing", old], "no such path; git finds no repository"),
      ([old, sandbox.path + "/missing"], "No such file or directory"),
      ([old, old], "both sides are the same"), ([old, old + "/"], "both sides are the same"),
      ([old], "there is nothing to compare it with"), ([], "needs OLD and NEW"),
      ([sandbox.path + "/empty", sandbox.path + "/void"], "there is nothing to compare"),
      ([old, sandbox.path + "/new", sandbox.path], "two sides can be compared"),
      (["HEAD", "--", sandbox.path, "-o"], "options go before '--'"),
    ]
    for (paths, words) in rows {
      let outcome = await Outcome.of(["diff"] + paths)
      #expect(outcome.status == .failed, "\(paths)")
      #expect(outcome.output.isEmpty && outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test func `a figure without its like, a pipe, and a report among figures are errors`()
    async throws
  {
    let sandbox = try await sandbox()
    let (old, new) = (sandbox.path + "/old", sandbox.path + "/new")
    try FileManager.default.removeItem(atPath: new + "/A.svg")
    #expect(mkfifo(new + "/B.png", 0o600) == 0)
    let rows = [
      ([old + "/A.svg", new], "there is no 'A.svg' to compare"),
      ([old + "/A.png", new + "/B.png"], "/new/B.png: error: not a regular file"),
      ([old, new], "/new/B.png: error: not a regular file"),
      ([old, new, "-o", new + "/r", "--report", "html"], "whose figures are compared"),
    ]
    for (words, message) in rows {
      let outcome = await Outcome.of(["diff"] + words + ["--accept"])
      #expect(outcome.status == .failed)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    #expect(Sandbox.files(below: old).keys.sorted() == ["A.png", "A.svg"])
  }

  @Test func `figures of a folder that several links lead to are compared once`() async throws {
    let sandbox = try await sandbox()
    for side in ["old", "new"] {
      for (name, target) in [
        ("again", "inner"), ("more", "inner"), ("round", "."),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: sandbox.path + "/\(side)/\(name)", withDestinationPath: target)
      }
      try FileManager.default.copyItem(
        atPath: sandbox.path + "/\(side)/A.png", toPath: sandbox.path + "/\(side)-A.png")
      try sandbox.write("", to: "\(side)/inner/x")
      try FileManager.default.moveItem(
        atPath: sandbox.path + "/\(side)-A.png", toPath: sandbox.path + "/\(side)/inner/B.png")
    }
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(outcome.status == .done && outcome.output == "2 unchanged\n", "\(outcome.output)")
  }

  @Test func `a PNG does not take the place of an SVG`() async throws {
    let sandbox = try await sandbox()
    let (old, other) = (sandbox.path + "/old/A.svg", sandbox.path + "/o/B.png")
    let recipe = try sandbox.write(
      DiffTests.recipe.replacingOccurrences(of: "100.0", with: "90.0"), to: "B.yaml")
    _ = await Outcome.of("render", recipe, "-o", sandbox.path + "/o")
    let before = try Data(contentsOf: URL(filePath: old))
    let outcome = await Outcome.of("diff", old, other, "--accept")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("PNG cannot take the place of this file"))
    #expect(try Data(contentsOf: URL(filePath: old)) == before)
  }

  @Test(arguments: [
    (#""drawing":3"#, #""drawing":1e300"#, Commands.ExitStatus.failed),
    (#""x":20,"#, #""x":1e300,"#, .findings),
    (
      #""objective":["#, #""findings":[{"kind":"unsatisfiable","members":[1e300]}],"objective":["#,
      .failed
    ),
    (
      #""objective":["#,
      #""findings":[{"kind":"unsatisfiable","members":[-9223372036854775808]}],"objective":["#,
      .failed
    ),
    (
      #""objective":["#, #""findings":[{"kind":"unsatisfiable","members":[99]}],"objective":["#,
      .failed
    ),
    (#""objective":["#, #""findings":[{"kind":"odd"}],"objective":["#, .failed),
    (#""firstAttribute":"leading""#, #""firstAttribute":"beginning""#, .failed),
    (
      #""views":["#, #""views":[{"name":"A","parent":"A","x":0,"y":0,"width":9,"height":9},"#,
      .findings
    ),
  ])
  func `a figure's record that is damaged or hostile does not end the comparison`(
    _ from: String, _ to: String, _ status: Commands.ExitStatus
  ) async throws {
    let sandbox = try await sandbox()
    let paths = ["old", "new"].map { sandbox.path + "/\($0)/A.svg" }
    let text = try String(contentsOfFile: paths[1], encoding: .utf8)
    let changed = text.replacingOccurrences(of: from, with: to)
    #expect(changed != text)
    try Data(changed.utf8).write(to: URL(filePath: paths[1]))
    for options in [[], ["--tolerance", "text"]] {
      let outcome = await Outcome.of(["diff"] + paths + options)
      #expect(outcome.status == status, "\(outcome.errors)")
      #expect(
        status != .failed
          || outcome.errors.contains(
            "A.svg: error: not a figure of ibar: its metadata is damaged: ")
      )
    }
  }

  @Test func `control characters of a figure's texts do not reach the terminal`() async throws {
    let sandbox = try await sandbox()
    let paths = ["old", "new"].map { sandbox.path + "/\($0)/A.svg" }
    let text = try String(contentsOfFile: paths[1], encoding: .utf8)
    let title = #""title":"x\u001b]0;y\u0007\n::error::z""#
    try Data(text.replacingOccurrences(of: #""title":"Sample""#, with: title).utf8)
      .write(to: URL(filePath: paths[1]))
    let outcome = await Outcome.of(["diff"] + paths)
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains("x\\u{1B}]0;y\\u{07}\\n::error::z"), "\(outcome.output)")
  }

  @Test func `the order of constraints is what a legend shows`() async throws {
    let sandbox = try await sandbox()
    let plain = DiffTests.recipe.replacingOccurrences(
      of: "  [0-9]+[.] ", with: "  ", options: .regularExpression)
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try sandbox.write(plain, to: "p/A.yaml")
    let swapped = lines.dropLast(2) + [lines[lines.count - 1], lines[lines.count - 2]]
    let second = try sandbox.write(swapped.joined(separator: "\n"), to: "q/A.yaml")
    let outcome = await Outcome.of("diff", first, second, "--legend", "beside")
    #expect(outcome.status == .findings, "\(outcome.output)\(outcome.errors)")
  }

  @Test func `a folder for reports without reports is an error`() async throws {
    let sandbox = try await sandbox()
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/old", sandbox.path + "/new", "-o", sandbox.path + "/r")
    #expect(outcome.status == .failed && outcome.errors.contains("name them with --report"))
  }

  @Test(arguments: [
    ("cut", "the file is cut off"), ("header", "the file is cut off"),
    ("bomb", "claims 1000000 x 1000000 pixels"),
    ("nothing", "claims 0 x 1200 pixels"), ("text", "not a PNG file"),
    ("dense", "claims 8000 x 8000 pixels, more than its 57 bytes can hold"), ("noise", ""),
    ("flat", "claims 8192 x 16384 pixels, more than 32 megapixels, in only 20057 bytes"),
    ("pixels", "IDAT"),
  ])
  func `a PNG that cannot be read is an error, and nothing is decoded of a bomb`(
    _ what: String, _ words: String
  ) async throws {
    let sandbox = try await sandbox()
    let path = sandbox.path + "/new/A.png"
    let good = try Data(contentsOf: URL(fileURLWithPath: path))
    func header(_ width: UInt32, _ height: UInt32) -> Data {
      var data = good.prefix(33)
      for (place, number) in [(16, width), (20, height)] {
        for byte in 0..<4 { data[place + byte] = UInt8(number >> UInt32(24 - 8 * byte) & 255) }
      }
      return data
    }
    let end = Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    var bytes: Data
    switch what {
    case "cut": bytes = good.dropLast(300)
    case "header": bytes = good.prefix(20)
    case "bomb": bytes = header(1_000_000, 1_000_000) + end
    case "dense": bytes = header(8000, 8000) + end + end
    case "flat":
      // One bit a pixel: the pixels are 16 MB, and would be 512 MB when they are read.
      bytes = header(8192, 16384) + Data([0, 0, 0x4E, 0x20, 0x49, 0x44, 0x41, 0x54])
      (bytes[24], bytes[25]) = (1, 0)
      bytes += Data(count: 20_000 + 4) + end
    case "nothing": bytes = header(0, 1200) + end
    case "text": bytes = Data("hello".utf8)
    case "pixels":
      // A byte of the compressed rows, of which some can be read all the same.
      bytes = good
      bytes[good.count - 40] ^= 1
    default:
      bytes = good
      for index in stride(from: 200, to: good.count - 20, by: 7) { bytes[index] ^= 0x55 }
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("/new/A.png: error: " + words), "\(outcome.errors)")
    // The other figure is compared all the same.
    #expect(outcome.output == "1 unchanged\n")
  }

  @Test func `an SVG of another program is an error, unless it is the same`() async throws {
    let sandbox = try await sandbox()
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
    try sandbox.write(svg, to: "old/B.svg")
    try sandbox.write(svg, to: "new/B.svg")
    let sides = ["/old", "/new"].map { sandbox.path + $0 }
    #expect(await Outcome.of(["diff"] + sides).status == .done)
    try sandbox.write(svg + "\n", to: "new/B.svg")
    let outcome = await Outcome.of(["diff"] + sides)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("B.svg: error: not a figure of ibar: it has no metadata"))
    for metadata in ["nonsense", "{}", "{\"layout\":{\"status\":1}}", ""] {
      try sandbox.write("<svg><metadata>\(metadata)</metadata></svg>", to: "new/B.svg")
      try sandbox.write("<svg><metadata>\(metadata)</metadata> </svg>", to: "old/B.svg")
      let outcome = await Outcome.of(["diff"] + sides)
      #expect(outcome.status == .failed)
      #expect(outcome.errors.contains("B.svg: error: not a figure of ibar: "))
    }
  }

  @Test func `a recipe with a fault fails, and is not reported as removed`() async throws {
    let sandbox = try Sandbox()
    for folder in ["old", "new"] {
      try sandbox.write(DiffTests.recipe, to: folder + "/A.yaml")
      try sandbox.write(DiffTests.recipe, to: folder + "/B.yaml")
    }
    try sandbox.write("titel: X\nviews: {}", to: "new/B.yaml")
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(outcome.status == .failed)
    #expect(outcome.output == "1 unchanged\n")
    #expect(outcome.errors.contains("titel"))
  }
}
