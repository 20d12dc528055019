import LayoutModel
import Diagnostics

/// Reads the frames that a recipe expects, by canvas.
struct ExpectationReader {
  let names: NameTable
  let canvas: RecipeCanvas

  func expectations(_ node: YAMLNode, _ reader: inout RecipeReader) -> [ExpectedFrames] {
    reader.entries(node, of: "frames by canvas").compactMap { entry in
      let name = entry.key.text ?? ""
      guard let canvas = canvas(named: name) else {
        reader.report(
          "unknown-canvas", "'\(name)' names no canvas", at: entry.key.range,
          help: "use 'portrait', 'landscape', a size such as '600x600', or a device and an "
            + "orientation such as 'iPad Air 2 landscape'")
        return nil
      }
      var expected = ExpectedFrames(name: name, canvas: canvas)
      for view in reader.entries(entry.value, of: "frames by view") {
        read(view, into: &expected, &reader)
      }
      return expected
    }
  }

  private func read(
    _ entry: YAMLEntry, into expected: inout ExpectedFrames, _ reader: inout RecipeReader
  ) {
    let name = entry.key.text ?? ""
    if name == "tolerance" {
      if let tolerance = reader.number(entry.value) { expected.tolerance = tolerance }
    } else if name == "pixelAligned" {
      expected.isPixelAligned = reader.truth(entry.value) ?? false
    } else if let view = names.view(named: name) {
      if ["null", "~"].contains(entry.value.text) { return }
      guard case .sequence(let items) = entry.value.content, items.count == 4 else {
        reader.reportType(entry.value, expected: "[x, y, width, height]")
        return
      }
      let values = items.map { ["null", "~"].contains($0.text) ? nil : reader.number($0) }
      expected.frames.append(.init(view: view, values: values, range: entry.value.range))
    } else {
      reader.report(
        "unknown-view", "there is no view '\(name)'", unknown: name, at: entry.key.range,
        among: names.views.map(\.name) + ["tolerance", "pixelAligned"])
    }
  }

  private func canvas(named name: String) -> Canvas? {
    if let orientation = Orientation(rawValue: name) {
      return canvas.canvas(orientation: orientation)
    }
    if let size = Size(text: name) { return canvas.canvas(size: size) }
    for orientation in Orientation.allCases where name.hasSuffix(" " + orientation.rawValue) {
      let device = String(name.dropLast(orientation.rawValue.count + 1))
      return Device.named(device).map { canvas.canvas(device: $0, orientation: orientation) }
    }
    return nil
  }
}

extension ExpectedFrames {
  /// Frames are expected of views that are there, which are counted without those removed.
  func counted(
    in views: [View], without removed: Set<Int>, _ reader: inout RecipeReader
  ) -> ExpectedFrames {
    if removed.isEmpty { return self }
    let places = Layout.places(of: views, without: removed)
    var result = self
    result.frames = frames.compactMap { frame in
      guard let place = places[frame.view] else {
        reader.report(
          "removed-view", "'\(views[frame.view].name)' is removed here and has no frame",
          at: frame.range)
        return nil
      }
      var frame = frame
      frame.view = place
      return frame
    }
    return result
  }
}

extension Size {
  /// A size from `600x600`, in points; nil when the text is none, or no size for a canvas.
  package init?(text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { side in
      side.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? Double(side) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...RecipeReader.maximumCanvas).contains(width),
      (1...RecipeReader.maximumCanvas).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
