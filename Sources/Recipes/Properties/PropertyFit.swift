package import LayoutModel

extension SettingDraft {
  /// Reports a value that views of a kind cannot have, though views of other kinds can.
  package func reportMisfit(with kind: ViewKind, _ reader: inout SourceReader) {
    switch (setting.key, kind) {
    case ("placeholder", .imageView):
      guard let word = setting.value.text, ImagePlaceholder(rawValue: word) == nil else { return }
      reader.report(
        "unknown-value", "'\(word)' is not a placeholder of an image", unknown: word, at: range,
        among: ImagePlaceholder.allCases.map(\.rawValue))
    case ("items", .toolbar):
      guard setting.value.items.contains(where: { $0.text == nil }) else { return }
      reader.report(
        "unknown-value", "an item of a toolbar is a title", at: range,
        help: "write titles alone, such as '[Share, Delete]'")
    default: break
    }
  }
}
