import LayoutRecord
package import Platform

extension FigureSnapshot {
  /// Reads what a figure carries under the keyword `ibar`: one layout, or those that stand side by side.
  /// - Throws: What of it is missing or no JSON, as an error of the file at `path`.
  package static func list(
    metadata text: String, _ path: String
  ) throws(FileError) -> [FigureSnapshot] {
    func fault(_ reason: String) -> FileError {
      FileError(path: path, reason: "not a figure of ibar: its metadata \(reason)")
    }
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(reading: text)
    } catch {
      throw fault("is no JSON: \(error.reason)")
    }
    let layouts = json["layouts"]?.items ?? [json["layout"]].compactMap { $0 }
    let facts = json["facts"]
    let lists = facts?.items ?? []
    let snapshots = layouts.enumerated().compactMap { index, layout in
      let own = lists.isEmpty ? facts : index < lists.count ? lists[index] : nil
      return FigureSnapshot(layout, own, of: json)
    }
    guard !snapshots.isEmpty, snapshots.count == layouts.count else {
      throw fault("holds no layout")
    }
    return snapshots
  }

  /// One layout; nil when what every layout has is missing.
  private init?(_ layout: JSONValue, _ facts: JSONValue?, of json: JSONValue) {
    guard let status = layout["status"]?.string,
      let width = layout["canvas"]?["width"]?.number,
      let height = layout["canvas"]?["height"]?.number
    else { return nil }
    let viewFacts = Dictionary(
      (facts?["views"]?.members ?? []).map { ($0.name, Fact.list($0.value)) }
    ) { first, _ in first }
    let equations = Dictionary(
      (facts?["equations"]?.members ?? []).map { ($0.name, $0.value.string) }
    ) { first, _ in first }
    name = layout["name"]?.string ?? ""
    title = layout["title"]?.string ?? ""
    state = layout["state"]?.string
    digest = json["digest"]?.string ?? ""
    drawing = json["drawing"]?.number.flatMap { Int(exactly: $0) } ?? 0
    self.status = status
    let named = ["device", "orientation", "direction"].compactMap { key in
      layout["canvas"]?[key]?.string.map { Fact(key: key, value: $0) }
    }
    canvas = Canvas(width: width, height: height, facts: named + Fact.list(facts?["canvas"]))
    views = (layout["views"]?.items ?? []).map { View($0, viewFacts) }
    rootFacts = viewFacts[FigureSnapshot.rootName] ?? []
    constraints = (layout["constraints"]?.items ?? []).enumerated().map { index, value in
      Constraint(value, equation: equations["\(index + 1)"] ?? nil, number: index + 1)
    }
    inactive = (facts?["inactive"]?.items ?? []).compactMap(\.string)
    problems = (layout["diagnostics"]?.items ?? []).map { problem in
      Problem(
        id: problem["id"]?.string ?? "", message: problem["message"]?.string ?? "",
        constraints: (problem["constraints"]?.items ?? []).compactMap {
          $0.number.flatMap { Int(exactly: $0) }
        })
    }
    hasFacts = facts != nil
  }
}

extension FigureSnapshot.Fact {
  fileprivate static func list(_ value: JSONValue?) -> [Self] {
    (value?.members ?? []).compactMap { member in
      member.value.string.map { Self(key: member.name, value: $0) }
    }
  }
}

extension FigureSnapshot.View {
  fileprivate init(_ value: JSONValue, _ facts: [String: [FigureSnapshot.Fact]]) {
    name = value["name"]?.string ?? ""
    parent = value["parent"]?.string ?? FigureSnapshot.rootName
    kind = value["kind"]?.string ?? "view"
    let numbers = ["x", "y", "width", "height"].map { value[$0]?.number ?? 0 }
    frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    status = value["status"]?.string ?? ""
    self.facts = facts[name] ?? []
  }
}

extension FigureSnapshot.Constraint {
  fileprivate init(_ value: JSONValue, equation: String?, number: Int) {
    self.number = number
    label = value["label"]?.string
    text = value["text"]?.string ?? ""
    self.equation = equation ?? text
    ends = FigureSnapshot.End.list(ofEquation: self.equation)
    priority = value["priority"]?.number ?? 1000
    isSatisfied = value["satisfied"]?.bool ?? true
    error = value["error"]?.number ?? 0
  }
}
