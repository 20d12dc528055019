import Basics
import Diagnostics
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
  static func renamedImages(
    in guide: String, _ bytes: [UInt8], named name: String, _ links: [GuideLink],
    layouts: Set<Path>
  ) throws(FileError) -> [Int: RenamedImage] {
    guard let folder = links.first.map({ FileSystem.folder(of: $0.shown.path) }) else { return [:] }
    let mark = bytes.starts(with: [UInt8].byteOrderMark) ? 3 : 0
    let body = Array(bytes.dropFirst(mark))
    let document = LinkedDocument(body, try GuidePage(guide), nil)
    let headings = MarkdownReader.blocks(of: String(decoding: body, as: UTF8.self)).compactMap {
      if case .heading(let heading) = $0 { heading.range.start } else { nil as Int? }
    }
    let images = document.ownImages(of: name)
    return RenamedImages(links, images, in: body, layouts: layouts, headings: headings).changes(
      content: { image in
        let path = folder + "/" + image.name
        return (try? FileSystem.read(path)).flatMap { FigureContent($0, at: path) }
      }, texts: { LinkedFile.texts(ofFigure: folder + "/" + $0.name) })
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
    let document = LinkedDocument(Array(bytes.dropFirst(mark.count)), try GuidePage(guide), form)
    let (body, outcome) = try document.linked(links, renamed)
    guard isSame(mark + body) else {
      throw FileError(
        path: guide, reason: "not linked: images below these constraints would change the layouts")
    }
    try FileSystem.write(mark + body, to: guide)
    return outcome
  }
}

/// A guide with its images.
struct LinkedDocument {
  private let bytes: [UInt8]
  private let page: GuidePage
  private let images: [(image: MarkdownImage, target: String)]
  /// The form of new images.
  private let form: ImageForm?

  private typealias Edit = (range: Range<Int>, text: String)

  init(_ bytes: [UInt8], _ page: GuidePage, _ form: ImageForm?) {
    (self.bytes, self.page, self.form) = (bytes, page, form)
    images = MarkdownReader.images(of: bytes).map { image in
      let target = String(decoding: bytes[image.target], as: UTF8.self)
      return (image, image.form.decoded(target))
    }
  }

  /// The guide with the targets and texts corrected of images that show the figures.
  ///
  /// A layout that the guide shows nowhere gets an image below its listing.
  func linked(
    _ links: [GuideLink], _ renamed: [Int: RenamedImage] = [:]
  ) throws(FileError) -> ([UInt8], GuideLinks.Outcome) {
    var edits: [Int: Edit] = [:]
    var outcome = GuideLinks.Outcome()
    let (places, shownByPrefix) = indexedImages(except: renamed)
    let form = formOfNewImages(links)
    let renamedByLink = Dictionary(grouping: renamed.keys.sorted()) { renamed[$0]?.link }
    for (number, link) in links.enumerated() {
      let names = Set(link.files.flatMap(GuidePage.names).map(Path.init))
      var shown = names.flatMap { places[$0] ?? [] }.sorted().compactMap { index in
        let (image, target) = images[index]
        return link.files.first { page.names(image, target, $0) }.map { (image, target, $0) }
      }
      for index in renamedByLink[number] ?? [] {
        let (image, target) = images[index]
        let old = LinkedDocument.name(target)
        var file = link.file(inPlaceOf: old)
        file.oldTexts += renamed[index]?.oldTexts ?? []
        file.isRenamed = true
        shown.append((image, target, file))
        outcome.renamed.append((old, file.name))
      }
      for (image, target, file) in shown {
        for edit in try corrections(of: image, target, file) { edits[edit.range.lowerBound] = edit }
      }
      if !link.more.isEmpty {
        for edit in try insertions(of: link, shown.map { ($0.0, $0.2.name) }, in: form) {
          edits[edit.range.lowerBound] = edit
        }
        continue
      }
      if !shown.isEmpty { continue }
      if let other = shownByPrefix[Path(link.layout)] {
        outcome.skipped.append((link.shown.name, other))
      } else {
        let edit = try insertion(of: link.figures, below: link.listing, in: form)
        edits[edit.range.lowerBound] = edit
      }
    }
    var (result, end): ([UInt8], Int) = ([], 0)
    for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return (result + bytes[end...], outcome)
  }

  /// The images whose names are those of figures of a guide, in order.
  func ownImages(of guide: String) -> [OwnImage] {
    images.enumerated().compactMap { number, entry in
      let name = LinkedDocument.name(entry.target)
      guard let layout = GuidePage.layout(ofImage: name, in: guide) else { return nil }
      return OwnImage(
        number: number, place: entry.image.target.lowerBound, name: name, layout: layout)
    }
  }

  /// The images by the names of their files, and the name of the first whose name begins with some parts.
  private func indexedImages(
    except renamed: [Int: RenamedImage]
  ) -> (places: [Path: [Int]], byPrefix: [Path: String]) {
    var (places, byPrefix): ([Path: [Int]], [Path: String]) = ([:], [:])
    for (index, (_, target)) in images.enumerated() where renamed[index] == nil {
      let name = LinkedDocument.name(target)
      places[Path(name), default: []].append(index)
      for end in name.indices where name[end] == "." && byPrefix[Path(name[..<end])] == nil {
        byPrefix[Path(name[..<end])] = name
      }
    }
    return (places, byPrefix)
  }

  private static func name(_ target: String) -> String {
    String(target[FileSystem.nameStart(of: target[...])...])
  }

  // MARK: - Images that are there

  private func corrections(
    of image: MarkdownImage, _ target: String, _ file: LinkedFile
  ) throws(FileError) -> [Edit] {
    var edits: [Edit] = []
    if !page.leads(target, to: file) {
      let right = try page.target(of: file)
      // Blanks are allowed in angle brackets, which are themselves not.
      let isPlain = image.isBracketed && !right.contains { "<>\\%&#?".contains($0) }
      edits.append((image.target, isPlain ? right : image.form.encoded(right)))
    }
    if let place = image.text {
      let text = image.form.unescaped(String(decoding: bytes[place], as: UTF8.self))
      if text != file.text,
        file.oldTexts.contains(text) || file.isRenamed && file.hasContent(of: text)
      {
        edits.append((place, image.form.escaped(file.text)))
      }
    }
    return edits
  }

  // MARK: - New images

  /// The form that most images of these figures have, or else most images of the guide.
  private func formOfNewImages(_ links: [GuideLink]) -> ImageForm {
    if let form { return form }
    let layouts = Set(links.map { Path($0.layout) })
    let own = images.filter { _, target in
      let name = LinkedDocument.name(target)
      return name.indices.contains { name[$0] == "." && layouts.contains(Path(name[..<$0])) }
    }
    let forms = (own.isEmpty ? images : own).map(\.image.form)
    let isPair = links.contains { $0.figures.contains { $0.dark != nil } }
    let usable = forms.filter { !isPair || $0.showsPair }
    let counts = ImageForm.allCases.map { form in (form, usable.count { $0 == form }) }
    let most = counts.max { $0.1 < $1.1 || $0.1 == $1.1 && place(of: $0.0) > place(of: $1.0) }
    if let most, most.1 > 0 { return most.0 }
    return isPair ? .picture : .markdown
  }

  /// The place of the first image of a form.
  private func place(of form: ImageForm) -> Int {
    images.firstIndex { $0.image.form == form } ?? images.count
  }

  /// The images of those of several figures that the guide does not show, each behind that of the one before.
  /// - Parameter shown: The images that it has, with the names of the files.
  private func insertions(
    of link: GuideLink, _ shown: [(image: MarkdownImage, name: String)], in form: ImageForm
  ) throws(FileError) -> [Edit] {
    var places = [(range: link.listing, figures: [LinkedFigure]())]
    for figure in link.figures {
      let image = shown.last { [figure.shown.name, figure.dark?.name].contains($0.name) }?.image
      if let image {
        places.append((paragraph(of: image), []))
      } else {
        places[places.count - 1].figures.append(figure)
      }
    }
    var edits: [Edit] = []
    for place in places where !place.figures.isEmpty {
      edits.append(try insertion(of: place.figures, below: place.range, in: form))
    }
    return edits
  }

  /// From an image to the end of the last line before a blank one.
  private func paragraph(of image: MarkdownImage) -> SourceRange {
    let start = bytes[..<image.target.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var end = start
    for line in bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      let isBlank = !line.contains { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      if isBlank, line.startIndex > image.target.upperBound { break }
      end = line.endIndex
    }
    return SourceRange(start: start, end: end)
  }

  private func insertion(
    of figures: [LinkedFigure], below block: SourceRange, in form: ImageForm
  ) throws(FileError) -> Edit {
    let place = ListingEnd(of: block, in: bytes)
    let ending = place.lineBreak
    var text = ""
    for figure in figures {
      let lines = form.lines(
        path: try page.target(of: figure.shown), dark: try figure.dark.map(page.target),
        text: figure.shown.text)
      let image = lines.map { $0.isEmpty ? place.blankLine : place.margin + $0 }
      text += ending + place.blankLine + ending + image.joined(separator: ending)
    }
    return (place.end..<place.end, text + (place.isFollowed ? ending + place.blankLine : ""))
  }
}

/// The end of a listing in a guide, and what lines below it begin and end with.
struct ListingEnd {
  /// The end of its last line, without the line break.
  let end: Int
  /// The blanks and marks of the quotation or list that it lies in.
  let margin: String
  /// The line break above.
  let lineBreak: String
  /// Whether the next line is not blank.
  let isFollowed: Bool

  /// A blank line in the same quotation.
  var blankLine: String { margin.contains(">") ? margin : "" }

  init(of listing: SourceRange, in guide: [UInt8]) {
    let end = min(listing.end, guide.count)
    self.end = end
    let before = guide[..<end].lastIndex(of: 0x0A)
    let lastLine = guide[(before.map { $0 + 1 } ?? 0)..<end]
    let firstLine = guide[min(listing.start, end)..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    let ending = lastLine.drop(while: ListingEnd.isMargin)
    // In code that is indented, lines that look like fences are text.
    let isFenced =
      ending.starts(with: "-->".utf8)
      || ["```", "~~~"].contains { fence in
        ending.starts(with: fence.utf8)
          && ListingEnd.line(above: listing.start, in: guide).contains(fence.utf8)
      }
    margin = ListingEnd.margin(of: isFenced ? lastLine : firstLine, isFenced: isFenced)
    // The line above may be the guide's last, without a line break.
    let breakEnd = guide[end...].firstIndex(of: 0x0A) ?? before
    let isReturn = breakEnd.map { $0 > 0 && guide[$0 - 1] == 0x0D } ?? false
    lineBreak = isReturn ? "\r\n" : "\n"
    let rest = guide[end...].drop { $0 == 0x0D }
    let nextLine = rest.dropFirst().prefix { $0 != 0x0A }
    isFollowed = nextLine.contains { !ListingEnd.isMargin($0) && $0 > 0x20 }
  }

  /// The last line above an offset that is not blank.
  private static func line(above offset: Int, in guide: [UInt8]) -> ArraySlice<UInt8> {
    let before = guide[..<min(offset, guide.count)].trimmingSuffix { $0 <= 0x20 || $0 == 0x3E }
    return before[(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
  }

  /// The margin of a line that belongs to what a listing lies in.
  ///
  /// Four blanks before a listing without a fence make it code.
  private static func margin(of line: ArraySlice<UInt8>, isFenced: Bool) -> String {
    let all = line.prefix(while: isMargin)
    let marks = all.trimmingSuffix { $0 != UInt8(ascii: ">") }
    let blanks = all[marks.endIndex...]
    let isList = ["- ", "* ", "+ "].contains { line[all.endIndex...].starts(with: $0.utf8) }
    if isFenced { return String(decoding: all, as: UTF8.self) }
    // One blank after the mark of a quotation belongs to it.
    let own = marks.isEmpty ? 0 : blanks.prefix { $0 == 0x20 }.prefix(1).count
    let rest = blanks.dropFirst(own)
    let isCode = rest.count >= 4 || rest.contains(0x09)
    let kept = isCode && !isList ? rest.dropLast(rest.contains(0x09) ? 1 : 4) : rest
    return String(decoding: marks + blanks.prefix(own) + kept, as: UTF8.self)
  }

  /// Whether a byte can precede the content of a line: a blank, or the mark of a quotation.
  private static func isMargin(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
  }
}
