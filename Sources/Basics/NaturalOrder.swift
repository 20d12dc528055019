extension String {
  /// Whether it comes before another text as people count: `2` before `2a`, `2a` before `10`, `B2` before `B10`.
  package func precedes(_ other: String) -> Bool {
    parts.lexicographicallyPrecedes(other.parts)
  }

  private enum Part: Comparable {
    case number(Int)
    case text(String)
  }

  /// Its runs of digits and those of other characters.
  private var parts: [Part] {
    var (rest, parts): (Substring, [Part]) = (self[...], [])
    while let first = rest.first {
      let run = rest.prefix { $0.isASCIIDigit == first.isASCIIDigit }
      parts.append(first.isASCIIDigit ? .number(Int(run) ?? .max) : .text(run.lowercased()))
      rest = rest[run.endIndex...]
    }
    return parts
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
