import Figures

/// Figures as pixels, inked by Cairo.
enum PNGOutput {
  static func bytes(
    of figure: Figure, _ options: DrawingOptions, on surface: borrowing FigureSurface,
    fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    try surface.draw(figure, options.appearance, fonts: &fonts)
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    return surface.withPixels { pixels in
      PNGEncoder.encode(
        pixels, width: width, height: height, stride: stride,
        scale: options.scale,
        text: [
          ("Title", figure.title), ("Description", figure.description), ("ibar", figure.metadata),
        ])
    }
  }
}
