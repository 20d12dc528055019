import Basics
import FigureChoices
import LayoutModel

/// The values of the popover that make the constraints of a view.
struct PinSettings {
  /// A side of a view.
  enum Side: Hashable, Sendable, CaseIterable {
    case top, left, right, bottom

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
    var isNear: Bool { self == .left || self == .top }

    /// Its name.
    var phrase: FigurePhrase {
      switch self {
      case .top: .top
      case .left: .left
      case .right: .right
      case .bottom: .bottom
      }
    }
  }

  /// A space at a side: that of a constraint, or the present one.
  struct Space: Hashable, Sendable {
    var text: String
    var isUsed: Bool
  }

  private(set) var spaces: [(side: Side, space: Space)] = []
  private(set) var usesMargins = true
  private(set) var sizes: [Popover.Row] = []
  private(set) var relations: [Popover.Row] = []
  /// Whether other views are selected with it: those that are as wide or as high.
  private(set) var hasOthers = false
  /// The alignment with one of them; nil without one.
  private(set) var alignment: FigurePhrase?
  /// The number of constraints that the values make.
  private(set) var count = 0

  init(_ view: Int, in solved: SolvedLayout, _ words: FigurePhrases) {
    let own = ViewConstraints(view, in: solved)
    let toEdges = own.spaces.filter { own.isToHolder($0.constraint) }.map(\.constraint)
    usesMargins =
      toEdges.isEmpty || toEdges.contains { $0.secondAttribute.isWithinMargins }
    let neighbors = NeighborSpaces(view, in: solved, usesMargins: usesMargins)
    for side in Side.allCases {
      let made = own.spaces.first { $0.side == side }?.constraint
      let text =
        made.map { Self.length($0, words) } ?? DecimalText.rounded(neighbors.space(side), to: 2)
      spaces.append((side, Space(text: text, isUsed: made != nil)))
    }
    let rect = solved.alignmentRect(of: .view(view))
    func row(_ phrase: FigurePhrase, _ attribute: Attribute, _ present: Double) -> Popover.Row {
      let made = own.all.first { $0.firstAttribute == attribute && $0.secondItem == nil }
      return Popover.Row(
        phrase: phrase, icon: .size(attribute.axis ?? .horizontal), isOn: made != nil,
        value: DecimalText.rounded(made?.constant ?? present, to: 2))
    }
    sizes = [row(.width, .width, rect.width), row(.height, .height, rect.height)]
    func equals(_ attribute: Attribute) -> [LayoutConstraint] {
      own.all.filter {
        $0.firstAttribute == attribute && $0.secondAttribute == attribute && $0.secondItem != nil
      }
    }
    let others = (equals(.width) + equals(.height)).map(\.secondItem)
    hasOthers = !others.isEmpty
    func relation(_ phrase: FigurePhrase, _ attribute: Attribute) -> Popover.Row {
      Popover.Row(
        phrase: phrase, icon: .equalSizes(attribute.axis ?? .horizontal),
        isOn: !equals(attribute).isEmpty, isEnabled: hasOthers)
    }
    relations = [
      relation(.equalWidths, .width), relation(.equalHeights, .height),
      .init(phrase: .aspectRatio, icon: .ratio, isOn: own.all.contains(where: \.isAspectRatio)),
    ]
    alignment =
      own.alignments.first { !$0.isInContainer && others.contains($0.constraint.secondItem) }?
      .phrase
    count =
      spaces.count { $0.space.isUsed } + (sizes + relations).count(where: \.isOn)
      + (alignment == nil ? 0 : 1)
  }

  /// The values that make constraints, in words.
  func texts(_ words: FigurePhrases) -> [String] {
    spaces.filter(\.space.isUsed).map { words[$0.side.phrase] + " " + $0.space.text }
      + (sizes + relations).filter(\.isOn).map { Popover.text(of: $0, words) }
      + (alignment.map { [words[.align] + " " + words[$0]] } ?? [])
  }

  /// The length that a constraint keeps.
  static func length(_ constraint: LayoutConstraint, _ words: FigurePhrases) -> String {
    constraint.usesStandardSpacing
      ? words[.standardValue] : DecimalText.rounded(constraint.constant.magnitude, to: 2)
  }
}
