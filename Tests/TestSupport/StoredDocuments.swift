package import Diagnostics
import Foundation
import InterfaceBuilder
package import LayoutModel
package import Recipes

/// Public documents with the frames that Interface Builder stored in them, where there are any beside this
/// project.
package enum StoredDocuments {
  /// Why tests of them are skipped.
  package static let absence = "there are no documents beside this project"

  /// The folder of the documents, which are no part of this project.
  package static let folder = Repository.root + "/../shared/storyboards"

  package static var isAbsent: Bool { !FileManager.default.fileExists(atPath: folder) }

  /// Their paths in the folder, in order.
  package static let paths: [String] = {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  /// Those that `make test` takes: every tenth.
  package static let sample =
    Seed.takesAll ? paths : paths.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)

  /// The layouts of a document of the folder.
  package static func layouts(_ path: String) throws -> Checked<[Recipe]> {
    let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    return InterfaceBuilderReader.layouts(in: SourceFile(path: path, text: text), named: "Main")
  }

  /// The layouts of a document, solved.
  package static func solved(_ path: String) throws -> [SolvedLayout] {
    try (layouts(path).value ?? []).flatMap { $0.layouts(on: CanvasRequest()) }.map {
      try LayoutEngine.solve($0)
    }
  }
}
