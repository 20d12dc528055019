import CCairo
import Diagnostics
import Drawing
import Figures
import LayoutModel
import Pictures
import Platform
import RecipeFiles
import Recipes

/// Draws and encodes a recipe's figure, and has Cairo write the same pixels as PNG.
///
/// Prints the least microseconds of drawing and encoding, of encoding alone, of Cairo's writer and of the
/// SVG, and the bytes of both PNG files.
func measureDrawing(of path: String) throws {
  let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
  let read = RecipeFileReader.recipe(in: SourceFile(path: path, text: text), named: "Form")
  guard let recipe = read.value else { throw UsageError() }
  let canvas = Canvas(device: .standard, orientation: .portrait)
  let figure = try CanvasStyle.figure(
    of: LayoutEngine.solve(recipe.layout(on: canvas)), FigureRequest(name: "Form", title: "Form"))
  var renderer = FigureRenderer()
  let picture = try PNGReader.raster(of: renderer.bytes(of: figure, as: .png))
  var (ownSize, cairoSize) = (0, 0)
  var least = [Double](repeating: .infinity, count: 4)
  func measure(_ index: Int, _ body: () throws -> Void) rethrows {
    least[index] = min(least[index], try ContinuousClock().measure(body) / .microseconds(1))
  }
  // In turn, so that load affects them equally.
  for _ in 0..<20 {
    for _ in 0..<10 {
      try measure(0) { _ = try renderer.bytes(of: figure, as: .png) }
      measure(1) { ownSize = PNGEncoder.encode(picture, scale: 2).count }
      try measure(3) { _ = try renderer.bytes(of: figure, as: .svg) }
    }
    measure(2) { cairoSize = sizeOfCairosPNG(of: picture) }
  }
  print(least.map { "\(Int($0))" }.joined(separator: " "), ownSize, cairoSize)
}

/// The bytes of the PNG file that Cairo writes of a picture.
private func sizeOfCairosPNG(of picture: Raster) -> Int {
  var (pixels, size) = (picture.pixels, 0)
  pixels.withUnsafeMutableBytes { bytes in
    let surface = cairo_image_surface_create_for_data(
      bytes.baseAddress, CAIRO_FORMAT_RGB24, Int32(picture.width), Int32(picture.height),
      Int32(4 * picture.width))
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_write_to_png_stream(
      surface,
      { size, _, count in
        size?.assumingMemoryBound(to: Int.self).pointee += Int(count)
        return CAIRO_STATUS_SUCCESS
      }, &size)
    precondition(status == CAIRO_STATUS_SUCCESS, "Cairo writes")
  }
  return size
}
