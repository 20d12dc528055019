/// Every numeric tolerance of the module.
///
/// Coefficients of layouts are near 1 and constants below some thousand points, so double precision
/// leaves errors of about 1e-13. Tolerances lie well above that and well below what a reader can see.
enum Tolerances {
  // MARK: Residuals, in units of the constants

  /// The residual taken for zero, relative to the largest constant of the system.
  static let relativeResidual = 1e-10
  /// The residual taken for zero, relative to the sum of the required constants: a long chain of
  /// rows adds them up.
  static let summedResidual = 1e-12
  /// The least residual that is not taken for zero, where all constants are small.
  static let smallestResidual = 1e-10
  /// The largest residual that is ever taken for zero: one absurd constant must not hide real errors.
  static let largestResidual = 1e-4
  /// The multiple of the residual tolerance that a required row may be off in the end, because values
  /// are computed from many rows.
  static let requiredResiduals = 1000.0
  /// The multiple of the residual tolerance by which a level 0 that cannot be met has to fail.
  static let refutingResiduals = 10.0
  /// The multiple of the residual tolerance by which an ambiguous variable has to differ.
  static let ambiguousResiduals = 10.0
  /// The part of a row's terms that rounding may put the row off by, where the terms are large.
  static let termRounding = 1e-9
  /// The least error that a reader can see, so that it is not put down to rounding if fractions can
  /// decide.
  static let visibleError = 1e-7
  /// The contradiction, in units in the last place of the largest constant, that may come from
  /// rounding in the input: 0.1 + 0.2 is not 0.3.
  static let inputRounding = 4.0

  // MARK: Coefficients and slopes

  /// A coefficient that is no larger than this after a cancellation is taken for rounding.
  static let negligibleCoefficient = 1e-11
  /// The largest part of the added coefficients that rounding leaves of a sum that cancels.
  static let cancellation = 1e-13
  /// A slope that differs from zero by less than this is taken for rounding.
  static let slope = 1e-9
  /// The least ratio of the coefficients of an equation in two unknowns to divide by the smaller one.
  static let leastRatio = 1e-6
  /// The least part of the largest coefficient in its row that a pivot may be, which bounds the growth
  /// of rounding (threshold pivoting).
  static let pivotThreshold = 0.1

  // MARK: Certificates

  /// A deviation larger than this part of a unit slope is taken for an error of the search.
  static let certifiedSlope = 1e-9
  /// A coefficient this many times smaller than another of the system is lost beside it.
  static let hopelessRatio = 1e8
  /// Products of coefficients with such a ratio may be lost.
  static let delicateRatio = 1e5
  /// The rounding of a multiplier in systems of some thousand rows with fractions.
  static let usualRounding = 1e-13
  /// More than the rounding of a multiplier.
  static let largestRounding = 1e-12
  /// The same for each unknown of a large system.
  ///
  /// Multipliers of `n` rows found by elimination miss their equations by at most
  /// `3 n u |L||U||y|` (Higham, Accuracy and Stability of Numerical Algorithms, theorem 9.4), where `u` is the
  /// unit roundoff. Rows of layouts have two to five terms near 1, so that `|L||U|` adds up to some 20. Measured
  /// are 2 to 18 `n u`, in stack views of 60 to 400 views with centres of one distance. More than this bound is
  /// solved with fractions; ``certifiedSlope`` limits both.
  static let largestRoundingOfUnknown = 64 * unitRoundoff
  /// The part of the largest multiplier of a refutation below which a multiplier is rounding, and its
  /// row not needed.
  static let refutingMultiplier = 1e-9

  // MARK: Ambiguity

  /// The residual taken for zero where movements are searched: their conditions are 0 or at least 1.
  static let movementResidual = 1e-9
  /// The value that separates the conditions of a movement that are met, at least 1, from 0.
  static let metCondition = 0.5

  // MARK: Parametric solutions

  /// The unit roundoff: half the distance from 1 to the next number.
  static let unitRoundoff = 0x1p-53
  /// The multiple of its error bound up to which a number may just as well be zero.
  static let noise = 4.0
  /// The length that a piece must exceed, and the difference that two pieces may have where they meet,
  /// relative to the numbers compared.
  static let piece = 1e-9
  /// The part of a piece at each of its ends where rows may be zero that are not inside.
  static let pieceMargin = 1e-3
}
