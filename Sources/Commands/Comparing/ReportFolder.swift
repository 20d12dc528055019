import Comparison
import Drawing
import Pictures
import Platform
import Reports

/// Writes what a report shows beside it.
enum ReportFolder {
  /// Writes the images of a pair into a folder; returns their paths from there.
  static func write(
    _ compared: ComparedPair, into folder: String
  ) throws(FileError) -> [DiffReport.Image] {
    guard let files = compared.images else { return [] }
    func file(_ format: PictureFormat) -> String {
      let (name, ending) = (compared.pair.name, "." + format.rawValue)
      return name.hasSuffix(ending) ? name : name + ending
    }
    let overlay = ChangeOverlay.svg(of: compared.comparison)
    var images: [DiffReport.Image] = []
    for (kind, name, bytes) in [
      ("old", file(files.formats.old), files.old), ("new", file(files.formats.new), files.new),
      ("mask", file(.png), files.mask.map { PNGEncoder.encode($0, scale: 1) }),
      ("overlay", file(files.formats.new) + ".svg", overlay.map { Array($0.utf8) }),
    ] {
      guard let bytes else { continue }
      images.append((kind, kind + "/" + name))
      try FileSystem.write(bytes, to: "\(folder)/\(kind)/\(name)")
    }
    return images
  }
}
