import Commands
import LayoutModel
import TestSupport
import Testing

@testable import Recipes

/// Nothing that a view can be given goes unnoticed by `diff`; the cases come from the tables of properties.
struct DiffPropertyTests {
  /// Changes of a key whose type does not describe all values.
  private struct Sample {
    /// Keys that the old and the new view have beside it.
    var others: KeyValuePairs<String, String> = [:]
    var changes: [SampleChange]
    /// What is named.
    var words: [String]
  }

  /// Changes of such keys: parts of recipes, and images, which need a file or a size.
  private static let samples: [String: Sample] = [
    "image": Sample(
      changes: [
        SampleChange(old: nil, new: "{name: ant, size: [10, 20]}"),
        SampleChange(old: "{name: ant, size: [10, 20]}", new: "{name: bee, size: [10, 20]}"),
        SampleChange(old: "{name: ant, size: [10, 20]}", new: "{name: ant, size: [10, 30]}"),
      ],
      words: ["Box", "image"]),
    "subviews": Sample(
      changes: [SampleChange(old: "{Cat: {}}", new: "{Cat: {}, Dog: {}}")], words: ["Dog"]),
    "arrangedSubviews": Sample(
      others: ["subviews": labels],
      changes: [SampleChange(old: "[Ant, Bee]", new: "[Bee, Ant]")],
      words: ["Box", "arrangedSubviews"]),
    "customSpacing": Sample(
      others: arranged, changes: [SampleChange(old: "{Ant: 12}", new: "{Ant: 20}")],
      words: ["Box", "customSpacing"]),
    "layoutGuides": Sample(
      changes: [SampleChange(old: nil, new: "[Gap]")], words: ["Box", "Gap"]),
    "constraints": Sample(
      changes: [SampleChange(old: "Superview.Width >= 100", new: "Superview.Width >= 101")],
      words: ["Box.Width >= 10"]),
    "visualFormat": Sample(
      changes: [SampleChange(old: nil, new: "\"H:[box(>=100)]\"")], words: ["Box"]),
  ]

  private static let labels = "{Ant: {kind: label, text: ant}, Bee: {kind: label, text: bee}}"
  private static let arranged: KeyValuePairs<String, String> = [
    "subviews": labels, "arrangedSubviews": "[Ant, Bee]",
  ]

  /// The keys that are tried on a kind: in `make test` each key of the table on one of its kinds.
  private static func sampleKeys(of kind: ViewKind) -> [Key] {
    let own = keys(of: kind)
    if Seed.takesAll { return own }
    return own.filter { key in
      if key.name == "kind" { return true }
      let kinds = ViewKind.all.filter { keys(of: $0).contains { $0.name == key.name } }
      return kinds[key.name.utf8.count % kinds.count] == kind
    }
  }

  private static func keys(of kind: ViewKind) -> [Key] {
    RecipeKeys.allOfView.filter { $0.kinds.isEmpty || $0.kinds.contains(kind) }
  }

  /// What a view of a kind has while a key of it is changed.
  private static func layout(_ kind: ViewKind, changing key: String) -> SampleLayout {
    var layout = SampleLayout()
    if key != "kind" { layout.box["kind"] = kind.rawValue }
    var others = samples[key]?.others ?? [:]
    if others.isEmpty, kind == .stackView, key != "kind", key != "subviews" { others = arranged }
    for (key, value) in others { layout.box[key] = value }
    if key == "autoresizingMask" {
      // Its constraints are those of its frame.
      layout.height = nil
      layout.box["frame"] = "[20, 20, 200, 100]"
    }
    return layout
  }

  private static func changes(of key: Key, _ kind: ViewKind) -> [SampleChange] {
    if let sample = samples[key.name] { return sample.changes }
    if key.name == "style", let words = StyleCheck.words[kind] {
      return [SampleChange(old: nil, new: words[0])]
    }
    guard key.name == "kind" else { return key.type.sampleChanges }
    let next = ViewKind.all.drop { $0 != kind }.dropFirst().first ?? ViewKind.all[0]
    return [SampleChange(old: kind.rawValue, new: next.rawValue)]
  }

  private static func cases(of key: Key, _ kind: ViewKind) -> [PropertyCase] {
    let layout = layout(kind, changing: key.name)
    return changes(of: key, kind).map { change in
      let sides = [change.old, change.new].map { value in
        var layout = layout
        layout.box[key.name] = value
        return layout.mapping.block
      }
      return PropertyCase(
        name: "\(kind.rawValue): \(key.name) \(change.old ?? "none") -> \(change.new)",
        old: sides[0], new: sides[1],
        edits: [NamedEdit(words: samples[key.name]?.words ?? ["Box", key.name])])
    }
  }

  @Test(arguments: ViewKind.all.map(\.rawValue))
  func `each property of a view of a kind is named, and it alone`(_ name: String) async throws {
    let kind = try #require(ViewKind.named(name))
    try await PropertyComparison.check(Self.sampleKeys(of: kind), of: "views") {
      Self.cases(of: $0, kind)
    }
  }

  @Test(arguments: ViewKind.all.map(\.rawValue))
  func `comments and the order of keys are no difference`(_ name: String) async throws {
    let kind = try #require(ViewKind.named(name))
    var layout = SampleLayout()
    // A view with a mask has no constraints.
    for key in Self.keys(of: kind) where key.name != "autoresizingMask" {
      layout.box[key.name] =
        key.name == "kind"
        ? name
        : key.name == "style"
          ? StyleCheck.words[kind]?.first
          : key.name == "placeholder" && kind == .imageView
            ? "map" : Self.samples[key.name]?.changes[0].new ?? key.type.samplePair?.new
      for (other, value) in Self.samples[key.name]?.others ?? [:] { layout.box[other] = value }
    }
    var mapping = layout.mapping
    mapping["views"] = "{Box: \(layout.box.reversedText), Side: {backgroundColor: green}}"
    let sandbox = try Sandbox(inMemory: true)
    let old = try sandbox.write(layout.mapping.block, to: "old/A.yaml")
    let new = try sandbox.write(mapping.reversedBlock, to: "new/A.yaml")
    let outcome = await Outcome.of("diff", old, new)
    #expect(outcome.status == .done, "\(outcome)")
  }
}
