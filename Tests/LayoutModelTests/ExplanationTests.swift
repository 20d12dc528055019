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
    let pieces = try LayoutEngine.pieces(of: layout, along: .horizontal, over: 0...900)
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
    let pieces = try LayoutEngine.pieces(
      of: try Sample.layout(complexWidths), along: .horizontal, over: 0...900)
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
      for piece in try LayoutEngine.pieces(of: layout, along: .horizontal, over: 64...1024) {
        let width = (piece.range.lowerBound + piece.range.upperBound) / 2
        var changed = layout
        changed.canvas.size.width = width
        let solved = try LayoutEngine.solve(changed)
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
}
