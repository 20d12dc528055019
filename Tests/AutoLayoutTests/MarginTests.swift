import AutoLayout
import Testing

/// Margins, safe areas and directions.
struct MarginTests {
  /// What is set on a root of 375 x 667 points, and where its margins then are.
  struct Row: Sendable {
    var device: String?
    var margins: DirectionalEdgeInsets?
    var keepsToSafeArea = true
    var frame: Rect
  }

  /// The system's margins are 16 points at the sides, inside a safe area of 20 points at the top since
  /// iOS 11.
  ///
  /// Margins of a root's own are added to the safe area, and no smaller than the system's; before iOS 11 a
  /// screen has none of its own.
  static let rows: [Row] = [
    Row(frame: Rect(8, 8, 359, 651)),
    Row(
      margins: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      frame: Rect(2, 1, 369, 663)),
    Row(device: "iPhone 6", frame: Rect(16, 0, 343, 667)),
    Row(device: "iPhone 8", frame: Rect(16, 20, 343, 647)),
    Row(device: "iPhone 8", margins: DirectionalEdgeInsets(all: 30), frame: Rect(30, 50, 315, 587)),
    Row(device: "iPhone 8", margins: DirectionalEdgeInsets(all: 5), frame: Rect(16, 25, 343, 637)),
    Row(
      device: "iPhone 8", margins: DirectionalEdgeInsets(all: 5), keepsToSafeArea: false,
      frame: Rect(16, 20, 343, 642)),
    Row(device: "iPhone 6", margins: DirectionalEdgeInsets(all: 30), frame: Rect(16, 0, 343, 667)),
  ]

  @Test(arguments: rows)
  func `the margins of a root`(_ row: Row) throws {
    let root = View.root()
    if let device = row.device.flatMap({ Device.named($0) }) {
      root.canvas = Canvas(device: device, orientation: .portrait)
    }
    if let margins = row.margins { root.directionalLayoutMargins = margins }
    root.insetsLayoutMarginsFromSafeArea = row.keepsToSafeArea
    let view = root.add(View(), "A")
    view.fill(root.layoutMarginsGuide)
    try root.layoutIfNeeded()
    #expect(view.frame == row.frame)
    #expect(root.layoutMarginsGuide.layoutFrame == row.frame)
  }

  /// 100 - 8 - 8, then 60 - 8 - 8 points: a guide that nothing used before is laid out when its frame is read.
  @Test
  func `the frame of a guide that is first asked for after a layout`() throws {
    let root = View(frame: Rect(0, 0, 200, 200))
    let view = root.add(View(), "A")
    view.pin(Rect(10, 20, 100, 100))
    try root.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == Rect(8, 8, 84, 84))
    view.constraints.first { $0.firstAttribute == .width }?.constant = 60
    #expect(view.layoutMarginsGuide.layoutFrame == Rect(8, 8, 44, 84))
    #expect(view.frame.width == 60)
    #expect(view.safeAreaLayoutGuide.layoutFrame == Rect(0, 0, 60, 100))
  }

  /// iPhone X: 44 points at the top and 34 at the bottom.
  ///
  /// The view covers the lower half and begins there.
  @Test
  func `the safe area of a screen, and of a view in it`() throws {
    let device = try #require(Device.named("iPhone X"))
    let root = View(canvas: Canvas(device: device, orientation: .portrait))
    let view = root.add(View(), "A")
    view.pin(Rect(0, 406, 375, 406))
    let inner = view.add(View(), "Inner")
    inner.fill(view.safeAreaLayoutGuide)
    try root.layoutIfNeeded()
    #expect(inner.frame == Rect(0, 0, 375, 372))
    // A guide has a frame from the first layout after it was asked for.
    let safeArea = root.safeAreaLayoutGuide
    try root.layoutIfNeeded()
    #expect(safeArea.layoutFrame == Rect(0, 44, 375, 734))
  }

  @Test
  func `a screen gives a root its size, and a frame set later keeps the rest`() throws {
    let device = try #require(Device.named("iPhone 8"))
    let root = View(canvas: Canvas(device: device, orientation: .portrait))
    #expect(root.frame == .screen)
    root.frame = Rect(0, 0, 400, 700)
    root.canvas?.textSize = .extraLarge
    #expect(root.frame == Rect(0, 0, 400, 700))
    let label = root.add(Label("Name"), "Label")
    label.font = .style(.body)
    label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
    try root.layoutIfNeeded()
    // A body of 19 points: a line of 1.19336 x 19 = 22.67, up to half points.
    #expect(label.frame.y == 20 && label.frame.height == 23)
    root.canvas = Canvas(device: device, orientation: .landscape)
    #expect(root.frame == Rect(0, 0, 667, 375))
  }

  /// Leading is right: 8 points of margin, and 5 from that.
  @Test
  func `a root that reads from right to left`() throws {
    let root = View.root()
    root.canvas = Canvas(
      size: Size(width: 375, height: 667), direction: .rightToLeft, bars: Bars(status: false),
      layoutMargins: DirectionalEdgeInsets(all: 8))
    let view = root.add(View(), "A")
    view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 5)
      .isActive = true
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    try root.layoutIfNeeded()
    #expect(view.frame.maxX == 362)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.canvas = nil
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 3, bottom: 0, trailing: 9)
    #expect(root.layoutMargins == EdgeInsets(left: 9, right: 3))
    try root.layoutIfNeeded()
    #expect(view.frame.maxX == 367)
  }

  /// 10 points from the edge of a view with margins of 30: 20 are left, more than the view's own 8.
  @Test
  func `margins that are preserved, and a view's own`() throws {
    let root = View.root()
    root.layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let view = root.add(View(), "A")
    view.fill(root, inset: 10)
    let inner = view.add(View(), "Inner")
    inner.fill(view.layoutMarginsGuide)
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    try root.layoutIfNeeded()
    #expect(inner.frame.x == 8)
    view.preservesSuperviewLayoutMargins = true
    try root.layoutIfNeeded()
    #expect(inner.frame.x == 20)
  }

  /// A pad of 1024 points: 672 in the middle, so (1024 - 672) / 2 = 176 at each side.
  @Test
  func `the readable part of a wide root`() throws {
    let device = try #require(Device.named("iPad Air 2"))
    let root = View(canvas: Canvas(device: device, orientation: .landscape))
    let view = root.add(View(), "A")
    view.fill(root.readableContentGuide)
    try root.layoutIfNeeded()
    #expect(view.frame.x == 176 && view.frame.width == 672)
    #expect(root.readableContentGuide === root.readableContentGuide)
  }

  /// Three gaps of one width between views of 75: (375 - 2 x 75) / 3 = 75.
  @Test
  func `guides of one's own make equal gaps`() throws {
    let root = View.root(["A", "B"])
    let guides = (0..<3).map { _ in LayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    let places: [LayoutItem] = [
      guides[0], root.subviews[0], guides[1], root.subviews[1], guides[2],
    ]
    for (before, after) in zip(places, places.dropFirst()) {
      after.leadingAnchor.constraint(equalTo: before.trailingAnchor).isActive = true
    }
    LayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
    ])
    for view in root.subviews { view.widthAnchor.constraint(equalToConstant: 75).isActive = true }
    try root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame.x) == [75, 225])
    #expect(guides.map(\.layoutFrame.width) == [75, 75, 75])
  }
}
