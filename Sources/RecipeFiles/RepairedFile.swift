import Diagnostics

/// A file whose YAML cannot be read, with the sure repairs made on a copy, so that all its faults are found at once.
struct RepairedFile {
  /// Reads a text as the recipe is read; its faults.
  typealias Read = (SourceFile) -> [Diagnostic]

  /// Each repair reads the text again.
  private static let mostRepairs = 32
  private static let largest = 40_000
  /// How often fixes of signs are made to find what they reveal.
  private static let mostRounds = 4

  private let original: SourceFile
  private var file: SourceFile
  private var repairs: [[Diagnostic.Edit]] = []

  private init(_ file: SourceFile) { (original, self.file) = (file, file) }

  /// The faults of a file: as long as YAML cannot be read, and one repair is sure, those of the repaired text too.
  static func faults(
    of file: SourceFile, _ faults: [Diagnostic], _ read: Read
  ) -> [Diagnostic] {
    guard file.text.utf8.count <= largest else { return faults }
    var repaired = RepairedFile(file)
    var (found, next) = ([Diagnostic](), faults)
    if faults.contains(where: { $0.severity == .error }) {
      found = repaired.repairWhole()
      if !found.isEmpty { next = read(repaired.file) }
    }
    while let fault = next.first, next.count == 1, let fix = fault.fixes.first,
      repaired.repairs.count < mostRepairs, YAMLReader.firstFault(of: repaired.file.text) != nil
    {
      found.append(repaired.inOriginal(fault))
      repaired.file = SourceFile(
        path: file.path, text: fix.edits.applied(to: repaired.file.text))
      repaired.repairs.append(fix.edits)
      next = read(repaired.file)
    }
    found += next.map(repaired.inOriginal)
    found += repaired.hidden(behind: next, known: found, read)
    return found.enumerated().sorted {
      ($0.element.range?.start ?? 0, $0.offset) < ($1.element.range?.start ?? 0, $1.offset)
    }.map(\.element)
  }

  /// The faults that fixes of signs reveal, such as one behind a no-break space; a fix of a name can have faults of
  /// its own that are consequences.
  private mutating func hidden(
    behind faults: [Diagnostic], known: [Diagnostic], _ read: Read
  ) -> [Diagnostic] {
    var (next, found) = (faults, [Diagnostic]())
    var names = Set(known.map(name))
    for _ in 0..<RepairedFile.mostRounds {
      let edits = RepairedFile.edits(of: next)
      if edits.isEmpty { break }
      file = SourceFile(path: file.path, text: edits.applied(to: file.text))
      repairs.append(edits)
      next = read(file)
      let new = next.filter { $0.severity == .error && $0.file == nil }.map(inOriginal)
        .filter { names.insert(name($0)).inserted }
      if new.isEmpty { break }
      found += new
    }
    return found
  }

  /// The changes of the sure fixes of signs that are not over those of another.
  private static func edits(of faults: [Diagnostic]) -> [Diagnostic.Edit] {
    let ofSigns = faults.filter {
      $0.file == nil && ["foreign-character", "malformed-yaml", "unexpected-text"].contains($0.id)
    }
    return ofSigns.compactMap(\.fixes.first).reduce(into: []) { edits, fix in
      let isFree = !fix.edits.contains { edit in
        edits.contains { $0.range.start <= edit.range.end && edit.range.start <= $0.range.end }
      }
      if isFree { edits += fix.edits }
    }
  }

  /// A fault by its words and its line.
  private func name(_ fault: Diagnostic) -> String {
    "\(fault.range.map { original.line(at: $0.start) } ?? 0) \(fault.message)"
  }

  /// Makes the repairs of all lines at once that need no reading.
  /// - Returns: The faults that they end.
  private mutating func repairWhole() -> [Diagnostic] {
    var found: [Diagnostic] = []
    let passes: [(SourceFile) -> [Diagnostic]] = [
      YAMLRepair.comments, YAMLRepair.tabs, YAMLRepair.foreignBlanks, YAMLRepair.headers,
      YAMLRepair.imports, YAMLRepair.declarations, SwiftViews.faults,
    ]
    for faults in passes {
      let faults = faults(file)
      if faults.isEmpty { continue }
      found += faults.map(inOriginal)
      // Help names lines of the file: those below keep their numbers.
      let edits = faults.compactMap(\.fixes.first).flatMap(\.edits).map { edit in
        let isLine = edit.text.isEmpty && file.text(in: edit.range).hasSuffix("\n")
        return isLine
          ? Diagnostic.Edit(SourceRange(start: edit.range.start, end: edit.range.end - 1), "")
          : edit
      }
      file = SourceFile(path: file.path, text: edits.applied(to: file.text))
      repairs.append(edits)
    }
    return found
  }

  /// A fault of the repaired text at its place in the file.
  private func inOriginal(_ fault: Diagnostic) -> Diagnostic {
    if repairs.isEmpty || fault.file != nil { return fault }
    var fault = fault
    fault.message = withLines(fault.message)
    fault.help = fault.help.map(withLines)
    fault.range = fault.range.map(range)
    fault.notes = fault.notes.map { note in
      var note = note
      note.range = note.range.map(range)
      return note
    }
    fault.fixes = fault.fixes.compactMap { fix in
      // What a repair wrote cannot be changed in the file.
      let isThere = fix.edits.allSatisfy {
        original.text(in: range($0.range)) == file.text(in: $0.range)
      }
      let edits = fix.edits.map { Diagnostic.Edit(range($0.range), $0.text) }
      return isThere ? Diagnostic.Fix(fix.message, edits) : nil
    }
    return fault
  }

  /// Words about lines of the repaired text with the numbers of those of the file.
  private func withLines(_ words: String) -> String {
    if file.lineCount == original.lineCount { return words }
    return words.replacing(/\blines? [0-9]+(?:(?:, | and | to )[0-9]+)*/) { list in
      list.0.replacing(/[0-9]+/) { number in
        guard let line = Int(number.0), 1...file.lineCount ~= line else { return String(number.0) }
        return "\(original.line(at: place(file.start(ofLine: line - 1))) + 1)"
      }
    }
  }

  private func range(_ range: SourceRange) -> SourceRange {
    let start = place(range.start)
    return SourceRange(start: start, end: max(start, place(range.end)))
  }

  /// The place in the file of one in the repaired text.
  private func place(_ place: Int) -> Int {
    repairs.reversed().reduce(place) { place, edits in
      var shift = 0
      for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
        let start = edit.range.start + shift
        if place <= start { break }
        let end = start + edit.text.utf8.count
        // What was written in place of a text has no place of its own.
        if place < end { return edit.range.start }
        shift += edit.text.utf8.count - (edit.range.end - edit.range.start)
      }
      return place - shift
    }
  }
}
