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
    /// Of the lines of guides, and from a name to its box.
    static let guideWidth = 0.75
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
    /// The largest corners and border of a view that is not round, as shares of its shorter side.
    static let mostCornerShare = 0.25
    static let mostBorderShare = 0.15
    /// From the middle of a line to the edge that lies on it, filled or framed.
    static let lineToFilled = 1.25
    static let lineToFramed = 2.0
    /// From the middle of a line to the end of a bar: both have their width, and so has what is between them.
    static let lineToBar = 2.0
    /// From one lane of lines to the next.
    static let lane = 5.0

    /// Of a callout with its white ring, and across it.
    static var calloutRadius: Double { NumberDisc().radius }
    static var callout: Double { 2 * calloutRadius }
    /// From the middle of a callout to the line that it stands beside.
    static let calloutAside = 5.0

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
  /// Between two coordinates, and if one of them is only a centre or a baseline.
  static let gap = 5.0
  /// From a view to an edge of the superview to which nothing ties it: it does not look as if it were there.
  static let openEdge = 16.0
  static let weakGap = 3.0
  /// From a centre line to the edge of another view: the line is not taken for a second edge.
  static let besideCenterLine = 7.0
  /// Between the ends of two lines at one coordinate.
  static let betweenLines = 12.0
  /// More beside a guide, for its line.
  static let guideGap = 6.0
  /// Between the edge of a view and the line of a guide, for the guide's name.
  static let guideBand = 16.0
  /// A bar with its number, and one that also shows its dashes or its heads.
  static let bar = 36.0
  static let styledBar = 46.0
  /// What a bar keeps of it where there is no room, and what all keep where the page is too small for that.
  static let leastBar = 32.0
  static let shortNeed = 22.0
  /// From both ends of a bar to the edges that it measures from.
  static let barEnds = 5.0
  /// The same of a bar that has only its least length: to a view, and to one that holds it.
  static var leastEnds: Double { gapToView + gapToSuperview }
  /// Between the edges of a view and of one that holds it, which are one in the layout: with the line of a
  /// constraint, of a stack view's arrangement, of nothing, and deeper inside.
  static let opening = 12.0
  static let arrangedOpening = 8.0
  static let looseOpening = 8.0
  static let deepOpening = 6.5
  /// Beside a line with its number, and where there is no room.
  static let strip = 24.0
  static let tightStrip = 18.0
  /// A bar with its number beside a caption.
  static var besideName: Double { callout + 1.5 }
  /// The width of a view for the bars of its width and its height, whose numbers and caps are apart.
  static var crossedBars: Double { 3 * (numberStep + capLength) + gapInside }
  /// A row or a column of marks with their numbers.
  static let rowOfMarks = 22.0
  /// From the upper edge of a box to the baseline of its name, and from there to the lower edge.
  static let baseline = 17.0
  static let descent = 7.0
  /// The length of a box whose centre line crosses the bar of its size: the number stands at one side.
  static let besideCenter = 62.0
  /// The same of one at which the bar of a distance ends beside the line.
  static let besideBars = 52.0
  /// Left and right of a caption, together.
  static let textInset = 12.0
  /// The band of a container's caption below what it holds.
  static let captionBand = 20.0
  /// A view that is no higher in the layout is a control, or a line of text.
  static let lowBox = 44.0
  /// How far a view may stick out of a stack view because of its baselines.
  static let mostBeyondStack = 6.0
  /// The longest gap that grows where no view and no bar fills it, and from which an extent is a wide one.
  static let mostFilledGap = 90.0
  static let largestEmptyGap = 60.0
  /// A stretch of the layout that is no shorter in a diagram than gaps that are at most so many times shorter.
  static let longStretch = 40.0
  static let shortGap = 3.0
  /// Views of sizes that differ by less may be drawn alike.
  static let leastUnlike = 12.0
  /// The longest side of a view that is a line in the layout, and how thick it is drawn.
  static let mostHairline = 2.0
  static let hairline = 3.0
  /// The largest box, in true shares of the superview.
  static let largestShare = 1.5
  /// How many times as long as another distance one is drawn at least that is twice as long in the layout.
  static let leastDoubled = 1.3
  /// How many times as high as its neighbour a view is drawn at least, if it is so in the layout.
  static let leastUnequal = 1.25
  /// A view that is longer than this in the layout keeps a part of its length, up to a limit.
  static let largeView = 100.0
  static let leastShare = 0.25
  static let mostLeastShare = 90.0
  /// The least length of the superview.
  static let leastSuperview = 90.0
  /// The size that a superview should not exceed, upright and wide, and does not with so many constraints.
  static let mostTiesOfPage = 30
  static let portraitPage = Size(width: 520, height: 900)
  static let landscapePage = Size(width: 900, height: 520)
  /// How much larger than a page, or than it is without them, a figure may be for ratios of widths to heights, and by
  /// what part a ratio may be wrong unseen.
  static let mostForRatios = 1.2
  static let unseenRatio = 0.1
  /// The widths of superviews on the canvas of a device.
  static let portraitWidths = [320.0, 400, 480, 520]
  static let landscapeWidths = [400.0, 480, 560, 640, 720, 800, 900]
  /// A canvas of no device that is no wider keeps its width.
  static let smallWidth = 240.0
  /// How much longer than wide an upright superview is at least, and how much wider than high another.
  static let portraitShape = 1.2
  static let landscapeShape = 1.3
  /// And at most, but where it needs more.
  static let widestShape = 1.8

  /// From the end of what a mark stands at to the first place for it.
  static let endInset = 6.0
  /// How far a line reaches beyond its item, and a mark beside it.
  static let reach = 12.0
  /// Extents with less in common are beside each other.
  static let leastOverlap = 8.0
  /// Where in its view the bar of a size stands, from its start, and how far outside if there is no room.
  static let placeOfSize = 0.8
  /// From the edge of a view to the bar of its size: no number is on the edge.
  static var insetOfSize: Double { calloutRadius + lineToFramed }
  static let besideView = [9.0, 13, 18]
  /// From the middle of one number to that of the next.
  static var numberStep: Double { callout + betweenNumbers }
  static let betweenNumbers = 0.5
  /// A place of the next rank is as much worse as one so far from its best place.
  static let nextPlace = 50.0

  /// The most views and constraints of a diagram, and how long its superview may be.
  static let mostBoxes = 100
  static let mostTies = 250
  static let longestSide = 9000.0
  /// A longer name is broken, and ends with "…" after as many lines.
  static let longestLine = 300.0
  static let mostLines = 6
  /// A label with more lines in the layout is no higher for them.
  static let mostLabelLines = 3

  /// What is wrong with a place of a rank among those of its mark, the best of which is 0.
  static func tally(rank: Int, distance: Double) -> Tally {
    Tally(distance: nextPlace * Double(rank) + distance)
  }

  /// The length of a constraint's bar with its number.
  static func bar(of tie: Schematic.Tie) -> Double {
    tie.isOptional || tie.isInequality ? styledBar : bar
  }

  /// What is to be seen of a constraint's bar beside its numbers: two dashes, or half of each head.
  static func leastBar(of tie: Schematic.Tie) -> Double {
    tie.isOptional || tie.isInequality ? 18 : 9
  }
}
