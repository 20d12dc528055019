import Basics
import Descriptions
package import Diagnostics
import FigureChoices
import LayoutModel
package import Recipes

/// Reads the defaults of a project.
extension RecipeFileReader {
  /// The settings of a file; without those that have faults.
  package static func project(in file: SourceFile) -> (ProjectSettings, [Diagnostic]) {
    var settings = ProjectSettings(path: file.path)
    do throws(Diagnostic) {
      guard let document = try YAMLReader.document(of: file) else { return (settings, []) }
      var reader = RecipeFileReader(
        source: SourceReader(file: file, imageSize: { _, _ in .missing(near: nil) }),
        realPath: file.path)
      reader.read(document, into: &settings)
      return (settings, reader.source.diagnostics)
    } catch {
      return (settings, [error])
    }
  }

  private mutating func read(_ document: YAMLNode, into settings: inout ProjectSettings) {
    var names = RecipeDraft(name: "")
    for field in fields(document, ProjectKeys.all, of: "a project") {
      switch field.key {
      case "colors", "metrics": readNames(field, into: &names)
      case "rules":
        settings.rules = entries(field.value, of: "rules").compactMap { entry in
          setting(entry.name, field.type, entry.value)
        }
      case "theme" where field.value.text == nil:
        settings.markColors = markColors(field)
        settings.markColorsRange = field.value.start
      case "descriptions": settings.descriptions = language(field)
      case "fonts":
        settings.fonts = list(field.value).compactMap { setting("fonts", field.type, $0) }
      default:  // An option.
        if let option = setting(field.key, field.type, field.value) {
          settings.options.append(option)
        }
      }
    }
    (settings.colors, settings.metrics) = (names.colors, names.metrics)
  }

  /// The tag of a language that ibar has phrases for.
  private mutating func language(_ field: YAMLField) -> String? {
    guard let words = setting(field.key, field.type, field.value) else { return nil }
    if Phrases.of(words.value) == nil {
      let known = WordList.text(Phrases.all.map(\.tag), "and")
      source.report(
        "unknown-language", "there are no descriptions in '\(words.value)'",
        at: field.value.range, help: "the languages are \(known)")
    }
    return words.value
  }

  private mutating func markColors(_ field: YAMLField) -> MarkColors {
    var colors = MarkColors()
    let sides = value(field.value, field.type)
    func side(_ name: String, _ appearance: KeyPath<DynamicColor, Color>) -> MarkColors.Side {
      func color(_ key: String) -> Color? {
        sides?[name]?[key]?.color?[keyPath: appearance]
      }
      var side = MarkColors.Side()
      (side.line, side.ground) = (color("line"), color("ground"))
      (side.number, side.text) = (color("number"), color("text"))
      return side
    }
    (colors.light, colors.dark) = (side("light", \.light), side("dark", \.dark))
    return colors
  }

  private mutating func setting(
    _ key: String, _ type: ValueType, _ node: YAMLNode
  ) -> FigureSetting? {
    guard let words = YAMLWords.text(of: node) else {
      reportType(node, type)
      return nil
    }
    return FigureSetting(key, words, at: node.range)
  }
}
