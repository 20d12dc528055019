import FigureChoices

/// Values as words of a command line.
enum YAMLWords {
  /// A scalar, a list of scalars with commas, or the views and the margin of a crop; nil of any other value.
  static func text(of node: YAMLNode) -> String? {
    switch node.content {
    case .scalar: node.isNull ? nil : node.text
    case .sequence(let items):
      items.allSatisfy { $0.text != nil && !$0.isNull }
        ? items.compactMap(\.text).joined(separator: ",") : nil
    case .mapping(let entries): crop(entries)
    }
  }

  private static func crop(_ entries: [YAMLEntry]) -> String? {
    guard let around = entries.first(where: { $0.name == "around" }).flatMap({ text(of: $0.value) })
    else { return nil }
    let margin = entries.first { $0.name == "margin" }?.value.text
    // A view of that name, not the word for the content.
    let names = around == FigureSettings.contentWord ? "`\(around)`" : around
    return names + (margin.map { ",margin=\($0)" } ?? "")
  }
}
