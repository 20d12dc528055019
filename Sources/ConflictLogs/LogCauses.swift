import Basics
import LayoutModel
import Recipes

/// The usual causes of a conflict, found by the names that UIKit gives its own constraints.
struct LogCauses {
  private let solved: SolvedLayout
  private let log: LoggedConflict
  private let conflict: LayoutConflict
  /// The views that hold others of the conflict.
  private let outerViews: Set<Int>
  /// The members that the author wrote.
  private var own: [Int] = []
  /// The constraint to change first, by its index in the layout; nil if the author wrote none of them.
  private(set) var culprit: Int?
  private var layout: Layout { solved.layout }

  init(_ solved: SolvedLayout, _ log: LoggedConflict, _ conflict: LayoutConflict) {
    (self.solved, self.log, self.conflict) = (solved, log, conflict)
    outerViews = solved.layout.holders(ofViewsIn: conflict.constraints)
    own = conflict.constraints.filter(isOfAuthor)
    culprit = firstToChange
  }

  private var firstToChange: Int? {
    let inner = own.filter { !isOuterSize($0) }
    // Of a view with a given size, the last distance gives way best.
    let far =
      inner.count < conflict.constraints.count
      ? inner.last { layout.constraints[$0].isAtFarEdge } : nil
    return own.first { log.entries[$0].isBroken } ?? far ?? inner.last ?? own.last
  }

  /// The changes that resolve the conflict, the most likely first.
  var help: String {
    var changes = maskChanges + prototypeChanges + encapsulatedChanges + temporaryChanges
    // The size that those changes name is not named twice.
    if let size = sizeChange, changes.isEmpty || size.index != culprit { changes.append(size.text) }
    if changes.isEmpty {
      changes = [
        culprit.map { "delete \(name($0)), or give it a priority below 1000" }
          ?? "UIKit made all of these constraints, and none of them is the app's"
      ]
    }
    return changes.prefix(3).joined(separator: "; or ")
  }

  // MARK: - Causes

  /// What lets the constraint to change give way; nil if the author wrote none of them.
  private var priorityChange: String? { culprit.map { "give \(name($0)) a priority of 999" } }

  /// A mask in a conflict is mostly unintended (Auto Layout Guide, Unsatisfiable Layouts).
  private var maskChanges: [String] {
    var seen: Set<Int> = []
    return conflict.constraints.filter { log.entries[$0].isOfAutoresizingMask }.compactMap {
      index in
      guard let view = maskOwner(of: layout.constraints[index]), seen.insert(view).inserted else {
        return nil
      }
      let name = layout.views[view].name
      let mask = "set translatesAutoresizingMaskIntoConstraints of \(name) to false"
      // The frame of an outer view is mostly set on purpose.
      guard outerViews.contains(view) else { return isPrivate(view) ? nil : mask }
      let size = layout.constraints[index]
      guard size.firstAttribute.isSize, size.secondItem == nil, size.constant < 1e-6 else {
        return "\(name) has the size of its frame (\(self.name(index))): "
          + (priorityChange.map { "\($0), or " } ?? "") + mask
      }
      let side = size.firstAttribute == .width ? "wide" : "high"
      let owner = isPrivate(view) ? "the view that holds it" : "it"
      return
        "the frame of \(name) is 0 points \(side) (\(self.name(index))): give \(owner) a size first"
        + (priorityChange.map { ", or \($0)" } ?? "") + (isPrivate(view) ? "" : ", or \(mask)")
    }
  }

  /// The view whose mask makes a constraint: of a view and its superview the view.
  private func maskOwner(of constraint: LayoutConstraint) -> Int? {
    guard let first = constraint.firstItem.view else { return nil }
    guard let second = constraint.secondItem?.view, layout.views[second].superview == first else {
      return first
    }
    return second
  }

  /// Interface Builder fixes the frame of a view for which a document has no constraints.
  private var prototypeChanges: [String] {
    conflict.constraints.filter { log.entries[$0].className.contains("Prototyping") }.prefix(1).map
    {
      let name = layout.name(of: layout.constraints[$0].firstItem)
      return
        "Interface Builder made \(self.name($0)), since the document has no constraints for \(name): "
        + "add constraints there"
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
      let isFrameworks = culprit == nil && constraint.constant <= 1
      let what =
        constraint.constant < 1e-6 || isFrameworks
        ? "\(name) is \(size) \(size == "1" ? "point" : "points") \(side) before its first layout"
        : "\(name) gets \(size) \(size == "1" ? "point" : "points") from the view that holds it"
      let framework = name.hasPrefix("NS") ? "AppKit" : "UIKit"
      return "\(what) ('\(constraint.identifier ?? "")'): "
        + (priorityChange ?? "\(framework) made all of these constraints, and none is the app's")
    }
  }

  /// A stack view sets sizes while it measures, and sizes of 0 for hidden views.
  private var temporaryChanges: [String] {
    conflict.constraints.compactMap { index in
      guard let identifier = layout.constraints[index].identifier, isTemporary(identifier) else {
        return nil
      }
      let name = layout.name(of: layout.constraints[index].firstItem)
      let what =
        identifier == "UISV-hiding"
        ? "a stack view hides \(name)" : "\(name) has this size only while it is measured"
      return "\(what) ('\(identifier)'): \(priorityChange ?? "change its size later")"
    }
  }

  /// The fixed size that does not fit, and the change of it; nil if there is none.
  private var sizeChange: (index: Int?, text: String)? {
    let sizes = own.filter { layout.constraints[$0].secondItem == nil }
    if let negative = sizes.first(where: {
      layout.constraints[$0].constant < 0
        && layout.constraints[$0].relation != .greaterThanOrEqual
    }) {
      return (nil, "\(name(negative)) asks for a size below 0: give it another constant")
    }
    for (place, first) in sizes.enumerated() {
      let one = layout.constraints[first]
      let twin = sizes[(place + 1)...].first { index in
        let other = layout.constraints[index]
        return (other.firstItem, other.firstAttribute) == (one.firstItem, one.firstAttribute)
      }
      guard let twin else { continue }
      let side = one.firstAttribute == .width ? "widths" : "heights"
      return (
        nil,
        "\(layout.name(of: one.firstItem)) has two \(side): delete \(name(first)) or \(name(twin))"
      )
    }
    guard conflict.constraints.count > sizes.count else { return nil }
    let inner = sizes.filter { !isOuterSize($0) }
    guard let size = sizes.first(where: { log.entries[$0].isBroken }) ?? inner.last ?? sizes.last
    else { return nil }
    let constraint = layout.constraints[size]
    let side = constraint.firstAttribute == .width ? "width" : "height"
    let view = layout.name(of: constraint.firstItem)
    if isOuterSize(size), let culprit, culprit != size {
      return (
        nil,
        "the distances in \(view) do not fit its \(side) (\(name(size))): "
          + "give \(name(culprit)) a priority of 999"
      )
    }
    return (
      size,
      "the fixed \(side) of \(view) does not fit between the distances: delete \(name(size)), "
        + "or give it a priority of 999"
    )
  }

  // MARK: - Constraints

  private func name(_ index: Int) -> String {
    "constraint " + (layout.constraints[index].label ?? "\(index + 1)")
  }

  /// Whether a constraint is the size of a view that holds others of the conflict.
  private func isOuterSize(_ index: Int) -> Bool {
    let constraint = layout.constraints[index]
    return constraint.secondItem == nil
      && (constraint.firstItem.view.map(outerViews.contains) ?? false)
  }

  /// The direction of a size that a cell gets; nil of any other constraint.
  private func encapsulatedAxis(_ index: Int) -> Axis? {
    switch layout.constraints[index].identifier {
    case "UIView-Encapsulated-Layout-Width", "NSView-Encapsulated-Layout-Width": .horizontal
    case "UIView-Encapsulated-Layout-Height", "NSView-Encapsulated-Layout-Height": .vertical
    default: nil
    }
  }

  /// Whether a size lasts only while a view is measured, or hidden.
  private func isTemporary(_ identifier: String) -> Bool {
    identifier.contains("TemporaryLayout") || identifier.hasPrefix("fittingSize")
      || identifier == "UISV-hiding"
  }

  /// Whether an author wrote a constraint, by the names that UIKit gives its own.
  private func isOfAuthor(_ index: Int) -> Bool {
    let entry = log.entries[index]
    let constraint = layout.constraints[index]
    let views = constraint.items.compactMap(\.view)
    let prefixes = [
      "UIView-", "NSView-", "UISV-", "NSStackView.", "UIViewSafeArea", "_UI", "UITemporary",
      "fittingSize",
    ]
    return !entry.isOfAutoresizingMask
      && !["Support", "ContentSize", "Prototyping"].contains(where: entry.className.contains)
      && !prefixes.contains { constraint.identifier?.hasPrefix($0) ?? false }
      && (views.isEmpty || !views.allSatisfy(isPrivate))
  }

  /// Whether a view is one that UIKit makes for itself.
  ///
  /// A view of a system's own class in such a view is one too.
  private func isPrivate(_ view: Int) -> Bool {
    let name = layout.views[view].name
    let prefixes = [
      "_UI", "_NS", "UIKeyboard", "UIInputSet", "UITextEffectsWindow", "UIButtonLabel",
      "NSToolbarItem",
      "NSToolbarButton", "NSToolbarView", "NSTitlebar", "NSThemeFrame", "NSNextStepFrame",
    ]
    if prefixes.contains(where: { name.hasPrefix($0) }) { return true }
    guard let holder = layout.views[view].superview, holder != 0 else { return false }
    return ["UI", "NS"].contains { name.hasPrefix($0) } && isPrivate(holder)
  }
}

extension LayoutConstraint {
  /// Whether it is about the far edge of two items: a cell's last distance, which gives way best.
  fileprivate var isAtFarEdge: Bool {
    secondItem != nil && firstAttribute.place(.leftToRight) == .far
      && secondAttribute.place(.leftToRight) == .far
  }
}
