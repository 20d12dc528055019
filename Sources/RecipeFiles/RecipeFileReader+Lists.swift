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

  /// Reports a mapping in the place of a list of numbers: `{x: 20, y: 40, width: 335, height: 100}`.
  mutating func reportMapping(_ node: YAMLNode, of tuple: TupleForm) {
    let names = tuple.form.split { "[], ".contains($0) }.map(String.init)
    let values = names.compactMap { entry($0, of: node)?.value.text }
    guard values.count == names.count else { return reportType(node, .tuple(tuple)) }
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
