import Basics
import Diagnostics
import Guides
import Markdown
import Platform

/// A guide with its images.
struct LinkedDocument {
  private let bytes: [UInt8]
  private let page: GuidePage
  private let images: [(image: MarkdownImage, target: String)]
  /// The form of new images.
  private let form: ImageForm?

  private typealias Edit = (range: Range<Int>, text: String)

  init(_ bytes: [UInt8], _ page: GuidePage, _ form: ImageForm?) {
    (self.bytes, self.page, self.form) = (bytes, page, page.syntax.imageForm ?? form)
    images = page.syntax.images(of: bytes).map { ($0, $0.path(in: bytes)) }
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
        file.oldLayout = renamed[index]?.oldLayout
        shown.append((image, target, file))
        outcome.renamed.append((old, file.name))
      }
      for (image, target, file) in shown {
        for edit in try corrections(of: image, target, file) { edits[edit.range.lowerBound] = edit }
      }
      if !link.more.isEmpty, !(link.hasOptions && shown.isEmpty) {
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

  /// The images whose names are those of figures of a guide, or of one that has no file here, in order.
  /// - Parameter path: The guide's path.
  func ownImages(of guide: String, at path: String) -> [OwnImage] {
    let folder = FileSystem.folder(of: path)
    return images.enumerated().compactMap { number, entry in
      let name = LinkedDocument.name(entry.target)
      let own = GuidePage.layout(ofImage: name, in: guide)
      guard let layout = own ?? GuidePage.layout(ofImage: name) else { return nil }
      let file = page.path(of: entry.target)
      let isMissing = page.isRelative(entry.target) && (try? FileSystem.entry(file)) == nil
      return OwnImage(
        number: number, place: entry.image.target.lowerBound, name: name, layout: layout,
        path: file, isOfGuide: own != nil, isMissing: isMissing,
        hasGuide: own == nil && GuidePage.hasGuide(of: layout, in: folder))
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
        file.oldTexts.contains(text) || file.isOldText(text)
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
    func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
      !line.contains { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    }
    var start = image.target.lowerBound
    while start > 0 {
      let before = bytes[..<start]
      let line = before[(before.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
      if line.last == 0x0A, isBlank(line) { break }
      start = line.startIndex
    }
    var end = image.target.upperBound
    for line in bytes[end...].split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.startIndex > image.target.upperBound, isBlank(line) { break }
      end = line.endIndex
    }
    return SourceRange(start: start, end: end)
  }

  private func insertion(
    of figures: [LinkedFigure], below block: SourceRange, in form: ImageForm
  ) throws(FileError) -> Edit {
    let place = ListingEnd(of: block, in: bytes, page.syntax)
    let ending = place.lineBreak
    var text = ""
    for figure in figures {
      let lines = form.lines(
        path: try page.target(of: figure.shown), dark: try figure.dark.map(page.target),
        text: figure.shown.text)
      let image = lines.map { $0.isEmpty ? place.separator : place.margin + $0 }
      text += ending + place.separator + ending + image.joined(separator: ending)
    }
    return (place.end..<place.end, text + (place.isFollowed ? ending + place.separator : ""))
  }
}
