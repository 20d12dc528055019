public import LayoutModel

/// One linear rule between attributes of one or two items: UIKit's `NSLayoutConstraint`.
///
/// It reads `firstItem.firstAttribute relation multiplier x secondItem.secondAttribute + constant`. A
/// constraint does not keep its items alive. Nothing is checked when it is made:
/// ``View/layoutIfNeeded()`` throws an error for attributes that cannot meet.
public final class LayoutConstraint {
  /// The item on the left; nil after it was deallocated.
  public private(set) weak var firstItem: LayoutItem?
  /// The part of the first item that is constrained.
  public let firstAttribute: Attribute
  /// The relation of the left side to the right.
  public let relation: Relation
  /// The item on the right; nil if there is none, or after it was deallocated.
  public private(set) weak var secondItem: LayoutItem?
  /// The part of the second item; `notAnAttribute` when there is none.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: Double
  /// The constant on the right, in points; it may be changed at any time.
  ///
  /// The next layout follows it from the last one, which takes far less than to solve the layout anew.
  public var constant: Double {
    didSet {
      if constant != oldValue { layoutState?.changeConstant(ofConstraint: placeInLayout) }
    }
  }
  /// The priority of the constraint.
  ///
  /// It may be changed at any time, also between required and optional while the constraint is
  /// active. UIKit raises an exception for that.
  public var priority = Priority.required {
    didSet { if priority != oldValue { layoutState?.invalidate(by: firstItem) } }
  }
  /// A name for it in messages.
  public var identifier: String? {
    didSet { if identifier != oldValue { layoutState?.invalidate(by: firstItem) } }
  }

  /// The view whose ``View/constraints`` it is among.
  weak var holder: View?
  /// Whether it is active and its items are not in one tree.
  private(set) var isPending = false
  /// Whether its items know it.
  private var isTied = false
  /// The last layout of the tree that it is active in, and its index there.
  private var layoutState: LayoutState?
  private var placeInLayout = 0
  private let hasSecondItem: Bool

  /// Makes a constraint that is not active yet.
  public convenience init(
    item firstItem: LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: LayoutItem?, attribute secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0
  ) {
    self.init(
      from: firstItem, firstAttribute, relation, toItem: secondItem,
      hasSecondItem: secondItem != nil, secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint whose items may be deallocated already.
  init(
    from firstItem: LayoutItem?, _ firstAttribute: Attribute, _ relation: Relation,
    toItem secondItem: LayoutItem?, hasSecondItem: Bool, _ secondAttribute: Attribute,
    multiplier: Double, constant: Double
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.hasSecondItem = hasSecondItem
  }

  deinit {
    if isTied { removeTies() }
  }

  /// Whether it takes part in the layout.
  ///
  /// Setting it to true adds the constraint to the nearest view that is or holds all its items;
  /// setting it to false removes it. While the items share no such view the constraint waits until
  /// they are in one tree. Until then ``View/layoutIfNeeded()`` throws an error; UIKit raises an
  /// exception at once.
  public var isActive: Bool {
    get { holder != nil || isPending }
    set {
      if newValue != isActive { newValue ? install() : LayoutConstraint.uninstall([self]) }
    }
  }

  /// Makes constraints active.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    uninstall(constraints)
  }
}

extension LayoutConstraint {
  /// The items that it connects, without deallocated ones.
  var items: [LayoutItem] { [firstItem, secondItem].compactMap { $0 } }

  /// Whether all that it ties is still there.
  var isWhole: Bool { firstItem != nil && (secondItem != nil || !hasSecondItem) }

  /// Makes a view hold it; without one it waits on its items.
  func install(in holder: View? = nil) {
    LayoutConstraint.uninstall([self])
    isTied = true
    for item in items { item.ties[ObjectIdentifier(self)] = LayoutItem.Tie(constraint: self) }
    if let holder = holder ?? nearestCommonView {
      holder.constraints.append(self)
      self.holder = holder
      holder.layoutState?.invalidate(by: firstItem)
    } else {
      for item in items {
        item.pendingConstraints.append(self)
        item.layoutState?.invalidate(by: firstItem)
      }
      isPending = true
    }
  }

  /// Removes constraints from their holders, visiting each holder once.
  static func uninstall(_ constraints: [LayoutConstraint]) {
    let removed = Set(constraints.map(ObjectIdentifier.init))
    var holders: [ObjectIdentifier: View] = [:]
    for constraint in constraints {
      if constraint.isTied { constraint.removeTies() }
      if constraint.isPending {
        for item in constraint.items {
          item.pendingConstraints.removeAll { $0 === constraint }
          item.layoutState?.invalidate(by: constraint.firstItem)
        }
      }
      constraint.layoutState = nil
      if let holder = constraint.holder { holders[ObjectIdentifier(holder)] = holder }
      constraint.holder = nil
      constraint.isPending = false
    }
    for holder in holders.values {
      holder.layoutState?.invalidate(by: holder)
      holder.constraints.removeAll { removed.contains(ObjectIdentifier($0)) }
    }
  }

  /// Takes its place in a layout, which it marks when it changes.
  func setPlace(_ index: Int, in state: LayoutState) {
    (layoutState, placeInLayout) = (state, index)
  }

  private func removeTies() {
    isTied = false
    for item in items { item.ties[ObjectIdentifier(self)] = nil }
  }

  /// What is wrong with one that has lost an item before its items were in one tree.
  var lossText: String {
    "'\(self)' ties a deallocated view or guide: it was in no tree, and nothing kept it"
  }

  /// The nearest view that is or holds all items; nil when there is none.
  var nearestCommonView: View? {
    guard isWhole, let first = firstItem?.owner else { return nil }
    guard let secondItem else { return first }
    return secondItem.owner.flatMap { first.nearestCommonAncestor(with: $0) }
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation: `Red.Width = 2.0 x Blue.Width (Priority 750)`.
  public var description: String {
    let names = [firstItem, secondItem].map { $0?.displayName ?? "nothing" }
    let layout = LayoutModel.Layout(
      canvas: .plain,
      views: [
        LayoutModel.View(name: names[0], superview: nil),
        LayoutModel.View(name: names[1], superview: 0),
      ])
    return layout.equation(of: value(.view(0), hasSecondItem ? .view(1) : nil))
  }

  /// The constraint about items of a layout.
  func value(
    _ first: LayoutModel.LayoutItem, _ second: LayoutModel.LayoutItem?
  ) -> LayoutModel.LayoutConstraint {
    let isPair = second != nil && secondAttribute != .notAnAttribute
    var value = LayoutModel.LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: isPair ? second : nil,
      attribute: isPair ? secondAttribute : .notAnAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
    value.identifier = identifier
    return value
  }
}
