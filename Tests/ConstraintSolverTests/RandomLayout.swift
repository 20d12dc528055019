import ConstraintSolver
import TestSupport

/// Random systems that look like layouts: a width, views that are tied to it and to each other,
/// and wishes that cannot all come true.
struct RandomLayout {
  /// The row that says how large the root is: `width = constant`.
  static let rootRow = 0

  var system = LinearSystem(variableCount: 0)
  /// The last level, or the last before the canonical ones.
  static let weakest = 4

  /// Makes a layout of some views; with `isCanonical` nothing is open.
  init(viewCount: Int, isCanonical: Bool, using random: inout SplitMix) {
    let width = system.variable()
    system.equal(width, 400)
    var edges = [LinearExpression(constant: 0), width]
    var sizes = [width]
    for _ in 0..<viewCount {
      let (x, w) = (system.variable(), system.variable())
      system.atLeast(w, 0)
      addPosition(x, w, edges, &random)
      addSize(w, sizes, &random)
      edges += [x, x + w]
      sizes.append(w)
    }
    if isCanonical {
      for index in 0..<system.variableCount {
        system.equal(
          LinearExpression(Variable(index: index)), 0, level: Self.weakest + 1 + index)
      }
    }
  }

  private mutating func addPosition(
    _ x: LinearExpression, _ w: LinearExpression, _ edges: [LinearExpression],
    _ random: inout SplitMix
  ) {
    let gap = Double(8 * Int.random(in: 0...2, using: &random))
    system.equal(x, random.pick(edges) + gap, level: random.pick([0, 0, 1, 2]))
    if Bool.random(using: &random) {
      let end = random.pick(edges) - gap
      system.equal(x + w, end, level: random.pick([0, 1, 2, 3]))
    }
    if Bool.random(using: &random) {
      system.atLeast(edges[1] - x - w, gap, level: random.pick([0, 1, 3]))
    }
  }

  private mutating func addSize(
    _ w: LinearExpression, _ sizes: [LinearExpression], _ random: inout SplitMix
  ) {
    let size = Double(10 * Int.random(in: 2...20, using: &random))
    system.atLeast(w, size, level: random.pick([1, 2, 3]))
    system.atMost(w, size, level: random.pick([2, 3, 4]))
    if Bool.random(using: &random) {
      let factor = random.pick([0.5, 1, 1, 2])
      let other = random.pick(sizes)
      system.equal(w, factor * other, level: random.pick([0, 1, 2, 4]))
    }
  }
}

extension SplitMix {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}

extension Solution {
  /// The largest difference of values that are determined in both solutions.
  func largestDifference(from other: Solution) -> Double {
    let open = Set((ambiguity?.variables ?? []) + (other.ambiguity?.variables ?? []))
    return values.indices.reduce(0) { largest, index in
      open.contains(Variable(index: index))
        ? largest : max(largest, (values[index] - other.values[index]).magnitude)
    }
  }

  /// The largest difference of the totals of levels.
  func largestErrorDifference(from other: Solution) -> Double {
    zip(objective, other.objective).reduce(0) { max($0, ($1.0.total - $1.1.total).magnitude) }
  }
}
