import Basics

/// Values of UIKit's code as recipes have them, for help.
package enum CodeValue {
  /// What a recipe has in the place of an expression: `{size: 28, weight: bold}` for
  /// `.systemFont(ofSize: 28, weight: .bold)`; nil of other texts.
  package static func written(_ code: String) -> String? {
    let text = code.trimmed
    guard text.contains("(") || text.hasPrefix("@\"") else { return nil }
    return font(text) ?? numbers(text) ?? string(text)
  }

  private static func font(_ text: String) -> String? {
    let form =
      /(?:UIFont)?\.(?<name>system|boldSystem|italicSystem)Font\(ofSize: *(?<size>[0-9.]+)(?:, *weight: *\.(?<weight>\w+))?\)/
    if let match = text.wholeMatch(of: form) {
      let weight = match.weight ?? (match.name == "boldSystem" ? "bold" : nil)
      return weight.map { "{size: \(match.size), weight: \($0)}" } ?? String(match.size)
    }
    let style = text.wholeMatch(of: /(?:UIFont)?\.preferredFont\(forTextStyle: *\.(\w+)\)/)
    return style.map { "{style: \($0.1)}" }
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
