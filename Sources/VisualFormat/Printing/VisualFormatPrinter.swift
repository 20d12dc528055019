import LayoutModel

/// Writes constraints as format strings, if the plain language can express them.
package struct VisualFormatPrinter {
  /// Strings, and what they leave out.
  package struct Output: Hashable, Sendable {
    /// The strings, rows and columns by the first constraint in each.
    package var formats: [String] = []
    /// The indices of the constraints that the language has no words for.
    package var rest: [Int] = []
  }

  /// The strings for the constraints, each constraint once.
  ///
  /// Distances are joined into rows and columns as long as possible; sizes are written at the first
  /// place of their view.
  package static func output(for constraints: [VisualConstraint]) -> Output {
    var output = Output()
    var lines = [Axis.horizontal: LinePrinter(prefix: "H:"), .vertical: LinePrinter(prefix: "V:")]
    for (index, constraint) in constraints.enumerated() {
      if let phrase = Phrase(constraint), let axis = constraint.firstAttribute.axis {
        lines[axis]?.add(phrase, index: index)
      } else {
        output.rest.append(index)
      }
    }
    let formats = lines.values.flatMap { $0.formats }
    output.formats = formats.sorted { $0.order < $1.order }.map(\.text)
    return output
  }
}

/// A constraint as the language writes it.
enum Phrase: Hashable {
  /// `[view(>=50)]`.
  case size(of: String, predicate: String)
  /// `[from]-8-[to]`, nil being the superview.
  case distance(from: String?, to: String?, Distance)

  /// The distance of two views.
  enum Distance: Hashable {
    case standard
    /// A number that needs no parentheses.
    case plain(String)
    case predicate(String)
  }

  /// The phrase for a constraint; nil if the language cannot express it.
  init?(_ constraint: VisualConstraint) {
    guard constraint.multiplier == 1, (1...1000).contains(constraint.priority.rawValue) else {
      return nil
    }
    if case .points(let points) = constraint.constant, !points.isFinite { return nil }
    if constraint.firstAttribute.isSize {
      self.init(size: constraint)
    } else {
      self.init(distance: constraint)
    }
  }

  private init?(size constraint: VisualConstraint) {
    guard case .view(let view) = constraint.firstItem,
      case .points(let points) = constraint.constant
    else { return nil }
    switch constraint.secondItem {
    case nil: self = .size(of: view, predicate: constraint.predicate(Phrase.number(points)))
    case .view(let other)
    where constraint.secondAttribute == constraint.firstAttribute && points == 0:
      let sign = constraint.relation == .equal ? "==" : ""
      self = .size(of: view, predicate: sign + constraint.predicate(other))
    default: return nil
    }
  }

  private init?(distance constraint: VisualConstraint) {
    guard let second = constraint.secondItem,
      let first = End(constraint.firstItem, constraint.firstAttribute),
      let other = End(second, constraint.secondAttribute)
    else { return nil }
    if let phrase = Phrase(from: other, to: first, constraint) {
      self = phrase
    } else if case .points(let points) = constraint.constant {
      var turned = constraint
      turned.relation = constraint.relation.reversed
      turned.constant = .points(-points)
      guard let phrase = Phrase(from: first, to: other, turned) else { return nil }
      self = phrase
    } else {
      return nil
    }
  }

  private init?(from: End, to: End, _ constraint: VisualConstraint) {
    // The superview's near side comes first and its far side last, a view's the other way round.
    guard from.isNear == (from.name == nil), to.isNear == (to.name != nil),
      from.name != nil || to.name != nil
    else { return nil }
    let isRequired = constraint.relation == .equal && constraint.priority.isRequired
    let distance: Distance
    switch constraint.constant {
    case .standard:
      guard isRequired, from.name != nil, to.name != nil else { return nil }
      distance = .standard
    case .points(let points) where from.isMargin || to.isMargin:
      guard isRequired, points == 0 else { return nil }
      distance = .standard
    case .points(let points) where isRequired && points >= 0:
      distance = .plain(Phrase.number(points))
    case .points(let points):
      distance = .predicate(constraint.predicate(Phrase.number(points)))
    }
    self = .distance(from: from.name, to: to.name, distance)
  }

  /// A number as short as it can be read back.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text == "-0.0" ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A side of an item to which a row or column can lead.
private struct End {
  /// Nil for the superview.
  var name: String?
  /// Whether it is the side at which rows and columns begin.
  var isNear: Bool
  var isMargin: Bool

  init?(_ item: VisualItem, _ attribute: Attribute) {
    switch item {
    case .superview: break
    case .view(let view): name = view
    case .guide: return nil
    }
    isMargin = attribute.isWithinMargins
    guard attribute.axis == .vertical || attribute.isDirectional,
      let place = attribute.place(.leftToRight), place == .near || place == .far,
      !isMargin || name == nil
    else { return nil }
    isNear = place == .near
  }
}

extension VisualConstraint {
  /// `>=50@750`, with an object in place of the number.
  fileprivate func predicate(_ object: String) -> String {
    (relation == .equal ? "" : relation.sign) + object
      + (priority.isRequired ? "" : "@\(priority.text)")
  }
}
