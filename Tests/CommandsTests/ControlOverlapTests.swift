import TestSupport
import Testing

/// Controls that cover a part of each other, and those that belong over each other.
struct ControlOverlapTests {
  /// Two views, the constraints besides those that give the first one its place, and whether there is advice.
  static let rows: [(String, String, [String], Bool)] = [
    // The field is 34 points high.
    (
      "kind: textField, placeholder: Email", "kind: button, title: Sign In",
      ["B.Top = A.Top + 24", "B.CenterX = A.CenterX"], true
    ),
    (
      "kind: textField, placeholder: Email", "kind: button, title: Sign In",
      ["B.Top = A.Bottom + 24", "B.CenterX = A.CenterX"], false
    ),
    // Beside the text of the field, and over it.
    (
      "kind: textField, placeholder: Password", "kind: button, title: Show",
      ["B.CenterY = A.CenterY", "B.Trailing = A.Trailing - 8"], false
    ),
    (
      "kind: textField, placeholder: Password", "kind: button, title: Show",
      ["B.CenterY = A.CenterY", "B.Leading = A.Leading"], true
    ),
    // Beside the text by chance.
    (
      "kind: textField, placeholder: Email", "kind: button, title: Sign In",
      ["B.Top = A.Top", "B.CenterX = Superview.CenterX"], true
    ),
    (
      "kind: textField, placeholder: Email", "kind: textField, placeholder: Password",
      ["B.Top = A.Top", "B.Leading = A.Leading", "B.Trailing = A.Trailing"], true
    ),
    ("kind: slider", "kind: switch", ["B.CenterY = A.CenterY", "B.Trailing = A.Trailing"], true),
    // The text ends long before the switch.
    (
      "kind: label, text: Wi-Fi", "kind: switch",
      ["B.CenterY = A.CenterY", "B.Trailing = A.Trailing"], false
    ),
    (
      "kind: label, text: Wi-Fi", "kind: switch",
      ["B.CenterY = A.CenterY", "B.Leading = A.Leading + 10"], true
    ),
    // A ground, and a badge on a corner.
    (
      "kind: view, backgroundColor: yellow", "kind: label, text: Email",
      ["A.Height = 60", "B.CenterY = A.CenterY", "B.CenterX = A.CenterX"], false
    ),
    (
      "kind: button, title: Mail, backgroundColor: blue", "kind: label, text: '3'",
      ["B.CenterX = A.Trailing", "B.CenterY = A.Top"], false
    ),
  ]

  @Test(arguments: rows)
  func `advice names controls that cover a part of each other`(
    _ first: String, _ second: String, _ lines: [String], _ isAdvised: Bool
  ) async throws {
    let sandbox = try Sandbox()
    let all =
      [
        "A.Leading = Superview.LeadingMargin", "A.Trailing = Superview.TrailingMargin",
        "A.Top = Safe Area.Top + 20",
      ] + lines
    let path = try sandbox.write(
      """
      canvas: {device: iPhone 8, orientations: portrait}
      views:
        A: {\(first)}
        B: {\(second)}
      constraints:
      \(all.map { "  - \($0)" }.joined(separator: "\n"))

      """, to: "A.yaml")
    let outcome = await Outcome.of("check", "--advice", path)
    let advice = "4:3: advice: 'B' covers a part of 'A' [overlapping-views]"
    #expect(outcome.errors.contains(advice) == isAdvised)
    // Nothing else is wrong with the layout.
    #expect(!outcome.errors.contains("error:"))
  }
}
