import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Figures of real screens can be printed as they are, but for those that are listed.
@Suite(.disabled(if: StoredDocuments.isAbsent, "\(StoredDocuments.absence)"))
struct DocumentPrintTests {
  /// The scenes of documents with a fault in one of their figures, with the reason.
  private static let known = [
    "openfoodfacts+openfoodfacts-ios/Sources/Views/Products/Add/ProductAddViewController.storyboard 1":
      "a line has a badge on both sides for less than 3 points, and is not seen between them",
    "soapyigu+Swift-30-Projects/Project 21 - Browser/Browser/Base.lproj/Main.storyboard 1":
      "a line has a badge on both sides for less than 3 points, and is not seen between them",
  ]

  private static let request = FigureRequest(name: "P", title: "P")

  private func faults(_ style: FigureStyle, _ solved: SolvedLayout) throws -> PrintFaults {
    PrintFaults(try style.figure(of: solved, Self.request), of: solved)
  }

  @Test func `canvases, screens and outlines of documents`() throws {
    var figures = 0
    var (scenes, found, words) = (Set<String>(), Set<String>(), [String]())
    for path in StoredDocuments.sample {
      for (index, solved) in try StoredDocuments.solved(path).enumerated() {
        let canvas = try faults(.canvas, solved)
        let faults =
          canvas.ofCanvas + canvas.strayBars + (try self.faults(.screen, solved).ofScreen)
          + (try self.faults(.outline, solved).ofDiagram)
        figures += 3
        scenes.insert("\(path) \(index + 1)")
        if !faults.isEmpty { found.insert("\(path) \(index + 1)") }
        words += faults
      }
    }
    #expect(found == scenes.intersection(Self.known.keys), "\(words)")
    #expect(found.count * 100 <= figures)
  }
}
