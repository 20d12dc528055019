import Commands
import TestSupport
import Testing

@testable import Recipes

/// Nothing that a recipe, its canvas, its screen or a constraint can be given goes unnoticed by `diff`.
struct DiffPropertyRecipeTests {
  /// A layout on a device, of one figure.
  private static func deviceLayout(_ canvas: SampleMapping, _ screen: String?) -> SampleLayout {
    var layout = SampleLayout()
    layout.parts["canvas"] = canvas.text
    layout.parts["screen"] = screen
    return layout
  }

  private static func canvasCases(of key: Key) -> [PropertyCase] {
    // In place of the device, so it needs no samples without one.
    let changes =
      key.name == "size"
      ? [SampleChange(old: "[600, 600]", new: "[600, 500]")] : key.type.sampleChanges
    return changes.map { change in
      let sides = [change.old, change.new].map { value in
        var canvas: SampleMapping =
          key.name == "size"
          ? SampleMapping() : SampleMapping(["device": "iPhone 6", "orientations": "portrait"])
        canvas[key.name] = value
        return deviceLayout(canvas, nil).mapping.block
      }
      // Another orientation is another figure; the first one is of another recipe.
      let edits =
        key.name == "orientations"
        ? [NamedEdit(words: ["added", "landscape"]), NamedEdit(words: ["recipe", "canvas"])]
        : key.name == "document"
          ? documentEdits(change.new) : [NamedEdit(words: ["canvas", key.name])]
      return PropertyCase(
        name: "canvas: \(key.name) \(change.old ?? "none") -> \(change.new)",
        old: sides[0], new: sides[1], edits: edits)
    }
  }

  /// The canvas of a document is that of the layout, so its parts are named; its orientation is another figure.
  private static func documentEdits(_ new: String) -> [NamedEdit] {
    if !new.contains("orientation") { return [NamedEdit(words: ["canvas"])] }
    return [
      NamedEdit(words: ["added", "landscape"]), NamedEdit(words: ["removed", "portrait"]),
    ]
  }

  @Test func `each property of the canvas is named, and it alone`() async throws {
    try await PropertyComparison.check(
      CanvasProperties.all.map(\.key), of: "canvases", Self.canvasCases)
  }

  private static func screenCases(of key: Key) -> [PropertyCase] {
    let canvas = SampleMapping(["device": "iPhone 6", "orientations": "portrait"])
    return key.type.sampleChanges.map { change in
      let sides = [change.old, change.new].map { value in
        deviceLayout(canvas, value.map { "{\(key.name): \($0)}" }).mapping.block
      }
      return PropertyCase(
        name: "screen: \(key.name) \(change.old ?? "none") -> \(change.new)",
        old: sides[0], new: sides[1], edits: [NamedEdit(words: ["screen", key.name])])
    }
  }

  @Test func `each property of the screen is named, and it alone`() async throws {
    try await PropertyComparison.check(
      ScreenProperties.all.map(\.key), of: "screens", Self.screenCases)
  }

  // MARK: - Constraints

  /// Keys that say what a constraint ties: a change can be named as one that was removed and one that was added.
  private static let tyingKeys = constraintSamples.keys + ["relation"]

  private static let constraintSamples: [String: SampleChange] = [
    "firstItem": SampleChange(old: "Box", new: "Side"),
    "firstAttribute": SampleChange(old: "Height", new: "Width"),
    "secondItem": SampleChange(old: "Side", new: "Superview"),
    "secondAttribute": SampleChange(old: "Width", new: "Height"),
  ]

  /// Keys that equations do not show.
  private static let namedKeys: Set<String> = ["identifier", "placeholder"]

  private static func constraintCases(of key: Key) -> [PropertyCase] {
    let changes = constraintSamples[key.name].map { [$0] } ?? key.type.sampleChanges
    return changes.map { change in
      let sides = [change.old, change.new].map { value in
        var constraint = SampleMapping([
          "firstItem": "Box", "firstAttribute": "Height", "secondItem": "Side",
          "secondAttribute": "Width", "constant": "77", "priority": "500",
        ])
        constraint[key.name] = value
        var layout = SampleLayout()
        layout.height = constraint.text
        return layout.mapping.block
      }
      let edit =
        tyingKeys.contains(key.name)
        ? NamedEdit(words: ["77"], most: 2)
        : key.name == "label"
          ? NamedEdit(words: ["numbers"])
          : NamedEdit(words: ["Box.Height"] + (namedKeys.contains(key.name) ? [key.name] : []))
      return PropertyCase(
        name: "constraint: \(key.name) \(change.old ?? "none") -> \(change.new)",
        old: sides[0], new: sides[1], edits: [edit])
    }
  }

  @Test func `each part of a constraint is named, and it alone`() async throws {
    try await PropertyComparison.check(
      ConstraintProperties.keys, of: "constraints", Self.constraintCases)
  }

  // MARK: - Recipes

  /// A change of a part of a recipe.
  private struct Sample {
    var old: String?
    var new: String
    /// What is named.
    var words: [String]
    /// Whether the key of the recipe is named besides.
    var hasKey = false
    /// Files that both recipes include.
    var files: [String: String] = [:]
  }

  private static func constraints(_ more: String...) -> String {
    "[" + SampleLayout.constraints + "Box.Height = 100, "
      + SampleLayout.list(SampleLayout.sideConstraints + more) + "]"
  }

  private static let side = "Side: {backgroundColor: green}"

  private static let samples: [String: [Sample]] = [
    "include": [
      Sample(
        old: "[ant.yaml, bee.yaml]", new: "[bee.yaml, ant.yaml]",
        words: ["Box", "backgroundColor"],
        files: [
          "ant.yaml": "views: {Box: {backgroundColor: red}}\n",
          "bee.yaml": "views: {Box: {backgroundColor: blue}}\n",
        ])
    ],
    "colors": [
      Sample(old: nil, new: "{brand: red}", words: ["colors"]),
      Sample(old: "{brand: red}", new: "{brand: blue}", words: ["colors"]),
    ],
    "metrics": [
      Sample(old: nil, new: "{gutter: 12}", words: ["metrics"]),
      Sample(old: "{gutter: 12}", new: "{gutter: 20}", words: ["metrics"]),
    ],
    "canvas": [Sample(old: "{size: [600, 600]}", new: "{size: [500, 600]}", words: ["canvas"])],
    "views": [
      Sample(
        old: "{Box: {}, \(side)}", new: "{Box: {}, \(side), Cat: {isHidden: true}}",
        words: ["Cat"]),
      Sample(
        old: "{Box: {}, \(side), Cat: {isHidden: true}}", new: "{Box: {}, \(side)}",
        words: ["Cat"]),
      Sample(
        old: "{Box: {}, Cat: {isHidden: true}, \(side)}",
        new: "{Cat: {isHidden: true}, Box: {}, \(side)}", words: ["Cat"]),
    ],
    "root": [
      Sample(
        old: "{backgroundColor: red}", new: "{backgroundColor: blue}",
        words: ["Superview", "backgroundColor"], hasKey: true)
    ],
    "layoutGuides": [Sample(old: nil, new: "[Gap]", words: ["Gap"])],
    "constraints": [
      Sample(
        old: constraints(), new: constraints("Box.Width >= 100"),
        words: ["Box.Width >= 100"]),
      Sample(
        old: constraints("Box.Width >= 100"), new: constraints(),
        words: ["Box.Width >= 100"]),
      // Both are 8 points.
      Sample(
        old: constraints("Side.Leading >= Box.Trailing + Standard"),
        new: constraints("Side.Leading >= Box.Trailing + 8"), words: ["Box.Trailing"]),
    ],
    "visualFormat": [
      Sample(old: nil, new: "\"H:[box(>=100)]\"", words: ["Box"]),
      Sample(old: "\"H:[box(>=100)]\"", new: "\"H:[box(>=101)]\"", words: ["Box"]),
    ],
    "traits": [
      // A canvas of 600 points has no compact height.
      Sample(
        old: nil, new: "[{heightClass: compact, views: {Box: {isHidden: true}}}]", words: ["traits"]
      ),
      Sample(
        old: nil, new: "[{widthClass: any, views: {Box: {isHidden: true}}}]",
        words: ["Box", "isHidden"], hasKey: true),
    ],
    "states": [
      Sample(old: nil, new: "{Wide: {views: {Box: {isHidden: true}}}}", words: ["states"]),
      Sample(
        old: "{Wide: {views: {Box: {isHidden: false}}}}",
        new: "{Wide: {views: {Box: {isHidden: true}}}}", words: ["states"]),
    ],
    "languages": [
      Sample(old: nil, new: "{de: {views: {Box: {isHidden: true}}}}", words: ["languages"]),
      Sample(
        old: "{de: {views: {Box: {isHidden: false}}}}",
        new: "{de: {views: {Box: {isHidden: true}}}}", words: ["languages"]),
    ],
    "frames": [
      Sample(old: nil, new: "{600x600: {Side: [300, 20, 50, 60]}}", words: ["frames"]),
      Sample(
        old: "{600x600: {Side: [300, 20, 50, 60]}}", new: "{600x600: {Side: [300, 20, 50, 70]}}",
        words: ["frames"]),
    ],
    "overlay": [
      Sample(old: nil, new: "[spacing]", words: ["overlay"]),
      Sample(old: "[spacing]", new: "[Box]", words: ["overlay"]),
    ],
    "selection": [
      Sample(old: nil, new: "[Box]", words: ["selection"]),
      Sample(old: "[Box]", new: "[Side]", words: ["selection"]),
    ],
    "crop": [
      Sample(old: nil, new: "[0, 0, 100, 100]", words: ["crop"]),
      Sample(old: "[0, 0, 100, 100]", new: "{around: [Box], margin: 4}", words: ["crop"]),
      Sample(old: "{around: [Box]}", new: "{around: [Side]}", words: ["crop"]),
    ],
    "callouts": [
      Sample(old: nil, new: "[{at: Box, text: Here}]", words: ["callouts"]),
      Sample(
        old: "[{at: Box, text: Here}]", new: "[{at: Box.Top, text: Here}]", words: ["callouts"]),
      Sample(old: "[{at: Box, text: A}]", new: "[{at: Box, text: B}]", words: ["callouts"]),
    ],
    "emphasis": [
      Sample(old: nil, new: "[Box]", words: ["emphasis"]),
      Sample(old: "[Box]", new: "[Side]", words: ["emphasis"]),
    ],
    "screen": [Sample(old: "{crop: top}", new: "{crop: bottom}", words: ["screen"])],
  ]

  private static func recipeCases(of key: Key) -> [PropertyCase] {
    let own =
      samples[key.name]
      ?? key.type.sampleChanges.map { Sample(old: $0.old, new: $0.new, words: [key.name]) }
    return own.map { sample in
      let sides = [sample.old, sample.new].map { value in
        var layout = SampleLayout()
        layout.parts[key.name] = value ?? layout.parts[key.name]
        return layout.mapping.block
      }
      return PropertyCase(
        name: "recipe: \(key.name) \(sample.old ?? "none") -> \(sample.new)",
        old: sides[0], new: sides[1],
        edits: [NamedEdit(words: sample.words)]
          + (sample.hasKey ? [NamedEdit(words: ["recipe", key.name])] : []),
        files: sample.files)
    }
  }

  @Test func `each key of a recipe is named, and it alone`() async throws {
    // A name and the figures that are asked for say which files there are, not what they show.
    let keys = RecipeKeys.recipe.filter { !["name", "figures"].contains($0.name) }
    try await PropertyComparison.check(keys, of: "recipes", Self.recipeCases)
  }

  // MARK: - No difference

  @Test func `comments and the order of keys are no difference`() async throws {
    var canvas = SampleMapping()
    for property in CanvasProperties.all where property.key.name != "size" {
      canvas[property.key.name] = property.key.type.samplePair?.new
    }
    // The saved canvas of a document, another of these keys, is 20 points wide.
    canvas["reserved"] = "[{frame: [1, 1, 2, 2], name: Fold}]"
    var constraint = SampleMapping()
    for key in ConstraintProperties.keys {
      constraint[key.name] = Self.constraintSamples[key.name]?.old ?? key.type.samplePair?.new
    }
    var layout = SampleLayout()
    for key in RecipeKeys.recipe where !["include", "views", "constraints"].contains(key.name) {
      layout.parts[key.name] = Self.samples[key.name]?.first?.new ?? key.type.samplePair?.new
    }
    func block(_ canvas: String, _ constraint: String) -> SampleMapping {
      layout.parts["canvas"] = canvas
      layout.height = constraint
      return layout.mapping
    }
    let first = block(canvas.text, constraint.text).block
    let second = block(canvas.reversedText, constraint.reversedText).reversedBlock
    let sandbox = try Sandbox(inMemory: true)
    let old = try sandbox.write(first, to: "old/A.yaml")
    let new = try sandbox.write(second, to: "new/A.yaml")
    let outcome = await Outcome.of("diff", old, new)
    #expect(outcome.status == .done, "\(outcome)")
  }
}
