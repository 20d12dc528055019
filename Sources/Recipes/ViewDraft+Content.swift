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
    Key("textAlignment") { draft, node, reader in
      let all = TextAlignment.allCases.map { ($0.rawValue, $0) }
      if let alignment = reader.choice(node, all, of: "a text alignment") {
        draft.view.content.textAlignment = alignment
      }
    },
    Key("numberOfLines") { draft, node, reader in
      if let count = reader.count(node) { draft.view.content.numberOfLines = count }
    },
    Key("contentMode") { draft, node, reader in
      let all = ContentMode.allCases.map { ($0.rawValue, $0) }
      if let mode = reader.choice(node, all, of: "a content mode") {
        draft.view.content.contentMode = mode
      }
    },
    Key("style") { draft, node, reader in
      let styles = ["plain", "system", "large", "whiteLarge", "medium"].map { ($0, $0) }
      draft.view.content.style = reader.choice(node, styles, of: "a style")
    },
    Key("segments") { draft, node, reader in
      draft.view.content.segments = reader.list(node).compactMap { reader.content($0) }
    },
    Key("numberOfPages") { draft, node, reader in
      if let count = reader.count(node) { draft.view.content.numberOfPages = count }
    },
    Key("isScrollEnabled") { draft, node, reader in
      draft.view.content.isScrollEnabled = reader.truth(node) ?? true
    },
  ]

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
