import FigureChoices
import LayoutModel
import Recipes

/// Writes what a recipe does differently.
struct VariationWriter {
  private let variation: Variation
  private let recipe: Recipe
  private let views: ViewWriter

  /// The number of views that are there without the variation.
  private let knownCount: Int
  /// What a language says of states.
  private let states: [(key: String, value: RecipeContent)]

  /// - Parameter others: Views that another variation adds, which holds too.
  init(
    _ variation: Variation, of recipe: Recipe, besides others: [ViewDeclaration] = [],
    states: [(key: String, value: RecipeContent)] = []
  ) {
    self.variation = variation
    self.recipe = recipe
    self.states = states
    knownCount = recipe.views.count + others.count
    let all = recipe.views + others + variation.addedViews
    let guides = variation.edits.compactMap { edit in
      if case .addGuide(let guide) = edit { guide } else { nil }
    }
    views = ViewWriter(
      views: all, guides: recipe.guides + guides, statements: variation.addedStatements,
      added: knownCount..<all.count)
  }

  var content: RecipeContent {
    var mapping = MappingWriter()
    mapping.add("widthClass", variation.widthClass?.rawValue)
    mapping.add("heightClass", variation.heightClass?.rawValue)
    mapping.add("title", variation.title)
    mapping.add("views", mapping: changedViews)
    let changes = replaced
    if changes.isEmpty {
      views.addConstraints(of: 0, to: &mapping)
    } else {
      mapping.add("constraints", mapping: changes)
    }
    mapping.add("deactivate", texts: deactivated)
    mapping.add("add", mapping: added)
    mapping.add("remove", texts: removed)
    mapping.add(
      "frames", mapping: RecipeFileWriter.frames(variation.expectations, views.views))
    mapping.add([BarProperties.texts], of: variation, standard: Variation())
    mapping.add(FigureProperties.texts, of: variation.figures, standard: FigureSettings())
    mapping.add("states", mapping: states)
    return mapping.content
  }

  // MARK: - Views

  /// The properties of views that differ, by the views' names.
  private var changedViews: [(key: String, value: RecipeContent)] {
    var order: [Int] = []
    var mappings: [Int: MappingWriter] = [:]
    for case .set(let setting, of: let view) in variation.edits {
      if mappings[view] == nil { order.append(view) }
      mappings[view, default: MappingWriter()].add(
        setting.property.key.name, RecipeContent(setting.value))
    }
    return order.map { (views.views[$0].name, mappings[$0]?.content ?? .mapping([])) }
  }

  private var removed: [String] {
    variation.edits.compactMap { edit in
      if case .removeView(let view) = edit { views.views[view].name } else { nil }
    }
  }

  /// Added views: those of the root by their names, others by the names of their superviews.
  private var added: [(key: String, value: RecipeContent)] {
    let count = knownCount
    let roots = views.views.indices.dropFirst(count).filter { index in
      views.views[index].superview.map { $0 < count } ?? false
    }
    var superviews: [Int] = []
    for view in roots {
      let superview = views.views[view].superview ?? 0
      if !superviews.contains(superview) { superviews.append(superview) }
    }
    return superviews.flatMap { superview in
      let views = roots.filter { self.views.views[$0].superview == superview }
      if superview == 0 { return self.views.entries(of: views) }
      return [(self.views.views[superview].name, addition(of: views, to: superview))]
    }
  }

  private func addition(of added: [Int], to superview: Int) -> RecipeContent {
    var mapping = MappingWriter()
    var order: [Int] = []
    for case .arrange(let arranged, in: superview) in variation.edits { order = arranged }
    let arranged = added.filter(order.contains)
    mapping.add("subviews", mapping: views.entries(of: added.filter { !order.contains($0) }))
    mapping.add("arrangedSubviews", mapping: views.entries(of: arranged))
    if let last = arranged.last, let place = order.firstIndex(of: last), place + 1 < order.count {
      mapping.add("before", views.views[order[place + 1]].name)
    }
    return mapping.content
  }

  // MARK: - Constraints

  private var replaced: [(key: String, value: RecipeContent)] {
    let constraints = recipe.constraints
    return variation.edits.compactMap { edit in
      guard case .replace(let index, let constraint) = edit else { return nil }
      return (
        reference(to: index, in: constraints),
        ConstraintWriter.changes(from: constraints[index], to: constraint)
      )
    }
  }

  private var deactivated: [String] {
    let constraints = recipe.constraints
    return variation.edits.compactMap { edit in
      if case .deactivate(let index) = edit { reference(to: index, in: constraints) } else { nil }
    }
  }

  /// The number or the identifier by which a constraint alone is named.
  private func reference(to index: Int, in constraints: [LayoutConstraint]) -> String {
    let constraint = constraints[index]
    let names = [constraint.label, constraint.identifier].compactMap { $0 }
    return names.first { name in
      constraints.count { $0.label == name || $0.identifier == name } == 1
    } ?? "\(index + 1)"
  }
}
