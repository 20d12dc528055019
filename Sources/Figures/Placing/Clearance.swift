/// The room that marks leave each other, in points; the same in all styles.
enum Clearance {
  /// From letters to a line that ends beside them or passes them, and to other letters.
  static let text = 2.0
  /// From a sign to letters of which it is no part.
  static let signOfText = 8.0
  /// From a sign on a line to another line that crosses this one: 5 points, and half a one for whole pixels.
  static let signOfLine = 5.5
  /// From a sign to another one.
  static let signs = 3.0
  /// From a value or a number to a sign of another constraint: nearer ones are read as one.
  static let signOfLabel = 5.0
  /// From a sign, a number or a label to what it does not belong to.
  static let sign = 1.0
  /// From a line to another one beside it: nearer ones look like one.
  static let lines = 4.0
}
