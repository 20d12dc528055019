import Basics
import LayoutModel
import Recipes

/// The usual causes of a conflict, found by the names that UIKit gives its own constraints.
struct LogCauses {
  private let solved: SolvedLayout
  private let log: LoggedConflict
  private let conflict: LayoutConflict
  private var layout: Layout { solved.layout }

  init(_ solved: SolvedLayout, _ log: LoggedConflict, _ conflict: LayoutConflict) {
    (self.solved, self.log, self.conflict) = (solved, log, conflict)
  }

  /// The constraint to change first, by its index in the layout; nil if the author wrote none of them.
  var culprit: Int? {
    let own = conflict.constraints.filter(isOfAuthor)
    let far = own.last { layout.constraints[$0].isAtFarEdge }
    let hasEncapsulated = conflict.constraints.contains { encapsulatedAxis($0) != nil }
    return own.first { log.entries[$0].isBroken } ?? (hasEncapsulated ? far : nil) ?? own.last
  }

  /// The changes that resolve the conflict, the most likely first.
  var help: String {
    var changes = maskChanges + encapsulatedChanges + temporaryChanges + sizeChanges
    if changes.isEmpty {
      let name = culprit.map(name) ?? "one of them"
      changes = ["delete \(name), or give it a priority below 1000"]
    }
    return changes.prefix(3).joined(separator: "; or ")
  }

  // MARK: - Causes

  /// A mask in a conflict is mostly unintended (Auto Layout Guide, Unsatisfiable Layouts).
  private var maskChanges: [String] {
    var seen: Set<Int> = []
    return conflict.constraints.filter { log.entries[$0].isOfAutoresizingMask }.compactMap {
      index in
      guard let view = layout.constraints[index].firstItem.view, seen.insert(view).inserted else {
        return nil
      }
      let name = layout.views[view].name
      // The frame of an outer view is mostly set on purpose.
      let isOuter = conflict.constraints.contains { other in
        layout.constraints[other].items.contains { item in
          item.view.map { layout.view(view, holds: $0) } ?? false
        }
      }
      let mask = "set translatesAutoresizingMaskIntoConstraints of \(name) to false"
      guard isOuter, let culprit else { return mask }
      return "\(name) has the size of its frame (\(self.name(index))): "
        + "give \(self.name(culprit)) a priority of 999, or \(mask)"
    }
  }

  /// A table or collection view gives its cells sizes, at first sizes that do not last.
  private var encapsulatedChanges: [String] {
    conflict.constraints.compactMap { index in
      guard let axis = encapsulatedAxis(index) else { return nil }
      let constraint = layout.constraints[index]
      let name = layout.name(of: constraint.firstItem)
      let side = axis == .horizontal ? "wide" : "high"
      let size = DecimalText.rounded(constraint.constant, to: 2)
      let what =
        constraint.constant < 1e-6
        ? "\(name) is 0 points \(side) before its first layout"
        : "\(name) gets \(size) points from the view that holds it"
      let change = culprit.map { "give \(self.name($0)) a priority of 999" }
      return "\(what) ('\(constraint.identifier ?? "")'): \(change ?? "give it another size")"
    }
  }

  /// A stack view sets sizes while it measures, and sizes of 0 for hidden views.
  private var temporaryChanges: [String] {
    conflict.constraints.compactMap { index in
      guard let identifier = layout.constraints[index].identifier,
        identifier.contains("TemporaryLayout") || identifier == "UISV-hiding"
      else { return nil }
      let name = layout.name(of: layout.constraints[index].firstItem)
      let what =
        identifier == "UISV-hiding"
        ? "a stack view hides \(name)" : "\(name) has this size only while it is measured"
      let change = culprit.map { "give \(self.name($0)) a priority of 999" }
      return "\(what) ('\(identifier)'): \(change ?? "change its size later")"
    }
  }

  /// A fixed size that another size, or the distances on both sides of a view, leave no room.
  private var sizeChanges: [String] {
    let sizes = conflict.constraints.filter {
      let constraint = layout.constraints[$0]
      return constraint.secondItem == nil && isOfAuthor($0)
    }
    if let negative = sizes.first(where: {
      layout.constraints[$0].constant < 0
        && layout.constraints[$0].relation != .greaterThanOrEqual
    }) {
      return ["\(name(negative)) asks for a size below 0: give it another constant"]
    }
    for (place, first) in sizes.enumerated() {
      let one = layout.constraints[first]
      let twin = sizes[(place + 1)...].first { index in
        let other = layout.constraints[index]
        return (other.firstItem, other.firstAttribute) == (one.firstItem, one.firstAttribute)
      }
      guard let twin else { continue }
      let side = one.firstAttribute == .width ? "widths" : "heights"
      return [
        "\(layout.name(of: one.firstItem)) has two \(side): "
          + "delete \(name(first)) or \(name(twin))"
      ]
    }
    guard let size = sizes.first(where: { log.entries[$0].isBroken }) ?? sizes.last,
      conflict.constraints.count > sizes.count
    else { return [] }
    let constraint = layout.constraints[size]
    let side = constraint.firstAttribute == .width ? "width" : "height"
    return [
      "the fixed \(side) of \(layout.name(of: constraint.firstItem)) does not fit between the "
        + "distances: delete \(name(size)), or give it a priority of 999"
    ]
  }

  // MARK: - Constraints

  private func name(_ index: Int) -> String {
    "constraint " + (layout.constraints[index].label ?? "\(index + 1)")
  }

  /// The direction of a size that a cell gets; nil of any other constraint.
  private func encapsulatedAxis(_ index: Int) -> Axis? {
    switch layout.constraints[index].identifier {
    case "UIView-Encapsulated-Layout-Width": .horizontal
    case "UIView-Encapsulated-Layout-Height": .vertical
    default: nil
    }
  }

  /// Whether an author wrote a constraint, by the names that UIKit gives its own.
  private func isOfAuthor(_ index: Int) -> Bool {
    let entry = log.entries[index]
    let identifier = layout.constraints[index].identifier ?? ""
    let prefixes = ["UIView-", "UISV-", "UIViewSafeArea", "_UI", "UITemporary"]
    return !entry.isOfAutoresizingMask && !entry.className.contains("Support")
      && !entry.className.contains("ContentSize")
      && !prefixes.contains { identifier.hasPrefix($0) }
  }
}

extension LayoutConstraint {
  /// Whether it is about the far edge of two items: a cell's last distance, which gives way best.
  fileprivate var isAtFarEdge: Bool {
    secondItem != nil && firstAttribute.place(.leftToRight) == .far
      && secondAttribute.place(.leftToRight) == .far
  }
}
