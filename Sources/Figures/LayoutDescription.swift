import Basics
package import LayoutModel

/// A layout in words, for people who cannot see it.
struct LayoutDescription {
  private let solved: SolvedLayout
  private let layout: Layout
  private let frames: [Rect]
  /// The subviews of each view that can be seen.
  private let subviews: [[Int]]

  /// The arrangement of the views, and the findings on constraints, a sentence each.
  ///
  /// `Two views side by side, 8 points apart: Blue View, 150 x 607, and Red View, 185 x 607. …`
  /// - Parameter leftOut: How many views and constraints are scrolled out of what the figure shows.
  static func text(for solved: SolvedLayout, leftOut: (views: Int, constraints: Int) = (0, 0))
    -> String
  {
    let description = LayoutDescription(solved)
    return
      ([description.sentence(on: 0)] + [description.place()] + description.contents()
      + [description.constraints(), rest(leftOut)]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// How much is not shown, or nothing.
  private static func rest(_ count: (views: Int, constraints: Int)) -> String {
    let parts = [(count.views, "view"), (count.constraints, "constraint")].filter { $0.0 > 0 }.map {
      "\($0) \($1)" + ($0 == 1 ? "" : "s")
    }
    if parts.isEmpty { return "" }
    let isOne = count.views + count.constraints == 1
    return list(parts) + (isOne ? " is" : " are") + " scrolled out of view."
  }

  private init(_ solved: SolvedLayout) {
    self.solved = solved
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

  // MARK: - Sentences

  private func sentence(on view: Int) -> String {
    let views = subviews[view]
    if views.isEmpty { return view == 0 ? "An empty canvas." : "" }
    let text = arranged(views, hasSizes: view == 0)
    return (view == 0 ? text.capitalizedFirst : "In \(layout.views[view].name): " + text) + "."
  }

  /// The arrangement of views: `two views side by side, 8 points apart: A, 150 x 607, and B, 185 x
  /// 607`.
  private func arranged(_ views: [Int], hasSizes: Bool) -> String {
    if views.count == 1 { return names(views, hasSizes: hasSizes) }
    let arrangement = Arrangement(of: views.map { frames[$0] })
    let ordered = arrangement.order.map { views[$0] }
    return counted(ordered) + arrangement.words + ": " + names(ordered, hasSizes: hasSizes)
  }

  /// The content of other views, the outermost first.
  private func contents() -> [String] {
    Array(
      layout.views.indices.dropFirst().lazy.filter { !layout.isHidden($0) }.map(sentence)
        .filter { !$0.isEmpty }.prefix(6))
  }

  /// The canvas, and how far from its edges the views are.
  private func place() -> String {
    let canvas = layout.canvas
    let size = "\(number(canvas.size.width)) x \(number(canvas.size.height)) points"
    let name =
      canvas.device.map {
        "On \($0.name)\(canvas.orientation.map { " in " + $0.rawValue } ?? ""), \(size)"
      } ?? "On a canvas of \(size)"
    guard let first = subviews[0].first else { return name + "." }
    let all = subviews[0].reduce(frames[first]) { $0.union(frames[$1]) }
    let distances = [
      ("left", all.minX), ("right", canvas.size.width - all.maxX), ("top", all.minY),
      ("bottom", canvas.size.height - all.maxY),
    ]
    return name + ", " + LayoutDescription.edges(distances) + "."
  }

  /// Edges at the same distance together.
  private static func edges(_ distances: [(edge: String, distance: Double)]) -> String {
    var groups: [(distance: String, edges: [String])] = []
    for (edge, distance) in distances {
      let text = DecimalText.rounded(distance, to: 2)
      if let index = groups.firstIndex(where: { $0.distance == text }) {
        groups[index].edges.append("the " + edge)
      } else {
        groups.append((text, ["the " + edge]))
      }
    }
    return groups.map { "\($0.distance) from \(LayoutDescription.list($0.edges))" }.joined(
      separator: ", ")
  }

  private func constraints() -> String {
    let constraints = layout.constraints
    let optional = constraints.count { !$0.priority.isRequired }
    let count = constraints.count == 1 ? "1 constraint" : "\(constraints.count) constraints"
    let kinds = optional > 0 ? ", \(optional) of them optional" : ""
    switch solved.status {
    case .satisfied: return count + kinds + "."
    case .misplaced: return count + kinds + "; a view is not where they put it."
    case .ambiguous: return count + kinds + "; they leave the layout ambiguous."
    case .unsatisfiable: return count + kinds + "; they cannot all hold."
    }
  }

  // MARK: - Words

  /// The names of views, with their sizes as long as they are few.
  private func names(_ views: [Int], hasSizes: Bool) -> String {
    let hasSizes = hasSizes && views.count <= 4
    let shown = views.prefix(12).map { view -> String in
      let name = layout.views[view].name
      if !hasSizes { return name }
      return "\(name), \(number(frames[view].width)) x \(number(frames[view].height))"
    }
    let rest = views.count > 12 ? ["\(views.count - 12) more"] : []
    return LayoutDescription.list(shown + rest, hasCommas: hasSizes)
  }

  /// `two labels`, or `two views` when they are of different kinds.
  private func counted(_ views: [Int]) -> String {
    let kinds = Set(views.map { layout.views[$0].kind })
    let kind = kinds.count == 1 ? kinds.first?.words ?? "view" : "view"
    let few = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let count = views.count < few.count ? few[views.count] : "\(views.count)"
    return count + " " + kind + (views.count == 1 ? "" : "s")
  }

  private static func list(_ words: [String], hasCommas: Bool = false) -> String {
    WordList.text(words, "and", hasLastComma: hasCommas || words.count > 2)
  }

  private func number(_ value: Double) -> String { DecimalText.rounded(value, to: 2) }
}

/// The arrangement of frames: a row, a column, several rows, or no order that few words describe.
package struct Arrangement {
  /// The frames' indices in reading order, or in the given order if there is none.
  package private(set) var order: [Int]
  /// `side by side`, `one above the other` or `in 2 rows`; empty if there is no order.
  package private(set) var form = ""
  /// To follow the form: `, 8 points apart`; empty for rows.
  private var distances = ""

  /// To follow a count: ` side by side, 8 points apart`.
  fileprivate var words: String { form.isEmpty ? "" : " " + form + distances }

  /// Finds the arrangement of frames in one view's coordinates.
  package init(of frames: [Rect]) {
    order = Array(frames.indices)
    for (axis, words) in [(Axis.horizontal, "side by side"), (.vertical, "one above the other")] {
      if let line = Line(frames, order, axis) {
        order = line.order
        (form, distances) = (words, ", " + line.gaps)
        return
      }
    }
    let rows = Arrangement.rows(of: frames)
    if rows.count > 1, rows.count < frames.count, rows.allSatisfy({ $0 != nil }) {
      order = rows.flatMap { $0?.order ?? [] }
      form = "in \(rows.count) rows"
    }
  }

  /// The frames level with each other, row by row; nil for a row in which some overlap.
  private static func rows(of frames: [Rect]) -> [Line?] {
    let sorted = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rows: [[Int]] = []
    var bottom = -Double.infinity
    for index in sorted {
      if frames[index].minY >= bottom - 0.5 { rows.append([]) }
      rows[rows.count - 1].append(index)
      bottom = max(bottom, frames[index].maxY)
    }
    return rows.map { Line(frames, $0, .horizontal) }
  }

  /// Frames one after the other along an axis.
  private struct Line {
    let order: [Int]
    private let distances: [String]

    /// Nil when frames overlap along the axis, or do not lie beside each other across it.
    init?(_ frames: [Rect], _ indices: [Int], _ axis: Axis) {
      let order = indices.sorted {
        (frames[$0].range(axis).start, $0) < (frames[$1].range(axis).start, $1)
      }
      let pairs = zip(order, order.dropFirst()).map { (frames[$0], frames[$1]) }
      let gaps = pairs.map { $1.range(axis).start - $0.range(axis).end }
      let isLine = zip(pairs, gaps).allSatisfy { pair, gap in
        let (a, b) = (pair.0.range(axis.across), pair.1.range(axis.across))
        return gap > -0.5 && a.start < b.end && b.start < a.end
      }
      guard isLine else { return nil }
      self.order = order
      distances = gaps.map { DecimalText.rounded(max(0, $0), to: 2) }
    }

    /// `8 points apart`.
    var gaps: String {
      let numbers = Set(distances).sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
      guard let least = numbers.first, let most = numbers.last else { return "" }
      if least == most { return least == "0" ? "without a gap" : "\(least) points apart" }
      return "\(least) to \(most) points apart"
    }
  }
}

extension ViewKind {
  /// `text field` of a `textField`.
  fileprivate var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }
}
