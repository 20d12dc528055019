package import Diagnostics
import Figures
package import LayoutModel
package import LayoutRecord

/// The metadata in a figure's file.
package enum FigureMetadata {
  /// The layouts as solved, the recipe's digest and the version of the drawing.
  /// - Parameter file: The recipe, for the lines of its parts; nil leaves them out, so that a new comment in a
  ///   recipe changes no figure.
  package static func record(
    of solved: [SolvedLayout], _ set: FigureSet, in file: SourceFile? = nil
  ) -> FigureRecord {
    FigureRecord(
      drawing: Figure.drawingVersion, digest: set.subject.digest,
      layouts: solved.map { LayoutRecord($0, of: set.subject.recipe, in: file) })
  }
}
