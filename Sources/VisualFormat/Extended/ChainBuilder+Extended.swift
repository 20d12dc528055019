import Diagnostics
import LayoutModel

/// Parts of the language that need layout guides: spaces whose size is not a number, and stacks.
extension ChainBuilder {
  /// Adds a guide instead of a distance, with the sizes of its predicates.
  ///
  /// If they are negative the views overlap by the guide.
  mutating func addSpacer(
    _ before: [Side], _ after: [Side], _ sizes: [Predicate], range: SourceRange
  ) {
    let isOverlap = sizes.contains { $0.item != nil && $0.multiplier < 0 }
    let spacer = makeSpacer(before, after, isOverlap: isOverlap, range: range)
    for var size in sizes {
      if isOverlap {
        size.relation = size.relation.reversed
        size.multiplier = -size.multiplier
        size.constant = -size.constant
      }
      add(spacer, edges.size, size)
    }
  }

  /// A guide as large as the other equal spaces of the line.
  mutating func addEqualSpacer(
    _ before: [Side], _ after: [Side], _ sizes: [Predicate], range: SourceRange
  ) {
    let spacer = makeSpacer(before, after, isOverlap: false, range: range)
    if let equalSpacer {
      add(spacer, edges.size, Predicate(item: equalSpacer, range: range))
    } else {
      equalSpacer = spacer
    }
    for size in sizes { add(spacer, edges.size, size) }
  }

  private mutating func makeSpacer(
    _ before: [Side], _ after: [Side], isOverlap: Bool, range: SourceRange
  ) -> VisualItem {
    // A blank keeps it apart from the names of views.
    let name = "\(axis) spacer \(content.guides.count + 1)"
    content.guides.append(name)
    let spacer = VisualItem.guide(name)
    let near = Side(item: spacer, attribute: isOverlap ? edges.far : edges.near)
    let far = Side(item: spacer, attribute: isOverlap ? edges.near : edges.far)
    for side in before { add(side, near, constant: .points(0), range: range) }
    for side in after { add(far, side, constant: .points(0), range: range) }
    addThinness(of: spacer, range: range)
    return spacer
  }

  /// Leaves nothing about a space open: across the line it has no size.
  private mutating func addThinness(of spacer: VisualItem, range: SourceRange) {
    let across = ChainEdges(axis: axis.other, options: context.options)
    content.constraints.append(
      VisualConstraint(spacer, across.near, .equal, .superview, across.near, range: range))
    add(spacer, across.size, Predicate(range: range))
  }

  /// The views of a stack, one behind the other within it, and each as broad as it is.
  mutating func add(_ stack: Chain, stackedIn holder: ChainView) {
    add(stack, in: holder.item)
    let across = ChainEdges(axis: axis.other, options: context.options)
    for view in stack.groups.joined() {
      for attribute in [across.near, across.far] {
        content.constraints.append(
          VisualConstraint(view.item, attribute, .equal, holder.item, attribute, range: view.range))
      }
    }
  }
}
