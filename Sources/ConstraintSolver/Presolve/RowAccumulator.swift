/// A row under construction, to which multiples of variables are added in any order.
struct RowAccumulator {
  private(set) var terms: [SparseTerm] = []
  var constant = 0.0
  /// Whether a coefficient was dropped that was too large for rounding.
  private(set) var hasLostCoefficient = false
  /// The largest coefficient added to the row.
  private var largest = 0.0
  /// The index of each variable in `terms`, -1 if it is not there.
  private var positions: [Int32]

  init(variableCount: Int) {
    positions = Array(repeating: -1, count: variableCount)
  }

  /// Starts a new row; the last one must have been finished by ``dropNegligible()``.
  mutating func reset(constant: Double) {
    terms.removeAll(keepingCapacity: true)
    self.constant = constant
    largest = 0
  }

  @inline(__always)
  mutating func add(_ variable: Int32, _ coefficient: Double) {
    let position = positions[Int(variable)]
    largest = max(largest, coefficient.magnitude)
    if position >= 0 {
      terms[Int(position)].value += coefficient
    } else {
      positions[Int(variable)] = Int32(terms.count)
      terms.append(SparseTerm(variable, coefficient))
    }
  }

  /// Removes terms that cancelled; nothing can be added after that.
  mutating func dropNegligible() {
    var kept = 0
    for index in terms.indices {
      let term = terms[index]
      positions[Int(term.column)] = -1
      if term.value.magnitude > Tolerances.negligibleCoefficient {
        terms[kept] = term
        kept += 1
      } else if term.value.magnitude > Tolerances.cancellation * largest {
        hasLostCoefficient = true
      }
    }
    terms.removeLast(terms.count - kept)
  }

  /// Gives the variables new numbers and sorts the terms by them; needs ``dropNegligible()``.
  mutating func renumberAndSort(_ newColumns: [Int32]) {
    for index in terms.indices { terms[index].column = newColumns[Int(terms[index].column)] }
    if terms.count > 16 {
      terms.sort { $0.column < $1.column }
    } else {
      insertionSort()
    }
  }

  private mutating func insertionSort() {
    for index in terms.indices {
      let term = terms[index]
      var place = index
      while place > 0, terms[place - 1].column > term.column {
        terms[place] = terms[place - 1]
        place -= 1
      }
      terms[place] = term
    }
  }
}
