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
