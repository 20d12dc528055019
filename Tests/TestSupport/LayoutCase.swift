import Foundation

/// A layout with its expected solution; `Tests/Fixtures/README.md` describes the format.
package struct LayoutCase: Decodable, Sendable {
  package struct Root: Decodable, Sendable {
    package var name: String
    package var width: Double
    package var height: Double
  }

  package struct Size: Decodable, Sendable {
    package var width: Double?
    package var height: Double?
  }

  package struct View: Decodable, Sendable {
    package var name: String
    package var intrinsic: Size?
    package var hugH: Double?
    package var crH: Double?
    package var hugV: Double?
    package var crV: Double?
    package var firstBaselineFromTop: Double?
    package var lastBaselineFromBottom: Double?
  }

  /// A constraint, stored as an array of its values in this order.
  package struct Constraint: Decodable, Sendable {
    package var id: String
    package var item: String
    package var attribute: String
    package var relation: String
    package var toItem: String?
    package var toAttribute: String?
    package var multiplier: Double?
    package var constant: Double
    package var priority: Double

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      id = try values.decode(String.self)
      item = try values.decode(String.self)
      attribute = try values.decode(String.self)
      relation = try values.decode(String.self)
      toItem = try values.decodeIfPresent(String.self)
      toAttribute = try values.decodeIfPresent(String.self)
      multiplier = try values.decodeIfPresent(Double.self)
      constant = try values.decode(Double.self)
      priority = try values.decode(Double.self)
    }
  }

  package struct PriorityError: Decodable, Sendable {
    package var priority: Double
    package var error: Double
  }

  package struct Expected: Decodable, Sendable {
    package var status: String
    package var objective: [PriorityError]?
    package var ambiguous: Bool?
    package var frames: [String: [Double?]]?
    package var ranges: [String: [Double?]]?
  }

  package var root: Root
  package var direction: String
  package var views: [View]
  package var constraints: [Constraint]
  package var expected: Expected

  /// What is wrong with a case.
  package struct Malformed: Error {
    package var what: String

    package init(what: String) {
      self.what = what
    }
  }
}

extension LayoutCase {
  private static let lines = Fixture.lines(of: "layout-cases.jsonl").reduce(into: [:]) {
    // Each line begins with {"case":"NAME".
    $0[String($1.dropFirst(9).prefix { $0 != "\"" })] = String($1)
  }

  /// The names of all cases.
  package static let names = lines.keys.sorted()

  package init(named name: String) throws {
    guard let line = Self.lines[name] else { throw Malformed(what: name) }
    self = try JSONDecoder().decode(Self.self, from: Data(line.utf8))
  }
}
