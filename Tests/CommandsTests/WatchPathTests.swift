import TestSupport
import Testing

/// Changes that are seen, wherever they are made.
@Suite(.timeLimit(.minutes(20)))
struct WatchPathTests {
  /// What shows that a change was seen.
  enum Sign: Sendable, ExpressibleByArrayLiteral {
    /// Recipes are reported as drawn again.
    case reports([String])
    /// The list of figures has one no longer.
    case lacks(String)
    /// A folder is watched.
    case watches(String)

    init(arrayLiteral lines: String...) { self = .reports(lines) }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What is there before.
    var setting: String
    var arguments: [String]
    /// The changes that are then made, and what shows that each was seen.
    var steps: [(change: String, sign: Sign)]

    init(
      _ description: String, _ setting: String, _ arguments: String,
      _ steps: (change: String, sign: Sign)...
    ) {
      testDescription = description
      self.setting = setting
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.steps = steps
    }
  }

  private static let inFolders: [Row] = [
    Row(
      "links that lead round in circles", "old R/M.yaml; ln -s . R/a; ln -s . R/b", "R",
      ("new R/M.yaml", ["R/M.yaml: 1 file"])),
    Row(
      "two ways to write a folder", "old R/M.yaml; old R/A.yaml", "R/M.yaml ./R/A.yaml",
      ("new R/M.yaml", ["R/M.yaml: 1 file"]), ("new R/A.yaml", ["./R/A.yaml: 1 file"])),
    Row(
      "an image in the folder of another recipe",
      """
      png R/b/i.png; old R/b/Q.yaml
      echo 'views: {V: {kind: imageView, image: ../b/i.png}}' | put R/a/P.yaml
      """, "R",
      ("new R/b/Q.yaml", ["R/b/Q.yaml: 1 file"]),
      ("touch R/b/i.png", ["R/a/P.yaml: nothing changed"])),
    Row(
      "a folder that goes and comes", "old R/sub/M.yaml; old R/N.yaml", "R",
      ("rm -r R/sub", .lacks("sub/M.9x9.svg")),
      ("mkdir R/sub; new R/sub/M.yaml", ["R/sub/M.yaml: 1 file"])),
    Row(
      "a folder in the place of another", "old R/sub/M.yaml; new v2/M.yaml", "R",
      ("mv R/sub v1; mv v2 R/sub", ["R/sub/M.yaml: 1 file"])),
    Row(
      "a folder that was moved away and made again", "old R/sub/M.yaml; old R/N.yaml", "R",
      ("mv R/sub was; mkdir R/sub; old R/sub/A.yaml", ["R/sub/A.yaml: 1 file"]),
      ("new R/sub/A.yaml", ["R/sub/A.yaml: 1 file"])),
    Row(
      "another top folder", "old R/M.yaml; new N/M.yaml", "R",
      ("mv R was; mv N R", ["R/M.yaml: 1 file"])),
    Row(
      "a link to another folder", "old v1/M.yaml; new v2/M.yaml; ln -s v1 cur", "cur",
      ("ln -sfn v2 cur", ["cur/M.yaml: 1 file"])),
    Row(
      "a folder whose parents go and come", "old a/R/M.yaml", "a/R",
      ("rm -r a", .lacks("M.9x9.svg")), ("mkdir -p a/R", .watches("a/R")),
      ("new a/R/M.yaml", ["a/R/M.yaml: 1 file"])),
    Row(
      "a recipe whose folders go and come", "old a/R/M.yaml", "a/R/M.yaml",
      ("rm -r a", .lacks("M.9x9.svg")), ("mkdir -p a/R", .watches("a/R")),
      ("new a/R/M.yaml", ["a/R/M.yaml: 1 file"])),
  ]

  private static let ofFiles: [Row] = [
    Row(
      "an image that goes and comes",
      "png R/i.png; echo 'views: {V: {kind: imageView, image: i.png}}' > R/M.yaml", "R",
      ("mv R/i.png x.png", ["R/M.yaml: not drawn"]),
      ("mv x.png R/i.png", ["R/M.yaml: nothing changed"])),
    Row(
      "an image that comes",
      "echo 'views: {V: {kind: imageView, image: s/i.png}}' | put R/M.yaml", "R",
      ("png R/s/i.png", ["R/M.yaml: 1 file"])),
    Row(
      "a font that goes and comes",
      """
      cp /usr/share/fonts/opentype/inter/Inter-Regular.otf f.otf
      echo 'views: {V: {kind: label, text: Text}}' | put R/M.yaml
      """, "R --font f.otf",
      ("mv f.otf g.otf", ["R/M.yaml: not drawn"]),
      ("mv g.otf f.otf", ["R/M.yaml: nothing changed"])),
    Row(
      "recipes of one figure, of which one goes",
      "old 'R/A B.yaml'; old R/A-B.yaml; old R/M.yaml", "R",
      ("rm 'R/A B.yaml'", ["R/A-B.yaml: 1 file", "R/M.yaml: 1 file"])),
    Row(
      "the rights of a recipe", "old R/M.yaml", "R",
      ("chmod 600 R/M.yaml", ["R/M.yaml: nothing changed"])),
    Row(
      "what links lead to",
      "old t/M.yaml; ln -s M.yaml t/L.yaml; mkdir R; ln -s ../t/L.yaml R/M.yaml",
      "R --allow t", ("new t/M.yaml", ["R/M.yaml: 1 file"])),
    Row(
      "what a link did not lead to", "old R/N.yaml; mkdir t; ln -s ../t/M.yaml R/M.yaml",
      "R --allow t",
      ("new t/M.yaml", ["R/M.yaml: 1 file"])),
    Row(
      "figures that could not be written", "old R/M.yaml; old R/N.yaml", "R -o out",
      ("rm -r out; touch out; new R/M.yaml", ["R/M.yaml: not drawn"]),
      ("rm out; new R/N.yaml", ["R/M.yaml: 1 file", "R/N.yaml: 1 file"])),
  ]

  @Test(arguments: inFolders + ofFiles)
  func `a change is seen`(_ row: Row) async throws {
    let sandbox = try Sandbox()
    try Watching.shell(row.setting, in: sandbox)
    try await Watching.run(row.arguments, in: sandbox) { watching in
      let output = row.arguments.contains("out") ? "out/" : ""
      try await watching.wait { watching.text(of: output + "ibar-watch.js") != nil }
      for (change, sign) in row.steps {
        let count = watching.lines.count
        try Watching.shell(change, in: sandbox)
        try await watching.wait {
          switch sign {
          case .reports(let expected):
            Set(watching.lines.dropFirst(count)).isSuperset(of: expected)
          case .lacks(let figure):
            watching.text(of: output + "ibar-watch.js")?.contains(figure) == false
          case .watches(let folder): watching.watches(folder)
          }
        }
      }
    }
  }
}
