import CCairo
import LayoutModel

/// A path as Cairo has it, taken from a context.
final class CopiedPath {
  /// A part of a path, in the coordinates of the context it was taken from.
  enum Element {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private let path: UnsafeMutablePointer<cairo_path_t>

  /// Takes a context's current path; nil when there is no memory.
  init?(of cairo: OpaquePointer) {
    guard let path = cairo_copy_path(cairo) else { return nil }
    self.path = path
  }

  deinit {
    cairo_path_destroy(path)
  }

  /// Calls a closure with each element, in order.
  func forEach(_ body: (Element) -> Void) {
    var index = 0
    while index < Int(path.pointee.num_data), let data = path.pointee.data {
      let header = data[index].header
      func point(_ offset: Int) -> Point {
        let point = data[index + offset].point
        return Point(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: body(.move(point(1)))
      case CAIRO_PATH_LINE_TO: body(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: body(.curve(point(1), point(2), point(3)))
      default: body(.close)
      }
      index += Int(max(1, header.length))
    }
  }

  /// Adds the path to a context's.
  /// - Parameter row: Where points of a height are put.
  func append(to cairo: OpaquePointer?, at row: (Double) -> Double) {
    forEach { element in
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, row(point.y))
      case .line(let point): cairo_line_to(cairo, point.x, row(point.y))
      case .curve(let first, let second, let end):
        cairo_curve_to(
          cairo, first.x, row(first.y), second.x, row(second.y), end.x, row(end.y))
      case .close: cairo_close_path(cairo)
      }
    }
  }
}
