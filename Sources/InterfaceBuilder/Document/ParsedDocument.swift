package import Diagnostics

/// The elements of a storyboard or xib, which its layouts and the rules on it as a whole share.
package struct ParsedDocument: Sendable {
  let root: XMLElement

  /// Parses a document.
  /// - Throws: The fault of a text that is not XML.
  package init(_ file: SourceFile) throws(Diagnostic) {
    root = try XMLReader.root(of: file)
  }
}
