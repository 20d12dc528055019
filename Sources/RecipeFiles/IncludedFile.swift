package import Diagnostics
import LayoutModel
import Recipes

/// What becomes of a request to include a file.
package enum IncludedFile: Sendable {
  case file(SourceFile)
  /// It cannot be included, for a reason in words.
  case refused(String)

  /// Finds a file by the path that stands in a recipe and by the path of the recipe.
  package typealias Loader = (_ path: String, _ includingFile: String) -> IncludedFile
}

/// A file that a recipe includes, with its keys.
private struct IncludedDocument {
  var file: SourceFile
  var fields: [YAMLField]
}

/// Files that recipes include.
extension RecipeFileReader {
  /// Reads what included files share: names first, since views of other files can use them.
  mutating func readIncludes(
    _ node: YAMLNode, into draft: inout RecipeDraft, _ include: @escaping IncludedFile.Loader
  ) {
    var known: Set<String> = []
    let documents = documents(
      node, of: source.file, chain: [source.file.path], known: &known, include)
    for names in [true, false] {
      for document in documents {
        source.includedFile = document.file
        for field in document.fields where ["colors", "metrics"].contains(field.key) == names {
          readShared(field, into: &draft)
        }
      }
    }
    source.includedFile = nil
  }

  private mutating func readShared(_ field: YAMLField, into draft: inout RecipeDraft) {
    switch field.key {
    case "colors", "metrics": readNames(field, into: &draft)
    case "canvas": readCanvas(field.value, into: &draft.canvas)
    case "views":
      for entry in entries(field.value, of: "views by name") where !entry.value.isNull {
        let keys = ViewProperties.all.map(\.key)
        let shared = properties(entry, of: "a view of an included file", keys) { _ in true }
        var settings = shared.settings
        for setting in sharedSettings[entry.name.lowercased()] ?? []
        where !settings.contains(where: { $0.setting.hasProperty(of: setting.setting) }) {
          settings.append(setting)
        }
        sharedSettings[entry.name.lowercased()] = settings
        source.sharedViews[entry.name.lowercased()] = source.includedFile?.path
      }
    default: break
    }
  }

  /// The files that a value of `include` names, each behind those that it includes itself.
  /// - Parameter chain: The paths of the files that include each other up to here.
  private mutating func documents(
    _ node: YAMLNode, of file: SourceFile, chain: [String], known: inout Set<String>,
    _ include: @escaping IncludedFile.Loader
  ) -> [IncludedDocument] {
    var documents: [IncludedDocument] = []
    for item in list(node) {
      guard let path = text(item) else { continue }
      switch include(path, file.path) {
      case .refused(let reason): refuse(path, reason, at: item.range)
      case .file(let found) where chain.contains(found.path):
        refuse(path, "it would include itself", at: item.range)
      case .file(let found):
        guard known.insert(found.path).inserted, let document = document(of: found, item) else {
          continue
        }
        let outer = source.includedFile
        source.includedFile = found
        let fields = fields(document, RecipeKeys.included, of: "an included file")
        for field in fields where field.key == "include" {
          documents += self.documents(
            field.value, of: found, chain: chain + [found.path], known: &known, include)
        }
        source.includedFile = outer
        documents.append(IncludedDocument(file: found, fields: fields))
      }
    }
    return documents
  }

  private mutating func document(of file: SourceFile, _ item: YAMLNode) -> YAMLNode? {
    do {
      return try YAMLReader.document(of: file)
    } catch {
      let line = error.range.map { ", line \(file.line(at: $0.start) + 1)" } ?? ""
      refuse(item.text ?? "", error.message + line, at: item.range)
      return nil
    }
  }

  private mutating func refuse(_ path: String, _ reason: String, at range: SourceRange) {
    source.report("unusable-include", "'\(path)' cannot be included: \(reason)", at: range)
  }
}

extension RecipeFileReader {
  /// The paths of the files that a recipe includes, as they stand there; none if it is no YAML.
  package static func includedPaths(in text: String) -> [String] {
    guard text.contains(includeKey),
      let document = try? YAMLReader.document(of: SourceFile(path: "", text: text)),
      case .mapping(let entries) = document.content,
      let value = entries.first(where: { $0.name == includeKey })?.value
    else { return [] }
    if case .sequence(let items) = value.content { return items.compactMap(\.text) }
    return [value.text].compactMap { $0 }
  }

  static let includeKey = "include"
}
