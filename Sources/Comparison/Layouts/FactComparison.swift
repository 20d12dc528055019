/// Compares what is stated of views and canvases, key by key.
enum FactComparison {
  /// Changes of these keys alone do not move anything.
  private static let looks: Set<String> = [
    "backgroundColor", "textColor", "textAlignment", "contentMode", "overlay", "selection",
  ]
  private static let texts: Set<String> = ["text", "title", "placeholder", "segments"]

  /// The class of a change of a key of which nothing follows.
  static func kind(of key: String) -> ChangeClass {
    if texts.contains(key) { return .text }
    return looks.contains(key) || ["font", "style", "image", "isHidden"].contains(key)
      ? .restyled : .constraints
  }

  /// Whether a frame can follow from it.
  static func moves(_ key: String) -> Bool { !looks.contains(key) && key != "frame" }

  /// The keys that differ in two lists of facts, with their old and new values, the new order first.
  static func differences(
    _ old: [FigureSnapshot.Fact], _ new: [FigureSnapshot.Fact]
  ) -> [(key: String, old: String?, new: String?)] {
    let before = Dictionary(old.map { ($0.key, $0.value) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.key, $0.value) }) { first, _ in first }
    let keys =
      new.filter { before[$0.key] != $0.value }.map(\.key)
      + old.filter { after[$0.key] == nil }.map(\.key)
    return keys.map { ($0, before[$0], after[$0]) }
  }

  /// `Red View's backgroundColor went from #CC3333 to #3953A4`.
  static func words(_ owner: String, _ key: String, _ old: String?, _ new: String?) -> String {
    func quoted(_ value: String) -> String {
      texts.contains(key) ? "\"\(value)\"" : value
    }
    return switch (old, new) {
    case (let old?, let new?): "\(owner)'s \(key) went from \(quoted(old)) to \(quoted(new))"
    case (nil, let new?): "\(owner) got \(key) \(quoted(new))"
    case (let old?, nil): "\(owner) lost \(key) \(quoted(old))"
    case (nil, nil): "\(owner)'s \(key) is the same"
    }
  }
}
