/// A computed number and how far rounding may have put it from the exact one.
///
/// The bound is carried from step to step (running error analysis, Wilkinson 1986). It
/// distinguishes what two methods by size cannot: a small coefficient that is meant, and the
/// remainder of large ones that should have cancelled.
struct ErrorBoundedValue {
  var value = 0.0
  var error = 0.0

  /// Whether the number may just as well be zero.
  @inline(__always)
  var isNoise: Bool { value.magnitude <= Tolerances.noise * error }

  /// Adds a multiple of another number.
  @inline(__always)
  mutating func add(_ factor: Double, _ other: ErrorBoundedValue) {
    let product = factor * other.value
    value += product
    error +=
      factor.magnitude * other.error + Tolerances.unitRoundoff
      * (product.magnitude + value.magnitude)
  }

  /// The number divided by an exact one.
  @inline(__always)
  func divided(by divisor: Double) -> ErrorBoundedValue {
    let quotient = value / divisor
    return ErrorBoundedValue(
      value: quotient,
      error: error / divisor.magnitude + Tolerances.unitRoundoff * quotient.magnitude)
  }
}
