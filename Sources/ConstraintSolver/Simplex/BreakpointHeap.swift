/// A place on the line of a step where a row's residual is zero.
struct Breakpoint {
  /// The distance from the start, in multiples of the quantum.
  var distance: Double
  /// The perturbation of the distance, which decides between equal distances.
  var perturbation: Double
  /// The growth of the level's slope there; infinite where passing is forbidden.
  var slopeChange: Double
  var row: Int32

  @inline(__always)
  static func < (left: Breakpoint, right: Breakpoint) -> Bool {
    left.distance < right.distance
      || left.distance == right.distance && left.perturbation < right.perturbation
  }
}

/// Breakpoints in a binary heap: usually only the first few are needed in order.
struct BreakpointHeap {
  private var heap: [Breakpoint] = []

  mutating func removeAll() {
    heap.removeAll(keepingCapacity: true)
  }

  /// Adds a breakpoint; ``heapify()`` has to follow.
  mutating func append(_ breakpoint: Breakpoint) {
    heap.append(breakpoint)
  }

  /// Brings appended breakpoints into heap order.
  mutating func heapify() {
    for index in (0..<heap.count / 2).reversed() { siftDown(from: index) }
  }

  mutating func popNearest() -> Breakpoint? {
    guard let last = heap.popLast() else { return nil }
    guard let nearest = heap.first else { return last }
    heap[0] = last
    siftDown(from: 0)
    return nearest
  }

  private mutating func siftDown(from start: Int) {
    let moved = heap[start]
    var index = start
    while true {
      var child = 2 * index + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if !(heap[child] < moved) { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = moved
  }
}
