import Basics
import Digests
import Pictures
package import Platform
import Revisions

/// A list of figures' digests, in place of the figures: `figures.lock`.
///
/// A line is what `sha256sum` writes: 64 digits, two blanks, and a path below the folder of figures.
package struct DigestList: Sendable {
  let path: String
  private(set) var digests: [Path: String] = [:]

  /// Whether a path is a list's, by its name.
  static func isList(_ path: String) -> Bool { path.hasSuffix(".lock") }

  /// Reads a list.
  /// - Parameter isNew: Whether it may be missing.
  /// - Throws: Why it cannot be read, or which line is none of a list.
  init(path: String, isNew: Bool) throws(FileError) {
    self.path = path
    if isNew, (try? FileSystem.entry(path)) == nil { return }
    let lines = try FileSystem.read(path).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      func fault(_ reason: String) -> FileError {
        FileError(path: "\(path):\(index + 1)", reason: reason)
      }
      // Git may have written the ends of lines in Windows style.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let digest = String(decoding: line.prefix(64), as: UTF8.self)
      guard digest.utf8.count == 64, digest.allSatisfy({ $0.isASCII && $0.isHexDigit }),
        line.dropFirst(64).starts(with: "  ".utf8), line.count > 66
      else { throw fault("not a line of 64 digits, two blanks and a path") }
      let name = String(decoding: line.dropFirst(66), as: UTF8.self)
      guard digests.updateValue(digest.lowercased(), forKey: Path(name)) == nil else {
        throw fault("'\(name)' is listed twice; remove one of the lines")
      }
    }
  }

  /// Takes new digests, nil for figures that went, and writes the list, in the order of its names.
  package mutating func accept(_ changes: [(String, String?)]) throws(FileError) {
    for (name, digest) in changes {
      if name.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        throw FileError(path: path, reason: "a name with a line break cannot be listed; rename it")
      }
      digests[Path(name)] = digest
    }
    let lines = digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key.text)\n" }
    try FileSystem.write(Array(lines.joined().utf8), to: path)
  }

  /// The figures of a side, paired with the listed ones.
  ///
  /// The old figures come from the revision that last changed the list.
  func pairs(
    _ side: ComparisonSide, _ reader: SideReader
  ) throws(FileError) -> [ComparisonPair] {
    var pairs = try listed(side, reader)
    let differing = Set(pairs.filter { $0.listing?.isSame == false }.map { Path($0.name) })
    guard !differing.isDisjoint(with: digests.keys),
      let revision = try? GitRevision(thatChanged: path),
      let files = try? GitFiles(of: revision, at: side.name)
    else { return pairs }
    let old = ComparisonSide(path: files.extractedPath, of: files, reader)
    let items = ComparisonPair.named(
      old.items, beside: Set(digests.keys), formats: Set(OutputFormat.allCases))
    for index in pairs.indices where pairs[index].listing?.isListed == true {
      pairs[index].old = items[Path(pairs[index].name)]
      pairs[index].old?.keeps = files.folder
    }
    return pairs
  }

  private func listed(
    _ side: ComparisonSide, _ reader: SideReader
  ) throws(FileError) -> [ComparisonPair] {
    let items = ComparisonPair.named(
      side.items, beside: Set(digests.keys), formats: Set(OutputFormat.allCases))
    let leftOut = side.allFileNames
    // A single file stands for itself only; figures that the options leave out are not deleted.
    let deleted = digests.keys.filter { name in
      !side.folder.isEmpty && !leftOut.contains(name)
        && OutputFormat(path: name.text).map(reader.formats.contains) == true
    }
    let names = Set(items.keys).union(deleted).sorted()
    let pairs = reader.workers(names.count).map(names) { [digests] name in
      Result { () throws(FileError) in
        let bytes = try items[name]?.opened().bytes(as: OutputFormat(path: name.text) ?? .png)
        let (digest, listed) = (bytes.map(ContentDigest.hexadecimal), digests[name])
        let listing = ComparisonPair.Listing(
          digest: digest, isListed: listed != nil, isSame: digest != nil && digest == listed)
        return ComparisonPair(name: name.text, new: items[name], listing: listing)
      }
    }
    return try pairs.map { pair throws(FileError) in try pair.get() }
  }
}
