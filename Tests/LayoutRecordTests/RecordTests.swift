import Foundation
import JSON
import LayoutModel
import TestSupport
import Testing

@testable import LayoutRecord

/// The record of a solved layout, and its JSON.
struct RecordTests {
  private static let recipes = Sandbox.files(below: Repository.root + "/Recipes").filter {
    $0.key.hasSuffix(".yaml")
  }

  @Test func `what is written is read`() throws {
    let samples =
      [Samples.everything] + Self.recipes.values.map { String(decoding: $0, as: UTF8.self) }
    for text in samples {
      guard let records = try? Samples.records(text) else { continue }
      for record in records {
        for json in [record.json, record.json(isShort: true)] {
          #expect(try LayoutRecord(JSONValue(reading: json.text())) == record)
        }
      }
    }
    #expect(samples.count > 40)
  }

  @Test func `a constraint has its parts, and null where there is none`() throws {
    let record = try #require(try Samples.records(Samples.everything).first)
    let json = try #require(record.json["constraints"]?.items)
    func check(_ place: Int, _ fields: [String: JSONValue]) {
      for (name, value) in fields { #expect(json[place][name] == value, "\(place) \(name)") }
    }
    // 8 points are Interface Builder's standard between neighbours.
    check(1, ["constant": .number(8), "usesStandardSpacing": .bool(true)])
    check(
      2,
      [
        "number": .number(3), "label": .string("3"), "firstItem": .string("Red View"),
        "firstAttribute": .string("width"), "relation": .string("equal"),
        "secondItem": .string("Name Label"), "secondAttribute": .string("width"),
        "multiplier": .number(2), "constant": .number(3), "priority": .number(750),
        "identifier": .null, "isActive": .bool(true), "placeholder": .bool(false),
        "text": .string("Red View.Width = 2.0 x Name Label.Width + 3 (Priority 750)"),
      ])
    check(3, ["secondItem": .null, "secondAttribute": .null, "constant": .number(10)])
    check(5, ["relation": .string("greaterThanOrEqual")])
    check(
      12, ["identifier": .string("top of stack"), "placeholder": .bool(true), "label": .null])
    let off = try #require(record.json["inactiveConstraints"]?.items.first)
    #expect(off["isActive"] == .bool(false) && off["number"] == .null && off["error"] == .null)
    #expect(Set(json.map { $0.members.map(\.name) }).count == 1)
  }

  /// 60 views in one format string, of which each of the 121 constraints would repeat all the 600 bytes.
  @Test func `a constraint of a long format string says what it is alone`() throws {
    let names = (0..<60).map { "v\($0)" }
    let views = names.map { "  \($0.uppercased()): {}" }.joined(separator: "\n")
    let format = "H:|" + names.map { "-[\($0)(9)]" }.joined() + "-|"
    let record = try #require(
      try Samples.records("views:\n\(views)\nvisualFormat: '\(format)'").first)
    let texts = try #require(record.json["constraints"]?.items).map { $0["text"] }
    #expect(texts.count == 121)
    #expect(texts[1] == .string("V0.Width = 9.0"), "\(texts)")
  }

  @Test func `findings are facts`() throws {
    let record = try #require(try Samples.records(Samples.everything).first)
    let conflict = record.findings.first
    #expect(conflict == .unsatisfiable([.constraint(4), .constraint(5)]))
    #expect(
      record.findings.contains(.ambiguous(.guide("Gap"), undetermined: [.x, .y, .width, .height])))
    let lost = Rect(x: 0, y: 0, width: 9, height: 9)
    #expect(
      record.findings.contains(
        .misplaced(view: "Lost", frame: Rect(x: 9, y: 9, width: 9, height: 9), solved: lost)))
  }
}
