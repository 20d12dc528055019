// Encodes a PNG file's picture: png-benchmark FILE. Prints the milliseconds and bytes of image data of
// ibar's encoder, then those of cairo_surface_write_to_png; the best of several runs by turns.
import CCairo
import Drawing
import Glibc

guard CommandLine.arguments.count == 2,
  let surface = cairo_image_surface_create_from_png(CommandLine.arguments[1]),
  let data = cairo_image_surface_get_data(surface)
else { fatalError("usage: png-benchmark FILE") }
let (width, height) = (
  Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
)
let stride = Int(cairo_image_surface_get_stride(surface)) / 4

func milliseconds(_ body: () -> Void) -> Double {
  var (start, end) = (timespec(), timespec())
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
  body()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
  return Double(end.tv_sec - start.tv_sec) * 1000 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

/// The bytes of a file's IDAT chunks.
func imageData(_ file: [UInt8]) -> Int {
  func number(at place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  var (place, count) = (8, 0)
  while place + 12 <= file.count {
    if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) { count += number(at: place) }
    place += 12 + number(at: place)
  }
  return count
}

func encoded() -> [UInt8] {
  data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
    PNGEncoder.encode(
      UnsafeBufferPointer(start: pixels, count: stride * height).span, width: width,
      rows: Array(repeating: 1, count: height), stride: stride, scale: 2)
  }
}

final class File {
  var bytes: [UInt8] = []
}

func encodedByCairo() -> [UInt8] {
  let file = File()
  _ = cairo_surface_write_to_png_stream(
    surface,
    { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let bytes = UnsafeBufferPointer(start: data, count: Int(count))
      Unmanaged<File>.fromOpaque(closure).takeUnretainedValue().bytes += bytes
      return CAIRO_STATUS_SUCCESS
    }, Unmanaged.passUnretained(file).toOpaque())
  return file.bytes
}

var (ours, cairos) = (Double.infinity, Double.infinity)
var (ourFile, cairosFile): ([UInt8], [UInt8]) = ([], [])
for _ in 0..<12 {
  ours = min(ours, milliseconds { ourFile = encoded() })
  cairos = min(cairos, milliseconds { cairosFile = encodedByCairo() })
}
print(ours, imageData(ourFile), cairos, imageData(cairosFile))
