package import Diagnostics
package import LayoutRecord
package import Pictures
package import Platform

/// A figure on one side of a comparison.
package struct ComparisonItem: Sendable {
  /// Its path below its side; for a layout, the path of its figures without extension.
  package var name: String
  /// The file or the recipe that the item comes from.
  package var source: Source
  /// The folder of files from git, kept as long as the item is used.
  var keeps: TemporaryFolder?

  /// The kinds of sources.
  package enum Source: Sendable {
    /// A figure's file.
    case file(path: String, OutputFormat)
    /// A figure of a recipe, drawn only when its picture is needed.
    case recipe(any RecipeFigure)
  }

  /// The format of its file; nil of what is not drawn yet.
  package var format: OutputFormat? {
    if case .file(_, let format) = source { format } else { nil }
  }

  /// The first part of the name of a recipe's figure; nil of a file.
  var recipeName: String? {
    if case .recipe(let figure) = source { figure.recipeName } else { nil }
  }

  /// The id of a document's scene with the part of the name after the scene's; nil of anything else.
  var sceneKey: String? {
    guard case .recipe(let figure) = source, let scene = figure.scene else { return nil }
    let file = name[FileSystem.nameStart(of: name[...])...]
    return scene + file.dropFirst(figure.recipeName.count)
  }

  /// Whether it shows a scene of a document.
  package var isOfDocument: Bool { sceneKey != nil }

  /// The path that it was read from.
  package var path: String {
    switch source {
    case .file(let path, _): path
    case .recipe(let figure): figure.path
    }
  }

  /// The digest of the recipe that a figure's file was drawn from; nil if it is not known.
  var drawnDigest: String? {
    guard case .file(let path, let format) = source, let bytes = try? FileSystem.read(path)
    else { return nil }
    return (try? FigureContent(bytes, format, path))?.record?.digest
  }

  /// The content of the item, read or solved once.
  func opened() throws(FileError) -> any OpenedFigure {
    switch source {
    case .file(let path, _): FigureFile(path: path)
    case .recipe(let figure): try figure.opened()
    }
  }
}

/// A figure that a recipe or a guide describes.
package protocol RecipeFigure: Sendable {
  /// The path of the recipe or guide as the user knows it.
  var path: String { get }
  /// The recipe or guide, for the lines of findings.
  var file: SourceFile { get }
  /// Whether its file is a recipe, which holds one layout.
  var isRecipe: Bool { get }
  /// The first part of its name.
  var recipeName: String { get }
  /// The id of the scene of a document that it shows; nil of any other recipe.
  var scene: String? { get }
  /// SHA-256 of the recipe as read.
  var digest: String { get }
  /// SHA-256 of the values of the recipe, by their keys.
  var digestsByKey: [String: String] { get }
  /// Its name below what is compared, without extension.
  var name: String { get }
  /// The paths of its files below the output folder.
  var fileNames: [String] { get }

  /// Solves its layouts.
  /// - Throws: An error when that is impossible.
  func opened() throws(FileError) -> any OpenedFigure
}

/// A figure whose layouts were read or solved.
package protocol OpenedFigure {
  /// Its layouts with their lines; nil of a file, which has to be read first.
  var record: FigureRecord? { get }
  /// Its layouts as a recipe states them, in the order of the record; empty of a file.
  var sources: [LayoutSource] { get }
  /// The bytes of its file, or of the figure drawn from it.
  func bytes(as format: OutputFormat) throws(FileError) -> [UInt8]
}

private struct FigureFile: OpenedFigure {
  let path: String

  var record: FigureRecord? { nil }
  var sources: [LayoutSource] { [] }

  func bytes(as format: OutputFormat) throws(FileError) -> [UInt8] {
    try FileSystem.read(path)
  }
}
