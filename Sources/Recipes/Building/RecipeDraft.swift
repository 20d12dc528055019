package import Diagnostics
package import LayoutModel
package import Notation

/// A recipe as a source describes it: values are read, and names still stand as written.
///
/// Readers fill it; ``RecipeBuilder`` makes a recipe of it.
package struct RecipeDraft: Sendable {
  /// The name of the recipe's figures.
  package var name: String
  package var title: String?
  package var chapter: String?
  package var summary: String?
  package var colors: [NamedColor] = []
  package var metrics: [Metric] = []
  package var canvas = RecipeCanvas()
  package var views: [ViewDraft] = []
  package var layoutGuides: [SourceText] = []
  /// The constraints that the root holds.
  package var constraints: [ConstraintDraft] = []
  package var traits: [VariationDraft] = []
  package var states: [NamedVariationDraft] = []
  package var languages: [NamedVariationDraft] = []
  package var frames: [ExpectationDraft] = []
  package var overlay: [SourceText]?
  package var selection: [SourceText] = []
  package var screen = ScreenOptions()
  package var status: LayoutStatus?

  package init(name: String) {
    self.name = name
  }
}

/// A value of a view's property with its place.
package struct SettingDraft: Sendable {
  package var setting: PropertySetting
  package var range: SourceRange

  package init(_ setting: PropertySetting, at range: SourceRange) {
    self.setting = setting
    self.range = range
  }
}

/// A view as a source describes it.
package struct ViewDraft: Sendable {
  package var name: SourceText
  package var settings: [SettingDraft] = []
  package var subviews: [ViewDraft] = []
  package var arrangedSubviews: ArrangedSubviews?
  /// The spaces behind arranged subviews, in points.
  package var customSpacing: [(view: SourceText, space: Double)] = []
  package var layoutGuides: [SourceText] = []
  /// The constraints that the view holds.
  package var constraints: [ConstraintDraft] = []
  package var autoresizingMask: (parts: Set<Autoresizing.Part>, range: SourceRange)?
  /// Where the source says what only a stack view has.
  package var stackRanges: [SourceRange] = []

  /// The arranged subviews of a stack view: views of its own, or names of its subviews.
  package enum ArrangedSubviews: Sendable {
    case views([ViewDraft])
    case names([SourceText])
  }

  package init(name: SourceText) {
    self.name = name
  }

  /// Whether it arranges its subviews.
  package var isStackView: Bool {
    settings.contains { $0.setting.key == "kind" && $0.setting.value.text == "stackView" }
  }

  /// Gives it a value of the property with a key, in the place of an earlier value.
  package mutating func set(_ key: String, _ value: PropertyValue, at range: SourceRange) {
    guard let setting = PropertySetting(key, value) else { return }
    settings.removeAll { $0.setting.row == setting.row }
    settings.append(SettingDraft(setting, at: range))
  }
}

/// Constraints as a source gives them.
package enum ConstraintDraft: Sendable {
  /// Lines in the guide's notation or in the visual format.
  case lines(SourceText)
  /// A constraint that is given by its parts.
  case equation(Equation, isActive: Bool)
  /// Lines in the visual format, with how they are read.
  case visualFormat(SourceText, VisualFormatSettings)
}

/// What a source says of the layout under some condition.
package struct VariationDraft: Sendable {
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var title: String?
  package var views: [(name: SourceText, change: ViewDraft)] = []
  package var constraints: [ConstraintDraft] = []
  package var changes: [ConstraintChangeDraft] = []
  package var deactivated: [SourceText] = []
  package var added: [AdditionDraft] = []
  package var removed: [SourceText] = []
  package var frames: [ExpectationDraft] = []

  package init() {}
}

/// A variation with the name that asks for it.
package struct NamedVariationDraft: Sendable {
  package var name: SourceText
  package var variation: VariationDraft

  package init(name: SourceText, _ variation: VariationDraft) {
    self.name = name
    self.variation = variation
  }
}

/// Changes of a constraint.
package struct ConstraintChangeDraft: Sendable {
  /// Its number or identifier.
  package var constraint: SourceText
  /// Values by the keys of ``ConstraintProperties/changes``.
  package var values: [PropertyField]

  package init(of constraint: SourceText, _ values: [PropertyField]) {
    self.constraint = constraint
    self.values = values
  }
}

/// What a state adds.
package enum AdditionDraft: Sendable {
  /// A view in the root.
  case view(ViewDraft)
  /// Views in a view that is there, the arranged ones before one of its arranged subviews.
  case views(
    [ViewDraft], arranged: (views: [ViewDraft], range: SourceRange)?, before: SourceText?,
    into: SourceText)
}

/// The frames that a source expects on a canvas.
package struct ExpectationDraft: Sendable {
  /// The canvas as the source names it: `portrait`, `600x600`.
  package var canvas: SourceText
  package var frames: [FrameDraft] = []
  /// How far a number may be off, in points.
  package var tolerance: Double?
  package var isPixelAligned = false
  /// What is wrong with them, which matters only if there is such a canvas.
  package var faults: [Diagnostic] = []

  package init(canvas: SourceText) {
    self.canvas = canvas
  }
}

/// The frame that a source expects of a view.
package struct FrameDraft: Sendable {
  package var view: SourceText
  /// x, y, width and height; nil is not checked, and none of them if there are none.
  package var values: [Double?]
  package var range: SourceRange
  /// What is wrong with the values, which matters only if there is such a view.
  package var faults: [Diagnostic]

  package init(
    of view: SourceText, _ values: [Double?], at range: SourceRange, faults: [Diagnostic]
  ) {
    self.view = view
    self.values = values
    self.range = range
    self.faults = faults
  }
}

/// A colour that a recipe names.
package struct NamedColor: Hashable, Sendable {
  package var name: String
  package var color: Color

  package init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }
}

/// A number that a recipe names, in points.
package struct Metric: Hashable, Sendable {
  package var name: String
  package var value: Double

  package init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}
