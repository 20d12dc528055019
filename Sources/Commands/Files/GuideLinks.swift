import Basics
import Diagnostics
import Glibc
import Platform

/// A figure and the place in a guide that it belongs to.
struct GuideLink: Sendable {
  /// The lines that state the layout.
  var listing: SourceRange
  /// The figure's path.
  var figure: String
  /// The layout in words.
  var description: String
}

/// Puts figures into guides: an image below the lines that state a layout.
enum GuideLinks {
  /// Writes the images of figures into their guide.
  /// - Parameter bytes: The guide as it was when the places of the figures were found.
  static func write(
    _ links: [GuideLink], into guide: String, _ bytes: [UInt8]
  ) throws(FileError) {
    if links.isEmpty { return }
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
          name: name, listing: link.listing,
          text: "![\(escaped(link.description))](\(encoded(path)))"))
    }
    let body = Array(bytes.dropFirst(mark.count))
    try FileSystem.write(mark + linked(body, images), to: guide)
  }

  /// An image of a guide.
  struct Image {
    /// The name of the figure's file, by which the image is known again.
    var name: String
    var listing: SourceRange
    var text: String
  }

  /// A guide with some images: in the place of those of the same figures, or else below their listings.
  static func linked(_ guide: [UInt8], _ images: [Image]) -> [UInt8] {
    var places = existing(in: guide)
    let edits = images.map { image -> (range: Range<Int>, text: String) in
      if let place = places.removeValue(forKey: image.name) { return (place, image.text) }
      return insertion(of: image, in: guide)
    }
    var result = guide
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return result
  }

  /// The images that have a line of their own, by their files' names.
  private static func existing(in guide: [UInt8]) -> [String: Range<Int>] {
    var places: [String: Range<Int>] = [:]
    for line in guide.split(separator: UInt8(ascii: "\n")) {
      let image = line.trimmingPrefix(while: isMargin).trimmingSuffix { $0 <= 0x20 }
      guard image.starts(with: "![".utf8), image.last == UInt8(ascii: ")"),
        let slash = image.lastIndex(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "(") })
      else { continue }
      let name = String(decoding: image[(slash + 1)...].dropLast(), as: UTF8.self)
      if places[name] == nil { places[name] = image.startIndex..<image.endIndex }
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
      lineBreak + blank + lineBreak + prefix + image.text + (isFollowed ? lineBreak + blank : "")
    )
  }

  /// Whether a byte can stand before what a line says: a blank, or the mark of a quotation.
  private static func isMargin(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
  }

  // MARK: - Texts

  /// The way from a folder to another, both without links, with a slash at its end.
  private static func relative(_ target: String, to folder: String) -> String {
    let (from, to) = (folder.split(separator: "/"), target.split(separator: "/"))
    let common = zip(from, to).prefix { $0 == $1 }.count
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
