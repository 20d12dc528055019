import Diagnostics
import LayoutModel
import RecipeFiles
import Recipes
import Testing

struct RecipeTests {
  private func recipe(_ text: String) throws -> Recipe {
    let file = SourceFile(path: "A.yaml", text: text)
    return try #require(RecipeFileReader.recipe(in: file, named: "A").value)
  }

  @Test func `a recipe is read whole`() throws {
    let recipe = try recipe(
      """
      title: A Title
      chapter: Simple Constraints
      summary: What it shows.
      canvas: {device: iPad Air 2, orientations: [landscape], bars: {status: false},
               safeAreaInsets: [5, 6, 7, 8], layoutMargins: [1, 2, 3, 4], direction: rightToLeft}
      views:
        Box:
          id: box
          backgroundColor: "#39 53A4"
      """.replacing("39 53A4", with: "3953A480"))
    #expect(recipe.title == "A Title")
    #expect(recipe.chapter == "Simple Constraints")
    #expect(recipe.summary == "What it shows.")
    #expect(recipe.views[1].view.id == "box")
    #expect(
      recipe.views[1].view.backgroundColor
        == DynamicColor(Color(red: 0x39, green: 0x53, blue: 0xA4, alpha: 0x80))
    )
    let canvases = recipe.canvas.canvases(for: CanvasRequest())
    #expect(canvases.count == 1)
    #expect(canvases[0].size == Size(width: 1024, height: 768))
    #expect(!canvases[0].showsStatusBar)
    #expect(canvases[0].direction == .rightToLeft)
    #expect(canvases[0].safeAreaInsets.trailing == 8)
    #expect(
      canvases[0].layoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  private func digest(_ recipe: Recipe) -> String { RecipeFileWriter.digest(of: recipe) }

  @Test func `comments beside constraints leave the digest alone`() throws {
    let plain = try recipe("views: {A: {}}\nconstraints: |\n  A.Width = 5\n")
    let same = try recipe("views: {A: {}}\nconstraints: |\n  // five\n\n  A.Width = 5  // points\n")
    #expect(digest(plain) == digest(same))
  }

  @Test func `expected frames in a size's orientations are on that size`() throws {
    let recipe = try recipe(
      "canvas: {size: [600, 400], orientations: [portrait]}\nframes: {portrait: {}, landscape: {}}")
    #expect(recipe.expectations.map(\.canvas.name) == ["400x600", "600x400"])
  }

  @Test func `views keep their order and come after their superview`() throws {
    let recipe = try recipe("views: {C: {subviews: {D: {}}}, A: {}, B: {}}")
    #expect(recipe.views.map(\.name) == ["Superview", "C", "D", "A", "B"])
    #expect(recipe.views.map(\.superview) == [nil, 0, 1, 0, 0])
  }

  @Test func `without a canvas it is the guide's iPhone 6, both ways`() throws {
    let canvases = try recipe("title: x").canvas.canvases(for: CanvasRequest())
    #expect(canvases.map(\.name) == ["iPhone 6, portrait", "iPhone 6, landscape"])
  }

  @Test func `a size is drawn once, as it is, unless orientations are listed`() throws {
    let plain = try recipe("canvas: {size: [600, 400]}").canvas
    #expect(plain.canvases(for: CanvasRequest()).map(\.name) == ["600x400"])
    let turned = try recipe("canvas: {size: [600, 400], orientations: [portrait]}").canvas
    #expect(turned.canvases(for: CanvasRequest()).map(\.name) == ["400x600"])
  }

  @Test
  func `comments, styles and the order of keys leave the digest alone, views' order does not`()
    throws
  {
    let plain = try recipe("title: x\nviews: {A: {id: a, backgroundColor: red}, B: {}}")
    let same = try recipe(
      "# hello\nviews:\n  A:\n    backgroundColor: 'red'\n    id: a\n  B: {}\ntitle: \"x\"\n")
    let swapped = try recipe("title: x\nviews: {B: {}, A: {id: a, backgroundColor: red}}")
    #expect(digest(plain) == digest(same))
    #expect(digest(plain) != digest(swapped))
    #expect(digest(plain).count == 64)
  }

  @Test func `frames expected in a state are counted without the views it removes`() throws {
    let recipe = try recipe(
      """
      views: {A: {subviews: {B: {}}}, C: {}}
      states: {S: {remove: [A], frames: {600x600: {C: [0, 0, 1, 1]}}}}
      """)
    let (variant, expectations) = recipe.expectationsByVariant[1]
    let layout = recipe.layout(on: expectations[0].canvas, variant)
    #expect(layout.views.map(\.name) == ["Superview", "C"])
    #expect(expectations[0].frames.map(\.view) == [1])
  }

  /// Interface Builder's views that are not installed for a size class.
  @Test func `a size class removes views, and frames are counted without them`() throws {
    let recipe = try recipe(
      """
      views: {A: {}, B: {}, C: {}}
      constraints: "A.Leading = C.Leading"
      traits: [{heightClass: compact, remove: [A]}]
      states: {S: {remove: [B], frames: {landscape: {C: [0, 0, 1, 1]}}}}
      frames: {portrait: {C: [0, 0, 1, 1]}, landscape: {C: [0, 0, 1, 1]}}
      """)
    var names: [[String]] = []
    for (variant, expectations) in recipe.expectationsByVariant {
      for expected in expectations {
        let views = recipe.layout(on: expected.canvas, variant).views
        names.append(views.dropFirst().map(\.name))
        #expect(expected.frames.map { views[$0.view].name } == ["C"])
      }
    }
    #expect(names == [["A", "B", "C"], ["B", "C"], ["C"]])
  }

  @Test func `an image file named in a state has its own size`() throws {
    let file = SourceFile(
      path: "A.yaml",
      text: """
        views: {A: {kind: imageView, image: a.png}}
        states: {S: {views: {A: {image: b.png}}}}
        """)
    let sizes = ["a.png": Size(width: 40, height: 30), "b.png": Size(width: 80, height: 60)]
    let recipe = try #require(
      RecipeFileReader.recipe(
        in: file, named: "A",
        imageSize: { path, _ in sizes[path].map { .size($0) } ?? .missing(near: nil) }
      ).value)
    let canvas = recipe.canvas.canvas(size: Size(width: 600, height: 600))
    let images = [nil, "S"].map { state in
      recipe.layout(on: canvas, LayoutVariant(state: state)).views[1].content.imageSize
    }
    #expect(images == [sizes["a.png"], sizes["b.png"]])
  }
}
