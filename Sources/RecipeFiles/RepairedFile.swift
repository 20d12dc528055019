import Diagnostics

/// A file whose YAML cannot be read, with the sure repairs made on a copy, so that all its faults are found at once.
struct RepairedFile {
  /// Reads a text as the recipe is read; its faults.
  typealias Read = (SourceFile) -> [Diagnostic]

  /// Each repair reads the text again.
  private static let mostRepairs = 32
  private static let largest = 40_000

  private var file: SourceFile
  private var repairs: [[Diagnostic.Edit]] = []

  private init(_ file: SourceFile) { self.file = file }

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
    if found.isEmpty { return faults }
    found += next.map(repaired.inOriginal)
    return found.enumerated().sorted {
      ($0.element.range?.start ?? 0, $0.offset) < ($1.element.range?.start ?? 0, $1.offset)
    }.map(\.element)
  }

  /// Makes the repairs of all lines at once that need no reading.
  /// - Returns: The faults that they end.
  private mutating func repairWhole() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for faults in [YAMLRepair.tabs, SwiftViews.faults] {
      let faults = faults(file)
      if faults.isEmpty { continue }
      found += faults.map(inOriginal)
      let edits = faults.compactMap(\.fixes.first).flatMap(\.edits)
      file = SourceFile(path: file.path, text: edits.applied(to: file.text))
      repairs.append(edits)
    }
    return found
  }

  /// A fault of the repaired text at its place in the file.
  private func inOriginal(_ fault: Diagnostic) -> Diagnostic {
    if repairs.isEmpty || fault.file != nil { return fault }
    var fault = fault
    fault.range = fault.range.map(range)
    fault.notes = fault.notes.map { note in
      var note = note
      note.range = note.range.map(range)
      return note
    }
    fault.fixes = fault.fixes.map { fix in
      Diagnostic.Fix(fix.message, fix.edits.map { Diagnostic.Edit(range($0.range), $0.text) })
    }
    return fault
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
