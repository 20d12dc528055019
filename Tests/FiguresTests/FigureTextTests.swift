import FigureChoices
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Figures as text: what their marks are, whose, and where.
struct FigureTextTests {
  /// A figure with what is set around it.
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var recipe: String
    var style = FigureStyle.canvas
    var labels: [LabelKind] = []
    var callouts: [String] = []
    var crop: [String] = []
    var isListed = false
    var regions: [ScreenOptions.ShadedRegion] = []

    var testDescription: String { name }

    /// The figure as text.
    func text() throws -> String {
      let solved = try Sample.solved(recipe, on: Canvas(size: Size(width: 320, height: 240)))
      var request = FigureRequest(name: "T", title: "T")
      request.screen.regions = regions
      var settings = FigureSettings()
      if !crop.isEmpty { settings.crop = .around(crop, margin: 12) }
      var figure = try style.figure(of: solved, request)
        .applying(settings, to: solved, in: style).labeled(labels, of: solved)
        .calledOut(callouts.map { Callout(at: $0, "About \($0)") }, of: solved)
      if isListed { figure = try ConstraintLegend.figure(figure, listing: [solved.layout], .below) }
      return figure.text(of: solved.layout)
    }
  }

  private static let card = """
    views: {Red View: {backgroundColor: red}, Name: {kind: label, text: Name}}
    constraints: |
      1. Red View.Leading = Superview.Leading + 20
      2. Red View.Top = Superview.Top + 30
      3. Red View.Width = 120
      4. Red View.Height >= 60 (Priority 500)
      5. Name.Leading = Red View.Trailing + 24
      6. Name.First Baseline = Red View.Bottom - 10
      7. Superview.Trailing >= Name.Trailing + 8
    """
  private static let conflict = card + "\n  8. Red View.Width = 150"
  private static let ambiguous = """
    views: {A: {backgroundColor: blue}, B: {}}
    constraints: |
      1. A.Leading = Superview.Leading + 20
      2. A.Top = Superview.Top + 20
      3. A.Width = B.Width
      4. B.Leading = A.Trailing + 8
      5. B.Trailing = Superview.Trailing - 20
      6. A.Center Y = B.Center Y
    """
  private static let controls = """
    views:
      Volume: {kind: slider}
      Sound: {kind: switch}
      Count: {kind: stepper}
      Save: {kind: button, title: Save}
    constraints: |
      1. Volume.Leading = Superview.Leading + 20
      2. Volume.Top = Superview.Top + 20
      3. Volume.Width = 120
      4. Sound.Leading = Volume.Leading
      5. Sound.Top = Volume.Bottom + 20
      6. Count.Leading = Sound.Trailing + 20
      7. Count.Center Y = Sound.Center Y
      8. Save.Center X = Superview.Center X
      9. Save.Top = Count.Bottom + 24
    """

  static let rows = [
    Row(name: "canvas", recipe: card),
    Row(name: "controls", recipe: controls),
    Row(name: "right-to-left", recipe: "direction: right-to-left\n" + card),
    Row(name: "conflict", recipe: conflict),
    Row(name: "ambiguous", recipe: ambiguous),
    Row(name: "regions", recipe: card, regions: [.init(.margins), .init(.safeArea)]),
    Row(name: "labels", recipe: card, labels: LabelKind.allCases),
    Row(name: "legend", recipe: card, labels: [.numbers], isListed: true),
    Row(name: "callouts", recipe: card, callouts: ["Red View", "5"]),
    Row(name: "crop", recipe: card, crop: ["Name"]),
    Row(name: "screen", recipe: controls, style: .screen, labels: [.names]),
    Row(name: "outline", recipe: card, style: .outline),
    Row(name: "schematic", recipe: card, style: .schematic),
    Row(name: "schematic-callouts", recipe: card, style: .schematic, callouts: ["Name", "3"]),
    Row(name: "schematic-crop", recipe: card, style: .schematic, crop: ["Name"]),
    Row(name: "schematic-ambiguous", recipe: ambiguous, style: .schematic),
  ]

  private static let folder = Repository.root + "/Tests/Fixtures/Figures"
  private static let writes = ProcessInfo.processInfo.environment["IBAR_WRITE_FIGURES"] != nil

  @Test(arguments: rows)
  func `a figure has the marks that its text lists`(_ row: Row) throws {
    let path = "\(Self.folder)/\(row.name).txt"
    let text = try row.text()
    if Self.writes { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    let known = try String(contentsOfFile: path, encoding: .utf8)
    let differences = text.split(separator: "\n").difference(from: known.split(separator: "\n"))
      .map { change in
        switch change {
        case .insert(_, let line, _): "+ " + line
        case .remove(_, let line, _): "- " + line
        }
      }
    #expect(
      differences == [],
      """
      Where this change is meant, look at the figure, and write its text again:
      IBAR_WRITE_FIGURES=1 swift test --disable-xctest --filter FigureTextTests
      """)
  }
}
