/// What the messages of one id say.
package struct MessageKind: Sendable {
  /// The id, a word in kebab case that ends each message: `[unknown-attribute]`.
  package let id: String
  /// A sentence in Markdown on what is wrong.
  package let meaning: String

  /// Creates a row of the table.
  init(_ id: String, _ meaning: String) {
    self.id = id
    self.meaning = meaning
  }

  /// The row of an id; nil if there is no such message.
  package static func named(_ id: String) -> MessageKind? { all.first { $0.id == id } }

  /// All rows as a table of Markdown.
  package static var table: String {
    let rows = all.map { "| `\($0.id)` | \($0.meaning.replacing("|", with: "\\|")) |\n" }
    return "| id | meaning |\n| --- | --- |\n" + rows.joined()
  }

  /// What `ibar help ID` prints.
  package var text: String { "\(id): \(plainMeaning)\n" }

  /// The meaning without the backquotes of Markdown.
  var plainMeaning: String { meaning.replacing("`", with: "") }
}
