import Basics
import LayoutModel
import Recipes

/// The tables of keys in docs/keys.md.
package enum RecipeTables {
  /// The length of the longest list of words in a cell.
  private static let mostWords = 8

  /// The tables in Markdown, with their headings.
  package static var text: String { RecipeReference.groups.map(text).joined(separator: "\n") }

  /// The table of a project's keys in Markdown, without a heading.
  package static var project: String { table(of: RecipeReference.project) }

  private static func text(of group: KeyGroup) -> String {
    "### \(group.title)\n\n\(group.place)\n\n" + table(of: group)
      + (group.title == "Views" ? "\n" + colors : "") + lists(group.rows)
  }

  private static func table(of group: KeyGroup) -> String {
    let columns = columns.filter { column in group.rows.contains { !column.cell($0).isEmpty } }
    return line(columns.map(\.head)) + line(columns.map { _ in "---" })
      + group.rows.map { row in line(columns.map { $0.cell(row) }) }.joined()
  }

  /// A column of all tables; a table leaves it out where it has nothing in it.
  private struct Column {
    let head: String
    let cell: (KeyRow) -> String
  }

  private static var columns: [Column] {
    [
      Column(head: "key") { "`\($0.name)`" },
      Column(head: "value") { row in
        row.isDevice
          ? "the name of [a device](devices.md#the-catalogue)"
          : row.type.phrase(listing: mostWords)
      },
      Column(head: "default") { $0.defaultValue?.phrase ?? "" },
      Column(head: "kinds") { row in
        row.kinds == [.stackView]
          ? "" : row.kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      },
      Column(head: "meaning") { $0.summary },
    ]
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }

  /// The lists of words that are too long for a cell, each once.
  private static func lists(_ rows: [KeyRow]) -> String {
    var lists: [(keys: [String], words: [String])] = []
    for row in rows where row.type.wordList.count > mostWords && !row.isDevice {
      let (key, words) = ("`\(row.name)`", row.type.wordList)
      if let index = lists.firstIndex(where: { $0.words == words }) {
        lists[index].keys.append(key)
      } else {
        lists.append(([key], words))
      }
    }
    return lists.map { list in
      let words = WordList.text(list.words.map { "`\($0)`" }, "or")
      return "\n\(WordList.text(list.keys, "and")): \(words).\n"
    }.joined()
  }

  /// The description of colours.
  package static var colors: String {
    func list(_ names: [String]) -> String {
      WordList.text(names.map { "`\($0)`" }, "or")
    }
    return """
      A colour is \(list(Vocabulary.colors.map(\.name))), digits such as `"#3953A4"` or `"#eef"` in quotes, or a \
      name from `colors`. `{light: "#E5E5EA", dark: "#2C2C2E"}` has another colour in the dark theme.

      For both themes, in `UIColor`: \(list(Vocabulary.systemColors.map(\.name))).

      """
  }
}

extension KeyRow.DefaultValue {
  /// The default in words; a value is in backquotes.
  package var phrase: String {
    switch self {
    case .words(let text): text
    case .value(let value): "`\(value.source)`"
    }
  }
}

extension PropertyValue {
  /// The value as a recipe has it.
  fileprivate var source: String {
    switch self {
    case .truth(let value): "\(value)"
    case .number(let value): DecimalText.rounded(value, to: 6)
    case .text(let text): text
    case .color(let color, let name): name ?? "\"\(color.light.hexadecimal)\""
    case .nothing: "null"
    case .list(let items): "[\(items.map(\.source).joined(separator: ", "))]"
    case .fields(let fields):
      "{\(fields.map { "\($0.key): \($0.value.source)" }.joined(separator: ", "))}"
    }
  }
}
