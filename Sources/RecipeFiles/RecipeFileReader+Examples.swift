import Basics
import LayoutModel
import Recipes

/// Examples of what belongs in the place of a value, for help.
extension RecipeFileReader {
  /// The help for a text, a list or nothing where a mapping is expected; nil where no example is short.
  /// - Parameter what: The noun for the mapping.
  func example(of what: String, inPlaceOf node: YAMLNode) -> String? {
    let text = node.isNull ? nil : node.text
    switch what {
    case "a view": return "write '\(RecipeFileReader.view(of: text))'"
    case "a figure":
      if let text, text.allSatisfy(\.isLetter) { return "write '{style: \(text)}'" }
      let words = (text ?? "").split(separator: ",").map(\.trimmed)
      if words.count > 1, words.allSatisfy({ $0.allSatisfy(\.isLetter) }) {
        return "write '[\(words.map { "{style: \($0)}" }.joined(separator: ", "))]'"
      }
    case "a canvas":
      if let device = text.flatMap(Device.named) { return "write '{device: \(device.name)}'" }
      if let size = text?.wholeMatch(of: /([0-9.]+) *[x×*, ] *([0-9.]+) *(px|pt)?/) {
        return "write '{size: [\(size.1), \(size.2)]}'"
      }
    case "views by name":
      guard let text, !text.contains(where: { ":=\n".contains($0) }) else {
        return "write the name of a view and ':' on the line below, such as 'Red View:'"
      }
      return "write '\(text):' on the line below, and indent it"
    default: break
    }
    return RecipeFileReader.examples[what].map { "write it as in '\($0)'" }
  }

  /// A view of which a text alone is given: its kind, its colour, or what it shows.
  private static func view(of text: String?) -> String {
    guard let text else { return "{kind: label}" }
    if let kind = ViewKind.named(text) { return "{kind: \(kind.rawValue)}" }
    if Vocabulary.color(named: text) != nil { return "{backgroundColor: \(text)}" }
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
    return "{kind: label, text: \(isPlain ? text : "\"…\"")}"
  }

  static let examples = [
    "a canvas": "{device: iPhone 8}",
    "a colour": "{light: white, dark: black}",
    "a constraint": "{firstItem: Red View, firstAttribute: width, constant: 100}",
    "a constraint here": "{constant: 8}",
    "a figure": "{style: screen}",
    "a language": "{views: {Name Label: {text: Vorname}}}",
    "a languages by name": "{de: {views: {Name Label: {text: Vorname}}}}",
    "a recipe": "views: {Red View: {backgroundColor: red}}",
    "a screen": "{device: true}",
    "a state": "{views: {Save Button: {title: Done}}}",
    "a state in a language": "{views: {Name Label: {text: Vorname}}}",
    "a states by name": "{Done: {views: {Save Button: {title: Done}}}}",
    "a trait variation": "{widthClass: compact, deactivate: [3]}",
    "a view here": "{isHidden: true}",
    "a visual format": "{formats: [\"H:|-[redView]-|\"]}",
    "colours by name": "{brand: \"#3366CC\"}",
    "constraints by number": "{3: {constant: 8}}",
    "frames by canvas": "{portrait: {Red View: [20, 40, 335, 100]}}",
    "frames by view": "{Red View: [20, 40, 335, 100]}",
    "metrics by name": "{gap: 8}",
    "spaces by view": "{Name Label: 8}",
    "views to add": "{Red View: {backgroundColor: red}}",
  ]
}

extension ValueType {
  /// Whether a value is one text or word, never a list of them.
  var isOneText: Bool {
    switch self {
    case .text, .content, .word: true
    default: false  // All others have a form of their own.
    }
  }

  /// A value as authors write it; nil where none is short.
  var example: String? {
    switch self {
    case .text, .content: "Sign In"
    case .word(let list), .someOf(let list): list.words.first
    case .color: "red"
    case .truth: "true"
    case .number(let rule): rule.example
    case .constant: "8"
    case .wordOr(_, let type), .nullOr(let type), .scalarOr(let type, _): type.example
    case .tuple(let tuple), .tupleOr(let tuple, _): tuple.example
    case .list(let item): item.example.map { "[\($0)]" }
    case .fields(let list) where list.what == "a callout": "{at: Red View, text: Ours}"
    case .fields(let list):
      list.keys.first.flatMap { key in key.type.example.map { "{\(key.name): \($0)}" } }
    case .structure: nil
    }
  }
}

extension NumberRule {
  fileprivate var example: String {
    switch self {
    case .any, .length: "8"
    case .fontSize: "17"
    case .priority: "750"
    case .share: "0.5"
    case .count: "2"
    case .zoom: "2"
    case .system: "17"
    }
  }
}

extension TupleForm {
  fileprivate var example: String {
    let numbers = ["x": "20", "y": "40", "width": "335", "height": "100"]
    let names = form.split { "[], ".contains($0) }
    return "[\(names.map { numbers[String($0)] ?? "8" }.joined(separator: ", "))]"
  }
}
