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
