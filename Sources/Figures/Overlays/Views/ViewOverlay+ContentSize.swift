import Basics
import FigureChoices
import LayoutModel
import Typesetting

/// Arrows at views whose content has a size: inwards for hugging, outwards for compression resistance.
extension ViewOverlay {
  private static let lengths = [26.0, 20, 14, 9]
  /// From an edge to the arrow that points at it, or begins at it.
  private static let gap = 1.5
  /// The same of a view with handles at its edges.
  private static let gapToHandle = 5.5
  /// From the middle between the two arrows to each.
  private static let aside = 4.5
  /// Places along an edge that is longer than ``longEdge``.
  private static let shares = [0.5, 0.25, 0.75]
  private static let longEdge = 60.0
  /// Of a view's edge where nothing else shows it.
  private static let edgeWidth = 0.75
  private static let edgeDashes = [2.0, 2]

  /// The two arrows at one end of a view.
  private struct Pair {
    var axis: Axis
    var isFar: Bool
    var hugging: OverlayArrow
    var resistance: OverlayArrow

    var box: Rect { hugging.box.union(resistance.box) }
  }

  /// A group for each view with a content size.
  mutating func contentSizes() throws(TypesettingError) -> [Figure.Group] {
    let views = shownViews.filter { view in
      Axis.allCases.contains { solved.metrics[view].intrinsicContentSize[$0] != nil }
    }
    var plain = self
    let numbers = try plain.contentSizes(of: views, hasWords: false)
    // Words for one view, where all of them have room; of several, numbers alone look alike.
    if views.count == 1 {
      let words = try contentSizes(of: views, hasWords: true)
      if unplaced.count <= plain.unplaced.count { return words }
    }
    self = plain
    return numbers
  }

  private mutating func contentSizes(
    of views: [Int], hasWords: Bool
  ) throws(TypesettingError) -> [Figure.Group] {
    var groups: [Figure.Group] = []
    for view in views {
      guard let frame = frames[view] else { continue }
      var pairs: [Pair] = []
      for axis in Axis.allCases
      where solved.metrics[view].intrinsicContentSize[axis] != nil {
        let own = [false, true].compactMap { pair(of: view, frame, axis, isFar: $0) }
        if own.isEmpty {
          unplaced.append("the \(axis.word) content size of '\(name(of: view))'")
        } else if own.count == 1 {
          let side = axis.sides[own[0].isFar ? 0 : 1]
          unplaced.append("the arrows of the content size at the \(side) of '\(name(of: view))'")
        }
        pairs += own
      }
      let edges = fills.coloring(.edge, .frame, width: Self.edgeWidth).marks(
        pairs.isEmpty ? [] : hiddenEdges(of: frame), dashes: { _ in Self.edgeDashes })
      var marks =
        edges
        + pairs.flatMap { pair in
          [pair.hugging, pair.resistance].flatMap { $0.marks(over: fills) }
        }
      room.add(marks)
      if request.labels.contains(.values) {
        for axis in Axis.allCases {
          marks += try priorities(
            of: view, axis, beside: pairs.filter { $0.axis == axis }, hasWords: hasWords)
        }
      }
      groups.append(
        Figure.Group(
          id: ids.id("content-size-\(view)"), classes: ["ib-content-size"],
          title: name(of: view), marks: marks, part: .view(view)))
    }
    return groups
  }

  /// The priorities along an axis, each beside its arrow at one of the ends.
  private mutating func priorities(
    of view: Int, _ axis: Axis, beside pairs: [Pair], hasWords: Bool
  ) throws(TypesettingError) -> [Mark] {
    if pairs.isEmpty { return [] }
    let metrics = solved.metrics[view]
    var marks: [Mark] = []
    for (priority, phrase, isHugging) in [
      (metrics.contentHuggingPriority[axis], FigurePhrase.contentHugging, true),
      (metrics.contentCompressionResistancePriority[axis], .compressionResistance, false),
    ] {
      let words = "\(request.words[phrase]) \(priority.text)"
      let text = try self.text(hasWords ? words : priority.text) { size in
        pairs.flatMap { Self.places($0, isHugging, size) }
      }
      if let text {
        marks += text
      } else {
        unplaced.append("the \(axis.word) '\(words)' of '\(name(of: view))'")
      }
    }
    return marks
  }

  /// The arrows at an end, as long as there is room for; nil if there is none.
  private func pair(of view: Int, _ frame: Rect, _ axis: Axis, isFar: Bool) -> Pair? {
    let (near, far) = frame.range(axis)
    let (edge, away) = isFar ? (far, 1.0) : (near, -1)
    let length = frame.length(axis.across)
    let shares = length > Self.longEdge ? Self.shares : [0.5]
    let isSelected = Selection(request.selection, in: solved.layout).views.contains(view)
    let gap = isSelected ? Self.gapToHandle : Self.gap
    let pairs = Self.lengths.flatMap { reach in
      shares.map { share in
        let middle = frame.range(axis.across).start + share * length
        let (inner, outer) = (edge + away * gap, edge + away * (gap + reach))
        return Pair(
          axis: axis, isFar: isFar,
          hugging: .init(axis: axis, start: outer, tip: inner, cross: middle - Self.aside),
          resistance: .init(axis: axis, start: inner, tip: outer, cross: middle + Self.aside))
      }
    }
    return pairs.first { room.isFree(arrow: $0.box, of: view) }
  }

  /// The places of a text at its arrow: above or below a level one, left or right of an upright one.
  private static func places(_ pair: Pair, _ isHugging: Bool, _ size: Size) -> [Rect] {
    let arrow = isHugging ? pair.hugging : pair.resistance
    let box = arrow.box
    switch pair.axis {
    case .horizontal:
      let y = isHugging ? box.minY - 2.5 - size.height : box.maxY + 2.5
      let beside = pair.isFar ? box.minX : box.maxX - size.width
      let places = [box.midX - size.width / 2, beside].map { x in
        Rect(x: x, y: y, width: size.width, height: size.height)
      }
      return size.width > box.width ? Array(places.dropFirst()) : places
    case .vertical:
      let x = isHugging ? box.minX - 3 - size.width : box.maxX + 3
      return [Rect(x: x, y: box.midY - size.height / 2, width: size.width, height: size.height)]
    }
  }
}

extension Axis {
  fileprivate var word: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// The near and the far side of a view.
  fileprivate var sides: [String] {
    switch self {
    case .horizontal: ["left", "right"]
    case .vertical: ["top", "bottom"]
    }
  }
}
