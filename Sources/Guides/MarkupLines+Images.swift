import Markdown

/// The images of reStructuredText and AsciiDoc.
extension MarkupLines {
  // MARK: - reStructuredText

  /// The images of the directives `image` and `figure`, those of substitutions included.
  func restructuredTextImages() -> [MarkdownImage] {
    var images: [MarkdownImage] = []
    var row = 0
    while row < lines.count {
      let line = text(lines[row])
      let next = row + 1
      if isShownAsWritten(line) {
        row = endOfBody(from: next, deeperThan: indent(lines[row]))
        continue
      }
      if line.contains("::"),
        let match = line.firstMatch(of: /^\s*\.\. (?:\|[^|]+\| )?(?:image|figure)::\s*(\S.*)$/)
      {
        let options = (next..<lines.count).prefix { isOption(lines[$0]) }
        let alternative = options.compactMap { alternativeText(in: $0) }.first
        let target = place(of: match.1, in: line, at: row)
        images.append(MarkdownImage(form: .restructuredText, target: target, text: alternative))
      }
      row = next
    }
    return images
  }

  /// Whether the lines below one, deeper than it, are code, a comment or the text of another format.
  private func isShownAsWritten(_ line: String) -> Bool {
    guard let mark = line.firstMatch(of: /^\s*\.\.(?:\s|$)/) else { return line.hasSuffix("::") }
    let rest = line[mark.range.upperBound...]
    if let directive = rest.prefixMatch(of: /([\w-]+)::/) {
      return ["code-block", "code", "sourcecode", "parsed-literal", "raw", "math", "ibar"].contains(
        directive.1)
    }
    return !["|", "_", "["].contains { rest.hasPrefix($0) }
  }

  private func alternativeText(in row: Int) -> Range<Int>? {
    let line = text(lines[row])
    return line.firstMatch(of: /^\s+:alt:\s*(\S.*)$/).map { place(of: $0.1, in: line, at: row) }
  }

  // MARK: - AsciiDoc

  /// The images of the macros `image::` and `image:`.
  func asciiDocImages() -> [MarkdownImage] {
    var images: [MarkdownImage] = []
    var row = 0
    while row < lines.count {
      let line = text(lines[row])
      if line.firstMatch(of: /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|```)/) != nil {
        row = (lines.indices[(row + 1)...].first { text(lines[$0]) == line } ?? lines.count) + 1
        continue
      }
      if line.contains("image:"), !line.hasPrefix("//") {
        for (target, attributes) in MarkupLines.macros(in: line) {
          images.append(
            MarkdownImage(
              form: .asciiDoc, target: place(of: target, in: line, at: row),
              text: alternativeText(of: attributes).map { place(of: $0, in: line, at: row) }))
        }
      }
      row += 1
    }
    return images
  }

  /// The folder in which a document of AsciiDoc has its images, as its header gives it; nil if it does not.
  func imagesFolder() -> String? {
    for line in lines {
      if let match = text(line).wholeMatch(of: /:imagesdir:\s+(\S.*)/) { return String(match.1) }
    }
    return nil
  }

  /// The targets and attributes of a line's images: that of the block that it is, or those in its sentences.
  private static func macros(in line: String) -> [(target: Substring, attributes: Substring)] {
    if let block = line.wholeMatch(of: /image::([^\s\[][^\[]*)\[(.*)\]/) {
      return [(block.1, block.2)]
    }
    return line.matches(of: /image:([^\s:\[][^\[]*)\[((?:[^\]\\]|\\.)*)\]/).map { ($0.1, $0.2) }
  }

  /// The first attribute of a macro, or the one of the name `alt`, its quotes included.
  private func alternativeText(of attributes: Substring) -> Substring? {
    if let match = attributes.firstMatch(of: /(?:^|,)\s*alt=("(?:[^"\\]|\\.)*"|[^,]*)/) {
      return match.1
    }
    let first = attributes.prefixMatch(of: /\s*("(?:[^"\\]|\\.)*"|[^,=]*)(?:,|$)/)
    return first.flatMap { $0.1.isEmpty ? nil : $0.1 }
  }

  /// The place in the document of a part of a line.
  private func place(of part: Substring, in line: String, at row: Int) -> Range<Int> {
    let start =
      lines[row].lowerBound + line.utf8.distance(from: line.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }
}
