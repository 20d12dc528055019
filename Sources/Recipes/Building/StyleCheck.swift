import LayoutModel

/// Checks that views have styles of their kinds, and that the canvas's version of iOS has them.
struct StyleCheck {
  /// The version of iOS; nil for a document, which is as Interface Builder saved it.
  let system: Int?

  /// Reports a style that a view of a kind cannot have, one of an included file at the view's name.
  func check(_ draft: ViewDraft, of kind: ViewKind, _ reader: inout SourceReader) {
    guard let style = draft.settings.last(where: { $0.setting.key == "style" }),
      let word = style.setting.value.text, let words = StyleCheck.words[kind]
    else { return }
    let place = style.isShared ? draft.name.range : style.range
    guard words.contains(word) else {
      reader.report(
        "unknown-value", "views of the kind '\(kind.rawValue)' have no style '\(word)'",
        unknown: word,
        at: place, among: words)
      return
    }
    guard let system, let first = StyleCheck.firstSystem(of: word, kind), system < first else {
      return
    }
    reader.report(
      "newer-system", "the style '\(word)' needs iOS \(first), and this canvas has iOS \(system)",
      at: place, help: "add 'system: \(first)' to 'canvas', or choose a newer device")
  }

  /// The styles of the kinds that have some.
  static let words: [ViewKind: [String]] = [
    .button: ButtonConfiguration.allCases.map(\.rawValue) + ["system"],
    .textField: ["plain"],
    .tableView: TableStyle.allCases.map(\.rawValue),
    .activityIndicatorView: ["large", "whiteLarge", "medium"],
  ]

  /// A plain button is in documents of earlier versions, as one with other insets.
  private static func firstSystem(of word: String, _ kind: ViewKind) -> Int? {
    switch kind {
    case .button where word != "system" && word != ButtonConfiguration.plain.rawValue:
      ButtonConfiguration.firstSystem
    case .tableView where word == TableStyle.insetGrouped.rawValue: TableStyle.firstInsetSystem
    default: nil  // A style of every version.
    }
  }
}
