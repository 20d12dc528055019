import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Drawings in the place of images.
struct PlaceholderPictureTests {
  private static let sizes = [Size(width: 300, height: 200), Size(width: 44, height: 44)]

  @Test(arguments: ImagePlaceholder.allCases)
  func `text that the system writes over a drawing can be read`(
    _ placeholder: ImagePlaceholder
  ) {
    let (black, white) = (Color(0x000000), Color(0xFFFFFF))
    for part in PlaceholderPicture(placeholder, of: Self.sizes[0]).parts {
      #expect(part.color.light.contrast(to: placeholder == .dark ? white : black) >= 4.5)
      #expect(part.color.dark.contrast(to: white) >= 4.5)
    }
  }

  @Test(arguments: ImagePlaceholder.allCases)
  func `a label over a drawing has a contrast of 3 on all that is under it`(
    _ placeholder: ImagePlaceholder
  ) throws {
    let solved = try Sample.solved(
      """
      views:
        I: {kind: imageView, placeholder: \(placeholder), frame: [0, 0, 300, 200], autoresizingMask: []}
        L: {kind: label, text: A title over the picture, frame: [20, 80, 260, 21], autoresizingMask: []}
      """, on: Canvas(size: Size(width: 320, height: 480)))
    let figure = try FigureStyle.screen.figure(
      of: solved, FigureRequest(name: "Test", title: "Test"))
    let marks = figure.groups.filter { $0.classes == ["ib-view"] }.flatMap(\.marks)
    let title = try #require(marks.first { $0.captionBox != nil })
    var fills = ViewFills(ground: Theme().background)
    fills.add(marks, isPicture: true)
    guard case .color(let ink) = title.fill else { throw Missing() }
    let grounds = fills.grounds(under: try #require(title.captionBox))
    #expect(!grounds.isEmpty)
    for ground in grounds {
      #expect(ink.light.contrast(to: ground.color.light) >= 3)
      #expect(ink.dark.contrast(to: ground.color.dark) >= 3)
    }
  }

  @Test(arguments: sizes) func `the avatar is the same on both sides`(_ size: Size) {
    for part in PlaceholderPicture(.avatar, of: size).parts {
      for point in part.points {
        #expect(
          part.points.contains {
            ($0.x + point.x - 1).magnitude < 1e-9 && ($0.y - point.y).magnitude < 1e-9
          })
      }
    }
  }

  private struct Missing: Error {}

  @Test(arguments: ImagePlaceholder.allCases, sizes)
  func `a drawing fills its frame with more than one colour and nothing beyond`(
    _ placeholder: ImagePlaceholder, _ size: Size
  ) throws {
    let frame = Rect(x: 10, y: 20, width: size.width, height: size.height)
    let marks = try LookSample("kind: imageView, placeholder: \(placeholder)", frame: frame).marks
    #expect(marks.first?.bounds == frame)
    #expect(Set(marks.map(\.fill)).count > 2 || placeholder == .avatar && marks.count > 2)
    for mark in marks { #expect(frame.holds(try #require(mark.bounds), within: 1e-9)) }
  }

  @Test func `a drawing lies as the content mode lays an image`() throws {
    // 100 x 50 in a square of 80, whole: 80 x 40 in its middle.
    let marks = try LookSample(
      "kind: imageView, placeholder: map, image: {name: map, size: [100, 50]}, contentMode: scaleAspectFit",
      frame: Rect(x: 0, y: 0, width: 80, height: 80)
    ).marks
    #expect(marks.first?.bounds == Rect(x: 0, y: 20, width: 80, height: 40))
  }

  @Test func `another word is no drawing, in a view and in a state`() throws {
    let recipe = """
      views: {I: {kind: imageView, placeholder: drak}}
      constraints: I.Top = Superview.Top
      states: {S: {views: {I: {placeholder: sea}}}}
      """
    let fault = #expect(throws: Sample.Fault.self) { try Sample.recipe(recipe) }
    let message = try #require(fault).description
    #expect(message.contains("1:43: error: 'drak' is not a placeholder of an image"))
    #expect(message.contains("3:39: error: 'sea' is not a placeholder of an image"))
  }
}
