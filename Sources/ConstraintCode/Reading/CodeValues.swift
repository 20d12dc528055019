import LayoutModel

/// A value in code, as far as the code alone determines it.
enum CodeValue: Hashable {
  case number(Double)
  /// A width and a height.
  case size(Double, Double)
  case point(Double, Double)
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  case rect(Rect)

  /// A part of it by its name in UIKit.
  func part(_ name: String) -> Double? {
    switch (self, name) {
    case (.number(let value), "rawValue"), (.number(let value), "floatValue"),
      (.number(let value), "doubleValue"):
      value
    case (.size(let width, _), "width"): width
    case (.size(_, let height), "height"): height
    case (.point(let x, _), "x"): x
    case (.point(_, let y), "y"): y
    case (.insets(let top, _, _, _), "top"): top
    case (.insets(_, let left, _, _), "left"), (.insets(_, let left, _, _), "leading"): left
    case (.insets(_, _, let bottom, _), "bottom"): bottom
    case (.insets(_, _, _, let right), "right"), (.insets(_, _, _, let right), "trailing"): right
    case (.rect(let rect), _): CodeValue.part(name, of: rect)
    default: nil  // A value without a part of that name.
    }
  }

  private static func part(_ name: String, of rect: Rect) -> Double? {
    switch name {
    case "minX", "CGRectGetMinX", "x": rect.x
    case "minY", "CGRectGetMinY", "y": rect.y
    case "width", "CGRectGetWidth": rect.width
    case "height", "CGRectGetHeight": rect.height
    case "maxX", "CGRectGetMaxX": rect.x + rect.width
    case "maxY", "CGRectGetMaxY": rect.y + rect.height
    default: nil
    }
  }
}

/// The values in a piece of code, by their names.
struct CodeValues {
  private var values: [String: CodeValue] = [:]
  private var dictionaries: [String: CodeExpression] = [:]
  private var given: [String: Double] = [:]
  /// Whether whole numbers are divided as in C.
  private let dividesWholes: Bool

  /// - Parameter isObjectiveC: Whether `1/3` is 0.
  init(isObjectiveC: Bool = false) { dividesWholes = isObjectiveC }

  /// Records the value that a statement assigns; nothing if it is not known yet.
  mutating func assign(_ expression: CodeExpression, to name: String) {
    if case .dictionary = expression.root { dictionaries[name] = expression }
    if expression.makesDictionary { dictionaries[name] = expression }
    if let value = value(expression) { values[name] = value }
  }

  /// Records numbers that are given beside the code.
  mutating func assign(_ numbers: [String: Double]) {
    values.merge(numbers.mapValues { .number($0) }) { _, given in given }
    given = numbers
  }

  /// UIKit's and SnapKit's names of numbers.
  private static let constants: [String: Double] = [
    "UILayoutPriorityRequired": 1000, "UILayoutPriorityDefaultHigh": 750,
    "UILayoutPriorityDefaultLow": 250, "UILayoutPriorityFittingSizeLevel": 50,
    "MASLayoutPriorityRequired": 1000, "MASLayoutPriorityDefaultHigh": 750,
    "MASLayoutPriorityDefaultMedium": 500, "MASLayoutPriorityDefaultLow": 250,
  ]

  private static let priorities: [String: Double] = [
    "required": 1000, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
    "high": 750, "medium": 500, "low": 250, "dragThatCanResizeScene": 510,
    "sceneSizeStayPut": 500, "dragThatCannotResizeScene": 490,
  ]

  /// The number of an expression; nil if the code alone does not determine it.
  func number(_ expression: CodeExpression) -> Double? {
    if case .number(let value)? = value(expression), value.isFinite { value } else { nil }
  }

  /// The value of an expression; nil if the code alone does not determine it.
  func value(_ expression: CodeExpression) -> CodeValue? {
    switch expression.root {
    case .number(let number, _): return expression.links.isEmpty ? .number(number) : nil
    case .negative(let inner): return number(inner).map { .number(-$0) }
    case .operation(let operands, let signs): return calculate(operands, signs).map { .number($0) }
    case .implied:
      guard case .member(let name, _)? = expression.links.first else { return nil }
      if case .call(let arguments)? = expression.links.dropFirst().first {
        guard expression.links.count == 2 else { return nil }
        return make(name == "init" ? "" : "." + name, arguments)
      }
      return expression.links.count == 1 ? CodeValues.named(name) : nil
    case .name(let name): return value(named: name, expression)
    case .string, .list, .dictionary, .closure, .branch, .declaration, .comparison, .parts:
      return nil
    }
  }

  private static func named(_ name: String) -> CodeValue? {
    if name == "zero" { return .insets(top: 0, left: 0, bottom: 0, right: 0) }
    return priorities[name].map { .number($0) }
  }

  private func value(named name: String, _ expression: CodeExpression) -> CodeValue? {
    if case .call(let arguments)? = expression.links.first {
      guard let made = make(name, arguments) else { return nil }
      return part(expression.links.dropFirst(), of: made)
    }
    guard let path = expression.path else { return nil }
    let own = CodeItem.withoutSelf(path)
    if let constant = CodeValues.constants[name], path.count == 1 { return .number(constant) }
    if let first = own.first, let known = values[first] { return part(own.dropFirst(), of: known) }
    if let number = path.last.flatMap({ given[$0] }) { return .number(number) }
    guard path.count > 1, name.first?.isUppercase == true, let last = path.last else { return nil }
    // `Metrics.padding`, `UILayoutPriority.defaultHigh`.
    return values[last] ?? CodeValues.named(last)
  }

  private func part(
    _ links: ArraySlice<CodeExpression.Link>, of value: CodeValue
  ) -> CodeValue? {
    var names: [String] = []
    for link in links {
      guard case .member(let name, _) = link else { return nil }
      names.append(name)
    }
    return part(names[...], of: value)
  }

  private func part(_ names: ArraySlice<String>, of value: CodeValue) -> CodeValue? {
    names.reduce(Optional(value)) { value, name in
      value?.part(name).map { .number($0) }
    }
  }

  // MARK: - Arithmetic

  private func calculate(_ operands: [CodeExpression], _ signs: [UInt8]) -> Double? {
    guard var product = operands.first.flatMap(number) else { return nil }
    var isProductWhole = operands.first.map(isWhole) ?? false
    var sum = 0.0
    for (operand, sign) in zip(operands.dropFirst(), signs) {
      guard let value = number(operand) else { return nil }
      switch sign {
      case UInt8(ascii: "*"):
        product *= value
        isProductWhole = isProductWhole && isWhole(operand)
      case UInt8(ascii: "/"):
        product /= value
        isProductWhole = isProductWhole && isWhole(operand)
        if dividesWholes, isProductWhole { product = product.rounded(.towardZero) }
      default:
        sum += product
        product = sign == UInt8(ascii: "-") ? -value : value
        isProductWhole = isWhole(operand)
      }
    }
    return sum + product
  }

  /// Whether an expression has whole numbers only.
  func isWhole(_ expression: CodeExpression) -> Bool {
    guard expression.links.isEmpty else { return false }
    return switch expression.root {
    case .number(_, let isWhole): isWhole
    case .negative(let inner): isWhole(inner)
    case .operation(let operands, _): operands.allSatisfy { isWhole($0) }
    default: false  // No arithmetic.
    }
  }

  // MARK: - Calls

  /// The value of a call of an initializer or of a function of C.
  private func make(_ name: String, _ arguments: [CodeArgument]) -> CodeValue? {
    if name.hasPrefix("CGRectGet") {
      guard arguments.count == 1, let rect = value(arguments[0].value) else { return nil }
      return rect.part(name).map { .number($0) }
    }
    var numbers: [Double] = []
    for argument in arguments {
      if argument.label == "origin" || argument.label == "size" { return nil }
      guard let number = number(argument.value) else { return nil }
      numbers.append(number)
    }
    switch (name, numbers.count) {
    case ("CGFloat", 1), ("Float", 1), ("Double", 1), ("Int", 1), ("NSNumber", 1), ("", 1),
      ("UILayoutPriority", 1), ("ConstraintPriority", 1):
      return .number(numbers[0])
    case ("CGSizeMake", 2), ("CGSize", 2): return .size(numbers[0], numbers[1])
    case ("CGPointMake", 2), ("CGPoint", 2): return .point(numbers[0], numbers[1])
    case ("CGRectMake", 4), ("CGRect", 4):
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case ("UIEdgeInsetsMake", 4), ("UIEdgeInsets", 4), ("NSDirectionalEdgeInsets", 4),
      ("ConstraintInsets", 4), ("TinyEdgeInsets", 4), ("NSEdgeInsetsMake", 4),
      ("NSDirectionalEdgeInsetsMake", 4):
      return .insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    case (let name, 1): return CodeValues.insets(name, numbers[0])
    default: return nil
    }
  }

  /// TinyConstraints' insets of some edges: `.uniform(8)`, `.horizontal(16)`.
  private static func insets(_ name: String, _ length: Double) -> CodeValue? {
    func insets(_ edges: Set<String>) -> CodeValue {
      func inset(_ edge: String) -> Double { edges.contains(edge) ? length : 0 }
      return .insets(
        top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
    }
    return switch name {
    case ".uniform": insets(["top", "left", "bottom", "right"])
    case ".horizontal": insets(["left", "right"])
    case ".vertical": insets(["top", "bottom"])
    case ".top", ".left", ".bottom", ".right": insets([String(name.dropFirst())])
    default: nil  // Another call.
    }
  }

  /// The longest dictionary that is read.
  private static let longestDictionary = 100

  /// The numbers of a dictionary with the places of their names; nil if the code alone does not
  /// determine them.
  func metrics(_ expression: CodeExpression) -> [String: CodeFormat.Metric]? {
    if let name = expression.name, let known = dictionaries[name] { return metrics(of: known) }
    if case .number(0, _) = expression.root { return [:] }
    if let name = expression.name, ["nil", "NULL"].contains(name) { return [:] }
    return metrics(of: expression)
  }

  private func metrics(of expression: CodeExpression) -> [String: CodeFormat.Metric]? {
    var metrics: [String: CodeFormat.Metric] = [:]
    guard let entries = entries(expression) else { return nil }
    for entry in entries {
      guard let name = entry.label, let number = number(entry.value) else { return nil }
      metrics[name] = CodeFormat.Metric(number: number, range: entry.labelRange)
    }
    return metrics
  }

  /// The entries of a dictionary, or of the dictionary of a name; nil if the code alone does not determine
  /// them.
  func entries(_ expression: CodeExpression) -> [CodeArgument]? {
    if let name = expression.name, let known = dictionaries[name] { return entries(known) }
    var entries: [CodeArgument] = []
    if case .dictionary(let own) = expression.root {
      entries = own
    } else if expression.makesDictionary, case .call(let arguments)? = expression.links.first {
      entries = arguments.map { argument in
        CodeArgument(
          label: argument.value.name, labelRange: argument.value.range, value: argument.value)
      }
    } else {
      return nil
    }
    return entries.count <= CodeValues.longestDictionary ? entries : nil
  }
}

extension CodeExpression {
  /// Whether it is `NSDictionaryOfVariableBindings(…)`.
  fileprivate var makesDictionary: Bool {
    if case .name("NSDictionaryOfVariableBindings") = root { true } else { false }
  }
}
