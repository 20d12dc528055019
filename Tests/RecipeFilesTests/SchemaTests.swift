import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import RecipeFiles
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
    return (faults.isEmpty, RecipeFileReader.recipe(in: file, named: "Test").value != nil)
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
    "views: {A: {kind: label, font: {style: headline}}, B: {kind: imageView, image: {name: x, size: [3, 4]}}}",
    "views: {A: {contentHuggingPriority: {horizontal: 251}}}\nconstraints: [A.Width = 3]",
    "views: {A: }\nconstraints: [{firstItem: A, firstAttribute: width, constant: 5}]",
    "views: {A: }\nframes: {portrait: {A: [0, null, 1, 2], tolerance: 0.5}}",
    "views: {A: }\nconstraints: |\n  1. A.Width = 3\nstates: {X: {deactivate: [1]}}",
    "views: {A: {kind: label, text: a}}\nstates: {Done: {views: {A: {text: b}}, add: {N: {kind: label}}}}\n"
      + "languages: {de: {views: {A: {text: c}}, states: {Done: {title: T, views: {A: {text: d}, "
      + "N: {text: e}}}}}}",
    "views: {A: {kind: label, text: a}}\nlanguages: {de: {title: T, views: {A: {text: b}}}}",
    "views: {A: }\nvisualFormat: {metrics: {w: 3}, formats: \"[a(w)]\"}",
    "views: {A: }\nvisualFormat: [[\"[a(3)]\"], {formats: [{format: \"V:[a(3)]\"}]}]",
    "views: {A: }\nvisualFormat: {options: alignalltop, extended: true, format: \"[a(3)]\"}",
    "metrics: {gap: 3}\nviews: {A: }\nconstraints: [A.Width = gap, A.Height = 4]",
    "metrics: {w: 3}\nviews: {A: }\nconstraints: [{firstItem: A, firstAttribute: Width, constant: w}]",
    "colors: {brand: \"#2060C0\", dark: brand}\nviews: {A: {backgroundColor: dark}}",
    "views: {A: {backgroundColor: RED}, B: {backgroundColor: 395344}}",
    "views: {A: {kind: label, text: , font: 12}, B: {kind: segmentedControl, segments: One}}",
    "views: {A: {constraints: , layoutGuides: 2}}\nconstraints:\nvisualFormat:",
    "views: {A: {autoresizingMask: NONE, frame: [0, -8, 5, 6]}}",
    "canvas: {orientations: Portrait}\nviews: {A: {layoutGuides: [G, H]}}",
    "canvas: {orientations: [portrait, landscape], system: 12, textSize: LARGE}",
    "views: {S: {kind: stackView, subviews: {A: }, arrangedSubviews: A, customSpacing: {A: -3}}}",
    "screen: {crop: bottom, device: true}\noverlay: none\nselection: []",
    "views: {A: }\nframes: {600x600: {A: ~, pixelAligned: true}}\nstatus: ambiguous",
    "views: {A: }\ntraits: {widthClass: Compact, remove: A}",
    "views: {A: }\nconstraints: \"A.Width = 3 [w]\"\nstates: {X: {constraints: {w: {priority: 9}}}}",
    "views: {A: }\nstates: {X: {constraints: A.Width = 3, views: {A: {isHidden: true}}}}",
    """
    views: {S: {kind: stackView, arrangedSubviews: {A: }}}
    states: {X: {add: {B: , C: {kind: label, text: c}, S: {arrangedSubviews: {D: }, before: A}}}}
    """,
  ]

  @Test(arguments: good)
  func `what is right is accepted by both`(_ recipe: String) throws {
    let (schema, reader) = try accepts(recipe)
    #expect(reader)
    #expect(schema)
  }

  static let faulty = [
    "views: {A: {kind: switch, text: a}}", "titel: x", "title: [a]", "views: [A]",
    "views: {A: {colour: red}}",
    "views: {A: {kind: lable}}", "views: {A: {kind: [label]}}",
    // Not `backgroundColor: raed`: a recipe can name its own colours, which a schema does not know.
    "views: {A: {backgroundColor: [red]}}", "views: {A: {frame: [1, 2, 3]}}",
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
    "colors: [red]", "metrics: {a: wide}", "include: {a: b}", "canvas: {orientations: []}",
    "screen: {crop: left}", "views: {A: {isHiden: true}}", "canvas: {size: [9000, 5]}",
    "states: {X: {views: {A: {kind: label}}}}", "states: {X: {views: {A: {numberOfLines: 1.5}}}}",
    "states: {X: {constraints: {1: {relation: equal}}}}", "views: {A: {font: {size: 0}}}",
  ]

  @Test(arguments: faulty)
  func `what the reader refuses for its form, the schema refuses`(_ recipe: String) throws {
    let (schema, reader) = try accepts(recipe)
    #expect(!reader)
    #expect(!schema)
  }
}
