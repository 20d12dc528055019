import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The coordinates of diagrams.
struct SchematicOrderTests {
  @Test func `sizes and centres that constraints make equal are equal`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}, C: {}}
      constraints: |
        A.Leading = Superview.Leading + 10
        B.Leading = A.Trailing + 10
        B.Trailing = Superview.Trailing - 10
        B.Width = 2 x A.Width
        C.CenterX = A.CenterX
        C.Width = 30
        A.Top = Superview.Top + 10
        B.Top = A.Top
        A.Height = A.Width
        B.Height = A.Height
        C.Top = A.Bottom + 10
        C.Bottom = Superview.Bottom - 10
      """)
    let frames = try SchematicSamples.diagram(of: solved).places.frames
    // Coordinates are whole half points.
    #expect((frames[2].width - 2 * frames[1].width).magnitude <= 1)
    #expect((frames[1].height - frames[1].width).magnitude <= 1)
    #expect((frames[1].height - frames[2].height).magnitude <= 0.5)
    #expect((frames[1].midX - frames[3].midX).magnitude <= 0.5)
  }

  @Test func `a view of no size is small, and stands where it lies`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, Dummy: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading + 10
        A.Width = 100
        Dummy.Leading = A.Trailing + 50
        Dummy.Width = 0
        B.Leading = Dummy.Trailing + 50
        B.Width = 100
        A.Top = Superview.Top + 10
        A.Height = 50
        Dummy.Top = A.Top
        Dummy.Height = 0
        B.Top = A.Top
        B.Height = 50
      """)
    let frames = try SchematicSamples.diagram(of: solved).places.frames
    #expect(frames[2].width > 20 && frames[2].width < 80 && frames[2].height < 50)
    #expect(frames[1].maxX < frames[2].minX && frames[2].maxX < frames[3].minX)
    #expect(frames[2].minY == frames[1].minY)
  }
}
