import Diagnostics
import LayoutModel

/// A row or column of views with what lies between them, as a format string has it.
struct Chain {
  /// The connection between the superview, or the view that holds the chain, and the first views;
  /// nil if the chain does not begin there.
  var leading: Connection?
  /// The views in order; the extended language can put several at one place.
  var groups: [[ChainView]] = []
  /// The connections between neighbours, one less than the groups.
  var connections: [Connection] = []
  /// The connection after the last views; nil if the chain ends with them.
  var trailing: Connection?
}

/// A view of a chain, with its sizes.
struct ChainView {
  var item: VisualItem
  var sizes: [Predicate] = []
  /// The views inside a stack, of the extended language.
  var stack: Chain?
  /// From `[` to `]`, or the name alone where several share the brackets.
  var range: SourceRange
}

/// The distance between two places of a chain.
struct Connection {
  enum Kind {
    /// Nothing: the two touch.
    case flush
    /// `-`: the system's distance.
    case standard
    /// Distances.
    case distances([Predicate])
    /// `~`: as much as every other such space of the line.
    case equalSpace([Predicate])
    /// `->`: they are not tied.
    case apart
  }

  var kind: Kind
  var range: SourceRange

  /// The approximate number of constraints between so many views and so many others.
  func constraintCount(from before: Int, to after: Int) -> Int {
    switch kind {
    case .apart: 0
    case .flush, .standard: before * after
    case .equalSpace(let sizes): before + after + sizes.count
    case .distances(let distances) where distances.contains { $0.item != nil }:
      before + after + distances.count
    case .distances(let distances): before * after * distances.count
    }
  }
}

/// `>=8@250`: what a distance or a size is compared with.
struct Predicate {
  var relation = Relation.equal
  /// The item whose attribute is multiplied; nil for a number alone.
  var item: VisualItem?
  /// Nil for the attribute that is compared.
  var attribute: Attribute?
  var multiplier = 1.0
  var constant = 0.0
  var priority = Priority.required
  var range: SourceRange
}
