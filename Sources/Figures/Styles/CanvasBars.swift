import LayoutModel

/// The bars that a canvas simulates over its views, and the shape of its screen.
enum CanvasBars {
  /// A group for each bar, the status bar over the navigation bar, and one for the shape.
  static func groups(on canvas: Canvas, _ ids: FigureIDs) -> [Figure.Group] {
    [
      ("navigation-bar", navigationBar(on: canvas)), ("bottom-bar", bottomBar(on: canvas)),
      ("screen-shape", ScreenShapeMarks(of: canvas)?.faint ?? []),
      ("status-bar", statusBar(on: canvas)),
    ].filter { !$0.1.isEmpty }.map { name, marks in
      Figure.Group(id: ids.id(name), classes: ["ib-" + name], marks: marks)
    }
  }

  /// A navigation bar reaches up behind the status bar.
  private static func navigationBar(on canvas: Canvas) -> [Mark] {
    let height = min(canvas.safeAreaInsets.top, canvas.size.height)
    guard canvas.bars.navigation, height > 0 else { return [] }
    return BarMarks.marks(
      Rect(x: 0, y: 0, width: canvas.size.width, height: height), edge: .bottom,
      hairline: 1 / canvas.scale)
  }

  /// A tab bar or a toolbar reaches down behind the home indicator.
  private static func bottomBar(on canvas: Canvas) -> [Mark] {
    let height = min(canvas.safeAreaInsets.bottom, canvas.size.height)
    guard canvas.bars.tab || canvas.bars.tool, height > 0 else { return [] }
    return BarMarks.marks(
      Rect(
        x: 0, y: canvas.size.height - height, width: canvas.size.width, height: height),
      edge: .top, hairline: 1 / canvas.scale)
  }

  /// The battery at the right, which is all that Interface Builder shows of a status bar.
  private static func statusBar(on canvas: Canvas) -> [Mark] {
    guard let place = StatusBarPlace(on: canvas), canvas.size.width >= 40 else { return [] }
    let right = place.trailingMiddle.map { $0 + 11.5 } ?? canvas.size.width - 10
    let top = place.middle - 4.5
    let gray = DynamicColor(0x7F7F7F)
    let dark = DynamicColor(0x4C4C4C, dark: 0xD0D0D0)
    return [
      Mark(
        .roundedRect(Rect(x: right - 22.5, y: top, width: 22, height: 9), radius: 1.5),
        stroke: Stroke(color: gray, width: 1)),
      Mark(
        .roundedRect(Rect(x: right - 21, y: top + 1.5, width: 19, height: 6), radius: 0.5),
        fill: dark),
      Mark(
        .roundedRect(Rect(x: right + 0.5, y: top + 2, width: 1.5, height: 5), radius: 0.75),
        fill: dark),
    ]
  }
}
