import LayoutModel

/// The properties of the sections of tables.
enum TableProperties {
  static let all: [Property<View>] = [
    Property(
      "header", .content,
      "The title of the section that begins with the cell; empty for a section without a title.",
      effect: [.layout, .text], on: [.tableViewCell],
      get: { .text($0.content.header) }, set: { $0.content.header = $1.text }),
    Property(
      "footer", .content, "The text below the section that ends with the cell.",
      effect: [.layout, .text], on: [.tableViewCell],
      get: { .text($0.content.footer) }, set: { $0.content.footer = $1.text }),
  ]
}
