import ConstraintCode
import Diagnostics
import Markdown

/// The listings of constraints in a section, those that belong together as one.
struct GuideListings {
  private(set) var all: [ConstraintListing] = []
  /// Diagnostics of comments that say nothing.
  private(set) var diagnostics: [Diagnostic] = []
  /// A library whose calls ibar does not read, and the first line that has one.
  private(set) var library: (name: String, range: SourceRange)?
  private let file: SourceFile
  /// Listings of code with the names that they declare or use, and whether they make constraints.
  private var codes: [(listing: MarkdownListing, names: Set<String>, makesSome: Bool)] = []
  private var directives: [Int: GuideDirective] = [:]

  /// The most listings of a section whose code is read together.
  private static let most = 40

  init(of section: GuideSection, in file: SourceFile) {
    self.file = file
    let own = section.listings.filter { section.countsUnmarked && !$0.isForeign }
    for listing in section.listings {
      let directive = GuideDirective(listing.directives)
      diagnostics += directive.diagnostics
      directives[listing.range.start] = directive
    }
    diagnostics += GuideDirective.faults(ofLoose: section.looseDirectives)
    let usable = own.filter { directives[$0.range.start]?.isSkip == false }
    let read = usable.map { ConstraintListing([$0], given(of: [$0]), in: file) }
    if usable.count <= GuideListings.most, read.contains(where: { $0?.parts.isEmpty == false }) {
      codes = zip(usable, read).filter { $0.0.info != nil }.map { listing, one in
        (
          listing, one?.codeNames ?? CodeReader.names(in: listing.lines, of: file),
          one?.parts.isEmpty == false
        )
      }
    }
    for (listing, one) in zip(usable, read) {
      guard let one else {
        if listing.info != nil {
          library = library ?? LayoutLibrary.library(in: listing.lines, of: file)
        }
        continue
      }
      add(withDeclarations(one), isJoin: directives[listing.range.start]?.isJoin == true)
    }
    joinAll()
  }

  private func given(of parts: [MarkdownListing]) -> CodeGiven {
    parts.reduce(into: CodeGiven()) { given, part in
      guard let own = directives[part.range.start]?.given else { return }
      given.numbers.merge(own.numbers) { $1 }
      given.sizes.merge(own.sizes) { $1 }
      given.range = own.range
    }
  }

  /// Code that is read with the listings that declare what it uses: those above it, and those without
  /// constraints below it.
  private func withDeclarations(_ listing: ConstraintListing) -> ConstraintListing {
    joined(listing.parts, listing) ?? listing
  }

  /// Code that is read as one, beside the listings that declare what it uses; nil of other listings.
  private func joined(
    _ parts: [MarkdownListing], _ last: ConstraintListing
  ) -> ConstraintListing? {
    var known: Set<Int> = []
    let parts = parts.filter { known.insert($0.range.start).inserted }
    guard let end = parts.last?.range.start else { return nil }
    var names = codes.filter { known.contains($0.listing.range.start) }
      .reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var context: [MarkdownListing] = []
    for code in codes where !known.contains(code.listing.range.start) {
      guard !code.names.isDisjoint(with: names), !code.makesSome || code.listing.range.start < end
      else { continue }
      context.append(code.listing)
      if !code.makesSome { names.formUnion(code.names) }
    }
    if parts.count == 1, context.isEmpty { return nil }
    var whole = ConstraintListing(parts, context: context, given(of: context + parts), in: file)
    whole?.place(at: last.range)
    return whole
  }

  /// Adds a listing, or joins it to those above: if a comment says so, if its numbers go on where theirs end,
  /// or if its views need theirs to be tied to the superview.
  private mutating func add(_ listing: ConstraintListing, isJoin: Bool) {
    guard let last = all.last else { return all.append(listing) }
    let isCode = !last.parts.isEmpty && !listing.parts.isEmpty
    if isJoin || listing.continues(last) {
      var whole = last
      whole.append(listing)
      all[all.count - 1] = (isCode ? joined(last.parts + listing.parts, listing) : nil) ?? whole
    } else if isCode, needs(last, listing),
      let whole = joined(last.parts + listing.parts, listing), whole.isLayout
    {
      all[all.count - 1] = whole
    } else {
      all.append(listing)
    }
  }

  /// Whether code is no layout alone, and names views of the code above: all of an example, or a part of
  /// those of a layout beside new ones.
  private func needs(_ last: ConstraintListing, _ listing: ConstraintListing) -> Bool {
    if listing.isLayout || listing.parts.count + last.parts.count > GuideListings.most {
      return false
    }
    let (names, own) = (Set(last.views.map(\.name)), Set(listing.views.map(\.name)))
    if names.isDisjoint(with: own) { return false }
    return !last.isLayout || !own.isSubset(of: names)
  }

  /// Joins all listings if none is a layout, but all of them together are.
  private mutating func joinAll() {
    guard all.count > 1, var whole = all.first, !all.contains(where: \.isLayout) else { return }
    let parts = all.flatMap(\.parts)
    if all.allSatisfy({ !$0.parts.isEmpty }), parts.count <= GuideListings.most,
      let last = all.last, let code = joined(parts, last)
    {
      whole = code
    } else {
      for listing in all.dropFirst() { whole.append(listing) }
    }
    if whole.isLayout { all = [whole] }
  }
}
