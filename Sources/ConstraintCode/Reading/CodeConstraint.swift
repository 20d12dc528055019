import Diagnostics
import LayoutModel
import Notation

/// A constraint of code, before it is certain which names are the superview's.
struct CodeConstraint {
  /// An item's attribute.
  struct Term {
    var item: CodeItem
    var attribute: Attribute
    var attributeRange: SourceRange
  }

  var first: Term
  var relation: Relation
  /// Nil when the first is tied to a number.
  var second: Term?
  var multiplier = 1.0
  var constant = 0.0
  var usesStandardSpacing = false
  var priority = Priority.required
  var identifier: String?
  var isActive = true
  /// The name of the call that makes it.
  var place: SourceRange
  /// The block that makes it and can make it again, and how often it was made before.
  var maker: (key: String, count: Int)?
}

extension CodeConstraint {
  /// A constraint of a call that names no attributes, so that all of them have the place of the call.
  init(
    _ item: CodeItem, _ attribute: Attribute, _ relation: Relation = .equal,
    to other: (item: CodeItem, attribute: Attribute)?, _ constant: Double = 0,
    at place: SourceRange
  ) {
    self.init(
      first: Term(item: item, attribute: attribute, attributeRange: place), relation: relation,
      second: other.map { Term(item: $0.item, attribute: $0.attribute, attributeRange: place) },
      place: place)
    self.constant = constant
  }
}

/// The names of views in a figure, by what code calls them.
struct CodeNames {
  /// The names that look like the superview's but belong to views in it.
  private var views: Set<String> = []
  private var names: [String: String] = [:]

  /// - Parameter keys: Further views by their names in code.
  init(of constraints: [CodeConstraint], _ keys: [String]) {
    for constraint in constraints { separate(constraint) }
    var counts: [Substring: Set<String>] = [:]
    for key in keys { counts[CodeNames.lastName(of: key), default: []].insert(key) }
    for constraint in constraints {
      for term in [constraint.first, constraint.second] {
        guard let key = term?.item.key else { continue }
        counts[CodeNames.lastName(of: key), default: []].insert(key)
      }
    }
    for (name, keys) in counts {
      for key in keys {
        names[key] =
          keys.count == 1 ? String(name) : key.split(separator: ".").joined(separator: " ")
      }
    }
  }

  /// Takes one of two names for a view's when a constraint ties them: a superview is not tied to itself.
  private mutating func separate(_ constraint: CodeConstraint) {
    guard let second = constraint.second, constraint.first.item.key != second.item.key,
      let firstRank = rank(of: constraint.first.item), let secondRank = rank(of: second.item)
    else { return }
    let view = firstRank <= secondRank ? constraint.first.item : second.item
    if let key = view.key { views.insert(key) }
  }

  private func rank(of item: CodeItem) -> Int? {
    guard let key = item.key else { return Int.max }
    return views.contains(key) ? nil : item.rank
  }

  private static func lastName(of key: String) -> Substring {
    key.split(separator: ".").last ?? key[...]
  }

  /// The name of a view in figures.
  func name(of key: String) -> String { names[key] ?? String(CodeNames.lastName(of: key)) }

  /// The name in figures of the view that an item belongs to; nil for the superview.
  func view(of item: CodeItem) -> String? {
    rank(of: item) == nil ? item.key.map { name(of: $0) } : nil
  }

  private func name(of item: CodeItem) -> String {
    if rank(of: item) != nil { return item.guide ?? Layout.rootName }
    let name = name(of: item.key ?? "")
    return item.guide.map { "\(name).\($0)" } ?? name
  }

  /// A constraint in the guide's notation.
  func equation(of constraint: CodeConstraint) -> Equation {
    func term(_ term: CodeConstraint.Term) -> Equation.Term {
      Equation.Term(
        name(of: term.item), at: term.item.range, term.attribute.guideName,
        at: term.attributeRange)
    }
    var result = LayoutConstraint(
      item: .view(0), attribute: .notAnAttribute, relatedBy: constraint.relation,
      multiplier: constraint.multiplier,
      constant: constraint.usesStandardSpacing ? 1 : constraint.constant,
      priority: constraint.priority)
    result.identifier = constraint.identifier
    result.usesStandardSpacing = constraint.usesStandardSpacing
    result.origin = constraint.place
    return Equation(
      result, first: term(constraint.first), second: constraint.second.map(term),
      rightRange: constraint.place)
  }
}
