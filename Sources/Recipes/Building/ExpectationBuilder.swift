import Diagnostics
import LayoutModel

/// Makes expected frames from their drafts.
struct ExpectationBuilder {
  let names: NameTable
  let canvas: RecipeCanvas
  /// The views that are not there on a canvas.
  let removedViews: (Canvas) -> Set<Int>

  func expectations(
    _ drafts: [ExpectationDraft], _ reader: inout SourceReader
  ) -> [ExpectedFrames] {
    drafts.compactMap { draft in
      let name = draft.canvas.text
      guard let canvas = canvas(named: name) else {
        let meant = Suggestion.correction(
          for: name, among: Orientation.allCases.map(\.rawValue))
        let isView = names.view(named: name) != nil
        reader.report(
          "unknown-canvas",
          isView ? "'\(name)' is a view, not a canvas" : "'\(name)' names no canvas",
          at: draft.canvas.range,
          help: isView
            ? "write the canvas first: 'portrait: {\(name): [x, y, width, height]}'"
            : meant.map { "did you mean '\($0)'?" }
              ?? "use 'portrait', 'landscape', a size such as '600x600', or a device and an "
              + "orientation such as 'iPad Air 2 landscape'")
        return nil
      }
      var expected = ExpectedFrames(name: name, canvas: canvas)
      expected.tolerance = draft.tolerance ?? expected.tolerance
      expected.isPixelAligned = draft.isPixelAligned
      let places = Layout.places(
        of: names.views.map(\.superview), without: removedViews(canvas))
      for fault in draft.faults { reader.report(fault) }
      for frame in draft.frames {
        guard let index = index(of: frame.view, beside: draft.frames.map(\.view.text), &reader)
        else { continue }
        for fault in frame.faults { reader.report(fault) }
        if frame.values.isEmpty { continue }
        expected.frames.append(.init(view: index, values: frame.values, range: frame.range))
        if places[index] == nil {
          reader.report(
            "removed-view", "'\(names.views[index].name)' is removed here and has no frame",
            at: frame.range, help: "delete this line")
        }
      }
      return expected
    }
  }

  /// The view of a frame; reports a name that no view has.
  /// - Parameter known: The names of all frames of the canvas.
  private func index(
    of view: SourceText, beside known: [String], _ reader: inout SourceReader
  ) -> Int? {
    if let index = names.view(named: view.text) { return index }
    let all = names.views.dropFirst().map(\.name)
    let settings = RecipeKeys.expectation.map(\.name)
    let isNear =
      Suggestion.nearest(to: view.text, among: all + settings) != nil
      || all.contains { $0.lowercased().contains(view.text.lowercased()) }
    if !isNear, !all.isEmpty {
      // A view that was renamed has no frame under its new name.
      let free = all.filter { name in !known.contains { $0.lowercased() == name.lowercased() } }
      let names = (free.isEmpty ? all : free).prefix(8).map { "'\(reader.notation($0))'" }
      reader.report(
        "unknown-view", "there is no view '\(view.text)'", at: view.range,
        help: free.isEmpty
          ? "delete it: every view has its frame here"
          : "if it was renamed, write its new name here: \(names.joined(separator: " or ")); if not, delete it"
      )
      return nil
    }
    reader.report(
      "unknown-view", "there is no view '\(view.text)'", unknown: view.text, at: view.range,
      among: names.views.map(\.name) + RecipeKeys.expectation.map(\.name))
    return nil
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

extension Size {
  /// A size from `600x600`, in points; nil when the text is none, or no size for a canvas.
  package init?(text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { side in
      side.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." } ? Double(side) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...TupleForm.maximumCanvas).contains(width),
      (1...TupleForm.maximumCanvas).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
