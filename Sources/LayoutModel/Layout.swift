import Diagnostics

/// A layout to solve: views, guides and constraints on a canvas.
public struct Layout: Hashable, Sendable {
  /// What the layout is solved on.
  public var canvas: Canvas
  /// The views, the root first and every view behind its superview; siblings in z-order.
  public var views: [View]
  /// The layout guides that constraints can use.
  public var guides: [LayoutGuide]
  /// The constraints in the order of their source; a constraint's number is its index plus 1.
  public var constraints: [LayoutConstraint]

  /// Which variation of its source it is.
  package var variant = LayoutVariant()

  /// Makes a layout.
  ///
  /// `views` starts with the root, and each view comes after its superview.
  public init(
    canvas: Canvas, views: [View], guides: [LayoutGuide] = LayoutGuide.standard,
    constraints: [LayoutConstraint] = []
  ) {
    precondition(views.first?.superview == nil && !views.isEmpty, "the first view is the root")
    self.canvas = canvas
    self.views = views
    self.guides = guides
    self.constraints = constraints
  }

  /// The canvas and the variation in words: `iPhone 6, portrait, Large Text, de`.
  package var circumstances: String {
    ([canvas.name] + [variant.state, variant.language].compactMap { $0 }).joined(separator: ", ")
  }

  /// The index that each view has when some are removed with what they hold.
  package static func places(of views: [View], without removed: Set<Int>) -> [Int: Int] {
    views.indices.reduce(into: [:]) { places, index in
      let isHeld = views[index].superview.map { places[$0] != nil } ?? true
      if isHeld && !removed.contains(index) { places[index] = places.count }
    }
  }

  /// The layout without some views, what they hold, and the constraints and guides about them.
  package func removing(_ removed: Set<Int>) -> Layout {
    if removed.isEmpty { return self }
    let places = Layout.places(of: views, without: removed)
    var guidePlaces: [Int: Int] = [:]
    for (index, guide) in guides.enumerated() where places[guide.view] != nil {
      guidePlaces[index] = guidePlaces.count
    }
    func moved(_ item: LayoutItem) -> LayoutItem? {
      switch item {
      case .view(let view): places[view].map { .view($0) }
      case .guide(let guide): guidePlaces[guide].map { .guide($0) }
      }
    }
    var result = self
    result.views = views.indices.filter { places[$0] != nil }.map { index in
      var view = views[index]
      view.superview = view.superview.flatMap { places[$0] }
      if var arrangement = view.arrangement {
        arrangement.arrangedSubviews = arrangement.arrangedSubviews.compactMap { places[$0] }
        arrangement.customSpacing = Dictionary(
          uniqueKeysWithValues: arrangement.customSpacing.compactMap { key, space in
            places[key].map { ($0, space) }
          })
        view.arrangement = arrangement
      }
      return view
    }
    result.guides = guides.indices.filter { guidePlaces[$0] != nil }.map { index in
      var guide = guides[index]
      guide.view = places[guide.view] ?? 0
      return guide
    }
    result.constraints = constraints.compactMap { constraint in
      guard let first = moved(constraint.firstItem) else { return nil }
      var kept = constraint
      kept.firstItem = first
      if let second = constraint.secondItem {
        guard let second = moved(second) else { return nil }
        kept.secondItem = second
      }
      return kept
    }
    return result
  }

  /// The guide's name for the root view.
  public static let rootName = "Superview"

  /// The name of an item.
  public func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let index): views[index].name
    case .guide(let index): guides[index].name
    }
  }

  /// Whether one view holds another, directly or through views between them; no view holds itself.
  public func view(_ holder: Int, holds view: Int) -> Bool {
    var next = views[view].superview
    while let superview = next {
      if superview == holder { return true }
      next = views[superview].superview
    }
    return false
  }

  /// Whether a view is hidden, itself or with one that holds it.
  public func isHidden(_ view: Int) -> Bool {
    var next: Int? = view
    while let view = next {
      if views[view].isHidden { return true }
      next = views[view].superview
    }
    return false
  }

  /// The constraint as the guide writes it: `Red View.Width = 2.0 x Blue View.Width (Priority 750)`.
  public func equation(of constraint: LayoutConstraint) -> String {
    var text = "\(notation(of: constraint.firstItem)).\(constraint.firstAttribute.guideName)"
    text += " \(constraint.relation.sign) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(Layout.multiplierText(constraint.multiplier)) x " }
      text += "\(notation(of: second)).\(constraint.secondAttribute.guideName)"
      text += constantText(constraint)
    } else {
      text += DecimalText.guide(constraint.constant)
    }
    if !constraint.priority.isRequired {
      text += " (Priority \(constraint.priority.text))"
    }
    return text
  }

  /// The name of an item as the notation takes it: in backquotes if it would be read otherwise.
  private func notation(of item: LayoutItem) -> String {
    let name = name(of: item)
    let isPlain =
      name.first?.isNumber == false && !name.contains { "=<>≤≥+-−*×()[]@;%/:".contains($0) }
    return isPlain ? name : "`\(name)`"
  }

  /// `2.0`, or where no decimal is exact `2/3`.
  private static func multiplierText(_ multiplier: Double) -> String {
    let decimal = DecimalText.guide(multiplier)
    if Double(decimal) == multiplier { return decimal }
    guard multiplier.magnitude < 1e6 else { return decimal }
    let divisor = (2...99).map(Double.init).first {
      (multiplier * $0).rounded() / $0 == multiplier
    }
    return divisor.map { "\(Int((multiplier * $0).rounded()))/\(Int($0))" } ?? decimal
  }

  /// The number printed before a constraint, if no other has the same.
  package func uniqueLabel(ofConstraint index: Int) -> String? {
    let label = constraints[index].label
    return constraints.count { $0.label == label } == 1 ? label : nil
  }

  private func constantText(_ constraint: LayoutConstraint) -> String {
    if constraint.constant == 0 { return "" }
    let magnitude =
      constraint.usesStandardSpacing
      ? "Standard" : DecimalText.guide(constraint.constant.magnitude)
    return (constraint.constant < 0 ? " - " : " + ") + magnitude
  }
}

/// Which of the variations that a source describes a layout is.
package struct LayoutVariant: Hashable, Sendable {
  /// The state's name; nil for the base.
  package var state: String?
  /// The language's tag; nil for the base.
  package var language: String?

  /// Makes a variant; the base if nothing is named.
  package init(state: String? = nil, language: String? = nil) {
    self.state = state
    self.language = language
  }
}
