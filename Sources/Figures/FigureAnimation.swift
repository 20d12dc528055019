import Basics
package import Descriptions
import LayoutModel

/// Figures one after the other in one, which moves from each to the next by CSS.
///
/// Without motion, or where the reader wants less of it, it is the first of them.
package struct FigureAnimation {
  /// The time for which a figure is shown and then moves to the next, in seconds.
  private static let period = 4.0
  /// The share of it for which a figure stands.
  private static let rest = 0.7

  private let figures: [Figure]
  private let phrases: Phrases
  private let name: String

  /// The figure of a motion.
  /// - Parameters:
  ///   - figures: In their order; their names keep their ids apart.
  ///   - name: The name of its file without extension.
  ///   - title: What people call the layout.
  ///   - phrases: The words of the description.
  package static func figure(
    of figures: [Figure], name: String, title: String, in phrases: Phrases = .english
  ) -> Figure {
    let size = figures.reduce(Size(width: 0, height: 0)) {
      Size(
        width: max($0.width, $1.bounds.width), height: max($0.height, $1.bounds.height))
    }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let centered = figures.map { figure in
      figure.moved(
        dx: ((size.width - figure.bounds.width) / 2).rounded() - figure.bounds.x,
        dy: ((size.height - figure.bounds.height) / 2).rounded() - figure.bounds.y)
    }
    let animation = FigureAnimation(
      figures: centered, phrases: phrases, name: Figure.idPrefix(of: name))
    return animation.figure(bounds, name, title)
  }

  private func figure(_ bounds: Rect, _ name: String, _ title: String) -> Figure {
    let layers = figures.enumerated().flatMap { index, figure in
      figure.layers.map { layer in
        var layer = layer
        layer.name += "-\(index + 1)"
        for group in layer.groups.indices { layer.groups[group].classes.append(frameClass(index)) }
        return layer
      }
    }
    var result = Figure(
      name: name, bounds: bounds, title: title,
      description: phrases.joined(figures.map(\.description)),
      layers: [.ground(bounds, prefix: self.name)] + layers)
    result.styleSheet = styleSheet
    result.unplaced = figures.flatMap(\.unplaced)
    result.crowded = figures.flatMap(\.crowded)
    result.omission = figures.lazy.compactMap(\.omission).first
    return result
  }

  private func frameClass(_ index: Int) -> String { "\(name)-frame-\(index + 1)" }

  // MARK: - Style sheet

  private var styleSheet: String {
    let seconds = Self.number(Self.period * Double(figures.count))
    var sheet = ""
    for (index, figure) in figures.enumerated() {
      let frame = frameClass(index)
      sheet += ".\(frame){\(index == 0 ? "" : "opacity:0;")animation:\(frame) \(seconds)s infinite}"
      sheet += "@keyframes \(frame){\(opacities(index))}"
      for (place, group) in figure.groups.enumerated() {
        guard let frames = moves(of: group, at: index) else { continue }
        let motion = "\(frame)-\(place + 1)"
        sheet += "#\(group.id){animation:\(frame) \(seconds)s infinite,"
        sheet += "\(motion) \(seconds)s infinite}@keyframes \(motion){\(frames)}"
      }
    }
    return sheet + "@media (prefers-reduced-motion:reduce){[class*=\"\(name)-frame-\"],"
      + "[id^=\"\(name)-\"]{animation:none!important}}"
  }

  /// The times at which a figure appears, rests and disappears, in parts of the whole.
  private func times(_ index: Int) -> (appear: Double, stand: Double, leave: Double, end: Double) {
    let part = 1 / Double(figures.count)
    let start = Double(index) * part
    return (start - (1 - Self.rest) * part, start, start + Self.rest * part, start + part)
  }

  /// The next figure appears before the last one disappears, so that nothing shines through.
  private func opacities(_ index: Int) -> String {
    let (appear, stand, leave, end) = times(index)
    return keyframes([
      (appear, "opacity:0"), ((appear + stand) / 2, "opacity:1"), ((leave + end) / 2, "opacity:1"),
      (end, "opacity:0"),
    ])
  }

  /// The keyframes from the same group's place in the figure before, to its place, to that in the
  /// next.
  private func moves(of group: Figure.Group, at index: Int) -> String? {
    let count = figures.count
    let before = like(group, from: index, in: (index + count - 1) % count)
    let after = like(group, from: index, in: (index + 1) % count)
    guard let before, let after else { return nil }
    let (from, to) = (transform(group, to: before), transform(group, to: after))
    guard from != nil || to != nil else { return nil }
    let none = "transform:none"
    let (appear, stand, leave, end) = times(index)
    return keyframes([
      (appear, from ?? none), (stand, none), (leave, none), (end, to ?? none),
    ])
  }

  /// Key frames at parts of the whole, which goes round.
  private func keyframes(_ frames: [(time: Double, rule: String)]) -> String {
    let wrapped = frames.map { frame in
      (time: frame.time < 0 ? frame.time + 1 : frame.time, rule: frame.rule)
    }.sorted { $0.time < $1.time }
    var text = ""
    if let first = wrapped.first, let last = wrapped.last, first.time > 0 {
      // Between the last and the first the figure is hidden, or rests.
      text += "0%{\(frames[0].time < 0 ? frames[1].rule : last.rule)}"
    }
    for (time, rule) in wrapped { text += "\(Self.number(100 * time))%{\(rule)}" }
    if let last = wrapped.last, last.time < 1 {
      text += "100%{\(frames[0].time < 0 ? frames[1].rule : last.rule)}"
    }
    return text
  }

  private func like(_ group: Figure.Group, from index: Int, in other: Int) -> Figure.Group? {
    let prefix = Figure.idPrefix(of: figures[index].name)
    guard group.id.hasPrefix(prefix), group.frame != nil else { return nil }
    let id = Figure.idPrefix(of: figures[other].name) + group.id.dropFirst(prefix.count)
    return figures[other].groups.first { $0.id == id }
  }

  /// The transform of a group to another's place, and size if both are surfaces; nil if they are
  /// equal.
  private func transform(_ group: Figure.Group, to other: Figure.Group) -> String? {
    guard let own = Self.box(of: group), let box = Self.box(of: other) else { return nil }
    let hasText = (group.marks + other.marks).contains { $0.captionBox != nil }
    var scale = Size(width: 1, height: 1)
    if !hasText, own.width > 0, own.height > 0, box.width > 0, box.height > 0 {
      scale = Size(width: box.width / own.width, height: box.height / own.height)
    }
    let x = hasText ? box.midX - own.midX : box.x - scale.width * own.x
    let y = hasText ? box.midY - own.midY : box.y - scale.height * own.y
    if own == box { return nil }
    let numbers = [x, y, scale.width, scale.height].map(Self.number)
    let move = "translate(\(numbers[0])px,\(numbers[1])px)"
    return "transform:\(move) scale(\(numbers[2]),\(numbers[3]))"
  }

  /// The surface of a group, or what its texts cover.
  private static func box(of group: Figure.Group) -> Rect? {
    let boxes = group.marks.compactMap { mark -> Rect? in
      switch mark.shape {
      case .rect(let rect), .frame(let rect, _), .roundedRect(let rect, _): rect
      case .shadow, .circle, .capsule, .segments, .polyline, .text, .symbol: mark.captionBox
      }
    }
    return boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
  }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }
}
