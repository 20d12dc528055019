import Basics

/// A way of writing an image in a document.
package enum ImageForm: String, Hashable, Sendable, CaseIterable {
  /// `![text](path)`, also by reference.
  case markdown
  /// `<img>` alone.
  case html
  /// `<picture>` with a source for dark pages.
  case picture
  /// The directive `@Image` of DocC.
  case docc
  /// The directives `{image}` and `{figure}` of MyST.
  case myst
  /// Markdown with the fragments of Material for MkDocs, which choose the theme.
  case material
  /// The directives `image` and `figure` of reStructuredText.
  case restructuredText
  /// The macros `image::` and `image:` of AsciiDoc.
  case asciiDoc

  /// The forms of Markdown, of which an author can choose one.
  package static let ofMarkdown: [ImageForm] = [
    .markdown, .html, .picture, .docc, .myst, .material,
  ]

  /// Whether it can show one figure on light pages and another on dark ones.
  ///
  /// DocC finds the dark figure by the name of its file.
  package var showsPair: Bool {
    switch self {
    case .picture, .docc, .myst, .material, .restructuredText, .asciiDoc: true
    case .markdown, .html: false
    }
  }

  // MARK: - Texts

  /// A text as an image's alternative text is written.
  package func escaped(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    switch self {
    case .markdown, .material:
      return line.reduce(into: "") { result, character in
        if "\\[]!`*_<&".contains(character) { result += "\\" }
        result.append(character)
      }
    case .html, .picture: return MarkupText.escaped(line)
    case .docc: return line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    case .myst, .restructuredText: return line
    case .asciiDoc: return ImageForm.attribute(line)
    }
  }

  /// The alternative text that some source text means.
  package func unescaped(_ text: String) -> String {
    switch self {
    case .markdown, .material:
      MarkupText.unescaped(ImageForm.withoutBackslashes(text) { "\\[]!`*_<>&()\"'#".contains($0) })
    case .html, .picture: MarkupText.unescaped(text)
    case .docc: ImageForm.withoutBackslashes(text) { "\\\"".contains($0) }
    case .myst, .restructuredText: text
    case .asciiDoc: ImageForm.value(ofAttribute: text)
    }
  }

  /// A path as an image's target is written.
  package func encoded(_ path: String) -> String {
    switch self {
    case .markdown, .material, .html, .picture:
      PercentEncoding.encoded(path) { byte in
        byte > 0x20 && byte != 0x7F && !"()<>\\%\"'#?[]&,".utf8.contains(byte)
      }
    case .docc: escaped(path)
    case .restructuredText: path.replacing(" ", with: "\\ ")
    case .myst, .asciiDoc: path
    }
  }

  /// The path that a target means.
  package func decoded(_ target: String) -> String {
    switch self {
    case .markdown, .material, .html, .picture: PercentEncoding.decoded(unescaped(target))
    case .docc, .myst: unescaped(target)
    case .restructuredText: target.replacing("\\ ", with: " ")
    case .asciiDoc: PercentEncoding.decoded(target)
    }
  }

  /// A text as the first attribute of a macro of AsciiDoc, in quotes where it needs them.
  ///
  /// `{name}` would be the value of an attribute of the document.
  private static func attribute(_ text: String) -> String {
    let words = text.replacing(/\{(?=\w[\w-]*\})/, with: "\\{")
    guard words.contains(where: { ",=\"'".contains($0) }) else { return words }
    return "\"" + words.replacing("\"", with: "\\\"") + "\""
  }

  private static func value(ofAttribute text: String) -> String {
    var words = text
    if words.count > 1, words.hasPrefix("\""), words.hasSuffix("\"") {
      words = String(words.dropFirst().dropLast()).replacing("\\\"", with: "\"")
    }
    return words.replacing("\\{", with: "{")
  }

  private static func withoutBackslashes(
    _ text: String, before isEscaped: (Character) -> Bool
  ) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, isEscaped(next) {
        result.append(next)
        rest = rest.dropFirst()
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: - Images

  /// The lines of an image.
  /// - Parameters:
  ///   - path: The path of the figure for light pages, or for all.
  ///   - dark: The path of the figure for dark pages; nil without one.
  ///   - text: The alternative text.
  package func lines(path: String, dark: String? = nil, text: String) -> [String] {
    let (words, path, dark) = (escaped(text), encoded(path), dark.map(encoded))
    switch self {
    case .markdown: return ["![\(words)](\(path))"]
    case .material:
      guard let dark else { return ["![\(words)](\(path))"] }
      return ["![\(words)](\(path)#only-light)", "![\(words)](\(dark)#only-dark)"]
    case .html: return ["<img src=\"\(path)\" alt=\"\(words)\">"]
    case .picture:
      let source = dark.map {
        "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\($0)\">"
      }
      return ["<picture>"] + [source].compactMap { $0 }
        + ["  <img src=\"\(path)\" alt=\"\(words)\">", "</picture>"]
    case .docc: return ["@Image(source: \"\(path)\", alt: \"\(words)\")"]
    case .myst:
      guard let dark else { return ImageForm.directive(path, words, class: nil) }
      return ImageForm.directive(path, words, class: "only-light") + [""]
        + ImageForm.directive(dark, words, class: "only-dark")
    case .restructuredText:
      guard let dark else { return ImageForm.block(path, words, class: nil) }
      return ImageForm.block(path, words, class: "only-light") + [""]
        + ImageForm.block(dark, words, class: "only-dark")
    case .asciiDoc:
      guard let dark else { return ["image::\(path)[\(words)]"] }
      return [
        "image::\(path)[\(words),role=only-light]", "", "image::\(dark)[\(words),role=only-dark]",
      ]
    }
  }

  /// The directive of reStructuredText.
  private static func block(_ path: String, _ words: String, class name: String?) -> [String] {
    [".. image:: " + path, "   :alt: " + words] + (name.map { ["   :class: " + $0] } ?? [])
  }

  private static func directive(_ path: String, _ words: String, class name: String?) -> [String] {
    ["```{image} " + path, ":alt: " + words] + (name.map { [":class: " + $0] } ?? []) + ["```"]
  }
}
