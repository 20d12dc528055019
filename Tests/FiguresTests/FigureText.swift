import Basics
import LayoutModel

@testable import Figures

extension Figure {
  /// The figure in lines of text: its size, and for each group whose it is, and the roles and boxes of its marks.
  ///
  ///     ib-constraints
  ///     constraint 3: lead 20,40 0x8; stem 20,48 100x0 with 2 caps; sign 64,42 11x11
  ///
  /// Boxes are in points, rounded, without the width of a line. Marks of one role that follow each other are one box.
  func text(of layout: Layout) -> String {
    var lines = ["\(Self.text(bounds))"]
    for layer in layers {
      lines.append(layer.name + (layer.clip.map { " in \(Self.text($0))" } ?? ""))
      for group in layer.groups {
        let marks = Self.text(of: group.marks)
        let clip = group.clip.map { "; in \(Self.text($0))" } ?? ""
        lines.append("  \(owner(of: group, layout)): \(marks)\(clip)")
      }
    }
    let rest = unplaced.map { "no place: \($0)" } + crowded.map { "crowded: \($0)" }
    return (lines + rest).joined(separator: "\n") + "\n"
  }

  /// The view or the constraint of a group, or else the rest of its id: `legend-3`.
  private func owner(of group: Group, _ layout: Layout) -> String {
    switch group.part {
    case .view(let view)?: "view '\(layout.views[view].name)'"
    case .constraint(let index)?: "constraint \(layout.shownNumber(ofConstraint: index))"
    case nil: String(group.id.drop { $0 != "-" }.dropFirst())
    }
  }

  private static func text(of marks: [Mark]) -> String {
    var runs: [[Mark]] = []
    for mark in marks {
      if runs.last?.last?.role == mark.role {
        runs[runs.count - 1].append(mark)
      } else {
        runs.append([mark])
      }
    }
    return runs.map { run in
      let box = run.compactMap(\.box).reduce(nil) { box, other in
        box.map { $0.union(other) } ?? other
      }
      let words = run.compactMap(\.text).map { " '\($0)'" }.joined()
      let caps = run.map(\.caps).reduce(0, +)
      return "\(run[0].role)\(words)\(box.map { " " + text($0) } ?? "")"
        + (caps > 0 ? " with \(caps) caps" : "")
    }.joined(separator: "; ")
  }

  private static func text(_ box: Rect) -> String {
    func number(_ value: Double) -> String { DecimalText.rounded(value, to: 0) }
    return "\(number(box.x)),\(number(box.y)) \(number(box.width))x\(number(box.height))"
  }
}
