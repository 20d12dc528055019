import Comparison
import Drawing
import Pictures
import Recipes
import Platform

/// What has the same name on both sides.
struct DiffPair: Sendable {
  var name: String
  var old: DiffItem?
  var new: DiffItem?
  /// What a list of digests says of it; nil when no list is compared with.
  var lock: LockState?

  /// What is known of a figure whose digest is listed.
  struct LockState: Sendable {
    /// SHA-256 of the new file; nil when there is none.
    var digest: String?
    var isListed: Bool
    /// Whether the list has the same.
    var isSame: Bool
  }

  /// The pairs of two sides, in the order of their names.
  /// - Throws: That a single figure has none.
  static func pairs(
    _ old: DiffSide, _ new: DiffSide, _ settings: Settings
  ) throws(FileError) -> [DiffPair] {
    if old.items.count == 1, new.items.count == 1, old.folder.isEmpty, new.folder.isEmpty {
      return [DiffPair(name: new.items[0].name, old: old.items[0], new: new.items[0])]
    }
    let olds = named(old, beside: new)
    let news = named(new, beside: old)
    // Beside one figure, nothing else is meant of what the other side has.
    for (side, other) in [(old, new), (new, old)]
    where side.folder.isEmpty && side.items.first?.format != nil {
      let name = side.items[0].name
      guard let before = olds[name], let after = news[name] else {
        throw FileError(path: other.name, reason: "there is no '\(name)' to compare")
      }
      return [DiffPair(name: name, old: before, new: after)]
    }
    let names = Set(olds.keys).union(news.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    // What the options leave out did not come or go.
    let isComplete = names.allSatisfy { olds[$0] != nil && news[$0] != nil }
    let (left, right) =
      isComplete ? ([], []) : (old.allFigures(settings), new.allFigures(settings))
    return names.filter { name in
      !(news[name] == nil && right.contains(name)) && !(olds[name] == nil && left.contains(name))
    }.map { DiffPair(name: $0, old: olds[$0], new: news[$0]) }
  }

  /// The items of a side by their names; a layout has those of the other side's files of it.
  private static func named(_ side: DiffSide, beside other: DiffSide) -> [String: DiffItem] {
    let isLayouts = (side.items + other.items).allSatisfy { $0.format == nil }
    guard isLayouts, side.folder.isEmpty, other.folder.isEmpty else {
      return named(
        side.items, beside: Set(other.items.map(\.name)),
        formats: Set(other.items.compactMap(\.format)))
    }
    // Two recipes that are named on the command line are one layout, whatever they are called.
    let ownNames = side.items.map { item in
      guard case .layout(let task) = item.source, task.loaded.input.kind == .recipe else {
        return item.name
      }
      let rest = item.name.dropFirst(task.loaded.recipe.name.count + 1)
      return rest.isEmpty ? "layout" : String(rest)
    }
    return Dictionary(zip(ownNames, side.items)) { first, _ in first }
  }

  /// Items by the names of files beside which they are compared.
  /// - Parameter formats: Those in which a layout without any such file would be drawn.
  static func named(
    _ items: [DiffItem], beside known: Set<String>, formats: Set<OutputFormat>
  ) -> [String: DiffItem] {
    var found: [String: DiffItem] = [:]
    for item in items {
      guard case .layout(let task) = item.source else {
        found[item.name] = item
        continue
      }
      let files = task.fileNames
      let shown = files.filter(known.contains)
      let drawn = files.filter { DiffItem.format(of: $0).map(formats.contains) ?? false }
      let names = shown.isEmpty ? drawn : shown
      for name in names.isEmpty ? [item.name] : names { found[name] = item }
    }
    return found
  }
}

/// A pair that was compared.
struct ComparedPair: Sendable {
  var pair: DiffPair
  var comparison: FigureComparison
  /// What both are drawn as, when someone wants to see them.
  var images: Images?

  /// The files of a figure before and after, and what was found in them.
  struct Images: Sendable {
    var formats: (old: OutputFormat, new: OutputFormat)
    var old: [UInt8]?
    var new: [UInt8]?
    /// The new picture with a mark on every changed pixel.
    var mask: Raster?
  }
}

extension DiffPair {
  /// Compares the two sides; files of the same bytes are not decoded.
  /// - Parameter wantsImages: Whether what is different is to be seen.
  func compared(
    _ settings: Settings, wantsImages: Bool
  ) throws(FileError) -> ComparedPair {
    if lock?.isSame == true { return unchanged }
    guard let old, let new else {
      if lock?.isListed == true, new != nil {
        return ComparedPair(
          pair: self,
          comparison: .unexplained(
            name, "its digest is not the one listed, and git has no old figure to compare it with"))
      }
      let outcome: FigureComparison.Outcome = new == nil ? .removed : .added
      var compared = ComparedPair(
        pair: self, comparison: FigureComparison(name: name, outcome: outcome))
      if wantsImages, let item = old ?? new {
        let format = item.format ?? DiffItem.format(of: name) ?? .png
        let bytes = try item.bytes(as: format, settings)
        compared.images = .init(
          formats: (format, format), old: old == nil ? nil : bytes, new: new == nil ? nil : bytes)
      }
      return compared
    }
    if case .file(let first, _) = old.source, case .file(let second, _) = new.source,
      try FileSystem.areEqual(first, second)
    {
      return unchanged
    }
    let compared = try compared(old, new, settings, wantsImages)
    guard lock != nil, compared.comparison.outcome == .unchanged else { return compared }
    return ComparedPair(
      pair: self,
      comparison: .unexplained(
        name, "the layout is as it was, but its digest is not the one listed: it is drawn otherwise"
      ))
  }

  private func compared(
    _ old: DiffItem, _ new: DiffItem, _ settings: Settings, _ wantsImages: Bool
  ) throws(FileError) -> ComparedPair {
    let snapshots = (old: try old.snapshots(), new: try new.snapshots())
    if !snapshots.old.isEmpty, !snapshots.new.isEmpty {
      let comparison = FigureComparison(
        name: name, FigureContent(snapshots: snapshots.old, picture: .none),
        FigureContent(snapshots: snapshots.new, picture: .none))
      let isSameRecipe = snapshots.old.map(\.digest) == snapshots.new.map(\.digest)
      if comparison.outcome == .unchanged, !isSameRecipe {
        // Layouts do not tell all that a figure shows: not in what order constraints are numbered.
        return try compared(old, new, snapshots, drawnAs: .svg, settings, wantsImages)
      }
      if comparison.outcome == .unchanged || !wantsImages {
        return ComparedPair(pair: self, comparison: comparison)
      }
    }
    return try compared(
      old, new, snapshots, drawnAs: old.format ?? new.format ?? .png, settings, wantsImages)
  }

  private func compared(
    _ old: DiffItem, _ new: DiffItem, _ snapshots: (old: [FigureSnapshot], new: [FigureSnapshot]),
    drawnAs format: OutputFormat, _ settings: Settings, _ wantsImages: Bool
  ) throws(FileError) -> ComparedPair {
    let before = try old.bytes(as: old.format ?? format, settings)
    let after = try new.bytes(as: new.format ?? format, settings)
    if before == after { return unchanged }
    var first = try DiffItem.content(of: before, old.format ?? format, old.path)
    var second = try DiffItem.content(of: after, new.format ?? format, new.path)
    // What was read from a recipe knows its lines.
    if !snapshots.old.isEmpty { first.snapshots = snapshots.old }
    if !snapshots.new.isEmpty { second.snapshots = snapshots.new }
    if first.snapshots.isEmpty || second.snapshots.isEmpty, old.format != new.format {
      throw FileError(path: new.path, reason: "a PNG and an SVG can be compared only by layouts")
    }
    let pixels = try pixels(old, new, (first, second), wantsWhole: wantsImages)
    let comparison = FigureComparison(
      name: name, first, second, pixels: pixels.pair, toleratesText: settings.toleratesText)
    var compared = ComparedPair(pair: self, comparison: comparison)
    guard wantsImages, comparison.outcome != .unchanged else { return compared }
    compared.images = .init(
      formats: (old.format ?? format, new.format ?? format), old: before, new: after)
    if pixels.pair != nil {
      compared.images?.mask = PictureMask.picture(pixels.whole[0], pixels.whole[1])
    }
    return compared
  }

  /// The pixels of both figures, nil unless both have some, and the pictures that were read whole.
  private func pixels(
    _ old: DiffItem, _ new: DiffItem, _ contents: (old: FigureContent, new: FigureContent),
    wantsWhole: Bool
  ) throws(FileError) -> (pair: RasterPair?, whole: [Raster]) {
    if !wantsWhole, case .png(let before) = contents.old.picture,
      case .png(let after) = contents.new.picture,
      let pair = RasterPair(before, after, margin: PictureComparison.margin)
    {
      return (pair, [])
    }
    var whole: [Raster] = []
    for (item, content) in [(old, contents.old), (new, contents.new)] {
      if case .png(let bytes) = content.picture {
        whole.append(try DiffItem.raster(of: bytes, item.path))
      }
    }
    return (whole.count == 2 ? RasterPair(whole[0], whole[1]) : nil, whole)
  }

  private var unchanged: ComparedPair {
    ComparedPair(pair: self, comparison: FigureComparison(name: name, outcome: .unchanged))
  }
}

extension DiffItem {
  /// The format of its file; nil of what is not drawn yet.
  var format: OutputFormat? {
    if case .file(_, let format) = source { format } else { nil }
  }

  /// The path that it was read from.
  var path: String {
    switch source {
    case .file(let path, _): path
    case .layout(let task): task.loaded.input.path
    }
  }
}
