import Testing

@testable import LayoutModel

/// The shapes of screens, against published sizes and arithmetic, in points.
struct ScreenShapeTests {
  struct Row: Sendable {
    var device: String
    var orientation: Orientation
    var cutout: Rect?
    var homeIndicator: Rect?
  }

  @Test(arguments: [
    // An island of 125 x 37 at y 14, in the middle of 402: (402 - 125) / 2 = 138.5. A home indicator
    // of 134 x 5, 8 above the edge: 874 - 8 - 5 = 861.
    Row(
      device: "iPhone 17 Pro", orientation: .portrait,
      cutout: Rect(x: 138.5, y: 14, width: 125, height: 37),
      homeIndicator: Rect(x: 134, y: 861, width: 134, height: 5)),
    // The upright top edge is at the left; 402 - 8 - 5 = 389, and 134 / 402 = 1 / 3 of 874.
    Row(
      device: "iPhone 17 Pro", orientation: .landscape,
      cutout: Rect(x: 14, y: 138.5, width: 37, height: 125),
      homeIndicator: Rect(x: 874.0 / 3, y: 389, width: 874.0 / 3, height: 5)),
    Row(
      device: "iPhone Air", orientation: .portrait,
      cutout: Rect(x: 147.5, y: 20, width: 125, height: 37),
      homeIndicator: Rect(x: 143, y: 899, width: 134, height: 5)),
    Row(
      device: "iPhone 18 Pro", orientation: .portrait,
      cutout: Rect(x: 153.5, y: 14, width: 95, height: 37),
      homeIndicator: Rect(x: 134, y: 861, width: 134, height: 5)),
    Row(
      device: "iPhone X", orientation: .portrait,
      cutout: Rect(x: 83, y: 0, width: 209, height: 30),
      homeIndicator: Rect(x: 120.5, y: 799, width: 134, height: 5)),
    Row(device: "iPhone 8", orientation: .portrait),
    Row(device: "iPhone Duo", orientation: .portrait),
    Row(device: "iPhone Duo inner", orientation: .landscape),
    Row(device: "iPad Pro 13 (M4)", orientation: .portrait),
  ])
  func `the camera and the home indicator are in their places`(_ row: Row) throws {
    let device = try #require(Device.named(row.device))
    let size = device.portraitSize.turned(to: row.orientation)
    #expect(device.shape.cutoutFrame(on: size, row.orientation) == row.cutout)
    let frame = device.shape.homeIndicatorFrame(on: size, row.orientation)
    #expect((frame == nil) == (row.homeIndicator == nil))
    if let frame, let expected = row.homeIndicator {
      #expect((frame.x - expected.x).magnitude < 1e-9)
      #expect((frame.width - expected.width).magnitude < 1e-9)
      #expect((frame.y, frame.height) == (expected.y, expected.height))
    }
  }

  @Test(arguments: Device.all.filter { $0.shape.cutout != nil }, Orientation.allCases)
  func `the safe area avoids the camera and the home indicator`(
    _ device: Device, _ orientation: Orientation
  ) throws {
    let size = device.portraitSize.turned(to: orientation)
    let cutout = try #require(device.shape.cutoutFrame(on: size, orientation))
    let indicator = try #require(device.shape.homeIndicatorFrame(on: size, orientation))
    for system in [18, 26] {
      let insets = device.safeAreaInsets(orientation, system: system)
      #expect(
        orientation == .portrait ? cutout.maxY <= insets.top : cutout.maxX <= insets.left)
      #expect(indicator.y >= size.height - insets.bottom)
    }
  }

  @Test func `only a canvas that is the whole screen has its shape`() throws {
    let device = try #require(Device.named("iPhone X"))
    var canvas = Canvas(device: device, orientation: .landscape)
    #expect(canvas.screenShape == device.shape)
    canvas.size.width -= 1
    #expect(canvas.screenShape == nil)
    #expect(Canvas(size: Size(width: 375, height: 812)).screenShape == nil)
  }
}
