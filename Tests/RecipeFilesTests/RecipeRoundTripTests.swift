import Diagnostics
import FigureChoices
import Foundation
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// Recipes written in YAML and read again.
struct RecipeRoundTripTests {
  private func read(_ text: String, _ name: String = "A") throws -> Recipe {
    let file = SourceFile(path: name + ".yaml", text: text)
    let checked = RecipeFileReader.recipe(
      in: file, named: name, imageSize: { _, _ in .size(Size(width: 30, height: 40)) })
    let formatter = DiagnosticFormatter()
    return try #require(
      checked.value,
      "\(checked.diagnostics.map { formatter.text($0, in: file) }.joined())\(text)")
  }

  private func expectRoundTrip(_ text: String, _ name: String = "A") throws {
    let recipe = try read(text, name)
    let written = RecipeFileWriter.text(of: recipe)
    let again = try read(written, name)
    #expect(again.withoutPlaces == recipe.withoutPlaces, "\(written)")
    #expect(RecipeFileWriter.digest(of: again) == RecipeFileWriter.digest(of: recipe))
    #expect(RecipeFileWriter.text(of: again) == written)
  }

  private static func recipes(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }

  @Test(arguments: recipes(below: Repository.root + "/Recipes"))
  func `every recipe keeps its value and its digest`(_ name: String) throws {
    let path = Repository.root + "/Recipes/" + name
    try expectRoundTrip(String(contentsOfFile: path, encoding: .utf8), name)
  }

  /// Recipes with what the guide's do not have.
  static let others: [String] = [
    "views: {A: , B: {}}",
    "title: 'no'\nsummary: \"a: b # c\"\nviews: {'~': {kind: label, text: ''}, 'null': {}}",
    "views: {A: {kind: button, text: \"two\\nlines \\t\\u2028 end\", title: \" blanks \"}}",
    "views: {A: {kind: label, font: {size: 17, weight: bold}, textColor: 3953a4}, B: {kind: imageView, image: a.png}}",
    "views: {A: {kind: label, font: {style: title2, weight: bold}}}",
    "canvas: {reserved: [{frame: {portrait: [0, 500, 375, 167], landscape: [0, 275, 667, 100]}, name: K}]}",
    "canvas: {reserved: [{frame: {landscape: [0, 275, 667, 100]}, name: K}]}",
    "views: {A: }\nscreen: {regions: [margins, {view: A, guide: readable}]}",
    "views: {A: }\nscreen: {regions: safeArea}",
    "views: {A: {backgroundColor: \"#3953A480\", layoutMargins: [1, 2, 3, 4], baseline: {first: 3}}}",
    "views: {A: {intrinsicContentSize: [none, 1e-7], contentHuggingPriority: {vertical: 2.5}}}",
    "views: {S: {kind: stackView, spacing: standard, subviews: {A: , B: , C: }, "
      + "arrangedSubviews: [C, A], customSpacing: {C: 3.25}}}",
    "views: {S: {kind: stackView, subviews: {A: }, arrangedSubviews: {B: , C: }}}",
    "views: {A: {frame: [0, 0, 9, 9], autoresizingMask: [flexibleWidth, flexibleTopMargin]}}",
    "canvas: {size: [400, 300], orientations: [landscape], bars: {status: true, tool: true}, "
      + "safeAreaInsets: 5, layoutMargins: [1, 2, 3, 4], direction: rightToLeft, textSize: small, "
      + "system: 12, readableWidth: 400.5}",
    "layoutGuides: [G]\nviews: {A: {layoutGuides: [H, I], constraints: A.Leading = H.Leading}}",
    "views: {A: {subviews: {B: {constraints: 'Superview.Width = 3'}}, "
      + "constraints: \"2. B.Top = Superview.Top + 5  // five\"}}",
    "views: {A: }\nconstraints: [A.Width = 3, {firstItem: A, firstAttribute: height, relation: '>=', "
      + "secondItem: Superview, secondAttribute: height, multiplier: 0.5, constant: 1, priority: 20, "
      + "identifier: x, isActive: false, placeholder: true}]",
    "views: {A: }\nconstraints: [{firstItem: A, firstAttribute: leading, secondItem: Superview, "
      + "secondAttribute: leading, constant: Standard}]",
    "views: {A: , '2-up': }\nconstraints: |\n  `2-up`.Leading = A.Trailing + Standard [gap] @200\n",
    "views: {A: , B: }\nvisualFormat:\n  - 'H:|-[a]'\n  - {metrics: {m: 4}, options: [alignAllTop, "
      + "directionRightToLeft], formats: [\"3. H:[a]-m-[b]\", 'H:|-[a]']}\n  "
      + "- {extended: true, format: 'H:|~[a]~|'}\n",
    "views: {A: , S: {kind: scrollView, subviews: {C: }}}\nconstraints: |\n"
      + "  1. A.Top = Safe Area.Top\n  C.Width = S.Frame Layout Guide.Width\n  H:|-[a]-|\n",
    "views: {A: }\nconstraints: |\n  1. A.Width = 3\n  2. A.Height = 4 [h]\nstates:\n  One: {title: T, "
      + "deactivate: [1], constraints: {h: {constant: 5, priority: 700}}}\n  Two: {remove: [A]}\n  "
      + "Three: {constraints: \"3. A.Top = Superview.Top\", views: {A: {isHidden: true}}}\n",
    "views: {A: }\nconstraints: |\n  5. A.Height = 10 [tall]\nstates: {S: {constraints: "
      + "{5: {constant: 40}, tall: {priority: 500}}}}",
    "views: {A: , S: {kind: stackView, arrangedSubviews: {B: , C: }}}\nstates:\n  One:\n    add:\n"
      + "      N: {kind: label, layoutGuides: [G], constraints: 'N.Width = 3'}\n"
      + "      S: {arrangedSubviews: {D: , E: }, before: C, subviews: {F: }}\n"
      + "      A: {subviews: {H: {constraints: 'H:|-[h]'}}}\n"
      + "    frames: {600x600: {H: [0, 0, null, 4], tolerance: 2, pixelAligned: true}}\n",
    "views: {A: }\nconstraints: |\n  A.Width = 3\ntraits: [{widthClass: compact, remove: [A]}, "
      + "{heightClass: regular, widthClass: any, views: {A: {backgroundColor: red}}}]\n",
    "views: {A: {kind: label, text: a}}\nstates: {Done: {views: {A: {text: b}}, add: {N: {kind: label}}}}\n"
      + "languages: {de: {views: {A: {text: c}}, states: {Done: {title: T, views: {A: {text: d}, "
      + "N: {text: e}}}}}}",
    "views: {A: {kind: label, text: a}}\nlanguages: {ar: {title: T, views: {A: {text: عربي}}}}",
    "views: {A: }\nframes: {portrait: {A: [0, null, 1, 2], tolerance: 0.5}, iPad Air 2 landscape: "
      + "{A: ~, pixelAligned: true}}",
    "views: {A: }\nconstraints: |\n  1. A.Width = 3\noverlay: [1, spacing]\nselection: A\n"
      + "screen: {crop: top, device: true}\nstatus: ambiguous\n",
    "colors: {brand: \"#2060C0\", red: 112233}\nmetrics: {gutter: 12, wide_2: -4.5}\n"
      + "views: {A: {kind: label, backgroundColor: brand, textColor: red}, B: }\nconstraints: |\n"
      + "  A.Leading = Superview.Leading + gutter\n  A.Width = gutter\n  B.Top = A.Top - wide_2 @7\n"
      + "  H:[a]-gutter-[b]\nstates: {S: {constraints: \"B.Width >= gutter\"}}\n",
    "overlay: []",
  ]

  @Test(arguments: others)
  func `a recipe keeps its value and its digest`(_ text: String) throws {
    try expectRoundTrip(text)
  }

  /// Texts that YAML could take for something else, as a label's text and as a view's name.
  @Test(arguments: [
    "- a", "a: b", "a #b", "#a", "{a}", "[a", "*a", "&a", "!a", "%a", "@a", "`a`", "'a'", "\"a\"",
    "?", "? a", "|", ">", "null", "~", "true", "0x1F", "1e3", "=", "---", "...", "a\tb", "a\\b",
    "é", "観覧車", "👩‍👩‍👧", "a\u{2029}b", "x ", " x", ", a", "a, b", "a]", "key:",
  ])
  func `a text is written so that it is read again`(_ text: String) throws {
    var recipe = Recipe(name: "A")
    recipe.title = text
    recipe.views = [ViewDeclaration(name: "Superview", superview: nil)]
    for name in ["A", text.filter { !$0.isNewline }] {
      var view = ViewDeclaration(name: name, superview: 0)
      view.settings = [
        try #require(PropertySetting("kind", .text("label"))),
        try #require(PropertySetting("text", .text(text))),
      ]
      recipe.views.append(view)
    }
    let again = try read(RecipeFileWriter.text(of: recipe))
    #expect(again.withoutPlaces == recipe.withoutPlaces, "\(RecipeFileWriter.text(of: recipe))")
  }

  @Test func `a recipe is written in the order and style of the guide's`() throws {
    let text = """
      title: Two Views
      canvas: {device: iPhone 6}
      views:
        Blue View: {backgroundColor: blue}
        Red View: {backgroundColor: red}
      constraints: |
        1. Blue View.Leading = Superview.LeadingMargin
        2. Red View.Leading = Blue View.Trailing + Standard
      frames:
        portrait: {Blue View: [16, 40, 150, 607]}

      """
    #expect(RecipeFileWriter.text(of: try read(text)) == text)
  }
}

extension Recipe {
  /// The recipe without the places that it has in its file.
  var withoutPlaces: Recipe {
    var recipe = self
    recipe.cropOrigin = nil
    for index in self.entries.indices {
      recipe.entries[index].range = nil
      for setting in self.entries[index].settings.indices {
        recipe.entries[index].settings[setting].range = nil
      }
    }
    for index in self.canvas.reserved.indices { recipe.canvas.reserved[index].origin = nil }
    recipe.views = views.map(\.withoutPlace)
    recipe.guides = guides.map(\.withoutPlace)
    recipe.statements = statements.map(\.withoutPlaces)
    recipe.expectations = expectations.map(\.withoutPlaces)
    recipe.traits = traits.map(\.withoutPlaces)
    recipe.states = states.map {
      NamedVariation(name: $0.name, variation: $0.variation.withoutPlaces)
    }
    recipe.languages = languages.map {
      NamedVariation(name: $0.name, variation: $0.variation.withoutPlaces)
    }
    return recipe
  }
}

extension ViewDeclaration {
  /// Properties are compared without their order.
  fileprivate var withoutPlace: ViewDeclaration {
    var view = self
    view.origin = nil
    view.settings.sort { $0.property.key.name < $1.property.key.name }
    return view
  }
}

extension LayoutGuide {
  /// Whether it was declared still counts.
  fileprivate var withoutPlace: LayoutGuide {
    var guide = self
    guide.origin = origin.map { _ in SourceRange(start: 0, end: 0) }
    return guide
  }
}

extension LayoutConstraint {
  fileprivate var withoutPlace: LayoutConstraint {
    var constraint = self
    constraint.origin = nil
    return constraint
  }
}

extension ConstraintStatement {
  fileprivate var withoutPlaces: ConstraintStatement {
    var statement = self
    statement.constraints = constraints.map(\.withoutPlace)
    return statement
  }
}

extension ExpectedFrames {
  fileprivate var withoutPlaces: ExpectedFrames {
    var expected = self
    for index in frames.indices { expected.frames[index].range = SourceRange(start: 0, end: 0) }
    return expected
  }
}

extension Variation {
  fileprivate var withoutPlaces: Variation {
    var variation = self
    variation.expectations = expectations.map(\.withoutPlaces)
    variation.edits = edits.map { edit in
      switch edit {
      case .addView(let view): .addView(view.withoutPlace)
      case .addGuide(let guide): .addGuide(guide.withoutPlace)
      case .add(let statement): .add(statement.withoutPlaces)
      case .replace(let index, let constraint): .replace(index, with: constraint.withoutPlace)
      case .set, .arrange, .removeView, .deactivate: edit
      }
    }
    return variation
  }
}
