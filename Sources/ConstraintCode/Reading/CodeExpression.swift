import Diagnostics

/// An expression of Objective-C or Swift: a root and what follows it, `a.leadingAnchor.constraint(…)`.
///
/// A message of Objective-C is a member and a call: `[a addSubview:b]` is `a.addSubview(b)`.
struct CodeExpression {
  indirect enum Root {
    case name(String)
    case number(Double)
    case string(String)
    /// The implied type before the dot of `.defaultHigh`.
    case implied
    case list([CodeExpression])
    case dictionary([CodeArgument])
    case closure(CodeClosure)
    case branch(CodeBranch)
    case negative(CodeExpression)
    /// Operands with the arithmetic signs between them.
    case operation([CodeExpression], signs: [UInt8])
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

  /// The expression without its last links.
  func droppingLast(_ count: Int) -> CodeExpression {
    var expression = self
    expression.links.removeLast(count)
    for case .member(_, let range) in links.suffix(count).prefix(1) {
      // The dot or the blank before it is left out as well.
      expression.range.end = max(expression.range.start + 1, range.start - 1)
    }
    return expression
  }
}

/// An argument of a call, with its label if it has one; in a dictionary the label is a key.
struct CodeArgument {
  var label: String?
  var labelRange: SourceRange
  var value: CodeExpression
}

/// A closure, a block, or a body of anything else.
struct CodeClosure {
  /// The name of its parameter.
  var parameter: String?
  /// The names of the elements of a loop.
  var elements: [String] = []
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

/// A statement; one with a target assigns a value.
struct CodeStatement {
  var target: CodeExpression?
  var value: CodeExpression

  /// The name that the target declares or is: `c` in `NSLayoutConstraint *c = …`.
  var declared: CodeExpression? {
    if let target, case .operation(let operands, _) = target.root { operands.last } else { target }
  }
}
