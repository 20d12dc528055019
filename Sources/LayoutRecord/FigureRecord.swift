/// What a figure says of itself, in its file.
package struct FigureRecord: Hashable, Sendable {
  /// The version of the form; figures of other versions are not read.
  package static let version = 2

  /// The version of the drawing.
  package var drawing: Int
  /// Of the recipe it was drawn from, in hexadecimal.
  package var digest: String
  /// Short digests of what the recipe says in its parts, by its keys: what no layout shows is compared by them.
  package var parts: [LayoutRecord.Setting]
  /// One layout, or those that stand side by side.
  package var layouts: [LayoutRecord]

  package init(
    drawing: Int, digest: String, parts: [LayoutRecord.Setting], layouts: [LayoutRecord]
  ) {
    (self.drawing, self.digest, self.parts, self.layouts) = (drawing, digest, parts, layouts)
  }

  /// The record as JSON in a line.
  package var text: String {
    JSONValue.object([
      .init("version", .number(Double(FigureRecord.version))),
      .init("drawing", .number(Double(drawing))), .init("digest", .string(digest)),
      .init("parts", .object(parts)), .init("layouts", .array(layouts.map(\.shortJSON))),
    ]).text()
  }
}

// MARK: - Reading

extension FigureRecord {
  /// Why a figure's record is not read.
  package enum Fault: Error, Hashable {
    /// An older version of ibar wrote it.
    case older
    /// It is none, in words that go behind "its metadata".
    case damaged(String)
  }

  /// More bytes and more values than any figure needs: what else is asked of memory is bounded by them.
  private static let (longestText, mostValues) = (1 << 24, 1 << 20)

  /// Reads what a figure carries.
  package init(reading text: String) throws(Fault) {
    let bytes = text.utf8
    guard bytes.count <= FigureRecord.longestText,
      bytes.count(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "[") })
        <= FigureRecord.mostValues
    else { throw .damaged("is larger than a figure's can be") }
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(reading: text)
    } catch {
      throw .damaged("is no JSON: \(error.reason)")
    }
    switch json["version"]?.number {
    case Double(FigureRecord.version): break
    case 1: throw .older
    case nil: throw .damaged("holds no layout")
    default: throw .damaged("is of another version; a newer ibar can read it")
    }
    do throws(JSONFault) {
      layouts = []
      for layout in json["layouts"]?.items ?? [] { layouts.append(try LayoutRecord(layout)) }
    } catch {
      throw .damaged("is damaged: \(error.reason)")
    }
    if layouts.isEmpty { throw .damaged("holds no layout") }
    drawing = json["drawing"]?.number.flatMap { Int(exactly: $0) } ?? 0
    digest = json["digest"]?.string ?? ""
    parts = json["parts"]?.members ?? []
  }
}
