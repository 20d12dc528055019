import FigureChoices
import LayoutModel

extension Schematic {
  /// A line across an axis of a layout that its diagram keeps: an edge, a centre or a baseline of a box.
  struct Line: Hashable, Sendable {
    typealias Place = Attribute.Place

    /// The axis on which it has its place.
    var axis: Axis
    /// The box that has it, by its place among the boxes.
    var box: Int
    /// The rectangle of the box that has it; nil for the box itself.
    var guide: Guide?
    var place: Place

    var isEdge: Bool { place == .near || place == .far }
    var isBaseline: Bool { place == .firstBaseline || place == .lastBaseline }
    /// Whether it is an edge of the box itself.
    var isOwnEdge: Bool { guide == nil && isEdge }
  }

  /// A rectangle of a view inside its frame that constraints name, and the content of a scroll view.
  enum Guide: Int, Hashable, Sendable {
    case safeArea
    case topLayoutGuide
    case bottomLayoutGuide
    case layoutMargins
    case readableContent
    case content

    /// The name that stands at the guide.
    var phrase: FigurePhrase {
      switch self {
      case .safeArea: .safeArea
      case .topLayoutGuide: .topLayoutGuide
      case .bottomLayoutGuide: .bottomLayoutGuide
      case .layoutMargins: .margins
      case .readableContent: .readableContent
      case .content: .content
      }
    }

    /// Whether the name says what lies between its line and the view's edge: bars of the system.
    var isBeyondLine: Bool {
      switch self {
      case .topLayoutGuide, .bottomLayoutGuide: true
      case .safeArea, .layoutMargins, .readableContent, .content: false
      }
    }
  }

  /// The width or the height of a box or of one of its guides.
  struct Extent: Hashable, Sendable {
    var axis: Axis
    var box: Int
    var guide: Guide?

    func line(_ place: Line.Place) -> Line {
      Line(axis: axis, box: box, guide: guide, place: place)
    }
  }
}
