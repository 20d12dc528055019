import LayoutModel

/// A fault of a format string.
struct FormatFault: Hashable {
  /// UIKit's text.
  let message: String
  /// The suggestion for it.
  var help: String?
  /// The name that means nothing.
  var unknown: VisualFormatError.UnknownName?
  /// Whether it is about the string as a whole.
  var isWhole = false
  /// Whether something is missing, so that at the end of the string more input is expected.
  var wantsInput = false

  static let empty = FormatFault(
    message: "It's an empty string.",
    help: "write views and what lies between them: 'H:|-[redView]-8-[blueView]-|'", isWhole: true)
  static let nonASCII = FormatFault(
    message: "It contains non-ASCII characters.",
    help: "use the identifier of a view whose name has other letters", isWhole: true)
  static let dash = FormatFault(
    message: nonASCII.message, help: "write '-' in place of a dash", isWhole: true)
  static let noSuperview = FormatFault(
    message:
      "Unable to interpret '|' character, because the related view doesn't have a superview",
    help: "leave '|' out, or put the view into a superview first")
  static let viewName = FormatFault(
    message: "Expected a view. View names must start with a letter or an underscore, then contain"
      + " letters, numbers, and underscores.",
    help: "write a name without blanks and signs, or give the view an 'id' and write that",
    wantsInput: true)
  static let viewEnd = FormatFault(
    message: "Expected a ']' here. That is how you give the end of a view.",
    help: "write it as in '[redView]' or '[redView(100)]'", wantsInput: true)
  static let thicknessEnd = FormatFault(
    message: "A predicate on a view's thickness must end with ')' and the view must end with ']'",
    help: "write it as in '[redView(==blueView)]' or '[redView(100)]'", wantsInput: true)
  static let listEnd = FormatFault(
    message: "Expected ')' or ','", help: "write it as in '(>=8,<=20)'", wantsInput: true)
  static let moreInput = FormatFault(
    message: "Expected more input", help: "the string ends too early")
  static let view = FormatFault(
    message: "Expected a view", help: "a view stands in brackets: '[redView]'", wantsInput: true)
  static let viewOrSuperview = FormatFault(
    message: "Expected a view or '|'", help: "a view stands in brackets: '[redView]-8-[blueView]'",
    wantsInput: true)
  static let bar = FormatFault(
    message: "Expected a '-' here",
    help: "a distance stands between two bars: '[a]-8-[b]'; predicates go into parentheses",
    wantsInput: true)
  static let barBeforePriority = FormatFault(
    message: bar.message,
    help: "a distance with a priority goes into parentheses: '[a]-(8@750)-[b]'", wantsInput: true)
  static let connectionAfterSuperview = FormatFault(
    message: "Expected a connection after the '|' character",
    help: "write '|[a]', '|-[a]' or '|-20-[a]'", wantsInput: true)
  static let end = FormatFault(
    message: "Expected the end of the format string",
    help: "a string holds one row or column; write another one for the rest")
  static let sizeBehindView = FormatFault(
    message: end.message, help: "a size stands within the brackets: '[redView(100)]'")
  static let numberOrKey = FormatFault(
    message: "Expected a number or key from the metrics dictionary, but encountered something else",
    help: "write a number, as in '[a]-8-[b]' or '[a(100)]', or give the name one under 'metrics'",
    wantsInput: true)
  static func relationWithoutParentheses(_ text: String) -> FormatFault {
    FormatFault(
      message: "'\(text)' is not in parentheses", help: "write '(\(text))'",
      wantsInput: true)
  }

  static let minusOrBar = FormatFault(
    message: "Cannot tell if this - is a minus sign or an accidental extra bar in the connection."
      + " Use parentheses around negative numbers.",
    help: "write '[a]-8-[b]' or '[a]-(-8)-[b]'")
  static func unknownRelation(_ sign: Unicode.Scalar) -> FormatFault {
    FormatFault(
      message: "Unknown relation. Must be ==, >=, or <=", help: "write '\(sign)='",
      wantsInput: true)
  }

  static let priority = FormatFault(
    message: "Expected a priority from 1 to 1000", help: "write it as in '(8@750)'")

  static func tooManyConstraints(limit: Int) -> FormatFault {
    FormatFault(
      message: "The groups of a format string make at most \(limit) constraints",
      help: "each view of a group is tied to each view of the next: write smaller groups")
  }

  static func missingColon(_ axis: Axis) -> FormatFault {
    let sign = axis == .horizontal ? "H" : "V"
    return FormatFault(message: "Expected ':' after '\(sign)' to specify \(axis) arrangement")
  }

  static func unknownView(_ unknown: VisualFormatError.UnknownName) -> FormatFault {
    FormatFault(message: "Unable to find view with name \(unknown.name)", unknown: unknown)
  }

  static func keyPath(_ unknown: VisualFormatError.UnknownName) -> FormatFault {
    FormatFault(
      message: "\(unknown.name) is not a key in the views dictionary.",
      help: "a view has one name, without dots", unknown: unknown)
  }

  static func unknownMetric(_ unknown: VisualFormatError.UnknownName) -> FormatFault {
    FormatFault(
      message: "Encountered metric with name \"\(unknown.name)\", but value was not specified in"
        + " metrics or views dictionaries", unknown: unknown)
  }

  static func alignment(_ axis: Axis) -> FormatFault {
    FormatFault(
      message: "Options mask required views to be aligned on a \(axis) edge, which is not allowed"
        + " for layout that is also \(axis).",
      help: axis == .horizontal
        ? "use alignAllTop, alignAllCenterY or a baseline with a row"
        : "use alignAllLeading, alignAllCenterX or another side with a column")
  }

  /// A fault of the extended language, for which UIKit has no words.
  static func extended(_ message: String, help: String? = nil) -> FormatFault {
    FormatFault(message: message, help: help, wantsInput: true)
  }
}
