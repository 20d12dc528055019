package import Diagnostics

/// A part of a screen that a layout may have to keep clear of, such as the fold of a display.
///
/// Source: UIKit's `reservedRegions(kind:)`, iOS 27.
public struct ReservedRegion: Hashable, Sendable {
  /// The name of its layout guide in constraints.
  public var name: String
  /// The frame on the screen, in points; whose orientation, the holder says.
  public var frame: Rect
  /// The frames by the orientation of the canvas, in place of ``frame``; nil for one that turns with the canvas.
  package var frames: [Orientation: Rect]?
  /// The place of the declaration.
  package var origin: SourceRange?

  /// Makes a region of a frame, in points.
  public init(name: String, frame: Rect) {
    self.name = name
    self.frame = frame
  }

  /// The frames with the orientation that each is for, nil of a single one, and the size of the canvas then.
  /// - Parameter design: The size for which a single frame holds, in points.
  package func frames(
    from design: Size
  ) -> [(frame: Rect, orientation: Orientation?, size: Size)] {
    guard let frames else { return [(frame, nil, design)] }
    return Orientation.allCases.compactMap { orientation in
      frames[orientation].map { ($0, orientation, design.turned(to: orientation)) }
    }
  }

  /// The region on a canvas, cut to what lies on it; nil if it has no frame for the canvas's orientation.
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - isTurned: Whether the frame holds for the canvas held the other way.
  func placed(on size: Size, isTurned: Bool) -> ReservedRegion? {
    var region = self
    let isUpright = size.height >= size.width
    if let frames {
      guard let own = frames[isUpright ? .portrait : .landscape] else { return nil }
      (region.frame, region.frames) = (own, nil)
    } else if isTurned {
      region.frame = isUpright ? frame.turnedRight(in: size) : frame.turnedLeft(in: size)
    }
    region.frame = region.frame.cut(to: size)
    return region
  }
}

extension Rect {
  /// The rectangle when what it lies on is turned so that its top is at the left.
  /// - Parameter size: The size after turning, in points.
  fileprivate func turnedLeft(in size: Size) -> Rect {
    Rect(x: minY, y: size.height - maxX, width: height, height: width)
  }

  /// The rectangle when what it lies on is turned so that its left side is at the top.
  /// - Parameter size: The size after turning, in points.
  fileprivate func turnedRight(in size: Size) -> Rect {
    Rect(x: size.width - maxY, y: minX, width: height, height: width)
  }

  /// The part of the rectangle on a canvas; of one beside it, nothing at the edge.
  fileprivate func cut(to size: Size) -> Rect {
    let (left, right) = (min(max(minX, 0), size.width), min(max(maxX, 0), size.width))
    let (top, bottom) = (min(max(minY, 0), size.height), min(max(maxY, 0), size.height))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
