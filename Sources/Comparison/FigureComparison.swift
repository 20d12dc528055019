package import LayoutModel
import LayoutRecord
package import Pictures

/// The result of comparing two figures.
package struct FigureComparison: Hashable, Sendable {
  /// The outcome of comparing a figure with the one of the same name on the other side.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case changed
    case added
    case removed
    case unchanged
  }

  /// Its path below what is compared.
  package var name: String
  /// Whether the figure was changed, added or removed.
  package var outcome: Outcome
  /// The old name of an added figure, or the new name of a removed one; nil if it has none.
  package var otherName: String?
  /// The gravest first.
  package var changes: [Change] = []
  /// The edits that the changes follow from.
  package var edits: [Edit] = []
  /// The views whose frames differ, for marks on the new picture.
  package var movedViews: [LayoutComparison.MovedView] = []
  /// The constraints that differ, for marks on the new picture.
  package var marks: [ConstraintMark] = []
  /// Nil when no pixels were compared.
  package var pixels: PixelDifference?
  /// The new canvas in points; nil when the picture does not show it alone.
  package var canvas: Size?

  /// Creates a comparison without changes.
  package init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }

  /// The gravest of its changes.
  package var kind: ChangeClass? { changes.first?.kind }

  /// Compares two figures whose files or recipes differ.
  /// - Parameters:
  ///   - recipeKeys: The keys of their recipes whose values differ.
  ///   - pixels: The pixels of both figures, if both have some.
  ///   - toleratesText: Whether the edges of shapes may differ where views have texts.
  package init(
    name: String, _ old: FigureContent, _ new: FigureContent, recipeKeys: [String] = [],
    pixels: RasterPair? = nil, toleratesText: Bool = false
  ) {
    self.init(name: name, outcome: .changed)
    addLayouts(old, new)
    addRecipe(recipeKeys)
    if let pixels {
      let found = PictureComparison.difference(
        pixels, edges: edges(in: new.layout, pixels.new, toleratesText))
      self.pixels = found
      if !found.isEmpty, changes.isEmpty {
        let views = new.layout?.names(at: found.boxes, found.newSize) ?? []
        let isOurs = !old.layouts.isEmpty && !new.layouts.isEmpty
        add(.pixels(found, views: views, of: isOurs ? nil : name), old, new)
      }
    }
    if case (.svg(let before), .svg(let after)) = (old.picture, new.picture), changes.isEmpty,
      before.visible != after.visible
    {
      add(.parts(FigureComparison.differingParts(before, after)), old, new)
    }
    if case (.pdf(let before), .pdf(let after)) = (old.picture, new.picture), changes.isEmpty,
      before != after
    {
      add(.parts([]), old, new)
    }
    if old.isOlder || new.isOlder { add(.olderVersion) }
    canvas = canvas(of: new)
    if changes.isEmpty { outcome = .unchanged }
  }

  /// A figure of which only one difference is known.
  package init(name: String, _ fact: PictureFact) {
    self.init(name: name, outcome: .changed)
    add(fact)
  }

  private mutating func addLayouts(_ old: FigureContent, _ new: FigureContent) {
    let sources = (old: old.sources, new: new.sources)
    let (old, new) = (old.layouts, new.layouts)
    if old.count == 1, new.count == 1 {
      let areKnown = sources.old.count == 1 && sources.new.count == 1
      let layout = LayoutComparison(
        old[0], new[0], areKnown ? (sources.old[0], sources.new[0]) : nil)
      (changes, edits) = (layout.changes, layout.edits)
      (movedViews, marks) = (layout.movedViews, layout.marks)
    } else if !old.isEmpty, !new.isEmpty {
      let row = RowComparison(old, new, sources)
      (changes, edits) = (row.changes, row.edits)
    }
  }

  /// Adds the keys of recipes whose values differ without an edit that shows it.
  private mutating func addRecipe(_ keys: [String]) {
    if keys.isEmpty { return }
    let known = edits.reduce(into: Set()) { $0.formUnion($1.fact.recipeKeys) }
    for key in keys where !known.contains(key) {
      edits.append(Edit(fact: .recipe(key: key)))
      changes.append(Change(fact: .edit(.recipe(key: key))))
    }
    changes = changes.sortedByKind
  }

  /// The canvas in points when the picture shows it and nothing else.
  private func canvas(of new: FigureContent) -> Size? {
    guard let layout = new.layout else { return nil }
    if let size = pixels?.newSize, layout.scale(in: size) == nil { return nil }
    if case .svg(let reader) = new.picture,
      reader.size?.width != layout.canvas.size.width
        || reader.size?.height != layout.canvas.size.height
    {
      return nil
    }
    return layout.canvas.size
  }

  private func edges(
    in layout: LayoutRecord?, _ picture: RasterRows, _ toleratesText: Bool
  ) -> PictureComparison.Edges {
    if toleratesText { return .tolerated(in: layout?.textBoxes(in: picture) ?? []) }
    return changes.isEmpty ? .counted : .exact
  }

  // MARK: - Differences that layouts do not show

  /// Adds a difference of pictures, caused by the drawing when its version differs.
  private mutating func add(
    _ fact: PictureFact, _ old: FigureContent? = nil, _ new: FigureContent? = nil
  ) {
    var change = Change(fact: .edit(.picture(fact)))
    if let old = old?.record, let new = new?.record, old.drawing != new.drawing {
      change.causes = [Edit(fact: .picture(.drawing(old.drawing, to: new.drawing)))]
    }
    edits.append(change.causes.first ?? Edit(fact: .picture(fact)))
    changes.append(change)
  }

  /// The titles of the parts that two SVGs draw differently, or that one of them lacks.
  private static func differingParts(_ old: SVGReader, _ new: SVGReader) -> [String] {
    let known = Dictionary(old.groups.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(new.groups.map(\.id))
    let changed = new.groups.filter { known[$0.id]?.text != $0.text }
    return (changed + old.groups.filter { !ids.contains($0.id) }).compactMap(\.title)
  }
}

/// A difference of two pictures that no layout shows.
package enum PictureFact: Hashable, Sendable {
  /// Pixels, and the views that they lie in.
  /// - Parameter of: The figure if ibar knows nothing of it but the pixels; nil if it knows the layouts.
  case pixels(PixelDifference, views: [String], of: String?)
  /// Parts of an SVG, by their titles.
  case parts([String])
  /// The versions of the drawing.
  case drawing(Int, to: Int)
  /// The record of a layout has the form of an older version of ibar.
  case olderVersion
  /// The digest of the figure is not the one in the list; of the old one, git may know the layout.
  case digest(isSameLayout: Bool)

  /// The class of the change.
  package var kind: ChangeClass {
    if case .pixels(let difference, _, _) = self, difference.isAntialiasing {
      return .antialiasing
    }
    return .drawing
  }
}
