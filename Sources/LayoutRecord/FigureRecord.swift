/// What a figure's file carries: its layouts as solved, and what it was drawn from and with.
package struct FigureRecord: RecordObject, Sendable {
  /// The version of the form; figures of other versions are not read.
  package static let version = 2

  /// The version of the drawing.
  package var drawing = 0
  /// The recipe's digest, in hexadecimal.
  package var digest = ""
  /// One layout, or those that stand side by side.
  package var layouts: [LayoutRecord] = []

  init() {}

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

  /// The layouts of a record of any version, as they stand in it; nil when it is not such a record.
  package static func layouts(in text: String) -> [JSONValue]? {
    guard isBounded(text), let json = try? JSONValue(reading: text), json["digest"]?.string != nil,
      json["drawing"]?.number != nil
    else { return nil }
    return json["layouts"]?.items
  }

  private static func isBounded(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count <= longestText
      && bytes.count(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "[") }) <= mostValues
  }

  /// Reads what a figure carries.
  package init(reading text: String) throws(Fault) {
    var isOlder = false
    self.init()
    guard FigureRecord.isBounded(text) else { throw .damaged("is larger than that of any figure") }
    do throws(JSONFault) {
      let json = try JSONValue(reading: text)
      let version = json["version"]?.number
      isOlder = version == 1
      if version == Double(FigureRecord.version) { self = try FigureRecord(json) }
    } catch {
      throw .damaged("is damaged: \(error.reason)")
    }
    if isOlder { throw .older }
    if layouts.isEmpty { throw .damaged("holds no layout that this version of ibar can read") }
  }
}
