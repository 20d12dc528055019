import LayoutModel

/// A piece of what a mark inks: a level or upright line, a box, or a disc.
struct MarkInk: Hashable, Sendable {
  var role: Role
  /// What it covers, in the figure's coordinates, in points: of a line without its width, and of a disc its middle.
  var box: Rect
  /// The direction of a line; nil of a box or a disc.
  var axis: Axis?
  /// Of a disc; 0 of others.
  var radius = 0.0
  /// Of a bar: how long its caps are across it, how far inside its ends they are, and the room from each end for its
  /// cap or its head.
  var cap = 0.0
  var inset = 0.0
  var head = 0.0

  /// - Parameter axis: Of a line.
  init(_ role: Role, _ box: Rect, along axis: Axis? = nil) {
    (self.role, self.box, self.axis) = (role, box, axis)
  }

  /// A disc around its middle.
  init(_ role: Role, _ middle: Point, radius: Double) {
    self.init(role, Rect(x: middle.x, y: middle.y, width: 0, height: 0))
    self.radius = radius
  }

  private var isLevel: Bool { axis == .horizontal }
  /// Of a line: its places along its direction, and across it.
  private var start: Double { isLevel ? box.minX : box.minY }
  private var end: Double { isLevel ? box.maxX : box.maxY }
  private var cross: Double { isLevel ? box.minY : box.minX }
  var length: Double { max(box.width, box.height) }

  // MARK: - Boxes and discs

  /// Whether the distance to another piece is less than this, in points; to the side and upright for boxes.
  func isNearer(_ distance: Double, to other: MarkInk) -> Bool {
    let reach = distance + radius + other.radius
    let dx = max(box.minX - other.box.maxX, other.box.minX - box.maxX)
    let dy = max(box.minY - other.box.maxY, other.box.minY - box.maxY)
    guard dx < reach, dy < reach else { return false }
    if radius == 0 && other.radius == 0 { return true }
    let (x, y) = (max(0, dx), max(0, dy))
    return x * x + y * y < reach * reach
  }

  /// Whether another piece reaches into it, made larger at its sides and above and below.
  func reaches(_ other: MarkInk, _ aside: Double, _ above: Double) -> Bool {
    box.minX - aside < other.box.maxX && other.box.minX < box.maxX + aside
      && box.minY - above < other.box.maxY && other.box.minY < box.maxY + above
  }

  /// Whether it, with as much around it, lies in another piece in part, and in part beside it.
  func straddles(_ other: MarkInk, _ distance: Double) -> Bool {
    let box = box.insetBy(-distance)
    return box.intersects(other.box) && !other.box.contains(box)
  }

  /// Whether it is a disc nearer than this to a cap of a line.
  func isAtCap(of bar: MarkInk, _ distance: Double) -> Bool {
    let (along, across) = bar.isLevel ? (box.x, box.y) : (box.y, box.x)
    let beside = max(0, (across - bar.cross).magnitude - bar.cap / 2)
    let before = min((along - bar.start).magnitude, (along - bar.end).magnitude)
    let reach = radius + distance
    return before * before + beside * beside < reach * reach
  }

  // MARK: - Lines

  /// Whether it runs along another line for more than a length, and nearer to it than this.
  func runs(along other: MarkInk, _ distance: Double, for length: Double) -> Bool {
    axis == other.axis && (cross - other.cross).magnitude < distance
      && min(end, other.end) - max(start, other.start) > length
  }

  /// Whether it crosses another line at a right angle, so far before the ends of both at least.
  func crosses(_ other: MarkInk, _ margin: Double = 0.5) -> Bool {
    axis != other.axis && start < other.cross - margin && other.cross < end - margin
      && other.start < cross - margin && cross < other.end - margin
  }

  /// The distance of a line that crosses it from the nearer of its ends.
  func end(beside other: MarkInk) -> Double { min(other.cross - start, end - other.cross) }

  /// Whether it runs along a cap of another line, which lies inside of that one's end, nearer than this.
  func runs(alongCapOf bar: MarkInk, _ distance: Double, cap: Double) -> Bool {
    guard axis != bar.axis, start < bar.cross + cap / 2, bar.cross - cap / 2 < end else {
      return false
    }
    return min((cross - bar.start - bar.inset).magnitude, (cross - bar.end + bar.inset).magnitude)
      < distance
  }

  // MARK: - Lines and boxes

  /// Whether it is a text that a line strikes; lines end two points beside a text.
  func lies(on line: MarkInk) -> Bool { reaches(line, Clearance.text, 1) }

  /// Whether it is a box that hides a line, its caps or the edge at its end.
  func hides(_ bar: MarkInk, _ distance: Double) -> Bool {
    let text = box.insetBy(-distance)
    let (near, far) = bar.isLevel ? (text.minX, text.maxX) : (text.minY, text.maxY)
    let (low, high) = bar.isLevel ? (text.minY, text.maxY) : (text.minX, text.maxX)
    let gap = Schematic.Measures.gapToSuperview
    guard bar.start - gap < far, near < bar.end + gap else { return false }
    let isAtEnd = near < bar.start + 2 || far > bar.end - 2
    let reach = isAtEnd ? bar.cap / 2 : 1
    return low < bar.cross + reach && bar.cross - reach < high
  }

  /// Whether it is a box that reaches over an end of a line, or so near to it that the line does not reach its item.
  func hidesEnd(of line: MarkInk, _ distance: Double) -> Bool {
    let (near, far) = line.isLevel ? (box.minX, box.maxX) : (box.minY, box.maxY)
    return near < line.start + distance || far > line.end - distance
  }
}
