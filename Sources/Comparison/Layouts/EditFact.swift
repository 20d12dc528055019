import LayoutModel
import LayoutRecord

extension Edit.Fact {
  /// Settings that cannot move anything.
  private static let looks: Set<String> = [
    "backgroundColor", "textColor", "textAlignment", "contentMode", "overlay", "selection", "id",
    "status", "cornerRadius", "borderColor", "borderWidth", "shadow", "isOn", "value",
    "selectedSegment",
  ]
  private static let texts: Set<String> = [
    "text", "title", "placeholder", "segments", "items", "left", "right", "header", "footer",
  ]
  private static let restyling: Set<String> = ["font", "style", "image", "isHidden", "largeTitle"]

  /// The class of a change from which nothing follows.
  package var kind: ChangeClass {
    switch self {
    case .renamed, .renumbered: .text
    case .added, .removed, .layout: .views
    case .reordered, .layoutsReordered: .restyled
    case .setting(.screen, _, _, _): .restyled
    case .setting(_, "parent", _, _): .views
    case .setting(_, let key, _, _):
      Self.isText(key)
        ? .text : Self.looks.union(Self.restyling).contains(key) ? .restyled : .constraints
    case .constraint: .constraints
    case .recipe: .recipe
    case .picture(let fact): fact.kind
    }
  }

  /// Whether a setting is a text that people read.
  package static func isText(_ key: String) -> Bool { texts.contains(key) }

  /// The keys of a recipe whose values it can come from.
  var recipeKeys: [String] {
    switch self {
    case .renamed: ["views", "layoutGuides", "constraints", "visualFormat", "selection", "overlay"]
    case .added, .removed, .reordered, .renumbered, .constraint, .setting(.view, _, _, _):
      ["views", "layoutGuides", "constraints", "visualFormat"]
    case .setting(.canvas, _, _, _): ["canvas"]
    case .setting(.screen, _, _, _): ["screen"]
    case .setting(.figure, let key, _, _): [key]
    case .layout, .layoutsReordered, .recipe, .picture: []
    }
  }

  /// The views and the directions in which frames can follow from an edit.
  struct Reach {
    /// Nil for all views.
    var views: Set<String>? = []
    var isHorizontal = true
    var isVertical = true

    static let nothing = Reach(isHorizontal: false, isVertical: false)
  }

  var reach: Reach {
    switch self {
    case .renamed, .renumbered, .layout, .layoutsReordered, .recipe, .picture,
      .setting(.figure, _, _, _),
      .setting(.screen, _, _, _), .setting(_, "frame", _, _):
      .nothing
    case .added(let view), .removed(let view): Reach(views: [view.name])
    case .reordered(let old, let new): Reach(views: [old[0], new[0]])
    case .setting(.canvas, _, _, _), .setting(.view(Layout.rootName), _, _, _): Reach(views: nil)
    case .setting(.view, let key, _, _) where Self.looks.contains(key): .nothing
    case .setting(.view(let name), "parent", let old, let new):
      Reach(views: Set([name] + [old, new].compactMap { $0?.string }))
    case .setting(.view(let name), _, _, _): Reach(views: [name])
    case .constraint(let old, let new):
      reach(of: [old, new].flatMap { $0?.ends.all ?? [] }.map { ($0.item, $0.attribute) })
    }
  }

  private func reach(of ends: [(item: String, attribute: Attribute)]) -> Reach {
    // A size that is tied to one of the other direction can move both.
    Reach(
      views: Set(ends.map(\.item)),
      isHorizontal: ends.contains { $0.attribute.axis != .vertical },
      isVertical: ends.contains { $0.attribute.axis == .vertical })
  }

  /// Whether a frame, or the status of one, can follow from it.
  var canMove: Bool {
    if case .setting(.view, "frame", _, _) = self { return true }
    return reach.isHorizontal || reach.isVertical
  }
}
