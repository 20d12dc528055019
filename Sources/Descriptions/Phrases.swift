import LayoutModel

/// The words of ibar in one language: of descriptions, alternative texts, captions and labels.
///
/// A word in braces stands for what is put there: `on {device}`. A language is a constant of this type in a file
/// of its own, and a row in ``all``; docs/architecture.md has the places.
package struct Phrases: Hashable, Sendable {
  /// The language tag (BCP 47): `zh-Hans`.
  package let tag: String
  /// Whether sentences begin with capitals.
  var hasCapitals = true
  /// What separates whole numbers from their fractions.
  let decimalMark: String
  /// The plural category of a count.
  var plural: @Sendable (Int) -> Plural.Category = Plural.Category.common
  /// The words for 0, 1, 2 and so on where few views are counted; empty for digits.
  var numbers: [String] = []
  /// What stands between the members of a list, between two that are all, and before the last of several.
  let list: (separator: String, pair: String, last: String)
  /// What stands between the clauses of a sentence.
  let clauseSeparator: String
  /// A sentence, of `{text}`.
  let sentence: String
  /// What stands between sentences.
  let sentenceGap: String

  /// A `{title}` or a caption, and the `{text}` about it.
  let titled: String
  /// Nothing at all.
  let emptyCanvas: String
  /// Several views of one kind, of `{count}`; those without a row are counted as ``views``.
  let kinds: [ViewKind: Plural]
  /// Several views of different kinds, or of a kind without a row.
  let views: Plural
  /// `{views}` in a row.
  let row: String
  /// `{views}` in a column.
  let column: String
  /// `{views}` in `{count}` rows.
  let rows: String
  /// `{views}` that touch each other.
  let withoutGap: String
  /// `{views}` that are `{distance}` points apart.
  let apart: String
  /// `{views}` that are `{least}` to `{most}` points apart.
  let unevenlyApart: String
  /// Counted `{views}` and their `{names}`.
  let named: String
  /// `{view}` and the `{views}` in it, as a sentence.
  let content: String
  /// `{view}` with a `{width}` and a `{height}`.
  let sized: String
  /// How many views are not named, of `{count}`.
  let more: String

  /// On a `{device}`.
  let onDevice: String
  /// On a `{device}` in an `{orientation}`.
  let onDeviceIn: String
  /// On a canvas, of `{width}` and `{height}`.
  let onCanvas: String
  /// A `{place}`, and its `{width}` and `{height}`.
  let placeWithSize: String
  /// The names of the orientations, as `onDeviceIn` has them and as captions have them.
  let orientations: [Orientation: (inText: String, alone: String)]
  /// A `{distance}` from `{edges}`.
  let fromEdges: String
  /// The left, the right, the top and the bottom, as `fromEdges` has them.
  let edges: [String]

  /// Constraints, of `{count}`.
  let constraints: Plural
  /// `{constraints}` of which `{count}` are optional.
  let optional: String
  /// `{constraints}`, and what each status but the first says of them.
  let statuses: [LayoutStatus: String]
  /// Views or constraints that are counted, of `{count}`.
  let countedViews: Plural
  /// `{parts}` that are scrolled out of view.
  let scrolledOut: Plural

  /// `{view}` with `{views}` in it.
  let containing: String
  /// One `{content}` on a `{place}`.
  let onePlaced: String
  /// Several views as `{content}` on a `{place}`.
  let placed: String
  /// What each status but the first says, as a sentence of its own.
  let remarks: [LayoutStatus: String]

  /// At `{widths}`.
  let breakpoints: String
  /// A `{value}` of each of several.
  let each: String
  /// A standard space of a `{length}`.
  let standard: String
}

extension Phrases {
  /// All languages; the first one is taken where no other is known.
  package static let all: [Phrases] = [
    .english, .german, .french, .spanish, .japanese, .chinese, .arabic, .hebrew,
  ]

  /// The phrases of the language of a tag, whatever its region: those of `de` for `de-AT`.
  package static func of(_ tag: String) -> Phrases? {
    let language = primary(tag)
    return all.first { primary($0.tag) == language }
  }

  private static func primary(_ tag: String) -> Substring {
    // The old code of Hebrew.
    let language = tag.lowercased().prefix { $0 != "-" }
    return language == "iw" ? "he" : language
  }

  package static func == (a: Phrases, b: Phrases) -> Bool { a.tag == b.tag }

  package func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}
