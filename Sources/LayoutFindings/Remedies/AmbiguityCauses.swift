import LayoutModel
import Typesetting

/// What one change determines, by the names of views.
struct RemedyStep: Sendable {
  /// The ambiguous view that the change is about; nil if it is about others.
  let cause: String?
  /// The views of which the change determines more, in the layout's order.
  let views: [String]

  init(_ remedy: Remedy, in variant: Int, before: [SolvedLayout], after: [SolvedLayout]) {
    let old = before[variant]
    let view = remedy.views(in: old.layout).first { !old.undetermined[$0].isEmpty }
    self.init(cause: view.map { old.layout.views[$0].name }, before: before, after: after)
  }

  init(cause: String?, before: [SolvedLayout], after: [SolvedLayout]) {
    self.cause = cause
    var names: [String] = []
    for (old, new) in zip(before, after) {
      for (view, parts) in zip(old.layout.views, zip(old.undetermined, new.undetermined))
      where parts.0 != parts.1 && !names.contains(view.name) {
        names.append(view.name)
      }
    }
    views = names
  }
}

extension Remedies {
  /// The views whose ambiguity follows from another view's, by the name of that view.
  func followers(in layouts: [SolvedLayout]) -> [String: [String]] {
    RemedyStep.followers(of: steps, before: layouts, after: variants)
  }
}

extension RemedyStep {
  /// The views whose ambiguity follows from another view's, by the name of that view.
  ///
  /// The last change that they need is about the other view, and no change is about them. Wherever they are
  /// ambiguous, the other view is too.
  /// - Parameters:
  ///   - steps: The changes, in the order in which they are made.
  ///   - before: The variants without the changes.
  ///   - after: The variants with all changes made.
  static func followers(
    of steps: [RemedyStep], before: [SolvedLayout], after: [SolvedLayout]
  ) -> [String: [String]] {
    let causes = Set(steps.compactMap(\.cause))
    let open = Set(after.flatMap(\.ambiguousNames))
    let ambiguous = before.map { Set($0.ambiguousNames) }
    var last: [String: Int] = [:]
    for (index, step) in steps.enumerated() {
      for name in step.views { last[name] = index }
    }
    var followers: [String: [String]] = [:]
    for (index, step) in steps.enumerated() {
      let views = step.views.filter {
        last[$0] == index && !causes.contains($0) && !open.contains($0)
      }
      guard let cause = step.cause ?? views.first else { continue }
      followers[cause, default: []] += views.filter { view in
        view != cause && ambiguous.allSatisfy { !$0.contains(view) || $0.contains(cause) }
      }
    }
    return followers
  }
}

extension SolvedLayout {
  /// The names of the ambiguous views.
  fileprivate var ambiguousNames: [String] {
    zip(layout.views, undetermined).filter { !$1.isEmpty }.map(\.0.name)
  }
}

extension Remedy {
  /// The views that the change names, by their indices in the layout.
  fileprivate func views(in layout: Layout) -> [Int] {
    switch self {
    case .add(let constraint): constraint.items.compactMap(\.view)
    case .setPriority(let index, _): layout.constraints[index].items.compactMap(\.view)
    case .setContentHugging(let view, _, _), .setCompressionResistance(let view, _, _): [view]
    }
  }
}

/// An image view that has neither an image nor a size, which leaves the layout ambiguous.
struct MissingImage {
  /// The help for the view.
  let help: String
  /// The views whose ambiguity follows from its.
  let followers: [String: [String]]

  /// The size of the image that is tried, in points.
  private static let size = 100.0

  /// Nil if no image view lacks an image, or one would determine nothing.
  init?(in layouts: [SolvedLayout], _ typesetter: Typesetter) {
    let names = layouts.compactMap { solved in
      solved.layout.views.indices.first { solved.lacksImage($0) }.map {
        solved.layout.views[$0].name
      }
    }
    guard let name = names.first else { return nil }
    let after = layouts.map { solved -> SolvedLayout in
      var changed = solved.layout
      for view in changed.views.indices where changed.views[view].name == name {
        changed.views[view].intrinsicContentSize = IntrinsicContentSize(
          width: Self.size, height: Self.size)
      }
      return (try? LayoutEngine.solve(changed, typesetter: typesetter)) ?? solved
    }
    let step = RemedyStep(cause: name, before: layouts, after: after)
    guard step.views.contains(name) else { return nil }
    help = "give '\(name)' an image, 'image: {name: …, size: [100, 100]}', or a width and a height"
    followers = RemedyStep.followers(of: [step], before: layouts, after: after)
  }
}

extension SolvedLayout {
  /// Whether a view is an image view without an image whose width and height nothing determines.
  fileprivate func lacksImage(_ index: Int) -> Bool {
    let view = layout.views[index]
    return view.kind == .imageView && view.content.imageName == nil
      && view.content.imageSize == nil && view.intrinsicContentSize == nil
      && undetermined[index].isSuperset(of: [.width, .height])
  }
}
