import LayoutModel
import Testing

/// The places of a layout by their names.
struct LayoutPlaceTests {
  private var layout: Layout {
    Layout(
      canvas: Canvas(size: Size(width: 100, height: 100)),
      views: [
        View(name: Layout.rootName, kind: .view, superview: nil),
        View(name: "Red View", kind: .view, superview: 0),
      ],
      constraints: [
        LayoutConstraint(item: .view(1), attribute: .width, relatedBy: .equal, constant: 10)
      ])
  }

  @Test(
    arguments: [
      ("Red View", .part(.view(1))), ("1", .part(.constraint(0))),
      ("Red View.Trailing", .attribute(.trailing, of: 1)),
      ("red view.center X", .attribute(.centerX, of: 1)),
      ("`Red View`.Baseline", .attribute(.lastBaseline, of: 1)),
      ("Red View.Edge", nil), ("Green View.Top", nil), ("2", nil), (".Top", nil),
    ] as [(String, LayoutPlace?)])
  func `a place is a part or an attribute of a view`(_ words: String, _ place: LayoutPlace?) {
    #expect(LayoutParts(layout).place(named: words) == place)
  }
}
