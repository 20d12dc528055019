import Basics
import Diagnostics
import Glibc
import Pictures
import Platform

/// A figure and the place in a guide that it belongs to.
struct GuideLink: Sendable {
  /// The lines that state the layout.
  var listing: SourceRange
  /// The figure's path.
  var figure: String
  /// The first part of the names of all figures of the layout.
  var layout: String
  /// The layout in words.
  var description: String
  /// The description in the figure's file before this run; nil if there was no file.
  var oldDescription: String?

  /// The description in a figure's file.
  static func description(ofFigure path: String) -> String? {
    guard let format = OutputFormat(path: path), let bytes = try? FileSystem.read(path) else {
      return nil
    }
    return format.text(.description, in: bytes)
  }
}

/// Puts figures into guides: an image below the lines that state a layout.
enum GuideLinks {
  /// Writes the images of figures into their guide.
  /// - Parameters:
  ///   - bytes: The guide as it was when the places of the figures were found.
  ///   - isSame: Whether a guide has the same layouts.
  /// - Returns: Figures that are not linked, each with the image that the guide has in its place, which can be
  ///   the same figure in HTML or within a line.
  @discardableResult
  static func write(
    _ links: [GuideLink], into guide: String, _ bytes: [UInt8],
    isSame: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [(figure: String, other: String)] {
    if links.isEmpty { return [] }
    guard try FileSystem.entry(guide).kind == .file else {
      throw FileError(path: guide, reason: "not a regular file, so no figure can be linked in it")
    }
    guard try FileSystem.read(guide, limit: FileSystem.maximumGuide) == bytes else {
      throw FileError(
        path: guide, reason: "changed while its figures were drawn; run again to link them")
    }
    let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.prefix(3)) : []
    let folder = try FileSystem.realPath(FileSystem.folder(of: guide))
    var images: [Image] = []
    for link in links {
      let name = link.figure.split(separator: "/").last.map(String.init) ?? ""
      let figureFolder = try FileSystem.realPath(FileSystem.folder(of: link.figure))
      let path = relative(figureFolder, to: folder) + name
      images.append(
        Image(
          name: name, layout: link.layout, listing: link.listing,
          alt: escaped(link.description), oldAlt: link.oldDescription.map(escaped),
          path: encoded(path)))
    }
    let (body, skipped) = linked(Array(bytes.dropFirst(mark.count)), images)
    guard isSame(mark + body) else {
      throw FileError(
        path: guide, reason: "not linked: images below these constraints would change the layouts")
    }
    try FileSystem.write(mark + body, to: guide)
    return skipped
  }

  /// An image of a guide.
  struct Image {
    /// The name of the figure's file, by which the image is known again.
    var name: String
    /// The first part of the names of all figures of its layout.
    var layout: String
    var listing: SourceRange
    var alt: String
    /// The text that an earlier run wrote; nil when that is not known.
    var oldAlt: String?
    var path: String

    /// The image in Markdown.
    /// - Parameter known: The text it has now, which stays unless ibar wrote it.
    func text(inPlaceOf known: String? = nil, title: String = "") -> String {
      let isOwn = known == nil || known == oldAlt
      return "![\(isOwn ? alt : known ?? alt)](\(path)\(title))"
    }
  }

  /// An image on a line without other content.
  private struct Place {
    var range: Range<Int>
    var alt: String
    /// The title with the blanks before it.
    var title: String
  }

  /// A guide with some images: in the place of those of the same figures, or else below their listings
  /// unless the guide shows the layout elsewhere.
  static func linked(
    _ guide: [UInt8], _ images: [Image]
  ) -> (guide: [UInt8], skipped: [(figure: String, other: String)]) {
    var places = existing(in: guide)
    let shown = GuideLinks.shown(in: guide)
    var edits: [(range: Range<Int>, text: String)] = []
    var skipped: [(figure: String, other: String)] = []
    for image in images {
      if let place = places.removeValue(forKey: Path(image.name)) {
        edits.append((place.range, image.text(inPlaceOf: place.alt, title: place.title)))
      } else if let other = shown.first(where: { Path($0) == Path(image.name) })
        ?? shown.first(where: { $0.utf8.starts(with: (image.layout + ".").utf8) })
      {
        skipped.append((image.name, other))
      } else {
        edits.append(insertion(of: image, in: guide))
      }
    }
    var result = guide
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return (result, skipped)
  }

  /// The names of the files of all images, in Markdown and in HTML, in order.
  private static func shown(in guide: [UInt8]) -> [String] {
    guide.split(separator: UInt8(ascii: "\n")).flatMap { line -> [String] in
      let text = String(decoding: line, as: UTF8.self)
      guard ["![", "<img", "<source", "srcset"].contains(where: text.lowercased().contains) else {
        return []
      }
      return text.split { " \t\r()\"'<>,?#=".contains($0) }.compactMap { word in
        let name = String(word[FileSystem.nameStart(of: word)...])
        return OutputFormat(path: name) == nil ? nil : name
      }
    }
  }

  /// The images on lines without other content, by the names of their files.
  private static func existing(in guide: [UInt8]) -> [Path: Place] {
    var places: [Path: Place] = [:]
    for line in guide.split(separator: UInt8(ascii: "\n")) {
      let image = line.trimmingPrefix(while: isMargin).trimmingSuffix { $0 <= 0x20 }
      guard image.starts(with: "![".utf8), image.last == UInt8(ascii: ")"),
        let end = image.indices.last(where: { image[$0...].starts(with: "](".utf8) })
      else { continue }
      let target = String(decoding: image[(end + 2)...].dropLast(), as: UTF8.self)
      let path = target.prefix { $0 != " " && $0 != "\t" }
      let name = Path(path[FileSystem.nameStart(of: path)...])
      if places[name] == nil {
        places[name] = Place(
          range: image.startIndex..<image.endIndex,
          alt: String(decoding: image[(image.startIndex + 2)..<end], as: UTF8.self),
          title: String(target.dropFirst(path.count)))
      }
    }
    return places
  }

  private static func insertion(
    of image: Image, in guide: [UInt8]
  ) -> (range: Range<Int>, text: String) {
    let end = min(image.listing.end, guide.count)
    let lineStart = guide[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lastLine = guide[lineStart..<end]
    let margin = lastLine.prefix(while: isMargin)
    let isFenced = ["```", "~~~"].contains {
      lastLine.dropFirst(margin.count).starts(with: $0.utf8)
    }
    let prefix = isFenced ? String(decoding: margin, as: UTF8.self) : ""
    let usesReturns = guide.firstIndex(of: UInt8(ascii: "\n")).map {
      $0 > 0 && guide[$0 - 1] == UInt8(ascii: "\r")
    }
    let lineBreak = usesReturns == true ? "\r\n" : "\n"
    let blank = prefix.contains(">") ? prefix : ""
    let rest = guide[end...].drop { $0 == UInt8(ascii: "\r") }
    let nextLine = rest.dropFirst().prefix { $0 != UInt8(ascii: "\n") }
    let isFollowed = nextLine.contains { !isMargin($0) && $0 > 0x20 }
    return (
      end..<end,
      lineBreak + blank + lineBreak + prefix + image.text() + (isFollowed ? lineBreak + blank : "")
    )
  }

  /// Whether a byte can precede the content of a line: a blank, or the mark of a quotation.
  private static func isMargin(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
  }

  // MARK: - Texts

  /// The way from a folder to another, both without links, with a slash at its end.
  private static func relative(_ target: String, to folder: String) -> String {
    let (from, to) = (folder.split(separator: "/"), target.split(separator: "/"))
    let common = zip(from, to).prefix { Path($0) == Path($1) }.count
    let steps = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common)
    return steps.map { $0 + "/" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\[]!`*_<&".contains(character) { result += "\\" }
      result.append(character.isNewline ? " " : character)
    }
  }

  private static func encoded(_ path: String) -> String {
    PercentEncoding.encoded(path) { byte in
      byte > 0x20 && byte != 0x7F && !"()<>\\%\"'#?[]".utf8.contains(byte)
    }
  }
}
