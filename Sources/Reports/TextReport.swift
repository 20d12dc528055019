import Comparison

/// A comparison as it is told on a terminal: what has the same cause is told once.
package enum TextReport {
  /// Sentences of a figure that are told; the rest is counted.
  private static let sentenceLimit = 12

  /// All of it, and a line that counts.
  package static func text(of report: DiffReport) -> String {
    report.groups.map { text(of: $0, report) }.joined() + report.summary + "\n"
  }

  /// Text of a figure's or a file's, whose control characters would change the terminal or begin lines.
  private static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return text.unicodeScalars.reduce(into: "") { visible, scalar in
      visible +=
        scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }

  private static func text(of group: ChangeGroup, _ report: DiffReport) -> String {
    let entries = group.figures.map { report.entries[$0].comparison }
    guard let first = entries.first else { return "" }
    if group.outcome != .changed {
      return entries.map { entry in
        let renaming = entry.renaming.map { " (\($0))" } ?? ""
        return "\(group.outcome.rawValue): \(visible(entry.name + renaming))\n"
      }.joined() + "\n"
    }
    let kind = group.kind?.rawValue ?? "changed"
    if entries.count > 1, group.edits.map(\.fact) == [.picture(.olderVersion)] {
      return
        "\(kind): \(entries.count) figures were drawn by an older version of ibar; their pictures are "
        + "the same. Draw them again to compare their layouts.\n\n"
    }
    var text = ""
    if entries.count == 1 {
      text += "\(kind): \(visible(first.name))\n" + details(of: first)
    } else {
      text += "\(kind): \(entries.count) figures, cause \(group.id): \(visible(group.words))\n"
      for entry in entries {
        text += "  \(visible(entry.name))\n" + details(of: entry, indent: "  ")
      }
    }
    return text + "\n"
  }

  private static func details(of figure: FigureComparison, indent: String = "") -> String {
    var lines = figure.changes.prefix(sentenceLimit).map { change in
      change.sentence + (change.line.map { " (line \($0))" } ?? "")
    }
    let rest = figure.changes.count - lines.count
    if rest > 0 { lines.append("and \(rest) more changes") }
    if let pixels = figure.pixels { lines.append(pixels.words) }
    return lines.map { "\(indent)  \(visible($0))\n" }.joined()
  }
}
