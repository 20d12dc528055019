import Basics
package import Diagnostics
import LayoutModel
package import Recipes

/// The result of a request to include a file.
package enum IncludedFile: Sendable {
  /// A file, and the one path among all that lead to it by which it is known.
  case file(SourceFile, realPath: String)
  /// It cannot be included, for a reason in words.
  case refused(String, help: String? = nil)

  /// Finds a file by its path in a recipe and the path of the recipe.
  package typealias Loader = (_ path: String, _ includingFile: String) -> IncludedFile
}

/// A file that a recipe includes, with its keys.
struct IncludedDocument {
  var file: SourceFile
  var fields: [YAMLField]
}

/// A property that an included file sets for views with a name.
struct SharedSetting {
  var draft: SettingDraft
  var file: SourceFile
}

/// Files that recipes include.
extension RecipeFileReader {
  static let includeKey = "include"

  /// The keys whose values are names for others.
  static let nameKeys: Set<String> = ["colors", "metrics"]

  /// The files that a recipe includes, each after those that it includes itself.
  mutating func documents(
    includedBy node: YAMLNode, _ include: @escaping IncludedFile.Loader
  ) -> [IncludedDocument] {
    var known: Set<Path> = []
    return documents(node, of: source.file, chain: [Path(realPath)], known: &known, include)
  }

  /// Reads some keys of included files, the later in the place of the earlier.
  mutating func readShared(
    _ documents: [IncludedDocument], _ keys: Set<String>, into draft: inout RecipeDraft
  ) {
    for document in documents {
      source.includedFile = document.file
      for field in document.fields where keys.contains(field.key) {
        switch field.key {
        case "canvas": readCanvas(field.value, into: &draft.canvas)
        case "views": readSharedViews(field.value, of: document.file)
        default: readNames(field, into: &draft)
        }
      }
    }
    source.includedFile = nil
  }

  private mutating func readSharedViews(_ node: YAMLNode, of file: SourceFile) {
    for entry in entries(node, of: "views by name") where !entry.value.isNull {
      let keys = ViewProperties.all.map(\.key)
      let shared = properties(entry, of: "a view of an included file", keys)
      let new = shared.settings.map { SharedSetting(draft: $0, file: file) }
      let name = entry.name.lowercased()
      let old = sharedSettings[name, default: []].filter { old in
        !new.contains { $0.draft.setting.hasProperty(of: old.draft.setting) }
      }
      sharedSettings[name] = new + old
      source.sharedViews[name] = file.path
    }
  }

  /// Sets the shared properties of a view by its name, unless the recipe sets them itself.
  mutating func addSharedSettings(to view: inout ViewDraft) {
    guard let shared = sharedSettings[view.name.text.lowercased()] else { return }
    let own = view.settings
    for var setting in shared.map(\.draft)
    where !own.contains(where: { $0.setting.hasProperty(of: setting.setting) }) {
      setting.isShared = true
      view.settings.append(setting)
    }
    if view.isStackView { return }
    for setting in shared where ViewProperties.isOfStackView(setting.draft.setting.key) {
      source.includedFile = setting.file
      source.report(
        "not-a-stack-view", "only a stack view arranges its subviews", at: setting.draft.range,
        help: "'\(view.name.text)' is no stack view in '\(source.file.path)'")
      source.includedFile = nil
    }
  }

  // MARK: - Files

  /// - Parameter chain: The real paths of the files that include each other up to here.
  private mutating func documents(
    _ node: YAMLNode, of file: SourceFile, chain: [Path], known: inout Set<Path>,
    _ include: @escaping IncludedFile.Loader
  ) -> [IncludedDocument] {
    var documents: [IncludedDocument] = []
    for item in list(node) {
      guard let path = text(item) else { continue }
      switch include(path, file.path) {
      case .refused(let reason, let help): refuse(path, reason, at: item.range, help: help)
      case .file(_, let realPath) where chain.contains(Path(realPath)):
        refuse(path, "it would include itself", at: item.range)
      case .file(let found, let realPath):
        guard known.insert(Path(realPath)).inserted, let document = document(of: found, item) else {
          continue
        }
        let outer = source.includedFile
        source.includedFile = found
        let fields = fields(document, RecipeKeys.included, of: "an included file")
        for field in fields where field.key == RecipeFileReader.includeKey {
          documents += self.documents(
            field.value, of: found, chain: chain + [Path(realPath)], known: &known, include)
        }
        source.includedFile = outer
        documents.append(IncludedDocument(file: found, fields: fields))
      }
    }
    return documents
  }

  private mutating func document(of file: SourceFile, _ item: YAMLNode) -> YAMLNode? {
    do {
      return try ParsedFiles.shared.document(of: file)
    } catch {
      let line = error.range.map { ", line \(file.line(at: $0.start) + 1)" } ?? ""
      refuse(item.text ?? "", error.message + line, at: item.range)
      return nil
    }
  }

  private mutating func refuse(
    _ path: String, _ reason: String, at range: SourceRange, help: String? = nil
  ) {
    source.report(
      "unusable-include", "'\(path)' cannot be included: \(reason)", at: range, help: help)
  }
}

extension RecipeFileReader {
  /// The paths of the files that a recipe includes, as written; none if it is no YAML.
  package static func includedPaths(in text: String) -> [String] {
    guard text.contains(includeKey),
      let value = entries(of: text).first(where: { $0.name == includeKey })?.value
    else { return [] }
    if case .sequence(let items) = value.content { return items.compactMap(\.text) }
    return [value.text].compactMap { $0 }
  }

  /// Whether a text has only keys that a file can have which recipes include.
  package static func hasOnlySharedKeys(_ text: String) -> Bool {
    let entries = entries(of: text)
    return !entries.isEmpty
      && entries.allSatisfy { entry in RecipeKeys.included.contains { $0.name == entry.name } }
  }

  /// Whether a line of a text begins with a key of recipes, behind the blanks before the first.
  package static func hasKey(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline)
    let indent = lines.first { !$0.allSatisfy(\.isWhitespace) }?.prefix { $0 == " " } ?? ""
    return lines.contains { line in
      guard line.hasPrefix(indent) else { return false }
      let line = line.dropFirst(indent.count)
      let name = line.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return line.dropFirst(name.count).first == ":"
        && isTelling(String(name))
    }
  }

  /// Whether a text has a key of recipes, in any form of YAML.
  package static func hasAnyKey(_ text: String) -> Bool {
    hasKey(text)
      || entries(of: text).contains { isTelling($0.name) }
  }

  /// Whether a key shows that a file is a recipe: many files of others have a name.
  private static func isTelling(_ key: String) -> Bool {
    key != "name" && RecipeKeys.recipe.contains { $0.name == key }
  }

  /// The name that a recipe gives its figures; nil without a usable one.
  package static func givenName(in text: String) -> FigureName? {
    let canHave = text.utf8.split(separator: 0x0A).contains { line in
      line.starts(with: "name".utf8) || line.starts(with: "\"name".utf8)
        || line.starts(with: "{".utf8)
    }
    guard canHave,
      let value = entries(of: text).first(where: { $0.name == "name" })?.value.text
    else { return nil }
    return FigureName(value)
  }

  /// The parts of a text that documents of YAML are: those between lines of three hyphens.
  package static func documents(in text: String) -> [SourceRange] {
    var documents: [SourceRange] = []
    var (start, place) = (0, 0)
    let bytes = Array(text.utf8)
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let isMark = line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 <= 0x20 }
      if isMark {
        documents.append(SourceRange(start: start, end: place))
        start = place + line.count + 1
      }
      place += line.count + 1
    }
    documents.append(SourceRange(start: min(start, bytes.count), end: bytes.count))
    return documents.filter { document in
      bytes[document.start..<document.end].split(separator: 0x0A).contains { line in
        let content = line.drop { $0 <= 0x20 }.first
        return content != nil && content != UInt8(ascii: "#")
      }
    }
  }

  private static func entries(of text: String) -> [YAMLEntry] {
    guard let document = try? YAMLReader.document(of: SourceFile(path: "", text: text)),
      case .mapping(let entries) = document.content
    else { return [] }
    return entries
  }
}
