import Diagnostics
import Drawing
import Figures
import LayoutModel
import Pictures
import Comparison
import Platform

/// One side of a pair that is compared.
struct DiffItem: Sendable {
  /// Its path below what is compared; for a layout that of its figures, without extension.
  var name: String
  var source: Source
  /// The folder that it was taken into out of git, as long as it is looked at.
  var keeps: TemporaryFolder?

  enum Source: Sendable {
    /// A figure's file.
    case file(path: String, OutputFormat)
    /// A layout of a recipe, drawn only when someone wants to see it.
    case layout(RenderTask)
  }

  /// The formats of figures that can be compared, by their files' endings.
  static func format(of path: String) -> OutputFormat? {
    OutputFormat.allCases.first { path.hasSuffix("." + $0.rawValue) }
  }
}

extension DiffItem {
  /// The bytes of its file, or those that it would be drawn into.
  func bytes(as format: OutputFormat, _ settings: Settings) throws(FileError) -> [UInt8] {
    switch source {
    case .file(let path, _):
      return try FileSystem.read(path)
    case .layout(let task):
      do {
        var renderer = FigureRenderer()
        let solved = try LayoutEngine.solve(task.layouts[0], typesetter: task.loaded.typesetter)
        let figure = try RenderJob.figure(of: [solved], task, settings)
        return try renderer.bytes(of: figure, as: format, settings.drawing)
      } catch {
        let reason = (error as? LayoutEngine.Failure)?.message ?? RenderJob.reason(error)
        throw FileError(path: task.loaded.input.path, reason: reason)
      }
    }
  }

  /// What it says of itself, without being drawn.
  func snapshot() throws(FileError) -> FigureSnapshot? {
    guard case .layout(let task) = source else { return nil }
    let solved: SolvedLayout
    do throws(LayoutEngine.Failure) {
      solved = try LayoutEngine.solve(task.layouts[0], typesetter: task.loaded.typesetter)
    } catch {
      throw FileError(path: task.loaded.input.path, reason: error.message)
    }
    let text = FigureMetadata.text(of: [solved], task.loaded.recipe)
    var snapshot = try DiffItem.snapshot(of: text, task.loaded.input.path)
    let file = task.loaded.file
    func line(_ range: SourceRange?) -> Int? { range.map { file.position(at: $0.start).line } }
    for (index, constraint) in task.layouts[0].constraints.enumerated()
    where index < snapshot.constraints.count {
      snapshot.constraints[index].line = line(constraint.origin)
    }
    for (index, view) in task.layouts[0].views.dropFirst().enumerated()
    where index < snapshot.views.count {
      snapshot.views[index].line = line(view.origin)
    }
    return snapshot
  }

  /// The pixels of a PNG file.
  /// - Throws: Why it cannot be read.
  static func raster(of bytes: [UInt8], _ path: String) throws(FileError) -> Raster {
    do throws(PNGFault) {
      return try PNGReader.raster(of: bytes)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  /// What a figure's file holds, but for the pixels.
  /// - Throws: Why it cannot be read; an SVG that is not ours says nothing that can be compared.
  static func content(
    of bytes: [UInt8], _ format: OutputFormat, _ path: String
  ) throws(FileError) -> FigureContent {
    switch format {
    case .png:
      guard let metadata = PNGReader.text("ibar", in: bytes) else {
        return FigureContent(snapshot: nil, picture: .png(bytes))
      }
      do throws(FileError) {
        return FigureContent(snapshot: try snapshot(of: metadata, path), picture: .png(bytes))
      } catch {
        // Of a corrupt file its pixels are told first.
        _ = try raster(of: bytes, path)
        throw error
      }
    case .svg:
      let reader = SVGReader(bytes)
      guard let metadata = reader.metadata else {
        throw FileError(path: path, reason: "not a figure of ibar: it has no metadata")
      }
      guard reader.isWhole else { throw FileError(path: path, reason: "the file is cut off") }
      return FigureContent(snapshot: try snapshot(of: metadata, path), picture: .svg(reader))
    }
  }

  private static func snapshot(
    of metadata: String, _ path: String
  ) throws(FileError) -> FigureSnapshot {
    do throws(SnapshotFault) {
      return try FigureSnapshot(metadata: metadata)
    } catch {
      throw FileError(path: path, reason: "not a figure of ibar: \(error.reason)")
    }
  }
}
