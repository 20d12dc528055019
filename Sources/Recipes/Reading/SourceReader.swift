import Basics
package import Diagnostics
package import LayoutModel
import Notation

/// A text with its place in a source: a name or a value as written.
package struct SourceText: Hashable, Sendable {
  /// The text as written.
  package var text: String
  /// The place of the text in the source, in UTF-8 offsets.
  package var range: SourceRange
  /// Whether the source has no text there, as after a key without a value.
  package var isMissing: Bool

  /// Creates a text with its place.
  package init(_ text: String, at range: SourceRange, isMissing: Bool = false) {
    self.text = text
    self.range = range
    self.isMissing = isMissing
  }
}

/// Reads texts of a source as values, and collects the faults of the source.
///
/// Readers of texts with their own syntax report their faults to it.
package struct SourceReader {
  /// The file that places count in.
  package let file: SourceFile
  /// The file that is included where reading is now; nil in the file itself.
  package var includedFile: SourceFile?
  /// The colours that the recipe names.
  package var colors: [String: DynamicColor] = [:]
  /// The numbers that the recipe names.
  package var metrics: [String: Double] = [:]
  /// The views that included files give properties, by their names in lower case; the files' paths.
  package var sharedViews: [String: String] = [:]
  /// Writes a name or value in the source's syntax.
  package var notation: @Sendable (String) -> String = { $0 }
  /// Names, in lower case, of which it was reported that nothing has them.
  package var undeclared: Set<String> = []
  /// Names that are given twice, at their second places.
  package var twice: [SourceText] = []
  /// The faults that were reported so far.
  package private(set) var diagnostics: [Diagnostic] = []
  private let imageSize: ImageSize
  /// The number of comparisons left for suggestions: a source with thousands of misspellings gets
  /// no more.
  private var comparisonsLeft = 200_000
  /// Lists of no more names are cheap to compare with.
  private static let shortList = 100

  /// Finds an image file, by the path in a file and the path of that file.
  package typealias ImageSize = (_ path: String, _ file: String) -> ImageFile

  /// Creates a reader of a source.
  package init(file: SourceFile, imageSize: @escaping ImageSize = { _, _ in .missing(near: nil) }) {
    self.file = file
    self.imageSize = imageSize
  }

  /// The faults of included files, followed by those of the source in its order, each once.
  ///
  /// A part that an alias repeats would otherwise be reported for every use.
  package var orderedDiagnostics: [Diagnostic] {
    let own = diagnostics.filter { $0.file == nil }.sorted {
      ($0.range?.start ?? 0, $0.range?.end ?? 0) < ($1.range?.start ?? 0, $1.range?.end ?? 0)
    }
    let included = diagnostics.filter { $0.file != nil }.sorted {
      ($0.file?.path ?? "", $0.range?.start ?? 0) < ($1.file?.path ?? "", $1.range?.start ?? 0)
    }
    let sorted = included + own
    var known: Set<Diagnostic> = []
    return sorted.filter { known.insert($0).inserted }
  }

  // MARK: - Faults

  /// Reports a fault at its place.
  package mutating func report(
    _ id: String, _ message: String, at range: SourceRange, help: String? = nil
  ) {
    report(Diagnostic(id, message, at: range, help: help))
  }

  /// Whether a fault was reported inside a range.
  func hasFault(in range: SourceRange) -> Bool {
    diagnostics.contains { fault in
      fault.range.map { $0.start >= range.start && $0.end <= range.end } ?? false
    }
  }

  /// Removes and returns all faults after the first ones, as many as `count`.
  package mutating func takeDiagnostics(from count: Int) -> [Diagnostic] {
    defer { diagnostics.removeSubrange(count...) }
    return Array(diagnostics[count...])
  }

  /// Replaces the help of the fault at a place of the file itself; false if there is none.
  mutating func changeHelp(ofFaultAt range: SourceRange, to help: String) -> Bool {
    let place = diagnostics.firstIndex {
      $0.file == nil && $0.range == range && $0.id == "duplicate-key"
    }
    guard let place else { return false }
    diagnostics[place].help = help
    return true
  }

  /// Reports a fault, in the included file if one is being read.
  package mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.file = includedFile
    diagnostics.append(diagnostic)
  }

  /// The place of a word in a longer text that has one, such as a mapping: that of its first occurrence there.
  package func place(of word: SourceText) -> SourceRange {
    let whole = (includedFile ?? file).text(in: word.range)
    guard whole != word.text, let found = whole.firstRange(of: word.text) else { return word.range }
    let start = word.range.start + whole[..<found.lowerBound].utf8.count
    return SourceRange(start: start, end: start + word.text.utf8.count)
  }

  /// Reports a word that is none of those expected, with the word that was probably meant.
  /// - Parameters:
  ///   - listed: Those that help lists where no name is near; nil for all, unless they are many.
  ///   - taken: Names that cannot be used again.
  ///   - otherwise: Help where no name is near and none is listed.
  ///   - otherLines: The further lines that have the word, for help.
  ///   - notation: Writes a name as the place needs it; nil for the source's own syntax.
  /// - Returns: The name with which a fix replaces the word.
  @discardableResult
  package mutating func report(
    _ id: String, _ message: String, unknown word: String, at range: SourceRange,
    among names: [String], listing listed: [String]? = nil, taken: Set<String> = [],
    otherwise: String? = nil, otherLines: String? = nil, notation: ((String) -> String)? = nil
  ) -> String? {
    var diagnostic = Diagnostic(id, message, at: range)
    let written = notation ?? self.notation
    if names.count > SourceReader.shortList { comparisonsLeft -= names.count }
    if comparisonsLeft < 0 {
      report(diagnostic)
      return nil
    }
    var meant = Suggestion.correction(for: word, among: names)
    // `iPhone 8+` is how people write it.
    if word.hasSuffix("+"), let plus = names.first(where: { $0 == word.dropLast() + " Plus" }) {
      diagnostic.help = "use '\(written(plus))'"
      diagnostic.fixes = [
        Diagnostic.Fix("replace '\(word)' with '\(plus)'", [Diagnostic.Edit(range, written(plus))])
      ]
      report(diagnostic)
      return plus
    }
    switch SynonymTable.meaning(of: word, among: names) {
    case .word(let name):
      if let near = meant, near != name, names.contains(Layout.rootName) {
        // `View` is a word for the superview, and a slip for `Vew`.
        diagnostic.help = "did you mean '\(written(near))' or '\(written(name))'?"
        meant = nil
        break
      }
      diagnostic.help = "use '\(written(name))'"
      // What could not be read may have had this name: `View {backgroundColor: blue}`.
      let isItem = names.contains(Layout.rootName)
      meant = isItem && diagnostics.contains { $0.id == "wrong-type" } ? nil : name
    case .advice(let advice): (diagnostic.help, meant) = (advice, nil)
    case nil:
      if let name = SourceReader.withoutTypographicQuotes(word), names.contains(name) {
        diagnostic.help = "typographic quotes belong to the text; write '\(written(name))'"
        meant = name
      } else {
        diagnostic.help =
          Suggestion.help(for: word, among: names, written: written)
          ?? listed.map { Suggestion.list($0.map(written)) } ?? otherwise
        // Two edits can make another word of a short one: `grye` and `green`.
        if meant != Suggestion.nearest(to: word, among: names) { meant = nil }
      }
    }
    if let otherLines {
      diagnostic.help = diagnostic.help.map { "\($0); \(otherLines)" } ?? otherLines
    }
    // A word can be replaced only if it is the whole text.
    let source = (includedFile ?? file).text(in: range)
    if let meant, !taken.contains(meant), source == word || source == written(word) {
      let text = written(meant)
      diagnostic.fixes = [
        Diagnostic.Fix("replace '\(source)' with '\(text)'", [Diagnostic.Edit(range, text)])
      ]
    }
    report(diagnostic)
    return diagnostic.fixes.isEmpty ? nil : meant
  }

  /// The text between typographic quotes, `“white”`; nil if there are none.
  private static func withoutTypographicQuotes(_ word: String) -> String? {
    guard let first = word.first, let last = word.last, word.count > 2, "“”„‘’‚«»".contains(first),
      "“”‘’«»".contains(last)
    else { return nil }
    return String(word.dropFirst().dropLast())
  }

  /// Whether a line of the source begins as a view's declaration does.
  func declares(_ name: String) -> Bool {
    // Of a large file each name would be looked for in all lines.
    file.text.utf8.count <= 40_000
      && file.text.split(whereSeparator: \.isNewline).contains {
        $0.trimmed.hasPrefix(name + ":")
      }
  }

  /// Reports a value of the wrong type.
  /// - Parameter found: The text there, for the message.
  package mutating func reportType(
    expected: String, found: String, at range: SourceRange, help: String? = nil,
    writing meant: String? = nil
  ) {
    let fault = Diagnostic(
      "wrong-type", "expected \(expected), found \(found)", at: range, help: help)
    report(meant.map(fault.writing) ?? fault)
  }

  mutating func reportType(
    _ text: SourceText, expected: String, help: String? = nil, writing meant: String? = nil
  ) {
    reportType(
      expected: expected, found: text.isMissing ? "nothing" : "'\(text.text)'", at: text.range,
      help: help, writing: meant ?? CodeValue.written(text.text))
  }

  /// Reports a comment of another language behind a value: `switch // in the row`; false of other texts.
  /// - Parameter isValue: Whether a text is a value.
  mutating func reportComment(
    behind text: SourceText, _ isValue: (String) -> Bool
  ) -> Bool {
    guard let mark = text.text.firstRange(of: "//"),
      case let value = text.text[..<mark.lowerBound].trimmed, isValue(value),
      text.range.end - text.range.start == text.text.utf8.count
    else { return false }
    let start = text.range.start + text.text[..<mark.lowerBound].utf8.count
    let sign = SourceRange(start: start, end: start + 2)
    report(
      Diagnostic(
        "malformed-yaml", "a comment begins with '#' here, not with '//'", at: sign,
        help: "write '#'", fixes: [Diagnostic.Fix("write '#'", [Diagnostic.Edit(sign, "#")])]))
    return true
  }

  /// The size of an image file, in points.
  mutating func imageSize(ofFile path: SourceText) -> Size? {
    let size = "give its size in points: '{name: \(notation(path.text)), size: [300, 400]}'"
    switch imageSize(path.text, (includedFile ?? file).path) {
    case .size(let size): return size
    case .missing(let near?):
      let fault = Diagnostic(
        "unusable-image", "there is no file '\(path.text)' beside the recipe", at: path.range)
      report(fault.writing(notation(near)))
    case .missing(nil):
      report(
        "unusable-image", "there is no file '\(path.text)' beside the recipe", at: path.range,
        help: "put the file there, or \(size)")
    case .unusable:
      report(
        "unusable-image", "'\(path.text)' is not a PNG or JPEG file", at: path.range,
        help: "save the image as PNG or JPEG, or \(size)")
    }
    return nil
  }
}

/// What the path of an image leads to.
package enum ImageFile: Hashable, Sendable {
  /// An image, with its size in points.
  case size(Size)
  /// No file; with the path of one whose name is like it, if there is one.
  case missing(near: String?)
  /// A file that is no PNG or JPEG image.
  case unusable
}

/// Characters that a message can show.
package enum Printable {
  /// Whether a text holds what cannot be shown.
  package static func isViolated(by text: String) -> Bool {
    let isPlain = !text.utf8.contains { $0 < 0x20 || $0 >= 0x7F }
    return !isPlain && text.unicodeScalars.contains(where: isUnprintable)
  }

  /// Whether a scalar is a control character or none at all; a line break or a tab is neither.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE...0xFFFF: true
    default: false
    }
  }
}
