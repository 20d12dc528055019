import Basics
import Comparison
package import JSON
import LayoutRecord

/// A comparison for programs.
enum JSONReport {
  /// The report as JSON; what the page of the HTML report reads is the same.
  static func value(of report: DiffReport) -> JSONValue {
    let counts = FigureComparison.Outcome.allCases.map {
      JSONValue.Member($0.rawValue, .number(report.count($0)))
    }
    // The figures of each cause, by their names.
    let figures = report.groups.flatMap { report.figures(of: $0.figures) }.sorted {
      Path($0.comparison.name) < Path($1.comparison.name)
    }
    return [
      "version": .number(1), "old": .string(report.sides.old.name),
      "new": .string(report.sides.new.name), "command": .string(report.command),
      "canAccept": .bool(report.sides.refusal == nil), "counts": .object(counts),
      "groups": .array(report.groups.map { group($0, report) }),
      "figures": .array(figures.map(figure)),
    ]
  }

  private static func group(_ group: ChangeGroup, _ report: DiffReport) -> JSONValue {
    [
      "id": .string(group.id), "outcome": .string(group.outcome.rawValue),
      "class": .optional(group.kind?.rawValue), "cause": .string(group.words),
      "figures": .array(
        report.figures(of: group.figures).map { .string($0.comparison.name) }),
    ]
  }

  private static func figure(_ reported: ReportedFigure) -> JSONValue {
    let (figure, first) = (reported.comparison, reported.files[0])
    var source: String?
    if case .recipe(let recipe) = first.compared.pair.new?.source { source = recipe.path }
    return [
      "name": .string(figure.name), "outcome": .string(figure.outcome.rawValue),
      "class": .optional(figure.kind?.rawValue), "source": .optional(source),
      "renaming": .optional(figure.renaming), "changes": .array(figure.changes.map(change)),
      "pixels": figure.pixels.map(pixels) ?? .null,
      "images": images(of: first), "files": .array(reported.files.map(file)),
    ]
  }

  /// One file of a figure.
  private static func file(_ entry: DiffReport.Entry) -> JSONValue {
    ["name": .string(entry.comparison.name), "images": images(of: entry)]
  }

  private static func images(of entry: DiffReport.Entry) -> JSONValue {
    .object(entry.images.map { .init($0.kind, .string($0.path)) })
  }

  private static func change(_ change: Change) -> JSONValue {
    [
      "class": .string(change.kind.rawValue), "sentence": .string(change.sentence),
      "causes": .array(change.causes.map { .string($0.words) }),
      "isVerified": change.causes.isEmpty ? .null : .bool(change.isVerified),
      "line": .optional(change.line),
    ]
  }

  private static func pixels(_ pixels: PixelDifference) -> JSONValue {
    func list(_ numbers: Int...) -> JSONValue { .array(numbers.map(JSONValue.number)) }
    return [
      "count": .number(pixels.count), "tolerated": .number(pixels.tolerated),
      "edges": .optional(pixels.antialiased), "largest": .points(pixels.largest),
      "percentile99": .points(pixels.percentile99),
      "oldSize": list(pixels.oldSize.width, pixels.oldSize.height),
      "newSize": list(pixels.newSize.width, pixels.newSize.height),
      "boxes": .array(pixels.boxes.map { list($0.x, $0.y, $0.width, $0.height) }),
      "words": .string(pixels.words),
    ]
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }

  fileprivate static func number(_ count: Int) -> JSONValue { .number(Double(count)) }
}
