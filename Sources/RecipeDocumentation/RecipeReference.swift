import FigureChoices
import LayoutModel
import Recipes

/// All keys of recipes, from the tables that the reader uses.
package enum RecipeReference {
  /// The keys in groups, as help and docs/keys.md list them.
  package static var groups: [KeyGroup] {
    [
      KeyGroup("Recipe", "The keys of a recipe.", rows(RecipeKeys.recipe)),
      KeyGroup("Canvas", "The keys of `canvas`.", rows(CanvasProperties.all, of: RecipeCanvas())),
      KeyGroup(
        "Views", "The keys of each view in `views`, `subviews` and `arrangedSubviews`.",
        view.filter { $0.kinds != [.stackView] }),
      KeyGroup(
        "Stack views", "More keys of views of the kind `stackView`.",
        view.filter { $0.kinds == [.stackView] }),
      KeyGroup(
        "Constraints",
        "The keys of a constraint as a mapping; `firstItem` and `firstAttribute` are required.",
        constraint),
      KeyGroup(
        "Visual format", "The keys of a mapping in `visualFormat`.", rows(RecipeKeys.formats)),
    ] + variations + [
      KeyGroup(
        "Frames",
        "A canvas is `portrait`, `landscape`, a size such as `600x600`, or a device and an "
          + "orientation such as `iPad Air 2 landscape`. Each canvas has the frames of views by "
          + "name, \(RecipeKeys.frame.phrase(listing: 0)), and these keys.",
        rows(RecipeKeys.expectation)),
      KeyGroup(
        "Figures",
        "The keys of each mapping in `figures`. Their values are those of the options of `render`.",
        rows(RecipeKeys.figure)),
      KeyGroup(
        "Phrases",
        "The keys of `phrases`, in a recipe and in its languages. A word in braces stands for what is put there.",
        rows(FigureProperties.phraseKeys)),
      KeyGroup("Screen", "The keys of `screen`.", rows(ScreenProperties.all, of: ScreenOptions())),
      KeyGroup("Files to include", "The keys of a file that recipes include.", included),
    ]
  }

  /// The keys of a project's file.
  package static var project: KeyGroup {
    KeyGroup("Project", "The keys of `\(ProjectSettings.fileName)`.", rows(ProjectKeys.all))
  }

  private static var variations: [KeyGroup] {
    [
      KeyGroup("Size classes", "The keys of each mapping in `traits`.", rows(RecipeKeys.trait)),
      KeyGroup("States", "The keys of each state in `states`.", rows(RecipeKeys.state)),
      KeyGroup(
        "Additions", "The keys of a view in `add` that is there without the state.",
        rows(RecipeKeys.addition)),
      KeyGroup("Languages", "The keys of each language in `languages`.", rows(RecipeKeys.language)),
      KeyGroup(
        "States in languages", "The keys of each state in the key `states` of a language.",
        rows(RecipeKeys.languageState)),
    ]
  }

  /// The keys of views.
  static var view: [KeyRow] {
    RecipeKeys.allOfView.map { key in
      guard let property = ViewProperties.all.first(where: { $0.key.name == key.name }) else {
        return KeyRow(key)
      }
      let view = View(name: "", kind: key.kinds.first ?? .view, superview: 0)
      return KeyRow(key, property.get(view))
    }
  }

  /// The keys of constraints that are mappings.
  static var constraint: [KeyRow] {
    let constraint = LayoutConstraint(item: .view(0), attribute: .width, relatedBy: .equal)
    return ConstraintProperties.keys.map { key in
      let property = ConstraintProperties.values.first { $0.key.name == key.name }
      return KeyRow(key, property?.get(constraint))
    }
  }

  private static var included: [KeyRow] {
    RecipeKeys.included.map { key in
      var row = KeyRow(key)
      if case .structure(.views) = key.type {
        (row.type, row.summary) = (
          .structure(.viewChanges), "Properties of views that the recipe declares, by name."
        )
      }
      return row
    }
  }

  static func rows(_ keys: [Key]) -> [KeyRow] { keys.map { KeyRow($0) } }

  /// - Parameter target: A thing without settings, which has the defaults.
  static func rows<Target>(_ properties: [Property<Target>], of target: Target) -> [KeyRow] {
    properties.map { KeyRow($0.key, $0.get(target)) }
  }
}
