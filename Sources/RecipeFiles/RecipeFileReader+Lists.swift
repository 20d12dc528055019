import Basics
import Diagnostics
import Recipes

/// Lists and mappings that are written one in the place of the other, or with other commas.
extension RecipeFileReader {
  /// Reports commas of another keyboard that make one item of several: `[اليوم، الأسبوع]`.
  mutating func reportForeignComma(in items: [YAMLNode], of list: YAMLNode) {
    let file = source.includedFile ?? source.file
    guard items.count == 1, let item = items.first, file.text(in: list.start) == "[",
      item.range.end - item.range.start == item.text?.utf8.count
    else { return }
    let commas = ForeignCharacter.all(in: item.text ?? "").filter {
      $0.character.replacement == ","
    }
    guard let first = commas.first else { return }
    func place(_ range: Range<Int>) -> SourceRange {
      SourceRange(
        start: item.range.start + range.lowerBound, end: item.range.start + range.upperBound)
    }
    let sign = place(first.range)
    source.report(
      Diagnostic(
        "foreign-character", first.character.message(written: file.text(in: sign)), at: sign,
        help: "write ',' between the items, or put the one item into quotes",
        fixes: [
          Diagnostic.Fix(
            "write ','",
            commas.map { comma in
              let range = place(comma.range)
              let isTight =
                file.text(in: SourceRange(start: range.end, end: range.end + 1)) != " "
              return Diagnostic.Edit(range, isTight ? ", " : ",")
            })
        ]))
  }

  /// Reports semicolons between the items of a list, which make one item of them: `[Card; Cash]`.
  mutating func reportSemicolons(in items: [YAMLNode], of list: YAMLNode) {
    let file = source.includedFile ?? source.file
    guard items.count == 1, let text = items.first?.text, file.text(in: list.start) == "[",
      let range = items.first?.range, range.end - range.start == text.utf8.count,
      let sign = text.firstIndex(of: ";")
    else { return }
    let place = range.start + text[..<sign].utf8.count
    let meant = text.split(separator: ";").map(\.trimmed).joined(separator: ", ")
    source.report(
      Diagnostic(
        "foreign-character", "items of a list stand between commas, and this is a semicolon",
        at: SourceRange(start: place, end: place + 1),
        help: "write '[\(meant)]', or put the one item into quotes",
        fixes: [Diagnostic.Fix("write commas", [Diagnostic.Edit(range, meant)])]))
  }

  /// Reports a list of mappings of which one has lost its braces: `[at: Logo, text: The logo, small]`.
  /// - Returns: Whether it is one.
  mutating func reportUnbraced(
    _ items: [YAMLNode], of node: YAMLNode, _ list: FieldList
  ) -> Bool {
    var pairs: [String] = []
    var names: [String] = []
    for item in items {
      if case .mapping(let entries) = item.content, entries.count == 1, let entry = entries.first,
        let text = entry.value.text, list.keys.contains(where: { $0.name == entry.name })
      {
        names.append(entry.name)
        pairs.append(text)
      } else if let text = item.text, !pairs.isEmpty {
        pairs[pairs.count - 1] += ", " + text
      } else {
        return false
      }
    }
    guard names.count > 1, Set(names).count == names.count,
      (source.includedFile ?? source.file).text(in: node.start) == "["
    else { return false }
    let written = zip(names, pairs).map { name, text in
      "\(name): \(text.contains { ",:[]{}".contains($0) } ? "\"\(text)\"" : text)"
    }
    reportType(
      node, expected: ValueType.list(.fields(list)).expectation,
      help: "write '[{\(written.joined(separator: ", "))}]'")
    return true
  }

  /// Reports a pair in the place of a mapping with two texts, `- Pay Button: Ours` among callouts; false for other
  /// items.
  mutating func reportPair(_ item: YAMLNode, of type: ValueType) -> Bool {
    guard case .fields(let list) = type, list.keys.count == 2,
      case .mapping(let entries) = item.content, entries.count == 1, let entry = entries.first,
      let text = entry.value.text, !list.keys.contains(where: { $0.name == entry.name }),
      Suggestion.nearest(to: entry.name, among: list.keys.map(\.name)) == nil
    else { return false }
    let isPlain = !text.contains { ":,[]{}\"".contains($0) }
    reportType(
      item, expected: type.expectation,
      help: "write '{\(list.keys[0].name): \(entry.name), \(list.keys[1].name): "
        + "\(isPlain ? text : "\"\(text)\"")}'")
    return true
  }

  /// Reports a mapping in the place of a list of mappings with two texts: `callouts: {Red View: Ours}`.
  mutating func reportPairs(
    _ entries: [YAMLEntry], of node: YAMLNode, _ list: FieldList
  ) {
    let type = ValueType.list(.fields(list))
    let names = list.keys.map(\.name)
    guard let first = entries.first, names.count == 2, !names.contains(first.name),
      let text = first.value.text
    else { return reportType(node, type) }
    reportType(
      node, expected: type.expectation,
      help: "write '- {\(names[0]): \(first.name), \(names[1]): \(text)}'")
  }

  /// Reports a list with decimal commas, each of which makes two items: `[16, 54,5, 100, 30]`.
  mutating func reportCommas(
    in node: YAMLNode, _ items: [YAMLNode], of tuple: TupleForm
  ) {
    let file = source.includedFile ?? source.file
    var texts: [String] = []
    for (index, item) in items.enumerated() {
      let text = item.text ?? ""
      let gap =
        index == 0
        ? "" : file.text(in: SourceRange(start: items[index - 1].range.end, end: item.range.start))
      if gap == ",", let last = texts.last, Int(last) != nil, text.allSatisfy(\.isNumber) {
        texts[texts.count - 1] = "\(last).\(text)"
      } else {
        texts.append(text)
      }
    }
    let isMeant = texts.count == tuple.count && !texts.contains("")
    guard isMeant else { return reportType(node, .tuple(tuple)) }
    let written = "[\(texts.joined(separator: ", "))]"
    source.report(
      Diagnostic(
        "wrong-type", "a number has no comma", at: node.range, help: "write '\(written)'",
        fixes: [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(node.range, written)])]))
  }

  /// Reports numbers of a list that other signs than commas separate: `[300; 200]`, `[300 200]`.
  /// - Returns: Whether the list is one of those.
  mutating func reportSeparators(
    in node: YAMLNode, _ items: [YAMLNode], of tuple: TupleForm
  ) -> Bool {
    let file = source.includedFile ?? source.file
    let separators = /\s*[;；、،\/|x×*]\s*|\s+/
    let numbers = items.flatMap { ($0.text ?? "").split(separator: separators).map(String.init) }
    guard numbers.count == tuple.count, numbers.allSatisfy({ Double($0) != nil }),
      file.text(in: node.start) == "[",
      let item = items.first(where: { $0.text?.contains(separators) == true }),
      let sign = file.text(in: item.range).firstMatch(of: separators)
    else { return false }
    let start =
      item.range.start + file.text(in: item.range)[..<sign.range.lowerBound].utf8.count
    // The blanks around a sign are not part of it.
    let blanks = sign.0.prefix { $0.isWhitespace }.utf8.count
    let isBlank = sign.0.trimmed.isEmpty
    let place = isBlank ? start : start + blanks
    let length = isBlank ? sign.0.utf8.count : sign.0.trimmed.utf8.count
    source.report(
      Diagnostic(
        "wrong-type", "items of a list are separated by ','",
        at: SourceRange(start: place, end: place + length),
        help: "write '[\(numbers.joined(separator: ", "))]'",
        fixes: [
          Diagnostic.Fix(
            "write commas",
            [Diagnostic.Edit(node.range, "[\(numbers.joined(separator: ", "))]")])
        ]))
    return true
  }

  /// Reports keys in square brackets, `[text: Hello]`, which stand in braces; false for other nodes.
  mutating func reportBracketed(
    _ node: YAMLNode, _ entries: [YAMLEntry], of what: String
  ) -> Bool {
    let text = (source.includedFile ?? source.file).text(in: node.range)
    guard text.hasPrefix("["), text.hasSuffix("]"), !text.contains(where: \.isNewline),
      !entries.isEmpty,
      entries.allSatisfy({ RecipeFileReader.keyNames.contains($0.name) && !$0.value.isNull })
    else { return false }
    source.report(
      Diagnostic(
        "wrong-type", "expected \(ValueType.keys(of: what)), found \(node.kindName)", at: node.range
      ).writing("{\(text.dropFirst().dropLast())}"))
    return true
  }

  /// Reports a mapping in the place of a list of numbers: `{x: 20, y: 40, width: 335, height: 100}`.
  mutating func reportMapping(_ node: YAMLNode, of tuple: TupleForm) {
    let names = tuple.form.split { "[], ".contains($0) }.map(String.init)
    let values = names.compactMap { entry($0, of: node)?.value.text }
    guard values.count == names.count else {
      let lengths = ["width", "height"].compactMap { side in
        entry(side, of: node)?.value.text.map { (side.capitalizedFirst, $0) }
      }
      guard names.contains("x"), !lengths.isEmpty else { return reportType(node, .tuple(tuple)) }
      let lines = lengths.map { "'NAME.\($0.0) = \($0.1)'" }.joined(separator: " and ")
      return reportType(
        node, expected: tuple.form,
        help: "delete it: a size comes from constraints, such as \(lines)")
    }
    let written = "[\(values.joined(separator: ", "))]"
    var fault = Diagnostic(
      "wrong-type", "expected \(tuple.form), found a mapping", at: node.start,
      help: "write '\(written)'")
    // In a block, the lines below belong to it.
    if (source.includedFile ?? source.file).text(in: node.start) == "{" {
      fault.fixes = [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(node.range, written)])]
    }
    source.report(fault)
  }
}
