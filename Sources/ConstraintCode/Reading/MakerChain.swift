import Diagnostics
import LayoutModel

/// The content of a chain of SnapKit or Masonry.
struct MakerChain {
  /// A part of the constant.
  private enum Amount {
    case offset(CodeValue)
    case inset(CodeValue)
  }

  private(set) var attributes: [(attribute: Attribute, range: SourceRange)] = []
  private(set) var relation: Relation?
  private(set) var targets: [MakerTarget] = []
  private(set) var multiplier = 1.0
  private(set) var priority = Priority.required
  private(set) var identifier: String?
  /// The place of the relation.
  private(set) var place = SourceRange(start: 0, end: 0)
  private var amount: Amount?

  /// More attributes than there are name none twice.
  private static let mostAttributes = 24

  /// Reads the words after the first name of a chain.
  mutating func read(
    _ links: [CodeExpression.Link], of maker: CodeMaker, _ reader: CodeReader
  ) throws(UnreadableCode) {
    var index = 0
    while index < links.count {
      guard case .member(let name, let range) = links[index] else {
        throw UnreadableCode("'\(name(before: index, links))' is no attribute")
      }
      index += 1
      if index < links.count, case .call(let arguments) = links[index] {
        index += 1
        try read(name, arguments, at: range, of: maker, reader)
      } else if name == "with" || name == "and" {
        continue
      } else if name == "constraint", relation != nil {
        return
      } else if relation == nil,
        let group = CodeMaker.attributes(named: name, isMasonry: maker.isMasonry),
        attributes.count < MakerChain.mostAttributes
      {
        attributes += group.map { ($0, range) }
      } else {
        throw UnreadableCode(
          "'\(name)' is no attribute", unknown: name, at: range, among: CodeMaker.attributeNames)
      }
    }
  }

  /// Ties places without a relation to the superview, as Masonry does: `make.center`.
  mutating func assumeSuperview(at range: SourceRange) {
    guard relation == nil, !attributes.isEmpty, attributes.allSatisfy({ !$0.attribute.isSize })
    else { return }
    (relation, place) = (.equal, range)
    targets = [MakerTarget.superview(at: range)]
  }

  private mutating func read(
    _ name: String, _ arguments: [CodeArgument], at range: SourceRange, of maker: CodeMaker,
    _ reader: CodeReader
  ) throws(UnreadableCode) {
    if let relation = MakerChain.relation(named: name) {
      (self.relation, place) = (relation, range)
      targets = try MakerTarget.targets(name, arguments, at: range, maker, reader)
      return
    }
    if let priority = MakerChain.priorities[name], arguments.isEmpty {
      self.priority = priority
      return
    }
    guard let argument = arguments.first, arguments.count == 1 else {
      throw UnreadableCode("'\(name)' is not known", at: range)
    }
    func value() throws(UnreadableCode) -> CodeValue {
      guard let value = reader.values.value(argument.value) else {
        throw reader.unknownNumber(name, argument.value, at: range)
      }
      return value
    }
    switch name {
    case "offset", "mas_offset", "valueOffset", "sizeOffset", "centerOffset":
      amount = .offset(try value())
    case "inset", "insets", "mas_inset", "mas_insets": amount = .inset(try value())
    case "multipliedBy":
      multiplier = try number(of: try value(), name, range)
      if multiplier == 0 {
        for (attribute, _) in attributes { try reader.checkZero(argument.value, attribute) }
      }
    case "dividedBy": multiplier = 1 / (try number(of: try value(), name, range))
    case "priority":
      let number = try number(of: try value(), name, range)
      guard (1...1000).contains(number) else {
        throw UnreadableCode("its priority is not from 1 to 1000", at: range)
      }
      priority = Priority(number)
    case "labeled", "key": identifier = argument.value.string
    default:
      throw UnreadableCode(
        "'\(name)' is not known", unknown: name, at: range, among: MakerChain.methods)
    }
    if !multiplier.isFinite { throw UnreadableCode("its multiplier is not a number", at: range) }
  }

  /// The words of chains that have an argument.
  private static let methods = [
    "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo", "equalToSuperview", "offset", "inset",
    "insets", "multipliedBy", "dividedBy", "priority", "labeled",
  ]

  /// The name before a link that is no name.
  private func name(before index: Int, _ links: [CodeExpression.Link]) -> String {
    if index > 0, case .member(let name, _) = links[index - 1] { name } else { "make" }
  }

  private func number(
    of value: CodeValue, _ name: String, _ range: SourceRange
  ) throws(UnreadableCode) -> Double {
    guard case .number(let number) = value, number.isFinite else {
      throw UnreadableCode("its \(name) is not a number", at: range)
    }
    return number
  }

  private static func relation(named name: String) -> Relation? {
    var word = name.hasPrefix("mas_") ? name.dropFirst(4) : name[...]
    if word.hasSuffix("Superview") { word = word.dropLast(9) }
    return switch word {
    case "equalTo": .equal
    case "greaterThanOrEqualTo": .greaterThanOrEqual
    case "lessThanOrEqualTo": .lessThanOrEqual
    default: nil
    }
  }

  private static let priorities: [String: Priority] = [
    "priorityRequired": .required, "priorityHigh": .defaultHigh, "priorityMedium": Priority(500),
    "priorityLow": .defaultLow,
  ]

  // MARK: - Constants

  /// The constant of an attribute: an inset counts inwards, an offset along the axis.
  func constant(of target: MakerTarget, for attribute: Attribute, _ maker: CodeMaker) -> Double {
    switch amount {
    case .offset(let value): MakerChain.constant(value, attribute, maker)
    case .inset(.number(let inset)):
      MakerChain.constant(
        .insets(top: inset, left: inset, bottom: inset, right: inset), attribute, maker)
    case .inset(let value): MakerChain.constant(value, attribute, maker)
    case nil: target.value.map { MakerChain.constant($0, attribute, maker) } ?? 0
    }
  }

  private static func constant(
    _ value: CodeValue, _ attribute: Attribute, _ maker: CodeMaker
  ) -> Double {
    switch value {
    case .number(let number): return number
    case .size(let width, let height):
      return attribute == .width ? width : attribute == .height ? height : 0
    case .point(let x, let y):
      if attribute.isSize { return 0 }
      return attribute.axis == .horizontal ? x : y
    case .rect: return 0
    case .insets(let top, let left, let bottom, let right):
      let (near, far) = attribute.axis == .horizontal ? (left, right) : (top, bottom)
      switch attribute.place(.leftToRight) {
      case .near: return near
      case .far: return -far
      // Masonry leaves out what is no edge.
      case _ where maker.isMasonry: return 0
      case .center: return (near - far) / 2
      case .firstBaseline: return near
      case .lastBaseline: return -far
      case nil: return -(near + far)
      }
    }
  }
}
