import Diagnostics
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// Layouts written in the visual format and read again.
struct VisualFormatRoundTripTests {
  /// Views whose identifiers are not all plain: two clash, and one has no letters for one.
  private static let recipe = """
    views:
      Red View: {}
      redView: {id: second_red}
      A: {}
      "2-up": {}
      観覧車: {}
      Name Label: {}
      V7: {}
      URL Field: {}
    constraints: |

    """

  private static let views: [View] = {
    let names = ["Red View", "redView", "A", "2-up", "観覧車", "Name Label", "V7", "URL Field"]
    var views = [View(name: Layout.rootName, superview: nil)]
    views += names.map { View(name: $0, superview: 0) }
    views[2].id = "second_red"
    return views
  }()

  private static func layout(_ constraints: [LayoutConstraint]) -> Layout {
    Layout(
      canvas: Canvas(size: Size(width: 600, height: 600)), views: views, constraints: constraints)
  }

  /// A hundred layouts of each seed; the number before a line divided by a thousand says of which
  /// it is.
  @Test(arguments: Seed.samples())
  func `what is written in the visual format is read as the same constraints`(_ seed: Seed) throws {
    var maker = ConstraintMaker(state: seed.number)
    let layouts = (0..<100).map { _ in VisualFormatRoundTripTests.layout(maker.constraints()) }
    var text = VisualFormatRoundTripTests.recipe
    for (number, layout) in layouts.enumerated() {
      for (place, line) in VisualFormatText.text(of: layout).split(separator: "\n").enumerated() {
        text += "  \(1000 * number + place). \(line)\n"
      }
    }
    let file = SourceFile(path: "A.yaml", text: text)
    let checked = RecipeFileReader.recipe(in: file, named: "A")
    let formatter = DiagnosticFormatter()
    let recipe = try #require(
      checked.value, "\(checked.diagnostics.map { formatter.text($0, in: file) }.joined())")
    let read = Dictionary(grouping: recipe.constraints) {
      ($0.label.flatMap { Int($0) } ?? -1) / 1000
    }
    for (number, layout) in layouts.enumerated() {
      let found = (read[number] ?? []).map { VisualFormatRoundTripTests.normal($0) }.sorted()
      #expect(
        found == layout.constraints.map { VisualFormatRoundTripTests.normal($0) }.sorted(),
        "\(VisualFormatText.text(of: layout))")
    }
  }

  /// One text for all ways to write the same constraint.
  private static func normal(_ constraint: LayoutConstraint) -> String {
    var constraint = constraint
    constraint.constant += 0
    let sides =
      [side(constraint.firstItem, constraint.firstAttribute)]
      + (constraint.secondItem.map { [side($0, constraint.secondAttribute)] } ?? [])
    var text = sides
    if sides.count == 2, constraint.multiplier == 1, sides[1] < sides[0] {
      text.reverse()
      constraint.relation = constraint.relation.reversed
      constraint.constant = 0 - constraint.constant
    }
    return text.joined(separator: " ") + " \(constraint.relation.sign) \(constraint.multiplier)"
      + " \(constraint.constant) \(constraint.usesStandardSpacing) \(constraint.priority.rawValue)"
  }

  private static func side(_ item: LayoutItem, _ attribute: Attribute) -> String {
    switch item {
    case .view(let view): "\(view).\(attribute.rawValue)"
    case .guide(let guide): "guide \(guide).\(attribute.rawValue)"
    }
  }

  @Test func `a row is one string`() {
    func tie(
      _ a: Int, _ first: Attribute, _ b: Int, _ second: Attribute, _ constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: .view(a), attribute: first, relatedBy: .equal, toItem: .view(b), attribute: second,
        constant: constant)
    }
    var standard = tie(6, .leading, 1, .trailing, 8)
    standard.usesStandardSpacing = true
    let width = LayoutConstraint(
      item: .view(6), attribute: .width, relatedBy: .greaterThanOrEqual, constant: 50)
    let layout = VisualFormatRoundTripTests.layout([
      tie(1, .leading, 0, .leadingMargin), standard, tie(0, .trailing, 6, .trailing, 20), width,
      tie(1, .centerY, 6, .centerY), tie(2, .leading, 5, .trailing, 4),
    ])
    #expect(
      VisualFormatText.text(of: layout) == """
        H:|-[redView]-[nameLabel(>=50)]-20-|
        H:[_]-4-[second_red]
        Red View.CenterY = Name Label.CenterY

        """)
  }
}

/// Constraints made at random from a seed.
private struct ConstraintMaker {
  var state: UInt64

  private mutating func below(_ bound: Int) -> Int {
    // Steele, Lea and Flood's SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }

  /// Up to six constraints on up to eight views.
  mutating func constraints() -> [LayoutConstraint] {
    let count = 1 + below(8)
    return (0..<1 + below(6)).map { _ in
      var constraint =
        switch below(6) {
        case 0: size(1 + below(count))
        case 1: sizes(1 + below(count), 1 + below(count))
        case 2: edge(1 + below(count))
        case 3: alignment(1 + below(count), 1 + below(count))
        default: distance(1 + below(count), 1 + below(count))
        }
      if below(3) == 0 { constraint.priority = Priority(Double(1 + below(1999)) / 2 + 0.5) }
      return constraint
    }
  }

  private mutating func relation() -> Relation {
    [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][below(4)]
  }

  private mutating func number() -> Double { Double(below(200)) / [1, 1, 1, 4][below(4)] }

  private mutating func size(_ view: Int) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: [.width, .height][below(2)], relatedBy: relation(),
      constant: number())
  }

  private mutating func sizes(_ a: Int, _ b: Int) -> LayoutConstraint {
    let first = [Attribute.width, .height][below(2)]
    let isSame = a != b && below(4) > 0
    return LayoutConstraint(
      item: .view(a), attribute: first, relatedBy: relation(), toItem: .view(b),
      attribute: isSame ? first : first == .width ? .height : .width,
      multiplier: below(4) == 0 ? 2.5 : 1, constant: below(4) == 0 ? number() : 0)
  }

  /// To an edge or a margin of the superview, either side first.
  private mutating func edge(_ view: Int) -> LayoutConstraint {
    let sides: [(Attribute, Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.bottom, .bottomMargin),
    ]
    let (side, margin) = sides[below(4)]
    let isMargin = below(2) == 0
    let constant = isMargin && below(3) > 0 ? 0 : number()
    let other = isMargin ? margin : side
    var constraint =
      below(2) == 0
      ? LayoutConstraint(
        item: .view(view), attribute: side, relatedBy: relation(), toItem: .view(0),
        attribute: other, constant: constant)
      : LayoutConstraint(
        item: .view(0), attribute: other, relatedBy: relation(), toItem: .view(view),
        attribute: side, constant: constant)
    if below(5) == 0 { makeStandard(&constraint, 20) }
    return constraint
  }

  private mutating func distance(_ a: Int, _ b: Int) -> LayoutConstraint {
    let ends = [(Attribute.leading, Attribute.trailing), (.top, .bottom)][below(2)]
    let isTurned = below(3) == 0
    var constraint = LayoutConstraint(
      item: .view(a), attribute: isTurned ? ends.1 : ends.0, relatedBy: relation(),
      toItem: .view(b), attribute: isTurned ? ends.0 : ends.1,
      constant: (below(4) == 0 ? -1 : 1) * number())
    if below(3) == 0 { makeStandard(&constraint, 8) }
    return constraint
  }

  private mutating func makeStandard(_ constraint: inout LayoutConstraint, _ distance: Double) {
    constraint.usesStandardSpacing = true
    constraint.constant = below(3) == 0 ? -distance : distance
  }

  private mutating func alignment(_ a: Int, _ b: Int) -> LayoutConstraint {
    let attribute = [Attribute.top, .centerX, .leading, .lastBaseline, .left][below(5)]
    return LayoutConstraint(
      item: .view(a), attribute: attribute, relatedBy: relation(),
      toItem: .view(a == b ? 0 : b), attribute: attribute, constant: number())
  }
}
