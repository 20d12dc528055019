/// An element of an SVG with what is in it.
struct SVGNode {
  var name: String
  var attributes: [(String, String)] = []
  var classes: [String] = []
  var style: SVGStyle = [:]
  var text: String?
  var children: [SVGNode] = []
  /// Whether its children have styles, which it may hold for them.
  var isGroup = false

  init(_ name: String, _ attributes: [(String, String)] = [], _ style: SVGStyle = [:]) {
    self.name = name
    self.attributes = attributes
    self.style = style
  }

  /// A group of elements with styles.
  static func group(_ attributes: [(String, String)] = []) -> SVGNode {
    var node = SVGNode("g", attributes)
    node.isGroup = true
    return node
  }

  /// Moves styles that most elements of a group share to the group.
  /// - Parameter inherited: The style around the element; empty if that is not known.
  mutating func shareStyles(_ inherited: SVGStyle) {
    var around = inherited
    if isGroup {
      for property in SVGProperty.allCases where property.isShared {
        guard let value = commonValue(of: property, beside: inherited[property]),
          value != inherited[property]
        else { continue }
        style[property] = value
        around[property] = value
      }
      for index in children.indices { children[index].shareStyles(around) }
    } else {
      style.removeAll { property, value in
        value == (property.isShared ? inherited[property] : property.initial)
      }
    }
  }

  /// The style outside of all elements.
  static let initialStyle = SVGProperty.allCases.reduce(into: [:] as SVGStyle) {
    $0[$1] = $1.initial
  }

  /// The value that most of its elements have; each inner group counts once.
  private func commonValue(of property: SVGProperty, beside inherited: SVGValue?) -> SVGValue? {
    if !isGroup { return style[property] }
    var tally = SVGValueTally()
    for index in children.indices {
      if let value = children[index].commonValue(of: property, beside: nil) { tally.add(value) }
    }
    return tally.mostFrequent(beside: inherited)
  }
}

/// The number of uses of each value of a property.
private struct SVGValueTally {
  // Figures have few values, which are found sooner by their order than by a hash.
  private var values: [(value: SVGValue, count: Int)] = []

  mutating func add(_ value: SVGValue) {
    if let place = values.lastIndex(where: { $0.value == value }) {
      values[place].count += 1
    } else {
      values.append((value, 1))
    }
  }

  /// The first value that occurs most often; none if that is once, but for one that holds anyway.
  func mostFrequent(beside inherited: SVGValue?) -> SVGValue? {
    var best = values.first { $0.value == inherited }
    for value in values where value.count > (best?.count ?? 0) { best = value }
    guard let best, best.count > 1 || best.value == inherited || values.count == 1 else {
      return nil
    }
    return best.value
  }
}
