package import JSON

/// The metadata of a figure's file: its layouts as solved, its digest and the version of the
/// drawing.
package struct FigureRecord: RecordObject, Sendable {
  /// The version of the form; figures of other versions are not read.
  package static let version = 2

  /// The version of the drawing.
  package var drawing = 0
  /// The recipe's digest, in hexadecimal.
  package var digest = ""
  /// One layout, or several that stand side by side.
  package var layouts: [LayoutRecord] = []

  init() {}

  /// Creates a record.
  package init(drawing: Int, digest: String, layouts: [LayoutRecord]) {
    (self.drawing, self.digest, self.layouts) = (drawing, digest, layouts)
  }

  mutating func list(_ fields: inout RecordFields) throws(JSONFault) {
    var version = FigureRecord.version
    try fields.value("version", &version)
    try fields.value("drawing", &drawing)
    try fields.value("digest", &digest)
    try fields.value("layouts", &layouts)
  }

  /// The record as JSON in a line; fields with their default values are left out.
  package var text: String { json(isShort: true).text() }
}

// MARK: - Reading

extension FigureRecord {
  /// The reason why a figure's record is not read.
  package enum Fault: Error, Hashable {
    /// An older version of ibar wrote it.
    case older
    /// Its text is not such a record; the reason continues "its metadata".
    case damaged(String)
  }

  /// More bytes, and more values, than any figure needs; they bound the memory that reading takes.
  private static let (longestText, mostValues) = (1 << 24, 1 << 20)

  /// The layouts of a record of any version, as written; nil if the text is no record.
  package static func layouts(in text: String) -> [JSONValue]? {
    guard isBounded(text), let json = try? JSONValue(reading: text), json["digest"]?.string != nil,
      json["drawing"]?.number != nil
    else { return nil }
    return json["layouts"]?.items
  }

  private static func isBounded(_ text: String) -> Bool {
    let bytes = text.utf8
    // Only a long text can hold too many values.
    return bytes.count <= mostValues
      || bytes.count <= longestText && bytes.count(where: { ",[{".utf8.contains($0) }) <= mostValues
  }

  /// Reads what a figure carries.
  package init(reading text: String) throws(Fault) {
    guard FigureRecord.isBounded(text) else { throw .damaged("is larger than that of any figure") }
    let version: Double?
    do throws(JSONFault) {
      let json = try JSONValue(reading: text)
      version = json["version"]?.number
      self.init()
      if version == Double(FigureRecord.version) { self = try FigureRecord(json) }
    } catch {
      throw .damaged("is damaged: \(error.reason)")
    }
    if version == 1 { throw .older }
    if let version, version > Double(FigureRecord.version) {
      throw .damaged("is of a newer version of ibar")
    }
    if layouts.isEmpty { throw .damaged("holds no layout") }
  }
}
