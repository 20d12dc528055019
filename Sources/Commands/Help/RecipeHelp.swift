import Basics
import LayoutModel
import RecipeDocumentation
import Recipes

/// The text of `ibar help recipe`.
enum RecipeHelp {
  static var text: String {
    "A recipe is a YAML file. Defaults are in parentheses.\n\n"
      + RecipeReference.groups.map(text).joined(separator: "\n")
      + "\n" + HelpText.paragraph(plain(RecipeTables.colors))
  }

  /// The text of `ibar help config`.
  static var project: String {
    "\(ProjectSettings.fileName) has the defaults of a project. Defaults are in parentheses.\n\n"
      + text(of: RecipeReference.project)
  }

  /// The keys of a group; keys of a value are indented below the key that has the value.
  private static func text(of group: KeyGroup) -> String {
    func head(_ row: KeyRow) -> String { (row.parent == nil ? "" : "  ") + row.key }
    let width = group.rows.map { head($0).utf8.count }.max() ?? 0
    let rows = group.rows.map { HelpText.row(head($0), sentences($0), width: width) }
    return group.title + "\n" + HelpText.paragraph(plain(group.place)) + rows.joined()
  }

  /// The summary, the value, the default and the kinds of views, as sentences.
  private static func sentences(_ row: KeyRow) -> String {
    let value =
      row.isDevice
      ? "a name that 'ibar help devices' prints" : row.type.phrase(listing: .max)
    var text = "\(row.summary) \(value.capitalizedFirst)"
    if let value = row.defaultValue { text += " (\(value.phrase))" }
    if row.parent == nil, !row.kinds.isEmpty, row.kinds != [.stackView] {
      text += "; for " + WordList.text(row.kinds.map(\.rawValue), "and")
    }
    return plain(text + ".")
  }

  /// A text without Markdown's backquotes.
  private static func plain(_ text: String) -> String { text.replacing("`", with: "") }
}
