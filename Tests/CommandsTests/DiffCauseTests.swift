import Commands
import Drawing
import Foundation
import Pictures
import TestSupport
import Testing

/// Changes that look alike but have nothing to do with each other.
struct DiffCauseTests {
  private static let recipe = """
    title: One
    canvas: {size: [300, 300]}
    views:
      A: {frame: [0, 0, 9, 9]}
      B: {frame: [0, 0, 9, 9]}
      C: {frame: [0, 0, 9, 9], backgroundColor: red}
    """

  /// The report on two recipes, each edited in its own way.
  private static func diff(_ first: [String], _ second: [String]) async throws -> String {
    let sandbox = try Sandbox()
    for (name, texts) in [("R1", first), ("R2", second)] {
      for (side, text) in zip(["old", "new"], texts) {
        try sandbox.write(text, to: "\(side)/\(name).yaml")
      }
    }
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    return outcome.output + outcome.errors
  }

  private static func edited(_ from: String, _ to: String) -> String {
    recipe.replacingOccurrences(of: from, with: to)
  }

  private static let base = recipe
  static let rows: [(what: String, first: [String], second: [String])] = [
    (
      "titles", [base, edited("One", "Alpha")],
      [edited("One", "Two"), edited("One", "Beta")]
    ),
    (
      "views that came", [base, base + "\n  D: {kind: button, frame: [0, 0, 9, 9]}"],
      [base, base + "\n  D: {kind: switch, frame: [0, 0, 9, 9]}"]
    ),
    (
      "views that went", [base, edited("  C: {frame: [0, 0, 9, 9], backgroundColor: red}", "")],
      [edited("red", "blue"), edited("  C: {frame: [0, 0, 9, 9], backgroundColor: red}", "")]
    ),
    (
      "superviews", [base, base.replacing(/9]}\n  C: (.*)/) { "9], subviews: {C: \($0.1)}}" }],
      [
        base.replacing(/9]}\n  C: (.*)/) { "9], subviews: {D: {subviews: {C: \($0.1)}}}}" },
        base.replacing(/9]}\n  C: (.*)/) { "9], subviews: {D: {}, C: \($0.1)}}" },
      ]
    ),
    (
      "orders",
      [base, edited("  A: {frame: [0, 0, 9, 9]}\n", "") + "\n  A: {frame: [0, 0, 9, 9]}"],
      [
        base,
        edited("  A: {frame: [0, 0, 9, 9]}\n  B:", "  B: {frame: [0, 0, 9, 9]}\n  A:"),
      ]
    ),
  ]

  @Test(arguments: rows)
  func `two edits of the same kind are two entries, one edit of two recipes is one`(
    _ row: (what: String, first: [String], second: [String])
  ) async throws {
    let two = try await Self.diff(row.first, row.second)
    #expect(!two.contains("2 figures, cause") && two.hasSuffix("\n\n2 changed\n"), "\(two)")
    let one = try await Self.diff(row.first, row.first)
    #expect(one.contains("2 figures, cause") && one.hasSuffix("\n\n2 changed\n"), "\(one)")
  }

  @Test(arguments: [
    (
      "A.Width = 9\n  9. A.Width = 8", "A.Width = 9\n  9. A.Height = 9",
      "not unsatisfiable any more"
    ),
    ("A.Width = 9", "A.Width = 9\n  9. A.Height = 9", "not ambiguous any more"),
  ])
  func `a resolved finding is reported at the line of its cause`(
    _ from: String, _ to: String, _ words: String
  ) async throws {
    let texts = [from, to].map {
      """
      canvas: {size: [300, 300]}
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        \($0)
      """
    }
    let report = try await Self.diff(texts, texts)
    let line = report.split(separator: "\n").first { $0.contains(words) }
    #expect(line?.hasSuffix(" (line 7)") == true, "\(report)")
  }

  @Test func `a change of the canvas is not reported at the line of a view`() async throws {
    let texts = ["iPhone 6", "iPhone 6 Plus"].map {
      DiffTests.recipe.replacingOccurrences(of: "size: [600, 600]", with: "device: \($0)")
    }
    let report = try await Self.diff(texts, texts)
    #expect(report.contains("Red View: width ") && !report.contains("(line "), "\(report)")
  }

  /// A grey picture with black pixels at its beginning.
  private static func picture(_ size: Int, black: Int, grey: UInt32) -> Data {
    var pixels = [UInt32](repeating: grey, count: size * size)
    for index in 0..<black { pixels[index] = 0 }
    return Data(
      PNGEncoder.encode(Raster(width: size, height: size, pixels: pixels), scale: 1))
  }

  @Test(arguments: [(20, 0), (30, 99)])
  func `pictures of others that changed alike are one entry each`(
    _ size: Int, _ black: Int
  ) async throws {
    let sandbox = try Sandbox()
    for name in ["One", "Two"] {
      for (side, picture) in [
        ("old", Self.picture(30, black: 0, grey: 0x999999)),
        ("new", Self.picture(size, black: black, grey: 0x999999)),
      ] {
        let path = try sandbox.write("", to: "\(side)/\(name).png")
        try picture.write(to: URL(fileURLWithPath: path))
      }
    }
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(!outcome.output.contains("2 figures, cause"), "\(outcome)")
    #expect(outcome.output.hasSuffix("\n\n2 changed\n"), "\(outcome)")
  }
}
