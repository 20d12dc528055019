import Diagnostics
import LayoutModel

/// A closure of SnapKit or Masonry in which constraints are made: `a.snp.makeConstraints { make in … }`.
struct CodeMaker {
  /// The name at the start of its chains.
  var parameter: String
  /// The views whose constraints it makes.
  var items: [CodeItem]
  var isMasonry: Bool
  /// Whether it changes constraints that are made elsewhere.
  var isUpdate: Bool

  private static let verbs = ["make", "remake", "update", "prepare"].map { $0 + "Constraints" }
  /// The methods that take such a closure.
  static let names = Set(verbs + verbs.map { "mas_" + $0 } + verbs.map { "snp_" + $0 })

  /// The attributes of a word in a chain, in the order in which the libraries make them.
  static func attributes(named name: String, isMasonry: Bool) -> [Attribute]? {
    switch name {
    case "edges": isMasonry ? [.top, .left, .bottom, .right] : [.left, .top, .right, .bottom]
    case "horizontalEdges": [.left, .right]
    case "verticalEdges", "directionalVerticalEdges": [.top, .bottom]
    case "directionalEdges": [.leading, .top, .trailing, .bottom]
    case "directionalHorizontalEdges": [.leading, .trailing]
    case "size": [.width, .height]
    case "center": [.centerX, .centerY]
    case "margins": [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
    case "directionalMargins": [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]
    case "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins]
    case "baseline": [.lastBaseline]
    default: Attribute(rawValue: name).flatMap { $0 == .notAnAttribute ? nil : [$0] }
    }
  }
}

extension CodeMaker {
  /// The words of chains that are attributes.
  static let attributeNames = [
    "edges", "size", "center", "left", "right", "top", "bottom", "leading", "trailing", "width",
    "height", "centerX", "centerY", "baseline", "horizontalEdges", "verticalEdges", "margins",
  ]
}

/// The key of a chain's constraint, by which an update finds it.
struct MadeConstraint: Hashable {
  private let keys: [String?]
  private let attributes: [Attribute?]
  private let relation: Relation
  private let multiplier: Double

  init(_ constraint: CodeConstraint) {
    let (first, second) = (constraint.first, constraint.second)
    keys = [first.item.key, first.item.guide, second?.item.key, second?.item.guide]
    attributes = [first.attribute, second?.attribute]
    relation = constraint.relation
    multiplier = constraint.multiplier
  }
}

extension CodeReader {
  /// Reads the closure in which constraints of views are made.
  mutating func readMaker(_ call: CodeCall) throws(UnreadableCode) {
    guard let argument = call.arguments.last, let closure = argument.value.closures.first else {
      return
    }
    guard let receiver = call.receiver else { return read(closure.statements) }
    let isMasonry = !receiver.endsInSnp && !call.name.hasPrefix("snp_")
    var items: [CodeItem] = []
    let view = receiver.endsInSnp ? receiver.droppingLast(1) : receiver
    for view in list(view) ?? [view] { items.append(try item(view)) }
    if call.name.hasSuffix("remakeConstraints"), branchDepth == 0 {
      for item in items { makerCounts[item.key ?? "", default: 0] += 1 }
    }
    makers.append(
      CodeMaker(
        parameter: closure.parameter ?? "$0", items: items, isMasonry: isMasonry,
        isUpdate: call.name.hasSuffix("updateConstraints")))
    read(closure.statements)
    makers.removeLast()
  }

  /// Reads a chain that makes constraints: `make.top.equalTo(b.snp.bottom).offset(8)`.
  mutating func readChain(_ expression: CodeExpression, of maker: CodeMaker) {
    do throws(UnreadableCode) {
      var chain = MakerChain()
      try chain.read(expression.links, of: maker, self)
      if maker.isMasonry { chain.assumeSuperview(at: expression.lastRange) }
      guard let relation = chain.relation else {
        throw UnreadableCode("it has no relation such as 'equalTo'", at: expression.lastRange)
      }
      for item in maker.items {
        for constraint in try constraints(of: chain, relation, of: item, maker) {
          add(constraint, by: maker)
        }
      }
    } catch {
      report(error, at: expression.range)
    }
  }

  private mutating func add(_ constraint: CodeConstraint, by maker: CodeMaker) {
    if countInBranch() { return }
    var constraint = constraint
    let key = constraint.first.item.key ?? ""
    constraint.maker = (key, makerCounts[key, default: 0])
    let made = MadeConstraint(constraint)
    if maker.isUpdate, let index = madeConstraints[made] {
      constraints[index].constant = constraint.constant
    } else {
      madeConstraints[made] = constraints.count
      constraints.append(constraint)
    }
  }

  private func constraints(
    of chain: MakerChain, _ relation: Relation, of item: CodeItem, _ maker: CodeMaker
  ) throws(UnreadableCode) -> [CodeConstraint] {
    var constraints: [CodeConstraint] = []
    for target in chain.targets {
      for (index, first) in chain.attributes.enumerated() {
        var constraint = CodeConstraint(
          first: CodeConstraint.Term(
            item: item, attribute: first.attribute, attributeRange: first.range),
          relation: relation, place: chain.place)
        let attribute = try target.attribute(
          for: first.attribute, index, of: chain.attributes.count, maker)
        let second = target.item(for: item, in: items)
        if second.isNeeded(for: attribute) {
          constraint.second = CodeConstraint.Term(
            item: second.item, attribute: attribute, attributeRange: target.attributeRange)
        }
        constraint.constant = chain.constant(
          of: target, for: maker.isMasonry ? first.attribute : attribute, maker)
        constraint.multiplier = constraint.second == nil ? 1 : chain.multiplier
        constraint.priority = chain.priority
        constraint.identifier = chain.identifier
        constraints.append(constraint)
      }
    }
    return constraints
  }
}

extension CodeExpression {
  /// Whether its last name is one of SnapKit's members.
  fileprivate var endsInSnp: Bool {
    if case .member("snp", _)? = links.last { true } else { false }
  }
}
