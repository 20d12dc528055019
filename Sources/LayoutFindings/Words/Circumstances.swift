package import LayoutModel

/// Words for the canvases and variants of some layouts, each named once:
/// `iPhone 15, both orientations, every state, de`.
package struct Circumstances {
  /// The canvas and variant of a solved layout.
  private struct Place: Hashable {
    /// The device, or a bare size.
    var surface: String
    /// The device's family; nil for a bare size.
    var family: Device.Family?
    /// The device's orientation; nil for a bare size.
    var orientation: String?
    var state: String?
    var language: String?

    init(_ solved: SolvedLayout) {
      let canvas = solved.layout.canvas
      surface = canvas.device?.name ?? canvas.name
      family = canvas.device?.family
      orientation = canvas.device == nil ? nil : canvas.orientation?.rawValue
      state = solved.layout.variant.state
      language = solved.layout.variant.language
    }
  }

  /// Some values of a property, and the places that each of them has.
  private struct Group {
    var values: [String]
    /// The places without the property.
    var places: [Place]
  }

  private let all: [Place]

  /// - Parameter layouts: All layouts of a recipe that were solved.
  package init(among layouts: [SolvedLayout]) { all = layouts.map(Place.init) }

  /// The words for some of the layouts.
  package func text(of layouts: [SolvedLayout]) -> String {
    groups(of: layouts.map(Place.init), by: \.state, base: "base").flatMap { states in
      groups(of: states.places, by: \.language, base: "base").flatMap { languages in
        groups(of: languages.places, by: \.orientation, base: "").map { orientations in
          let parts = [
            LayoutMessages.list(surfaces(orientations.places)),
            text(orientations, of: \.orientation, whole: "both orientations"),
            text(states, of: \.state, whole: "every state"),
            text(languages, of: \.language, whole: "every language"),
          ]
          return parts.compactMap { $0 }.joined(separator: ", ")
        }
      }
    }.joined(separator: "; ")
  }

  /// Places by the values of a property; values that have the same places share a group.
  private func groups(
    of places: [Place], by property: WritableKeyPath<Place, String?>, base: String
  ) -> [Group] {
    var groups: [Group] = []
    let values = unique(places.map { $0[keyPath: property] })
    for value in values {
      var own = places.filter { $0[keyPath: property] == value }
      for index in own.indices { own[index][keyPath: property] = nil }
      if let index = groups.firstIndex(where: { $0.places == unique(own) }) {
        groups[index].values.append(value ?? base)
      } else {
        groups.append(Group(values: [value ?? base], places: unique(own)))
      }
    }
    return groups
  }

  /// The surfaces of places; more than three of a family, where all that were laid out are there, as one.
  private func surfaces(_ places: [Place]) -> [String] {
    var left = unique(places.map(\.surface))
    var words: [String] = []
    let families: [(noun: String, members: [Place])] = [
      ("devices", all.filter { $0.family != nil }), ("iPhones", all.filter { $0.family == .phone }),
      ("iPads", all.filter { $0.family == .pad }),
    ]
    for (noun, members) in families {
      let known = Set(members.map(\.surface))
      guard known.count > 3, known.isSubset(of: left) else { continue }
      words.append("all \(known.count) \(noun)")
      left.removeAll(where: known.contains)
    }
    return words + left
  }

  private func text(
    _ group: Group, of property: KeyPath<Place, String?>, whole: String
  ) -> String? {
    let known = unique(all.map { $0[keyPath: property] })
    // The base alone needs no words.
    if known == [nil] || group.values == ["base"] { return nil }
    if known.count > 1, group.values.count == known.count { return whole }
    return LayoutMessages.list(group.values)
  }

  private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
