import Basics
import Diagnostics
import Inputs
import LayoutModel
import Markdown
import Pictures
import Platform

/// Images of a guide whose names are those of figures that nothing draws.
enum DeadImages {
  /// How many images of a guide are compared with all names, or with all files of a folder.
  private static let mostSearches = 50

  /// A finding for each.
  /// - Parameters:
  ///   - guide: The bytes of the guide.
  ///   - layouts: The names of its layouts.
  ///   - inputs: All inputs of the run.
  static func diagnostics(
    in guide: [UInt8], of input: Input, layouts: [String], among inputs: [Input]
  ) -> [Diagnostic] {
    let mark = guide.starts(with: [UInt8].byteOrderMark) ? [UInt8].byteOrderMark.count : 0
    let bytes = Array(guide.dropFirst(mark))
    let known = Set(layouts.map(Path.init))
    let others = Set(inputs.map { Path($0.name) })
    let folder = FileSystem.folder(of: input.path)
    var searches = mostSearches
    func nearest(to name: String, among names: [String]) -> String? {
      searches -= 1
      return searches < 0 ? nil : Suggestion.nearest(to: name, among: names)
    }
    return MarkdownReader.images(of: bytes).compactMap { image in
      let target = image.form.decoded(String(decoding: bytes[image.target], as: UTF8.self))
      let name = String(target[FileSystem.nameStart(of: target[...])...])
      let near: String?
      if let layout = GuidePage.layout(ofImage: name, in: input.name) {
        if known.contains(Path(layout)) {
          searches -= 1
          guard searches >= 0, missing(target, name, layout, in: folder) else { return nil }
          return orphan(name, at: image.target)
        }
        near = nearest(to: layout, among: layouts)
      } else if let figure = figure(named: name), input.root != nil {
        let path = folder + "/" + target
        let isDrawn = others.contains(Path(figure)) || (try? FileSystem.entry(path)) != nil
        near = isDrawn ? nil : nearest(to: figure, among: inputs.map(\.name))
        if near == nil { return nil }
      } else {
        return nil
      }
      let range = SourceRange(start: image.target.lowerBound, end: image.target.upperBound)
      return Diagnostic(
        "dead-figure-link", "nothing draws the figure '\(name)'", at: range,
        help: near.map {
          "did you mean the figures of '\($0)'? 'render --link' writes their images"
        }
          ?? "delete the image, or run 'render --link'")
    }
  }

  /// Whether there are figures of a layout where an image leads, but not the one that it shows.
  private static func missing(
    _ target: String, _ name: String, _ layout: String, in folder: String
  ) -> Bool {
    let place = FileSystem.folder(of: folder + "/" + target)
    guard !target.hasPrefix("/"), (try? FileSystem.entry(place + "/" + name)) == nil,
      let files = try? FileSystem.regularFiles(in: place)
    else { return false }
    let figures = files.filter { $0.hasPrefix(layout + ".") && OutputFormat(path: $0) != nil }
    return !figures.isEmpty
      && !figures.contains { Path(FileNaming.catalogueName($0)) == Path(name) }
  }

  private static func orphan(_ name: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic(
      "dead-figure-link", "there is no figure '\(name)', but others of its layout",
      at: SourceRange(start: range.lowerBound, end: range.upperBound),
      help: "draw it, or delete the image")
  }

  /// The name of the recipe whose figure a file seems to be, by its orientation; nil of another file.
  private static func figure(named name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 2, Orientation.allCases.contains(where: { $0.rawValue == parts[1] }) else {
      return nil
    }
    return String(parts[0])
  }
}
