/// Variables that required equations tie to each other in pairs: `x = factor · root + offset`.
///
/// This is union-find with a linear function on every link. A variable whose value is known has
/// no parent. Classes are joined smaller to larger, so chains of links stay short.
struct AffineClasses {
  /// A variable in terms of another: `factor · x[parent] + offset`, or a number.
  struct Link {
    var factor: Double
    var offset: Double
    /// The other variable; the variable itself in a root, -1 if the value is known.
    var parent: Int32
  }

  /// When a variable ceased to be free and which row did it, to find proofs later.
  struct Removal {
    var row: Int32
    var time: Int32
    /// The variable that replaced it, -1 if none did.
    var replacement: Int32
  }

  private var links: [Link]
  /// The next member of the same class; the members form a ring.
  private var next: [Int32]
  private(set) var removals: [Removal]
  private(set) var time: Int32 = 0

  init(count: Int) {
    links = []
    links.reserveCapacity(count)
    next = []
    next.reserveCapacity(count)
    for variable in 0..<Int32(count) {
      links.append(Link(factor: 1, offset: 0, parent: variable))
      next.append(variable)
    }
    removals = Array(
      repeating: Removal(row: -1, time: .max, replacement: -1), count: count)
  }

  /// The variable in terms of the root of its class.
  @inline(__always)
  mutating func resolve(_ variable: Int32) -> Link {
    let link = links[Int(variable)]
    if link.parent < 0 || links[Int(link.parent)].parent == link.parent { return link }
    return shorten(variable)
  }

  func isRoot(_ variable: Int32) -> Bool {
    links[Int(variable)].parent == variable
  }

  /// The next member of the variable's class, going round.
  func member(after variable: Int32) -> Int32 { next[Int(variable)] }

  /// Gives a root, and with it its class, a value.
  mutating func fix(_ root: Int32, at value: Double, by row: Int) {
    links[Int(root)] = Link(factor: 0, offset: value, parent: -1)
    record(root, row: row)
  }

  /// Puts the class of `root` below another root.
  mutating func join(_ root: Int32, to link: Link, by row: Int) {
    links[Int(root)] = link
    next.swapAt(Int(root), Int(link.parent))
    record(root, row: row, replacement: link.parent)
  }

  /// Notes that a row expressed a root by others, or gave it a value.
  mutating func record(_ variable: Int32, row: Int, replacement: Int32 = -1) {
    removals[Int(variable)] = Removal(row: Int32(row), time: time, replacement: replacement)
    time += 1
  }

  /// Ties a variable directly to the root of its class.
  private mutating func shorten(_ variable: Int32) -> Link {
    var link = links[Int(variable)]
    while link.parent >= 0 {
      let upper = links[Int(link.parent)]
      if upper.parent == link.parent { break }
      link.offset += link.factor * upper.offset
      link.factor *= upper.factor
      link.parent = upper.parent
    }
    links[Int(variable)] = link
    return link
  }
}
