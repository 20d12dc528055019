import AutoLayout
import Foundation
import ProgrammaticConstraints
import Testing

struct ExampleTests {
  /// (375 - 2 x 20 - 8) / 2 = 163.5 wide, 667 - 2 x 20 = 627 high; the blue view begins at 20 + 163.5 + 8.
  static let red = Rect(20, 20, 163.5, 627)
  static let blue = Rect(191.5, 20, 163.5, 627)

  @Test
  func `the example's two ways give the same frames`() throws {
    for layout in [TwoViews.byAnchors(), TwoViews.byConstraints()] {
      try layout.superview.layoutIfNeeded()
      #expect(layout.red.frame == ExampleTests.red)
      #expect(layout.blue.frame == ExampleTests.blue)
      #expect(try !layout.red.hasAmbiguousLayout && layout.superview.conflicts.isEmpty)
    }
  }

  /// ICU is in both, and must not meet.
  @Test
  func `Foundation and this library can be used in one file`() {
    #expect(String(format: "%.1f", Label("Text").intrinsicContentSize.height) == "20.5")
  }

  /// The lines of docs/library.md: 375 - 2 x 8 = 359, twice that 718.
  @Test
  func `the example of the library's page`() throws {
    let superview = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let red = View()
    red.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(red)
    let margins = superview.layoutMarginsGuide
    LayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      red.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      red.topAnchor.constraint(equalTo: margins.topAnchor),
      red.heightAnchor.constraint(equalTo: red.widthAnchor, multiplier: 2),
    ])
    try superview.layoutIfNeeded()
    #expect(red.frame == Rect(8, 8, 359, 718))
  }

  /// The lines of AutoLayout.md.
  @Test
  func `the first example of the documentation`() throws {
    let superview = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let red = View()
    let blue = View()
    for view in [red, blue] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20).isActive = true
      superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20).isActive = true
    }
    LayoutConstraint.activate([
      red.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      superview.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor),
    ])
    try superview.layoutIfNeeded()
    #expect([red.frame, blue.frame] == [ExampleTests.red, ExampleTests.blue])
  }
}
