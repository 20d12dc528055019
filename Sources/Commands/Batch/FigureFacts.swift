import Basics
import Descriptions
import FigureComposition
import JSON
import LayoutModel
import LayoutRecord
import Pictures
import Platform

/// The records of figures, each read once: the files of a figure in several formats have the same.
struct FigureRecords {
  private var known: [String: FigureRecord?] = [:]

  /// The record in a figure's metadata; nil if it holds none.
  mutating func record(in text: String) -> FigureRecord? {
    if let record = known[text] { return record }
    let record = try? FigureRecord(reading: text)
    known[text] = .some(record)
    return record
  }
}

/// What a page needs to show a figure, read from its file: so it is the same for a figure that is drawn and one that
/// is kept.
struct FigureFacts: Sendable {
  let path: String
  /// The name of the file.
  let name: String
  let mediaType: String
  /// The size on a page, in CSS pixels; nil if the file does not say.
  let size: Size?
  /// The words for people who cannot see it; nil if the file holds no layouts.
  let alt: String?
  /// `light`, `dark` or `auto`.
  let theme: String
  /// The digest of the recipe that it was drawn of; nil of another file.
  let digest: String?
  /// The language of its texts; nil for the base.
  let language: String?

  /// - Parameters:
  ///   - scale: Pixels per point of a PNG.
  ///   - descriptions: The language of words of figures in none; nil for English.
  ///   - records: Those of other figures.
  init(
    _ bytes: [UInt8], at path: String, scale: Double, descriptions: String?,
    _ records: inout FigureRecords
  ) {
    self.path = path
    name = String(path[FileSystem.nameStart(of: path[...])...])
    let format = OutputFormat(path: path)
    let record = format?.text(.metadata, in: bytes).flatMap { records.record(in: $0) }
    let layouts = record?.layouts ?? []
    digest = record?.digest
    language = layouts.first?.language
    let phrases = [language, descriptions].compactMap { $0.flatMap(Phrases.of) }.first ?? .english
    let own = layouts.first?.options.first { $0.name == "alt" }?.value.string
    alt = layouts.isEmpty ? nil : own ?? AlternativeText.text(for: layouts, in: phrases)
    let parts = name.split(separator: ".")
    theme = ["dark", "auto"].first { parts.contains(Substring($0)) } ?? "light"
    switch format {
    case .svg: (mediaType, size) = ("image/svg+xml", FigureFacts.sizeOfSVG(bytes))
    case .png: (mediaType, size) = ("image/png", FigureFacts.sizeOfPNG(bytes, scale))
    case .pdf: (mediaType, size) = ("application/pdf", FigureFacts.sizeOfPDF(bytes))
    case nil: (mediaType, size) = ("application/octet-stream", nil)
    }
  }

  /// Without a regular expression, which would cost as much as the rest of an answer.
  private static func sizeOfSVG(_ bytes: [UInt8]) -> Size? {
    func number(_ name: StaticString) -> Double? {
      let key = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      guard let start = bytes.prefix(400).firstRange(of: key)?.upperBound else { return nil }
      return Double(String(decoding: bytes[start...].prefix { $0 != 0x22 }, as: UTF8.self))
    }
    guard let width = number(" width=\""), let height = number(" height=\"") else { return nil }
    return Size(width: width, height: height)
  }

  private static func sizeOfPNG(_ bytes: [UInt8], _ scale: Double) -> Size? {
    guard bytes.count > 24, scale > 0 else { return nil }
    func number(_ start: Int) -> Double {
      Double(bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(16) / scale, height: number(20) / scale)
  }

  private static func sizeOfPDF(_ bytes: [UInt8]) -> Size? {
    let key = Array("/MediaBox".utf8)
    guard let start = bytes.firstRange(of: key)?.lowerBound else { return nil }
    let text = String(decoding: bytes[start...].prefix(120), as: UTF8.self)
    guard let match = text.firstMatch(of: /\[ *([0-9.]+) +([0-9.]+) +([0-9.]+) +([0-9.]+) *\]/),
      let width = Double(match.3), let height = Double(match.4)
    else { return nil }
    return Size(width: width, height: height)
  }
}
