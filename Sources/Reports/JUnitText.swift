import Basics

/// The elements of JUnit's XML, as test runners read it.
enum JUnitText {
  /// A document of one suite.
  /// - Parameters:
  ///   - name: The name of the suite.
  ///   - count: The number of tests.
  ///   - failureCount: How many of them fail.
  ///   - tests: The tests' elements.
  static func document(_ name: String, count: Int, failureCount: Int, tests: [String]) -> String {
    let head = "name=\"\(name)\" tests=\"\(count)\" failures=\"\(failureCount)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(head)>
      <testsuite \(head)>
      \(tests.joined())</testsuite>
      </testsuites>

      """
  }

  /// The test of a path, whose folder is its class.
  /// - Parameters:
  ///   - root: The class of a path without a folder.
  ///   - failures: The elements of its failures; none if it passes.
  static func test(_ path: String, root: String, failures: [String]) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: ".") : root
    let name = MarkupText.escaped(String(parts.last ?? ""))
    let head = "<testcase classname=\"\(MarkupText.escaped(folder))\" name=\"\(name)\""
    if failures.isEmpty { return head + "/>\n" }
    return head + ">\n" + failures.joined() + "</testcase>\n"
  }

  /// A failure.
  static func failure(_ type: String, _ message: String, _ text: String) -> String {
    """
    <failure type="\(type)" message="\(MarkupText.escaped(message))">\
    \(MarkupText.escaped(text))</failure>

    """
  }
}
