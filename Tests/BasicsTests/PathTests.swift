import Basics
import Testing

/// Paths, which are bytes to the file system.
struct PathTests {
  /// `é` as one scalar, and as a letter with an accent: equal strings.
  private static let forms = ["\u{E9}.yaml", "e\u{301}.yaml"]

  @Test func `names that show the same characters are different`() {
    #expect(Self.forms[0] == Self.forms[1])
    #expect(Path(Self.forms[0]) != Path(Self.forms[1]))
    #expect(Set(Self.forms.map(Path.init)).count == 2)
    #expect(Path(Self.forms[0]) == Path(Self.forms[0][...]))
    // The bytes are C3 A9 and 65 CC 81.
    #expect(Self.forms.map(Path.init).sorted().map(\.text.utf8.count) == [8, 7])
  }

  @Test(arguments: [
    ("a/b", "a", true), ("a/b", "a/", true), ("ab/c", "a", false), ("a", "a", false),
    ("/a", "/", true), ("e\u{301}/a", "\u{E9}", false), ("a/\u{301}b", "a", true),
  ])
  func `a path is inside a folder by the bytes of both`(
    _ path: String, _ folder: String, _ isInside: Bool
  ) {
    #expect(Path(path).isInside(folder) == isInside)
  }
}
