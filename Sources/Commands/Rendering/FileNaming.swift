import Basics
import Drawing
import LayoutModel
import Pictures

/// The form of the names of figures' files.
enum FileNaming: String, Hashable, Sendable, CaseIterable {
  /// `Card.portrait.dark.svg`, `Card.portrait.3x.png`.
  case plain
  /// `Card.portrait~dark@2x.png`: the variants of one image in a DocC catalogue.
  case docc

  /// The option for one of the formats of a sort: `--format svg or --format png`.
  static func option(_ isOfSort: (OutputFormat) -> Bool) -> String {
    let formats = OutputFormat.allCases.filter(isOfSort)
    return WordList.text(formats.map { "--format \($0.rawValue)" }, "or")
  }

  /// The formats without an option; nil for those of the place.
  var standardFormats: [OutputFormat]? {
    switch self {
    case .plain: nil
    case .docc: [.svg]
    }
  }

  /// Checks the formats to draw.
  func check(_ formats: [OutputFormat], given: [OutputFormat]?) throws(UsageError) {
    switch self {
    case .plain: return
    case .docc:
      if formats.count != 1 || !formats.allSatisfy(\.isForDocC) {
        throw UsageError(
          "--names docc goes with one format, since DocC takes one of two at random; "
            + "use \(FileNaming.option(\.isForDocC))")
      }
    }
  }

  /// The part of a name for an appearance; nil for none.
  func part(for appearance: Appearance) -> String? {
    switch (self, appearance) {
    case (_, .light), (.docc, .dark): nil
    case (.plain, .dark), (_, .auto): appearance.rawValue
    }
  }

  /// The name of a figure, which is the start of the names of its files.
  func name(_ parts: [String], _ appearance: Appearance) -> String {
    let name = parts.joined(separator: ".")
    switch (self, appearance) {
    case (.docc, .dark): return name + "~dark"
    case (.docc, .light), (.docc, .auto), (.plain, _): return name
    }
  }

  /// The name of a file.
  func fileName(
    _ parts: [String], _ format: OutputFormat, _ appearance: Appearance, _ drawing: DrawingOptions
  ) -> String {
    let keepsText = drawing.keepsText
    switch self {
    case .plain:
      // Pixels per point change only a PNG, and text that is kept only an SVG.
      let scale = drawing.scale == DrawingOptions().scale ? nil : drawing.scale
      let suffix = format.nameSuffix(scale: scale, keepsText: keepsText)
      return name(parts, appearance) + suffix + "." + format.rawValue
    case .docc:
      let suffix = format.nameSuffix(scale: nil, keepsText: keepsText)
      let variant = appearance == .dark ? "~dark" : ""
      let density = !format.isText && drawing.scale > 1 ? "@\(drawing.scale)x" : ""
      return parts.joined(separator: ".") + suffix + variant + density + "." + format.rawValue
    }
  }

  /// The name by which DocC knows a file: without the words for its variants.
  static func catalogueName(_ file: String) -> String {
    guard let format = OutputFormat(path: file) else { return file }
    var name = file.dropLast(format.rawValue.count + 1)
    for ending in ["@1x", "@2x", "@3x"] where name.hasSuffix(ending) { name = name.dropLast(3) }
    for ending in ["~dark", "~light"] where name.hasSuffix(ending) {
      name = name.dropLast(ending.count)
    }
    return String(name) + file.suffix(format.rawValue.count + 1)
  }
}

extension Slug {
  /// The words of a device's name in lower case: `iPad Pro 13 (M4)` is `ipad-pro-13-m4`.
  static func device(_ device: Device) -> String {
    lowercased(device.name).split(separator: "-").joined(separator: "-")
  }
}
