import Basics
package import Pictures
package import Platform

/// The items of the same name on both sides.
package struct ComparisonPair: Sendable {
  /// The name that both items have.
  package var name: String
  /// The item of the old side; nil if it is missing there.
  package var old: ComparisonItem?
  /// The item of the new side; nil if it is missing there.
  package var new: ComparisonItem?
  /// The entry in a list of digests; nil if no list is compared.
  package var listing: Listing?

  /// The entry of a figure in a list of digests.
  package struct Listing: Sendable {
    /// SHA-256 of the new file; nil when there is none.
    package var digest: String?
    var isListed: Bool
    /// Whether the list has the same.
    var isSame: Bool
  }

  /// The pairs of two sides, in the order of their names.
  /// - Throws: That a single figure has none.
  package static func pairs(
    _ old: ComparisonSide, _ new: ComparisonSide
  ) throws(FileError) -> [ComparisonPair] {
    if old.items.count == 1, new.items.count == 1, old.folder.isEmpty, new.folder.isEmpty {
      return [ComparisonPair(name: new.items[0].name, old: old.items[0], new: new.items[0])]
    }
    var olds = named(old, beside: new)
    var news = named(new, beside: old)
    useRecipes(of: old, new, in: &olds, &news)
    dropDrawn(&olds, &news)
    joinScenes(&olds, news)
    // If one side is a single figure, other items of the other side do not count.
    for (side, other) in [(old, new), (new, old)]
    where side.folder.isEmpty && side.items.first?.format != nil {
      let name = Path(side.items[0].name)
      guard let before = olds[name], let after = news[name] else {
        throw FileError(path: other.name, reason: "there is no '\(name.text)' to compare")
      }
      return [ComparisonPair(name: name.text, old: before, new: after)]
    }
    let names = Set(olds.keys).union(news.keys).sorted()
    // Figures that the options leave out were neither added nor removed.
    let isComplete = names.allSatisfy { olds[$0] != nil && news[$0] != nil }
    let (left, right) =
      isComplete ? ([], []) : (old.allFileNames, new.allFileNames)
    return names.filter { name in
      !(news[name] == nil && right.contains(name)) && !(olds[name] == nil && left.contains(name))
    }.map { ComparisonPair(name: $0.text, old: olds[$0], new: news[$0]) }
  }

  /// Gives scenes of documents that have another name now their new name.
  private static func joinScenes(
    _ olds: inout [Path: ComparisonItem], _ news: [Path: ComparisonItem]
  ) {
    func unmatched(
      _ items: [Path: ComparisonItem], _ others: [Path: ComparisonItem]
    ) -> [String: [Path]] {
      var names: [String: [Path]] = [:]
      for (name, item) in items where others[name] == nil {
        if let key = item.sceneKey { names[key, default: []].append(name) }
      }
      return names.filter { $0.value.count == 1 }
    }
    let added = unmatched(news, olds)
    for (key, names) in unmatched(olds, news) {
      if let name = added[key]?.first { olds[name] = olds.removeValue(forKey: names[0]) }
    }
  }

  /// Replaces the figures' files by their recipes if both sides have both and the recipes differ:
  /// figures that were not drawn again would hide the change.
  private static func useRecipes(
    of old: ComparisonSide, _ new: ComparisonSide, in olds: inout [Path: ComparisonItem],
    _ news: inout [Path: ComparisonItem]
  ) {
    let sides = [old, new].map { side in
      side.items.contains { $0.format != nil } ? side.items.filter { $0.format == nil } : []
    }
    if sides.contains(where: \.isEmpty) { return }
    let items = sides.map { named($0, beside: [], formats: Set(OutputFormat.allCases)) }
    for (name, before) in items[0] {
      guard let after = items[1][name], olds[name]?.format != nil, news[name]?.format != nil,
        case .recipe(let first) = before.source, case .recipe(let second) = after.source,
        first.digest != second.digest
      else { continue }
      (olds[name], news[name]) = (before, after)
    }
  }

  /// Removes figures that were drawn from a recipe or guide of the same side, on both sides, if that has changed:
  /// both are one change, at its line.
  private static func dropDrawn(
    _ olds: inout [Path: ComparisonItem], _ news: inout [Path: ComparisonItem]
  ) {
    let sources = [olds, news].map { items in
      Dictionary(
        items.compactMap { name, item -> (Path, String)? in
          guard case .recipe(let figure) = item.source else { return nil }
          return (Path(fileName(of: name)), figure.digest)
        }
      ) { first, _ in first }
    }
    for (name, before) in olds {
      guard let after = news[name], before.format != nil, after.format != nil,
        let first = sources[0][Path(fileName(of: name))],
        let second = sources[1][Path(fileName(of: name))], first != second,
        before.drawnDigest == first, after.drawnDigest == second
      else { continue }
      (olds[name], news[name]) = (nil, nil)
    }
  }

  private static func fileName(of path: Path) -> String {
    String(path.text[FileSystem.nameStart(of: path.text[...])...])
  }

  /// The items of a side by their names; a layout has the names of its files on the other side.
  private static func named(_ side: ComparisonSide, beside other: ComparisonSide) -> [Path:
    ComparisonItem]
  {
    let holdsOnlyLayouts = (side.items + other.items).allSatisfy { $0.format == nil }
    guard holdsOnlyLayouts, side.folder.isEmpty, other.folder.isEmpty else {
      return named(
        side.items, beside: Set(other.items.map { Path($0.name) }),
        formats: Set(other.items.compactMap(\.format)))
    }
    // Two recipes named on the command line are one layout, with any names.
    let recipes = Set((side.items + other.items).map(\.recipeName))
    let ownNames = side.items.map { item in
      guard case .recipe(let figure) = item.source, figure.isRecipe, recipes.count > 1 else {
        return Path(item.name)
      }
      let rest = item.name.dropFirst(figure.recipeName.count + 1)
      return Path(rest.isEmpty ? "layout" : rest)
    }
    return Dictionary(zip(ownNames, side.items)) { first, _ in first }
  }

  /// Items by the names of the files that they are compared with.
  /// - Parameter formats: The formats in which a layout without such files would be drawn.
  static func named(
    _ items: [ComparisonItem], beside known: Set<Path>, formats: Set<OutputFormat>
  ) -> [Path: ComparisonItem] {
    var found: [Path: ComparisonItem] = [:]
    for item in items {
      guard case .recipe(let figure) = item.source else {
        found[Path(item.name)] = item
        continue
      }
      let files = figure.fileNames.map(Path.init)
      let shown = files.filter(known.contains)
      let drawn = files.filter { OutputFormat(path: $0.text).map(formats.contains) ?? false }
      let names = shown.isEmpty ? drawn : shown
      for name in names.isEmpty ? [Path(item.name)] : names { found[name] = item }
    }
    return found
  }
}

/// A pair that was compared.
package struct ComparedPair: Sendable {
  /// The items that were compared.
  package var pair: ComparisonPair
  /// The result of the comparison.
  package var comparison: FigureComparison
  /// The pictures of both sides; nil unless they are requested.
  package var images: Images?

  /// The files of a figure before and after, and what was found in them.
  package struct Images: Sendable {
    /// The formats of the two pictures.
    package var formats: (old: OutputFormat, new: OutputFormat)
    /// The bytes of the old picture; nil if there is none.
    package var old: [UInt8]?
    /// The bytes of the new picture; nil if there is none.
    package var new: [UInt8]?
    /// The new picture with a mark on every changed pixel.
    package var mask: Raster?
  }
}

extension ComparisonPair {
  /// Compares the two sides; files of the same bytes are not decoded.
  /// - Parameters:
  ///   - toleratesText: Whether the edges of letters may differ.
  ///   - wantsImages: Whether to return the pictures of a pair that differs.
  package func compared(
    toleratesText: Bool, wantsImages: Bool
  ) throws(FileError) -> ComparedPair {
    if listing?.isSame == true { return unchanged }
    guard let old, let new else { return try comparedAlone(wantsImages) }
    if case .file(let first, _) = old.source, case .file(let second, _) = new.source,
      try FileSystem.areEqual(first, second)
    {
      return unchanged
    }
    let compared = try compared(old, new, toleratesText, wantsImages)
    guard listing != nil, compared.comparison.outcome == .unchanged else { return compared }
    return ComparedPair(
      pair: self, comparison: FigureComparison(name: name, .digest(isSameLayout: true)))
  }

  private var unchanged: ComparedPair {
    ComparedPair(pair: self, comparison: FigureComparison(name: name, outcome: .unchanged))
  }

  /// A figure that only one side has.
  private func comparedAlone(_ wantsImages: Bool) throws(FileError) -> ComparedPair {
    if listing?.isListed == true, new != nil {
      return ComparedPair(
        pair: self, comparison: FigureComparison(name: name, .digest(isSameLayout: false)))
    }
    let outcome: FigureComparison.Outcome = new == nil ? .removed : .added
    var compared = ComparedPair(
      pair: self, comparison: FigureComparison(name: name, outcome: outcome))
    if wantsImages, let item = old ?? new {
      let format = item.format ?? OutputFormat(path: name) ?? .png
      let bytes = try item.opened().bytes(as: format)
      compared.images = .init(
        formats: (format, format), old: old == nil ? nil : bytes, new: new == nil ? nil : bytes)
    }
    return compared
  }

  private func compared(
    _ old: ComparisonItem, _ new: ComparisonItem, _ toleratesText: Bool, _ wantsImages: Bool
  ) throws(FileError) -> ComparedPair {
    let (before, after) = (try old.opened(), try new.opened())
    let recipeKeys = ComparisonItem.differingKeys(old, new)
    if let first = before.record, let second = after.record {
      let comparison = FigureComparison(
        name: name, FigureContent(record: first, before.sources),
        FigureContent(record: second, after.sources), recipeKeys: recipeKeys)
      if comparison.outcome == .unchanged || !wantsImages {
        return ComparedPair(pair: self, comparison: comparison)
      }
    }
    let format = old.format ?? new.format ?? .png
    let formats = (old: old.format ?? format, new: new.format ?? format)
    let bytes = (
      old: try before.bytes(as: formats.old), new: try after.bytes(as: formats.new)
    )
    if bytes.old == bytes.new, recipeKeys.isEmpty { return unchanged }
    var first = try FigureContent(bytes.old, formats.old, old.path)
    var second = try FigureContent(bytes.new, formats.new, new.path)
    // Layouts of recipes know their lines.
    if let record = before.record { first.record = record }
    if let record = after.record { second.record = record }
    (first.sources, second.sources) = (before.sources, after.sources)
    if first.layouts.isEmpty || second.layouts.isEmpty, formats.old != formats.new {
      throw FileError(
        path: new.path, reason: "a PNG and an SVG can be compared only by layouts")
    }
    let pixels = try pixels(old, new, (first, second), wantsWhole: wantsImages)
    let comparison = FigureComparison(
      name: name, first, second, recipeKeys: recipeKeys, pixels: pixels.pair,
      toleratesText: toleratesText)
    var compared = ComparedPair(pair: self, comparison: comparison)
    guard wantsImages, comparison.outcome != .unchanged else { return compared }
    compared.images = .init(formats: formats, old: bytes.old, new: bytes.new)
    if pixels.pair != nil {
      compared.images?.mask = PictureMask.picture(pixels.whole[0], pixels.whole[1])
    }
    return compared
  }

  /// The pixels of both figures, nil unless both have some, and the pictures that were read whole.
  private func pixels(
    _ old: ComparisonItem, _ new: ComparisonItem,
    _ contents: (old: FigureContent, new: FigureContent), wantsWhole: Bool
  ) throws(FileError) -> (pair: RasterPair?, whole: [Raster]) {
    guard case .png(let before) = contents.old.picture, case .png(let after) = contents.new.picture
    else { return (nil, []) }
    if !wantsWhole, let pair = RasterPair(before, after, margin: PictureComparison.margin) {
      return (pair, [])
    }
    let isDeep = PNGReader.isDeep(before) || PNGReader.isDeep(after)
    let whole = [
      try Raster(png: before, old.path, keepsLowBytes: isDeep),
      try Raster(png: after, new.path, keepsLowBytes: isDeep),
    ]
    return (RasterPair(whole[0], whole[1]), whole)
  }
}

extension ComparisonItem {
  /// The keys of two recipes whose values differ; none unless both are recipes, since figures do
  /// not show all keys.
  fileprivate static func differingKeys(_ old: ComparisonItem, _ new: ComparisonItem) -> [String] {
    guard case .recipe(let first) = old.source, case .recipe(let second) = new.source,
      first.digest != second.digest
    else { return [] }
    let (before, after) = (first.digestsByKey, second.digestsByKey)
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
  }
}
