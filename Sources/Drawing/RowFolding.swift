import LayoutModel

/// The places where rows of pixels may differ from the row above.
///
/// Most rows of a figure cross only upright edges and repeat the row above.
struct RowChanges {
  /// For each row whether it may differ from the one above.
  fileprivate private(set) var changes: [Bool]

  /// No changes in so many rows, at least 1, but the first.
  init(height: Int) {
    changes = Array(repeating: false, count: height)
    changes[0] = true
  }

  /// Adds all rows between two places, in pixels from the top, and the row after them.
  mutating func addAll(from top: Double, to bottom: Double) {
    let limit = Double(changes.count)
    let first = Int(min(max(top.rounded(.down), 0), limit))
    let last = Int(min(max(bottom.rounded(.up), -1), limit - 1))
    for row in first..<max(first, last + 1) { changes[row] = true }
  }

  /// Adds a path in pixels.
  /// - Parameters:
  ///   - lineWidth: The width of the line that is drawn along it, in pixels; 0 for none.
  ///   - isEven: Whether it is drawn in one colour and without gaps, so that upright edges change nothing.
  mutating func add(_ path: CopiedPath, lineWidth: Double, isEven: Bool) {
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func addLine(to end: Point) {
      if isEven, current.x == end.x {
        addEdge(at: current.y, lineWidth: 0)
        addEdge(at: end.y, lineWidth: 0)
      } else if isEven, current.y == end.y {
        addEdge(at: current.y, lineWidth: lineWidth)
      } else {
        addAll([current.y, end.y], lineWidth: lineWidth)
      }
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        // A filled path is closed.
        addLine(to: start)
        start = point
        current = point
      case .line(let point):
        addLine(to: point)
        current = point
      case .curve(let first, let second, let end):
        addAll([current.y, first.y, second.y, end.y], lineWidth: lineWidth)
        current = end
      case .close:
        addLine(to: start)
        current = start
      }
    }
    addLine(to: start)
  }

  /// Adds a level edge and the line along it.
  private mutating func addEdge(at place: Double, lineWidth: Double) {
    let (top, bottom) = (place - lineWidth / 2, place + lineWidth / 2)
    // Cairo's numbers end at 1/256; what is between two of them may go either way.
    let isExact = [top, bottom].allSatisfy { $0 * 256 == ($0 * 256).rounded() }
    let slack = isExact ? 0 : 1.0 / 256
    addAll(from: top - slack, to: bottom + slack)
  }

  private mutating func addAll(_ places: [Double], lineWidth: Double) {
    // At a sharp angle, lines extend ten times half their width.
    let reach = lineWidth == 0 ? 0 : 5 * lineWidth + 1
    addAll(from: (places.min() ?? 0) - reach, to: (places.max() ?? 0) + reach)
  }
}

/// A picture's rows without those that repeat the row above.
struct RowFolding {
  /// The number of rows of the picture for each remaining row.
  let counts: [Int]
  /// For each row of the picture, and for its end, how many rows are left above it.
  private let places: [Int]

  /// The number of rows of the picture.
  var wholeCount: Int { places.count - 1 }

  /// Leaves out all rows that do not change.
  init(_ rows: RowChanges) {
    var counts: [Int] = []
    var places: [Int] = []
    places.reserveCapacity(rows.changes.count + 1)
    for changes in rows.changes {
      if changes { counts.append(0) }
      places.append(counts.count - 1)
      counts[counts.count - 1] += 1
    }
    self.places = places + [counts.count]
    self.counts = counts
  }

  /// A place among the remaining rows, in pixels from the top.
  func place(_ place: Double) -> Double {
    let row = Int(min(max(place.rounded(.down), 0), Double(places.count - 1)))
    return place - Double(row - places[row])
  }
}
