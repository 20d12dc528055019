package import Pictures
import Platform

/// What can be known of a figure without drawing it.
package struct FigureContent: Sendable {
  /// What it says of the layouts it shows, side by side if several; none for a picture of someone else.
  package var snapshots: [FigureSnapshot]
  package var picture: Picture

  package enum Picture: Sendable {
    /// A PNG file, whose pixels are not read yet.
    case png([UInt8])
    case svg(SVGReader)
    /// A layout that is not drawn yet.
    case none
  }

  /// The layout when it shows one.
  var snapshot: FigureSnapshot? { snapshots.count == 1 ? snapshots[0] : nil }
}

// MARK: - Files

extension FigureContent {
  /// The content of a figure's file, but for the pixels.
  /// - Throws: Why it cannot be read; an SVG that is not ours says nothing that can be compared.
  init(
    _ bytes: [UInt8], _ format: PictureFormat, _ path: String
  ) throws(FileError) {
    switch format {
    case .png:
      guard let metadata = PNGReader.text("ibar", in: bytes) else {
        self.init(snapshots: [], picture: .png(bytes))
        return
      }
      do throws(FileError) {
        self.init(
          snapshots: try FigureSnapshot.list(metadata: metadata, path), picture: .png(bytes))
      } catch {
        // Of a corrupt file the pixels' fault comes first.
        _ = try Raster(png: bytes, path)
        throw error
      }
    case .svg:
      let reader = SVGReader(bytes)
      guard let metadata = reader.metadata else {
        throw FileError(path: path, reason: "not a figure of ibar: it has no metadata")
      }
      guard reader.isWhole else { throw FileError(path: path, reason: "the file is cut off") }
      self.init(snapshots: try FigureSnapshot.list(metadata: metadata, path), picture: .svg(reader))
    }
  }
}

extension Raster {
  /// The pixels of a PNG file.
  /// - Throws: Why it cannot be read.
  init(png bytes: [UInt8], _ path: String) throws(FileError) {
    do throws(PNGFault) {
      self = try PNGReader.raster(of: bytes)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }
}
