import Basics
import LayoutModel
import Notation
import Typesetting

/// Values of UIKit's code as recipes have them, for help.
package enum CodeValue {
  /// What a recipe has in the place of an expression: `{size: 28, weight: bold}` for
  /// `.systemFont(ofSize: 28, weight: .bold)`; nil of other texts.
  package static func written(_ code: String) -> String? {
    let text = code.trimmed
    guard text.contains("(") || text.hasPrefix("@\"") else { return nil }
    return font(text) ?? numbers(text) ?? string(text) ?? color(text)
  }

  /// The kind of the view that a call makes: `button` for `UIButton(type: .system)`; nil of other texts.
  package static func kind(_ code: String) -> String? {
    guard code.hasPrefix("UI"),
      let type = code.wholeMatch(of: /UI(\w+)(?:\.init)?\(.*\)/)?.1
    else { return nil }
    return ViewKind.all.map(\.rawValue).first { $0.lowercased() == type.lowercased() }
  }

  /// Whether a text begins as a call does that has a value, or a tuple: `rgb(255`, `(300`.
  package static func isCall(_ text: String) -> Bool {
    text.prefixMatch(
      of: /(?:rgba?|(?:UI|NS|CG)?\.?\w*(?:Color|Font|Rect|Size|Point|Insets)\w*)?\((?=[0-9a-z])/)
      != nil
  }

  /// The name of a font's weight for that of another system: `bold` for `700`; nil of other texts.
  package static func weight(_ text: String) -> String? {
    let names = Font.Weight.allCases.map(\.rawValue)
    if let name = names.first(where: { $0.lowercased() == text.lowercased() }) { return name }
    guard case .word(let name) = SynonymTable.meaning(of: text, among: names) else { return nil }
    return name
  }

  private static func font(_ text: String) -> String? {
    let form =
      /(?:(?:UIFont|Font)?\.)?(?<name>system|boldSystem|italicSystem)(?:Font)?\((?:ofSize|size): *(?<size>[0-9.]+)(?:, *weight: *\.(?<weight>\w+))?\)/
    if let match = text.wholeMatch(of: form) {
      let weight = match.weight ?? (match.name == "boldSystem" ? "bold" : nil)
      return weight.map { "{size: \(match.size), weight: \($0)}" } ?? String(match.size)
    }
    let style = text.wholeMatch(of: /(?:UIFont)?\.preferredFont\(forTextStyle: *\.(\w+)\)/)
    return style.map { "{style: \($0.1)}" }
  }

  /// `"#FFCC00"` for `rgb(255, 204, 0)` of CSS and `UIColor(red: 1.0, green: 0.8, blue: 0.0, alpha: 1.0)`.
  private static func color(_ text: String) -> String? {
    let css = /rgba?\((?<red>[0-9]+), *(?<green>[0-9]+), *(?<blue>[0-9]+)(?:, *1(?:\.0)?)?\)/
    let code =
      /(?:UI)?Color\(red: *(?<red>[0-9.]+), *green: *(?<green>[0-9.]+), *blue: *(?<blue>[0-9.]+)(?:, *alpha: *1(?:\.0)?)?\)/
    let parts: [Double]
    if let match = text.wholeMatch(of: css) {
      parts = [match.red, match.green, match.blue].compactMap { Double($0) }
    } else if let match = text.wholeMatch(of: code) {
      parts = [match.red, match.green, match.blue].compactMap { Double($0).map { $0 * 255 } }
    } else {
      return nil
    }
    guard parts.count == 3, parts.allSatisfy({ 0...255 ~= $0.rounded() }) else { return nil }
    let digits = parts.map { UInt8($0.rounded()).hexadecimal(digits: 2).uppercased() }
    return "\"#\(digits.joined())\""
  }

  /// `[0, 0, 100, 44]` for `CGRect(x: 0, y: 0, width: 100, height: 44)`.
  private static func numbers(_ text: String) -> String? {
    let form =
      /(?:CGRect|CGSize|CGPoint|UIEdgeInsets|NSDirectionalEdgeInsets|CGRectMake|CGSizeMake)\((?<items>[^()]*)\)/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let items = match.items.split(separator: ",").map { item in
      (item.split(separator: ":").last.map { $0.trimmed }) ?? ""
    }
    return items.allSatisfy { Double($0) != nil } ? "[\(items.joined(separator: ", "))]" : nil
  }

  /// `"Sign In"` for `@"Sign In"`, `NSLocalizedString("Sign In", comment: "")` and `UIImage(named: "Sign In")`.
  private static func string(_ text: String) -> String? {
    let form =
      /(?:@|(?:NSLocalizedString|String|UIImage)\((?:localized: *|named: *|systemName: *)?@?)(?<text>"[^"]*")(?:,.*)?\)?/
    return text.wholeMatch(of: form).map { String($0.text) }
  }
}
