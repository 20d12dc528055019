import Figures

/// Figures as pixels, inked by Cairo.
enum PNGOutput {
  /// - Parameter memory: Where pixels may be, and were in the end.
  static func bytes(
    of figure: Figure, _ options: DrawingOptions, in memory: inout PixelMemory?,
    fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    let list = try DisplayList(figure, options.appearance, scale: options.scale, fonts: &fonts)
    let rows = RowFolding(list.rows)
    let surface = try FigureSurface(width: list.width, rows: rows, in: memory)
    memory = surface.memory
    surface.draw(list)
    let (width, stride) = (surface.width, surface.stride)
    return surface.withPixels { pixels in
      PNGEncoder.encode(
        pixels, width: width, rows: rows.counts, stride: stride, scale: options.scale,
        text: [
          ("Title", figure.title), ("Description", figure.description), ("ibar", figure.metadata),
        ])
    }
  }
}
