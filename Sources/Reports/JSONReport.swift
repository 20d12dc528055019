import Comparison
import LayoutRecord

/// A comparison for programs.
enum JSONReport {
  static func text(of report: DiffReport) -> String {
    value(of: report).text(isIndented: true) + "\n"
  }

  /// The report as JSON; what the page of the HTML report reads is the same.
  static func value(of report: DiffReport) -> JSONValue {
    .object([
      .init("version", .number(1)), .init("old", .string(report.oldName)),
      .init("new", .string(report.newName)), .init("command", .string(report.command)),
      .init("canAccept", .bool(report.canAccept)),
      .init(
        "counts",
        .object(
          FigureComparison.Outcome.allCases.map {
            .init($0.rawValue, .number(Double(report.count($0))))
          })),
      .init("groups", .array(report.groups.map { group($0, report) })),
      .init(
        "figures",
        .array(report.entries.filter { $0.comparison.outcome != .unchanged }.map(figure))),
    ])
  }

  private static func group(_ group: ChangeGroup, _ report: DiffReport) -> JSONValue {
    let names = group.figures.map { JSONValue.string(report.entries[$0].comparison.name) }
    return .object([
      .init("id", .string(group.id)), .init("outcome", .string(group.outcome.rawValue)),
      .init("class", .optional(group.kind?.rawValue)), .init("cause", .string(group.words)),
      .init("figures", .array(names)),
    ])
  }

  private static func figure(_ entry: DiffReport.Entry) -> JSONValue {
    let figure = entry.comparison
    let images = [
      ("old", entry.images.old), ("new", entry.images.new), ("mask", entry.images.mask),
      ("overlay", entry.images.overlay),
    ].compactMap { name, path in path.map { JSONValue.Member(name, .string($0)) } }
    return .object([
      .init("name", .string(figure.name)), .init("outcome", .string(figure.outcome.rawValue)),
      .init("class", .optional(figure.kind?.rawValue)), .init("source", .optional(entry.source)),
      .init("renaming", .optional(figure.renaming)),
      .init("changes", .array(figure.changes.map(change))),
      .init("pixels", figure.pixels.map(pixels) ?? .null), .init("images", .object(images)),
    ])
  }

  private static func change(_ change: Change) -> JSONValue {
    .object([
      .init("class", .string(change.kind.rawValue)), .init("sentence", .string(change.sentence)),
      .init("causes", .array(change.causes.map { .string($0.words) })),
      .init("line", change.line.map { .number(Double($0)) } ?? .null),
    ])
  }

  private static func pixels(_ pixels: PixelDifference) -> JSONValue {
    func size(_ size: PixelSize) -> JSONValue {
      .array([.number(Double(size.width)), .number(Double(size.height))])
    }
    let boxes = pixels.boxes.map { box in
      JSONValue.array([box.x, box.y, box.width, box.height].map { .number(Double($0)) })
    }
    return .object([
      .init("count", .number(Double(pixels.count))),
      .init("tolerated", .number(Double(pixels.tolerated))),
      .init("edges", pixels.antialiased.map { .number(Double($0)) } ?? .null),
      .init("largest", .points(pixels.largest)),
      .init("percentile99", .points(pixels.percentile99)),
      .init("oldSize", size(pixels.oldSize)), .init("newSize", size(pixels.newSize)),
      .init("boxes", .array(boxes)), .init("words", .string(pixels.words)),
    ])
  }
}
