/// A drawing in the place of an image that is not there.
package enum ImagePlaceholder: String, Hashable, Sendable, CaseIterable {
  /// A night, dark in both appearances: white text can be read on it.
  case dark
  case map
  case avatar
  case chart
}
