/// Finds the name that was probably meant.
package enum Suggestion {
  /// The name nearest to `word` among `names`, in any case; nil if none is near.
  ///
  /// Near means at most three edits (a letter inserted, deleted, replaced, or two neighbours
  /// swapped), and one for each three letters of the word.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let typed = letters(of: word)
    let limit = min(3, typed.count / 3)
    var best: (name: String, distance: Int)?
    for name in names {
      guard let distance = editDistance(typed, letters(of: name), upTo: limit) else { continue }
      if let found = best, (found.distance, found.name) <= (distance, name) { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// The one name that was certainly meant: the only one within two edits of a word that is long
  /// enough.
  ///
  /// `Label 2` is not corrected to `Label 1`, since names often differ only in digits.
  package static func correction(
    for word: String, among names: some Sequence<String>
  ) -> String? {
    let typed = letters(of: word)
    guard typed.count >= 4 else { return nil }
    let near = Set(names.filter { editDistance(typed, letters(of: $0), upTo: 2) != nil })
    guard near.count == 1, let name = near.first,
      name.filter(\.isNumber) == word.filter(\.isNumber)
    else { return nil }
    return name
  }

  /// Help that names the likely names among `names`.
  ///
  /// These are names one edit away, or else names that contain the word as at least a third, or
  /// else the nearest. If there are none and names are few, it lists all.
  ///
  /// Digits are not corrected: `iPhone 17` is no misspelled `iPhone 11`. Of a short family all are
  /// listed: `iPad Air 2` and `iPad Air 10.9` for `iPad Air 3`.
  /// - Parameter written: A name as it must be written where it is to stand.
  package static func help(
    for word: String, among names: [String], written: (String) -> String = { $0 }
  ) -> String? {
    let all = names.isEmpty || names.count > 28 ? nil : list(names.map(written))
    // Three letters more than a name are at most 12 bytes.
    guard names.contains(where: { $0.utf8.count + 12 >= word.utf8.count }) else { return all }
    let key = word.lowercased()
    let variants = names.filter { $0.lowercased().hasPrefix(key + " ") }
    if variants.count > 3, variants.count <= 12 { return list(variants.map(written)) }
    let containing = names.filter {
      word.count >= 4 && $0.count <= word.count * 3 && $0.lowercased().contains(key)
    }
    // `item` is the beginning of `item1`, and in the middle of many.
    let holding =
      containing.count > 3 ? containing.filter { $0.lowercased().hasPrefix(key) } : containing
    let digits = word.filter(\.isNumber)
    let near = nearest(to: word, among: names.filter { $0.filter(\.isNumber) == digits })
    let isVeryNear =
      near.map { editDistance(letters(of: word), letters(of: $0), upTo: 1) != nil } ?? false
    if !isVeryNear, (1...3).contains(holding.count) {
      return "did you mean \(holding.map { "'\(written($0))'" }.joined(separator: " or "))?"
    }
    if let near { return "did you mean '\(written(near))'?" }
    if let family = family(of: key, among: names) { return list(family.map(written)) }
    return all
  }

  /// The names that differ from a word in the number at its end alone; nil when there are none or many.
  private static func family(of key: String, among names: [String]) -> [String]? {
    let stem = key.prefix { !$0.isNumber }
    guard stem.count < key.count, stem.last == " " else { return nil }
    let family = names.filter {
      $0.lowercased().hasPrefix(stem) && $0.dropFirst(stem.count).first?.isNumber == true
    }
    return (1...6).contains(family.count) ? family : nil
  }

  /// Help that lists names.
  package static func list(_ names: [String]) -> String {
    "known here: " + names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The letters of a word for edits, in lower case.
  private static func letters(of word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars)
  }

  /// Edits between two words, after Damerau (1964), neighbours being swapped at most once; nil when they
  /// are more than a limit.
  private static func editDistance(
    _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], upTo limit: Int
  ) -> Int? {
    guard (a.count - b.count).magnitude <= limit else { return nil }
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 1...a.count {
      row[0] = i
      var least = i
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
        least = min(least, row[j])
      }
      // A swap alone looks back two rows, and costs one.
      if least > limit + 1 { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
