import LayoutModel
import TestSupport
import Testing

private let complexWidths = """
  views: {Blue: {}, Red: {}}
  constraints: |
    1. Blue.Leading = Superview.LeadingMargin
    2. Red.Leading = Blue.Trailing + Standard
    3. Red.Trailing = Superview.TrailingMargin
    4. Blue.Top = Superview.Top
    5. Red.Top = Superview.Top
    6. Blue.Height = 10
    7. Red.Height = Blue.Height
    8. Red.Width = 2.0 x Blue.Width (Priority 750)
    9. Blue.Width >= 150.0
  """

struct ExplanationTests {
  private func layout(width: Double) throws -> Layout {
    try Sample.layout(complexWidths, on: Canvas(size: Size(width: width, height: 600)))
  }

  private func explanation(width: Double) throws -> Explanation {
    try LayoutEngine.explanation(ofView: 2, in: layout(width: width))
  }

  private func constraints(_ members: [LayoutConflict.Member]) -> [Int] {
    members.compactMap { if case .constraint(let index) = $0 { index + 1 } else { nil } }
  }

  @Test func `below the breakpoint the minimum decides, and the ratio has lost to it`() throws {
    let explanation = try explanation(width: 400)
    // Red's width is what is left of 360 between the margins: 360 - 8 - 150.
    let width = explanation.causes[FrameVariable.width.rawValue]
    #expect(constraints(width.members) == [1, 2, 3, 9])
    let implied = try width.members.implied(in: layout(width: 400))
    #expect(implied == ["Superview.Width = 400.0": .rootSize(.horizontal)])
    #expect(explanation.losses.count == 1)
    #expect(explanation.losses[0].member == .constraint(7))
    // 2 x 150 - 202.
    #expect((explanation.losses[0].error - 98).magnitude < 1e-9)
    #expect(constraints(explanation.losses[0].lostTo) == [1, 2, 3, 9])
  }

  @Test func `above it the ratio decides`() throws {
    let explanation = try explanation(width: 600)
    let width = explanation.causes[FrameVariable.width.rawValue]
    #expect(constraints(width.members) == [1, 2, 3, 8])
    #expect(explanation.losses.isEmpty)
    // Its height is Blue's, which is a number.
    let height = explanation.causes[FrameVariable.height.rawValue]
    #expect(height.members == [.constraint(5), .constraint(6)])
  }

  @Test func `places are relative to the superview, and fixed there though the superview is not`()
    throws
  {
    let layout = try Sample.layout(
      """
      views:
        Outer: {subviews: {Inner: {}}}
      constraints: |
        1. Inner.Leading = Outer.Leading + 10
        2. Inner.Width = 50
        3. Outer.Width = 200
      """)
    let x = try LayoutEngine.explanation(ofView: 2, in: layout).causes[FrameVariable.x.rawValue]
    #expect(x.members == [.constraint(0)])
    #expect(!x.isUndetermined)
    let pieces = try LayoutEngine.pieces(along: .horizontal, over: 0...900) {
      layout.resized(toWidth: $0)
    }
    let line = try #require(pieces.last?.frames[2][.x])
    #expect(line.slope == 0 && line.constant == 10)
    #expect(pieces.last?.undetermined[2].contains(.x) == false)
    #expect(pieces.last?.undetermined[1].contains(.x) == true)
  }

  @Test func `what nothing determines says so`() throws {
    let layout = try Sample.layout("views: {A: {}}\nconstraints: A.Top = Superview.Top\n")
    let causes = try LayoutEngine.explanation(ofView: 1, in: layout).causes
    #expect(causes.map(\.isUndetermined) == [true, false, true, true])
    #expect(causes[FrameVariable.width.rawValue].members.isEmpty)
  }
}

struct LayoutPieceTests {
  @Test func `complex widths have the guide's pieces, exactly`() throws {
    let layout = try Sample.layout(complexWidths)
    let pieces = try LayoutEngine.pieces(along: .horizontal, over: 0...900) {
      layout.resized(toWidth: $0)
    }
    // 20 + 150 + 8 + 20 = 198 leaves Red no width; at 498 there are 458 between the margins.
    #expect(pieces.map(\.range) == [0...198, 198...498, 498...900])
    #expect(pieces.map(\.isSatisfiable) == [false, true, true])
    func line(_ piece: Int, _ view: Int, _ part: FrameVariable) -> LayoutPiece.Line? {
      pieces[piece].frames[view][part]
    }
    // Blue 150 and Red W - 198; then Blue (W - 48) / 3, Red twice that and behind it: 20 + (W - 48) / 3 + 8 = (W + 36) / 3.
    for (piece, view, part, slope, constant) in [
      (1, 1, FrameVariable.width, 0.0, 150.0), (1, 2, .width, 1, -198),
      (2, 1, .width, 1 / 3.0, -16), (2, 2, .width, 2 / 3.0, -32), (2, 2, .x, 1 / 3.0, 12),
    ] {
      let line = try #require(line(piece, view, part))
      #expect((line.slope - slope).magnitude < 1e-12)
      #expect((line.constant - constant).magnitude < 1e-9)
    }
  }

  @Test func `a piece gives the frames that solving gives`() throws {
    for seed in UInt64(1)...20 {
      let layout = RandomLayout.layout(seed: seed)
      let pieces = try LayoutEngine.pieces(along: .horizontal, over: 64...1024) {
        layout.resized(toWidth: $0)
      }
      for piece in pieces {
        let width = (piece.range.lowerBound + piece.range.upperBound) / 2
        let solved = try LayoutEngine.solve(layout.resized(toWidth: width))
        #expect(piece.isSatisfiable == solved.conflicts.isEmpty)
        guard piece.isSatisfiable else { continue }
        for view in layout.views.indices.dropFirst() {
          // A place in a superview may be fixed where both are open; never the other way round.
          let isFlat = layout.views[view].superview == 0
          if isFlat { #expect(solved.undetermined[view] == piece.undetermined[view]) }
          let frame = solved.frameInSuperview(of: view)
          let values: [FrameVariable: Double] = [
            .x: frame.x, .y: frame.y, .width: frame.width, .height: frame.height,
          ]
          for (part, line) in piece.frames[view] where !piece.undetermined[view].contains(part) {
            let value = line.slope * width + line.constant
            #expect((value - (values[part] ?? .nan)).magnitude < 1e-6)
          }
        }
      }
    }
  }

  /// 80 + 214 + 81 = 375.
  @Test func `constraints that hold at one size alone have a piece there`() throws {
    let layout = try Sample.layout(
      """
      views: {Button: {}}
      constraints: |
        1. Button.Leading = Superview.Leading + 80
        2. Button.Trailing = Superview.Trailing - 81
        3. Button.Width = 214
      """)
    let pieces = try LayoutEngine.pieces(along: .horizontal, over: 320...1024) {
      layout.resized(toWidth: $0)
    }
    #expect(pieces.map(\.range) == [320...375, 375...375, 375...1024])
    #expect(pieces.map(\.isSatisfiable) == [false, true, false])
  }

  /// Text of the readable width: 672 points between margins of 20.
  ///
  /// The guide begins to be narrower than the margins
  /// at 20 + 672 + 20 = 712; from there it is 672 wide, in the middle.
  @Test func `a readable guide stays as wide as it is where the root grows`() throws {
    let layout = try Sample.layout(
      """
      canvas: {size: [600, 600]}
      views: {Body: {}}
      constraints: |
        1. Body.Leading = Readable Content Guide.Leading
        2. Body.Trailing = Readable Content Guide.Trailing
      """)
    let pieces = try LayoutEngine.pieces(along: .horizontal, over: 400...1024) {
      layout.resized(toWidth: $0)
    }
    #expect(pieces.map(\.range) == [400...712, 712...1024])
    let widths = pieces.compactMap { $0.frames[1][.width] }
    #expect(widths.map(\.slope) == [1, 0] && widths.map(\.constant) == [-40, 672])
    #expect(pieces.last?.frames[1][.x]?.value(at: 1024) == 176)
  }

  /// The text takes two lines where its line does not fit; the label's own width is that line's, rounded up to pixels.
  @Test func `a wrapped text is as high as its lines at each size`() throws {
    let layout = try Sample.layout(
      """
      canvas: {size: [600, 600]}
      views: {Text: {kind: label, text: Some words in a line that wraps, numberOfLines: 0}}
      constraints: |
        1. Text.Leading = Superview.Leading
        2. Text.Trailing = Superview.Trailing
        3. Text.Top = Superview.Top
      """)
    let natural = try LayoutEngine.solve(layout).metrics[1].intrinsicContentSize.width ?? 0
    let pieces = try LayoutEngine.pieces(along: .horizontal, over: 100...600) {
      layout.resized(toWidth: $0)
    }
    let last = try #require(pieces.last)
    #expect(last.range.lowerBound > natural - 0.5 && last.range.lowerBound <= natural)
    // Labels of 17 points: 20.5 points for a line, 40.5 for two, rounded up to pixels.
    #expect(pieces.compactMap { $0.frames[1][.height]?.constant }.suffix(2) == [41, 20.5])
  }
}

extension Layout {
  /// The layout in a root of another width, in points, with nothing else changed.
  fileprivate func resized(toWidth width: Double) -> Layout {
    var layout = self
    layout.canvas.size.width = width
    return layout
  }
}
