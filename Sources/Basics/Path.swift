/// A path as the file system has it: bytes.
///
/// Two strings are equal if they show the same characters: `é` as one scalar equals `é` as a letter and an accent.
/// They are two files. A path is therefore compared, hashed and ordered by its bytes.
package struct Path: Hashable, Comparable, Sendable {
  /// The path as text.
  package let text: String

  /// Creates a path from a text, unchanged.
  package init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  package static func == (a: Path, b: Path) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  package static func < (a: Path, b: Path) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  /// The way from a folder to another, both without links, with a slash at its end; empty if they are the same.
  package static func steps(from folder: String, to target: String) -> String {
    let (from, to) = (folder.split(separator: "/"), target.split(separator: "/"))
    let common = zip(from, to).prefix { Path($0) == Path($1) }.count
    let steps = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common)
    return steps.map { $0 + "/" }.joined()
  }

  /// Whether the path lies in a folder, by the names of both.
  package func isInside(_ folder: String) -> Bool {
    text.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}
