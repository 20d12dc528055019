/// The system font of iOS in a size and a weight.
///
/// It is San Francisco: measured as San Francisco is, whatever fonts draw it.
public struct Font: Hashable, Sendable {
  /// A weight by UIKit's name.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The height of an em, in points.
  public var size: Double
  /// The weight of the letters.
  public var weight: Weight

  /// Makes the system font of a size, in points, and a weight.
  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The font that UIKit and Interface Builder call the bold system font; it is semibold.
  public static func boldSystem(size: Double) -> Font {
    Font(size: size, weight: .semibold)
  }
}

/// The metrics of San Francisco.
extension Font {
  /// From the baseline up to the top of a line, in points.
  public var ascender: Double { 0.95215 * size }
  /// From the baseline down to the bottom of a line, in points.
  public var descender: Double { 0.24121 * size }
  /// From one baseline to the next, in points.
  public var lineHeight: Double { 1.19336 * size }

  /// The height of a label, in points: its lines' height, rounded up to a whole pixel.
  /// - Parameter scale: Pixels per point.
  public func labelHeight(lines: Int = 1, scale: Double) -> Double {
    guard lines > 0 else { return 0 }
    // A product a rounding error above a whole pixel is that pixel.
    return (Double(lines) * lineHeight * scale - 1e-6).rounded(.up) / scale
  }

  /// The place of the baseline of one line centred in a frame, in points from the frame's top.
  ///
  /// The line's own ascender is on whole pixels, the frame's middle need not be.
  /// - Parameters:
  ///   - height: The frame's height, in points.
  ///   - scale: Pixels per point.
  public func baseline(inHeight height: Double, scale: Double) -> Double {
    let top = (height - labelHeight(scale: scale)) / 2
    return top + (ascender * scale + 1e-6).rounded() / scale
  }
}
