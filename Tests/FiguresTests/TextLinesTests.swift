import Foundation
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// A label is drawn with the lines that it was measured with.
struct TextLinesTests {
  private static let words = [
    "Has anyone tried this on a device without a home button? The bar jumps.",
    "Fußgängerübergänge und Verkehrsberuhigungsmaßnahmen sind selten kurz",
    "هل جرّب أحد هذا على جهاز بلا زر؟ الشريط يقفز عند السحب",
    "האם מישהו ניסה את זה במכשיר בלי כפתור בית? הסרגל קופץ",
    "有人在没有主屏幕按钮的设备上试过吗？工具栏会跳动。",
    "ホームボタンのないデバイスで試した人はいますか。バーが跳ねます。",
    "one\ntwo three four\n\nfive", "AVAVAVAV fi ffl Tomorrow WAWA",
  ]
  private static let devices = ["iPhone 6", "iPhone 13 mini", "iPhone 8 Plus", "iPad mini"]

  private func solved(_ seed: Seed) throws -> SolvedLayout {
    var random = SplitMix(state: seed.number)
    let text = (0...Int.random(in: 0...1, using: &random)).compactMap { _ in
      Self.words.randomElement(using: &random)
    }.joined(separator: " ")
    let weight = try #require(["regular", "semibold", "bold"].randomElement(using: &random))
    // Widths in thirds and halves of points too, as devices of three pixels a point have them; no character is
    // wider than 60 points, for it would not be drawn.
    let width = Double(Int.random(in: 360...2000, using: &random)) / 6
    let device = try #require(Self.devices.randomElement(using: &random))
    return try Sample.solved(
      """
      canvas: {device: \(device), orientations: portrait}
      views:
        Text:
          kind: label
          numberOfLines: 0
          text: \(String(decoding: JSONEncoder().encode(text), as: UTF8.self))
          font: {size: \(Int.random(in: 9...40, using: &random)), weight: \(weight)}
      constraints: |
        Text.Leading = Superview.Leading + \(Double(Int.random(in: 0...9, using: &random)) / 3)
        Text.Top = Superview.Top
        Text.Width = \(width)
      """)
  }

  @Test(arguments: Seed.samples(80))
  func `drawn lines are as many as measured ones, and hold all of the text`(_ seed: Seed) throws {
    let solved = try solved(seed)
    let figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
    let drawn = figure.groups.filter { $0.part == .view(1) }.flatMap(\.marks).compactMap { mark in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
    let layout = solved.layout
    let font = layout.views[1].font(textSize: layout.canvas.textSize)
    let measured = (1...400).first {
      font.labelHeight(lines: $0, scale: layout.canvas.scale) >= solved.frames[1].height - 1e-6
    }
    let text = try #require(layout.views[1].content.text)
    // An empty line has nothing to draw.
    let empty = text.split(separator: "\n", omittingEmptySubsequences: false).count { $0.isEmpty }
    #expect(drawn.count + empty == measured)
    func letters(_ text: String) -> [Character] { text.filter { !$0.isWhitespace }.map { $0 } }
    #expect(letters(drawn.joined()) == letters(text))
  }
}
