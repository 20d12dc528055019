import FigureChoices
import LayoutModel
import Typesetting

/// A part of an equation that is set, and its place in its line.
struct SetPart: Hashable, Sendable {
  var part: FormulaPart
  var text: ExplainedText
  /// The name of the part; nil of a sign without one.
  var name: ExplainedText?
  /// Where it begins in its line, in points.
  var x = 0.0

  var midX: Double { x + text.size.width / 2 }
  var maxX: Double { x + text.size.width }
}

/// A line of an equation, as wide as it is printed.
struct FormulaLine: Hashable, Sendable {
  private(set) var parts: [SetPart]
  static let font = Font(size: 21)
  static let blank = 6.0
  /// Of the second line and those after it.
  private static let indent = 24.0

  var width: Double { parts.last?.maxX ?? 0 }

  /// Lines no wider than a page where their parts can be broken: as few as there can be, of widths as like as there
  /// can be.
  static func lines(of parts: [SetPart], page: Double) -> [FormulaLine] {
    let units = units(of: parts, page: page - indent)
    // Each bit says whether a unit begins a line.
    let choices = (0..<(1 << (units.count - 1))).map { breaks in
      var lines: [[SetPart]] = [units[0]]
      for (index, unit) in units.dropFirst().enumerated() {
        if breaks & 1 << index == 0 { lines[lines.count - 1] += unit } else { lines.append(unit) }
      }
      return lines.enumerated().map { FormulaLine($1, from: $0 == 0 ? 0 : indent) }
    }
    func excess(_ lines: [FormulaLine]) -> Double {
      lines.reduce(0) { $0 + max(0, $1.width - page) }
    }
    func widest(_ lines: [FormulaLine]) -> Double { lines.map(\.width).max() ?? 0 }
    let best = choices.min {
      (excess($0), Double($0.count), widest($0)) < (excess($1), Double($1.count), widest($1))
    }
    return best ?? []
  }

  private init(_ parts: [SetPart], from start: Double) {
    self.parts = parts
    var x = start
    for index in parts.indices {
      if index > 0, parts[index].part.hasBlank { x += Self.blank }
      self.parts[index].x = x
      x += parts[index].text.size.width
    }
  }

  /// Parts that stay on one line: broken where they are best broken, and worse where one is still too wide.
  private static func units(of parts: [SetPart], page: Double, rank: Int = 0) -> [[SetPart]] {
    var units: [[SetPart]] = []
    for part in parts {
      if !units.isEmpty, !(part.part.breakRank.map { $0 <= rank } ?? false) {
        units[units.count - 1].append(part)
      } else {
        units.append([part])
      }
    }
    guard rank < 2 else { return units }
    return units.flatMap { unit in
      FormulaLine(unit, from: 0).width <= page
        ? [unit] : self.units(of: unit, page: page, rank: rank + 1)
    }
  }
}

/// The places of the names of a line's parts, above and below it.
struct PartNames: Hashable, Sendable {
  /// A side of the line, and how far from it: 0 is nearest.
  struct Place: Hashable, Sendable {
    var isBelow: Bool
    var level: Int
  }

  /// A place for each part of the line; nil of one without a name.
  private(set) var places: [Place?]
  private let parts: [SetPart]
  private static let levels = 4
  /// Between two names, and from a name to a line that passes it.
  private static let gap = 8.0

  /// Names that the guide prints above.
  private static let above: Set<FigurePhrase> = [.relationship, .attribute2, .priority]

  /// Finds places where no name meets another one or its line, with as few levels as there can be.
  init(_ line: FormulaLine) {
    parts = line.parts
    places = Array(repeating: nil, count: line.parts.count)
    let named = parts.indices.filter { parts[$0].name != nil }
    for budget in 0...Self.levels * 2 where place(named[...], budget) { return }
    for index in named {
      let isBelow = isUsuallyBelow(index)
      places[index] = Place(isBelow: isBelow, level: freeLevel(before: index, isBelow))
    }
  }

  private func isUsuallyBelow(_ index: Int) -> Bool {
    parts[index].part.phrase.map { !Self.above.contains($0) } ?? true
  }

  /// Places some names and all after them, if there is room on so many levels together.
  private mutating func place(_ indices: ArraySlice<Int>, _ budget: Int) -> Bool {
    guard let index = indices.first else { return true }
    for level in 0...min(budget, Self.levels - 1) {
      for isBelow in [isUsuallyBelow(index), !isUsuallyBelow(index)] {
        let candidate = Place(isBelow: isBelow, level: level)
        let isFree = !(0..<index).contains { other in
          places[other].map { meet(index, candidate, other, $0) } ?? false
        }
        guard isFree else { continue }
        places[index] = candidate
        if place(indices.dropFirst(), budget - level) { return true }
        places[index] = nil
      }
    }
    return false
  }

  /// A level beyond all names at a side.
  private func freeLevel(before index: Int, _ isBelow: Bool) -> Int {
    (places[..<index].compactMap { $0 }.filter { $0.isBelow == isBelow }.map(\.level).max() ?? -1)
      + 1
  }

  private func range(_ index: Int) -> (start: Double, end: Double) {
    let half = (parts[index].name?.size.width ?? 0) / 2
    return (parts[index].midX - half, parts[index].midX + half)
  }

  /// Whether a name at a place meets another one, or one of them the line to the other.
  private func meet(_ a: Int, _ placeOfA: Place, _ b: Int, _ placeOfB: Place) -> Bool {
    guard placeOfA.isBelow == placeOfB.isBelow else { return false }
    let (first, second) = (range(a), range(b))
    if placeOfA.level == placeOfB.level {
      return first.start < second.end + Self.gap && second.start < first.end + Self.gap
    }
    // The line to the farther name passes the nearer one.
    let (near, far) =
      placeOfA.level < placeOfB.level ? (first, parts[b].midX) : (second, parts[a].midX)
    return near.start - Self.gap / 2 < far && far < near.end + Self.gap / 2
  }

  /// The height of the names at a side, in points, by level.
  func heights(below: Bool) -> [Double] {
    let levels = places.compactMap { $0 }.filter { $0.isBelow == below }.map(\.level)
    guard let last = levels.max() else { return [] }
    return (0...last).map { level in
      places.indices.filter { places[$0] == Place(isBelow: below, level: level) }
        .compactMap { parts[$0].name?.size.height }.max() ?? 0
    }
  }
}
