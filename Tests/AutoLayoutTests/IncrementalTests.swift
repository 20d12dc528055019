import AutoLayout
import TestSupport
import Testing

/// Layouts that follow changes, compared with layouts that are made anew.
struct IncrementalTests {
  /// A tree of random views, and random edits of it.
  private struct Sample {
    var random: SplitMix
    let root = View(frame: Rect(0, 0, 375, 667))
    private var constraints: [LayoutConstraint] = []
    private var count = 0

    init(_ seed: UInt64) {
      random = SplitMix(state: seed)
      if seed.isMultiple(of: 3) {
        root.canvas = Canvas(size: Size(width: 375, height: 667), system: 13)
      }
      for _ in 0..<Int.random(in: 3...7, using: &random) { addView(to: root) }
      if seed.isMultiple(of: 2) { addView(to: views[views.count - 1]) }
    }

    /// All views below the root.
    var views: [View] {
      var result: [View] = []
      var pending = root.subviews
      while let view = pending.popLast() {
        result.append(view)
        pending += view.subviews
      }
      return result
    }

    var requiredConstraints: [LayoutConstraint] {
      constraints.filter { $0.isActive && $0.priority == .required }
    }

    /// The total error of each priority that no content size or stack view has, if all its constraints are
    /// between edges and sizes of views.
    var optionalErrors: [Double: Double] {
      var errors: [Double: Double?] = [:]
      for constraint in constraints where constraint.isActive {
        let priority = constraint.priority.rawValue
        guard [999, 500, 100, 50].contains(priority) else { continue }
        let total = errors[priority] ?? 0
        errors[priority] = .some(total.flatMap { total in constraint.sizeError.map { total + $0 } })
      }
      return errors.compactMapValues { $0 }
    }

    private static let texts = [
      "One", "Some words", "A text of so many words that it needs several lines in any view",
      "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich", "",
    ]
    private static let priorities = [1000.0, 1000, 1000, 999, 750, 750, 500, 250, 50]
    private static let constants = [0.0, 8, 8, 20, -8, 3.5, 40, 120]

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: elements.indices, using: &random)]
    }

    private mutating func number(_ numbers: [Double]) -> Double { pick(numbers) }

    /// Adds a view that is placed after its neighbour, with a size of its own or of its content.
    mutating func addView(to superview: View) {
      count += 1
      let view: View
      switch Int.random(in: 0..<7, using: &random) {
      case 0...2:
        let label = Label(pick(Sample.texts))
        label.numberOfLines = pick([1, 0, 0, 2])
        view = label
      case 3: view = Button(pick(Sample.texts))
      case 4:
        let stack = StackView()
        for _ in 0..<2 { stack.addArrangedSubview(Label(pick(Sample.texts))) }
        stack.axis = pick([Axis.horizontal, .vertical])
        view = stack
      case 5: view = ScrollView()
      default: view = View()
      }
      let last = superview.subviews.last
      superview.add(view, "View \(count)")
      if superview is StackView { return }
      place(view, in: superview, below: last)
    }

    private mutating func place(_ view: View, in superview: View, below last: View?) {
      let isGuided = Int.random(in: 0..<4, using: &random) == 0
      let edges: LayoutItem = isGuided ? superview.layoutMarginsGuide : superview
      let gap = number([8, 8, 0, 20])
      let top =
        last.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: gap) }
        ?? view.topAnchor.constraint(equalTo: edges.topAnchor, constant: gap)
      var added = [
        top, view.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: number([8, 0])),
      ]
      if Int.random(in: 0..<4, using: &random) > 0 {
        added.append(view.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -8))
      } else {
        added.append(view.widthAnchor.constraint(lessThanOrEqualToConstant: number([50, 200])))
      }
      if [.view, .scrollView].contains(type(of: view).kind) {
        added.append(view.heightAnchor.constraint(equalToConstant: number([10, 44])))
      }
      if let last, Int.random(in: 0..<3, using: &random) == 0 {
        let equal = view.heightAnchor.constraint(equalTo: last.heightAnchor)
        equal.priority = Priority(number([1000, 750, 250, 100]))
        added.append(equal)
      }
      LayoutConstraint.activate(added)
      constraints += added
    }

    /// Makes one edit.
    mutating func edit() {
      let views = views
      guard let view = views.randomElement(using: &random) else { return addView(to: root) }
      switch Int.random(in: 0..<24, using: &random) {
      case 0..<10: changeConstant()
      case 10:
        for _ in 0..<Int.random(in: 2...12, using: &random) { changeConstant() }
      case 11: pick(constraints).priority = Priority(number(Sample.priorities))
      case 12: pick(constraints).isActive.toggle()
      case 13: addView(to: pick([root, root, view]))
      case 14: if views.count > 2 { view.removeFromSuperview() }
      case 15: pick([root, pick(views)]).addSubview(view)
      case 16:
        (view as? Label)?.text = pick(Sample.texts)
        (view as? Button)?.title = pick(Sample.texts)
      case 17:
        let margin = number([0, 8, 30])
        view.layoutMargins = EdgeInsets(top: margin, left: 5, bottom: 5, right: margin)
      case 18: view.frame = Rect(number([0, 9]), 5, number([10, 100]), 20)
      case 19: root.frame = Rect(0, 0, number([320, 375, 414]), number([480, 667]))
      case 20:
        view.isHidden.toggle()
        (view as? StackView)?.spacing = number([0, 4, 16])
      case 21:
        view.setContentHuggingPriority(Priority(number([200, 250, 251, 900])), for: .vertical)
      case 22: view.preservesSuperviewLayoutMargins.toggle()
      default: (view as? Label)?.numberOfLines = pick([0, 1, 2])
      }
    }

    private mutating func changeConstant() {
      let constraint = pick(constraints)
      constraint.constant =
        Bool.random(using: &random)
        ? constraint.constant + number([1, -1, 0.5, 7.25]) : number(Sample.constants)
    }
  }

  /// What can be read of a layout.
  private struct Reading {
    var frames: [Rect]
    var error: String?
    /// The frames in pixels of the root, at two and three pixels a point.
    var pixels: [Rect]
    var ambiguous: [Bool] = []
    var conflicts: [String] = []

    init(_ sample: Sample) {
      error = layoutError(sample.root)
      let views = sample.views
      pixels = views.map(\.frameInRoot).flatMap { frame in
        [2.0, 3].map { frame.pixelAligned(scale: $0) }
      }
      frames = views.map(\.frame) + [sample.root.layoutMarginsGuide.layoutFrame]
      frames += views.compactMap { ($0 as? ScrollView)?.contentSize }.map {
        Rect(0, 0, $0.width, $0.height)
      }
      if error == nil {
        ambiguous = views.map { (try? $0.hasAmbiguousLayout) ?? true }
        conflicts = ((try? sample.root.conflicts) ?? []).map(\.description)
      }
    }

    func differs(from other: Reading) -> Bool {
      error != other.error || ambiguous != other.ambiguous || conflicts != other.conflicts
        || pixels != other.pixels || frames.count != other.frames.count
        || zip(frames, other.frames).contains { !($0.distance(to: $1) <= 1e-9) }
    }
  }

  /// 12 edits of each of 80 trees, or 2,000 in `make test-all`.
  @Test(arguments: Seed.samples(80))
  func `a layout that follows changes is one that is made anew`(seed: Seed) throws {
    var sample = Sample(seed.number)
    try? sample.root.layoutIfNeeded()
    for step in 0..<12 {
      sample.edit()
      var followed = Reading(sample)
      // Some errors are reported once.
      if followed.error != nil { followed = Reading(sample) }
      sample.root.setNeedsLayout()
      let anew = Reading(sample)
      guard followed.differs(from: anew) else { continue }
      Issue.record("edit \(step): \(followed) is not \(anew)")
      return
    }
  }

  /// The other layout is as good, and a second call goes back.
  @Test(arguments: Seed.samples(80))
  func `an ambiguous layout shows another one that meets what the first one meets`(
    seed: Seed
  ) throws {
    var sample = Sample(seed.number)
    for _ in 0..<6 {
      sample.edit()
      try? sample.root.layoutIfNeeded()
    }
    guard layoutError(sample.root) == nil else { return }
    let views = sample.views
    let isAmbiguous = try views.map { try $0.hasAmbiguousLayout }
    guard let open = isAmbiguous.firstIndex(of: true) else { return }
    let before = views.map(\.frameInRoot)
    let met = sample.requiredConstraints.filter { $0.sizeError.map { $0 < 1e-6 } ?? false }
    let errors = sample.optionalErrors
    try views[open].exerciseAmbiguityInLayout()
    let after = views.map(\.frameInRoot)
    for (priority, error) in sample.optionalErrors {
      #expect((error - (errors[priority] ?? -1)).magnitude < 1e-6, "priority \(priority)")
    }
    #expect(before != after)
    for index in views.indices where !isAmbiguous[index] {
      #expect(before[index].distance(to: after[index]) < 1e-6, "\(views[index].identifier ?? "")")
    }
    for constraint in met {
      let error = try #require(constraint.sizeError)
      #expect(error < 1e-6, "\(constraint) is off by \(error)")
    }
    try views[open].exerciseAmbiguityInLayout()
    #expect(zip(before, views.map(\.frameInRoot)).allSatisfy { $0.distance(to: $1) < 1e-9 })
  }
}

extension View {
  /// The frame in the coordinates of the root, in points.
  fileprivate var frameInRoot: Rect {
    var frame = frame
    for view in sequence(first: superview, next: { $0?.superview }) {
      guard let view, view.superview != nil else { continue }
      frame = Rect(frame.x + view.frame.x, frame.y + view.frame.y, frame.width, frame.height)
    }
    return frame
  }
}

extension LayoutConstraint {
  /// By how much it fails to hold, for one between edges and sizes of views, in points.
  fileprivate var sizeError: Double? {
    guard let first = value(firstItem, firstAttribute) else { return nil }
    let second = secondAttribute == .notAnAttribute ? 0 : value(secondItem, secondAttribute)
    guard let second else { return nil }
    let difference = first - multiplier * second - constant
    switch relation {
    case .equal: return difference.magnitude
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  private func value(_ item: LayoutItem?, _ attribute: Attribute) -> Double? {
    guard let view = item as? View else { return nil }
    // The root lies at the origin.
    let frame = view.superview == nil ? view.bounds : view.frameInRoot
    switch attribute {
    case .top: return frame.y
    case .bottom: return frame.y + frame.height
    case .leading: return frame.x
    case .trailing: return frame.x + frame.width
    case .width: return frame.width
    case .height: return frame.height
    default: return nil
    }
  }
}
