import Basics
import Diagnostics
import Platform

extension Verb {
  static let new = Verb(
    "new", operands: "NAME [OPTION...]", abstract: "write a recipe to begin with",
    discussion: """
      Writes NAME.yaml into the working folder: a recipe that draws, with comments that explain it.
      No file is overwritten.
      """,
    examples: [
      CommandExample("Write a recipe of a form, SignUp.yaml", "ibar new SignUp"),
      CommandExample(
        "Write a chapter in Markdown with a list", "ibar new Chapter --guide --template list"),
    ], options: Option<NewOptions>.new, defaultValue: NewOptions()
  ) { arguments, console throws(UsageError) in
    try New.run(arguments, console)
  }
}

/// The options of `new`, as typed.
struct NewOptions: Sendable {
  var template = RecipeTemplate.all[0]
  var writesGuide = false
  var listsTemplates = false
  /// The folder to write into, or `-` for standard output.
  var output = "."
}

extension Option<NewOptions> {
  /// The options of `new`.
  static let new: [Option] = [
    Option(
      OptionRow(
        "template", nil,
        OptionRow.Value(
          "NAME", choices: RecipeTemplate.all.map(\.name),
          defaultValue: RecipeTemplate.all[0].name), in: .answer, "what the recipe shows")
    ) { options, value throws(UsageError) in
      let rows = RecipeTemplate.all.map { (name: $0.name, value: $0) }
      let found = try OptionReading.list(value, "a template", rows)
      guard found.count == 1 else { throw UsageError("name one template") }
      options.template = found[0]
    },
    flag("guide", in: .answer, "write NAME.md, a guide in Markdown with one layout") {
      $0.writesGuide = true
    },
    flag("list", in: .answer, "print the templates") { $0.listsTemplates = true },
    path("output", short: "o", .folder, in: .files, "folder to write into; - prints") {
      $0.output = $1
    },
  ]
}

private enum New {
  static func run(
    _ arguments: Arguments<NewOptions>, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    let options = arguments.options
    if options.listsTemplates { return console.output(RecipeTemplate.listing) }
    guard let operand = arguments.paths.first else {
      throw UsageError("'new' needs a name, as in 'ibar new SignUp'")
    }
    guard arguments.paths.count == 1 else {
      throw UsageError("'new' takes one name, and '\(arguments.paths[1])' is a second")
    }
    let name = try name(operand)
    let file = name + (options.writesGuide || operand.hasSuffix(".md") ? ".md" : ".yaml")
    let title = title(name)
    let text =
      file.hasSuffix(".md")
      ? options.template.guide(title: title, file: file)
      : options.template.recipe(title: title, file: file)
    if options.output == "-" { return console.output(text) }
    return write(text, to: FileSystem.plainPath(options.output + "/" + file), console)
  }

  /// The name of an operand, which can have the file's ending.
  private static func name(_ operand: String) throws(UsageError) -> String {
    let ending = [".yaml", ".md"].first(where: operand.hasSuffix) ?? ""
    let name = String(operand.dropLast(ending.count))
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    guard isName, name.contains(where: { $0.isLetter || $0.isNumber }), name.utf8.count <= 100
    else {
      throw UsageError(
        "'\(operand)' is no name of a recipe; use letters, digits and hyphens, and -o for a folder")
    }
    return name
  }

  /// `SignUp` as words: `Sign Up`.
  private static func title(_ name: String) -> String {
    var title = ""
    for character in name.map({ "-_".contains($0) ? " " : $0 }) {
      if character.isUppercase, let last = title.last, last.isLowercase { title += " " }
      title.append(character)
    }
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private static func write(_ text: String, to path: String, _ console: Console) -> ExitStatus {
    var report = Report(RunOptions())
    do throws(FileError) {
      let isThere =
        FileSystem.target(ofLink: path) != nil || (try? FileSystem.entry(path)) != nil
      if isThere {
        throw FileError(path: path, reason: "this file is there, and 'new' overwrites none")
      }
      try FileSystem.write(Array(text.utf8), to: path)
    } catch {
      report.fail(error)
    }
    return report.write(console, hasOutput: true)
  }
}
