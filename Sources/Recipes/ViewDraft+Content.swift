import LayoutModel

extension ViewDraft {
  /// The keys of what a view shows.
  static let contentKeys: [Key<ViewDraft>] = [
    Key("text") { draft, node, reader in draft.view.content.text = reader.content(node) },
    Key("title") { draft, node, reader in draft.view.content.title = reader.content(node) },
    Key("placeholder") { draft, node, reader in
      draft.view.content.placeholder = reader.content(node)
    },
    Key("image") { draft, node, reader in
      if let name = node.text, !node.isNull {
        draft.view.content.imageName = name
        draft.view.content.imageSize = reader.imageSize(ofFile: name, at: node.range)
      } else {
        reader.read(node, into: &draft.view.content, imageKeys, of: "an image")
      }
    },
    Key("font") { draft, node, reader in draft.view.content.font = reader.font(node) },
    Key("textColor") { draft, node, reader in draft.view.content.textColor = reader.color(node) },
    .choice("textAlignment", TextAlignment.allCases, of: "a text alignment") {
      $0.view.content.textAlignment = $1
    },
    .count("numberOfLines") { $0.view.content.numberOfLines = $1 },
    .choice("contentMode", ContentMode.allCases, of: "a content mode") {
      $0.view.content.contentMode = $1
    },
    .choice("style", styles.map { ($0, $0) }, of: "a style") { $0.view.content.style = $1 },
    Key("segments") { draft, node, reader in
      draft.view.content.segments = reader.list(node).compactMap { reader.content($0) }
    },
    .count("numberOfPages") { $0.view.content.numberOfPages = $1 },
    .truth("isScrollEnabled") { $0.view.content.isScrollEnabled = $1 },
  ]

  private static let styles = ["plain", "system", "large", "whiteLarge", "medium"]

  private static let imageKeys: [Key<ViewContent>] = [
    Key("name") { content, node, reader in content.imageName = reader.text(node) },
    Key("size") { content, node, reader in content.imageSize = reader.size(node) },
  ]
}

extension RecipeReader {
  /// A text that a view shows, which may be empty.
  mutating func content(_ node: YAMLNode) -> String? {
    node.text?.isEmpty == true ? "" : text(node)
  }
}
