/// An element of an SVG with what is in it.
struct SVGNode {
  var name: String
  var attributes: [(String, String)] = []
  var classes: [String] = []
  var style: SVGStyle = [:]
  var text: String?
  var children: [SVGNode] = []
  /// Whether its children draw with styles of their own, which it may say for them.
  var isGroup = false

  init(_ name: String, _ attributes: [(String, String)] = [], _ style: SVGStyle = [:]) {
    self.name = name
    self.attributes = attributes
    self.style = style
  }

  /// A group of what draws with styles of its own.
  static func group(_ attributes: [(String, String)] = []) -> SVGNode {
    var node = SVGNode("g", attributes)
    node.isGroup = true
    return node
  }

  /// Says on groups what most of their elements have in common, and on those no more than differs.
  /// - Parameter inherited: What holds around the element; nothing if that is not known.
  mutating func shareStyles(_ inherited: SVGStyle) {
    var around = inherited
    if isGroup {
      for property in SVGProperty.allCases where property.isShared {
        var tally = SVGValueTally()
        count(property, in: &tally)
        if let value = tally.mostFrequent(beside: inherited[property]) {
          style[property] = value
          around[property] = value
        }
      }
      for index in children.indices { children[index].shareStyles(around) }
    } else {
      style = style.filter { property, value in
        value != (property.isShared ? inherited[property] : property.initial)
      }
    }
  }

  /// What holds outside of all elements.
  static let initialStyle = SVGProperty.allCases.reduce(into: SVGStyle()) {
    $0[$1] = $1.initial
  }

  private func count(_ property: SVGProperty, in tally: inout SVGValueTally) {
    if isGroup {
      for child in children { child.count(property, in: &tally) }
    } else if let value = style[property] {
      tally.add(value)
    }
  }

  /// Its attributes, those of its style last.
  var allAttributes: [(String, String)] {
    let styles = SVGProperty.allCases.compactMap { property in
      style[property].map { (property, $0) }
    }
    let names = classes + styles.compactMap { $0.1.darkClass }
    var all = Array(attributes.prefix { $0.0 == "id" })
    if !names.isEmpty { all.append(("class", names.joined(separator: " "))) }
    all += attributes.dropFirst(all.first?.0 == "id" ? 1 : 0)
    for (property, value) in styles
    where property.isShared || value.text != property.initial?.text {
      all.append((property.rawValue, value.text))
    }
    return all
  }
}

/// How often a property has its values.
private struct SVGValueTally {
  private var values: [(value: SVGValue, count: Int)] = []
  private var places: [SVGValue: Int] = [:]

  mutating func add(_ value: SVGValue) {
    if let place = places[value] {
      values[place].count += 1
    } else {
      places[value] = values.count
      values.append((value, 1))
    }
  }

  /// The first value that occurs more than once and more often than any other, and than the one
  /// that holds anyway; nil if that is this one.
  func mostFrequent(beside inherited: SVGValue?) -> SVGValue? {
    var best = inherited.flatMap { places[$0] }.map { values[$0] }
    for value in values where value.count > max(1, best?.count ?? 0) { best = value }
    return best?.value == inherited ? nil : best?.value
  }
}
