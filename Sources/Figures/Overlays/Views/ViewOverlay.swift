import FigureChoices
import LayoutModel
import Typesetting

/// Marks of views over a figure of a layout: what they are as large as, and where they are.
struct ViewOverlay {
  let solved: SolvedLayout
  let request: FigureRequest
  /// The views as the figure shows them, by their index in the layout.
  let frames: [Int: Rect]
  /// What lies under the marks.
  let fills: ViewFills
  /// The boxes of what figures draw with lines, such as frames.
  private let outlines: [Rect]
  let ids: FigureIDs
  var room: MarkRoom
  /// What has no room, in words.
  var unplaced: [String] = []

  /// The kinds of marks over views.
  static let kinds: [OverlayKind] = [.contentSize, .frames, .alignmentRects]
  static let font = Font(size: 9)
  /// From the edge of the canvas to marks.
  private static let margin = 2.0

  private init(_ figure: Figure, _ solved: SolvedLayout, _ request: FigureRequest) {
    (self.solved, self.request) = (solved, request)
    var frames: [Int: Rect] = [:]
    var fills = ViewFills(ground: Theme().background)
    for group in figure.groups {
      fills.add(group.marks, clip: group.clip)
      if case .view(let view)? = group.part, let frame = group.frame, frames[view] == nil {
        frames[view] = frame
      }
    }
    (self.frames, self.fills) = (frames, fills)
    outlines = figure.groups.flatMap { group -> [Rect] in
      let lines = group.marks.filter { $0.stroke != nil || $0.shape.isFrame }.compactMap(\.box)
      let edges = group.marks.filter { $0.role == .edge && $0.stroke != nil }.compactMap(\.box)
      return lines + [edges.reduce(nil) { $0?.union($1) ?? $1 }].compactMap { $0 }
    }
    ids = FigureIDs(name: request.name, views: solved.layout.views)
    let bounds =
      frames[0].map { figure.bounds.intersection($0.insetBy(Self.margin)) } ?? figure.bounds
    room = MarkRoom(figure, within: bounds, frames: frames, solved.layout)
  }

  /// A figure with the marks of views that its request asks for.
  /// - Throws: An error when no font has a character of a text.
  static func figure(
    _ figure: Figure, of solved: SolvedLayout, _ request: FigureRequest, _ style: FigureStyle
  ) throws(TypesettingError) -> Figure {
    let words = Set(request.overlay ?? [])
    let kinds = Self.kinds.filter { words.contains($0.rawValue) }
    if kinds.isEmpty { return figure }
    var overlay = ViewOverlay(figure, solved, request)
    var result = figure
    // A schematic shows alignment rectangles, and no frames.
    if style != .schematic, kinds.contains(.alignmentRects) {
      result.add("ib-alignment-rects", overlay.alignmentRects())
    }
    if style != .schematic, kinds.contains(.frames), request.labels.contains(.values) {
      result.add("ib-frames", try overlay.frameNumbers())
    }
    if kinds.contains(.contentSize) {
      result.add("ib-content-sizes", try overlay.contentSizes())
    }
    result.unplaced += overlay.unplaced
    return result
  }

  /// The views that can be seen, the root aside, in their order; the selected ones if views are selected.
  var shownViews: [Int] {
    let selected = Selection(request.selection, in: solved.layout).views
    return frames.keys.sorted().filter { view in
      view != 0 && (selected.isEmpty || selected.contains(view))
    }
  }

  func name(of view: Int) -> String { solved.layout.views[view].name }

  /// The sides of a view that cannot be seen, since no line and no change of colour is there.
  func hiddenEdges(of frame: Rect) -> [Segment] {
    let isOutlined = outlines.contains { outline in
      Axis.allCases.allSatisfy { axis in
        let (own, other) = (frame.range(axis), outline.range(axis))
        return max((own.start - other.start).magnitude, (own.end - other.end).magnitude) < 2
      }
    }
    if isOutlined { return [] }
    let corners = FrameOverlay.corners(of: frame)
    return zip(corners, corners.dropFirst()).map { Segment(from: $0, to: $1) }.filter { side in
      let parts = fills.parts(of: side)
      let seen = parts.filter { Set($0.colors).count > 1 }.map(\.segment.box)
      return seen.reduce(0) { $0 + $1.width + $1.height } < (side.box.width + side.box.height) / 2
    }
  }

  /// A short text in the first of some boxes where it has room, with what it takes.
  /// - Parameter places: The box of the text of a size, from the best on.
  mutating func text(
    _ text: String, at places: (Size) -> [Rect]
  ) throws(TypesettingError) -> [Mark]? {
    let set = try ExplainedText(text, font: Self.font, request.typesetter)
    guard let box = places(set.size).first(where: room.isFree) else { return nil }
    let (color, plate) = fills.text(in: box, .text)
    let marks =
      (plate.map { [Mark(.rect(box), .plate, fill: $0)] } ?? [])
      + set.marks(in: box, .left, .label, color)
    room.add(marks)
    return marks
  }
}

extension Figure {
  fileprivate mutating func add(_ name: String, _ groups: [Group]) {
    if !groups.isEmpty { layers.append(Layer(name: name, groups: groups)) }
  }
}
