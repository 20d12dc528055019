import Basics
import LayoutModel
import Notation

/// An item and its attribute as code names them: `view.layoutMarginsGuide` and `leading`.
enum CodeTerm {
  /// The term in the guide's notation: `Superview.LeadingMargin`; nil if there is no such attribute.
  /// - Parameters:
  ///   - words: The names between the dots of the code, without the attribute.
  ///   - names: The names of the recipe's items.
  static func notation(_ words: [String], _ attribute: String, _ names: [String]) -> String? {
    guard
      let attribute = AttributeNames.names.first(where: {
        $0.lowercased() == attribute.lowercased()
      })
    else { return nil }
    var words = words.map { $0.filter { !"!?[]".contains($0) }.trimmed }
    words.removeAll { ["self", "snp", "mas", ""].contains($0) }
    guard let last = words.last else { return Layout.term(Layout.rootName, attribute) }
    guard let guide = guide(last) else {
      return Layout.term(item(words, names), attribute)
    }
    let owner = words.count == 1 ? Layout.rootName : item(words.dropLast(), names)
    let isOfRoot = owner == Layout.rootName
    if guide == "Layout Margins Guide" {
      let margin = attribute.hasPrefix("Center") ? "WithinMargins" : "Margin"
      if AttributeNames.attribute(named: attribute + margin) != nil {
        return Layout.term(owner, attribute + margin)
      }
    }
    // Guides have no margins.
    if attribute.contains("Margin") { return nil }
    return isOfRoot
      ? Layout.term(guide, attribute) : "\(Layout.notation(of: owner)).\(guide).\(attribute)"
  }

  /// The guide of a view's property.
  private static func guide(_ word: String) -> String? {
    switch word.lowercased() {
    case "safearealayoutguide", "safearea": "Safe Area"
    case "layoutmarginsguide": "Layout Margins Guide"
    case "readablecontentguide": "Readable Content Guide"
    case "contentlayoutguide": "Content Layout Guide"
    case "framelayoutguide": "Frame Layout Guide"
    case "toplayoutguide": "Top Layout Guide"
    case "bottomlayoutguide": "Bottom Layout Guide"
    default: nil
    }
  }

  /// The name of the item that a name of code means; the code itself for one that the recipe does not have.
  private static func item(_ words: [String], _ names: [String]) -> String {
    func key(_ text: String) -> String { text.lowercased().filter { !" _-.".contains($0) } }
    let code = key(words.joined())
    if let name = names.first(where: { key($0) == code }) { return name }
    if let last = words.last, let name = names.first(where: { key($0) == key(last) }) {
      return name
    }
    let isRoot = ["view", "superview", "contentview"].contains(words.last?.lowercased())
    return isRoot ? Layout.rootName : words.joined(separator: ".")
  }
}
