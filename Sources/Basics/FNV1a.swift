/// The 64-bit hash of Fowler, Noll and Vo, variant 1a: the same on every machine and in every run.
package enum FNV1a {
  /// The hash of a text's bytes in UTF-8.
  package static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
