import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Figures side by side, against the measures of Xcode's preview assistant, in points.
struct FigureRowTests {
  private func row(_ sizes: [Size], note: String? = nil) throws -> Figure {
    let parts = try sizes.enumerated().map { index, size in
      let figure = try CanvasStyle.figure(
        of: Sample.solved("views: {A: {}}", on: Canvas(size: size)),
        FigureRequest(name: "Test-\(index)", title: "Test"))
      return FigureRow.Part(figure: figure, caption: "\(index)", note: index > 0 ? note : nil)
    }
    return try FigureRow.figure(of: parts, name: "Test", title: "Test")
  }

  private func frames(_ figure: Figure) -> [Rect] {
    figure.groups.filter { $0.id == Figure.idPrefix(of: "Test") + "-frames" }.flatMap(\.marks)
      .compactMap { mark in
        if case .frame(let rect, 1) = mark.shape { rect } else { nil }
      }
  }

  private let phone = [Size(width: 375, height: 667), Size(width: 667, height: 375)]

  @Test func `frames of a point stand ten points apart, their middles level`() throws {
    let frames = frames(try row(phone))
    // 667 - 375 = 292, half of which is 146.
    #expect(
      frames == [
        Rect(x: 10, y: 10, width: 377, height: 669),
        Rect(x: 10 + 377 + 10, y: 10 + 146, width: 669, height: 377),
      ])
  }

  @Test func `each figure lies in its frame, and ids stay unique`() throws {
    let figure = try row(phone)
    #expect(Set(figure.groups.map(\.id)).count == figure.groups.count)
    for (index, frame) in frames(figure).enumerated() {
      let root = try #require(
        figure.groups.first { $0.id == Figure.idPrefix(of: "Test-\(index)") + "-view-Superview" }?
          .marks.first)
      #expect(
        root.shape
          == .rect(
            Rect(
              x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 2)))
    }
  }

  /// 10 + 669 + 16: below the taller one.
  @Test func `captions stand in one line`() throws {
    let baselines = try row(phone).groups.flatMap(\.marks).compactMap { mark -> Double? in
      guard mark.role == .caption, case .text(_, _, let origin) = mark.shape else { return nil }
      return origin.y
    }
    #expect(baselines == [695, 695])
  }

  /// A screen has its edge, a diagram its superview, and a torn part its own lines.
  @Test(arguments: [FigureStyle.canvas, .screen, .schematic])
  func `a figure has one frame`(_ style: FigureStyle) throws {
    let solved = try Sample.solved(
      """
      views: {A: {}}
      constraints: |
        A.Top = Superview.Top + 20
        A.Leading = Superview.Leading + 20
        A.Width = 50
        A.Height = 50
      """)
    let whole = try style.figure(of: solved, FigureRequest(name: "Test-1", title: "Test"))
    var settings = FigureSettings()
    settings.crop = .content
    let torn = whole.applying(settings, to: solved, in: style)
    #expect(torn.isTorn)
    for (figure, count) in [(whole, style == .canvas ? 1 : 0), (torn, 0)] {
      let row = try FigureRow.figure(
        of: [FigureRow.Part(figure: figure, caption: "1")], name: "Test", title: "Test")
      #expect(frames(row).count == count)
    }
  }

  /// The one shows 80 points and the other 160, so both show what the longer one needs.
  @Test func `states are cut at one height`() throws {
    let solved = try [30.0, 110].map { top in
      try Sample.solved(
        """
        views: {A: {}}
        constraints: |
          A.Top = Superview.Top + \(top)
          A.Leading = Superview.Leading + 20
          A.Width = 50
          A.Height = 50
        """)
    }
    let figures = try solved.map {
      try FigureStyle.screen.figure(of: $0, FigureRequest(name: "Test", title: "Test"))
    }
    let areas = FigureRow.contentAreas(of: figures, solved, in: .screen)
    // 160 + 24 - 11.5, and six points above the screen.
    #expect(areas == [Rect](repeating: Rect(x: -6, y: -6, width: 612, height: 178.5), count: 2))
  }

  @Test func `a breakpoint is marked between two figures`() throws {
    let figure = try row(phone, note: "at 498")
    let both = frames(figure)
    try #require(both.count == 2)
    let (first, second) = (both[0], both[1])
    let marks = figure.groups.filter { $0.id == Figure.idPrefix(of: "Test") + "-frames" }.flatMap(
      \.marks)
    let line = try #require(
      marks.compactMap { mark -> Segment? in
        if case .segments(let segments) = mark.shape { segments.first } else { nil }
      }.first)
    #expect(line.from.x > first.maxX && line.from.x < second.minX)
    let texts = marks.compactMap { mark -> String? in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
    #expect(texts.sorted() == ["0", "1", "at 498"])
  }
}
