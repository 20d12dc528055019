import Diagnostics

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

  init(paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    if path == "-" {
      inputs.append(Input(path: "-", folder: "", name: "stdin"))
      return
    }
    do throws(FileError) {
      switch try FileSystem.kind(of: path) {
      case .file:
        guard path.hasSuffix(InputList.ending) else {
          throw FileError(path: path, reason: "not a recipe: its name does not end in '.yaml'")
        }
        inputs.append(Input(path: path, folder: "", name: InputList.name(of: path)))
      case .folder:
        let count = inputs.count
        try addFolder(path, below: "")
        if inputs.count == count {
          throw FileError(path: path, reason: "there is no recipe ('*.yaml') in this folder")
        }
      }
    } catch {
      errors.append(error)
    }
  }

  private mutating func addFolder(_ path: String, below folder: String) throws(FileError) {
    for name in try FileSystem.names(in: path) {
      let inner = path.hasSuffix("/") ? path + name : path + "/" + name
      if name.hasSuffix(InputList.ending) {
        inputs.append(Input(path: inner, folder: folder, name: InputList.name(of: name)))
      } else if (try? FileSystem.kind(of: inner)) == .folder {
        try addFolder(inner, below: folder + name + "/")
      }
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
    let slug = String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return slug.isEmpty ? "-" : slug
  }

  /// The same in lower case: `iPad Air 2` is `ipad-air-2`.
  static func lowercased(_ text: String) -> String { self.text(text.lowercased()) }
}
