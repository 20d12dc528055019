import LayoutModel
import LayoutRecord
import Pictures

/// The places of views in pictures, in pixels.
extension LayoutRecord {
  /// Kinds of views that show a text.
  private static let textKinds: Set<String> = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar", "datePicker",
    "pickerView", "navigationBar", "tabBar", "toolbar",
  ]

  /// The boxes of views with texts; none when the picture does not show the canvas alone.
  func textBoxes(in picture: RasterRows) -> [PixelBox] {
    boxes(in: PixelSize(width: picture.width, height: picture.height)).filter {
      LayoutRecord.textKinds.contains($0.view.kind)
    }.map(\.box)
  }

  /// The smallest views that changed boxes lie in, each once, three at most.
  func names(at boxes: [PixelBox], _ size: PixelSize) -> [String] {
    let places = self.boxes(in: size)
    var names: [String] = []
    for box in boxes where names.count < 3 {
      let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
      let holder = places.filter { $0.box.contains(x, y) }.min {
        $0.box.width * $0.box.height < $1.box.width * $1.box.height
      }
      if let holder, !names.contains(holder.view.name) { names.append(holder.view.name) }
    }
    return names
  }

  /// Pixels per point; nil when the picture does not show the canvas alone.
  func scale(in size: PixelSize) -> Double? {
    let scale = Double(size.width) / max(1, canvas.size.width)
    return scale == scale.rounded() && Double(size.height) == canvas.size.height * scale
      ? scale : nil
  }

  private func boxes(in size: PixelSize) -> [(view: View, box: PixelBox)] {
    guard let scale = scale(in: size) else { return [] }
    // Hostile frames may hold numbers that no integer can.
    func pixels(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(max((points * scale).rounded(rule), -1e9), 1e9))
    }
    let frames = rootFrames
    return views.compactMap { view in
      guard let frame = frames[view.name] else { return nil }
      let (left, top) = (pixels(frame.minX, .down), pixels(frame.minY, .down))
      return (
        view,
        PixelBox(
          x: left, y: top, width: pixels(frame.maxX, .up) - left,
          height: pixels(frame.maxY, .up) - top)
      )
    }
  }
}
