import Basics
import Comparison
import Pictures

/// The files of one figure that differ in the same way: one entry of a report.
struct ReportedFigure {
  /// The comparison of the first file, with the pixels of the first that has some.
  private(set) var comparison: FigureComparison
  /// The files, an SVG and a PNG at most.
  private(set) var files: [DiffReport.Entry]
  /// The endings of the files after the first.
  private var otherEndings: [String] = []

  private init(_ file: DiffReport.Entry) {
    (comparison, files) = (file.comparison, [file])
  }

  private mutating func add(_ file: DiffReport.Entry, _ ending: String) {
    otherEndings.append(ending)
    files.append(file)
    comparison.pixels = comparison.pixels ?? file.comparison.pixels
  }

  /// Whether it shows a scene of a document of Interface Builder.
  var isOfDocument: Bool {
    let pair = files[0].compared.pair
    return (pair.new ?? pair.old)?.isOfDocument ?? false
  }

  /// The path of the first file, and the endings of the others: `Card.portrait.png and .svg`.
  func label(_ report: DiffReport) -> String {
    ([report.sides.folder + comparison.name] + otherEndings).joined(separator: " and ")
  }

  /// Figures in order, an SVG and a PNG of one layout as one.
  static func figures(_ entries: [DiffReport.Entry]) -> [ReportedFigure] {
    var figures: [ReportedFigure] = []
    var places: [Path: Int] = [:]
    for entry in entries {
      let name = entry.comparison.name
      guard let format = OutputFormat(path: name) else {
        figures.append(ReportedFigure(entry))
        continue
      }
      let stem = Path(name.dropLast(format.rawValue.count + 1))
      if let place = places[stem], figures[place].comparison.isSame(as: entry.comparison) {
        figures[place].add(entry, String(name.suffix(format.rawValue.count + 1)))
      } else {
        places[stem] = figures.count
        figures.append(ReportedFigure(entry))
      }
    }
    return figures
  }
}

extension FigureComparison {
  /// Whether another file of the same figure differs in the same way, except for pixels.
  fileprivate func isSame(as other: FigureComparison) -> Bool {
    let facts = [self, other].map { figure in
      figure.changes.map { [$0.sentence, $0.line.map { "\($0)" } ?? ""] }
    }
    return outcome == other.outcome && facts[0] == facts[1] && renamedStem == other.renamedStem
  }

  /// The other name of a renamed figure without its ending.
  private var renamedStem: Substring? {
    otherName.map { name in
      OutputFormat(path: name).map { name.dropLast($0.rawValue.count + 1) } ?? name[...]
    }
  }
}
