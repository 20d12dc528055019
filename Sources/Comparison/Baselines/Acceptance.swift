import Basics
import Diagnostics
import Pictures
package import Platform

/// Takes new figures for the ones that the next comparison is made with.
package enum Acceptance {
  /// The figures to accept, by their places: all that differ, or those that are named.
  /// - Parameters:
  ///   - names: The names to accept; empty for everything.
  ///   - figures: All figures that were compared.
  ///   - groups: Their causes.
  /// - Throws: An error for the first unknown name.
  package static func chosen(
    _ names: [String], _ figures: [FigureComparison], _ groups: [ChangeGroup]
  ) throws(FileError) -> [Int] {
    let differing = figures.indices.filter { figures[$0].outcome != .unchanged }
    if names.isEmpty { return differing }
    var chosen: Set<Int> = []
    for name in names {
      let ofCause = groups.filter { $0.id == name }.flatMap(\.figures)
      var found = differing.filter { isNamed(name, figures[$0].name) } + ofCause
      if found.isEmpty {
        // The name of a figure begins with its recipe's name.
        found = differing.filter { figures[$0].name.utf8.starts(with: (name + ".").utf8) }
      }
      if found.isEmpty {
        let known = differing.map { figures[$0].name } + groups.map(\.id)
        let help = Suggestion.help(for: name, among: known).map { "; " + $0 } ?? ""
        throw FileError(
          path: name, reason: "no figure that differs and no cause has this name" + help)
      }
      chosen.formUnion(found)
    }
    return chosen.sorted()
  }

  /// A figure is named with or without its ending, or by a folder.
  private static func isNamed(_ name: String, _ figure: String) -> Bool {
    let stem = OutputFormat(path: figure).map { figure.dropLast($0.rawValue.count + 1) }
    return [figure[...], stem].contains { $0.map(Path.init) == Path(name) }
      || name.hasSuffix("/") && Path(figure).isInside(name)
  }

  /// Puts the new file of a pair in the place of the old one.
  package static func accept(
    _ pair: ComparisonPair, _ images: ComparedPair.Images?, in side: ComparisonSide
  ) throws(FileError) {
    // A single file is replaced, even if the new file has another name.
    let path = pair.old?.path ?? side.folder + pair.name
    guard pair.new != nil else { return try FileSystem.remove(path) }
    guard let images, let bytes = images.new else { return }
    if let old = pair.old?.format, images.formats.new != old {
      let format = images.formats.new.rawValue.uppercased()
      throw FileError(path: path, reason: "\(format) cannot take the place of this file")
    }
    // A file that the user named alone can be a link.
    try FileSystem.write(bytes, to: path, below: side.folder.isEmpty ? nil : side.folder)
  }
}
