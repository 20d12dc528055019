import Foundation
import TestSupport
import Testing

/// The doc comments of declarations that other modules can use.
///
/// `swift format lint` checks public declarations, but not those with `package` access.
struct DeclarationCommentTests {
  /// A declaration without a doc comment.
  struct Finding: Hashable, CustomStringConvertible {
    let file: String
    /// Counted from 1.
    let line: Int
    let text: String

    var description: String { "\(file):\(line): \(text)" }
  }

  private static let access: Set<Substring> = ["public", "package", "open"]
  private static let modifiers: Set<Substring> = ["static", "final", "mutating", "nonisolated"]

  /// Words after the access modifier of lines that need no comment: imports, and members that a
  /// superclass or a protocol of the standard library explains.
  private static let explained = [
    "import ", "extension ", "override ", "= ", "static func == ", "static func < ",
    "func hash(into", "var description: String", "init(dictionaryLiteral",
  ]

  /// Whether a line declares something that other modules can use and that needs a comment.
  private static func needsComment(_ line: String) -> Bool {
    guard access.contains(where: line.contains) else { return false }
    let words = line.split(separator: " ")
    let rest = words.drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard let first = rest.first, access.contains(first) else { return false }
    let declaration = rest.dropFirst().joined(separator: " ")
    return !explained.contains { declaration.hasPrefix($0) }
  }

  /// The declarations of a source without a doc comment.
  ///
  /// Cases of enums and requirements of protocols have no access modifier: the comment of their type
  /// can explain them, so they do not count.
  static func findings(in source: String, file: String) -> [Finding] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard needsComment(line) else { return nil }
      let before = lines[..<index].last { !$0.hasPrefix("@") }
      let isDocumented = before?.hasPrefix("///") == true
      return isDocumented ? nil : Finding(file: file, line: index + 1, text: line)
    }
  }

  @Test func `every public or package declaration has a doc comment`() throws {
    let root = Repository.root + "/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: root))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      let source = try String(contentsOfFile: root + "/" + file, encoding: .utf8)
      let findings = Self.findings(in: source, file: file)
      #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
      count += 1
    }
    #expect(count > 400)
  }

  @Test(arguments: [
    ("package var width: Double", true),
    ("/// The width in points.\npackage var width: Double", false),
    ("/// The files.\n@discardableResult\npackage func files() -> [String] {", false),
    ("/// The files.\n\npackage func files() -> [String] {", true),
    ("// The files.\npackage func files() -> [String] {", true),
    ("@MainActor package static func run() {", true),
    ("package private(set) var faults: [Fault] = []", true),
    ("public struct Font {", true),
    ("var width: Double", false),
    ("let open = indices.filter { isOpen[$0] }", false),
    ("open = nil", false),
    ("package import LayoutModel", false),
    ("package static func == (a: Path, b: Path) -> Bool {", false),
    ("package func hash(into hasher: inout Hasher) {", false),
    ("open override class var kind: ViewKind { .label }", false),
  ])
  func `a declaration needs a comment right before it`(_ row: (source: String, isFound: Bool)) {
    #expect(Self.findings(in: row.source, file: "").isEmpty != row.isFound)
  }
}
