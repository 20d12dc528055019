/// A part of a layout that someone means.
package enum LayoutPart: Hashable, Sendable {
  /// By its index in `Layout.views`.
  case view(Int)
  /// By its index in `Layout.constraints`.
  case constraint(Int)
}

/// A place of a layout that a callout points to.
package enum LayoutPlace: Hashable, Sendable {
  case part(LayoutPart)
  /// An edge, a centre, a baseline or a size of a view, by the view's index.
  case attribute(Attribute, of: Int)
}

/// The parts of a layout by their names.
package struct LayoutParts {
  private let layout: Layout
  /// The first view of each name, and the first constraint of each number and of each label, names in lower case.
  private let views: [String: Int]
  private let numbers: [Int: Int]
  private let labels: [String: Int]

  /// The parts of a layout.
  package init(_ layout: Layout) {
    self.layout = layout
    views = Dictionary(
      layout.views.enumerated().map { ($1.name.lowercased(), $0) }, uniquingKeysWith: min)
    let constraints = layout.constraints
    numbers = Dictionary(
      constraints.indices.compactMap { index in
        layout.number(ofConstraint: index).map { ($0, index) }
      }, uniquingKeysWith: min)
    labels = Dictionary(
      constraints.enumerated().compactMap { index, constraint in
        constraint.label.map { ($0.lowercased(), index) }
      }, uniquingKeysWith: min)
  }

  /// The place that words name: a part, or an attribute of a view such as `Red View.Center X`; nil for
  /// none.
  package func place(named words: String) -> LayoutPlace? {
    let plain = words.filter { $0 != "`" }
    if let part = parts(named: plain).first { return .part(part) }
    guard let dot = plain.lastIndex(of: ".") else { return nil }
    let name = plain[plain.index(after: dot)...].filter { $0 != " " }.lowercased()
    let attribute = Attribute.allCases.first {
      [$0.rawValue.lowercased(), $0.guideName.lowercased()].contains(name)
    }
    guard let attribute, attribute != .notAnAttribute,
      case .view(let view)? = parts(named: String(plain[..<dot])).first
    else { return nil }
    return .attribute(attribute, of: view)
  }

  /// The first view of a name, in capital or small letters.
  package func view(named name: String) -> Int? { views[name.lowercased()] }

  /// The parts that a word names: a view by its name, or constraints by a number or a range.
  ///
  /// A number is the one printed before a constraint (`8`), or its place if none is printed. A
  /// range is written `3...5`. Empty if there is no such part.
  package func parts(named word: String) -> [LayoutPart] {
    if let view = view(named: word) { return [.view(view)] }
    let ends = word.split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
    if ends.count == 2, let first = ends[0], let last = ends[1], first <= last {
      return layout.constraints.indices.filter { index in
        layout.number(ofConstraint: index).map { (first...last).contains($0) } ?? false
      }.map { .constraint($0) }
    }
    let found = labels[word.lowercased()] ?? Int(word).flatMap { numbers[$0] }
    return found.map { [.constraint($0)] } ?? []
  }
}

extension Layout {
  /// The number printed before a constraint, or its place from 1 where nothing is printed; nil where
  /// something else is.
  fileprivate func number(ofConstraint index: Int) -> Int? { Int(shownNumber(ofConstraint: index)) }

  /// The number that figures show of a constraint.
  package func shownNumber(ofConstraint index: Int) -> String {
    constraints[index].number ?? constraints[index].label ?? "\(index + 1)"
  }
}
