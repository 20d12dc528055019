import CCairo

/// Path data of SVG from Cairo's current path.
enum SVGPath {
  /// `M16 40H359V647H16Z`: places rounded to so many decimals, each command absolute or relative,
  /// whichever is shorter.
  static func data(of context: borrowing PathContext, decimals: Int = 2) -> String {
    guard let path = cairo_copy_path(context.cairo) else { return "" }
    defer { cairo_path_destroy(path) }
    var writer = SVGPathWriter(decimals: decimals)
    var index = 0
    while index < Int(path.pointee.num_data), let data = path.pointee.data {
      let header = data[index].header
      let points = (1..<Int(max(1, header.length))).map { offset in
        let point = data[index + offset].point
        return writer.place(point.x, point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: writer.move(to: points[0])
      case CAIRO_PATH_LINE_TO: writer.line(to: points[0])
      case CAIRO_PATH_CURVE_TO: writer.curve(points)
      default: writer.close()
      }
      index += Int(max(1, header.length))
    }
    return writer.text
  }
}

/// Writes commands of a path; rounding does not add up along it.
struct SVGPathWriter {
  /// A place in steps of the last decimal.
  typealias Place = SIMD2<Int>

  private(set) var text = ""
  private let decimals: Int
  private var current = Place()
  private var start = Place()
  /// The letter that need not be written again.
  private var letter = ""
  /// A move that is written only if something follows it: Cairo ends closed paths with one.
  private var pendingMove: Place?
  /// Where the curve written last came from, as seen from its end; 0 after anything else.
  private var handle = Place()
  /// What the path was before a line back to its start, which closing it draws anyway.
  private var textBeforeReturn: String?

  init(decimals: Int) {
    self.decimals = decimals
  }

  /// The place of coordinates.
  func place(_ x: Double, _ y: Double) -> Place {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return Place(Int((x * scale).rounded()), Int((y * scale).rounded()))
  }

  mutating func move(to place: Place) {
    pendingMove = place
  }

  mutating func line(to place: Place) {
    writePendingMove()
    let before = text
    let step = place &- current
    if step.y == 0 {
      append("H", [place.x], [step.x])
    } else if step.x == 0 {
      append("V", [place.y], [step.y])
    } else {
      append("L", [place.x, place.y], [step.x, step.y])
    }
    current = place
    handle = Place()
    textBeforeReturn = place == start ? before : nil
  }

  mutating func curve(_ places: [Place]) {
    writePendingMove()
    let (control, end) = (places[1], places[2])
    let bend = places[0] &- current &+ handle
    // A step of the last decimal is what rounding may have done to a smooth curve.
    let isSmooth = handle != Place() && max(abs(bend.x), abs(bend.y)) <= 1
    let written = isSmooth ? [control, end] : places
    append(
      isSmooth ? "S" : "C", written.flatMap { [$0.x, $0.y] },
      written.flatMap { [($0 &- current).x, ($0 &- current).y] })
    current = end
    handle = control &- end
    textBeforeReturn = nil
  }

  mutating func close() {
    writePendingMove()
    text = (textBeforeReturn ?? text) + "Z"
    letter = ""
    current = start
    textBeforeReturn = nil
  }

  private mutating func writePendingMove() {
    guard let place = pendingMove else { return }
    pendingMove = nil
    let step = place &- current
    if text.isEmpty {
      append("M", [place.x, place.y], nil)
    } else {
      append("M", [place.x, place.y], [step.x, step.y])
    }
    // A further pair of numbers would be a line.
    letter = ""
    current = place
    start = place
    handle = Place()
  }

  private mutating func append(_ name: String, _ absolute: [Int], _ relative: [Int]?) {
    let long = command(name, absolute)
    let short = relative.map { command(name.lowercased(), $0) }
    if let short, short.utf8.count < long.utf8.count {
      text += short
      letter = name.lowercased()
    } else {
      text += long
      letter = name
    }
  }

  private func command(_ name: String, _ steps: [Int]) -> String {
    let numbers = SVGNumber.joined(
      steps.map { SVGNumber.text(steps: $0, decimals: decimals) })
    if name != letter { return name + numbers }
    return numbers.hasPrefix("-") ? numbers : " " + numbers
  }
}
