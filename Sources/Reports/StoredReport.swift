import Basics
import Comparison
package import JSON

/// Reports of parts of a comparison, joined.
package struct StoredReport: Sendable {
  /// The joined report, as one run would write it.
  private let value: JSONValue

  /// Why reports cannot be joined, and which one is the reason.
  package struct Fault: Error, Hashable {
    /// The place of the report among all.
    package let place: Int
    /// In words that follow a file's name.
    package let reason: String
  }

  /// Joins reports that `ibar diff --report json` wrote.
  /// - Parameter prefixes: What the paths of the images of each report begin with in the joined one.
  /// - Throws: An error if one is no such report, or two have the same figure.
  package init(joining reports: [JSONValue], imagePrefixes prefixes: [String]) throws(Fault) {
    var (figures, groups) = ([(name: String, value: JSONValue)](), [JSONValue]())
    var owners: [String: Int] = [:]
    for (place, report) in reports.enumerated() {
      guard report["version"]?.number == 1, let own = report["figures"]?.items,
        let ownGroups = report["groups"]?.items, report["counts"] != nil
      else {
        throw Fault(place: place, reason: "not a report that 'ibar diff --report json' writes")
      }
      for figure in own {
        let name = figure["name"]?.string ?? ""
        if let other = owners.updateValue(place, forKey: name), other != place {
          throw Fault(place: place, reason: "'\(name)' is in another report too")
        }
        figures.append((name, StoredReport.moved(figure, prefixes[place])))
      }
      groups = StoredReport.joined(groups, ownGroups)
    }
    let sides = ["old", "new"].map { side in
      var names: [String] = []
      for report in reports {
        if let name = report[side]?.string, !names.contains(name) { names.append(name) }
      }
      return names.joined(separator: ", ")
    }
    let counts = FigureComparison.Outcome.allCases.map { outcome in
      let numbers = reports.map { $0["counts"]?[outcome.rawValue]?.number ?? 0 }
      return JSONValue.Member(outcome.rawValue, .number(numbers.reduce(0, +)))
    }
    value = [
      "version": .number(1), "old": .string(sides[0]), "new": .string(sides[1]),
      "command": reports.first?["command"] ?? .string(""),
      "canAccept": .bool(reports.allSatisfy { $0["canAccept"]?.bool == true }),
      "counts": .object(counts), "groups": .array(groups.sorted { StoredReport.isGraver($0, $1) }),
      "figures": .array(figures.sorted { Path($0.name) < Path($1.name) }.map(\.value)),
    ]
  }

  /// Whether nothing differs.
  package var isUnchanged: Bool { value["groups"]?.items.isEmpty == true }

  /// A line that counts.
  package var summary: String { StoredReport.counts(of: value) + "\n" }

  /// The files of a report, by their names in its folder; nil of a form that needs the figures themselves.
  package func files(
    as format: ReportFormat, baseURL: String?
  ) -> [(name: String, text: String)]? {
    format.files(of: value, baseURL: baseURL)
  }

  /// `2 changed, 8 unchanged`.
  static func counts(of report: JSONValue) -> String {
    FigureComparison.Outcome.allCases.compactMap { outcome in
      let count = Int(report["counts"]?[outcome.rawValue]?.number ?? 0)
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }.joined(separator: ", ")
  }

  // MARK: - Parts

  /// Groups with those of another report; one cause is one group.
  private static func joined(_ groups: [JSONValue], _ others: [JSONValue]) -> [JSONValue] {
    var groups = groups
    for other in others {
      let place = groups.firstIndex {
        $0["id"] == other["id"] && $0["outcome"] == other["outcome"]
      }
      guard let place, case .object(var members) = groups[place],
        let list = members.firstIndex(where: { $0.name == "figures" })
      else {
        groups.append(other)
        continue
      }
      let figures = (groups[place]["figures"]?.items ?? []) + (other["figures"]?.items ?? [])
      members[list].value = .array(figures)
      groups[place] = .object(members)
    }
    return groups
  }

  private static func isGraver(_ a: JSONValue, _ b: JSONValue) -> Bool {
    rank(a) < rank(b)
  }

  private static func rank(_ group: JSONValue) -> Int {
    let kind = group["class"]?.string.flatMap(ChangeClass.init)
    return kind.flatMap(ChangeClass.allCases.firstIndex) ?? ChangeClass.allCases.count
  }

  /// A figure whose images have another place.
  private static func moved(_ value: JSONValue, _ prefix: String) -> JSONValue {
    guard !prefix.isEmpty, case .object(let members) = value else { return value }
    return .object(
      members.map { member in
        switch (member.name, member.value) {
        case ("images", .object(let images)):
          let paths = images.map {
            JSONValue.Member($0.name, .string(prefix + ($0.value.string ?? "")))
          }
          return .init("images", .object(paths))
        case ("files", .array(let files)):
          return .init("files", .array(files.map { moved($0, prefix) }))
        default: return member  // A member without paths.
        }
      })
  }
}
