import Basics
import Diagnostics
import LayoutRecord
import Markdown
import Pictures
import Platform

/// An image of a guide whose name is that of a figure of the guide, or of another one that it may have been.
struct OwnImage {
  /// Its number among the images of the guide.
  var number: Int
  /// The start of its target in the guide.
  var place: Int
  /// The name of its file.
  var name: String
  /// The name of the layout that it shows.
  var layout: String
  /// The path of its file as the guide gives it, from where the run is.
  var path: String
  /// Whether its name begins with that of the guide; a guide that was copied or renamed has images of another one.
  var isOfGuide: Bool
  /// Whether there is no such file.
  var isMissing: Bool
  /// Whether the guide that its name begins with lies beside the page.
  var hasGuide: Bool
}

/// What an image whose layout has another name now is to show.
struct RenamedImage {
  /// The number of the layout's link.
  var link: Int
  /// The name that its layout had.
  var oldLayout: String
  /// The texts that earlier runs wrote for the figure that it shows.
  var oldTexts: [String]
}

/// What a figure shows, without the names of its layouts.
struct FigureContent: Hashable {
  private let text: String

  /// What the bytes of a file show; nil of another file.
  init?(_ bytes: [UInt8], at path: String) {
    guard let text = OutputFormat(path: path)?.text(.metadata, in: bytes),
      var record = try? FigureRecord(reading: text)
    else { return nil }
    record.digest = ""
    for index in record.layouts.indices {
      (record.layouts[index].name, record.layouts[index].title) = ("", "")
    }
    self.text = record.text
  }
}

/// Finds the images of a guide whose layouts had another name when they were written: a heading was changed, or a
/// section was moved, copied or split.
struct RenamedImages {
  private let links: [GuideLink]
  private let images: [OwnImage]
  /// The bytes of the guide.
  private let guide: [UInt8]
  /// The names of all layouts of the guide, those without a link included.
  private let layouts: Set<Path>
  /// The names of the layouts that images have.
  private let shown: Set<Path>
  /// The link whose block each image belongs to: the one above it in its section, or else the one below.
  private let blocks: [Int?]
  /// The links at whose blocks images of their own layouts stand.
  private let atHome: Set<Int>
  /// The links at whose blocks an image stands that has the name of one of their figures.
  private let drawn: Set<Int>

  /// - Parameters:
  ///   - images: In the order of their places.
  ///   - layouts: The names of all layouts of the guide, those without a link included.
  ///   - headings: Their starts in the guide.
  init(
    _ links: [GuideLink], _ images: [OwnImage], in guide: [UInt8], layouts: Set<Path>,
    headings: [Int]
  ) {
    (self.links, self.images, self.layouts, self.guide) = (links, images, layouts, guide)
    shown = Set(images.map { Path($0.layout) })
    let blocks = RenamedImages.blocks(of: images, links, headings)
    self.blocks = blocks
    let names = links.map { Set($0.files.flatMap(GuidePage.names).map(Path.init)) }
    drawn = Set(
      images.indices.compactMap { index in
        blocks[index].flatMap { names[$0].contains(Path(images[index].name)) ? $0 : nil }
      })
    atHome = Set(
      images.indices.compactMap { index in
        blocks[index].flatMap { links[$0].layout == images[index].layout ? $0 : nil }
      })
  }

  private static func blocks(
    of images: [OwnImage], _ links: [GuideLink], _ headings: [Int]
  ) -> [Int?] {
    let order = links.indices.sorted { links[$0].listing.start < links[$1].listing.start }
    var (heading, next) = (0, 0)
    return images.map { image in
      while heading < headings.count, headings[heading] <= image.place { heading += 1 }
      while next < order.count, links[order[next]].listing.end <= image.place { next += 1 }
      let start = heading > 0 ? headings[heading - 1] : 0
      let end = heading < headings.count ? headings[heading] : Int.max
      if next > 0, links[order[next - 1]].listing.start >= start { return order[next - 1] }
      return next < order.count && links[order[next]].listing.end <= end ? order[next] : nil
    }
  }

  /// What the images are to show that have the name of another layout, by their numbers.
  /// - Parameters:
  ///   - content: What the file of an image showed before the run.
  ///   - texts: The texts that earlier runs wrote for it.
  func changes(
    content: (OwnImage) -> FigureContent?, texts: (OwnImage) -> [String]
  ) -> [Int: RenamedImage] {
    let others = images.indices.filter { index in
      !layouts.contains(Path(images[index].layout))
        || blocks[index].map {
          links[$0].layout != images[index].layout || images[index].isMissing && !drawn.contains($0)
        } ?? false
    }
    if others.isEmpty { return [:] }
    let linkByContent = linkByContent()
    var changes: [Int: RenamedImage] = [:]
    var decided: [Int: Int] = [:]
    for index in others {
      let same = content(images[index]).flatMap { linkByContent[$0] }
      // The dark figure of a pair goes with the light one above it, which may be a paragraph of its own.
      let before = isWithLast(index) ? decided[index - 1] : nil
      guard let link = before ?? link(of: index, same: same) else { continue }
      decided[index] = link
      changes[images[index].number] = RenamedImage(
        link: link, oldLayout: images[index].layout, oldTexts: texts(images[index]))
    }
    return changes
  }

  /// The layout that an image is to show; nil to keep it.
  /// - Parameter same: The only layout that shows the same as the image's file.
  private func link(of index: Int, same: Int?) -> Int? {
    let (image, near) = (images[index], blocks[index])
    if let near, !drawn.contains(near), image.isMissing || isOfOtherGuide(image, near, same: same) {
      return near
    }
    guard image.isOfGuide else { return nil }
    guard layouts.contains(Path(image.layout)) else {
      let isElsewhere = same.map { shown.contains(Path(links[$0].layout)) } ?? true
      return near ?? (isElsewhere ? nil : same)
    }
    guard let near, !atHome.contains(near) else { return nil }
    let isOfBlock = same == near || isNext(image, to: links[near]) || isAtHomeElsewhere(image)
    return isOfBlock ? near : nil
  }

  /// Whether an image of another guide shows a layout: a guide that is not there any more had one of its name, or the
  /// image stands right below and shows the same.
  private func isOfOtherGuide(_ image: OwnImage, _ link: Int, same: Int?) -> Bool {
    guard !image.isOfGuide else { return false }
    if image.hasGuide { return same == link && isNext(image, to: links[link]) }
    return same == link
      || image.layout.split(separator: ".").last == links[link].layout.split(separator: ".").last
  }

  /// Whether an image shows the same figure as the one above it, in another theme.
  private func isWithLast(_ index: Int) -> Bool {
    guard index > 0, blocks[index - 1] == blocks[index],
      images[index - 1].layout == images[index].layout
    else { return false }
    func plain(_ name: String) -> [Substring] { name.split(separator: ".").filter { $0 != "dark" } }
    return plain(images[index - 1].name) == plain(images[index].name)
  }

  /// Whether an image is in the first paragraph below a block.
  private func isNext(_ image: OwnImage, to link: GuideLink) -> Bool {
    guard link.listing.end <= image.place else { return false }
    let lines = guide[link.listing.end..<image.place].split(
      separator: 0x0A, omittingEmptySubsequences: false)
    let texts = lines.map { line in line.contains { $0 > 0x20 && $0 != UInt8(ascii: ">") } }
    return !texts.drop { !$0 }.contains(false)
  }

  /// Whether another image of the layout stands at the layout's own block, of which this one is then a copy.
  private func isAtHomeElsewhere(_ image: OwnImage) -> Bool {
    atHome.contains { links[$0].layout == image.layout }
  }

  /// The layout of each content that one alone shows.
  private func linkByContent() -> [FigureContent: Int] {
    var found: [FigureContent: Int?] = [:]
    for (index, link) in links.enumerated() {
      for file in link.files {
        guard let content = FigureContent(file.bytes, at: file.path) else { continue }
        if let known = found[content] {
          found[content] = .some(known == index ? index : nil)
        } else {
          found[content] = .some(index)
        }
      }
    }
    return found.compactMapValues { $0 }
  }
}
