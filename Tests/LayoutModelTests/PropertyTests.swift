import LayoutModel
import TestSupport
import Testing

/// What must be so for every layout, ambiguous and unsatisfiable ones included.
struct PropertyTests {
  static let seeds = Seed.samples(60)

  @Test func `the seeds make layouts of every status`() throws {
    let statuses = try Self.seeds.map {
      try LayoutEngine.solve(RandomLayout.layout(seed: $0.number)).status
    }
    for status in [LayoutStatus.satisfied, .ambiguous, .unsatisfiable] {
      #expect(statuses.contains(status))
    }
  }

  @Test(arguments: seeds)
  func `shuffling views and constraints changes no frame at all`(_ seed: Seed) throws {
    let layout = RandomLayout.layout(seed: seed.number)
    let solved = try LayoutEngine.solve(layout)
    var random = SplitMix(state: seed.number &+ 1)
    // Any order of views in which each comes after its superview.
    var order = [0]
    var rest = Array(layout.views.indices.dropFirst()).shuffled(using: &random)
    while !rest.isEmpty {
      guard let next = rest.firstIndex(where: { order.contains(layout.views[$0].superview ?? 0) })
      else { break }
      order.append(rest.remove(at: next))
    }
    var places = [Int](repeating: 0, count: order.count)
    for (place, view) in order.enumerated() { places[view] = place }
    func moved(_ item: LayoutItem) -> LayoutItem {
      if case .view(let view) = item { .view(places[view]) } else { item }
    }
    var shuffled = layout
    shuffled.views = order.map { view in
      var copy = layout.views[view]
      copy.superview = copy.superview.map { places[$0] }
      let arranged = layout.views[view].arrangement?.arrangedSubviews ?? []
      copy.arrangement?.arrangedSubviews = arranged.map { places[$0] }
      return copy
    }
    shuffled.constraints = layout.constraints.shuffled(using: &random).map { constraint in
      var copy = constraint
      copy.firstItem = moved(copy.firstItem)
      copy.secondItem = copy.secondItem.map(moved)
      return copy
    }
    let again = try LayoutEngine.solve(shuffled)
    #expect(order.map { solved.frames[$0] } == again.frames)
    #expect(again.objective == solved.objective)
    #expect(again.conflicts.count == solved.conflicts.count)
  }

  @Test(arguments: seeds)
  func `equations written backwards give the same frames`(_ seed: Seed) throws {
    // The guide, Listing 3-2: the sides exchanged, the constant negated.
    let layout = RandomLayout.layout(seed: seed.number)
    var backwards = layout
    backwards.constraints = layout.constraints.map { constraint in
      guard let second = constraint.secondItem else { return constraint }
      return LayoutConstraint(
        item: second, attribute: constraint.secondAttribute,
        relatedBy: constraint.relation.reversed, toItem: constraint.firstItem,
        attribute: constraint.firstAttribute, constant: -constraint.constant,
        priority: constraint.priority)
    }
    #expect(try LayoutEngine.solve(backwards).frames == LayoutEngine.solve(layout).frames)
  }

  @Test(arguments: seeds)
  func `the other reading direction mirrors`(_ seed: Seed) throws {
    let solved = try LayoutEngine.solve(RandomLayout.layout(seed: seed.number))
    let mirrored = try LayoutEngine.solve(
      RandomLayout.layout(seed: seed.number, direction: .rightToLeft))
    for (frame, other) in zip(solved.frames, mirrored.frames) {
      let mirror = Rect(
        x: 512 - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
      #expect(mirror.distance(to: other) < 1e-9)
    }
  }

  @Test(arguments: seeds)
  func `twice the numbers give twice the frames`(_ seed: Seed) throws {
    var layout = RandomLayout.layout(seed: seed.number)
    let solved = try LayoutEngine.solve(layout)
    // What is ambiguous is drawn near a size in points, which does not grow, and which constraint is
    // broken follows its text, numbers included.
    guard solved.status == .satisfied else { return }
    layout.canvas.size = Size(width: 1024, height: 1024)
    layout.canvas.safeAreaInsets.top *= 2
    for index in layout.views.indices {
      let content = layout.views[index].intrinsicContentSize ?? IntrinsicContentSize()
      layout.views[index].intrinsicContentSize = IntrinsicContentSize(
        width: content.width.map { 2 * $0 }, height: content.height.map { 2 * $0 })
    }
    for index in layout.constraints.indices { layout.constraints[index].constant *= 2 }
    for index in layout.views.indices { layout.views[index].arrangement?.spacing *= 2 }
    let doubled = try LayoutEngine.solve(layout)
    for (frame, other) in zip(solved.frames, doubled.frames) {
      let twice = Rect(
        x: 2 * frame.x, y: 2 * frame.y, width: 2 * frame.width, height: 2 * frame.height)
      #expect(twice.distance(to: other) < 1e-9)
    }
  }

  @Test(arguments: seeds)
  func `a weaker constraint never makes a stronger priority worse`(_ seed: Seed) throws {
    var layout = RandomLayout.layout(seed: seed.number)
    let solved = try LayoutEngine.solve(layout)
    layout.constraints.append(
      LayoutConstraint(
        item: .view(1), attribute: .width, relatedBy: .equal, constant: 300,
        priority: Priority(20)))
    let changed = try LayoutEngine.solve(layout)
    for (old, new) in zip(solved.objective, changed.objective) {
      #expect(old.priority == new.priority)
      #expect((old.error - new.error).magnitude < 1e-9)
    }
  }

  @Test(arguments: seeds)
  func `both witnesses of an ambiguous layout meet the constraints equally well`(
    _ seed: Seed
  ) throws {
    let solved = try LayoutEngine.solve(RandomLayout.layout(seed: seed.number))
    #expect(solved.witnesses.isEmpty == !solved.undetermined.contains { !$0.isEmpty })
    guard solved.witnesses.count == 2 else { return }
    #expect(solved.witnesses[0] == solved.frames)
    let places = AttributePlaces(solved)
    let errors = solved.witnesses.map { frames in
      solved.layout.constraints.reduce(into: contentErrors(solved.layout, frames)) {
        $0[$1.priority, default: 0] += error(of: $1, places, frames)
      }
    }
    for (priority, error) in errors[0] {
      #expect((error - (errors[1][priority] ?? -1)).magnitude < 1e-6)
    }
    for view in solved.layout.views.indices where !solved.undetermined[view].isEmpty {
      #expect(solved.witnesses[0][view] != solved.witnesses[1][view])
    }
  }

  /// How far content sizes are missed, by priority.
  private func contentErrors(_ layout: Layout, _ frames: [Rect]) -> [Priority: Double] {
    var errors: [Priority: Double] = [:]
    for (view, frame) in zip(layout.views, frames) {
      let content = view.intrinsicContentSize ?? IntrinsicContentSize()
      for (length, side) in [(content.width, frame.width), (content.height, frame.height)] {
        guard let length else { continue }
        errors[.defaultLow, default: 0] += max(0, side - length)
        errors[.defaultHigh, default: 0] += max(0, length - side)
      }
    }
    return errors
  }

  /// How far a constraint is from holding, worked out from frames alone.
  private func error(
    of constraint: LayoutConstraint, _ places: AttributePlaces, _ frames: [Rect]
  ) -> Double {
    let difference = places.excess(of: constraint) { item in
      if case .view(let view) = item { frames[view] } else { Rect(x: 0, y: 0, width: 0, height: 0) }
    }
    switch constraint.relation {
    case .equal: return difference.magnitude
    case .greaterThanOrEqual: return max(0, -difference)
    case .lessThanOrEqual: return max(0, difference)
    }
  }
}
