package import LayoutModel
package import Typesetting

/// Changes that resolve the ambiguities of a layout's variants, each verified by solving with it.
package struct Remedies: Sendable {
  /// The changes in the order in which they were verified, each with the index of the variant whose views
  /// and constraints it names.
  package private(set) var changes: [(remedy: Remedy, variant: Int)] = []
  /// What each of the changes determines.
  private(set) var steps: [RemedyStep] = []
  /// The variants with all changes made.
  package private(set) var variants: [SolvedLayout]

  /// Whether no variant is ambiguous with all changes made.
  package var isComplete: Bool {
    variants.allSatisfy(\.isDetermined)
  }

  /// Remedies are sought for at most so many undetermined numbers, since each takes several solutions.
  private static let mostUndetermined = 400
  /// And at most so many changes are tried, since a layout may be slow to solve.
  private static let mostTrials = 128

  /// Each trial solves the layout, so that a large one has fewer.
  private static func mostTrials(in layout: Layout) -> Int {
    max(16, min(mostTrials, 6400 / layout.views.count))
  }
  /// The most conflicts of a layout for which remedies of ambiguity are searched: conflicts come
  /// first.
  private static let mostConflicts = 16

  private let typesetter: Typesetter
  private let limit: Int
  /// Whether constraints are added too.
  private let addsConstraints: Bool
  private var trials = 0

  /// Searches for changes, the fewest that it finds.
  ///
  /// If priorities tie, it is another priority, otherwise a size or a place that no constraint
  /// determines.
  /// No change makes a variant worse: frames that are determined stay, and no conflict and no undetermined
  /// number is added. The search ends without being complete when it would need more than `limit` changes
  /// or too many trials.
  /// - Parameter variants: The same layout on other canvases and in other states.
  /// - Throws: A failure as ``LayoutEngine/solve(_:typesetter:)`` does.
  package init(
    for variants: [SolvedLayout], limit: Int = 8, typesetter: Typesetter = .standard
  ) throws(LayoutEngine.Failure) {
    try self.init(for: variants, limit: limit, addsConstraints: true, typesetter)
  }

  /// Searches for other priorities alone, for one layout.
  init(
    breakingTiesOf solved: SolvedLayout, _ typesetter: Typesetter
  ) throws(LayoutEngine.Failure) {
    try self.init(for: [solved], limit: Remedies.mostTrials, addsConstraints: false, typesetter)
  }

  private init(
    for variants: [SolvedLayout], limit: Int, addsConstraints: Bool, _ typesetter: Typesetter
  ) throws(LayoutEngine.Failure) {
    self.variants = variants
    self.typesetter = typesetter
    self.limit = limit
    self.addsConstraints = addsConstraints
    for variant in variants.indices {
      let solved = variants[variant]
      guard solved.undeterminedCount <= Remedies.mostUndetermined,
        solved.conflicts.count <= Remedies.mostConflicts
      else { continue }
      while changes.count < limit, try resolveNext(in: variant) {}
    }
  }

  /// Makes one change for what a variant leaves undetermined; false if none helps.
  private mutating func resolveNext(in variant: Int) throws(LayoutEngine.Failure) -> Bool {
    if variants[variant].isDetermined { return false }
    if addsConstraints, try equalizeButtons(in: variant) { return true }
    if try breakTie(in: variant) { return true }
    guard addsConstraints else { return false }
    if try addConstraint(in: variant) { return true }
    return try endContent(in: variant)
  }

  /// Makes buttons equal whose titles tie, as the guide does (Two Equal-Width Buttons).
  private mutating func equalizeButtons(in variant: Int) throws(LayoutEngine.Failure) -> Bool {
    for (constraint, axis) in variants[variant].equalButtons {
      if let result = try trial(of: .add(constraint), in: variant),
        constraint.firstItem.view.map({ result.shows($0, axis) }) ?? false,
        try accept(.add(constraint), in: variant, result: result)
      {
        return true
      }
    }
    return false
  }

  /// Ties the last subview of a scroll view to the far edge of its content, where nothing says how far that goes.
  private mutating func endContent(in variant: Int) throws(LayoutEngine.Failure) -> Bool {
    for remedy in variants[variant].contentEnds {
      guard let result = try? solution(with: remedy, in: variant),
        result.openContentCount < variants[variant].openContentCount,
        result.isAsGood(as: variants[variant])
      else { continue }
      if try accept(remedy, in: variant, result: result) { return true }
    }
    return false
  }

  /// Changes the priority that leaves the least undetermined and, of several, suits the contents best.
  private mutating func breakTie(in variant: Int) throws(LayoutEngine.Failure) -> Bool {
    var trials: [(remedy: Remedy, result: SolvedLayout, rank: [Double])] = []
    for remedy in variants[variant].tieBreakers {
      guard let result = try trial(of: remedy, in: variant) else { continue }
      let rank = [
        Double(result.undeterminedCount), result.contentDamage,
        result.shift(from: variants[variant]).rounded(),
      ]
      trials.append((remedy, result, rank))
    }
    let order = trials.indices.sorted {
      (trials[$0].rank + [Double($0)]).lexicographicallyPrecedes(trials[$1].rank + [Double($1)])
    }
    for index in order
    where try accept(trials[index].remedy, in: variant, result: trials[index].result) {
      return true
    }
    return false
  }

  /// Adds the first constraint that determines more of a variant, one without new numbers if there is any.
  private mutating func addConstraint(in variant: Int) throws(LayoutEngine.Failure) -> Bool {
    let solved = variants[variant]
    guard let (view, axis) = solved.firstUndetermined else { return false }
    for remedy in solved.neighbourCandidates(forView: view, axis) {
      if let result = try trial(of: remedy, in: variant), result.shows(view, axis),
        result.keepsInSight(solved), try accept(remedy, in: variant, result: result)
      {
        return true
      }
    }
    let found = solved.constraintCandidates(forView: view, axis)
    for remedy in found.filter({ !$0.isSize }) + found.filter(\.isSize) {
      if let result = try trial(of: remedy, in: variant),
        try accept(remedy, in: variant, result: result)
      {
        return true
      }
    }
    return false
  }

  /// A variant with a change; nil if it does not help or does harm, or if no trials are left.
  private mutating func trial(
    of remedy: Remedy, in variant: Int
  ) throws(LayoutEngine.Failure) -> SolvedLayout? {
    guard trials < Remedies.mostTrials(in: variants[variant].layout) else { return nil }
    trials += 1
    let old = variants[variant]
    guard let result = try? solution(with: remedy, in: variant),
      result.undeterminedCount < old.undeterminedCount, result.isAsGood(as: old)
    else { return nil }
    return result
  }

  private func solution(
    with remedy: Remedy, in variant: Int
  ) throws(LayoutEngine.Failure) -> SolvedLayout {
    let old = variants[variant]
    return try LayoutEngine.solve(
      remedy.applied(to: old.layout), breaking: old.conflicts, typesetter: typesetter)
  }

  /// Makes a change in all variants, unless one of them gets worse.
  private mutating func accept(
    _ remedy: Remedy, in variant: Int, result: SolvedLayout
  ) throws(LayoutEngine.Failure) -> Bool {
    var changed = variants
    let layout = variants[variant].layout
    for (index, old) in variants.enumerated() {
      // With the change, another constraint of a conflict can be the one to break.
      if index == variant, old.conflicts.isEmpty {
        changed[index] = result
        continue
      }
      guard let own = remedy.translated(from: layout, to: old.layout) else { continue }
      guard
        let result = try? LayoutEngine.solve(own.applied(to: old.layout), typesetter: typesetter),
        result.isAsGood(as: old)
      else { return false }
      changed[index] = result
    }
    changes.append((remedy, variant))
    steps.append(RemedyStep(remedy, in: variant, before: variants, after: changed))
    variants = changed
    return true
  }
}
