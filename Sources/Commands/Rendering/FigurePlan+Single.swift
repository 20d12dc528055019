import Drawing
import FigureComposition
import Figures
import LayoutModel
import Pictures
import Platform

extension FigurePlan {
  /// Names that an error lists.
  private static let listedNames = 4

  /// An error when more than one figure would go into the only file.
  func countFault(of sets: [PlannedSet]) -> FileError? {
    guard target.isSingle else { return nil }
    let names = sets.flatMap(\.figures).flatMap { figure in
      figure.files.map { figure.name + "." + $0.format.rawValue }
    }
    if names.count < 2 { return nil }
    let rest = names.count - FigurePlan.listedNames
    let listed = names.prefix(FigurePlan.listedNames).joined(separator: ", ")
    let options = narrowing(sets).map { "add \($0), or " } ?? ""
    return FileError(
      path: target.path(of: ""),
      reason: "one figure can be written here, not \(names.count): \(listed)"
        + (rest > 0 ? " and \(rest) more" : "") + "; \(options)name a folder with -o")
  }

  /// The options that select one of the figures; nil if there are none.
  private func narrowing(_ sets: [PlannedSet]) -> String? {
    var (sets, options) = (sets, [String]())
    let upright = sets.filter { $0.layouts[0].canvas.orientation != .landscape }
    if composition.selection.row == nil, !upright.isEmpty, upright.count < sets.count {
      sets = upright
      options.append("--orientation portrait")
    }
    if theme == .pair { options.append("--theme light") }
    if let styles, styles.count > 1 { options.append("--style \(styles[0].rawValue)") }
    if formats.count > 1 { options.append("--format \(formats[0].rawValue)") }
    return sets.count == 1 && !options.isEmpty ? options.joined(separator: " ") : nil
  }
}
