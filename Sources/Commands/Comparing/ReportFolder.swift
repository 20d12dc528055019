import Comparison
import Drawing
import Pictures
import Reports
import Platform

/// Writes what a report shows beside it.
enum ReportFolder {
  /// Writes the images of a pair into a folder; returns their paths from there.
  static func write(
    _ compared: ComparedPair, into folder: String
  ) throws(FileError) -> DiffReport.Images {
    var images = DiffReport.Images()
    guard let files = compared.images else { return images }
    func file(_ format: PictureFormat) -> String {
      let (name, ending) = (compared.pair.name, "." + format.rawValue)
      return name.hasSuffix(ending) ? name : name + ending
    }
    func write(_ bytes: [UInt8], _ kind: String, _ file: String) throws(FileError) -> String {
      let path = kind + "/" + file
      try FileSystem.write(bytes, to: folder + "/" + path)
      return path
    }
    if let bytes = files.old { images.old = try write(bytes, "old", file(files.formats.old)) }
    if let bytes = files.new { images.new = try write(bytes, "new", file(files.formats.new)) }
    if let mask = files.mask {
      images.mask = try write(PNGEncoder.encode(mask, scale: 1), "mask", file(.png))
    }
    if let overlay = ChangeOverlay.svg(of: compared.comparison) {
      images.overlay = try write(Array(overlay.utf8), "overlay", file(files.formats.new) + ".svg")
    }
    return images
  }
}
