import Diagnostics
import LayoutModel

/// What can be wrong with a format string.
enum FormatFault: Hashable {
  case empty
  case nonASCII
  case missingColon(Axis)
  case unknownView(VisualFormatError.UnknownName)
  case keyPath(VisualFormatError.UnknownName)
  case unknownMetric(VisualFormatError.UnknownName)
  case noSuperview
  case viewName
  case viewEnd
  case thicknessEnd
  case listEnd
  case moreInput
  case view
  case viewOrSuperview
  case bar
  case connectionAfterSuperview
  case end
  case numberOrKey
  case minusOrBar
  case unknownRelation
  case alignment(Axis)
  case priority
  case extended(String, help: String?)

  /// UIKit's text.
  var message: String {
    switch self {
    case .empty: "It's an empty string."
    case .nonASCII: "It contains non-ASCII characters."
    case .missingColon(let axis):
      "Expected ':' after '\(axis == .horizontal ? "H" : "V")' to specify \(axis) arrangement"
    case .unknownView(let unknown): "Unable to find view with name \(unknown.name)"
    case .keyPath(let unknown): "\(unknown.name) is not a key in the views dictionary."
    case .unknownMetric(let unknown):
      "Encountered metric with name \"\(unknown.name)\", but value was not specified in metrics or views"
        + " dictionaries"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .viewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters,"
        + " numbers, and underscores."
    case .viewEnd: "Expected a ']' here. That is how you give the end of a view."
    case .thicknessEnd:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .listEnd: "Expected ')' or ','"
    case .moreInput: "Expected more input"
    case .view: "Expected a view"
    case .viewOrSuperview: "Expected a view or '|'"
    case .bar: "Expected a '-' here"
    case .connectionAfterSuperview: "Expected a connection after the '|' character"
    case .end: "Expected the end of the format string"
    case .numberOrKey:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .minusOrBar:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection."
        + " Use parentheses around negative numbers."
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .alignment(let axis):
      "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout"
        + " that is also \(axis)."
    case .priority: "Expected a priority from 1 to 1000"
    case .extended(let message, _): message
    }
  }

  /// What to do about it.
  var help: String? {
    switch self {
    case .empty: "write views and what lies between them: 'H:|-[redView]-8-[blueView]-|'"
    case .nonASCII: "use the identifier of a view whose name has other letters"
    case .keyPath: "a view goes by one name, without dots"
    case .noSuperview: "leave '|' out, or put the view into a superview first"
    case .bar: "a distance stands between two bars: '[a]-8-[b]'; predicates go into parentheses"
    case .connectionAfterSuperview: "write '|[a]', '|-[a]' or '|-20-[a]'"
    case .end: "a string holds one row or column; write another one for the rest"
    case .moreInput: "the string ends too early"
    case .alignment(.horizontal): "use alignAllTop, alignAllCenterY or a baseline with a row"
    case .alignment(.vertical): "use alignAllLeading, alignAllCenterX or another side with a column"
    case .extended(_, let help): help
    default: nil
    }
  }

  /// The name that means nothing.
  var unknown: VisualFormatError.UnknownName? {
    switch self {
    case .unknownView(let unknown), .keyPath(let unknown), .unknownMetric(let unknown): unknown
    default: nil
    }
  }

  /// Whether it is about the string as a whole.
  var isWhole: Bool { self == .empty || self == .nonASCII }
}
