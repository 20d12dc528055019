import Basics
import Diagnostics
import Recipes

/// Changes of the blanks before lines.
extension YAMLRepair {
  /// Indents a line that stands between two of one indentation as these.
  static func indentingAsNeighbours(
    above line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    guard line.number > 1 else { return nil }
    let (middle, above) = (YAMLLine(line.number - 1, of: file), YAMLLine(line.number - 2, of: file))
    let width = line.indentation.count
    guard above.indentation.count == width, middle.indentation.count < width,
      middle.content.contains(/^\w+:/),
      width > 0, LineRole(middle) != .keyOfRecipe,
      // A view is none of the keys of another one.
      LineRole(middle) == LineRole(above) || !middle.content.contains(/^\w+: *(?:\{|$)/)
    else { return nil }
    let blanks = String(repeating: " ", count: width)
    return tried(
      "this line is indented by \(middle.indentation.count), and those beside it by \(width)",
      at: SourceRange(start: middle.start, end: middle.start + max(1, middle.indentation.count)),
      help: "indent it by \(width): '\(blanks)\(middle.content.prefix(longestHelp))'",
      [
        Diagnostic.Edit(
          SourceRange(start: middle.start, end: middle.start + middle.indentation.count), blanks)
      ], stop: place, in: file, isCertain: true)
  }

  /// Indents the lines of a text below `|`.
  static func indentingBlock(before place: Int, in file: SourceFile) -> Diagnostic? {
    let headers = (0...file.line(at: place)).reversed().lazy.map { YAMLLine($0, of: file) }.filter {
      $0.content.wholeMatch(of: /[\w ]+:\s*[|>][-+]?/) != nil
    }
    // YAML may stop at the header of the next block.
    return headers.prefix(2).lazy.compactMap { indentingLines(of: $0, stop: place, in: file) }.first
  }

  private static func indentingLines(
    of header: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let width = header.indentation.count
    // The next key is no line of the text.
    let isOfText = isPlaceOfText(header.content.prefix { $0 != ":" } + ":")
    func isKeyLine(_ line: YAMLLine) -> Bool {
      guard let key = line.content.firstMatch(of: /^(\w[\w ]*):(?:\s|[;,]*$)/) else { return false }
      return !isOfText || line.indentation.count != width || isKey(String(key.1))
    }
    let lines = (header.number + 1..<file.lineCount).map { YAMLLine($0, of: file) }
      .filter { !$0.content.isEmpty }.prefix { !isKeyLine($0) }
    let inner = lines.first { $0.indentation.count > width }
    let faulty = lines.filter { $0.indentation.count <= width }
    guard let first = faulty.first else { return nil }
    let isOne = faulty.count == 1
    let indentation = inner?.indentation ?? String(repeating: " ", count: width + 2)
    let edits = faulty.map { line in
      Diagnostic.Edit(
        SourceRange(start: line.start, end: line.start + line.indentation.count), indentation)
    }
    if let inner {
      let width = inner.indentation.count
      let message =
        "\(isOne ? "this line is" : "\(lineList(faulty.map(\.number))) are") indented by "
        + "\(first.indentation.count), and the other lines by \(width)"
      return tried(
        message, at: SourceRange(start: first.end - first.content.utf8.count, end: first.end),
        help: "indent \(isOne ? "it" : "each") by \(width): "
          + "'\(indentation)\(first.content.prefix(longestHelp))'",
        edits, stop: place, in: file, isCertain: true)
    }
    let key = String(header.content.prefix { $0 != ":" })
    return tried(
      "the lines of '\(key)' are not indented", at: SourceRange(start: first.start, end: first.end),
      help: "indent them by \(width + 2): "
        + "'\(String(repeating: " ", count: width + 2))\(first.content)'",
      edits, stop: place, in: file, isCertain: true)
  }

  /// Indents a constraint that is less indented than those above it, and so is none of their block.
  static func indentingConstraint(before place: Int, in file: SourceFile) -> Diagnostic? {
    var header: YAMLLine?
    var block: String?
    for number in 0...file.line(at: place) {
      let line = YAMLLine(number, of: file)
      if line.content.isEmpty { continue }
      if line.content.wholeMatch(of: /(?:constraints|visualFormat):\s*[|>][-+]?/) != nil {
        (header, block) = (line, nil)
      } else if let header {
        let isKey = line.content.contains(/^[^=<>]*:(\s|[;,]*$)/)
        if block == nil, line.indentation.count > header.indentation.count {
          block = line.indentation
        }
        guard let block else { continue }
        if line.indentation.count >= block.count { continue }
        if isKey || !line.content.contains(/^(\d+[.)]\s*)?[^=<>]+\.[^=<>]+[=<>≤≥]/) { return nil }
        let range = SourceRange(start: line.start, end: line.start + line.indentation.utf8.count)
        return tried(
          "this line is indented by \(line.indentation.count), and those above by \(block.count)",
          at: SourceRange(start: line.end - line.content.utf8.count, end: line.end),
          help: "indent it by \(block.count): '\(block)\(line.content.prefix(longestHelp))'",
          [Diagnostic.Edit(range, block)], stop: line.start, in: file, isCertain: true)
      }
    }
    return nil
  }

  /// Indents a line, those below that are indented as it, and all that belongs to them, as a line above.
  static func indenting(
    _ line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    let width = line.indentation.count
    guard line.content.contains(":") || line.content.hasPrefix("-") else { return nil }
    let above = linesOutsideBlocks(above: line.number, in: file)
    if let text = above.first, isMoreText(line, below: text) {
      return .malformedYAML(
        "a text that holds ': ' is not in quotes",
        at: SourceRange(start: line.end - line.content.utf8.count, end: line.end),
        help: "put the whole text into quotes if this line is a part of it")
    }
    if let header = above.first, header.indentation.count < width,
      header.content.contains(/:[;,]$/)
    {
      let sign = SourceRange(start: header.end - 1, end: header.end)
      return tried(
        "'\(header.content.suffix(1))' is one sign too many", at: sign, help: "delete it",
        [Diagnostic.Edit(sign, "")], stop: place, in: file, isCertain: true, hasOwnLine: true)
    }
    let levels = levels(above).filter { $0.width != width }
    let below = (line.number..<file.lineCount).map { YAMLLine($0, of: file) }
      .prefix { $0.content.isEmpty || $0.indentation.count >= width }
      .filter { !$0.content.isEmpty }
    let peers = below.filter { $0.indentation.count == width }
    let beside = peers.map(\.number)
    // A key of a view stands beside others, and so do names.
    let role = LineRole(line)
    let alike = levels.filter { $0.role == role }
    // A line behind a whole one can only stand beside it; one that is not whole may be the line above these.
    let isBehindWhole = above.first.map { $0.indentation.count < width } ?? false
    let isWhole =
      (above.first?.content.contains(/^[^:]+: +[^\s;,]|^-[ ]/) ?? false)
      && !isBelowEmpty(above.prefix(2))
    let hasColon = above.first?.content.contains(":") ?? true
    let areAlike = peers.allSatisfy { LineRole($0) == role }
    let areOfRecipe = peers.allSatisfy {
      LineRole($0.content, isIndented: false) == .keyOfRecipe
    }
    let isSlip = levels.contains { ($0.width - width).magnitude == 1 }
    let nearest = (alike.count == 1 && !isSlip ? alike : levels).sorted {
      ($0.width - width).magnitude < ($1.width - width).magnitude
    }
    for (level, levelRole) in nearest {
      // A key among names would become a view, and one of a view none of the recipe.
      // An item stands beside another one.
      let isAlone =
        line.content.hasPrefix("-")
        && !above.contains { $0.indentation.count == level && $0.content.hasPrefix("-") }
      let fits =
        !isAlone && (level == 0 ? areOfRecipe : levelRole == role && areAlike && hasColon)
      guard fits || level > 0 else { continue }
      let edits = below.map { line in
        Diagnostic.Edit(
          SourceRange(start: line.start, end: line.start + line.indentation.count),
          String(repeating: " ", count: line.indentation.count - width + level))
      }
      let written = "\(String(repeating: " ", count: level))\(line.content)"
      let isOne = beside.count == 1
      let found = tried(
        "\(isOne ? "this line is" : "\(lineList(beside)) are") indented by \(width), "
          + "which fits no line above \(isOne ? "it" : "them")",
        at: SourceRange(start: line.start, end: line.start + max(width, 1)),
        help: "indent \(isOne ? "it" : "each") by \(level): '\(written)'", edits,
        stop: place, in: file,
        isCertain: fits && (!isBehindWhole || isWhole) && (alike.count == 1 || isBehindWhole))
      if let found { return found }
    }
    return nil
  }

  /// The lines above one from the bottom, without blank ones, comments and the lines of blocks such as constraints.
  static func linesOutsideBlocks(above number: Int, in file: SourceFile) -> [YAMLLine] {
    var lines: [YAMLLine] = []
    var block: Int?
    for line in (0..<number).map({ YAMLLine($0, of: file) })
    where !line.content.isEmpty && !line.content.hasPrefix("#") {
      if let indent = block, line.indentation.count > indent { continue }
      block = line.content.contains(/[|>][-+]?$/) ? line.indentation.count : nil
      lines.append(line)
    }
    return lines.reversed()
  }

  /// Whether the first of two lines should stand below the key of the one above it, `Title:`, and does not.
  private static func isBelowEmpty(_ above: ArraySlice<YAMLLine>) -> Bool {
    guard above.count == 2, let first = above.first, let header = above.last else { return false }
    return header.content.hasSuffix(":") && header.indentation.count >= first.indentation.count
  }

  /// The indentations of the lines above a line, from the bottom, with what stands at them; the keys of an item stand
  /// behind its hyphen.
  private static func levels(_ above: some Sequence<YAMLLine>) -> [(width: Int, role: LineRole)] {
    var levels: [(width: Int, role: LineRole)] = []
    for line in above where line.indentation.count < levels.last?.width ?? .max {
      if let dash = line.content.prefixMatch(of: /- +(?=[^:]+:)/)?.0 {
        let key = line.indentation.count + dash.count
        let role = LineRole(String(line.content.dropFirst(dash.count)), isIndented: true)
        if key < levels.last?.width ?? .max { levels.append((key, role)) }
      }
      levels.append((line.indentation.count, LineRole(line)))
    }
    return levels
  }

  /// Whether a line that is no key can be more of a text without quotes above it.
  private static func isMoreText(_ line: YAMLLine, below above: YAMLLine) -> Bool {
    let isBelow = above.indentation.count < line.indentation.count
    guard isBelow, LineRole(line) == .name, above.content.contains(/^[^:]+: +[^"'{\[|> ]/) else {
      return false
    }
    return isPlaceOfText(above.content.prefix { $0 != ":" } + ":")
  }
}

/// What a line of a recipe begins with.
enum LineRole {
  case keyOfView, keyOfRecipe, name

  init(_ line: YAMLLine) { self.init(line.content, isIndented: !line.indentation.isEmpty) }

  init(_ content: String, isIndented: Bool) {
    let key = content.trimmingPrefix(/(?:- +)?/).prefix { $0 != ":" }.trimmed
    if !isIndented, RecipeKeys.recipe.contains(where: { $0.name == key }) {
      self = .keyOfRecipe
    } else {
      self = RecipeKeys.allOfView.contains { $0.name == key } ? .keyOfView : .name
    }
  }
}
