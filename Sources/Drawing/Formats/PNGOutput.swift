import Figures

/// Figures as pixels, inked by Cairo.
enum PNGOutput {
  static func bytes(
    of figure: Figure, _ options: DrawingOptions, fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    let surface = try FigureSurface(for: figure, scale: options.scale)
    try surface.draw(figure, options.appearance, fonts: &fonts)
    return surface.withPixels { pixels in
      PNGEncoder.encode(
        pixels, width: surface.width, height: surface.height, stride: surface.stride,
        scale: options.scale,
        text: [
          ("Title", figure.title), ("Description", figure.description), ("ibar", figure.metadata),
        ])
    }
  }
}
