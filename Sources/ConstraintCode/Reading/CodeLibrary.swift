package import Diagnostics
package import LayoutModel
import Recipes

/// The types and functions that a listing declares.
struct CodeLibrary {
  private var types: [String: CodeDeclaration] = [:]
  private var functions: [String: CodeDeclaration] = [:]
  /// Lists of views by their names.
  var lists: [String: [CodeExpression]] = [:]

  init(of statements: [CodeStatement]) { collect(statements, 0) }

  private mutating func collect(_ statements: [CodeStatement], _ depth: Int) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.value.root else { continue }
      switch declaration.kind {
      case .type:
        if types[declaration.name]?.type == nil { types[declaration.name] = declaration }
        if depth < 8 { collect(declaration.statements, depth + 1) }
      case .function: functions[declaration.name] = declaration
      }
    }
  }

  // MARK: - Classes

  /// A class of views.
  struct Class {
    var kind: ViewKind
    /// The listing's own statement of its content size.
    var size: CodeExpression?
    /// Whether its size depends on code that the listing does not show.
    var isUnknown = false
  }

  private static let kinds = Dictionary(
    ViewKind.all.map { ($0.uiKitClass, $0) }, uniquingKeysWith: { first, _ in first })

  /// Apple's prefixes of classes that ibar draws as plain views.
  private static let prefixes = ["UI", "MK", "WK", "SK", "AV", "MTK", "SCN", "CA", "NS", "PDF"]

  /// The kind that ends the name of a function, `makeImageView`; nil without one that is more than a view.
  static func kind(madeBy function: String) -> ViewKind? {
    kinds.filter { $0.value != .view && function.hasSuffix($0.key.dropFirst(2)) }
      .max { $0.key.count < $1.key.count }?.value
  }

  /// Whether a name is that of one of UIKit's classes of views.
  static func isViewClass(_ name: String) -> Bool { kinds[name] != nil }

  /// The class of a name, with what it inherits; nil when it is no class of views.
  func `class`(named name: String) -> Class? {
    var name = name
    var size: CodeExpression?
    for _ in 0..<8 {
      if let kind = CodeLibrary.kinds[name] { return Class(kind: kind, size: size) }
      if CodeLibrary.prefixes.contains(where: { name.hasPrefix($0) }) {
        return name.hasSuffix("View") || name == "UIControl" ? Class(kind: .view, size: size) : nil
      }
      guard let type = types[name] else { break }
      size = size ?? type.contentSize
      guard let base = type.type else { return nil }
      if base == "UIView" || base == "UIControl" {
        return Class(kind: .view, size: size, isUnknown: size == nil)
      }
      name = base
    }
    return Class(kind: .view, size: size, isUnknown: size == nil)
  }

  /// Whether a declaration extends one of UIKit's classes: its functions are helpers of any view.
  func isHelper(_ declaration: CodeDeclaration) -> Bool {
    declaration.kind == .type && CodeLibrary.kinds[declaration.name] != nil
  }

  /// Whether the listing declares a type with what it inherits from.
  func declares(_ name: String) -> Bool { types[name]?.type != nil }

  /// The name of UIKit's class that a type of the listing inherits from; nil when it has none.
  func base(of name: String) -> String? {
    var name = name
    for _ in 0..<8 {
      guard let base = types[name]?.type else { return nil }
      if base.hasPrefix("UI") { return base }
      name = base
    }
    return nil
  }

  /// The UIKit classes from which the types of the listing inherit.
  var bases: Set<String> { Set(types.keys.compactMap(base)) }

  /// The content size that `CGSize(width: UIView.noIntrinsicMetric, height: 44)` is.
  func contentSize(_ expression: CodeExpression, _ values: CodeValues) -> PropertyValue? {
    guard case .call(let arguments)? = expression.links.first, arguments.count == 2 else {
      return nil
    }
    var sides: [PropertyValue] = []
    for argument in arguments {
      if argument.value.lastWord?.lowercased().hasSuffix("nointrinsicmetric") == true {
        sides.append(.text("none"))
      } else if let number = values.number(argument.value), number >= 0 {
        sides.append(.number(number))
      } else {
        return nil
      }
    }
    return .list(sides)
  }

  // MARK: - Functions

  /// The functions that make views.
  var makers: [CodeDeclaration] {
    functions.values.filter(isMaker).sorted { $0.name < $1.name }
  }

  /// Whether a declaration is a function that makes a view and returns it.
  func isMaker(_ declaration: CodeDeclaration) -> Bool {
    guard declaration.kind == .function, let type = declaration.type,
      functions[declaration.name] != nil
    else { return false }
    return type == "UIView" || CodeLibrary.kinds[type] != nil
      || types[type].map { _ in true } ?? false
  }

  /// The function that an expression calls to make a view: `makeLabel("x")`, `self.makeLabel()`,
  /// `[self makeLabel]`.
  func maker(in expression: CodeExpression) -> CodeDeclaration? {
    var names: [String] = []
    if case .name(let name) = expression.root { names.append(name) }
    for case .member(let name, _) in expression.links { names.append(name) }
    guard !expression.links.isEmpty else { return nil }
    return names.lazy.compactMap { functions[$0] }.first(where: isMaker)
  }
}

extension CodeDeclaration {
  /// The expression of `override var intrinsicContentSize: CGSize { … }`.
  fileprivate var contentSize: CodeExpression? {
    let own = statements.first { $0.declared?.name == "intrinsicContentSize" }
    return own?.value.computed?.statements.returned
  }

  /// The arguments of a call by the names of the parameters.
  func bindings(of call: CodeExpression) -> [String: CodeExpression] {
    var arguments: [CodeArgument] = []
    for case .call(let own) in call.links { arguments = own }
    var bindings: [String: CodeExpression] = [:]
    for (index, parameter) in parameters.enumerated() {
      let own =
        arguments.first { parameter.label != nil && $0.label == parameter.label }
        ?? (arguments.indices.contains(index) && arguments[index].label == nil
          ? arguments[index] : nil)
      if let own { bindings[parameter.name] = own.value }
    }
    return bindings
  }
}

extension [CodeStatement] {
  /// The value that a body returns: that of its last `return`, or of its only statement.
  var returned: CodeExpression? {
    if let last = last(where: \.isReturn) { return last.value }
    return count == 1 && self[0].target == nil && self[0].type == nil ? self[0].value : nil
  }
}

/// The names of a closure or function that stand for something outside of it.
struct CodeScope {
  /// Methods of libraries that hand a view to a closure: `label.do { $0.text = "A" }`.
  static let makers: Set = ["then", "with", "apply", "do"]

  /// The names of views outside, by the names inside.
  var names: [String: String] = [:]
  private var arguments: [String: CodeExpression] = [:]
  /// The texts that names of a loop stand for.
  var texts: [String: String] = [:]

  var isEmpty: Bool { names.isEmpty }

  /// Gives parameters their arguments.
  mutating func bind(_ bindings: [String: CodeExpression]) {
    arguments.merge(bindings.mapValues(bound)) { _, new in new }
    for (name, value) in bindings {
      if let path = value.path { names[name] = key(of: path) }
    }
  }

  /// The argument that a name of a parameter stands for, or else the expression itself.
  func bound(_ expression: CodeExpression) -> CodeExpression {
    expression.name.flatMap { arguments[$0] } ?? expression
  }

  /// A path with the name outside in the place of one inside.
  func path(_ path: [String]) -> [String] {
    guard let first = path.first, let name = names[first] else { return path }
    return name.split(separator: ".").map(String.init) + path.dropFirst()
  }

  /// The name of a path.
  func key(of path: [String]) -> String { CodeItem.key(of: self.path(path)) }
}

/// What an author states of a listing in a comment: numbers by name, and content sizes of views.
package struct CodeGiven {
  /// The numbers, by the names in the code.
  package var numbers: [String: Double] = [:]
  /// The content sizes, by the names of views, in points.
  package var sizes: [String: Size] = [:]
  /// The place of the comment.
  package var range: SourceRange

  /// Creates an empty statement at a place.
  package init(at range: SourceRange = SourceRange(start: 0, end: 0)) { self.range = range }
}
