import Diagnostics
import LayoutModel

/// The target of a chain of SnapKit or Masonry.
struct MakerTarget {
  /// An item that may be missing: a size that is a number has none.
  struct Item {
    var item: CodeItem
    fileprivate var isStated: Bool

    func isNeeded(for attribute: Attribute) -> Bool { isStated || !attribute.isSize }
  }

  /// Nil for the superview, or a number.
  private var item: CodeItem?
  private var isSuperview = false
  /// The named attributes; nil if they are those of the view.
  private var attributes: [Attribute]?
  private(set) var attributeRange: SourceRange
  /// A number, or several in one.
  private(set) var value: CodeValue?

  /// The targets in the argument of a relation.
  static func targets(
    _ name: String, _ arguments: [CodeArgument], at range: SourceRange, _ maker: CodeMaker,
    _ reader: CodeReader
  ) throws(UnreadableCode) -> [MakerTarget] {
    if name.hasSuffix("Superview") {
      guard arguments.isEmpty else { throw UnreadableCode("'\(name)' has an argument", at: range) }
      return [superview(at: range)]
    }
    guard let argument = arguments.first, arguments.count == 1 else {
      throw UnreadableCode("'\(name)' has not one argument", at: range)
    }
    var views = [argument.value]
    if case .list(let list) = argument.value.root, argument.value.links.isEmpty { views = list }
    guard views.count <= 100 else { throw UnreadableCode("its list is too long", at: range) }
    var targets: [MakerTarget] = []
    for view in views { targets.append(try MakerTarget(view, at: range, maker, reader)) }
    return targets
  }

  /// The superview.
  static func superview(at range: SourceRange) -> MakerTarget {
    MakerTarget(isSuperview: true, attributeRange: range)
  }

  private init(isSuperview: Bool, attributeRange: SourceRange) {
    (self.isSuperview, self.attributeRange) = (isSuperview, attributeRange)
  }

  private init(
    _ expression: CodeExpression, at range: SourceRange, _ maker: CodeMaker, _ reader: CodeReader
  ) throws(UnreadableCode) {
    attributeRange = expression.lastRange
    if let value = reader.values.value(expression) {
      self.value = value
      return
    }
    guard var path = expression.path else {
      throw UnreadableCode(
        "'\(reader.text(of: expression))' is neither a view nor a number that this listing gives",
        at: range)
    }
    if path.count == 1, MakerTarget.looksLikeNumber(path[0]) {
      throw reader.unknownNumber("constant", expression, at: range)
    }
    attributes = MakerTarget.takeAttributes(from: &path, maker)
    let isWhole = attributes == nil
    let place = isWhole ? expression.range : expression.droppingLast(1).range
    do throws(UnreadableCode) {
      item = try reader.item(path.isEmpty ? ["self"] : path, at: place)
    } catch {
      throw UnreadableCode(error.reason, at: error.range ?? range)
    }
  }

  private static let numberWords = [
    "Width", "Height", "Padding", "Margin", "Margins", "Spacing", "Size", "Inset", "Insets",
    "Offset", "Space", "Gap",
  ]

  /// Whether a name is more likely a number's than a view's.
  private static func looksLikeNumber(_ name: String) -> Bool {
    let isConstant = name.first == "k" && name.dropFirst().first?.isUppercase == true
    return isConstant || numberWords.contains { name.hasSuffix($0) || name == $0.lowercased() }
  }

  /// Takes the attribute off the names between dots: `b.snp.top`, `b.snp_top`, `b.mas_top`, and with
  /// Masonry's short names `b.top`.
  private static func takeAttributes(from path: inout [String], _ maker: CodeMaker) -> [Attribute]?
  {
    guard let last = path.last else { return nil }
    if last == "snp" {
      path.removeLast()
      return nil
    }
    func attributes(_ name: some StringProtocol) -> [Attribute]? {
      CodeMaker.attributes(named: String(name), isMasonry: maker.isMasonry)
    }
    let hasPrefix = last.hasPrefix("mas_") || last.hasPrefix("snp_")
    let isMember = path.count > 1 && (maker.isMasonry || path[path.count - 2] == "snp")
    if let found = hasPrefix ? attributes(last.dropFirst(4)) : isMember ? attributes(last) : nil {
      path.removeLast(path.count > 1 && path[path.count - 2] == "snp" ? 2 : 1)
      return found
    }
    // `mas_safeAreaLayoutGuideTop`
    for guide in ["mas_safeAreaLayoutGuide", "mas_topLayoutGuide", "mas_bottomLayoutGuide"]
    where last.hasPrefix(guide) && last != guide {
      let side = last.dropFirst(guide.count)
      guard let found = attributes(side.prefix(1).lowercased() + side.dropFirst()) else { continue }
      path[path.count - 1] = guide
      return found
    }
    return nil
  }

  // MARK: - What it means for a view

  /// The attribute that one of a view's is tied to.
  func attribute(
    for first: Attribute, _ index: Int, of count: Int, _ maker: CodeMaker
  ) throws(UnreadableCode) -> Attribute {
    guard let attributes else {
      // SnapKit measures the centre from the edges when it is tied to a number.
      guard value != nil, !maker.isMasonry else { return first }
      return first == .centerX ? .left : first == .centerY ? .top : first
    }
    if attributes.count == 1 { return attributes[0] }
    guard attributes.count == count else {
      throw UnreadableCode("its two sides do not have the same attributes", at: attributeRange)
    }
    return attributes[index]
  }

  /// The item that a view is tied to; a place that is a number counts from the superview.
  func item(for view: CodeItem, in items: CodeItems) -> Item {
    if let item { return Item(item: item, isStated: true) }
    var holder = items.holder(of: view)
    holder.range = attributeRange
    return Item(item: holder, isStated: isSuperview)
  }
}
