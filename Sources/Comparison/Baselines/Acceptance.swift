import Diagnostics
import Pictures
package import Platform

/// Takes new figures for the ones that the next comparison is made with.
package struct Acceptance {
  private let names: [String]
  private let figures: [FigureComparison]
  private let groups: [ChangeGroup]
  /// For each figure, the cause by which it can be named.
  private var causes: [Int: String] = [:]

  /// - Parameters:
  ///   - names: What to accept; empty for everything.
  ///   - figures: All that was compared.
  ///   - groups: Their causes.
  package init(names: [String], _ figures: [FigureComparison], _ groups: [ChangeGroup]) {
    (self.names, self.figures, self.groups) = (names, figures, groups)
    for group in groups {
      for figure in group.figures { causes[figure] = group.id }
    }
  }

  /// The figures that are meant, by their places: all that differ, or those that are named.
  /// - Throws: The first name that is none of them.
  package func chosen() throws(FileError) -> [Int] {
    let differing = figures.indices.filter { figures[$0].outcome != .unchanged }
    if names.isEmpty { return differing }
    var chosen: Set<Int> = []
    for name in names {
      var found = differing.filter { isNamed(name, $0) }
      if found.isEmpty {
        // A recipe's name is the first part of those of its figures.
        found = differing.filter { figures[$0].name.hasPrefix(name + ".") }
      }
      if found.isEmpty { throw unknown(name, among: differing) }
      chosen.formUnion(found)
    }
    return chosen.sorted()
  }

  private func unknown(_ name: String, among differing: [Int]) -> FileError {
    let known = differing.map { figures[$0].name } + groups.map(\.id)
    let help = Suggestion.help(for: name, among: known).map { "; " + $0 } ?? ""
    return FileError(
      path: name, reason: "no figure that differs and no cause has this name" + help)
  }

  /// A figure goes by its name, with or without the ending, by a folder, or by its cause.
  private func isNamed(_ name: String, _ index: Int) -> Bool {
    let figure = figures[index].name
    let stem = PictureFormat.allCases.reduce(figure) { stem, format in
      stem.hasSuffix("." + format.rawValue)
        ? String(stem.dropLast(format.rawValue.count + 1)) : stem
    }
    return [figure, stem, causes[index]].contains(name)
      || name.hasSuffix("/") && figure.hasPrefix(name)
  }

  /// Puts the new file of a pair in the place of the old one.
  package static func accept(
    _ pair: ComparisonPair, _ images: ComparedPair.Images?, in side: ComparisonSide
  ) throws(FileError) {
    // A single file is replaced whatever the new one is called.
    let path = pair.old?.path ?? side.folder + pair.name
    guard pair.new != nil else { return try FileSystem.remove(path) }
    guard let bytes = images?.new else { return }
    if let old = pair.old?.format, let new = images?.formats.new, old != new {
      throw FileError(
        path: path, reason: "\(new.rawValue.uppercased()) cannot take the place of this file")
    }
    try FileSystem.write(bytes, to: path)
  }
}
