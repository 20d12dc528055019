import LayoutFindings
import LayoutModel
import TestSupport
import Testing

struct ConsoleLogTests {
  @Test func `a required content size is an entry of its own`() throws {
    let solved = try Sample.solved(
      """
      views:
        A: {intrinsicContentSize: [50, 20], contentHuggingPriority: {horizontal: 1000}}
      constraints: |
        A.Leading >= Superview.Leading + Standard
        A.Leading = Superview.Leading
        A.Trailing = Superview.Trailing
      """)
    let log = ConsoleLog.text(for: solved)
    #expect(
      log.contains(
        "<NSContentSizeLayoutConstraint H:[UIView'A'(50)] Hug:1000 CompressionResistance:750>"))
    // An inequality keeps its sign though its distance is the standard one.
    #expect(log.contains("H:|-(>=20)-[UIView'A']"))
    #expect(!log.contains("NSSpace"))
  }

  /// The guide's own example, Understanding the Logs, with names in place of addresses, and with the margins
  /// that UIKit logs too.
  @Test func `a conflict reads as in the console`() throws {
    let solved = try Sample.solved(
      """
      views: {Name: {}, Text Field: {}}
      constraints: |
        Name.Width >= 400.0 [Label Width]
        Name.Leading = Superview.LeadingMargin [Label Leading]
        Text Field.Leading = Name.Trailing + Standard
        Text Field.Trailing = Superview.TrailingMargin
      """, on: Canvas(size: Size(width: 320, height: 480)))
    #expect(
      ConsoleLog.text(for: solved) == """
        320x480: Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint 'Label Width' H:[UIView'Name'(>=400)]>",
            "<NSLayoutConstraint 'Label Leading' UIView'Name'.leading == UIView'Superview'.leadingMargin>",
            "<NSLayoutConstraint H:[UIView'Name']-(NSSpace(8))-[UIView'Text Field']>",
            "<NSLayoutConstraint UIView'Text Field'.trailing == UIView'Superview'.trailingMargin>",
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' H:[UIView'Superview'(320)]>",
            "<NSLayoutConstraint 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide'Superview.UIViewLayoutMarginsGuide'](LTR)   (Names: '|':UIView'Superview' )>",
            "<NSLayoutConstraint 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide'Superview.UIViewLayoutMarginsGuide']-(16)-|(LTR)   (Names: '|':UIView'Superview' )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint 'Label Width' H:[UIView'Name'(>=400)]>

        """)
  }
}
