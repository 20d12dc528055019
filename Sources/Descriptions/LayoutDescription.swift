import Basics
package import LayoutModel

/// A layout in words, for people who cannot see it.
package struct LayoutDescription {
  private let solved: SolvedLayout
  private let phrases: Phrases
  private let layout: Layout
  private let frames: [Rect]
  /// The subviews of each view that can be seen.
  private let subviews: [[Int]]

  /// The arrangement of the views, and the findings on constraints, a sentence each.
  ///
  /// `Two views side by side, 8 points apart: Blue View, 150 x 607, and Red View, 185 x 607. …`
  /// - Parameter leftOut: How many views and constraints are scrolled out of what the figure shows.
  package static func text(
    for solved: SolvedLayout, in phrases: Phrases,
    leftOut: (views: Int, constraints: Int) = (0, 0)
  ) -> String {
    let description = LayoutDescription(solved, phrases)
    let texts =
      [description.text(on: 0), description.place()] + description.contents()
      + [
        description.constraints(),
        phrases.scrolledOut(views: leftOut.views, constraints: leftOut.constraints),
      ]
    return phrases.joined(texts.compactMap { $0 }.map(phrases.sentence))
  }

  private init(_ solved: SolvedLayout, _ phrases: Phrases) {
    (self.solved, self.phrases) = (solved, phrases)
    layout = solved.layout
    frames = solved.canvasFrames
    var subviews = [[Int]](repeating: [], count: solved.layout.views.count)
    for (index, view) in solved.layout.views.enumerated() {
      if let superview = view.superview, !solved.layout.isHidden(index) {
        subviews[superview].append(index)
      }
    }
    self.subviews = subviews
  }

  /// What is in a view; nil if that is nothing.
  private func text(on view: Int) -> String? {
    let views = subviews[view]
    if views.isEmpty { return view == 0 ? phrases.emptyCanvas : nil }
    let text = arranged(views, hasSizes: view == 0)
    return view == 0 ? text : phrases.content(of: layout.views[view].name, text)
  }

  /// The arrangement of views: `two views side by side, 8 points apart: A, 150 x 607, and B, 185 x
  /// 607`.
  private func arranged(_ views: [Int], hasSizes: Bool) -> String {
    if views.count == 1 { return names(views, hasSizes: hasSizes) }
    let arrangement = Arrangement(of: views.map { frames[$0] })
    let ordered = arrangement.order.map { views[$0] }
    let kinds = Set(views.map { layout.views[$0].kind })
    let counted = phrases.counted(views.count, kinds.count == 1 ? kinds.first : nil)
    return phrases.named(
      phrases.arranged(counted, arrangement.form, hasGaps: true), names(ordered, hasSizes: hasSizes)
    )
  }

  /// The content of other views, the outermost first.
  private func contents() -> [String] {
    Array(
      layout.views.indices.dropFirst().lazy.filter { !layout.isHidden($0) }.compactMap(text)
        .prefix(6))
  }

  /// The canvas, and how far from its edges the views are.
  private func place() -> String {
    let canvas = layout.canvas
    let place = phrases.place(
      device: canvas.device?.name, canvas.orientation, withSize: canvas.size)
    guard let first = subviews[0].first else { return place }
    let all = subviews[0].reduce(frames[first]) { $0.union(frames[$1]) }
    let distances = phrases.distances([
      all.minX, canvas.size.width - all.maxX, all.minY, canvas.size.height - all.maxY,
    ])
    return phrases.clauses([place, distances])
  }

  private func constraints() -> String {
    let optional = layout.constraints.count { !$0.priority.isRequired }
    return phrases.constraints(layout.constraints.count, optional: optional, solved.status)
  }

  /// The names of views, with their sizes as long as they are few.
  private func names(_ views: [Int], hasSizes: Bool) -> String {
    let hasSizes = hasSizes && views.count <= 4
    let shown = views.prefix(12).map { view -> String in
      let name = layout.views[view].name
      return hasSizes ? phrases.sized(name, frames[view]) : name
    }
    return phrases.listed(shown, of: views.count, isLong: hasSizes)
  }
}
