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
        let figure = try RenderJob.figure(of: try solved(task), task, settings)
        return try renderer.bytes(of: figure, as: format, settings.drawing)
      } catch {
        let reason = (error as? LayoutEngine.Failure)?.message ?? RenderJob.reason(error)
        throw FileError(path: task.loaded.input.path, reason: reason)
      }
    }
  }

  /// What it says of its layouts, without being drawn; nothing of a file.
  func snapshots() throws(FileError) -> [FigureSnapshot] {
    guard case .layout(let task) = source else { return [] }
    let layouts: [SolvedLayout]
    do throws(LayoutEngine.Failure) {
      layouts = try solved(task)
    } catch {
      throw FileError(path: task.loaded.input.path, reason: error.message)
    }
    let text = FigureMetadata.text(of: layouts, task.loaded.recipe)
    var snapshots = try DiffItem.snapshots(of: text, task.loaded.input.path)
    let file = task.loaded.file
    func line(_ range: SourceRange?) -> Int? { range.map { file.position(at: $0.start).line } }
    for (place, layout) in task.layouts.enumerated() {
      for (index, constraint) in layout.constraints.enumerated()
      where index < snapshots[place].constraints.count {
        snapshots[place].constraints[index].line = line(constraint.origin)
      }
      for (index, view) in layout.views.dropFirst().enumerated()
      where index < snapshots[place].views.count {
        snapshots[place].views[index].line = line(view.origin)
      }
    }
    return snapshots
  }

  private func solved(_ task: RenderTask) throws(LayoutEngine.Failure) -> [SolvedLayout] {
    var solved: [SolvedLayout] = []
    for layout in task.layouts {
      solved.append(try LayoutEngine.solve(layout, typesetter: task.loaded.typesetter))
    }
    return solved
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
        return FigureContent(snapshots: [], picture: .png(bytes))
      }
      do throws(FileError) {
        return FigureContent(snapshots: try snapshots(of: metadata, path), picture: .png(bytes))
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
      return FigureContent(snapshots: try snapshots(of: metadata, path), picture: .svg(reader))
    }
  }

  private static func snapshots(
    of metadata: String, _ path: String
  ) throws(FileError) -> [FigureSnapshot] {
    do throws(SnapshotFault) {
      return try FigureSnapshot.list(metadata: metadata)
    } catch {
      throw FileError(path: path, reason: "not a figure of ibar: \(error.reason)")
    }
  }
}
