import Diagnostics
import LayoutModel

/// The distribution of an array of views in Masonry: `mas_distributeViewsAlongAxis:…`.
extension CodeReader {
  /// Reads a call that distributes views along an axis, with a fixed space between them or a fixed length of
  /// each.
  mutating func readDistribution(_ call: CodeCall) throws(UnreadableCode) {
    let labels = call.arguments.dropFirst().map { $0.label ?? "" }
    let isSpace = labels == ["withFixedSpacing", "leadSpacing", "tailSpacing"]
    guard isSpace || labels == ["withFixedItemLength", "leadSpacing", "tailSpacing"] else {
      throw UnreadableCode("its arguments are not those of Masonry")
    }
    guard let receiver = call.receiver, let views = list(receiver), views.count > 1 else {
      throw UnreadableCode("this listing does not say which views it distributes")
    }
    var items: [CodeItem] = []
    for view in views { items.append(try item(view)) }
    let isHorizontal =
      call.arguments[0].value.lastWord?.lowercased().hasSuffix("horizontal") == true
    var numbers: [Double] = []
    for (argument, label) in zip(call.arguments.dropFirst(), labels) {
      numbers.append(try number(argument, label))
    }
    let edges: (Attribute, Attribute, Attribute) =
      isHorizontal ? (.left, .right, .width) : (.top, .bottom, .height)
    let made = Distribution(
      items: items, holder: self.items.holder(of: items[0]), edges: edges, place: call.place)
    let own =
      isSpace
      ? made.spaced(numbers[0], lead: numbers[1], tail: numbers[2])
      : made.sized(numbers[0], lead: numbers[1], tail: numbers[2])
    for constraint in own { append(constraint) }
  }
}

/// The constraints that Masonry makes to distribute views.
private struct Distribution {
  let items: [CodeItem]
  let holder: CodeItem
  /// The near and the far edge, and the size between them.
  let edges: (near: Attribute, far: Attribute, size: Attribute)
  let place: SourceRange

  private func tie(
    _ item: CodeItem, _ attribute: Attribute, _ other: CodeItem?, _ second: Attribute,
    multiplier: Double = 1, _ constant: Double
  ) -> CodeConstraint {
    var constraint = CodeConstraint(
      item, attribute, to: other.map { ($0, second) }, constant, at: place)
    constraint.multiplier = multiplier
    return constraint
  }

  /// Views of one size with a space between neighbours.
  func spaced(_ space: Double, lead: Double, tail: Double) -> [CodeConstraint] {
    var constraints = [tie(items[0], edges.near, holder, edges.near, lead)]
    for (previous, item) in zip(items, items.dropFirst()) {
      constraints.append(tie(item, edges.size, previous, edges.size, 0))
      constraints.append(tie(item, edges.near, previous, edges.far, space))
    }
    return constraints + [tie(items[items.count - 1], edges.far, holder, edges.far, -tail)]
  }

  /// Views of a length with equal spaces between neighbours.
  func sized(_ length: Double, lead: Double, tail: Double) -> [CodeConstraint] {
    let last = Double(items.count - 1)
    return items.enumerated().flatMap { index, item in
      let share = Double(index) / last
      let size = tie(item, edges.size, nil, edges.size, length)
      if index == 0 { return [size, tie(item, edges.near, holder, edges.near, lead)] }
      if share == 1 { return [size, tie(item, edges.far, holder, edges.far, -tail)] }
      // Masonry: a share of the far edge, moved so that all spaces are alike.
      let offset = (1 - share) * (length + lead) - share * tail
      return [size, tie(item, edges.far, holder, edges.far, multiplier: share, offset)]
    }
  }
}
