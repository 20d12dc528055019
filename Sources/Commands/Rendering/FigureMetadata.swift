import Diagnostics
import Figures
import LayoutModel
import LayoutRecord

/// The metadata in a figure's file.
enum FigureMetadata {
  /// The layouts as solved, the recipe's digest and the version of the drawing.
  /// - Parameter file: The recipe, for the lines of its parts; nil leaves them out, so that a new comment in a
  ///   recipe changes no figure.
  static func record(
    of solved: [SolvedLayout], _ set: FigureSet, in file: SourceFile? = nil
  ) -> FigureRecord {
    FigureRecord(
      drawing: Figure.drawingVersion, digest: set.digest,
      layouts: solved.map { LayoutRecord($0, of: set.loaded.recipe, in: file) })
  }
}
