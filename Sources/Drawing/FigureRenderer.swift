package import Figures
package import Typesetting

/// The formats of figures; the raw values are the files' extensions.
package enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  case png
}

/// Turns figures into files' bytes.
///
/// Each thread has its own.
package struct FigureRenderer: ~Copyable {
  private var fonts: FontLibrary

  /// Makes a renderer; fonts are opened when a figure first needs them.
  package init(fonts: consuming FontLibrary = FontLibrary()) {
    self.fonts = fonts
  }

  /// Sets the texts of the overlay with another typesetter from now on.
  package mutating func use(_ typesetter: Typesetter) {
    fonts.typesetter = typesetter
  }

  /// The bytes of a figure's file: equal for equal figures, with the same libraries and fonts.
  /// - Parameter scale: Pixels per point of a picture made of pixels.
  /// - Throws: An error when a font is missing or a surface cannot be made.
  package mutating func bytes(
    of figure: Figure, as format: OutputFormat, scale: Int
  ) throws(DrawingError) -> [UInt8] {
    switch format {
    case .svg: try SVGOutput.bytes(of: figure, fonts: &fonts)
    case .png: try PNGOutput.bytes(of: figure, scale: scale, fonts: &fonts)
    }
  }
}
