import TestSupport

/// Puts one mistake into a recipe's text, at random from a seed.
struct FaultMaker {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed &* 0x9E37_79B9) }

  /// The text with a mistake; nil where the text has nothing that the mistake could be made in.
  mutating func faulty(_ text: String) -> String? {
    let sign = [" ", "  ", " == ", " – "][random.below(4)]
    return switch random.below(9) {
    case 0, 1, 2: misspelt(text)
    case 3: changed(text, #/[A-Za-z]\.[A-Z]/#) { $0.filter { $0 != "." } }
    case 4:
      changed(text, #/[A-Za-z]+/#) { $0.lowercased() == $0 ? $0.uppercased() : $0.lowercased() }
    case 5: changed(text, #/[0-9]+\.[0-9]+/#) { $0.replacing(".", with: ",") }
    case 6: changed(text, #/`[^`]*`|"[^"]*"/#) { String($0.dropFirst().dropLast()) }
    case 7: changed(text, #/ [=x\-+] /#) { _ in sign }
    default: changed(text, #/[{}\[\]:,|]/#) { _ in "" }
    }
  }

  /// A word with a letter left out, put in, replaced or swapped with its neighbour.
  private mutating func misspelt(_ text: String) -> String? {
    let (kind, letter) = (random.below(4), ["e", "q", "t", "B"][random.below(4)])
    let place = random.below(1000)
    return changed(text, #/[A-Za-z]{4,}/#) { word in
      var letters = word.map(String.init)
      let index = 1 + place % (letters.count - 2)
      switch kind {
      case 0: letters.remove(at: index)
      case 1: letters.insert(letter, at: index)
      case 2: letters[index] = letter
      default: letters.swapAt(index, index + 1)
      }
      return letters.joined()
    }
  }

  /// The text with one of the stretches that a pattern finds changed.
  private mutating func changed(
    _ text: String, _ pattern: some RegexComponent, _ change: (String) -> String
  ) -> String? {
    let ranges = text.ranges(of: pattern)
    guard !ranges.isEmpty else { return nil }
    let range = ranges[random.below(ranges.count)]
    var result = text
    result.replaceSubrange(range, with: change(String(text[range])))
    return result
  }
}
