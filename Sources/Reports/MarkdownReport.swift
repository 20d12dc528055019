import Basics
import Comparison
import JSON

/// A comparison as a comment on a pull request: the words, then pictures at addresses.
enum MarkdownReport {
  /// The bytes of a report: a comment of GitHub has fewer than 65,536 characters.
  static let limit = 65_535
  /// The bytes of the words, so that there is room for pictures.
  private static let wordLimit = 45_000
  private static let (mostPictures, mostSentences) = (10, 12)

  /// The report on what a JSON report holds.
  /// - Parameter baseURL: The address of the report's folder, with a slash at its end; nil for no pictures.
  static func text(of report: JSONValue, baseURL: String?) -> String {
    let figures = report["figures"]?.items ?? []
    let words = words(of: report, figures)
    var (result, pictures, rest) = (heading(of: report) + words.text, 0, 0)
    let end = { (rest: Int) in leftOut(words.rest, rest, report) }
    for figure in figures where figure["outcome"]?.string != "unchanged" {
      guard let row = baseURL.flatMap({ MarkdownReport.pictures(of: figure, at: $0) }) else {
        continue
      }
      let isTooLong = (result + row + end(figures.count)).utf8.count > limit
      if pictures == mostPictures || isTooLong {
        rest += 1
      } else {
        result += row
        pictures += 1
      }
    }
    return result + end(rest) + (baseURL == nil ? withoutPictures(figures) : "")
  }

  /// A word on pictures that have no address.
  private static func withoutPictures(_ figures: [JSONValue]) -> String {
    let isChanged = figures.contains { $0["outcome"]?.string != "unchanged" }
    return isChanged
      ? "Pictures are left out; `--base-url` names the address of their folder.\n" : ""
  }

  private static func heading(of report: JSONValue) -> String {
    let sides = ["old", "new"].map { code(report[$0]?.string ?? "") }
    return "### Figures: \(StoredReport.counts(of: report))\n\n\(sides[0]) → \(sides[1])\n\n"
  }

  // MARK: - Words

  /// The groups as a block of text, in which no name is a mention, and the number of figures left out.
  private static func words(
    of report: JSONValue, _ figures: [JSONValue]
  ) -> (text: String, rest: Int) {
    let byName = Dictionary(figures.map { ($0["name"]?.string ?? "", $0) }) { first, _ in first }
    var (text, rest) = ("", 0)
    for group in report["groups"]?.items ?? [] {
      for part in parts(of: group, byName) {
        if text.utf8.count + part.utf8.count > wordLimit { rest += 1 } else { text += part }
      }
    }
    if text.isEmpty { return ("", rest) }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ("\(fence)text\n\(text)\(fence)\n\n", rest)
  }

  /// The lines on each figure of a group; those on the causes, each once, are with the first.
  private static func parts(of group: JSONValue, _ figures: [String: JSONValue]) -> [String] {
    let names = group["figures"]?.items.compactMap(\.string) ?? []
    let kind = group["class"]?.string ?? group["outcome"]?.string ?? ""
    let count = names.count == 1 ? "1 figure" : "\(names.count) figures"
    let causes = causes(of: names.compactMap { figures[$0] }, in: group["cause"]?.string ?? "")
    let head =
      ["\(kind): \(count)"] + (causes.isEmpty ? [] : ["  because"])
      + causes.map { "    " + $0.line }
    return names.enumerated().map { index, name in
      let lines =
        (index == 0 ? head : []) + ["  " + name]
        + details(of: figures[name], besides: Set(causes.map(\.text)))
      return lines.map { $0.replacing("\n", with: " ") + "\n" }.joined()
    }
  }

  /// What the changes of some figures come from, each with the first place where it is written.
  private static func causes(
    of figures: [JSONValue], in group: String
  ) -> [(text: String, line: String)] {
    var known: Set<String> = []
    return figures.flatMap { figure in
      let source = figure["source"]?.string
      return (figure["changes"]?.items ?? []).flatMap { change in
        causes(of: change, in: group).filter { known.insert($0).inserted }.map { cause in
          let line = change["line"]?.number.map { ":\(Int($0))" } ?? ""
          return (cause, cause + (source.map { " (\($0)\(line))" } ?? ""))
        }
      }
    }
  }

  /// The causes of a change; itself if it is a cause of the group.
  private static func causes(of change: JSONValue, in group: String) -> [String] {
    let causes = change["causes"]?.items.compactMap(\.string) ?? []
    guard causes.isEmpty, let sentence = change["sentence"]?.string else { return causes }
    return group.contains(sentence) ? [sentence] : []
  }

  /// The changes of a figure without their causes, and how much of it differs.
  private static func details(of figure: JSONValue?, besides causes: Set<String>) -> [String] {
    let sentences = (figure?["changes"]?.items ?? []).compactMap { change -> String? in
      guard let sentence = change["sentence"]?.string, !causes.contains(sentence) else {
        return nil
      }
      return sentence.firstRange(of: ", because ").map { String(sentence[..<$0.lowerBound]) }
        ?? sentence
    }
    let rest = sentences.count - mostSentences
    let renaming = [figure?["renaming"]?.string].compactMap { $0 }
    // How far colours are apart says nothing to an author.
    let pixels =
      (figure?["pixels"]?["words"]?.string).map { [String($0.prefix { $0 != ";" })] } ?? []
    return
      (renaming + sentences.prefix(mostSentences) + (rest > 0 ? ["and \(rest) more"] : [])
      + pixels).map { "    " + $0 }
  }

  // MARK: - Pictures

  /// A row of the figure before, after, and of what differs; nil if there are no pictures.
  private static func pictures(of figure: JSONValue, at address: String) -> String? {
    guard let images = figure["images"] else { return nil }
    let name = figure["name"]?.string ?? ""
    let difference = images["mask"] ?? images["overlay"]
    let columns = [("before", images["old"]), ("after", images["new"]), ("difference", difference)]
    let cells = columns.map { word, image in
      image?.string.map { path in
        "![\(plain(name)), \(word)](\(address)\(PercentEncoding.reference(toPath: path)))"
      }
    }
    if cells.allSatisfy({ $0 == nil }) { return nil }
    return
      "\(code(name))\n\n| before | after | difference |\n| --- | --- | --- |\n| "
      + cells.map { $0 ?? "" }.joined(separator: " | ") + " |\n\n"
  }

  /// A name as the text of an image, in which no sign of Markdown is left.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-. /".contains($0) ? $0 : "_" })
  }

  // MARK: - What is left out

  private static func leftOut(_ words: Int, _ pictures: Int, _ report: JSONValue) -> String {
    let parts = [(words, "in words"), (pictures, "in pictures")].filter { $0.0 > 0 }.map {
      "\($0) " + ($0 == 1 ? "figure " : "figures ") + $1
    }
    if parts.isEmpty { return "" }
    let command = report["command"]?.string ?? ""
    let source = command.utf8.count < 1000 ? "; \(code(command)) reports all" : ""
    return "Left out: " + WordList.text(parts, "and") + source + "\n"
  }

  /// A text as code, which no sign in it ends.
  private static func code(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let blank = longest > 0 ? " " : ""
    return fence + blank + String(line.prefix(500)) + blank + fence
  }
}
