import CCairo
import Diagnostics

/// Path data of SVG from Cairo's current path.
enum SVGPath {
  /// `M16 40H359V647H16Z`: absolute places in points with at most three decimals.
  static func data(of context: borrowing PathContext) -> String {
    guard let path = cairo_copy_path(context.cairo) else { return "" }
    defer { cairo_path_destroy(path) }
    var writer = Writer()
    var index = 0
    while index < Int(path.pointee.num_data), let data = path.pointee.data {
      let header = data[index].header
      writer.append(header.type, (1..<Int(max(1, header.length))).map { data[index + $0].point })
      index += Int(max(1, header.length))
    }
    return writer.text
  }

  private typealias CairoPoint = _cairo_path_data_t.__Unnamed_struct_point

  private struct Writer {
    var text = ""
    /// The current point as written.
    private var x = ""
    private var y = ""
    /// A move that is written only if something follows it: Cairo ends closed paths with one.
    private var pendingMove: String?

    mutating func append(_ type: cairo_path_data_type_t, _ points: [CairoPoint]) {
      let places = points.map {
        (x: DecimalText.rounded($0.x, to: 3), y: DecimalText.rounded($0.y, to: 3))
      }
      if type != CAIRO_PATH_MOVE_TO, let move = pendingMove {
        text += move
        pendingMove = nil
      }
      switch type {
      case CAIRO_PATH_MOVE_TO: pendingMove = "M" + SVGPath.joined([places[0].x, places[0].y])
      case CAIRO_PATH_LINE_TO:
        if places[0].y == y {
          text += "H" + places[0].x
        } else if places[0].x == x {
          text += "V" + places[0].y
        } else {
          text += "L" + SVGPath.joined([places[0].x, places[0].y])
        }
      case CAIRO_PATH_CURVE_TO:
        text += "C" + SVGPath.joined(places.flatMap { [$0.x, $0.y] })
      default: text += "Z"
      }
      if let last = places.last { (x, y) = (last.x, last.y) }
    }
  }

  /// Numbers with a blank between them where their signs do not part them.
  private static func joined(_ numbers: [String]) -> String {
    numbers.reduce(into: "") { text, number in
      if !text.isEmpty, !number.hasPrefix("-") { text += " " }
      text += number
    }
  }
}
