package import Diagnostics
package import FigureChoices
package import LayoutModel
package import Notation

/// A recipe as a source describes it: values are read, and names still stand as written.
///
/// Readers fill it; ``RecipeBuilder`` makes a recipe of it.
@dynamicMemberLookup
package struct RecipeDraft: Sendable {
  /// What it says without naming a view or a constraint.
  package var header: RecipeHeader
  /// Whether two constraints with one number are a mistake; in Markdown, a list of `1.` alone counts itself.
  package var hasUniqueNumbers = false
  /// Whether its canvas was not read as it is written, so that nothing is known of the device's system.
  package var hasFaultyCanvas = false
  /// The properties of the root.
  package var root: [SettingDraft] = []
  /// The place of the root in a document; nil in a recipe, which does not write it.
  package var rootRange: SourceRange?
  /// The views of the root, from back to front.
  package var views: [ViewDraft] = []
  /// The names of the root's own layout guides.
  package var layoutGuides: [SourceText] = []
  /// The constraints that the root holds.
  package var constraints: [ConstraintDraft] = []
  /// The variations by size class.
  package var traits: [VariationDraft] = []
  /// The variations by state.
  package var states: [NamedVariationDraft] = []
  /// The variations by language.
  package var languages: [NamedVariationDraft] = []
  /// The expected frames.
  package var frames: [ExpectationDraft] = []
  /// The words for marks of the overlay; nil for all marks.
  package var overlay: [SourceText]?
  /// The names of selected parts.
  package var selection: [SourceText] = []
  /// The settings of figures in every style.
  package var figures = FigureDraft()
  /// The names of the views whose regions the picture shades.
  package var regionViews: [SourceText] = []

  /// Creates an empty draft.
  package init(name: String) {
    header = RecipeHeader(name: name)
  }

  /// A part of its header.
  package subscript<Value>(dynamicMember part: WritableKeyPath<RecipeHeader, Value>) -> Value {
    get { header[keyPath: part] }
    set { header[keyPath: part] = newValue }
  }
}

/// A value of a view's property with its place.
package struct SettingDraft: Sendable {
  /// The property and its value.
  package var setting: PropertySetting
  /// The place of the value in the source, in UTF-8 offsets.
  package var range: SourceRange
  /// Whether the source is an included file.
  package var isShared = false

  /// Creates a setting with its place.
  package init(_ setting: PropertySetting, at range: SourceRange) {
    self.setting = setting
    self.range = range
  }
}

/// A view as a source describes it.
package struct ViewDraft: Sendable {
  /// The name of the view.
  package var name: SourceText
  /// The properties of the view.
  package var settings: [SettingDraft] = []
  /// The subviews, from back to front.
  package var subviews: [ViewDraft] = []
  /// The arranged subviews of a stack view; nil if none are given.
  package var arrangedSubviews: ArrangedSubviews?
  /// The spaces behind arranged subviews, in points.
  package var customSpacing: [(view: SourceText, space: Double)] = []
  /// The names of the view's own layout guides.
  package var layoutGuides: [SourceText] = []
  /// The constraints that the view holds.
  package var constraints: [ConstraintDraft] = []
  /// The flexible parts of the autoresizing mask, with their place; nil for no mask.
  package var autoresizingMask: (parts: Set<Autoresizing.Part>, range: SourceRange)?
  /// The keys that only a stack view has.
  package var stackKeys: [SourceText] = []
  /// The keys whose values cannot be read.
  package var unreadKeys: Set<String> = []

  /// The arranged subviews of a stack view: new views, or names of its subviews.
  package enum ArrangedSubviews: Sendable {
    case views([ViewDraft])
    case names([SourceText])
  }

  /// Creates a view without properties.
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

/// Settings of figures as a source gives them.
package struct FigureDraft: Sendable {
  /// The settings.
  package var settings = FigureSettings()
  /// The places of the values by their keys: one, or that of each item of a list.
  package var ranges: [String: [SourceRange]] = [:]

  /// Creates the settings of a source that gives none.
  package init() {}
}

/// The edits of a layout under some condition.
package struct VariationDraft: Sendable {
  /// The width class of the condition; nil for any.
  package var widthClass: SizeClass?
  /// The height class of the condition; nil for any.
  package var heightClass: SizeClass?
  /// The title of figures of the variation; nil for the recipe's.
  package var title: String?
  /// The texts of figures of the variation.
  package var figures = FigureDraft()
  /// The texts of the canvas's bars, of a language; nil for the recipe's.
  package var bars: PropertyValue?
  /// The changes of views, by the names of the views.
  package var views: [(name: SourceText, change: ViewDraft)] = []
  /// The added constraints.
  package var constraints: [ConstraintDraft] = []
  /// The changes of constraints.
  package var changes: [ConstraintChangeDraft] = []
  /// The numbers or identifiers of deactivated constraints.
  package var deactivated: [SourceText] = []
  /// The added views and guides.
  package var added: [AdditionDraft] = []
  /// The names of removed views.
  package var removed: [SourceText] = []
  /// What differs in states, of a language.
  package var states: [NamedVariationDraft] = []
  /// The frames that are expected in this variation.
  package var frames: [ExpectationDraft] = []

  /// Creates a variation without edits.
  package init() {}
}

/// A variation with the name that asks for it.
package struct NamedVariationDraft: Sendable {
  /// The name of the variation.
  package var name: SourceText
  /// The edits under this name.
  package var variation: VariationDraft

  /// Creates a variation with a name.
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

  /// Creates a change of a constraint, which is named by a number or identifier.
  package init(of constraint: SourceText, _ values: [PropertyField]) {
    self.constraint = constraint
    self.values = values
  }
}

/// An addition of a state.
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
  /// The expected frames.
  package var frames: [FrameDraft] = []
  /// The tolerance of each number, in points.
  package var tolerance: Double?
  /// Whether the frames are compared after rounding to pixels.
  package var isPixelAligned = false
  /// The faults of the canvas and the frames, reported only if there is such a canvas.
  package var faults: [Diagnostic] = []

  /// Creates expected frames on a canvas, which is named as in `frames`.
  package init(canvas: SourceText) {
    self.canvas = canvas
  }
}

/// The frame that a source expects of a view.
package struct FrameDraft: Sendable {
  /// The name of the view.
  package var view: SourceText
  /// x, y, width and height; nil is not checked, and none of them if there are none.
  package var values: [Double?]
  /// The place of the frame in the source, in UTF-8 offsets.
  package var range: SourceRange
  /// The faults of the values, reported only if there is such a view.
  package var faults: [Diagnostic]

  /// Creates a frame of up to four numbers in the superview's coordinates, in points.
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
  /// The name of the colour.
  package var name: String
  /// The colour.
  package var color: DynamicColor

  /// Creates a named colour.
  package init(_ name: String, _ color: DynamicColor) {
    self.name = name
    self.color = color
  }
}

/// A number that a recipe names, in points.
package struct Metric: Hashable, Sendable {
  /// The name of the number.
  package var name: String
  /// The number, in points if it is a length.
  package var value: Double

  /// Creates a named number.
  package init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}
