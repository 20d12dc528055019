import Diagnostics
import LayoutFindings
import LayoutModel
import TestSupport
import Testing
import Typesetting

/// Views without a width or height, texts lower than their lines, and texts over each other.
struct CollapseAdviceTests {
  private func advice(_ recipe: String, _ id: String) throws -> [Diagnostic] {
    try Sample.solved(recipe).advice(.standard).filter { $0.id == id }
  }

  private func view(_ declaration: String, _ lines: String...) -> String {
    """
    views: {A: \(declaration)}
    constraints: |
      1. A.Leading = Superview.Leading
      2. A.Width = 50
      \(lines.joined(separator: "\n  "))
    """
  }

  /// The top and the bottom are both 20 points below the superview's top.
  @Test func `two edges at one place are named by their constraints`() throws {
    let lines = ["3. A.Top = Superview.Top + 20", "4. A.Bottom = Superview.Top + 20"]
    let found = try advice(view("{backgroundColor: red}", lines[0], lines[1]), "collapsed")
    #expect(
      found.map(\.message) == [
        "'A' is 0 points high: constraint 3 and constraint 4 put two of its edges at one place"
      ])
    #expect(
      found.first?.help
        == "give one of them another constant, or write 'A.Height = 100.0' in place of constraint 4"
    )
  }

  @Test(arguments: [
    // Nothing is to be seen of a view without a colour.
    ("{}", "4. A.Bottom = Superview.Top + 20"),
    // It is a point high.
    ("{backgroundColor: red}", "4. A.Bottom = Superview.Top + 21"),
    // An author who writes 0 means it.
    ("{backgroundColor: red}", "4. A.Height = 0"),
    ("{backgroundColor: red, isHidden: true}", "4. A.Bottom = Superview.Top + 20"),
  ])
  func `other views are fine`(_ declaration: String, _ line: String) throws {
    let recipe = view(declaration, "3. A.Top = Superview.Top + 20", line)
    #expect(try advice(recipe, "collapsed").isEmpty)
  }

  /// A line of the font of 20 points is 1.19336 x 20 = 23.9 points high, two thirds of it are 15.9.
  @Test(arguments: [(4, true), (15, true), (16, false), (24, false)])
  func `a text lower than two thirds of a line is squeezed`(_ height: Int, _ isAdvice: Bool) throws
  {
    let recipe = view(
      "{kind: label, text: Hint, font: 20}", "A.Top = Superview.Top", "A.Height = \(height)")
    #expect(try advice(recipe, "collapsed").isEmpty != isAdvice)
  }

  /// A begins 12 points below C and is a line of 20.3 points high, so that it ends below B's top at 24.
  @Test func `the constraint that lets a text lie over another one is to be replaced`() throws {
    let recipe = """
      views:
        C: {backgroundColor: red}
        A: {kind: label, text: Never share it}
        B: {kind: label, text: Sign in}
      constraints: |
        1. C.Leading = Superview.Leading
        2. C.Trailing = Superview.Trailing
        3. C.Top = Superview.Top
        4. C.Height = 20
        5. A.Leading = Superview.Leading
        6. A.Top = C.Bottom + 12
        7. B.Leading = Superview.Leading
        8. B.Top = C.Bottom + 24
      """
    let found = try advice(recipe, "overlapping-texts")
    #expect(found.map(\.help) == ["write 'B.Top = A.Bottom + 8.0' in place of constraint 8"])
    #expect(found.first?.notes.map(\.message) == ["B.Top = C.Bottom + 24"])
    let changed = recipe.replacing("B.Top = C.Bottom + 24", with: "B.Top = A.Bottom + 8")
    #expect(try Sample.solved(changed).advice(.standard).isEmpty)
  }
}
