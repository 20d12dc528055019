import Diagnostics
import LayoutModel

/// An expression of Objective-C or Swift: a root and what follows it, `a.leadingAnchor.constraint(…)`.
///
/// A message of Objective-C is a member and a call: `[a addSubview:b]` is `a.addSubview(b)`.
struct CodeExpression {
  indirect enum Root {
    case name(String)
    /// A number, and whether it is written without a dot.
    case number(Double, isWhole: Bool)
    case string(String)
    /// The implied type before the dot of `.defaultHigh`.
    case implied
    case list([CodeExpression])
    case dictionary([CodeArgument])
    case closure(CodeClosure)
    case branch(CodeBranch)
    case declaration(CodeDeclaration)
    case negative(CodeExpression)
    /// Operands with the arithmetic signs between them.
    case operation([CodeExpression], signs: [UInt8])
    case comparison(CodeComparison)
    /// An expression that is not understood, in its parts.
    case parts([CodeExpression])
  }

  enum Link {
    case member(String, SourceRange)
    case call([CodeArgument])
    case index([CodeExpression])
  }

  var root: Root
  var links: [Link] = []
  /// A string's without its marks.
  var range: SourceRange

  /// The name that it is, if it is one and no more.
  var name: String? {
    if case .name(let name) = root, links.isEmpty { name } else { nil }
  }

  /// The text of the string that it is; nil when it is none.
  var string: String? {
    if case .string(let text) = root, links.isEmpty { text } else { nil }
  }

  /// The names between its dots; nil when it is more than names, or more than anyone writes.
  var path: [String]? {
    guard links.count < 8, case .name(let root) = root else { return nil }
    var path = [root]
    for case .member(let name, _) in links { path.append(name) }
    return path.count == links.count + 1 ? path : nil
  }

  /// The place of its last name, or all of it.
  var lastRange: SourceRange {
    if case .member(_, let range)? = links.last { range } else { range }
  }

  /// The expression without its last links; without any where it has no more.
  func droppingLast(_ count: Int) -> CodeExpression {
    let count = min(count, links.count)
    var expression = self
    expression.links.removeLast(count)
    for case .member(_, let range) in links.suffix(count).prefix(1) {
      // The dot or the blank before it is left out as well.
      expression.range.end = max(expression.range.start + 1, range.start - 1)
    }
    return expression
  }
}

/// Two sides with a sign between them that Swift's libraries make constraints of: `a.top == b.top + 8 ~ .high`.
struct CodeComparison {
  var left: CodeExpression
  var relation: Relation
  var right: CodeExpression
  /// What stands behind `~`; nil without it.
  var priority: CodeExpression?
  /// The place of its relation.
  var place: SourceRange

  /// Its operands.
  var parts: [CodeExpression] { [left, right] + (priority.map { [$0] } ?? []) }
}

/// An argument of a call, with its label if it has one; in a dictionary the label is a key.
struct CodeArgument {
  var label: String?
  var labelRange: SourceRange
  var value: CodeExpression
}

/// A closure, a block, or a body of anything else.
struct CodeClosure {
  /// The names of its parameters.
  var parameters: [String] = []
  /// The name of its first parameter.
  var parameter: String? { parameters.first }
  /// The names of the elements of a loop.
  var elements: [String] = []
  /// The list whose elements a loop runs through; nil for another loop.
  var sequence: CodeExpression?
  var statements: [CodeStatement]
}

/// Statements that run only sometimes.
struct CodeBranch {
  var keyword: String
  /// The place of the keyword.
  var range: SourceRange
  /// The statements of all branches.
  var statements: [CodeStatement]
}

/// A type or a function that code declares.
struct CodeDeclaration {
  enum Kind {
    case type
    case function
  }

  var kind: Kind
  var name: String
  /// The first type that a type inherits from, or the type of a function's result; nil without one.
  var type: String?
  /// The parameters of a function; the label is nil for one that is called without.
  var parameters: [(label: String?, name: String)] = []
  /// The statements of its body.
  var statements: [CodeStatement] = []
}

/// A statement; one with a target assigns a value.
struct CodeStatement {
  var target: CodeExpression?
  /// The type that a declaration in Swift gives its target; nil without one.
  var type: String?
  var value: CodeExpression
  /// Whether it returns its value.
  var isReturn = false

  /// The name that the target declares or is: `c` in `NSLayoutConstraint *c = …`.
  var declared: CodeExpression? {
    if let target, case .operation(let operands, _) = target.root { return operands.last }
    return target ?? declaredPointer?.name
  }

  /// The type of the name that it declares; nil where the statement does not say it.
  var declaredType: String? { type ?? (target ?? value).pointer?.type ?? declaredPointer?.type }

  /// The name and the type of `UILabel *title;`, also behind `@property (nonatomic)`.
  private var declaredPointer: (type: String, name: CodeExpression)? {
    target == nil ? value.pointer : nil
  }
}

extension CodeExpression {
  /// The parts of `UILabel *title`; nil for another expression.
  fileprivate var pointer: (type: String, name: CodeExpression)? {
    guard case .operation(let operands, let signs) = root, signs == [UInt8(ascii: "*")],
      let type = operands[0].name, type.first?.isUppercase == true, operands[1].name != nil
    else { return nil }
    return (type, operands[1])
  }

  /// The name of the type that it is: `UILabel`, `UILabel!`, `UIButton.Configuration`.
  var typeName: String? {
    guard case .name(let name) = root, name.first?.isUppercase == true else { return nil }
    let members = links.prefix { if case .member = $0 { true } else { false } }
    return members.isEmpty ? name : nil
  }
}
