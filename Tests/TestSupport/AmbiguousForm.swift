package import LayoutModel

/// Forms as people write them, of rows below each other, with one to three constraints left out.
package struct AmbiguousForm {
  private var random: SplitMix
  private var layout: Layout

  /// The form of a seed; it can be without an ambiguity by chance.
  package static func layout(seed: UInt64) -> Layout {
    var form = AmbiguousForm(seed)
    form.addRows()
    for _ in 0...form.random.below(3) {
      form.layout.constraints.remove(at: form.random.below(form.layout.constraints.count))
    }
    return form.layout
  }

  private init(_ seed: UInt64) {
    random = SplitMix(state: seed)
    let canvas = Canvas(size: Size(width: 375, height: 667), bars: Bars(status: true))
    layout = Layout(canvas: canvas, views: [View(name: Layout.rootName, superview: nil)])
  }

  private mutating func addRows() {
    let space: Double? = random.below(2) == 0 ? nil : Double(4 * (2 + random.below(5)))
    var above: Int?
    for row in 1...2 + random.below(4) {
      let view: Int
      switch random.below(4) {
      case 0: view = addField(row)
      case 1: view = addPair(row, space)
      case 2:
        view = add(.label, "Text \(row)", text: "A text that says something about this row")
        layout.views[view].content.numberOfLines = 0
        fill(view)
      default:
        view = add(.view, "Box \(row)")
        fill(view)
        layout.constraints.append(
          LayoutConstraint(
            item: .view(view), attribute: .height, relatedBy: .equal,
            constant: Double(8 * (3 + random.below(8)))))
      }
      if let above {
        tie(view, .top, above, .bottom, space)
      } else {
        tie(view, .top, 0, .topMargin, 20)
      }
      above = view
    }
  }

  /// A label before a field that fills the row.
  private mutating func addField(_ row: Int) -> Int {
    let label = add(.label, "Label \(row)", text: "Name")
    let field = add(.textField, "Field \(row)", text: "")
    tie(label, .leading, 0, .leadingMargin, 0)
    tie(field, .leading, label, .trailing, nil)
    tie(field, .trailing, 0, .trailingMargin, 0)
    tie(label, .firstBaseline, field, .firstBaseline, 0)
    return field
  }

  /// Two views of one width beside each other.
  private mutating func addPair(_ row: Int, _ space: Double?) -> Int {
    let (left, right) = (add(.button, "Left \(row)"), add(.button, "Right \(row)"))
    tie(left, .leading, 0, .leadingMargin, 0)
    tie(right, .leading, left, .trailing, space)
    tie(right, .trailing, 0, .trailingMargin, 0)
    tie(right, .width, left, .width, 0)
    tie(left, .top, right, .top, 0)
    return right
  }

  private mutating func add(_ kind: ViewKind, _ name: String, text: String = "OK") -> Int {
    var view = View(name: name, kind: kind, superview: 0)
    view.content.text = text
    if kind == .button { view.intrinsicContentSize = IntrinsicContentSize(width: 60, height: 30) }
    layout.views.append(view)
    return layout.views.count - 1
  }

  private mutating func fill(_ view: Int) {
    tie(view, .leading, 0, .leadingMargin, 0)
    tie(view, .trailing, 0, .trailingMargin, 0)
  }

  /// A constraint with a constant; nil is the standard spacing.
  private mutating func tie(
    _ view: Int, _ first: Attribute, _ other: Int, _ second: Attribute, _ space: Double?
  ) {
    var constraint = LayoutConstraint(
      item: .view(view), attribute: first, relatedBy: .equal, toItem: .view(other),
      attribute: second, constant: space ?? LayoutConstraint.standardSpacing(toSuperview: false))
    constraint.usesStandardSpacing = space == nil
    layout.constraints.append(constraint)
  }
}
