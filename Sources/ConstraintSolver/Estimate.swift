/// A computed number and how far rounding may have put it from the exact one.
///
/// The bound is carried from step to step (running error analysis, Wilkinson 1986). It tells
/// apart what two methods by size cannot: a small coefficient that is meant, and what is left of
/// large ones that should have cancelled.
struct Estimate {
  /// Half the distance from 1 to the next number.
  private static let unit = 0x1p-53

  var value = 0.0
  var error = 0.0

  /// Whether the number may just as well be zero.
  @inline(__always)
  var isNoise: Bool { value.magnitude <= 4 * error }

  /// Adds a multiple of another number.
  @inline(__always)
  mutating func add(_ factor: Double, _ other: Estimate) {
    let product = factor * other.value
    value += product
    error += factor.magnitude * other.error + Self.unit * (product.magnitude + value.magnitude)
  }

  /// The number divided by an exact one.
  @inline(__always)
  func divided(by divisor: Double) -> Estimate {
    let quotient = value / divisor
    return Estimate(
      value: quotient, error: error / divisor.magnitude + Self.unit * quotient.magnitude)
  }
}
