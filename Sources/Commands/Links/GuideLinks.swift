import Basics
import Diagnostics
import Guides
import Inputs
import Markdown
import Platform

/// Puts figures into guides: an image below the lines that state a layout.
enum GuideLinks {
  /// A figure that is not linked, and the image that the guide has in its place.
  typealias Skipped = (figure: String, other: String)

  /// An image that showed a layout by its old name, and the figure that it shows now.
  typealias Renamed = (old: String, new: String)

  /// What was written into a guide.
  struct Outcome {
    var skipped: [Skipped] = []
    var renamed: [Renamed] = []
  }

  /// The images of a guide whose layouts have another name now, by their numbers.
  ///
  /// Their files are looked at, so that the run may not have written its own yet.
  /// - Parameters:
  ///   - name: What the names of the guide's layouts begin with.
  ///   - layouts: The names of all layouts of the guide.
  ///   - output: The folder of all figures, in which those of a guide that was copied are.
  static func renamedImages(
    in guide: String, _ bytes: [UInt8], named name: String, _ links: [GuideLink],
    layouts: Set<Path>, output: String
  ) throws(FileError) -> [Int: RenamedImage] {
    guard let folder = links.first.map({ FileSystem.folder(of: $0.shown.path) }) else { return [:] }
    let folders = [folder] + (output == folder ? [] : [output])
    let mark = bytes.starts(with: [UInt8].byteOrderMark) ? 3 : 0
    let body = Array(bytes.dropFirst(mark))
    let page = try GuidePage(guide, body)
    let document = LinkedDocument(body, page, nil)
    let headings = page.syntax.headings(of: body)
    let images = document.ownImages(of: name, at: guide)
    return RenamedImages(links, images, in: body, layouts: layouts, headings: headings).changes(
      content: { image in
        let path = image.isOfGuide ? folder + "/" + image.name : image.path
        return (try? FileSystem.read(path)).flatMap { FigureContent($0, at: path) }
      },
      texts: { image in
        // A page that was moved up or down has paths from where it was.
        let moved = image.path.replacing("/../", with: "/", maxReplacements: 1)
        return ([image.path, moved] + folders.map { $0 + "/" + image.name })
          .flatMap(LinkedFile.texts)
      })
  }

  /// Writes the images of figures into their guide.
  /// - Parameters:
  ///   - renamed: What images are to show whose layouts have another name now, by their numbers.
  ///   - bytes: The guide as it was when the places of the figures were found.
  ///   - form: The form of new images; nil for that of the guide's other images.
  ///   - isSame: Whether a guide has the same layouts.
  @discardableResult
  static func write(
    _ links: [GuideLink], into guide: String, _ bytes: [UInt8], as form: ImageForm? = nil,
    renamed: [Int: RenamedImage] = [:], isSame: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> Outcome {
    if links.isEmpty { return Outcome() }
    guard try FileSystem.entry(guide).kind == .file else {
      throw FileError(path: guide, reason: "not a regular file, so no figure can be linked in it")
    }
    guard try FileSystem.read(guide, limit: FileSystem.maximumGuide) == bytes else {
      throw FileError(
        path: guide, reason: "changed while its figures were drawn; run again to link them")
    }
    let mark = bytes.starts(with: [UInt8].byteOrderMark) ? bytes.prefix(3) : []
    let text = Array(bytes.dropFirst(mark.count))
    let document = LinkedDocument(text, try GuidePage(guide, text), form)
    let (body, outcome) = try document.linked(links, renamed)
    guard isSame(mark + body) else {
      throw FileError(
        path: guide, reason: "not linked: images below these constraints would change the layouts")
    }
    try FileSystem.write(mark + body, to: guide)
    return outcome
  }
}
