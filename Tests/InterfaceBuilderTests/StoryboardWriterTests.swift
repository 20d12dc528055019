import Diagnostics
import Foundation
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Storyboards that are written of recipes.
@Suite struct StoryboardWriterTests {
  /// The recipes that no storyboard can say, with the first reason.
  private static let refused = [
    "LargeDynamicText": "its canvas has another text size",
    "SpacingToSafeArea": "Interface Builder has other bars or margins on 240x120 with iOS 9",
    "AttributesOfAView": "'View' has a baseline",
    "ChainOfViews": "'Cell' is a cell", "SelfSizingCells": "'First Cell' is a cell",
  ]

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "").replacing(".yaml", with: "")
  }

  private static func solved(at path: String) throws -> SolvedLayout {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let checked = RecipeFileReader.recipe(
      in: SourceFile(path: path, text: text), named: name(of: path))
    let layout = try #require(checked.value?.layouts(on: CanvasRequest()).first)
    return try LayoutEngine.solve(layout)
  }

  @Test(arguments: Repository.recipes.filter { refused[name(of: $0)] == nil })
  func `the storyboard of a recipe has its frames`(_ path: String) throws {
    let solved = try Self.solved(at: path)
    let text = try StoryboardWriter.text(of: solved, titled: "Main")
    let checked = Documents.layouts(of: text)
    #expect(checked.diagnostics.isEmpty)
    let read = try #require(checked.value?.first?.layouts(on: CanvasRequest()).first)
    let again = try LayoutEngine.solve(read)
    #expect(again.frames == solved.frames)
    #expect(read.views.map(\.name) == solved.layout.views.map(\.name))
  }

  @Test(arguments: Repository.recipes.filter { refused[name(of: $0)] != nil })
  func `what a storyboard cannot say is refused with the reason`(_ path: String) throws {
    let solved = try Self.solved(at: path)
    let refusal = #expect(throws: StoryboardWriter.Refusal.self) {
      try StoryboardWriter.text(of: solved, titled: "Main")
    }
    #expect(refusal?.reasons.first == Self.refused[Self.name(of: path)])
  }

  // A text of 16 points is 19.5 high in Interface Builder, its baseline 4.5 above the bottom; one of 14 is 17 high, its
  // baseline 13.5 below the top. With a space of 30 the second label begins 30 - 4.5 - 13.5 = 12 below the end of the
  // first: both are (100 - 12) / 2 = 44 high. UIKit measures from the baselines of the labels as they are stretched.
  @Test func `frames are those that Interface Builder has`() throws {
    let recipe = try Sample.recipe(
      """
      canvas: {device: iPhone 6, system: 12, bars: {status: false}}
      views:
        S:
          kind: stackView
          axis: vertical
          distribution: fillEqually
          spacing: 30
          isBaselineRelativeArrangement: true
          arrangedSubviews:
            A: {kind: label, text: Anchor, font: {size: 16}}
            B: {kind: label, text: Buoy, font: {size: 14}}
      constraints: |
        S.Leading = Superview.Leading + 20
        S.Top = Superview.Top + 20
        S.Width = 200
        S.Height = 100
      """)
    var layout = try #require(recipe.layouts(on: CanvasRequest()).first)
    layout.canvas = try #require(StoryboardWriter.nearestCanvas(to: layout.canvas))
    let text = try StoryboardWriter.text(of: LayoutEngine.solve(layout), titled: "Main")
    #expect(text.contains(#"y="0.0" width="200" height="44""#), "\(text)")
    #expect(text.contains(#"y="56" width="200" height="44""#))
  }

  // MARK: - Canvases

  /// A layout on a device, written on the nearest canvas.
  private static func nearest(_ device: Device, _ orientation: Orientation) throws -> SolvedLayout {
    let recipe = try Sample.recipe(
      """
      canvas: {device: \(device.name), orientations: \(orientation.rawValue)}
      views: {A: {}}
      constraints: |
        A.Leading = Superview.LeadingMargin
        A.Trailing = Superview.TrailingMargin
        A.Top = Safe Area.Top + 20
        A.Bottom = Safe Area.Bottom
      """)
    var layout = try #require(recipe.layouts(on: CanvasRequest()).first)
    layout.canvas = try #require(StoryboardWriter.nearestCanvas(to: layout.canvas))
    return try LayoutEngine.solve(layout)
  }

  @Test(arguments: Device.all, Orientation.allCases)
  func `each device has a nearest canvas, with its own frames`(
    _ device: Device, _ orientation: Orientation
  ) throws {
    let solved = try Self.nearest(device, orientation)
    let text = try StoryboardWriter.text(of: solved, titled: "Main")
    let read = try #require(Documents.layouts(of: text).value?.first)
    let again = try LayoutEngine.solve(try #require(read.layouts(on: CanvasRequest()).first))
    #expect(again.frames == solved.frames)
  }

  // Screens of 402 x 874 and of 414 x 896 points, which Interface Builder has. The insets are those of the devices,
  // which Xcode 26 doubles, and 44 points for any notch before Xcode 14. For 420 x 912 points 414 x 896 and 428 x 926
  // are equally near.
  @Test(arguments: [
    ("iPhone 17", "iPhone 17", 62.0), ("iPhone 11", "iPhone 11", 48),
    ("iPhone 12", "iPhone 12", 47), ("iPhone 13", "iPhone 13", 47),
    ("iPhone Air", "iPhone 11", 48),
  ])
  func `the nearest canvas has the screen and the safe area that differ least`(
    _ row: (device: String, nearest: String, top: Double)
  ) throws {
    let device = try #require(Device.named(row.device))
    let canvas = try Self.nearest(device, .portrait).layout.canvas
    #expect(canvas.device?.name == row.nearest)
    #expect(canvas.safeAreaInsets.top == row.top)
    #expect(canvas.safeAreaInsets.bottom == 34)
  }

  // MARK: - Structure

  /// The elements of documents by the elements that they are in, with their attributes.
  private struct Structure {
    var children: [String: Set<String>] = [:]
    var attributes: [String: Set<String>] = [:]

    mutating func add(_ element: XMLElement) {
      attributes[element.name, default: []].formUnion(element.attributes.map(\.name))
      for child in element.children {
        children[element.name, default: []].insert(Structure.key(child))
        add(child)
      }
    }

    /// The name of an element with its role.
    static func key(_ element: XMLElement) -> String {
      element.name + (element["key"].map { " " + $0 } ?? "")
    }
  }

  @Test(
    .disabled(
      if: StoredDocuments.isAbsent, "\(StoredDocuments.absence)"))
  func `written storyboards nest elements and attributes as Interface Builder does`() throws {
    var known = Structure()
    for path in StoredDocuments.paths {
      let text = try String(
        contentsOfFile: StoredDocuments.folder + "/" + path, encoding: .utf8)
      known.add(try XMLReader.root(of: SourceFile(path: path, text: text)))
    }
    var own = Structure()
    for path in Repository.recipes where Self.refused[Self.name(of: path)] == nil {
      let text = try StoryboardWriter.text(of: Self.solved(at: path), titled: "Main")
      own.add(try XMLReader.root(of: SourceFile(path: path, text: text)))
    }
    // The documents have no constraint to readable content.
    known.children["view", default: []].insert("viewLayoutGuide readableContent")
    // Any view can have these, and some kinds do in the documents.
    let ofViews: Set<String> = [
      "userLabel", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    ]
    for (element, children) in own.children {
      #expect(children.subtracting(known.children[element] ?? []) == [], "in \(element)")
    }
    for (element, attributes) in own.attributes {
      let other = attributes.subtracting(known.attributes[element] ?? [])
      #expect(other.subtracting(ofViews) == [], "of \(element)")
    }
  }
}
