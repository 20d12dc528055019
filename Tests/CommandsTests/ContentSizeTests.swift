import Foundation
import TestSupport
import Testing

@testable import Commands

/// Content sizes that a file gives.
struct ContentSizeTests {
  private static let recipe = """
    canvas: {size: [300, 200], bars: {status: false}}
    views:
      Name Label: {kind: label, text: Name}
      Box: {id: box-1, kind: imageView, image: {name: x, size: [10, 20]}}
    constraints: |
      Name Label.Leading = Superview.Leading + 10
      Name Label.Top = Superview.Top + 10
      Box.Leading = Name Label.Trailing + 5
      Box.Top = Name Label.Bottom

    """

  private func solve(_ sizes: String, _ options: String...) async throws -> Outcome {
    let sandbox = try Sandbox(inMemory: true)
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
    let file = try sandbox.write(sizes, to: "sizes.json")
    return await Outcome.of(["solve", recipe, "--sizes", file] + options)
  }

  @Test func `they take the place of measured ones, by id or name`() async throws {
    let outcome = try await solve(
      #"{"views": [{"name": "name label", "width": 100, "height": 40},"#
        + #" {"id": "box-1", "width": 7, "height": 8, "note": "more is ignored"}]}"#)
    #expect(outcome.errors == "")
    let rows = outcome.output.split(separator: "\n").map {
      $0.split(separator: " ").suffix(4).joined(separator: " ")
    }
    // 10 + 100 + 5 from the leading edge, 10 + 40 from the top.
    #expect(rows.suffix(2) == ["10 10 100 40", "115 50 7 8"])
  }

  @Test func `null is a side without a content size`() async throws {
    let outcome = try await solve(
      #"{"views": [{"id": "box-1", "width": null, "height": 8}]}"#)
    #expect(outcome.status == .findings)
    #expect(outcome.errors.contains("'Box' is ambiguous: nothing determines its width"))
  }

  /// Frames that Interface Builder stores, with sizes of the file's views that another tool took from them.
  static let documents: [(document: String, sizes: String, frames: [String: [Double]])] = [
    // The frame of a check box is that of its alignment rectangle and 2 points on each side, not 1.
    (
      "ControlsOfXcode8",
      #"{"id": "chk-30-001", "width": 262, "height": 16}, {"id": "end-30-001", "width": 40, "height": 20}"#,
      ["chk-30-001": [18, 224, 264, 18], "end-30-001": [18, 57, 44, 20]]
    ),
    // A text on a background has no insets, not 2 on each side.
    (
      "TextWithBackground", #"{"id": "lab-06-003", "width": 33, "height": 16}"#,
      ["lab-06-003": [20, 42, 37, 16]]
    ),
    // Baselines are those of the texts, however high the views are.
    (
      "BaselineRelativeStack",
      #"{"id": "lab-27-001", "width": 200, "height": 44}, {"id": "lab-27-002", "width": 200, "height": 44}"#,
      ["lab-27-001": [0, 0, 200, 44], "lab-27-002": [0, 56, 200, 44]]
    ),
  ]

  @Test(arguments: documents)
  func `controls keep the size that a document stores, and texts their baselines`(
    _ row: (document: String, sizes: String, frames: [String: [Double]])
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let file = try sandbox.write(#"{"views": [\#(row.sizes)]}"#, to: "sizes.json")
    let path = Repository.root + "/Tests/Fixtures/InterfaceBuilder/Rules/\(row.document).xib"
    let outcome = await Outcome.of(["solve", "--json", path, "--sizes", file])
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let files = try #require(json?["files"] as? [[String: Any]])
    let layouts = try #require(files.first?["layouts"] as? [[String: Any]])
    let views = try #require(layouts.first?["views"] as? [[String: Any]])
    for (id, frame) in row.frames {
      let view = try #require(views.first { $0["id"] as? String == id })
      #expect(["x", "y", "width", "height"].map { view[$0] as? Double } == frame, "\(id)")
    }
  }

  static let faults: [(text: String, message: String)] = [
    ("[1", "this is not JSON"), ("{}", "there is no list \"views\" in it"),
    (#"{"views": [{"name": "A", "width": 1}]}"#, "\"width\" and \"height\" of view 1 are numbers"),
    (
      #"{"views": [{"name": "A", "width": -1, "height": 2}]}"#,
      "\"width\" and \"height\" of view 1 are numbers"
    ),
    (#"{"views": [{"width": 1, "height": 2}]}"#, "view 1 has neither \"id\" nor \"name\""),
    ("{\"views\": [{\"name\": \"A\", \"width\": \"x\", \"height\": 2}]}", "of view 1 are numbers"),
  ]

  @Test(arguments: faults)
  func `what is no content size is an error`(_ row: (text: String, message: String)) async throws {
    let outcome = try await solve(row.text, "--json")
    #expect(outcome.status == .failed)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("sizes.json: error: "))
    #expect(outcome.errors.contains(row.message), "\(outcome.errors)")
  }
}
