import LayoutModel

/// Path data of SVG from Cairo's current path.
enum SVGPath {
  /// `M16 40H359V647H16Z`: places rounded to so many decimals, each command absolute or relative,
  /// whichever is shorter.
  static func data(of context: borrowing PathContext, decimals: Int = 2) -> String {
    guard let path = CopiedPath(of: context.cairo) else { return "" }
    var writer = SVGPathWriter(decimals: decimals)
    path.forEach { element in
      switch element {
      case .move(let point): writer.move(to: writer.place(point))
      case .line(let point): writer.line(to: writer.place(point))
      case .curve(let first, let second, let end):
        writer.curve(writer.place(first), writer.place(second), to: writer.place(end))
      case .close: writer.close()
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes commands of a path; rounding does not add up along it.
struct SVGPathWriter {
  /// A place in steps of the last decimal.
  typealias Place = SIMD2<Int>

  /// The path data so far, in ASCII.
  private(set) var bytes: [UInt8] = []
  private let decimals: Int
  private let scale: Double
  private var current = Place()
  private var start = Place()
  /// The letter that need not be written again.
  private var letter: UInt8 = 0
  /// A move that is written only if something follows it: Cairo ends closed paths with one.
  private var pendingMove: Place?
  /// The last control point of the curve before, relative to its end; 0 after anything else.
  private var handle = Place()
  /// The length of the path before a line back to its start, which closing it draws anyway.
  private var countBeforeReturn: Int?

  init(decimals: Int) {
    self.decimals = decimals
    scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
  }

  /// The farthest place from the origin: no figure is that large.
  private static let farthest = 1e15

  /// The place of coordinates, or the nearest to it that can be written.
  func place(_ point: Point) -> Place {
    func whole(_ length: Double) -> Int {
      Int(min(max((length * scale).rounded(), -Self.farthest), Self.farthest))
    }
    return Place(whole(point.x), whole(point.y))
  }

  mutating func move(to place: Place) {
    pendingMove = place
  }

  mutating func line(to place: Place) {
    writePendingMove()
    let count = bytes.count
    let step = place &- current
    if step.y == 0 {
      append("H", Numbers(place.x), Numbers(step.x))
    } else if step.x == 0 {
      append("V", Numbers(place.y), Numbers(step.y))
    } else {
      append("L", Numbers(place), Numbers(step))
    }
    current = place
    handle = Place()
    countBeforeReturn = place == start ? count : nil
  }

  mutating func curve(_ first: Place, _ second: Place, to end: Place) {
    writePendingMove()
    let bend = first &- current &+ handle
    let steps = (first &- current, second &- current, end &- current)
    // Rounding may change a smooth curve by a step of the last decimal.
    if handle != Place(), max(abs(bend.x), abs(bend.y)) <= 1 {
      append("S", Numbers(second, end), Numbers(steps.1, steps.2))
    } else {
      append("C", Numbers(first, second, end), Numbers(steps.0, steps.1, steps.2))
    }
    current = end
    handle = second &- end
    countBeforeReturn = nil
  }

  mutating func close() {
    writePendingMove()
    if let countBeforeReturn { bytes.removeLast(bytes.count - countBeforeReturn) }
    bytes.append(UInt8(ascii: "Z"))
    letter = 0
    current = start
    countBeforeReturn = nil
  }

  private mutating func writePendingMove() {
    guard let place = pendingMove else { return }
    pendingMove = nil
    append("M", Numbers(place), bytes.isEmpty ? nil : Numbers(place &- current))
    // A further pair of numbers would be a line.
    letter = 0
    current = place
    start = place
    handle = Place()
  }

  /// Appends a command in its shorter form, the absolute one if both are as long.
  private mutating func append(_ name: Unicode.Scalar, _ absolute: Numbers, _ relative: Numbers?) {
    let name = UInt8(ascii: name)
    let start = bytes.count
    appendCommand(name, absolute)
    let middle = bytes.count
    let relativeName = name | 0x20
    if let relative { appendCommand(relativeName, relative) }
    if relative != nil, bytes.count - middle < middle - start {
      bytes.removeSubrange(start..<middle)
      letter = relativeName
    } else {
      bytes.removeLast(bytes.count - middle)
      letter = name
    }
  }

  /// Appends a letter, if it is another than the one before, and numbers that signs or blanks part.
  private mutating func appendCommand(_ name: UInt8, _ numbers: Numbers) {
    let isNew = name != letter
    if isNew { bytes.append(name) }
    for index in 0..<numbers.count {
      let number = numbers.values[index]
      if number >= 0, index > 0 || !isNew { bytes.append(UInt8(ascii: " ")) }
      SVGNumber.append(steps: number, decimals: decimals, to: &bytes)
    }
  }

  /// The numbers of a command, in steps of the last decimal.
  private struct Numbers {
    var values = SIMD8<Int>()
    var count: Int

    init(_ number: Int) {
      values[0] = number
      count = 1
    }

    init(_ first: Place, _ second: Place? = nil, _ third: Place? = nil) {
      values.lowHalf = SIMD4(lowHalf: first, highHalf: second ?? Place())
      values.highHalf.lowHalf = third ?? Place()
      count = third != nil ? 6 : second != nil ? 4 : 2
    }
  }
}
