import Glibc

/// Room for the pixels of one figure after the other, since getting new memory takes as long as to draw.
final class PixelMemory {
  let bytes: UnsafeMutablePointer<UInt8>
  let byteCount: Int

  /// The size and alignment of what the system maps at once where it is asked to.
  private static let hugePage = 1 << 21

  /// Gets memory, or fails when there is none.
  init?(byteCount: Int) {
    let wholePages = (byteCount + Self.hugePage - 1) / Self.hugePage * Self.hugePage
    guard byteCount > 0, let memory = aligned_alloc(Self.hugePage, wholePages) else { return nil }
    // Without huge pages drawing is only slower.
    _ = madvise(memory, wholePages, MADV_HUGEPAGE)
    bytes = memory.assumingMemoryBound(to: UInt8.self)
    self.byteCount = wholePages
  }

  deinit {
    free(bytes)
  }
}
