import Diagnostics
import LayoutModel
import RecipeFiles
import Recipes
import Testing

/// The size classes of windows and of canvases that name them.
struct SizeClassTests {
  /// A pad's windows (Human Interface Guidelines, Layout), and phones as windows.
  @Test(arguments: [
    // Split views of pads of 9.7, 10.5, 11 and 12.9 inches.
    (320.0, 1024.0, SizeClass.compact, SizeClass.regular), (507, 768, .compact, .regular),
    (551, 834, .compact, .regular), (639, 1366, .compact, .regular),
    (678, 1024, .regular, .regular), (694, 768, .regular, .regular),
    (1024, 768, .regular, .regular),
    // Phones, upright and on their sides.
    (375, 667, .compact, .regular), (667, 375, .compact, .compact),
    (844, 390, .compact, .compact), (896, 414, .regular, .compact),
  ])
  func `a window has size classes`(
    _ row: (width: Double, height: Double, horizontal: SizeClass, vertical: SizeClass)
  ) {
    let pair = SizeClassPair(window: Size(width: row.width, height: row.height))
    #expect(pair == SizeClassPair(width: row.horizontal, height: row.vertical))
  }

  private func width(_ canvas: String, _ request: CanvasRequest) throws -> Double? {
    let text = """
      canvas: \(canvas)
      views: {A: }
      constraints: |
        1. A.Leading = Superview.Leading
        2. A.Top = Superview.Top
        3. A.Height = 100
        4. A.Width = 320
      traits: {widthClass: compact, deactivate: [4], constraints: 5. A.Width = 100}
      """
    let file = SourceFile(path: "A.yaml", text: text)
    let recipe = try #require(RecipeFileReader.recipe(in: file, named: "A").value)
    let layout = try #require(recipe.layouts(on: request).first)
    return try LayoutEngine.solve(layout).frames[1].width
  }

  /// Margins of 16 points below 414, as on phones; 47 and 34 points of the device are kept.
  @Test(arguments: [(320.0, 16.0), (390, 16), (414, 20), (1000, 20)])
  func `a window has the bars and the system of its device`(
    _ row: (width: Double, margin: Double)
  ) throws {
    let file = SourceFile(path: "A.yaml", text: "canvas: {device: iPhone 14}\nviews: {A: }")
    let recipe = try #require(RecipeFileReader.recipe(in: file, named: "A").value)
    var request = CanvasRequest()
    (request.width, request.orientations) = (row.width, [.portrait])
    let canvas = try #require(recipe.layouts(on: request).first).canvas
    #expect(canvas.size == Size(width: row.width, height: 844))
    #expect(canvas.safeAreaInsets.top == 47 && canvas.safeAreaInsets.bottom == 34)
    #expect(canvas.layoutMargins.leading == row.margin && canvas.layoutMargins.top == 47)
    #expect(canvas.system == 16 && canvas.showsStatusBar && canvas.scale == 3)
    #expect(canvas.sizeClasses.horizontal == (row.width < 640 ? .compact : .regular))
    // No window has the camera of the screen.
    #expect(canvas.device?.name == "iPhone 14" && canvas.screenShape?.cutout == nil)
  }

  @Test func `a window of a size without a device has its height`() throws {
    let file = SourceFile(path: "A.yaml", text: "canvas: {size: [400, 600]}\nviews: {A: }")
    let recipe = try #require(RecipeFileReader.recipe(in: file, named: "A").value)
    var request = CanvasRequest()
    (request.width, request.orientations) = (300, [.portrait])
    let canvas = try #require(recipe.layouts(on: request).first).canvas
    #expect(canvas.size == Size(width: 300, height: 600) && canvas.device == nil)
    #expect(canvas.safeAreaInsets.top == 20)
  }

  @Test func `a narrow window is compact, and a canvas is what it says`() throws {
    let pad = "{device: iPad Pro 11, orientations: [portrait]}"
    var request = CanvasRequest()
    #expect(try width(pad, request) == 320)
    request.size = Size(width: 320, height: 834)
    #expect(try width(pad, request) == 100)
    let compact = "{device: iPad Pro 11, sizeClass: {width: compact, height: regular}}"
    #expect(try width(compact, CanvasRequest()) == 100)
    // A size of a recipe is any device's.
    #expect(try width("{size: [320, 600]}", CanvasRequest()) == 320)
  }
}
