import Testing

@testable import LayoutRecord

/// What figures carry, and what is no such thing.
struct FigureRecordTests {
  @Test func `a figure's record is read as it was written`() throws {
    let record = FigureRecord(
      drawing: 2, digest: "ab",
      layouts: try Samples.records(Samples.everything, hasLines: false))
    #expect(try FigureRecord(reading: record.text) == record)
  }

  private static let faults: [(text: String, fault: FigureRecord.Fault)] = [
    (#"{"version":1,"drawing":2,"layout":{},"facts":{}}"#, .older),
    ("", .damaged("is damaged: it ends too early")),
    (#"{"version":3}"#, .damaged("is of a newer version of ibar")),
    ("{}", .damaged("holds no layout")),
    (#"{"version":2}"#, .damaged("is damaged: 'drawing' is missing")),
    (
      #"{"version":2,"drawing":1,"digest":"","layouts":[]}"#,
      .damaged("holds no layout")
    ),
    (
      #"{"version":2,"drawing":1,"digest":"","layouts":[{}]}"#,
      .damaged("is damaged: 'name' is missing")
    ),
    (
      #"{"version":2,"drawing":1,"digest":"","layouts":[{"name":7}]}"#,
      .damaged("is damaged: 7 is not expected")
    ),
    (
      #"{"version":2,"layouts":["# + String(repeating: "[", count: 100_000),
      .damaged("is damaged: nesting too deep")
    ),
    (
      "[" + String(repeating: #"{"a":{"b":{}}},"#, count: 600_000) + "0]",
      .damaged("is larger than that of any figure")
    ),
    (
      #"{"version":2,"drawing":1,"digest":"","layouts":[{"name":"","title":"","canvas":{"width":1,"#
        + #""height":NaN}}]}"#, .damaged("is damaged: nan is not expected")
    ), ("{}\u{0}{}", .damaged("is damaged: there is more behind its end")),
    (String(repeating: "[", count: 2_000_000), .damaged("is larger than that of any figure")),
    (String(repeating: " ", count: 20_000_000), .damaged("is larger than that of any figure")),
  ]

  @Test(arguments: faults)
  func `what is no record has a clear error`(_ row: (text: String, fault: FigureRecord.Fault)) {
    #expect(throws: row.fault) { try FigureRecord(reading: row.text) }
  }
}
