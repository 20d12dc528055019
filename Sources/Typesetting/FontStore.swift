import Synchronization

/// The fonts that have been opened, by file, for all threads.
///
/// A store with a parent opens none itself; it knows which of the parent's were asked of it.
final class FontStore: Sendable {
  private struct State {
    var inter: [Font.Weight: OpenedFont] = [:]
    var files: [FontFile: Result<OpenedFont?, TypesettingError>] = [:]
    var missing: Set<UInt32> = []
  }

  private let state = Mutex(State())
  private let parent: FontStore?

  init(parent: FontStore? = nil) {
    self.parent = parent
  }

  /// The paths of the files that were opened, in the order of their bytes.
  var paths: [String] {
    state.withLock { state in
      let found = state.files.filter { (try? $0.value.get()) ?? nil != nil }
      return Set(found.keys.map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// The characters that were asked for and that no font has, in their order.
  var missingCharacters: [MissingCharacter] {
    state.withLock { $0.missing.sorted() }.map { MissingCharacter(scalar: $0) }
  }

  /// Notes a character that no font has.
  func note(missing scalar: UInt32) { state.withLock { _ = $0.missing.insert(scalar) } }

  /// Inter in a weight.
  func inter(_ weight: Font.Weight) throws(TypesettingError) -> OpenedFont {
    if let font = state.withLock({ $0.inter[weight] }) { return font }
    let file = StandardFonts.inter(weight)
    guard let font = try font(file) else {
      throw StandardFonts.missing(file, package: StandardFonts.interPackage)
    }
    state.withLock { $0.inter[weight] = font }
    return font
  }

  /// The font of a file, opened on first use; nil if there is no file.
  func font(_ file: FontFile) throws(TypesettingError) -> OpenedFont? {
    let result = state.withLock { state in
      if let known = state.files[file] { return known }
      let opened = Result { () throws(TypesettingError) in
        if let parent { try parent.font(file) } else { try OpenedFont.open(file) }
      }
      state.files[file] = opened
      return opened
    }
    return try result.get()
  }
}
