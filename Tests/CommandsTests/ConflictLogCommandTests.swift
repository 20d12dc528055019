import Foundation
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Commands
@testable import FigureComposition

/// What commands do with logs of conflicts.
struct ConflictLogCommandTests {
  /// 100 and 200 cannot both be the height; the width has nothing to do with it.
  private static let conflict = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x6000021 UIView:0x7fc100.height == 100   (active)>",
        "<NSLayoutConstraint:0x6000022 UIView:0x7fc100.width == 50   (active)>",
        "<NSLayoutConstraint:0x6000023 UIView:0x7fc100.height == 200   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x6000021 UIView:0x7fc100.height == 100   (active)>

    """
  private static let entry = "- `<NSLayoutConstraint:0x1 UIView:0xa.width == -1   (active)>`\n"
  private static let layout = """
    ```
    Red.Leading = Superview.Leading
    Red.Top = Superview.Top
    Red.Width = 100.0
    Red.Height = 100.0
    ```

    """

  @Test func `check reports the conflict`() async throws {
    let sandbox = try Sandbox()
    let log = try sandbox.write(Self.conflict, to: "app.log")
    let outcome = await Outcome.of("check", log)
    #expect(outcome.status == .findings)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.contains(
        "app.log:3:6: error: constraints 1 and 3 cannot both hold [unsatisfiable]\n"))
    #expect(outcome.errors.contains("= note: innocent: constraint 2: UIView 0x7fc100.Width = 50.0"))
    #expect(outcome.errors.contains("= note: UIKit broke constraint 1 (line 3"))
    #expect(
      outcome.errors.contains(
        "= help: UIView 0x7fc100 has two heights: delete constraint 1 or constraint 3"))
  }

  @Test func `JSON has the members of the minimal set, of any input`() async throws {
    let sandbox = try Sandbox()
    let log = try sandbox.write(Self.conflict, to: "app.log")
    let recipe = try sandbox.write(
      """
      canvas: {size: [300, 300]}
      views: {Red: {}}
      constraints: |
        Red.Height = 20.0
        Red.Leading = Superview.Leading
        Red.Width = 100.0
        Red.Top = Superview.Top
        Red.Trailing = Superview.Trailing
      """, to: "b.yaml")
    let outcome = await Outcome.of("check", log, recipe, "--message-format", "json")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let found = try #require(json["diagnostics"] as? [[String: Any]])
    let members = found.map { ($0["constraints"] as? [Any] ?? []).map { "\($0)" } }
    #expect(members == [["1", "3"], ["2", "3", "5", "Superview.Width = 300.0"]])
    #expect(found.map { $0["id"] as? String } == ["unsatisfiable", "unsatisfiable"])
  }

  /// What UIKit allows and the guide's notation does not: a content size with two priorities, a share of a place, and
  /// a size below 0.
  @Test(arguments: [
    """
    <NSContentSizeLayoutConstraint:0x1 UILabel:0xa'Price'.width == 120 Hug:250 CompressionResistance:750>
    <NSLayoutConstraint:0x2 UILabel:0xa'Price'.width == 100   (active)>
    <NSLayoutConstraint:0x3 UILabel:0xa'Price'.width == 90   (active)>
    """,
    """
    <NSLayoutConstraint:0x1 UIView:0xa.centerX == 0.5*UIView:0xb.centerX   (active)>
    <NSLayoutConstraint:0x2 UIView:0xa.width == 120   (active)>
    <NSLayoutConstraint:0x3 UIView:0xa.width == 100   (active)>
    """,
    """
    <NSLayoutConstraint:0x1 UIView:0xa.leading == -2*UIView:0xb.trailing + 3   (active)>
    <NSLayoutConstraint:0x2 UIView:0xa.width == -20   (active)>
    """,
  ])
  func `a log becomes a recipe with the same conflict`(_ log: String) async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write(log + "\n", to: "a.log")
    let converted = await Outcome.of("convert", path, "--to", "recipe")
    #expect(converted.status == .done)
    let recipe = try sandbox.write(converted.output, to: "a.yaml")
    var texts: [Set<String>] = []
    for path in [path, recipe] {
      let outcome = await Outcome.of("solve", path, "--json")
      #expect(outcome.status == .findings, "\(outcome.errors)")
      let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let files = (json as? [String: Any])?["files"] as? [[String: Any]]
      let layout = try #require((files?.first?["layouts"] as? [[String: Any]])?.first)
      let conflict = (layout["diagnostics"] as? [[String: Any]])?.first
      let members = try #require(conflict?["constraints"] as? [Any])
      let constraints = try #require(layout["constraints"] as? [[String: Any]])
      texts.append(
        Set(
          members.map { member in
            (member as? Int).flatMap { constraints[$0 - 1]["text"] as? String } ?? "\(member)"
          }))
    }
    #expect(texts[0] == texts[1])
  }

  /// A text is a log only if it holds no layout and a line begins with a description.
  @Test(arguments: [
    ("a.log", entry, 1), ("a.txt", entry, 1), ("a.md", "# T\n\n" + entry, 1),
    ("a.md", layout + entry, 0), ("a.txt", "See " + entry.dropFirst(3), 0),
    ("a.log", "started\n", 0),
  ])
  func `the content of a text tells whether it is a log`(
    _ name: String, _ text: String, _ conflicts: Int
  ) async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write(text, to: "in/" + name)
    let named = await Outcome.of("check", file)
    #expect(named.errors.contains("cannot hold with UIView 0xa.Width >= 0") == (conflicts == 1))
    #expect(named.status == (conflicts == 1 ? .findings : .done))
    try sandbox.write("views: {Red: {frame: [0, 0, 1, 1]}}\n", to: "in/b.yaml")
    try sandbox.write("nothing\n", to: "in/other.log")
    let folder = await Outcome.of("convert", sandbox.path + "/in", "--to", "recipe")
    // A log that holds no constraint is skipped in a folder, without a word.
    #expect(folder.output.contains("UIView 0xa") == (conflicts == 1))
    #expect(!folder.errors.contains("other.log"))
  }

  @Test func `standard input and any ending can be a log`() async throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write(Self.conflict, to: "console")
    let named = await Outcome.of("check", file, "--from", "log")
    #expect(named.status == .findings)
    let piped = await Outcome.of("check", "-", "--from", "log", input: Self.conflict)
    #expect(piped.status == .findings)
    #expect(piped.errors.contains("-:3:6: error: constraints 1 and 3 cannot both hold"))
    let unnamed = await Outcome.of("check", "-", input: Self.conflict)
    #expect(unnamed.errors == piped.errors)
    let wrong = await Outcome.of("check", file, "--from", "logs")
    #expect(wrong.status == .failed)
    #expect(wrong.errors.contains("'logs' is not a format; did you mean 'log'?"))
  }

  @Test func `convert writes a recipe that conflicts alike`() async throws {
    let sandbox = try Sandbox()
    let log = try sandbox.write(Self.conflict, to: "app.log")
    let converted = await Outcome.of("convert", log, "--to", "recipe")
    #expect(converted.status == .done)
    #expect(converted.output.contains("  1. UIView 0x7fc100.Height = 100.0\n"))
    let recipe = try sandbox.write(converted.output, to: "app.yaml")
    let checked = await Outcome.of("check", recipe)
    #expect(checked.status == .findings)
    #expect(checked.errors.contains("constraint 3 and constraint 1 cannot both hold"))
    #expect(!checked.errors.contains("ambiguous"))
    let swift = await Outcome.of("convert", log, "--to", "swift")
    #expect(swift.status == .done)
    #expect(swift.output.contains("heightAnchor.constraint(equalToConstant: 100)"))
  }

  /// Nothing determines how high they lie: the second one is 44 + 8 points below the first.
  @Test func `a schematic shows views beside each other whose places the log leaves open`() throws {
    let solved = try Sample.solved(
      """
      views:
        Outer:
          subviews:
            First: {intrinsicContentSize: [80, 44], document: {ambiguityCheck: none}}
            Second: {intrinsicContentSize: [80, 44], document: {ambiguityCheck: none}}
      constraints: |
        First.Leading = Outer.Leading
        Second.Leading = First.Leading
        Second.Trailing = First.Trailing
      """)
    let legible = LogFigure.legible(solved, .standard)
    #expect(legible.frames[2].minY == legible.frames[1].minY)
    #expect(legible.frames[3].minY == legible.frames[2].minY + 52)
  }

  /// The inner view has its 44 points and the outer one 8 + 44 + 8, though it is to be 0 points high.
  @Test func `a schematic shows what conflicts at legible sizes`() throws {
    let solved = try Sample.solved(
      """
      views:
        Outer:
          subviews: {Inner: {intrinsicContentSize: [80, 44]}}
      constraints: |
        Inner.Top = Outer.Top + 8.0
        Outer.Bottom = Inner.Bottom + 8.0
        Outer.Height = 0.0
        Outer.Top = Superview.Top + 560.0
      """)
    #expect(solved.frames[1].height < 44)
    let legible = LogFigure.legible(solved, .standard)
    #expect(legible.frames[1].height == 60)
    #expect(legible.frames[2].height == 44)
    // The canvas of 600 points grows with them, and the conflict stays.
    #expect(legible.frames[0].height == 620)
    #expect(legible.conflicts == solved.conflicts)
  }
}
