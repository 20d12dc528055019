// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: the Swift 6 language mode comes with the tools version.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A C library of the system, found by pkg-config.
func library(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "ibar",
  products: [
    .executable(name: "ibar", targets: ["ibar"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
  ],
  targets: [
    library("CCairo", "cairo-ft", "libcairo2-dev"),
    library("CFreeType", "freetype2", "libfreetype-dev"),
    library("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    library("CFriBidi", "fribidi", "libfribidi-dev"),
    library("CYAML", "yaml-0.1", "libyaml-dev"),
    library("CMarkdown", "md4c", "libmd4c-dev"),
    library("CXML", "libxml-2.0", "libxml2-dev"),
    library("CPopt", "popt", "libpopt-dev"),
    library("CJSON", "json-c", "libjson-c-dev"),
    library("CDigest", "libmd", "libmd-dev"),
    // Compiled, so that Swift does not see ICU's headers: Foundation has others of the same names.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
    // Compiled, since libpng reports faults with longjmp.
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),

    // Compiled, for what Swift does not see of the C library.
    .target(name: "CLinux"),

    module("Basics"),
    module("Diagnostics", ["Basics", "CICU"]),
    // It imports nothing, but rounding a Double is a call into the C library's mathematics.
    .target(
      name: "ConstraintSolver", swiftSettings: settings, linkerSettings: [.linkedLibrary("m")]),
    module("LayoutModel", ["Basics", "ConstraintSolver", "Diagnostics", "Typesetting"]),
    module(
      "LayoutFindings", ["Basics", "ConstraintSolver", "Diagnostics", "LayoutModel", "Typesetting"]),
    module(
      "AutoLayout",
      ["LayoutFindings", "LayoutModel", "Typesetting", "VisualFormat", "Diagnostics"]),
    module("Markdown", ["Basics", "Diagnostics", "CMarkdown"]),
    module("Notation", ["Basics", "Diagnostics", "LayoutModel"]),
    module("VisualFormat", ["Basics", "LayoutModel", "Diagnostics"]),
    module("FigureChoices", ["LayoutModel", "Diagnostics"]),
    module(
      "Recipes",
      [
        "Basics", "FigureChoices", "LayoutFindings", "LayoutModel", "Notation", "VisualFormat",
        "Typesetting",
        "Diagnostics",
      ]),
    module(
      "RecipeFiles",
      [
        "Basics", "Descriptions", "FigureChoices", "LayoutModel", "Notation", "VisualFormat",
        "Diagnostics",
        "Digests", "Recipes", "CYAML",
      ]),
    module(
      "ConstraintCode",
      [
        "Basics", "LayoutFindings", "LayoutModel", "Notation", "VisualFormat", "Diagnostics",
        "Recipes",
        "Typesetting",
      ]),
    module(
      "Guides",
      [
        "Basics", "ConstraintCode", "FigureChoices", "LayoutModel", "Markdown", "Notation",
        "VisualFormat", "Diagnostics", "Recipes",
      ]),
    module(
      "InterfaceBuilder",
      [
        "Basics", "JSON", "LayoutFindings", "LayoutModel", "Notation", "Diagnostics", "Recipes",
        "Typesetting",
        "CXML",
      ]),
    module(
      "ConflictLogs",
      [
        "Basics", "LayoutFindings", "LayoutModel", "Notation", "Diagnostics", "Recipes",
        "Typesetting",
      ]),
    module("Descriptions", ["Basics", "LayoutModel"]),
    module(
      "Figures",
      [
        "Basics", "ConstraintSolver", "Descriptions", "FigureChoices", "LayoutModel",
        "Typesetting",
      ]),
    module("Typesetting", ["Basics", "CHarfBuzz", "CFriBidi", "CICU"]),
    module(
      "Drawing",
      [
        "Basics", "Figures", "LayoutModel", "Pictures", "Typesetting", "CCairo", "CFreeType",
        "CHarfBuzz",
      ]),
    module("Platform", ["Basics", "CLinux"]),
    module("JSON", ["CJSON"]),
    module("Revisions", ["Basics", "Diagnostics", "Platform"]),
    module("Digests", ["Basics", "CDigest"]),
    module(
      "LayoutRecord",
      [
        "FigureChoices", "LayoutFindings", "LayoutModel", "Typesetting", "Diagnostics", "Recipes",
        "JSON",
      ]),
    module("Pictures", ["Basics", "CPNG"]),
    module(
      "Comparison",
      [
        "Basics", "JSON", "LayoutModel", "Pictures", "LayoutRecord", "Platform", "Diagnostics",
        "Digests", "Recipes", "Revisions",
      ]),
    module(
      "Reports",
      [
        "Basics", "Comparison", "Diagnostics", "JSON", "LayoutFindings", "LayoutModel",
        "LayoutRecord", "Pictures", "Recipes",
      ]),
    module(
      "FigureComposition",
      [
        "Basics", "Descriptions", "Diagnostics", "FigureChoices", "Figures", "JSON", "LayoutModel",
        "LayoutRecord",
        "RecipeFiles", "Recipes", "Typesetting",
      ]),
    module(
      "Inputs",
      [
        "Basics", "ConflictLogs", "ConstraintCode", "Diagnostics", "Guides", "InterfaceBuilder",
        "JSON",
        "LayoutFindings", "LayoutModel", "Pictures", "Platform", "RecipeFiles", "Recipes",
        "Typesetting",
      ]),
    module(
      "RecipeDocumentation",
      ["Basics", "FigureChoices", "JSON", "LayoutModel", "LayoutRecord", "Recipes"]),
    module(
      "Commands",
      [
        "Inputs", "RecipeDocumentation", "Descriptions",
        "FigureComposition",
        "Basics", "FigureChoices", "LayoutFindings", "LayoutModel", "Typesetting", "Diagnostics",
        "Drawing",
        "Figures", "LayoutRecord",
        "Markdown", "Notation", "Platform", "Recipes", "RecipeFiles", "Guides", "InterfaceBuilder",
        "Pictures", "Comparison", "ConflictLogs", "ConstraintCode", "JSON", "Reports", "Revisions",
        "Digests",
        "CPopt",
      ]),
    // Swift's own libraries in it: Debian has no package of them, and to find and bind shared ones takes almost
    // half of a start. Nothing of it is for others to bind to.
    .executableTarget(
      name: "ibar", dependencies: ["Commands", "Platform"], swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags(
          ["-static-stdlib", "-Xlinker", "--no-export-dynamic"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "AutoLayout", "ConstraintSolver", "Diagnostics", "Drawing", "Figures", "LayoutModel",
        "Pictures", "Platform", "RecipeFiles", "Recipes", "Typesetting", "CCairo", "CYAML",
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "ProgrammaticConstraints", dependencies: ["AutoLayout"],
      path: "Examples/ProgrammaticConstraints", swiftSettings: settings),

    .executableTarget(
      name: "RecipeCanvases",
      dependencies: [
        "Drawing", "FigureComposition", "Figures", "Inputs", "Pictures", "Reports",
      ],
      path: "Examples/RecipeCanvases", swiftSettings: settings),

    .target(
      name: "TestSupport",
      dependencies: [
        "LayoutModel", "Diagnostics", "Guides", "InterfaceBuilder", "RecipeFiles", "Recipes",
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "UIKit", dependencies: ["AutoLayout", "LayoutModel"], path: "Tests/UIKit",
      swiftSettings: settings),
    tests(
      "CookbookCodeTests",
      [
        "UIKit", "ConstraintCode", "RecipeFiles", "Recipes", "LayoutModel", "Diagnostics",
        "TestSupport",
      ]),
    tests("BasicsTests", ["Basics"]),
    tests("DescriptionsTests", ["Descriptions", "LayoutModel", "TestSupport"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("ConstraintSolverTests", ["ConstraintSolver", "TestSupport"]),
    tests("LayoutModelTests", ["LayoutModel", "TestSupport", "Typesetting"]),
    tests(
      "LayoutFindingsTests",
      ["LayoutFindings", "LayoutModel", "Diagnostics", "TestSupport", "Typesetting"]),
    tests("AutoLayoutTests", ["AutoLayout", "ProgrammaticConstraints", "TestSupport"]),
    tests("VisualFormatTests", ["VisualFormat", "LayoutModel", "Diagnostics"]),
    tests("MarkdownTests", ["Markdown", "Diagnostics"]),
    tests("NotationTests", ["Diagnostics", "LayoutModel", "Notation", "TestSupport"]),
    tests(
      "RecipesTests",
      ["Diagnostics", "FigureChoices", "LayoutModel", "Notation", "Recipes"]),
    tests(
      "RecipeFilesTests",
      [
        "FigureChoices", "RecipeFiles", "Recipes", "Notation", "LayoutModel", "Diagnostics",
        "TestSupport",
      ]),
    tests(
      "ConstraintCodeTests",
      ["ConstraintCode", "Guides", "Recipes", "LayoutModel", "Diagnostics", "TestSupport"]),
    tests(
      "ConflictLogsTests",
      [
        "ConflictLogs", "Recipes", "LayoutFindings", "LayoutModel", "Diagnostics", "Typesetting",
        "TestSupport",
      ]),
    tests(
      "GuidesTests",
      [
        "Guides", "Markdown", "RecipeFiles", "Recipes", "LayoutModel", "Diagnostics",
        "TestSupport",
      ]),
    tests(
      "InterfaceBuilderTests",
      [
        "InterfaceBuilder", "RecipeFiles", "Recipes", "LayoutFindings", "LayoutModel",
        "Diagnostics", "TestSupport",
      ]),
    tests(
      "FiguresTests",
      [
        "Basics", "ConstraintSolver", "Descriptions", "Figures", "FigureChoices", "Recipes",
        "LayoutModel",
        "Typesetting", "TestSupport",
      ]),
    tests("TypesettingTests", ["Typesetting", "TestSupport"]),
    tests(
      "DrawingTests",
      [
        "Drawing", "Figures", "LayoutModel", "Pictures", "Recipes", "Typesetting", "CCairo",
        "TestSupport",
      ]),
    tests("PlatformTests", ["Platform", "TestSupport"]),
    tests(
      "LayoutRecordTests",
      [
        "JSON", "LayoutRecord", "Recipes", "RecipeFiles", "LayoutModel", "Diagnostics",
        "Typesetting", "TestSupport",
      ]),
    tests(
      "InputsTests", ["Diagnostics", "Inputs", "RecipeCanvases", "Recipes", "TestSupport"]),
    tests("PicturesTests", ["Pictures"]),
    tests(
      "ComparisonTests",
      ["Comparison", "JSON", "LayoutModel", "LayoutRecord", "Pictures", "Recipes", "TestSupport"]),
    tests(
      "ReportsTests",
      [
        "Comparison", "Diagnostics", "JSON", "LayoutModel", "LayoutRecord", "Pictures", "Platform",
        "Reports", "Revisions", "TestSupport",
      ]),
    tests(
      "CommandsTests",
      [
        "Basics", "Commands", "Diagnostics", "Drawing", "FigureChoices", "FigureComposition",
        "Figures", "Guides",
        "Inputs", "LayoutModel", "LayoutRecord", "Markdown", "Pictures", "Platform",
        "RecipeDocumentation", "Recipes", "TestSupport", "Typesetting",
      ]),
  ]
)
