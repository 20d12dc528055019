import LayoutModel
import Typesetting

extension Schematic {
  /// The colours and measures of the guide's own diagrams, in points: half of the pixels of its pictures.
  enum Measures {
    /// White around the diagram.
    static let margin = 6.0
    /// Of constraints' lines and of boxes' frames.
    static let lineWidth = 1.5
    static let arrowWidth = 1.0
    /// Of the lines from a bar to an item that is not beside it, and from a caption to its box.
    static let thinWidth = 0.5
    static let capLength = 10.0
    /// Along and across.
    static let arrowHead = Size(width: 12, height: 6.75)
    /// Of optional bars, level and upright.
    static let levelDashes = [9.0, 5.5]
    static let uprightDashes = [6.25, 4.25]
    /// Of labels and buttons.
    static let boxDashes = [6.25, 4.25]
    static let centerDashes = [6.25, 4.25]
    static let guideDashes = [1.5, 2.5]

    /// At each side of a finding's mark, where its red is not seen on a view.
    static let rim = 1.25

    /// From a bar's end to the edge it measures from.
    static let gapToView = 3.0
    static let gapToSuperview = 4.0
    /// From the bar of a size to both sides of its view.
    static let gapInside = 4.0
    /// The largest radius of the corners of a view: bars in it end 4 points from its edges.
    static let largestCorner = 22.0
    /// From the middle of a line to the edge that lies on it, filled or framed.
    static let lineToFilled = 1.25
    static let lineToFramed = 2.0
    /// From one lane of lines to the next.
    static let lane = 5.0

    /// Of a callout with its white ring, and across it.
    static let calloutRadius = NumberDisc().radius
    static let callout = 2 * calloutRadius
    /// From the middle of a callout to the line that it stands beside.
    static let calloutAside = 5.0
    /// The same between frames that lie close to each other; the callout still covers a part of the line.
    static let calloutFarAside = 6.5

    static let captionFont = Font(size: 12)
    static let guideFont = Font(size: 9)

    static let superview = DynamicColor(0xE6E7E7, dark: 0x2C2C2E)
    /// Of containers, by turns from the outside.
    static let containers = [
      DynamicColor(0xF1F1F2, dark: 0x3A3A3C), DynamicColor(0xD9D9D9, dark: 0x242426),
    ]
    static let field = DynamicColor(0xFFFFFF, dark: 0x48484A)
    static let image = DynamicColor(0xE6E7E7, dark: 0x3A3A3C)
    static let cross = DynamicColor(0xCCCCCC, dark: 0x636366)
  }
}

/// What a diagram's coordinates need, in points.
extension Schematic.Measures {
  /// How far inside its superview's frame a frame stands that touches it in the layout.
  static let inset = 3.5
  /// Between two coordinates, and if one of them is only a centre or a baseline.
  static let gap = 5.0
  static let weakGap = 3.0
  /// More beside a guide, for its line.
  static let guideGap = 6.0
  /// A bar with its number, and one that also shows its dashes or its heads.
  static let mark = 34.0
  static let styledMark = 46.0
  /// A bar that has its number beside it, where the page is too small for more.
  static let shortMark = 22.0
  /// Left and right of a caption, together.
  static let textInset = 12.0
  /// The band of a container's caption.
  static let captionBand = 19.0
  /// The most that true proportion may claim: a gap that a view covers, and one that nothing does.
  static let largestGap = Size(width: 300, height: 190)
  static let largestEmptyGap = 26.0
  /// The least length of the superview, and the size that it has at least where there are views in it.
  static let leastSuperview = 90.0
  static let smallSuperview = Size(width: 220, height: 100)
  /// The size that the diagram of a phone's screen should not exceed.
  static let portraitPage = Size(width: 482, height: 866)
  static let landscapePage = Size(width: 780, height: 560)
  /// The largest superview of a phone's upright screen with up to so many constraints.
  static let largestPhone = Size(width: 518, height: 898)
  static let mostTiesOfPhone = 30

  /// The most views and constraints of a diagram, and how long its superview may be.
  static let mostBoxes = 100
  static let mostTies = 250
  static let longestSide = 8000.0
  /// A longer name is broken, and ends with "…" after as many lines.
  static let longestLine = 300.0
  static let mostLines = 6

  /// The length that the bar of a constraint needs with its number.
  static func barNeed(of tie: Schematic.Tie) -> Double {
    tie.isOptional || tie.isInequality ? styledMark : mark
  }

  /// What is to be seen of a constraint's bar beside its numbers: two dashes, or half of each head.
  static func leastBar(of tie: Schematic.Tie) -> Double {
    tie.isOptional || tie.isInequality ? 18 : 9
  }
}
