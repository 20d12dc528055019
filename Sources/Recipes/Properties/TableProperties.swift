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
      "detailText", .content, "The second text of a cell, at its end.", effect: [.layout, .text],
      on: [.tableViewCell],
      get: { .text($0.content.detailText) }, set: { $0.content.detailText = $1.text }),
    Property(
      "accessory", .word(of: "an accessory", CellAccessory.self), "What a cell has at its end.",
      effect: .look, on: [.tableViewCell],
      get: { .text($0.content.accessory.rawValue) },
      set: { view, value in
        view.content.accessory = value.text.flatMap { CellAccessory(rawValue: $0) } ?? .none
      }),
    Property(
      "footer", .content, "The text below the section that ends with the cell.",
      effect: [.layout, .text], on: [.tableViewCell],
      get: { .text($0.content.footer) }, set: { $0.content.footer = $1.text }),
  ]
}
