import Foundation
import TestSupport

/// Makes documents that are written in unusual ways, or broken, from documents of ours.
struct DocumentMutator {
  /// Our own documents.
  static let documents: [(name: String, text: String)] = {
    let root = Repository.root + "/Tests/Fixtures/InterfaceBuilder"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.compactMap
    {
      path in
      (try? String(contentsOfFile: root + "/" + path, encoding: .utf8)).map { (path, $0) }
    }
  }()

  private var random: SplitMix
  private(set) var text: String
  /// The ending of the document's name.
  let ending: String

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    let document = DocumentMutator.documents[random.below(DocumentMutator.documents.count)]
    text = document.text
    ending = document.name.hasSuffix(".xib") ? "xib" : "storyboard"
    for _ in 0...random.below(8) { mutate() }
  }

  private mutating func mutate() {
    switch random.below(13) {
    case 0: replaceAttribute { "\($0)='\($1)'" }
    case 1: replaceAttribute { "\($0) =\n\t\"\($1)\"" }
    case 2:
      replaceAttribute { "identifier=\"constant=&quot;5&quot; id='c' x=7/>\"  \($0)=\"\($1)\"" }
    case 3:
      insert(
        "<!-- </constraints><constraint firstItem=\"x\" constant=\"9\"/> x=\"5\" -->", behind: ">")
    case 4, 5, 6: changeNumber()
    case 7: replaceAttribute { _, _ in "" }
    case 8: replaceConstraint { _ in "" }
    case 9: replaceConstraint { String($0 + $0) }
    case 10:
      replaceConstraint {
        $0.dropLast(2)
          + "><variation key=\"heightClass=regular\" constant=\"12\" priority=\"800\"/></constraint>"
      }
    case 11: text = text.replacing("\n", with: random.below(2) == 0 ? " " : "\r\n")
    default:
      if random.below(8) == 0 { text = String(text.dropLast(random.below(text.count))) }
    }
  }

  /// One of the places where a regular expression matches, but for the first line.
  private mutating func place<Output>(of regex: Regex<Output>) -> Regex<Output>.Match? {
    let matches = text.dropFirst(60).matches(of: regex)
    return matches.isEmpty ? nil : matches[random.below(matches.count)]
  }

  private mutating func replaceAttribute(_ new: (Substring, Substring) -> String) {
    guard let match = place(of: #/(\b[a-zA-Z]+)="([^"'<>]*)"/#) else { return }
    text.replaceSubrange(match.range, with: new(match.1, match.2))
  }

  private mutating func changeNumber() {
    guard let match = place(of: #/(constant|x|y|width|height|priority|spacing)="(-?[0-9.]+)"/#)
    else {
      return
    }
    let numbers = ["0", "1", "20", "99.5", "-8", "250", "751", "1000", "300"]
    text.replaceSubrange(
      match.range, with: "\(match.1)=\"\(numbers[random.below(numbers.count)])\"")
  }

  private mutating func replaceConstraint(_ new: (Substring) -> String) {
    guard let match = place(of: #/<constraint [^<>]*\/>/#) else { return }
    text.replaceSubrange(match.range, with: new(match.0))
  }

  private mutating func insert(_ new: String, behind end: String) {
    guard let match = place(of: #/>/#) else { return }
    text.insert(contentsOf: new, at: match.range.upperBound)
  }
}
