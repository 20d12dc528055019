package import LayoutRecord
package import Pictures
import Platform

/// The content of a figure that is known without drawing it.
package struct FigureContent: Sendable {
  /// Nil of a picture that another program made, or an older version of ibar.
  package var record: FigureRecord?
  /// Its layouts as a recipe states them, in the order of the record; empty of a file.
  var sources: [LayoutSource] = []
  /// The picture in the figure's file.
  package var picture: Picture
  /// Whether an older version of ibar made it.
  var isOlder = false

  /// The kinds of pictures.
  package enum Picture: Sendable {
    /// A PNG file, whose pixels are not read yet.
    case png([UInt8])
    case svg(SVGReader)
    /// A PDF file, which is compared as a whole.
    case pdf([UInt8])
    /// A layout that is not drawn yet.
    case none
  }

  /// The layouts that it shows, side by side if several.
  var layouts: [LayoutRecord] { record?.layouts ?? [] }

  /// The layout when it shows one.
  var layout: LayoutRecord? { layouts.count == 1 ? layouts[0] : nil }

  init(record: FigureRecord, _ sources: [LayoutSource]) {
    (self.record, self.sources, picture) = (record, sources, .none)
  }

  /// Reads a figure's file but for the pixels.
  /// - Throws: The reason why it cannot be read; an SVG of another program has nothing to compare.
  init(_ bytes: [UInt8], _ format: OutputFormat, _ path: String) throws(FileError) {
    switch format {
    case .png:
      picture = .png(bytes)
      guard let metadata = PNGReader.text("ibar", in: bytes) else { return }
      do throws(FileError) {
        try read(metadata, path)
      } catch {
        // Of a corrupt file the pixels' fault comes first.
        _ = try Raster(png: bytes, path)
        throw error
      }
    case .svg:
      let reader = SVGReader(bytes)
      picture = .svg(reader)
      guard let metadata = reader.metadata else {
        throw FileError(path: path, reason: "not a figure of ibar: it has no metadata")
      }
      guard reader.isWhole else { throw FileError(path: path, reason: "the file is cut off") }
      try read(metadata, path)
    case .pdf:
      picture = .pdf(bytes)
      if let metadata = format.text(.metadata, in: bytes) { try read(metadata, path) }
    }
  }

  private mutating func read(_ metadata: String, _ path: String) throws(FileError) {
    do throws(FigureRecord.Fault) {
      record = try FigureRecord(reading: metadata)
    } catch {
      switch error {
      case .older: isOlder = true
      case .damaged(let reason):
        throw FileError(path: path, reason: "not a figure of ibar: its metadata \(reason)")
      }
    }
  }
}

extension Raster {
  /// The pixels of a PNG file.
  /// - Parameter keepsLowBytes: Whether the low bytes of 16 bits a channel are read too.
  /// - Throws: The reason why it cannot be read.
  init(
    png bytes: [UInt8], _ path: String, keepsLowBytes: Bool = false
  ) throws(FileError) {
    do throws(PNGFault) {
      self = try PNGReader.raster(of: bytes, keepsLowBytes: keepsLowBytes)
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }
}
