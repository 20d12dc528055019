import Diagnostics
import Figures

/// One recipe to read.
struct Input: Hashable, Sendable {
  /// The path as the user would give it, or `-`.
  var path: String
  /// The folder of its figures below the output folder, with a slash at its end, or nothing.
  var folder: String
  /// The first part of its figures' names.
  var name: String
}

/// The recipes that paths on a command line stand for.
struct InputList {
  private(set) var inputs: [Input] = []
  private(set) var errors: [FileError] = []

  /// The ending of recipes' names.
  private static let ending = ".yaml"

  /// The folders that were walked, so that no link leads round in circles.
  private var walked: Set<FileSystem.Identity> = []

  init(paths: [String]) {
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
      inputs.append(Input(path: "-", folder: "", name: "stdin"))
      return
    }
    do throws(FileError) {
      if path.isEmpty { throw FileError(path: "ibar", reason: "a path is empty") }
      let entry = try FileSystem.entry(path)
      if entry.kind == .folder {
        let count = (inputs.count, errors.count)
        addFolder(path, entry.identity, below: "")
        if (inputs.count, errors.count) == count {
          throw FileError(path: path, reason: "there is no recipe ('*.yaml') in this folder")
        }
      } else {
        guard path.hasSuffix(InputList.ending) else {
          throw FileError(path: path, reason: "not a recipe: its name does not end in '.yaml'")
        }
        inputs.append(Input(path: path, folder: "", name: InputList.name(of: path)))
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func addFolder(
    _ path: String, _ identity: FileSystem.Identity, below folder: String
  ) {
    guard walked.insert(identity).inserted else { return }
    do throws(FileError) {
      for name in try FileSystem.names(in: path) {
        let inner = path.hasSuffix("/") ? path + name : path + "/" + name
        guard let entry = try? FileSystem.entry(inner) else {
          // Bytes that are no UTF-8 were replaced, so that nothing has this name.
          if name.hasSuffix(InputList.ending), name.contains("\u{FFFD}") {
            errors.append(FileError(path: inner, reason: "a name that is not UTF-8"))
          }
          continue
        }
        if entry.kind == .folder {
          addFolder(inner, entry.identity, below: folder + name + "/")
        } else if entry.kind == .file, name.hasSuffix(InputList.ending) {
          inputs.append(Input(path: inner, folder: folder, name: InputList.name(of: name)))
        }
      }
    } catch {
      errors.append(error)
    }
  }

  /// The file's name without its ending, letters, digits and hyphens only.
  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return Slug.text(String(file.dropLast(ending.count)))
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
