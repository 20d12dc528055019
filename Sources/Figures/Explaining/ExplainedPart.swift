package import LayoutModel

/// The parts of a layout that figures of a style explain, by the words that name them.
package struct ExplainedPart {
  /// A sort of parts.
  package enum Kind: Hashable, Sendable {
    case view
    case constraint
  }

  /// The words for the parts that figures of a style are about: names of views, and numbers of constraints.
  /// - Parameters:
  ///   - selected: The words of an option; nil without it.
  ///   - own: The selection of the recipe, which may be about other styles.
  /// - Throws: An error when there is no part, or when several would do and none is named.
  package static func words(
    for style: FigureStyle, in layout: Layout, selected: [String]?, own: [String]
  ) throws(FigureError) -> [String] {
    guard let kinds = style.traits.explains else { return [] }
    let parts = LayoutParts(layout)
    func words(_ names: [String]) -> [String] {
      names.flatMap(parts.parts).filter { kinds.contains(Kind($0)) }.map {
        word(for: $0, in: layout)
      }
    }
    let all = layout.parts(kinds)
    if let selected {
      try check(selected, of: kinds, style, in: layout, parts, all)
      return words(selected).once
    }
    let chosen = words(own).once
    if !chosen.isEmpty { return chosen }
    if all.count == 1 { return all }
    let noun = noun(of: kinds)
    guard !all.isEmpty else {
      throw FigureError("there is no \(noun) for the style '\(style.rawValue)' to explain")
    }
    throw FigureError(
      "the style '\(style.rawValue)' explains one \(noun) in a figure; select one of \(listed(all))"
    )
  }

  /// The words for all parts of some kinds.
  package static func words(of kinds: Set<Kind>, in layout: Layout) -> [String] {
    layout.parts(kinds)
  }

  /// The part that a request is about; the first one where it names none.
  /// - Throws: An error when there is none.
  static func part(
    of request: FigureRequest, _ style: FigureStyle, in layout: Layout
  ) throws(FigureError) -> LayoutPart {
    let kinds = style.traits.explains ?? []
    let word = request.explained ?? layout.parts(kinds).first
    guard let part = word.flatMap({ LayoutParts(layout).parts(named: $0).first }) else {
      throw FigureError("there is no \(noun(of: kinds)) '\(word ?? "")' to explain")
    }
    return part
  }

  /// Checks that words can name parts of the right kinds; of several styles, each takes its own.
  private static func check(
    _ selected: [String], of kinds: Set<Kind>, _ style: FigureStyle, in layout: Layout,
    _ parts: LayoutParts, _ all: [String]
  ) throws(FigureError) {
    for word in selected {
      let found = parts.parts(named: word)
      if found.isEmpty, layout.inactiveConstraints.contains(where: { $0.isNamed(word) }) {
        throw FigureError(
          "the constraint '\(word)' is inactive, so there is nothing to explain; select one that holds"
        )
      }
    }
    let found = selected.map { (word: $0, kind: parts.parts(named: $0).first.map(Kind.init)) }
    if found.contains(where: { $0.kind.map(kinds.contains) ?? false }) { return }
    for (word, kind) in found {
      guard let kind else { continue }
      let isView = kind == .view
      let help = all.isEmpty ? "" : "; select one of \(listed(all))"
      throw FigureError(
        "'\(word)' is a \(isView ? "view" : "constraint"), and the style '\(style.rawValue)' explains "
          + "\(isView ? "constraints" : "views")\(help)")
    }
  }

  private static func noun(of kinds: Set<Kind>) -> String {
    [(Kind.view, "view"), (.constraint, "constraint")].filter { kinds.contains($0.0) }.map(\.1)
      .joined(separator: " or ")
  }

  /// The first words, and how many more there are.
  private static func listed(_ words: [String]) -> String {
    let most = 12
    let rest = words.count - most
    return words.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  fileprivate static func word(for part: LayoutPart, in layout: Layout) -> String {
    switch part {
    case .view(let index): layout.views[index].name
    case .constraint(let index): layout.shownNumber(ofConstraint: index)
    }
  }
}

extension ExplainedPart.Kind {
  fileprivate init(_ part: LayoutPart) {
    switch part {
    case .view: self = .view
    case .constraint: self = .constraint
    }
  }
}

extension Layout {
  /// The words for all views but the root, or for all constraints.
  fileprivate func parts(_ kinds: Set<ExplainedPart.Kind>) -> [String] {
    let shown = views.indices.dropFirst().filter { !isHidden($0) }.map { LayoutPart.view($0) }
    let all =
      (kinds.contains(.view) ? shown : [])
      + (kinds.contains(.constraint) ? constraints.indices.map { .constraint($0) } : [])
    return all.map { ExplainedPart.word(for: $0, in: self) }.once
  }
}

extension LayoutConstraint {
  fileprivate func isNamed(_ word: String) -> Bool { [number, label, identifier].contains(word) }
}

extension [String] {
  /// Each word once, in order.
  fileprivate var once: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// The reason why there is no figure.
package struct FigureError: Error, Hashable, Sendable {
  /// In words.
  package let message: String

  init(_ message: String) { self.message = message }
}
