package import Diagnostics
package import FigureChoices
package import LayoutModel

/// A list of edits of a recipe for some condition.
package struct Variation: Hashable, Sendable {
  /// The size class of the width for which it holds; nil for any.
  package var widthClass: SizeClass?
  /// The size class of the height for which it holds; nil for any.
  package var heightClass: SizeClass?
  /// The edits, in the order in which they apply.
  package var edits: [Edit] = []
  /// The title of figures of the variation; nil for the recipe's.
  package var title: String?
  /// The texts of its figures, in the place of the recipe's.
  package var figures = FigureSettings()
  /// The texts of the canvas's bars, of a language.
  package var bars = BarTexts()
  /// The frames expected with it.
  package var expectations: [ExpectedFrames] = []

  /// One change of a recipe.
  ///
  /// Views and constraints are named by their indices in the recipe; added views and guides follow
  /// in the order of the edits.
  package enum Edit: Hashable, Sendable {
    case set(PropertySetting, of: Int)
    case addView(ViewDeclaration)
    /// The arranged subviews of a stack view, in their order.
    case arrange([Int], in: Int)
    /// Takes a view out with what it holds and all constraints about it.
    case removeView(Int)
    case addGuide(LayoutGuide)
    case add(ConstraintStatement)
    case deactivate(Int)
    case replace(Int, with: LayoutConstraint)
  }

  /// Creates a variation that changes nothing.
  package init() {}

  /// Whether it holds on a canvas; where the canvas has no size class only what holds for any does.
  func holds(on canvas: Canvas) -> Bool {
    let classes = canvas.sizeClasses
    return (widthClass == nil || widthClass == classes.horizontal)
      && (heightClass == nil || heightClass == classes.vertical)
  }

  /// The number of size classes it names; variations with more apply after those with fewer.
  var specificity: Int { (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) }

  /// The views that are not there with it.
  var removedViews: Set<Int> {
    edits.reduce(into: []) { removed, edit in
      if case .removeView(let view) = edit { removed.insert(view) }
    }
  }

  /// The views that it adds, in their order.
  package var addedViews: [ViewDeclaration] {
    edits.compactMap { if case .addView(let view) = $0 { view } else { nil } }
  }

  /// The constraints that it adds, in their order.
  package var addedStatements: [ConstraintStatement] {
    edits.compactMap { if case .add(let statement) = $0 { statement } else { nil } }
  }
}

/// A variation that has a name.
package struct NamedVariation: Hashable, Sendable {
  /// The state's name, or the language's tag.
  package var name: String
  /// The edits under this name.
  package var variation: Variation
  /// What differs in states, of a language.
  package var states: [NamedVariation] = []
  /// The place of the name in the source.
  package var origin: SourceRange?

  /// Creates a variation with a name.
  package init(name: String, variation: Variation) {
    self.name = name
    self.variation = variation
  }
}

/// A layout while variations are applied to it.
struct VariedLayout {
  private var layout: Layout
  /// The recipe's constraints; nil for those that do not hold.
  private var constraints: [LayoutConstraint?]
  private var added: [LayoutConstraint] = []
  private var removed: Set<Int> = []
  private let guideCount: Int

  init(_ layout: Layout) {
    self.layout = layout
    constraints = layout.constraints
    guideCount = layout.guides.count
  }

  mutating func apply(_ variation: Variation) {
    // Each variation counts its guides from the recipe's own.
    let shift = layout.guides.count - guideCount
    for edit in variation.edits { apply(edit, shift) }
  }

  private mutating func apply(_ edit: Variation.Edit, _ shift: Int) {
    switch edit {
    case .set(let setting, let view): setting.apply(to: &layout.views[view])
    case .addView(let declaration): layout.views.append(declaration.view)
    case .arrange(let order, let stack):
      layout.views[stack].arrangement?.arrangedSubviews = order
    case .removeView(let view): removed.insert(view)
    case .addGuide(let guide): layout.guides.append(guide)
    case .add(let statement):
      if statement.isActive {
        added += statement.constraints.map { $0.shiftingGuides(from: guideCount, by: shift) }
      }
    case .deactivate(let index): constraints[index] = nil
    case .replace(let index, let constraint):
      if constraints[index] != nil { constraints[index] = constraint }
    }
  }

  /// The layout with all that was applied.
  var result: Layout {
    var result = layout
    result.constraints = constraints.compactMap { $0 } + added
    return result.removing(removed)
  }
}

extension LayoutConstraint {
  /// The constraint with guides from an index on counted further up.
  fileprivate func shiftingGuides(from start: Int, by shift: Int) -> LayoutConstraint {
    if shift == 0 { return self }
    func shifted(_ item: LayoutItem) -> LayoutItem {
      if case .guide(let index) = item, index >= start { .guide(index + shift) } else { item }
    }
    var constraint = self
    constraint.firstItem = shifted(firstItem)
    constraint.secondItem = secondItem.map(shifted)
    return constraint
  }
}
