/// Joins distances and sizes of one direction into strings.
struct LinePrinter {
  /// A connection of two neighbours.
  private struct Edge {
    var from: String?
    var to: String?
    /// The predicates; none for the standard distance.
    var distances: [Phrase.Distance]
    var order: Int
  }

  private let prefix: String
  private var edges: [Edge] = []
  /// The edge that takes further predicates between two neighbours.
  private var edgeOfEnds: [[String?]: Int] = [:]
  private var sizes: [String: (predicates: [String], order: Int)] = [:]

  init(prefix: String) {
    self.prefix = prefix
  }

  mutating func add(_ phrase: Phrase, index: Int) {
    switch phrase {
    case .size(let view, let predicate):
      sizes[view, default: ([], index)].predicates.append(predicate)
    case .distance(let from, let to, .standard):
      edges.append(Edge(from: from, to: to, distances: [], order: index))
    case .distance(let from, let to, let distance):
      if let edge = edgeOfEnds[[from, to]] {
        edges[edge].distances.append(distance)
      } else {
        edgeOfEnds[[from, to]] = edges.count
        edges.append(Edge(from: from, to: to, distances: [distance], order: index))
      }
    }
  }

  /// The strings, each with the index of its first constraint.
  var formats: [(order: Int, text: String)] {
    var sizes = sizes
    var formats: [(order: Int, text: String)] = chains.map { chain in
      var order = Int.max
      var text = prefix
      func view(_ name: String) -> String {
        guard let size = sizes.removeValue(forKey: name) else { return "[\(name)]" }
        order = min(order, size.order)
        return "[\(name)(\(size.predicates.joined(separator: ",")))]"
      }
      for (position, edge) in chain.map({ edges[$0] }).enumerated() {
        order = min(order, edge.order)
        if position == 0 { text += edge.from.map(view) ?? "|" }
        text += LinePrinter.text(of: edge.distances) + (edge.to.map(view) ?? "|")
      }
      return (order, text)
    }
    for (name, size) in sizes {
      let predicates = size.predicates.joined(separator: ",")
      formats.append((size.order, "\(prefix)[\(name)(\(predicates))]"))
    }
    return formats
  }

  private static func text(of distances: [Phrase.Distance]) -> String {
    switch distances.first {
    case nil: return "-"
    case .plain("0") where distances.count == 1: return ""
    case .plain(let number) where distances.count == 1: return "-\(number)-"
    default:
      let texts = distances.map { distance in
        switch distance {
        case .plain(let text), .predicate(let text): text
        case .standard: ""
        }
      }
      return "-(\(texts.joined(separator: ",")))-"
    }
  }

  /// The edges in rows, each of which goes on as long as one leads on.
  ///
  /// Edges at the superview come first, then those of views to which none leads.
  private var chains: [[Int]] {
    var leaving: [String: [Int]] = [:]
    for index in edges.indices.reversed() {
      if let from = edges[index].from { leaving[from, default: []].append(index) }
    }
    // The last is taken first: a distance to a view before one to the superview.
    for (view, indices) in leaving {
      leaving[view] =
        indices.filter { edges[$0].to == nil } + indices.filter { edges[$0].to != nil }
    }
    let reached = Set(edges.compactMap(\.to))
    let starts =
      edges.indices.filter { edges[$0].from == nil }
      + edges.indices.filter { edges[$0].from.map { !reached.contains($0) } ?? false }
      + edges.indices
    var isUsed = [Bool](repeating: false, count: edges.count)
    var chains: [[Int]] = []
    for start in starts where !isUsed[start] {
      var chain = [start]
      isUsed[start] = true
      while let view = edges[chain[chain.count - 1]].to {
        while let last = leaving[view]?.last, isUsed[last] { leaving[view]?.removeLast() }
        guard let next = leaving[view]?.popLast() else { break }
        isUsed[next] = true
        chain.append(next)
      }
      chains.append(chain)
    }
    return chains
  }
}
