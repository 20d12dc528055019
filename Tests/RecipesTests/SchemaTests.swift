import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Recipes

/// The schema for editors says what the reader says.
struct SchemaTests {
  private static var schema: [String: Any] {
    let path = Repository.root + "/Recipes/recipe.schema.json"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private func accepts(_ text: String) throws -> (schema: Bool, reader: Bool) {
    let file = SourceFile(path: "Test.yaml", text: text)
    let document = try #require(try YAMLReader.document(of: file))
    let faults = try SchemaValidator(Self.schema).faults(in: document.json)
    return (faults.isEmpty, RecipeReader.recipe(in: file, named: "Test").value != nil)
  }

  /// The keys of the mappings that the schema describes, by where it describes them.
  private func properties(_ path: String...) -> Set<String> {
    var place = Self.schema
    for name in path { place = place[name] as? [String: Any] ?? [:] }
    return Set((place["properties"] as? [String: Any] ?? [:]).keys)
  }

  @Test func `the schema has the reader's keys, all of them and no others`() {
    #expect(properties() == Set(RecipeDraft.keys.map(\.name)))
    #expect(properties("$defs", "canvas") == Set(RecipeCanvas.keys.map(\.name)))
    #expect(properties("$defs", "view") == Set(ViewDraft.keys.map(\.name)))
    #expect(properties("$defs", "viewVariation") == Set(ViewDraft.variationKeys.map(\.name)))
    #expect(properties("$defs", "constraint") == Set(MappingDraft.keys.map(\.name)))
    let states = properties("properties", "states", "additionalProperties")
    #expect(states == Set(VariationDraft.stateKeys.map(\.name)))
    let languages = properties("properties", "languages", "additionalProperties")
    #expect(languages == Set(VariationDraft.languageKeys.map(\.name)))
  }

  static let recipes: [String] = {
    let folder = Repository.root + "/Recipes"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test(arguments: recipes)
  func `every recipe is accepted by both`(_ name: String) throws {
    let data = try #require(
      FileManager.default.contents(atPath: Repository.root + "/Recipes/" + name))
    let (schema, reader) = try accepts(String(decoding: data, as: UTF8.self))
    #expect(schema && reader)
  }

  static let good = [
    "title: 2015\nviews: {A: , B: {kind: Label, text: 42, font: 17}}",
    "canvas: {size: [600, 600], bars: {status: auto, tab: true}, direction: righttoleft}",
    "views: {A: {backgroundColor: \"#3953A4\", frame: [0, 0, 1, 1], layoutMargins: [1, 2, 3, 4]}}",
    "views: {A: {backgroundColor: 3953A4, intrinsicContentSize: [76, none]}}",
    "views: {S: {kind: stackView, spacing: Standard, arrangedSubviews: {A: , B: }}}",
    "views: {A: {font: {style: headline}, image: {name: x, size: [3, 4]}}}",
    "views: {A: {contentHuggingPriority: {horizontal: 251}}}\nconstraints: [A.Width = 3]",
    "views: {A: }\nconstraints: [{firstItem: A, firstAttribute: width, constant: 5}]",
    "views: {A: }\nframes: {portrait: {A: [0, null, 1, 2], tolerance: 0.5}}",
    "views: {A: }\nconstraints: |\n  1. A.Width = 3\nstates: {X: {deactivate: [1]}}",
    "views: {A: {text: a}}\nlanguages: {de: {title: T, views: {A: {text: b}}}}",
    "views: {A: }\nvisualFormat: {metrics: {w: 3}, formats: \"[a(w)]\"}",
  ]

  @Test(arguments: good)
  func `what is right is accepted by both`(_ recipe: String) throws {
    let (schema, reader) = try accepts(recipe)
    #expect(reader)
    #expect(schema)
  }

  static let faulty = [
    "titel: x", "title: [a]", "views: [A]", "views: {A: {colour: red}}",
    "views: {A: {kind: lable}}", "views: {A: {kind: [label]}}",
    "views: {A: {backgroundColor: raed}}", "views: {A: {frame: [1, 2, 3]}}",
    "views: {A: {isHidden: yes}}", "views: {A: {layoutMargins: wide}}",
    "views: {A: {intrinsicContentSize: [-1, 2]}}", "views: {A: {numberOfLines: 1.5}}",
    "views: {A: {contentHuggingPriority: 1001}}", "views: {A: {font: {style: title}}}",
    "views: {A: {semanticContentAttribute: rtl}}", "views: {A: {baseline: {middle: 2}}}",
    "canvas: {device: Nokia}", "canvas: {size: [0, 5]}", "canvas: {bars: {status: maybe}}",
    "canvas: {orientations: [upright]}", "canvas: {system: 3}", "canvas: {textSize: huge}",
    "status: fine", "frames: {portrait: {Superview: [1, 2]}}",
    "constraints: {A: 3}", "views: {A: }\nconstraints: [{firstItem: A}]",
    "views: {A: }\nconstraints: [{firstItem: A, firstAttribute: wide}]",
    "traits: [{widthClass: narrow}]", "states: {X: {deactivat: [1]}}",
    "languages: {de: {views: [A]}}", "visualFormat: {metric: {}}",
  ]

  @Test(arguments: faulty)
  func `what the reader refuses for its form, the schema refuses`(_ recipe: String) throws {
    let (schema, reader) = try accepts(recipe)
    #expect(!reader)
    #expect(!schema)
  }
}
