import Diagnostics
import Figures
import Platform

/// One recipe or guide to read.
struct Input: Hashable, Sendable {
  /// What a file holds.
  enum Kind: Hashable, Sendable {
    /// One layout, in YAML.
    case recipe
    /// Any number of layouts, in Markdown or plain text.
    case guide
  }

  var kind: Kind
  /// The path as the user would give it, or `-`.
  var path: String
  /// The folder of its figures below the output folder, with a slash at its end, or nothing.
  var folder: String
  /// The first part of its figures' names.
  var name: String
}

/// The recipes and guides that paths on a command line stand for.
struct InputList {
  private(set) var inputs: [Input] = []
  private(set) var errors: [FileError] = []
  /// What there is to say of folders.
  private(set) var notes: [(path: String, diagnostic: Diagnostic)] = []

  /// The endings of files' names.
  private static let endings: [(ending: String, kind: Input.Kind)] = [
    (".yaml", .recipe), (".md", .guide), (".markdown", .guide), (".txt", .guide),
  ]

  /// Whether a file's name ends as those of recipes and guides do.
  static func isInput(_ name: String) -> Bool { endings.contains { name.hasSuffix($0.ending) } }

  private let willRead: (String) -> Void
  /// Whether the guide at a path holds a layout; in a folder no other counts.
  private let holdsLayout: (String) -> Bool
  /// The folders that are being walked, each in the one before, so that no link leads round in circles.
  private var walked: [FileSystem.Identity] = []
  /// Whether the file at a path is a recipe by what it holds.
  private let holdsRecipe: (String) -> Bool
  /// Recipes in a folder that do not count, since their names end otherwise.
  private var misnamed: [String] = []

  init(
    paths: [String], willRead: @escaping (_ folder: String) -> Void,
    holdsLayout: @escaping (String) -> Bool,
    holdsRecipe: @escaping (String) -> Bool
  ) {
    self.willRead = willRead
    self.holdsLayout = holdsLayout
    self.holdsRecipe = holdsRecipe
    var given: Set<String> = []
    for path in paths {
      if given.insert(path).inserted {
        add(path)
      } else {
        errors.append(FileError(path: path, reason: "given twice"))
      }
    }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      inputs.append(Input(kind: .recipe, path: "-", folder: "", name: "stdin"))
      return
    }
    do throws(FileError) {
      if path.isEmpty { throw FileError(path: "ibar", reason: "a path is empty") }
      let entry = try FileSystem.entry(path)
      if entry.kind == .folder {
        let count = (inputs.count, errors.count)
        addFolder(path, entry.identity, below: "")
        noteMisnamed(in: path)
        if (inputs.count, errors.count) == count {
          throw FileError(
            path: path,
            reason: "there is no recipe ('*.yaml') and no guide with a layout in this folder")
        }
      } else {
        guard let input = InputList.input(path, folder: "") else {
          throw FileError(path: path, reason: InputList.refusal(of: path))
        }
        inputs.append(input)
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func addFolder(
    _ path: String, _ identity: FileSystem.Identity, below folder: String
  ) {
    if walked.contains(identity) { return }
    walked.append(identity)
    defer { walked.removeLast() }
    willRead(path)
    do throws(FileError) {
      for name in try FileSystem.names(in: path) {
        let inner = path.hasSuffix("/") ? path + name : path + "/" + name
        do throws(FileError) {
          try add(inner, name, in: folder)
        } catch {
          // Of a name that is not UTF-8 it cannot be seen whether it is a folder's.
          let mayBeFolder = name.contains("\u{FFFD}") && !name.contains(".")
          if InputList.isInput(name) || mayBeFolder { errors.append(error) }
        }
      }
    } catch {
      errors.append(error)
    }
  }

  /// What has a name in a folder.
  private mutating func add(
    _ path: String, _ name: String, in folder: String
  ) throws(FileError) {
    let entry = try FileSystem.entry(path)
    if entry.kind == .folder {
      addFolder(path, entry.identity, below: folder + name + "/")
    } else if entry.kind == .file, let input = InputList.input(path, folder: folder),
      input.kind == .recipe || holdsLayout(path)
    {
      inputs.append(input)
    } else if entry.kind == .file, name.hasSuffix(".yml"), holdsRecipe(path) {
      misnamed.append(path)
    }
  }

  /// Tells recipes that were passed over, all in one.
  private mutating func noteMisnamed(in folder: String) {
    guard let first = misnamed.first else { return }
    let others = misnamed.count == 1 ? "is" : "and \(misnamed.count - 1) more are"
    let diagnostic = Diagnostic(
      "misnamed-recipe", severity: .advice,
      "'\(first)' \(others) left out: recipes end in '.yaml', not in '.yml'")
    notes.append((folder, diagnostic))
    misnamed = []
  }

  /// Why a file is no input.
  private static func refusal(of path: String) -> String {
    path.hasSuffix(".yml")
      ? "recipes end in '.yaml', not in '.yml'; rename it"
      : "not a recipe ('*.yaml') and not a guide ('*.md', '*.markdown', '*.txt')"
  }

  /// The input at a path, whose name is the file's without its ending, letters, digits and hyphens only;
  /// nil when the ending is none that is known.
  private static func input(_ path: String, folder: String) -> Input? {
    let file = String(path.split(separator: "/").last ?? "")
    guard let known = endings.first(where: { file.hasSuffix($0.ending) }) else { return nil }
    return Input(
      kind: known.kind, path: path, folder: folder,
      name: Slug.text(String(file.dropLast(known.ending.count))))
  }
}

/// Parts of file names.
enum Slug {
  /// Letters and digits as they are, all else a hyphen.
  static func text(_ text: String) -> String {
    text.isEmpty ? "-" : Figure.slug(text)
  }

  /// The same in lower case: `iPad Air 2` is `ipad-air-2`.
  static func lowercased(_ text: String) -> String { self.text(text.lowercased()) }

  /// A word in lowerCamelCase with hyphens: `extraLarge` is `extra-large`.
  static func hyphenated(_ word: String) -> String {
    lowercased(word.reduce(into: "") { $0 += $1.isUppercase ? "-\($1)" : "\($1)" })
  }
}
