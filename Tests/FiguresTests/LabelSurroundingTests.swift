import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// What labels and callouts leave free beside them: caps, ticks, signs and lines of other constraints.
struct LabelSurroundingTests {
  private struct Drawn {
    var plain: Figure
    var labeled: Figure

    /// The groups of labels, by the numbers of their constraints.
    func label(_ constraint: Int) throws -> Figure.Group {
      try #require(
        labeled.groups.first { $0.isLabel && $0.id.contains("-constraint-\(constraint)-") })
    }

    /// The marks of constraints before labels were added, without those of one of them.
    func marks(besides constraint: Int) -> [Mark] {
      plain.groups.filter {
        if case .constraint(let index)? = $0.part { index != constraint - 1 } else { false }
      }.flatMap(\.marks)
    }
  }

  private func drawn(_ recipe: String, _ kinds: [LabelKind]) throws -> Drawn {
    let solved = try Sample.solved(recipe)
    let plain = try CanvasStyle.figure(of: solved, FigureRequest(name: "L", title: "L"))
    return Drawn(plain: plain, labeled: try plain.labeled(kinds, of: solved))
  }

  private func line(to group: Figure.Group) -> Segment? {
    group.marks.first { $0.role == .leader }?.segments.first
  }

  private func box(_ group: Figure.Group) throws -> Rect {
    try #require(group.marks.first { $0.role == .plate || $0.role == .number }?.box)
  }

  // MARK: Callouts

  /// The middle of a callout's dot, and the marks of the figure without it.
  private func dot(_ place: String, _ recipe: String) throws -> (dot: Point, plain: Figure) {
    let solved = try Sample.solved(recipe)
    let plain = try CanvasStyle.figure(of: solved, FigureRequest(name: "C", title: "C"))
    let figure = try plain.calledOut([Callout(at: place, "Here")], of: solved)
    let box = try #require(
      figure.groups.filter(\.isCallout).flatMap(\.marks).first { $0.role == .dot }?.box)
    return (Point(x: box.midX, y: box.midY), plain)
  }

  @Test func `a dot on a short bar leaves both caps free`() throws {
    let (dot, _) = try dot(
      "1",
      """
      views:
        Left: {frame: [20, 100, 100, 40], backgroundColor: blue}
        Right: {frame: [132, 100, 200, 40], backgroundColor: red}
      constraints: ["Right.Leading = Left.Trailing + 12"]
      """)
    // Of 12 points the dot with its edge takes 6.5; it is 2 points or more from the caps in the middle alone.
    #expect(dot.x == 126)
  }

  private static let hairline = """
    canvas: {device: iPhone 6, orientations: portrait}
    views:
      Rule: {backgroundColor: separator}
    constraints: |
      1. Rule.Top = Safe Area.Top + 40
      2. Rule.Height = 1
      3. Rule.Leading = Superview.LeadingMargin
      4. Rule.Trailing = Superview.Trailing
    """

  @Test func `a dot on a hairline leaves its tick free`() throws {
    let (dot, plain) = try dot("Rule", Self.hairline)
    let tick = try #require(
      plain.groups.first { $0.part == .constraint(1) }?.marks.first { $0.role == .stem }?.box)
    // The hairline lies from 60 to 61.
    #expect(dot.y == 60.5)
    #expect((dot.x - tick.midX).magnitude >= 5)
  }

  @Test func `a dot lies on the baseline that it is about`() throws {
    let (dot, plain) = try dot(
      "4",
      """
      canvas: {device: iPhone 6, orientations: portrait}
      views:
        Degrees: {kind: label, text: 12°, font: {size: 72, weight: thin}}
        Feels: {kind: label, text: feels like 9°, font: {style: footnote}}
      constraints: |
        1. Degrees.Top = Safe Area.Top + 24
        2. Degrees.CenterX = Superview.CenterX
        3. Feels.Leading = Degrees.Trailing + 8
        4. Feels.Baseline = Degrees.Baseline
        5. Feels.Trailing <= Superview.TrailingMargin
      """)
    let lines = plain.groups.first { $0.part == .constraint(3) }?.marks.flatMap(\.segments) ?? []
    #expect(
      lines.contains { line in
        line.from.y == dot.y && line.box.minX <= dot.x && dot.x <= line.box.maxX
      })
  }

  // MARK: Labels

  @Test func `a value keeps clear of another constraint's sign`() throws {
    let drawn = try drawn(
      """
      canvas: {device: iPhone 6, orientations: portrait}
      views:
        Email: {kind: textField, placeholder: mail}
        Code: {kind: textField, placeholder: "000000"}
        Title: {kind: label, text: Create Account, font: {style: title1}}
        Rule: {backgroundColor: separator}
      constraints: |
        1. Title.Top = Safe Area.Top + 24
        2. Title.CenterX = Superview.CenterX
        3. Email.Top = Title.Bottom + 32
        4. Email.Leading = Superview.Leading + 120
        5. Email.Trailing = Superview.TrailingMargin
        6. Code.Top = Email.Bottom + 12
        7. Code.Leading = Email.Leading
        8. Code.Width = 0.5 x Email.Width
        9. Rule.Top = Code.Bottom + 20
        10. Rule.Height = 1
        11. Rule.Leading = Superview.LeadingMargin
        12. Rule.Trailing = Superview.Trailing
      """, [.values])
    let signs = drawn.labeled.groups.flatMap(\.marks).filter { $0.role == .sign }.compactMap(\.box)
    #expect(!signs.isEmpty)
    let label = try box(drawn.label(9))
    for sign in signs {
      #expect(!label.insetBy(-Clearance.signOfLabel).intersects(sign))
    }
  }

  @Test func `no line runs between a number and its bar`() throws {
    let drawn = try drawn(
      """
      canvas: {device: iPhone 6, orientations: portrait}
      views:
        Repeat: {kind: label, text: Repeat every}
        Value: {kind: label, text: 2 weeks}
        Stepper: {kind: stepper}
      constraints: |
        1. Repeat.Leading = Superview.LeadingMargin
        2. Repeat.Top = Safe Area.Top + 120.5
        3. Value.Leading = Repeat.Trailing + 8
        4. Value.Baseline = Repeat.Baseline
        5. Stepper.CenterY = Repeat.CenterY
        6. Stepper.Trailing = Superview.TrailingMargin
        7. Stepper.Leading >= Value.Trailing + 8
      """, [.numbers])
    let label = try box(drawn.label(7))
    let bar = try #require(
      drawn.plain.groups.first { $0.part == .constraint(6) }?.marks.flatMap(\.stems).first)
    let link = Segment(
      from: Point(x: label.midX, y: bar.from.y), to: Point(x: label.midX, y: label.midY))
    let lines = drawn.marks(besides: 7).flatMap(\.segments)
    #expect(!lines.contains { $0.meets(link) })
  }

  @Test func `the value of a tick touches it at the edge of the screen`() throws {
    let drawn = try drawn(Self.hairline, [.values])
    let label = try drawn.label(2)
    let tick = try #require(
      drawn.plain.groups.first { $0.part == .constraint(1) }?.marks.flatMap(\.stems).first)
    #expect(line(to: label) == nil)
    #expect(try box(label).insetBy(-1.1).intersects(tick.box))
  }

  @Test func `a leader line ends where nothing else crosses its bar`() throws {
    let drawn = try drawn(
      """
      canvas: {device: iPhone 6, orientations: portrait}
      views:
        Cancel: {kind: button, title: Cancel}
        Done: {kind: button, title: Done}
        Title: {kind: textField, placeholder: Title}
        Starts: {kind: label, text: Starts}
      constraints: |
        1. Cancel.Leading = Superview.LeadingMargin
        2. Cancel.Top = Safe Area.Top + Standard
        3. Done.Trailing = Superview.TrailingMargin
        4. Done.Baseline = Cancel.Baseline
        5. Done.Width = Cancel.Width (Priority 500)
        6. Title.Top = Cancel.Bottom + 16
        7. Title.Leading = Superview.LeadingMargin
        8. Title.Trailing = Superview.TrailingMargin
        9. Starts.Leading = Title.Leading
        10. Starts.Top = Title.Bottom + 20
      """, [.numbers])
    let leader = try #require(line(to: drawn.label(6)))
    let end = Rect(around: leader.to, width: 0, height: 0).insetBy(-Clearance.lines)
    let others = drawn.marks(besides: 6).filter { Role.lines.contains($0.role) }.flatMap(\.stems)
    #expect(!others.contains { $0.crosses(end) })
  }

  @Test func `a value with a leader line replaces the sign to which it leads`() throws {
    let recipe = """
      views: {Avatar: {frame: [100, 100, 60, 60]}}
      constraints: ["Avatar.Height = Avatar.Width"]
      """
    func signs(_ figure: Figure) -> [Rect] {
      figure.groups.first { $0.part == .constraint(0) }?.marks.filter { $0.role == .sign }
        .compactMap(\.box) ?? []
    }
    var figure = try drawn(recipe, []).plain
    let id = try #require(figure.groups.first { $0.part == .constraint(0) }?.id)
    let both = signs(figure)
    let (first, last) = (try #require(both.first), try #require(both.last))
    #expect(!first.intersects(last))
    // The label stands at one sign, and its line leads to the other one.
    var place = LabelPlace(
      Point(x: first.midX, y: first.minY - 8), Size(width: 20, height: 13), cost: 0)
    place.leader = Segment(
      from: Point(x: place.box.midX, y: place.box.minY), to: Point(x: last.midX, y: last.midY))
    figure.removeSigns(of: id, for: place)
    #expect(!signs(figure).isEmpty)
    #expect(!signs(figure).contains { $0.intersects(last) })
  }

  @Test func `the rim of a leader line has the colour of its ground`() throws {
    let drawn = try drawn(
      """
      canvas: {device: iPhone 6, orientations: portrait}
      root: {backgroundColor: {light: "#D6E9F8", dark: "#10243A"}}
      views:
        Repeat: {kind: label, text: Repeat every}
        Value: {kind: label, text: 2 weeks}
      constraints: |
        1. Repeat.Leading = Superview.LeadingMargin
        2. Repeat.Top = Safe Area.Top + 120
        3. Value.Leading = Repeat.Trailing + 8
        4. Value.Baseline = Repeat.Baseline
      """, [.numbers])
    let label = try drawn.label(3)
    #expect(line(to: label) != nil)
    let rims = label.marks.filter { $0.role == .rim }
    #expect(rims.first?.stroke?.color == DynamicColor(0xD6E9F8, dark: 0x10243A))
  }

  /// A line from 0 to 600, of an item from 500 to 520.
  @Test func `a number on a line that runs on stands near its own item`() throws {
    let item = Rect(x: 0, y: 500, width: 100, height: 20)
    let line = Segment(from: Point(x: 0, y: 0), to: Point(x: 0, y: 600))
    let home = LabelHome.lines([line], caps: [], signs: [], near: item)
    let best = try #require(
      home.near(Size(width: 14, height: 14)).min { $0.tally < $1.tally })
    // Places are 20 points apart: twelve in 40 % of each half.
    #expect(best.box.maxY > 500 - 20 && best.box.minY < 520 + 20)
  }
}
