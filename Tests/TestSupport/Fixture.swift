import Foundation

/// Stored data that tests compare with, from `Tests/Fixtures`.
package enum Fixture {
  /// The lines of a file; none if it is absent.
  package static func lines(of name: String) -> [Substring] {
    let text = try? String(
      contentsOfFile: Repository.root + "/Tests/Fixtures/" + name, encoding: .utf8)
    return text?.split(whereSeparator: \.isNewline) ?? []
  }
}
