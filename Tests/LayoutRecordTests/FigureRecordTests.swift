import Testing

@testable import LayoutRecord

/// What figures carry, and what is no such thing.
struct FigureRecordTests {
  @Test func `a figure's record is read as it was written`() throws {
    let record = FigureRecord(
      drawing: 2, digest: "ab", parts: [.init("views", .string("01234567"))],
      layouts: try Samples.records(Samples.everything, hasLines: false))
    #expect(try FigureRecord(reading: record.text) == record)
  }

  private static let faults: [(text: String, fault: FigureRecord.Fault)] = [
    (#"{"version":1,"drawing":2,"layout":{},"facts":{}}"#, .older),
    ("", .damaged("is no JSON: it ends too early")),
    (#"{"version":3}"#, .damaged("is of another version; a newer ibar can read it")),
    ("{}", .damaged("holds no layout")), (#"{"version":2}"#, .damaged("holds no layout")),
    (#"{"version":2,"layouts":[{}]}"#, .damaged("is damaged: 'name' is missing")),
    (
      #"{"version":2,"layouts":[{"name":7}]}"#,
      .damaged("is damaged: 'name' has a value that it cannot have")
    ),
    (
      #"{"version":2,"layouts":["# + String(repeating: "[", count: 100_000),
      .damaged("is no JSON: nesting too deep")
    ),
    (String(repeating: "[", count: 2_000_000), .damaged("is larger than a figure's can be")),
    (String(repeating: " ", count: 20_000_000), .damaged("is larger than a figure's can be")),
  ]

  @Test(arguments: faults)
  func `what is no record has a clear error`(_ row: (text: String, fault: FigureRecord.Fault)) {
    #expect(throws: row.fault) { try FigureRecord(reading: row.text) }
  }
}
