/// A format of pictures that can be compared; files are known by their ending.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  case png

  /// The format of a file, by its path; nil of another file.
  package init?(path: String) {
    guard let format = PictureFormat.allCases.first(where: { path.hasSuffix("." + $0.rawValue) })
    else { return nil }
    self = format
  }
}
