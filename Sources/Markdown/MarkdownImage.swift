/// An image in a document, in any of the forms that tools for documents know.
package struct MarkdownImage: Hashable, Sendable {
  /// The form in which it is written.
  package var form: ImageForm
  /// The place of the path or address, without quotes, fragment and query, in UTF-8 offsets.
  package var target: Range<Int>
  /// The place of the alternative text, without quotes; nil if it has none.
  package var text: Range<Int>?

  /// Whether the target is in angle brackets, where blanks are allowed.
  package var isBracketed = false

  /// Creates an image at its places in a document.
  package init(
    form: ImageForm, target: Range<Int>, text: Range<Int>?, isBracketed: Bool = false
  ) {
    (self.form, self.target, self.text, self.isBracketed) = (form, target, text, isBracketed)
  }

  /// The path or address that it names in a document.
  package func path(in document: [UInt8]) -> String {
    form.decoded(String(decoding: document[target], as: UTF8.self))
  }
}

extension MarkdownReader {
  /// The images of a document, in the order of their targets; those in code and comments left out.
  package static func images(of document: [UInt8]) -> [MarkdownImage] {
    guard
      document.contains(UInt8(ascii: "!")) || document.contains(where: { "<@{".utf8.contains($0) })
    else { return [] }
    var scanner = ImageScanner(prose(of: document))
    return scanner.images().sorted {
      ($0.target.lowerBound, $0.text?.lowerBound ?? 0)
        < ($1.target.lowerBound, $1.text?.lowerBound ?? 0)
    }
  }
}
