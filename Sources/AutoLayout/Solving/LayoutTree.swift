import LayoutModel

/// An object that another one keeps alive.
struct Unowned<Object: AnyObject> {
  unowned let object: Object
}

/// A tree of views as a value to solve, and the object of each part, which the tree keeps alive.
struct LayoutTree {
  private(set) var layout: LayoutModel.Layout
  /// The views by their place in the tree; in the layout they follow the root's surroundings.
  private(set) var views: [Unowned<View>] = []
  /// The guides by their index in the layout.
  private(set) var guides: [Unowned<LayoutGuide>] = []
  /// The constraints by their index in the layout; those of the root's surroundings follow there.
  private(set) var constraints: [Unowned<LayoutConstraint>] = []
  /// The faults that prevent a layout of the tree, in words.
  private(set) var faults: [String] = []

  /// The number of the layout's views around the root.
  private let offset: Int
  private let state: LayoutState?
  private var places: [ObjectIdentifier: Int] = [:]
  private var guidePlaces: [ObjectIdentifier: Int] = [:]

  /// The tree of a view without a superview, in the size of its frame.
  ///
  /// A layout's own root is a plain view, so any other view is wrapped in one.
  /// - Parameter state: The layout that setters of its parts will mark; nil for none.
  init(_ root: View, marking state: LayoutState? = nil) throws(LayoutError) {
    var canvas = root.canvas ?? .plain
    canvas.size = Size(width: root.frame.width, height: root.frame.height)
    try self.init(root, on: canvas, isSurrounded: type(of: root).kind != .view, state)
  }

  /// The tree that begins with a view, in a plain view that is as near to a size as priorities get it.
  init(
    fitting view: View, to size: Size, _ priorities: AxisPriorities
  ) throws(LayoutError) {
    var canvas = view.root.canvas ?? .plain
    canvas.size = size
    canvas.safeAreaInsets = DirectionalEdgeInsets(all: 0)
    canvas.sizing = .fitting(priorities)
    try self.init(view, on: canvas, isSurrounded: true, nil)
  }

  private init(
    _ root: View, on canvas: Canvas, isSurrounded: Bool, _ state: LayoutState?
  ) throws(LayoutError) {
    self.state = state
    offset = isSurrounded ? 1 : 0
    let surroundings = LayoutModel.View(name: Layout.rootName, superview: nil)
    layout = LayoutModel.Layout(canvas: canvas, views: [surroundings], guides: [])
    if !isSurrounded { layout.views = [] }
    faults += canvas.numberFaults(of: root)
    // Measuring calls overrides, which may remove views.
    let views = appendViews(from: root)
    if offset == 0 { setMargins(ofRoot: root) }
    for (index, view) in views.enumerated() {
      layout.views[offset + index].arrangement = view.arrangement { places[ObjectIdentifier($0)] }
      faults += layout.views[offset + index].spacingFaults
      appendGuides(of: view)
    }
    reportRefusals()
    if let state { state.ignoringChanges { joinPending() } } else { joinPending() }
    for view in views {
      for constraint in view.constraints { append(constraint) }
    }
    if isSurrounded { pinRoot() }
    if !faults.isEmpty { throw LayoutError(faults) }
  }

  /// The root of the tree.
  var rootView: View? { views.first?.object }

  /// A view's index in the layout.
  func index(of view: View) -> Int? { places[ObjectIdentifier(view)] }

  /// The index in the layout of the view at a place in the tree.
  func index(ofPlace place: Int) -> Int { offset + place }

  /// The view at an index in the layout; nil for what surrounds the root.
  func view(at index: Int) -> View? { index < offset ? nil : views[index - offset].object }

  /// The constraint at an index in the layout; nil for those of the root's surroundings.
  func constraint(at index: Int) -> LayoutConstraint? {
    index < constraints.count ? constraints[index].object : nil
  }

  /// The value of a constraint with its present constant.
  func changedValue(ofConstraint index: Int) -> LayoutModel.LayoutConstraint? {
    guard let constraint = constraint(at: index) else { return nil }
    var value = layout.constraints[index]
    value.constant = constraint.constant
    return value
  }

  /// Takes over the present constants of constraints.
  mutating func updateConstants(_ indices: Set<Int>) {
    for index in indices { layout.constraints[index].constant = constraints[index].object.constant }
  }
}

// MARK: - Views and guides

extension LayoutTree {
  /// Appends the views, each after its superview; without recursion, since trees may be deep.
  /// - Returns: The views, which have to be kept alive while overrides are called.
  private mutating func appendViews(from root: View) -> [View] {
    var pending: [(view: View, superview: Int?)] = [(root, offset == 0 ? nil : 0)]
    var kept: [View] = []
    while let (view, superview) = pending.popLast() {
      let index = layout.views.count
      places[ObjectIdentifier(view)] = index
      kept.append(view)
      views.append(Unowned(object: view))
      layout.views.append(value(of: view, index, in: superview))
      for subview in view.subviews.reversed() { pending.append((subview, index)) }
    }
    return kept
  }

  private mutating func value(of view: View, _ index: Int, in superview: Int?) -> LayoutModel.View {
    let isRoot = views.count == 1
    let plainName = isRoot && offset == 0 ? Layout.rootName : "\(type(of: view)) \(index)"
    var value = LayoutModel.View(
      name: view.identifier ?? plainName, kind: type(of: view).kind, superview: superview)
    let direction = view.semanticContentAttribute.direction(in: layout.canvas.direction)
    view.describe(&value.content)
    value.content.cutTexts()
    measure(view, &value)
    value.contentHuggingPriority = view.hugging ?? view.defaultHugging
    value.contentCompressionResistancePriority = view.resistance
    value.layoutMargins = view.marginsInLayout(direction)
    value.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    value.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    value.isHidden = view.isHidden
    value.semanticContentAttribute = view.semanticContentAttribute
    if !isRoot {
      value.frame = view.placement.given
      value.autoresizing = view.autoresizing
    }
    faults += value.numberFaults(view.placement.given)
    return value
  }

  /// Asks a view for its content size and its alignment rectangle.
  ///
  /// Overrides may change the tree, which makes the layout invalid, and must not lay it out.
  private mutating func measure(_ view: View, _ value: inout LayoutModel.View) {
    if view.isMeasured {
      faults.append(
        "'\(view.displayName)' lays out the tree that it is in while its content size is asked for")
      if state != nil { view.layoutState?.invalidate(by: view) }
      return
    }
    if let state { view.layoutState = state }
    view.isMeasured = true
    value.intrinsicContentSize = view.ownContentSize
    value.alignmentRectInsets = view.alignmentRectInsets
    view.isMeasured = false
  }

  /// Margins of a root follow its canvas; without a canvas they are the only margins.
  private mutating func setMargins(ofRoot root: View) {
    let direction = root.semanticContentAttribute.direction(in: layout.canvas.direction)
    guard let own = root.marginsInLayout(direction) else { return }
    let margins = DirectionalEdgeInsets(EdgeInsets(own, direction), layout.canvas.direction)
    layout.views[0].layoutMargins = margins
    if root.canvas == nil { layout.canvas.layoutMargins = margins }
  }

  private mutating func appendGuides(of view: View) {
    guard let index = places[ObjectIdentifier(view)] else { return }
    let used = LayoutModel.LayoutGuide.Kind.allCases.compactMap { view.systemGuides[$0] }
    for guide in used + view.layoutGuides {
      guidePlaces[ObjectIdentifier(guide)] = guides.count
      guides.append(Unowned(object: guide))
      if let state { guide.layoutState = state }
      layout.guides.append(
        LayoutModel.LayoutGuide(
          name: guide.name(inViewNamed: layout.views[index].name), kind: guide.kind, view: index))
    }
  }
}

// MARK: - Constraints

extension LayoutTree {
  /// Reports once each request that a view refused.
  private mutating func reportRefusals() {
    for item in items where !item.refusals.isEmpty { faults += item.takeRefusals() }
  }

  /// Installs pending constraints whose items are now in one tree, and reports the others.
  ///
  /// One that has lost an item meanwhile is reported once, since nothing can fix it.
  private mutating func joinPending() {
    var seen: Set<ObjectIdentifier> = []
    for constraint in items.flatMap(\.pendingConstraints) {
      guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
      if constraint.isWhole {
        constraint.install()
        if constraint.isPending { faults.append(strayText(constraint)) }
      } else {
        faults.append(constraint.lossText)
        LayoutConstraint.uninstall([constraint])
      }
    }
  }

  private var items: [LayoutItem] {
    views.map(\.object) as [LayoutItem] + guides.map(\.object)
  }

  private func strayText(_ constraint: LayoutConstraint) -> String {
    let strays = constraint.items.filter { place(of: $0) == nil }
    let names = Set(strays.map { "'\($0.displayName)'" }).sorted().joined(separator: " and ")
    return "'\(constraint)' ties items that have no view in common that is or holds them: "
      + "\(names) is not in this tree; add it to a view with addSubview(_:), or a guide with "
      + "addLayoutGuide(_:)"
  }

  private func place(of item: LayoutItem) -> LayoutModel.LayoutItem? {
    if let guide = guidePlaces[ObjectIdentifier(item)] { return .guide(guide) }
    return places[ObjectIdentifier(item)].map { .view($0) }
  }

  private mutating func append(_ constraint: LayoutConstraint) {
    guard constraint.isWhole, let first = constraint.firstItem else { return }
    let second = constraint.secondItem
    guard let firstPlace = place(of: first), second == nil || second.flatMap(place) != nil else {
      faults.append(strayText(constraint))
      return
    }
    let value = constraint.value(firstPlace, second.flatMap(place))
    if let rule = AttributeRule.broken(by: value), rule.isUIKits {
      faults.append(
        "'\(layout.equation(of: value))': \(rule.explanation); \(rule.advice(on: value))")
    } else if value.multiplier == 0, second != nil, !value.firstAttribute.isSize {
      faults.append(
        "'\(layout.equation(of: value))': a multiplier of 0 makes a location a constant; use a "
          + "multiplier other than 0")
    } else if !value.constant.isFinite || !value.multiplier.isFinite {
      faults.append("'\(layout.equation(of: value))' has a number that is not finite")
    }
    if let state { constraint.setPlace(constraints.count, in: state) }
    constraints.append(Unowned(object: constraint))
    layout.constraints.append(value)
  }

  /// The root fills what surrounds it.
  private mutating func pinRoot() {
    for side in [Attribute.left, .right, .top, .bottom] {
      layout.constraints.append(
        LayoutModel.LayoutConstraint(
          item: .view(1), attribute: side, relatedBy: .equal, toItem: .view(0), attribute: side))
    }
  }
}

extension AttributeRule {
  /// Whether UIKit enforces it too, and not only the guide advises it.
  fileprivate var isUIKits: Bool {
    switch self {
    case .sizeWithLocation, .locationWithConstant, .verticalWithHorizontal, .leadingWithLeft,
      .missingAttribute:
      true
    case .multiplierOnLocation, .negativeSize, .sameAttribute: false
    }
  }
}

extension Canvas {
  /// The canvas of a root without one: no bars, and margins of 8 points.
  static let plain = Canvas(
    size: Size(width: 0, height: 0), bars: Bars(status: false),
    safeAreaInsets: DirectionalEdgeInsets(all: 0), layoutMargins: DirectionalEdgeInsets(all: 8))
}
