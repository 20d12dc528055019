import Basics
import Diagnostics

/// Signs of other keyboards that cause the faults of a recipe: each is replaced on a copy of the text, and counts if
/// the faults beside it end.
struct ForeignTrial {
  /// Reads a text as the recipe is read; its faults.
  typealias Read = (SourceFile) -> [Diagnostic]

  private typealias Candidate = (
    range: SourceRange, character: ForeignCharacter, edits: [Diagnostic.Edit]
  )

  /// How many texts are read for a recipe, fewer for a large one.
  private static func mostTrials(for file: SourceFile) -> Int {
    max(24, min(120, 400_000 / max(1, file.text.utf8.count)))
  }

  private let file: SourceFile
  private let mostTrials: Int
  private let read: Read
  private var edits: [Diagnostic.Edit] = []
  private var trials = 0

  /// The faults of a recipe with those that such signs cause named as such.
  static func explained(
    _ faults: [Diagnostic], in file: SourceFile, _ read: Read
  ) -> [Diagnostic] {
    let errors = faults.filter { $0.severity == .error && $0.file == nil }
    let isForeign = file.text.utf8.contains { $0 >= 0x80 }
    guard isForeign, !errors.isEmpty else { return faults }
    return withoutActuallyEscaping(read) { read in
      var trial = ForeignTrial(file: file, read: read)
      return trial.explained(faults, errors)
    }
  }

  private init(file: SourceFile, read: @escaping Read) {
    (self.file, self.read) = (file, read)
    mostTrials = ForeignTrial.mostTrials(for: file)
  }

  private mutating func explained(
    _ faults: [Diagnostic], _ errors: [Diagnostic]
  ) -> [Diagnostic] {
    var (left, found): ([Diagnostic], [Diagnostic]) = (errors, [])
    var seen: Set<Int> = []
    while let next = left.first(where: { !isNamed($0) && !seen.contains(line(of: $0)) }) {
      let place = line(of: next)
      guard let (candidate, rest) = cause(of: next, among: left) else {
        seen.insert(place)
        continue
      }
      edits += candidate.edits
      found.append(diagnostic(candidate))
      left = rest
    }
    if found.isEmpty { return faults }
    let kept = Set(left.map { Fault($0, line(of: $0)) })
    return
      (found
      + faults.filter { fault in
        fault.severity != .error || fault.file != nil
          || kept.contains(Fault(fault, line(of: fault)))
      }).sorted { ($0.range?.start ?? 0) < ($1.range?.start ?? 0) }
  }

  /// Whether a fault names such a sign itself, or a text in which it may stand.
  private func isNamed(_ fault: Diagnostic) -> Bool {
    fault.message == RecipeFileReader.commaInText
      || fault.id == "foreign-character" && fault.help != "write a blank"
      || fault.help?.contains("typographic quotes") == true
  }

  /// A fault by its words and its line, which no change of a sign moves.
  private struct Fault: Hashable {
    let message: String
    let line: Int

    init(_ diagnostic: Diagnostic, _ line: Int) {
      (message, self.line) = (diagnostic.message, line)
    }
  }

  private func line(of fault: Diagnostic) -> Int {
    fault.range.map { file.line(at: min($0.start, file.text.utf8.count)) } ?? 0
  }

  /// The sign beside a fault that causes it, and the faults that are left without it.
  private mutating func cause(
    of fault: Diagnostic, among faults: [Diagnostic]
  ) -> (Candidate, [Diagnostic])? {
    let place = line(of: fault)
    let near = [place, place - 1, place + 1].filter { $0 >= 0 && $0 < file.lineCount }
    // What YAML cannot read is often found far below its cause.
    let isUnread = fault.id == "malformed-yaml"
    let above = isUnread ? linesOfSigns(above: place - 1) : []
    for number in near + above {
      for candidate in candidates(inLine: number) where trials < mostTrials {
        trials += 1
        let changed = SourceFile(
          path: file.path, text: (edits + candidate.edits).applied(to: file.text))
        let rest = read(changed).filter { $0.severity == .error && $0.file == nil }
        // A quote that nothing closes hides all other faults.
        if !isUnread, rest.contains(where: { $0.id == "malformed-yaml" }) {
          continue
        }
        func line(_ fault: Diagnostic) -> Int {
          fault.range.map { changed.line(at: min($0.start, changed.text.utf8.count)) } ?? 0
        }
        // What YAML could not read before may have further faults below.
        let lines = Set([place, number])
        let before = faults.count { lines.contains(self.line(of: $0)) }
        let after = rest.count { lines.contains(line($0)) }
        let known = Set(faults.map { Fault($0, self.line(of: $0)) })
        let new = rest.filter { !known.contains(Fault($0, line($0))) }
        let first = new.map(line).min() ?? .max
        guard after < before, first >= min(place, number) else { continue }
        return (candidate, rest.map { moved($0, from: changed, line: line($0)) })
      }
    }
    return nil
  }

  /// The lines with signs that YAML itself reads, those with a quote that nothing closes first, then the nearest.
  ///
  /// Lines of a block such as constraints are a text for YAML.
  private func linesOfSigns(above place: Int) -> [Int] {
    let signs: Set<String> = ["'", "\"", ":", ",", "{", "}", "[", "]"]
    var found: [(line: Int, isOpen: Bool)] = []
    var block: Int?
    for number in 0..<max(0, place) {
      let line = YAMLLine(number, of: file)
      if line.content.isEmpty { continue }
      if let indent = block, line.indentation.count > indent { continue }
      block = line.content.contains(/[:-] *[|>][-+]?$/) ? line.indentation.count : nil
      let foreign = ForeignCharacter.all(in: line.content).map(\.character.replacement)
      if signs.isDisjoint(with: foreign) { continue }
      let isOpen = ["'", "\""].contains { quote in
        line.content.count { String($0) == quote } % 2 == 1
      }
      found.append((number, isOpen))
    }
    let nearest = found.reversed()
    return Array(
      (nearest.filter(\.isOpen) + nearest.filter { !$0.isOpen }).map(\.line).prefix(8))
  }

  /// A fault of a changed text at the start of its line in the file.
  private func moved(_ fault: Diagnostic, from changed: SourceFile, line: Int) -> Diagnostic {
    var fault = fault
    let start = file.start(ofLine: min(line, file.lineCount - 1))
    fault.range = SourceRange(start: start, end: start)
    return fault
  }

  private func diagnostic(_ candidate: Candidate) -> Diagnostic {
    let (character, edits) = (candidate.character, candidate.edits)
    let written = written(edits)
    let blanks = edits[0].text
    let isIndentation = blanks.count > 1 && blanks.allSatisfy { $0 == " " }
    let help =
      isIndentation
      ? "write \(blanks.count) blanks"
      : [" ", ""].contains(character.replacement) ? character.help : "write '\(written)'"
    let sign = file.text(in: edits[0].range)
    let message =
      kind(of: character) == .digit
      ? "'\(sign)' has digits of another script"
      : character.message(written: sign, insteadOf: edits[0].text.trimmed)
    return Diagnostic(
      "foreign-character", message, at: candidate.range, help: help,
      fixes: [Diagnostic.Fix(help, edits)])
  }

  /// The line of some edits with their changes, or if that is long the part from the first edit to the last.
  private func written(_ edits: [Diagnostic.Edit]) -> String {
    guard let first = edits.first, let last = edits.last, edits.count > 1 else {
      return edits[0].text
    }
    let number = file.line(at: first.range.start)
    let start = file.start(ofLine: number)
    let line = SourceRange(start: start, end: start + file.lineText(number).utf8.count)
    let part = SourceRange(start: first.range.start, end: last.range.end)
    for (range, most) in [(line, 80), (part, 60)] where range.end >= part.end {
      let own = edits.map { edit in
        Diagnostic.Edit(
          SourceRange(start: edit.range.start - range.start, end: edit.range.end - range.start),
          edit.text)
      }
      let text = own.applied(to: String(file.text(in: range))).trimmed
      if text.count <= most { return text }
    }
    return first.text
  }

  /// The blanks before the nearest line above an offset that is not blank, and two more behind a key without a value.
  private func indentation(above start: Int) -> String {
    let line = file.line(at: start)
    let above = (0..<line).reversed().lazy.map { file.lineText($0) }.first { !$0.trimmed.isEmpty }
    let opens = above.map { [":", "|"].contains($0.trimmed.last) } ?? false
    return String((above ?? "").prefix { $0 == " " }) + (opens ? "  " : "")
  }

  // MARK: - Candidates

  /// The signs of a line that were not replaced yet: runs of blanks, of digits and of what is not seen, pairs of
  /// quotes, and any other sign by itself.
  private func candidates(inLine number: Int) -> [Candidate] {
    let start = file.start(ofLine: number)
    let text = Array(file.lineText(number).utf8)
    let found = ForeignCharacter.all(in: file.lineText(number)).filter { sign in
      !edits.contains { $0.range.start == start + sign.range.lowerBound }
    }
    var result: [Candidate] = []
    var index = 0
    while index < found.count {
      var last = index
      let kind = kind(of: found[index].character)
      if kind == .digit || kind == .blank {
        while last + 1 < found.count, self.kind(of: found[last + 1].character) == kind,
          found[last].range.upperBound == found[last + 1].range.lowerBound
        { last += 1 }
      }
      var range = SourceRange(
        start: start + found[index].range.lowerBound, end: start + found[last].range.upperBound)
      // The whole indentation of a line is wrong where a part of it is.
      if kind == .blank, text[..<found[index].range.lowerBound].allSatisfy({ $0 == 0x20 }) {
        let rest = text[found[last].range.upperBound...].prefix { $0 == 0x20 }
        range = SourceRange(start: start, end: start + rest.endIndex)
      }
      if kind == .quote, !["」", "』"].contains(file.text(in: range)), index + 1 < found.count,
        self.kind(of: found[index + 1].character) == .quote
      {
        let close = found[index + 1]
        let second = SourceRange(
          start: start + close.range.lowerBound, end: start + close.range.upperBound)
        result.append(
          (
            SourceRange(start: range.start, end: second.end), found[index].character,
            [Diagnostic.Edit(range, "\""), Diagnostic.Edit(second, "\"")]
          ))
      }
      let replacement = found[index...last].map(\.character.replacement).joined()
      result += edits(replacement, at: range, start: start, text).map {
        (range, found[index].character, $0)
      }
      index = last + 1
    }
    // A string of a format with several of them.
    if let first = result.first, result.count > 1 {
      let texts = texts(inLine: number, found)
      let edits = result.filter { $0.edits.count == 1 }.flatMap(\.edits).filter { edit in
        !texts.contains { $0.start < edit.range.start && edit.range.end < $0.end }
      }
      let all = (first.range, first.character, edits)
      let signs = Set(found.map(\.character.replacement))
      // A bracket alone would hide all faults below it.
      let isPair = signs.isSuperset(of: ["{", "}"]) || signs.isSuperset(of: ["[", "]"])
      result.insert(all, at: isPair ? 0 : result.count)
    }
    return result
  }

  /// The texts of a line that figures show, between quotes, whose signs stay as they are.
  private func texts(
    inLine number: Int, _ signs: [(range: Range<Int>, character: ForeignCharacter)]
  ) -> [SourceRange] {
    let bytes = Array(file.lineText(number).utf8)
    let quotes =
      bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }.map { $0..<($0 + 1) }
      + signs.filter { $0.character.replacement == "\"" }.map(\.range)
    let places = quotes.sorted { $0.lowerBound < $1.lowerBound }
    let start = file.start(ofLine: number)
    return stride(from: 0, to: places.count - 1, by: 2).compactMap { index in
      let before = String(decoding: bytes[..<places[index].lowerBound], as: UTF8.self)
      guard YAMLRepair.isPlaceOfText(before) else { return nil }
      return SourceRange(
        start: start + places[index].lowerBound, end: start + places[index + 1].upperBound)
    }
  }

  private enum Kind { case blank, digit, quote, other }

  private func kind(of character: ForeignCharacter) -> Kind {
    switch character.replacement {
    case " ", "": .blank
    case "\"", "'": .quote
    case let sign where sign.allSatisfy(\.isNumber): .digit
    default: .other
    }
  }

  /// What can stand in the place of a sign, the likeliest first.
  private func edits(
    _ replacement: String, at range: SourceRange, start: Int, _ text: [UInt8]
  ) -> [[Diagnostic.Edit]] {
    let next = text[(range.end - start)...].first
    let isTight = next != nil && next != UInt8(ascii: " ")
    let before = text[..<(range.start - start)].drop { $0 == UInt8(ascii: " ") }
    let isFirst = before.isEmpty
    let isNumbered = !isFirst && before.allSatisfy { 0x30...0x39 ~= $0 }
    let texts: [String] =
      switch replacement {
      case "," where isNumbered: [isTight ? ". " : "."]
      case ":", ",": [isTight ? replacement + " " : replacement]
      case ";": [isTight ? ", " : ",", replacement]
      case "x" where isFirst: [isTight ? "- " : "-", replacement]
      case "-" where isFirst: [isTight ? "- " : "-"]
      case let blanks where isFirst && blanks.allSatisfy { $0 == " " } && !blanks.isEmpty:
        [indentation(above: start)]
      default: [replacement]
      }
    return texts.map { [Diagnostic.Edit(range, $0)] }
  }
}
