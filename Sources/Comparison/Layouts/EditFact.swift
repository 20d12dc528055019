import JSON
import LayoutModel
import LayoutRecord
import Recipes

extension Edit.Fact {
  /// The effect of a setting in its property's row; settings without a row can move frames.
  private static func effect(of key: String, _ owner: Edit.Owner) -> PropertyEffect {
    let row =
      switch owner {
      case .view: ViewProperties.key(named: key)
      case .figure: RecipeKeys.recipe.first { $0.name == key }
      case .canvas, .screen: nil as Key?
      }
    return row?.effect ?? (owner == .screen ? .look : .layout)
  }

  /// The class of a change from which nothing follows.
  package var kind: ChangeClass {
    switch self {
    case .renamed, .renumbered: .text
    case .added, .removed, .layout: .views
    case .reordered, .layoutsReordered: .restyled
    case .setting(_, "parent", _, _): .views
    case .setting(let owner, let key, _, _): Self.kind(of: Self.effect(of: key, owner))
    case .constraint: .constraints
    case .recipe: .recipe
    case .picture(let fact): fact.kind
    }
  }

  private static func kind(of effect: PropertyEffect) -> ChangeClass {
    if effect.contains(.text) { return .text }
    return effect.contains(.layout) && !effect.contains(.look) ? .constraints : .restyled
  }

  /// Whether a setting is a text that people read.
  package static func isText(_ key: String, of owner: Edit.Owner) -> Bool {
    effect(of: key, owner).contains(.text)
  }

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
    case .setting(let owner, let key, _, _) where !Self.effect(of: key, owner).contains(.layout):
      .nothing
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
