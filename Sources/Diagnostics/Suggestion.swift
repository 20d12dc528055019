/// Finds the name that was probably meant.
package enum Suggestion {
  /// The name nearest to `word` among `names`, case aside; nil when none is near.
  ///
  /// Near means at most three edits (a letter put in, left out, replaced, or two neighbours swapped)
  /// and fewer than half of the word.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased())
    let limit = min(3, max(1, typed.count / 2))
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = editDistance(typed, Array(name.lowercased()))
      guard distance <= limit else { continue }
      if let found = best, (found.distance, found.name) <= (distance, name) { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// The one name that was certainly meant: the only one within two edits of a word that is long enough
  /// for that to be no accident. `Label 2` is not meant to be `Label 1`: digits tell names apart.
  package static func correction(
    for word: String, among names: some Sequence<String>
  ) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count >= 4 else { return nil }
    let near = Set(names).filter { editDistance(typed, Array($0.lowercased())) <= 2 }
    guard near.count == 1, let name = near.first,
      name.filter(\.isNumber) == word.filter(\.isNumber)
    else { return nil }
    return name
  }

  /// Help that names one of `names` that is a single edit away, else those that hold the word, else the
  /// nearest, or lists them all when there are none and names are few.
  package static func help(for word: String, among names: [String]) -> String? {
    let holding = names.filter { word.count >= 4 && $0.lowercased().contains(word.lowercased()) }
    let near = nearest(to: word, among: names)
    let isVeryNear = near.map {
      editDistance(Array(word.lowercased()), Array($0.lowercased())) <= 1
    }
    if isVeryNear != true, (1...3).contains(holding.count) {
      return "did you mean \(holding.map { "'\($0)'" }.joined(separator: " or "))?"
    }
    if let near { return "did you mean '\(near)'?" }
    guard !names.isEmpty, names.count <= 24 else { return nil }
    return "known here: " + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Edits between two words, after Damerau (1964), neighbours being swapped at most once.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
