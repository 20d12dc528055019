import Foundation
import LayoutModel
import TestSupport
import Testing

/// Stack views against systems of rows outside the repository, written out and solved by other means.
@Suite(
  .enabled(
    if: !StackViewCase.files.isEmpty,
    "skipped because the layout cases, ../shared/engine/cases, are not here"))
struct StackViewCaseTests {
  @Test(arguments: StackViewCase.files)
  func `a stack view gives the frames of its rows written out`(_ file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: StackViewCase.folder + "/" + file))
    let stored = try JSONDecoder().decode(StackViewCase.self, from: data)
    var arrangement = StackArrangement()
    arrangement.distribution = try #require(
      StackArrangement.Distribution.allCases.last { file.contains($0.rawValue) })
    arrangement.spacing =
      stored.constraints.first {
        $0.item == "s1" && $0.attribute == "leading" && $0.toAttribute == "trailing"
      }?.constant ?? 0
    let solved = try LayoutEngine.solve(layout(arrangement, stored))
    #expect((solved.status == .ambiguous) == stored.expected.ambiguous)
    for (index, view) in solved.layout.views.enumerated() {
      guard let expected = stored.expected.frames[view.name] else { continue }
      let frame = solved.frames[index]
      for (value, expected) in zip([frame.x, frame.y, frame.width, frame.height], expected) {
        if let expected { #expect((value - expected).magnitude < 6e-6, "\(view.name)") }
      }
    }
  }

  /// The stack view is the root's whole size, 200 points high.
  private func layout(_ arrangement: StackArrangement, _ stored: StackViewCase) -> Layout {
    var layout = Layout(
      canvas: Canvas(
        size: Size(width: stored.root.width, height: 200),
        direction: stored.direction == "rtl" ? .rightToLeft : .leftToRight,
        bars: Bars(status: false)),
      views: [
        View(name: Layout.rootName, superview: nil),
        View(name: "stack", kind: .stackView, superview: 0),
      ])
    layout.views[1].arrangement = arrangement
    var arranged: [Int] = []
    for (index, stored) in stored.views.enumerated() {
      guard let content = stored.intrinsic else { continue }
      arranged.append(index + 2)
      var view = View(name: stored.name, superview: 1)
      view.intrinsicContentSize = IntrinsicContentSize(
        width: content.width, height: content.height)
      layout.views.append(view)
    }
    layout.views[1].arrangement?.arrangedSubviews = arranged
    layout.constraints = [Attribute.leading, .trailing, .top, .bottom].map {
      LayoutConstraint(
        item: .view(1), attribute: $0, relatedBy: .equal, toItem: .view(0), attribute: $0)
    }
    return layout
  }
}

/// A system as it is stored: the views' content, and the frames that are not open.
private struct StackViewCase: Decodable {
  struct Root: Decodable {
    var width: Double
  }
  struct Content: Decodable {
    var width: Double
    var height: Double
  }
  struct View: Decodable {
    var name: String
    var intrinsic: Content?
  }
  struct Constraint: Decodable {
    var item: String
    var attribute: String
    var toAttribute: String?
    var constant: Double
  }
  struct Expected: Decodable {
    var ambiguous: Bool
    var frames: [String: [Double?]]
  }
  var root: Root
  var direction: String
  var views: [View]
  var constraints: [Constraint]
  var expected: Expected

  static let folder = Repository.root + "/../shared/engine/cases"

  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasPrefix("hand-stack-") }.sorted()
}
