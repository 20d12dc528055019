package import Figures
package import Pictures

/// The ground that a figure is drawn for.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
  /// An SVG follows what its reader prefers; pixels are light.
  case auto
}

/// Settings of the drawing that are not part of the figure.
package struct DrawingOptions: Hashable, Sendable {
  /// Pixels per point of a picture made of pixels.
  package var scale = 2
  /// The appearance, light or dark.
  package var appearance = Appearance.light
  /// Whether an SVG holds its texts as texts, in the fonts of its reader, and not as outlines.
  package var keepsText = false

  /// Creates options for a scale in pixels per point.
  package init(scale: Int = 2) {
    self.scale = scale
  }
}

/// Turns figures into files' bytes.
///
/// Each thread has its own.
package struct FigureRenderer: ~Copyable {
  private var fonts = FontLibrary()
  /// The pixels' memory of the figure before.
  private var memory: PixelMemory?

  /// Makes a renderer; fonts are opened when a figure first needs them.
  package init() {}

  /// The bytes of a figure's file: equal for equal figures, with the same libraries and fonts.
  /// - Throws: An error when a font is missing or a surface cannot be made.
  package mutating func bytes(
    of figure: Figure, as format: OutputFormat, _ options: DrawingOptions = DrawingOptions()
  ) throws(DrawingError) -> [UInt8] {
    switch format {
    case .svg: try SVGOutput.bytes(of: figure, options, fonts: &fonts)
    case .png: try PNGOutput.bytes(of: figure, options, in: &memory, fonts: &fonts)
    case .pdf: try PDFOutput.bytes(of: figure, options, fonts: &fonts)
    }
  }
}
