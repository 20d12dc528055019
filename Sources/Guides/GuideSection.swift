import Basics
import Diagnostics
import Markdown

/// The blocks below a heading that occurs once, up to the next such heading.
struct GuideSection {
  /// The heading; nil for the blocks before the first.
  var heading: MarkdownText?
  var listings: [MarkdownListing] = []
  var tables: [[[MarkdownText]]] = []
  /// The comments for ibar without a listing below them, in the last section of a document.
  var looseDirectives: [MarkdownText] = []
  /// Whether listings count that are not marked as ibar's.
  var countsUnmarked = true

  /// The sections of a document.
  ///
  /// Headings that repeat, with any number before them, name no section: `Attributes` is below
  /// every layout of the guide.
  static func sections(of file: SourceFile) -> [GuideSection] {
    let syntax = GuideSyntax(path: file.path)
    let blocks = syntax.blocks(of: file.text).map { block in
      if case .heading(let heading) = block { return MarkdownBlock.heading(named(heading)) }
      return block
    }
    var counts: [String: Int] = [:]
    for case .heading(let heading) in blocks { counts[key(of: heading), default: 0] += 1 }
    var sections = [GuideSection()]
    var directives: [MarkdownText] = []
    for block in blocks {
      switch block {
      case .heading(let heading):
        if counts[key(of: heading)] == 1 { sections.append(GuideSection(heading: heading)) }
      case .listing(var listing):
        if listing.lines.isEmpty { continue }
        (listing.directives, directives) = (directives, [])
        sections[sections.count - 1].listings.append(listing)
      case .directive(let directive): directives.append(directive)
      case .table(let rows): sections[sections.count - 1].tables.append(rows)
      }
    }
    sections[sections.count - 1].looseDirectives = directives
    for index in sections.indices { sections[index].countsUnmarked = syntax.countsUnmarked }
    return sections
  }

  /// A heading without the attributes that some tools take from its end: `Sign In {#sign-in}`.
  private static func named(_ heading: MarkdownText) -> MarkdownText {
    var heading = heading
    if let attributes = heading.text.firstMatch(of: /\s*\{\s*[#.:-][^{}]*\}\s*$/) {
      heading.text.removeSubrange(attributes.range)
    }
    return heading
  }

  private static func key(of heading: MarkdownText) -> String {
    let unnumbered = heading.text.drop { $0.isNumber || $0.isWhitespace || ".)".contains($0) }
    return unnumbered.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}

/// Names of layouts, made of headings.
package struct GuideNames {
  /// A layout that no heading names.
  private static let unnamed = "Layout"
  /// Names are parts of file names, which have 255 bytes at most.
  private static let maximumLength = 100

  private var taken: [String: Int] = [:]
  /// The names that layouts are given, in lower case.
  var reserved: Set<String> = []
  private var given: Set<String> = []

  /// Takes a given name; false if another layout has it.
  mutating func take(_ name: String) -> Bool {
    given.insert(name.lowercased()).inserted
  }

  /// The next name from a heading: `TwoViews`, then `TwoViews-2`.
  mutating func next(for heading: MarkdownText?) -> String {
    let name = GuideNames.name(of: heading?.text ?? "")
    var count = taken[name.lowercased(), default: 0] + 1
    func text() -> String { count == 1 ? name : "\(name)-\(count)" }
    while reserved.contains(text().lowercased()) { count += 1 }
    taken[name.lowercased()] = count
    return text()
  }

  /// The words of a heading in UpperCamelCase: the Latin ones when it has any, all others left out.
  package static func name(of heading: String) -> String {
    let text = heading.filter { !"'’".contains($0) }
    var words = text.split { !isLatin($0) && !($0.isASCII && $0.isNumber) }
    if !words.contains(where: { $0.contains(where: isLatin) }) {
      words = text.split { !$0.isLetter && !$0.isNumber }
    }
    let unnumbered = words.drop { !$0.contains(where: \.isLetter) }
    var name = ""
    for word in unnumbered {
      let next = word.capitalizedFirst
      guard name.utf8.count + next.utf8.count <= maximumLength else { break }
      name += next
    }
    return name.isEmpty ? unnamed : name
  }

  private static func isLatin(_ character: Character) -> Bool {
    guard character.isLetter, let scalar = character.unicodeScalars.first else { return false }
    return scalar.isASCII || (0xC0...0x24F).contains(scalar.value)
      || (0x1E00...0x1EFF).contains(scalar.value)
  }
}
