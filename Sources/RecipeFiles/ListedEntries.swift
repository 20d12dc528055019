import Basics
import Diagnostics
import Recipes

/// The mapping that a list is meant to be, `- name: Blue View` or `- Blue View: {…}`, and the changes that make it one.
struct ListedEntries {
  /// The entries of the mapping.
  private(set) var entries: [YAMLEntry] = []
  private var edits: [Diagnostic.Edit] = []
  private let file: SourceFile
  private let node: YAMLNode
  /// The keys that can hold the name of an entry, the likeliest first.
  private let nameKeys: [String]
  /// Whether a list is in brackets.
  private var isFlow: Bool { file.text(in: node.start) == "[" }

  /// Reads a list; nil of one that is no mapping in disguise.
  /// - Parameter what: The noun for the mapping.
  init?(_ node: YAMLNode, of what: String, in file: SourceFile) {
    guard case .sequence(let items) = node.content, !items.isEmpty else { return nil }
    (self.file, self.node) = (file, node)
    nameKeys =
      what.hasPrefix("views") ? ["name", "view", "id"] : what.hasSuffix("by name") ? ["name"] : []
    if !isFlow, file.text(in: node.start) != "-" { return nil }
    for (index, item) in items.enumerated() {
      let next = index + 1 < items.count ? items[index + 1].range.start : nil
      guard add(item, before: next) else { return nil }
    }
    if isFlow {
      let end = SourceRange(start: node.range.end - 1, end: node.range.end)
      guard !nameKeys.isEmpty, file.text(in: end) == "]" else { return nil }
      edits += [Diagnostic.Edit(node.start, "{"), Diagnostic.Edit(end, "}")]
    } else {
      indent()
    }
  }

  private mutating func add(_ item: YAMLNode, before next: Int?) -> Bool {
    switch item.content {
    case .mapping(let fields):
      let isBraced = file.text(in: item.start) == "{"
      for key in nameKeys {
        guard let name = fields.first(where: { $0.name == key }), name.value.text?.isEmpty == false
        else { continue }
        // The keys of the view stand behind its name.
        if name.value.text?.contains("{") ?? true { return false }
        return isBraced ? add(item, fields, namedBy: name) : add(fields, namedBy: name)
      }
      return !isFlow && !isBraced && addPlain(fields, item, before: next)
    case .scalar(let text):
      guard !nameKeys.isEmpty, !item.isNull, text.style == .plain || text.style == .quoted else {
        return false
      }
      let written = file.text(in: item.range)
      edits.append(Diagnostic.Edit(item.range, written + (isFlow ? ": {}" : ":")))
      entries.append(YAMLEntry(key: item, value: .nothing(at: item.range)))
      return isFlow || removeDash(before: item.range.start)
    case .sequence: return false
    }
  }

  /// Adds `- name: Blue View` with the keys below it.
  private mutating func add(_ fields: [YAMLEntry], namedBy name: YAMLEntry) -> Bool {
    guard !isFlow, let first = fields.first, let dash = dash(before: first.key.range.start) else {
      return false
    }
    let title = YAMLQuoting.scalar(name.value.text ?? "") + ":"
    if first == name {
      edits.append(
        Diagnostic.Edit(SourceRange(start: dash, end: name.value.range.end), title))
    } else {
      let line = YAMLLine(file.line(at: name.key.range.start), of: file)
      let blanks = String(
        repeating: " ", count: file.position(at: first.key.range.start).column - 1)
      guard line.start + line.indentation.utf8.count == name.key.range.start else { return false }
      let head = SourceRange(start: dash, end: first.key.range.start)
      let own = SourceRange(start: line.start, end: file.start(ofLine: line.number + 1))
      edits += [Diagnostic.Edit(head, "\(title)\n\(blanks)"), Diagnostic.Edit(own, "")]
    }
    append(fields, namedBy: name)
    return true
  }

  /// Adds `{name: Blue View, backgroundColor: blue}`.
  private mutating func add(
    _ item: YAMLNode, _ fields: [YAMLEntry], namedBy name: YAMLEntry
  ) -> Bool {
    guard let index = fields.firstIndex(of: name) else { return false }
    var own = SourceRange(start: name.key.range.start, end: name.value.range.end)
    if index + 1 < fields.count {
      own.end = fields[index + 1].key.range.start
    } else if index > 0 {
      own.start = fields[index - 1].value.range.end
    }
    edits.append(Diagnostic.Edit(own, ""))
    let start = isFlow ? item.range.start : dash(before: item.range.start)
    guard let start else { return false }
    let head = SourceRange(start: start, end: item.range.start)
    edits.append(Diagnostic.Edit(head, YAMLQuoting.scalar(name.value.text ?? "") + ": "))
    append(fields, namedBy: name)
    return true
  }

  private mutating func append(_ fields: [YAMLEntry], namedBy name: YAMLEntry) {
    let rest = fields.filter { $0 != name }
    let range = rest.first.map {
      SourceRange(start: $0.key.range.start, end: rest.last?.value.range.end ?? $0.value.range.end)
    }
    entries.append(
      YAMLEntry(
        key: name.value,
        value: YAMLNode(
          content: .mapping(rest), range: range ?? name.value.range)))
  }

  /// Adds an item that has the form of entries behind its hyphen.
  private mutating func addPlain(
    _ fields: [YAMLEntry], _ item: YAMLNode, before next: Int?
  ) -> Bool {
    guard let first = fields.first, let dash = dash(before: first.key.range.start) else {
      return false
    }
    edits.append(Diagnostic.Edit(SourceRange(start: dash, end: first.key.range.start), ""))
    // The keys of a view stand right below its name, as they do in a list.
    if fields.count > 1, first.value.isNull, nameKeys.contains("view") {
      let inner = Array(fields.dropFirst())
      let start = inner[0].key.range.start
      let value = YAMLNode(
        content: .mapping(inner), range: SourceRange(start: start, end: item.range.end))
      entries.append(YAMLEntry(key: first.key, value: value))
      return true
    }
    // Other entries may be meant to stand below a key without a value.
    if fields.count > 1, first.value.isNull { return false }
    entries += fields
    if fields.count > 1 {
      let width = first.key.range.start - dash
      let last = next.map { file.line(at: $0) } ?? file.line(at: max(item.range.end - 1, 0)) + 1
      for number
        in (file.line(at: first.key.range.start) + 1)..<max(
          last, file.line(at: first.key.range.start) + 1)
      {
        let line = YAMLLine(number, of: file)
        guard line.indentation.utf8.count > width, !line.content.isEmpty else { continue }
        edits.append(Diagnostic.Edit(SourceRange(start: line.start, end: line.start + width), ""))
      }
    }
    return true
  }

  private mutating func removeDash(before start: Int) -> Bool {
    guard let dash = dash(before: start) else { return false }
    edits.append(Diagnostic.Edit(SourceRange(start: dash, end: start), ""))
    return true
  }

  /// The place of the hyphen before an item on the same line.
  private func dash(before start: Int) -> Int? {
    let line = file.start(ofLine: file.line(at: start))
    let before = file.text(in: SourceRange(start: line, end: start))
    guard before.contains(/^ *- +$/) else { return nil }
    return line + before.prefix { $0 == " " }.utf8.count
  }

  /// Indents a list that stands as far to the left as its key, which a mapping cannot.
  private mutating func indent() {
    let first = file.line(at: node.range.start)
    let above = (0..<first).reversed().lazy.map { [file] in YAMLLine($0, of: file) }.first {
      !$0.content.isEmpty && !$0.content.hasPrefix("#")
    }
    let dash = file.position(at: node.range.start).column - 1
    guard let above, above.indentation.count == dash, !above.content.hasPrefix("- ") else { return }
    for number in lineNumbers {
      let line = YAMLLine(number, of: file)
      guard !line.content.isEmpty, line.indentation.count >= dash else { continue }
      let place = SourceRange(start: line.start, end: line.start)
      let next = file.start(ofLine: number + 1)
      for index in edits.indices
      where edits[index].range.start > line.start && edits[index].range.start < next {
        edits[index].text = edits[index].text.replacing("\n", with: "\n  ")
      }
      if let index = edits.firstIndex(where: { $0.range.start == line.start }) {
        // A line that goes needs no blanks.
        guard !edits[index].text.isEmpty || !isWholeLine(edits[index].range) else { continue }
        edits[index].text = "  " + edits[index].text.replacing("\n", with: "\n  ")
      } else {
        edits.append(Diagnostic.Edit(place, "  "))
      }
    }
  }

  private func isWholeLine(_ range: SourceRange) -> Bool {
    file.text(in: range).hasSuffix("\n")
  }

  /// The lines of the list, without the blank ones at its end.
  private var lineNumbers: ClosedRange<Int> {
    let first = file.line(at: node.range.start)
    var last = max(first, file.line(at: max(node.range.end - 1, 0)))
    while last > first {
      let line = YAMLLine(last, of: file)
      let isInside =
        line.indentation.count >= file.position(at: node.range.start).column - 1
        && !line.content.isEmpty && line.start < node.range.end
      if isInside { break }
      last -= 1
    }
    return first...last
  }

  /// The help, all lines to write with it, and the fix.
  var remedy: (help: String, fix: Diagnostic.Fix) {
    let message = "write a mapping in place of the list"
    return (help, Diagnostic.Fix(message, edits))
  }

  private var help: String {
    if isFlow {
      let local = edits.map { edit in
        Diagnostic.Edit(
          SourceRange(
            start: edit.range.start - node.range.start, end: edit.range.end - node.range.start),
          edit.text)
      }
      return "write '\(local.applied(to: String(file.text(in: node.range))))'"
    }
    let changed = Set(
      edits.flatMap { [file.line(at: $0.range.start), file.line(at: $0.range.end)] })
    // Lines that come or go leave no line beside its like.
    let isByLine = !edits.contains { edit in
      edit.text.contains("\n") || file.text(in: edit.range).contains("\n")
    }
    let numbers = isByLine ? changed.sorted() : Array(lineNumbers)
    let written = numbers.map(text(ofLine:)).joined().split(separator: "\n").map(String.init)
    if written.count == 1, let only = numbers.first {
      let old = YAMLLine(only, of: file).content
      return "write '\(written[0].trimmed)' in place of '\(old)'"
    }
    return "write this in place of \(YAMLRepair.lineList(numbers)):\n"
      + written.joined(separator: "\n")
  }

  /// A line with the changes that begin on it.
  private func text(ofLine number: Int) -> String {
    let (start, end) = (file.start(ofLine: number), file.start(ofLine: number + 1))
    let own = edits.filter { $0.range.start >= start && $0.range.start < end }.map { edit in
      Diagnostic.Edit(
        SourceRange(start: edit.range.start - start, end: min(edit.range.end, end) - start),
        edit.text)
    }
    let text = own.applied(to: String(file.text(in: SourceRange(start: start, end: end))))
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }
}
