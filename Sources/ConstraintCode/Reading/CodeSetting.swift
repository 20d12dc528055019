package import Diagnostics
package import LayoutModel
package import Recipes
import Typesetting

/// A property of a view that code sets.
package struct CodeSetting {
  /// What code sets.
  package enum Value {
    /// A word or a text of recipes.
    case text(String)
    /// A priority along an axis.
    case priority(Axis, Double)
    /// A value of the key's type.
    case value(PropertyValue)
  }

  /// The key of recipes.
  package var key: String
  /// The value that it gets.
  package var value: Value
  /// Its place in the code.
  package var range: SourceRange
}

/// A property of UIKit's views that recipes have too.
struct CodeProperty {
  /// The form of the value in code.
  enum Form: Equatable {
    case string
    case truth
    case number
    /// A case of an enumeration: `.vertical`, `UILayoutConstraintAxisVertical`.
    case word(of: [String])
    case color
    case font
    case image
    case margins
    case spacing
    /// A part whose properties are those of the view.
    case part
  }

  /// The key of recipes.
  var key: String
  var form: Form

  /// A button's configuration, which is no key of its own: guides have canvases of any version of iOS.
  static let configuration = "configuration"

  /// The property with a name of UIKit's, with or without the `is` of Swift; nil when recipes have none.
  static func named(_ name: String) -> CodeProperty? { table[name] }

  private static let table: [String: CodeProperty] = {
    var table: [String: CodeProperty] = [:]
    func add(_ form: Form, _ keys: String...) {
      for key in keys {
        table[key] = CodeProperty(key: key, form: form)
        // Objective-C has `hidden` for Swift's `isHidden`.
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first else { continue }
        table[first.lowercased() + key.dropFirst(3)] = table[key]
      }
    }
    add(.string, "text", "title", "placeholder")
    add(
      .truth, "isHidden", "isOn", "clipsToBounds", "isLayoutMarginsRelativeArrangement",
      "isBaselineRelativeArrangement", "isScrollEnabled")
    add(.number, "numberOfLines", "numberOfPages", "cornerRadius", "preferredMaxLayoutWidth")
    add(.color, "backgroundColor", "textColor", "tintColor", "onTintColor")
    add(.font, "font")
    add(.image, "image")
    add(.margins, "layoutMargins")
    add(.spacing, "spacing")
    add(.word(of: TextAlignment.allCases.map(\.rawValue)), "textAlignment")
    add(.word(of: ContentMode.allCases.map(\.rawValue)), "contentMode")
    add(.word(of: ["horizontal", "vertical"]), "axis")
    add(.word(of: StackArrangement.Alignment.allCases.map(\.rawValue)), "alignment")
    add(.word(of: StackArrangement.Distribution.allCases.map(\.rawValue)), "distribution")
    add(.word(of: DatePickerMode.allCases.map(\.rawValue)), "datePickerMode")
    table["preferredDatePickerStyle"] = CodeProperty(
      key: "datePickerStyle", form: .word(of: DatePickerStyle.allCases.map(\.rawValue)))
    add(
      .word(of: ContentInsetAdjustment.allCases.map(\.rawValue)), "contentInsetAdjustmentBehavior")
    table["directionalLayoutMargins"] = table["layoutMargins"]
    table["configuration"] = CodeProperty(key: configuration, form: .part)
    return table
  }()

  private static let parts: Set = ["configuration", "layer", "titleLabel"]

  /// A path without names behind a view that name a part of it: `layer` in `box.layer.cornerRadius`.
  static func withoutParts(_ path: some Collection<String>) -> [String] {
    let path = Array(path)
    let first = path.count - CodeItem.withoutSelf(path).count
    return path.enumerated().filter { $0.offset <= first || !parts.contains($0.element) }
      .map(\.element)
  }

  // MARK: - Values

  /// The value that an expression gives the property; nil where the listing does not say it.
  func value(_ expression: CodeExpression, _ values: CodeValues) -> CodeSetting.Value? {
    switch form {
    case .part: return nil
    case .string: return expression.string.map { .text($0) }
    case .truth:
      guard let name = expression.name else { return nil }
      return ["true", "YES"].contains(name)
        ? .value(.truth(true)) : ["false", "NO"].contains(name) ? .value(.truth(false)) : nil
    case .number: return values.number(expression).map { .value(.number($0)) }
    case .spacing:
      if expression.lastWord?.lowercased().hasSuffix("spacingusesystem") == true {
        return .value(.text("Standard"))
      }
      return values.number(expression).map { .value(.number($0)) }
    case .word(let words): return expression.word(of: words).map { .value(.text($0)) }
    case .color: return expression.color.map { .text($0) }
    case .font: return CodeProperty.font(expression, values).map { .value($0) }
    case .image: return CodeProperty.image(expression).map { .value($0) }
    case .margins:
      guard case .insets(let top, let left, let bottom, let right)? = values.value(expression)
      else { return nil }
      return .value(.list([top, left, bottom, right].map { .number($0) }))
    }
  }

  /// `.systemFont(ofSize: 12, weight: .bold)`, `[UIFont boldSystemFontOfSize:12]`,
  /// `.preferredFont(forTextStyle: .headline)`.
  private static func font(_ value: CodeExpression, _ values: CodeValues) -> PropertyValue? {
    guard case .call(let arguments)? = value.links.last, let first = arguments.first?.value,
      case .member(let name, _)? = value.links.dropLast().last
    else { return nil }
    if name.hasPrefix("preferredFont") {
      let styles = TextStyle.allCases.map(\.rawValue)
      return first.word(of: styles).map { .fields([PropertyField("style", .text($0))]) }
    }
    guard name.lowercased().contains("systemfont"), let size = values.number(first),
      (1...1000).contains(size)
    else { return nil }
    var fields = [PropertyField("size", .number(size))]
    let weights = Font.Weight.allCases.map(\.rawValue)
    let weight =
      name.hasPrefix("bold")
      ? "bold" : arguments.first { $0.label == "weight" }?.value.word(of: weights)
    if let weight { fields.append(PropertyField("weight", .text(weight))) }
    return .fields(fields)
  }

  /// `UIImage(named: "logo")`, `UIImage(systemName: "star")`, `[UIImage imageNamed:@"logo"]`.
  private static func image(_ value: CodeExpression) -> PropertyValue? {
    guard case .name("UIImage") = value.root else { return nil }
    for case .call(let arguments) in value.links {
      if let name = arguments.first?.value.string, !name.isEmpty {
        return .fields([PropertyField("name", .text(name))])
      }
    }
    return nil
  }
}

extension CodeExpression {
  /// Its last member, or the name that it is.
  var lastWord: String? {
    for case .member(let name, _) in links.reversed() { return name }
    return name
  }

  /// The word of a list that its last name ends in: `.fillEqually`, `UIStackViewDistributionFillEqually`.
  fileprivate func word(of words: [String]) -> String? {
    guard let last = lastWord?.lowercased() else { return nil }
    return words.first { $0.lowercased() == last }
      ?? (last.count > 12
        ? words.filter { last.hasSuffix($0.lowercased()) }.max { $0.count < $1.count } : nil)
  }

  /// The name of a colour: `.red`, `UIColor.red`, `[UIColor redColor]`, `UIColor.systemRed`.
  fileprivate var color: String? {
    guard case .member(let word, _)? = links.first else { return nil }
    let name = word.hasSuffix("Color") ? String(word.dropLast(5)) : word
    return Vocabulary.colors.contains { $0.name == name } ? name : nil
  }
}
