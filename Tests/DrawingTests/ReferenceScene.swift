import Drawing
import Figures
import LayoutModel
import Pictures
import TestSupport
import Testing

/// A scene of a picture of Interface Builder's canvas, and the recipe that reproduces it.
struct ReferenceScene: Sendable, CustomTestStringConvertible {
  static let folder = Repository.root + "/../shared/figures/"

  var picture: String
  /// Where the canvas begins in the picture, in pixels.
  var origin: (x: Int, y: Int)
  /// Pixels per point.
  var scale: Int
  var recipe: String
  var selection: [String] = []
  var size = Canvas.square.size
  var probes: [Probe]

  var testDescription: String { picture }

  /// Our picture of it.
  func drawn() throws -> Raster {
    var request = FigureRequest(name: "Scene", title: "Scene")
    request.selection = selection
    let figure = try CanvasStyle.figure(
      of: try Sample.solved(recipe, on: Canvas(size: size)), request)
    var renderer = FigureRenderer()
    return try #require(
      decode(try renderer.bytes(of: figure, as: .png, DrawingOptions(scale: scale))))
  }

  static let all = [constraintsInTheCanvas, ownSizes, misplaced]

  private static let blue: UInt32 = 0x2976B7

  /// The guide's own picture: a label with inequalities and optional spaces above and below, the standard
  /// space to its field, a baseline and a margin (Xcode 7, two pixels a point).
  private static let constraintsInTheCanvas = ReferenceScene(
    picture: "Constraints_In_The_Canvas_2x.png", origin: (44, 104), scale: 2,
    recipe: """
      views:
        First Name: {intrinsicContentSize: [101, 20], baseline: {first: 15.5, last: 4.5}}
        Field: {intrinsicContentSize: [471, 30], baseline: {first: 19.5, last: 10.5}}
        Middle Name: {intrinsicContentSize: [101, 20]}
      constraints: |
        1. First Name.Leading = Superview.LeadingMargin
        2. First Name.Top >= Top Layout Guide.Bottom + 24
        3. First Name.Top = Top Layout Guide.Bottom + 24 @249
        4. Middle Name.Top >= First Name.Bottom + 18
        5. Middle Name.Top = First Name.Bottom + 18 @249
        6. Field.Baseline = First Name.Baseline
        7. Field.Leading = First Name.Trailing + Standard
        Middle Name.Leading = First Name.Leading
      """,
    selection: ["First Name"],
    probes: [
      .row("caps of 7 points, 11 points apart", 41, in: 120..<180, blue, 132..<146, 154..<168),
      .row("stem of the inequality", 46, in: 120..<156, blue, 138..<140),
      .column("caps of the optional space", 156, in: 36..<92, blue, 40..<42, 86..<88),
      .column("dashes from the lower end", 160, in: 36..<92, blue, 40..<48, 58..<68, 78..<88),
      .column("badge of 11 points, 4.5 left of its middle", 130, in: 50..<80, 0x3686DF, 59..<71),
      .row("fill of the badge", 68, in: 128..<131, 0x3686DF, 129..<131),
      .row("a space of 8 points up to the field", 109, in: 249..<262, blue, 249..<258),
      .column("baseline", 456, in: 112..<126, blue, 118..<120),
      .row("margin", 196, in: 30..<60, blue, 40..<42),
      .row("handle of 7 points, its edges", 87, in: 30..<40, nil, 34..<36),
    ])

  /// A view of 200 points in the middle of 600 with its own width and height (Xcode 6, one pixel a point).
  private static let ownSizes = ReferenceScene(
    picture: "mixi_answer1.png", origin: (20, 50), scale: 1,
    recipe: """
      views: {A: {backgroundColor: "#007AFF"}}
      constraints: |
        A.CenterX = Superview.CenterX
        A.CenterY = Superview.CenterY
        A.Width = 200
        A.Height = 200
      """,
    selection: ["A"],
    probes: [
      .row("middle line", 50, in: 0..<560, 0x2776B8, 299..<300),
      .column("middle line across", 80, in: 0..<590, 0x2776B8, 300..<301),
      .row("width, as long as the view", 407, in: 190..<420, 0x2776B8, 200..<400),
      .row("caps of the width", 409, in: 190..<290, 0x2776B8, 200..<201),
      .column("height, as long as the view", 406, in: 190..<420, 0x2776B8, 200..<400),
      .row("height behind the trailing edge", 250, in: 401..<420, 0x2776B8, 406..<407),
      .row("cap of the height", 200, in: 404..<420, 0x2776B8, 404..<410),
    ])

  /// A label 43 points away from where two spaces of 20 want it (Xcode 5.1, one pixel a point).
  ///
  /// The calculated frame is salmon there, and orange in later versions; our lines have edges besides.
  private static let misplaced = ReferenceScene(
    picture: "jrturton_moved_warning.png", origin: (0, 0), scale: 1,
    recipe: """
      views: {A: {intrinsicContentSize: [42, 21], frame: [231, 22, 42, 21]}}
      constraints: |
        Superview.Trailing = A.Trailing + 67
        Superview.Bottom = A.Bottom + 124
      """,
    size: Size(width: 383, height: 210),
    probes: [
      .column("line of one point", 300, in: 20..<45, 0xFA950C, 33..<34),
      .column("line up to the shadow of a pill", 251, in: 110..<121, 0xFA950C, 110..<119),
      .column("shadow below the pill", 251, in: 133..<134, 0x854F06, 133..<134),
      .column("shadow further below", 251, in: 135..<136, 0xE0850B, 135..<136),
      .row(
        "dashes of 4 from the bottom left", 85, in: 275..<311, 0xFB9288, ours: 0xFA950C, 275..<278,
        283..<286, 291..<294, 299..<302, 307..<310),
      .row(
        "dashes of 4 at the end", 65, in: 277..<312, 0xFB9288, ours: 0xFA950C, 277..<280, 285..<288,
        293..<296, 301..<304, 309..<312),
    ])
}
