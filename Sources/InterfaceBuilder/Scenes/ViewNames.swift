import Basics
import Diagnostics
import LayoutModel
import Recipes

/// The names of the views of a scene: each its own, as the document outline shows it.
struct ViewNames {
  /// The names in the order of the views; the root has none.
  let names: [String]

  init(_ tree: InterfaceTree) {
    var taken: Set<String> = Set(
      ([Layout.rootName] + LayoutGuide.standard.map(\.name) + LayoutGuide.named.map(\.name))
        .map { $0.lowercased() })
    var counts: [String: Int] = [:]
    names = tree.views.enumerated().map { index, view in
      if index == 0 { return Layout.rootName }
      let wish = ViewNames.name(of: view.element)
      var name = wish
      while !taken.insert(name.lowercased()).inserted {
        counts[wish.lowercased(), default: 1] += 1
        name = "\(wish) \(counts[wish.lowercased()] ?? 2)"
      }
      return name
    }
  }

  /// The label of a view, its text, or its kind in words.
  private static func name(of element: XMLElement) -> String {
    let text =
      element["userLabel"] ?? (element.name == "label" ? element.content("text") : nil)
      ?? (element.name == "button"
        ? element.child("state", key: "normal")?.content("title") : nil)
    let line = visible(text ?? "")
    return line.isEmpty ? kindName(element.name) : line
  }

  /// The first visible characters of a text, on one line.
  ///
  /// Controls are left out: those of direction would turn around the message that a name is in.
  static func visible(_ text: String, limit: Int = 40) -> String {
    let line = text.map { $0.isNewline ? " " : $0 }
    let scalars = String(line).unicodeScalars.filter { scalar in
      !scalar.properties.isBidiControl && !Printable.isViolated(by: String(scalar))
    }
    return String(String(String.UnicodeScalarView(scalars)).prefix(limit)).trimmed
  }

  /// `tableViewCellContentView` is `Table View Cell Content View`.
  static func kindName(_ element: String) -> String {
    var name = ""
    for character in element {
      if character.isUppercase, !name.isEmpty { name += " " }
      name += name.isEmpty ? character.uppercased() : String(character)
    }
    return name
  }
}
