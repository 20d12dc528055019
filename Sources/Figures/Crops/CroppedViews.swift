import FigureChoices
import LayoutModel

/// The views of a layout that a crop shows.
struct CroppedViews {
  /// The views themselves; those that hold all of the crop are not among them, unless nothing else is.
  let views: Set<Int>
  /// The views that hold them, from their superviews up to the root.
  let ancestors: Set<Int>
  /// The part of the canvas that it shows, in the root's coordinates, in points.
  let area: Rect
  /// The room around the views of a schematic, in points.
  private let margin: Double
  private let layout: Layout

  /// The views that a crop shows anything of; nil if that is nothing, or the content,
  /// which is no choice of views.
  init?(_ crop: FigureSettings.Crop, in canvas: CanvasLayout) {
    layout = canvas.layout
    margin = if case .around(_, let margin) = crop { margin } else { 8 }
    let (named, inside): (Set<Int>, Rect)
    switch crop {
    case .content: return nil
    case .rect(let rect): (named, inside, area) = ([], rect, rect)
    case .around(let names, let margin):
      named = Set(names.flatMap(LayoutParts(canvas.layout).parts).compactMap(\.view))
        .filter(canvas.isShown)
      let frames = named.sorted().map { canvas.visibleFrame(of: $0) }
      guard let first = frames.first else { return nil }
      inside = frames.dropFirst().reduce(first) { $0.union($1) }
      area = inside.insetBy(-margin)
    }
    guard area.width > 0, area.height > 0, area.intersects(canvas.frame(of: .view(0))) else {
      return nil
    }
    let seen = canvas.layout.views.indices.filter {
      canvas.isShown($0) && canvas.visibleFrame(of: $0).touches(inside)
    }
    let parts = seen.filter { named.contains($0) || !canvas.visibleFrame(of: $0).contains(inside) }
    views = Set(parts.isEmpty ? Array(seen.suffix(1)) : parts)
    ancestors = views.reduce(into: []) { ancestors, view in
      var next = canvas.layout.views[view].superview
      while let superview = next {
        ancestors.insert(superview)
        next = canvas.layout.views[superview].superview
      }
    }
  }

  /// What shows the views in a figure with other frames, with the room around them; nil if it has none of them.
  func area(in frames: [(part: LayoutPart?, frame: Rect?)]) -> Rect? {
    let own = frames.filter { isAbout($0.part) }.compactMap(\.frame)
    return own.first.map { own.dropFirst().reduce($0) { $0.union($1) }.insetBy(-margin) }
  }

  /// The views that hold all of the crop.
  var grounds: Set<Int> { ancestors.subtracting(views) }

  /// Whether a view is a row of a table.
  func isRow(_ view: Int) -> Bool { layout.views[view].kind == .tableViewCell }

  /// Whether it shows a view or one that a shown view lies in.
  func contains(_ view: Int) -> Bool { views.contains(view) || ancestors.contains(view) }

  /// Whether a constraint is about a shown view, and about no view that is not shown.
  func contains(_ constraint: LayoutConstraint) -> Bool {
    let owners = constraint.items.map(layout.owner)
    return owners.allSatisfy(contains) && owners.contains(where: views.contains)
  }

  /// Whether a part is one of the shown views, or a constraint about one.
  func isAbout(_ part: LayoutPart?) -> Bool { !views.isDisjoint(with: self.views(of: part)) }

  /// The views that a part is about.
  func views(of part: LayoutPart?) -> Set<Int> { Set(part?.views(in: layout) ?? []) }
}
