/// A fraction of whole numbers of 127 bits, in lowest terms.
///
/// Every finite double is such a fraction if it is not too large or too small. All operations are
/// exact; one whose result does not fit throws.
struct Fraction: Hashable {
  /// A number does not fit, or to go on would take too long.
  struct Overflow: Error {}

  private(set) var numerator: Int128
  /// Always positive.
  private(set) var denominator: Int128

  static let zero = Fraction(0)
  static let one = Fraction(1)

  init(_ number: Int) {
    numerator = Int128(number)
    denominator = 1
  }

  /// The exact value of a finite number.
  init(_ number: Double) throws(Overflow) {
    self = .zero
    if number == 0 { return }
    // The significand has at most 53 bits, so this is a whole number.
    var whole = Int128(number.significand * 0x1p52)
    var exponent = Int(number.exponent) - 52
    let zeros = whole.trailingZeroBitCount
    whole >>= Int128(zeros)
    exponent += zeros
    // A significand of 53 bits leaves room for 73 more.
    guard (-126...73).contains(exponent) else { throw Overflow() }
    if exponent >= 0 {
      numerator = (number < 0 ? -whole : whole) << Int128(exponent)
    } else {
      numerator = number < 0 ? -whole : whole
      denominator = 1 << Int128(-exponent)
    }
  }

  /// Makes a fraction that is in lowest terms already, with a positive denominator.
  private init(lowest numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The nearest double, but for at most two units in the last place.
  var double: Double { Double(numerator) / Double(denominator) }

  var isZero: Bool { numerator == 0 }

  /// -1, 0 or 1.
  var sign: Int { Int(numerator.signum()) }

  var magnitude: Fraction { numerator < 0 ? -self : self }
}

extension Fraction {
  static prefix func - (value: Fraction) -> Fraction {
    // The smallest number of all, which has no opposite, never occurs: see `whole(_:)`.
    Fraction(lowest: -value.numerator, value.denominator)
  }

  static func + (left: Fraction, right: Fraction) throws(Overflow) -> Fraction {
    if left.numerator == 0 { return right }
    if right.numerator == 0 { return left }
    let common = greatestCommonDivisor(left.denominator, right.denominator)
    let (leftPart, rightPart) = (left.denominator / common, right.denominator / common)
    let numerator = try whole(
      product(left.numerator, rightPart).addingReportingOverflow(
        product(right.numerator, leftPart)))
    if numerator == 0 { return .zero }
    // Only what the denominators have in common can still be cancelled.
    let rest = greatestCommonDivisor(numerator, common)
    return Fraction(
      lowest: numerator / rest, try product(leftPart, right.denominator / rest))
  }

  static func - (left: Fraction, right: Fraction) throws(Overflow) -> Fraction {
    try left + -right
  }

  static func * (left: Fraction, right: Fraction) throws(Overflow) -> Fraction {
    if left.numerator == 0 || right.numerator == 0 { return .zero }
    let first = greatestCommonDivisor(left.numerator, right.denominator)
    let second = greatestCommonDivisor(right.numerator, left.denominator)
    return Fraction(
      lowest: try product(left.numerator / first, right.numerator / second),
      try product(left.denominator / second, right.denominator / first))
  }

  /// The divisor must not be zero.
  static func / (left: Fraction, right: Fraction) throws(Overflow) -> Fraction {
    let sign: Int128 = right.numerator < 0 ? -1 : 1
    return try left
      * Fraction(lowest: sign * right.denominator, sign * right.numerator)
  }

  static func < (left: Fraction, right: Fraction) throws(Overflow) -> Bool {
    try (left - right).numerator < 0
  }
}

extension Fraction {
  /// A whole number, unless it overflowed or has no opposite.
  private static func whole(
    _ result: (partialValue: Int128, overflow: Bool)
  ) throws(Overflow) -> Int128 {
    guard !result.overflow, result.partialValue != .min else { throw Overflow() }
    return result.partialValue
  }

  private static func product(_ left: Int128, _ right: Int128) throws(Overflow) -> Int128 {
    if left == 1 { return right }
    if right == 1 { return left }
    return try whole(left.multipliedReportingOverflow(by: right))
  }

  /// Euclid's algorithm; the numbers must not both be zero.
  private static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (left, right) = (left.magnitude, right.magnitude)
    while right != 0 {
      if let small = UInt64(exactly: left), let other = UInt64(exactly: right) {
        return Int128(greatestCommonDivisor(small, other))
      }
      (left, right) = (right, left % right)
    }
    return Int128(left)
  }

  private static func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    if right == 1 { return 1 }
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}
