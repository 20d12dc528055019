/// A format of pictures that can be compared; files are known by their ending, in upper or lower case.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  case png

  /// The format of a file, by its path; nil of another file.
  package init?(path: String) {
    let ending = path.utf8.suffix(4).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    let format = PictureFormat.allCases.first { ending.elementsEqual(("." + $0.rawValue).utf8) }
    guard let format else { return nil }
    self = format
  }
}
