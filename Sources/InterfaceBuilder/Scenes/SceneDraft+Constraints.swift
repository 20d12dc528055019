import Diagnostics
import LayoutModel
import Notation
import Recipes

extension SceneDraft {
  /// The constraints of the scene by the views that hold them.
  mutating func constraintDrafts() -> [Int: [ConstraintDraft]] {
    var drafts: [Int: [ConstraintDraft]] = [:]
    for (element, holder) in tree.constraints {
      if let draft = constraint(element, holder: holder, namedIn: holder) {
        drafts[holder, default: []].append(draft)
      }
    }
    return drafts
  }

  /// An item of a constraint: its name in the recipe and the view that it belongs to.
  private struct Item {
    var name: String
    var view: Int
    /// The kind of guide as the document has it; nil of a view.
    var guide: String?
  }

  /// A constraint; nil if it is not installed or has a fault.
  /// - Parameter namedHolder: The view that `Superview` means in it.
  mutating func constraint(
    _ element: XMLElement, holder: Int, namedIn namedHolder: Int
  ) -> ConstraintDraft? {
    if excluded.contains(element["id"] ?? "") { return nil }
    let owner = tree.views[holder].id
    guard let first = item(element["firstItem"] ?? owner, namedHolder, element),
      let firstAttribute = attribute(element["firstAttribute"], of: first, element)
    else { return nil }
    var second: (item: Item, attribute: Attribute)?
    if let id = element["secondItem"] {
      guard let item = item(id, namedHolder, element),
        let attribute = attribute(element["secondAttribute"], of: item, element)
      else { return nil }
      second = (item, attribute)
    } else if element["secondAttribute"] != nil {
      warn(
        "unknown-item",
        "a constraint has no 'secondItem', and is read without its 'secondAttribute'",
        at: element)
    }
    guard let rule = rule(element, first, second?.item) else { return nil }
    let range = element.range
    func term(_ item: Item, _ attribute: Attribute) -> Equation.Term {
      Equation.Term(item.name, at: range, attribute.guideName, at: range)
    }
    let equation = Equation(
      rule, first: term(first, firstAttribute),
      second: second.map { term($0.item, $0.attribute) }, rightRange: range)
    return .equation(equation, isActive: true)
  }

  /// The relation and the numbers of a constraint.
  private mutating func rule(
    _ element: XMLElement, _ first: Item, _ second: Item?
  ) -> LayoutConstraint? {
    let relation = relation(of: element)
    let numbers = ["multiplier", "constant", "priority"].map {
      traits.value($0, of: element)
    }
    guard
      let multiplier = number(numbers[0], or: 1, "multiplier", element, InterfaceNumber.ratio),
      let constant = number(numbers[1], or: 0, "constant", element, InterfaceNumber.number),
      let priority = number(numbers[2], or: 1000, "priority", element, InterfaceNumber.number)
    else { return nil }
    var rule = LayoutConstraint(
      item: .view(0), attribute: .notAnAttribute, relatedBy: relation, multiplier: multiplier,
      constant: constant, priority: self.priority(priority, numbers[2] ?? "", of: element))
    rule.identifier = element["identifier"]
    // Variations name it.
    if document.hasVariations { rule.label = element["id"] }
    rule.isPlaceholder = element.flag("placeholder")
    rule.origin = element.range
    if element.flag("symbolic") { setStandardSpacing(of: &rule, first, second) }
    return rule
  }

  private mutating func relation(of element: XMLElement) -> Relation {
    switch element["relation"] {
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case nil, "equal": return .equal
    case let other?:
      warn(
        "unknown-relation",
        "the relation '\(ViewNames.visible(other))' is not known, and is read as 'equal'",
        at: element)
      return .equal
    }
  }

  /// The priority that a number means: that of the nearest end if it is out of range.
  private mutating func priority(
    _ number: Double, _ text: String, of element: XMLElement
  ) -> Priority {
    let nearest = min(max(number, 1), 1000)
    if nearest != number {
      warn(
        "number-out-of-range",
        "the priority '\(ViewNames.visible(text))' is not in 1...1000, and is read as \(Int(nearest))",
        at: element)
    }
    return Priority(nearest)
  }

  private mutating func warn(_ id: String, _ message: String, at element: XMLElement) {
    diagnostics.append(Diagnostic(id, severity: .warning, message, at: element.range))
  }

  /// A symbolic distance is Interface Builder's standard one if its constant says the same; to a safe
  /// area it is none, whatever the constant.
  private func setStandardSpacing(
    of rule: inout LayoutConstraint, _ first: Item, _ second: Item?
  ) {
    guard let second else { return }
    let isAtSafeArea = [first.guide, second.guide].contains("safeArea")
    let standard = standardSpacing(first, second)
    guard isAtSafeArea || rule.constant.magnitude == standard else { return }
    rule.usesStandardSpacing = true
    // The recipe builder multiplies by the standard.
    rule.constant = rule.constant < 0 ? -1 : 1
  }

  private func standardSpacing(_ first: Item, _ second: Item) -> Double {
    let holds =
      first.guide == nil && second.guide == nil
      && (tree.superviews(of: first.view).contains(second.view)
        || tree.superviews(of: second.view).contains(first.view))
    return LayoutConstraint.standardSpacing(toSuperview: holds)
  }

  private mutating func number(
    _ text: String?, or standard: Double, _ name: String, _ element: XMLElement,
    _ read: (String) -> Double?
  ) -> Double? {
    guard let text else { return standard }
    if let number = read(text) { return number }
    diagnostics.append(
      Diagnostic(
        "not-a-number", "the \(name) '\(ViewNames.visible(text))' is no number", at: element.range))
    return nil
  }

  // MARK: - Items

  /// The item with an id; nil, and perhaps a fault, if there is none.
  private mutating func item(_ id: String, _ holder: Int, _ element: XMLElement) -> Item? {
    if let view = tree.places[id] {
      if view == 0, holder != 0 { return refuse(id, "is not in the view that holds it", element) }
      return Item(name: view == holder ? Layout.rootName : names.names[view], view: view)
    }
    if let (kind, view) = tree.guides[id] { return guide(kind, view, element) }
    if installed.contains(id) {
      warn(
        "unknown-item",
        "a constraint is left out: it is about '\(ViewNames.visible(id))', which is in another scene",
        at: element)
      return nil
    }
    if known.contains(id) { return nil }
    return refuse(id, "is missing in this document", element)
  }

  private mutating func refuse(_ id: String, _ why: String, _ element: XMLElement) -> Item? {
    diagnostics.append(
      Diagnostic(
        "unknown-item", "a constraint is about '\(ViewNames.visible(id))', which \(why)",
        at: element.range)
    )
    return nil
  }

  private mutating func guide(_ kind: String, _ view: Int, _ element: XMLElement) -> Item? {
    func named(_ name: String) -> Item {
      Item(
        name: view == 0 ? name : names.names[view] + "." + name, view: view, guide: kind)
    }
    switch kind {
    case "top": return Item(name: "Top Layout Guide", view: 0, guide: kind)
    case "bottom": return Item(name: "Bottom Layout Guide", view: 0, guide: kind)
    case "safeArea", "keyboard": return named("Safe Area")
    case "layoutMargins", "margins": return named("Layout Margins Guide")
    case "readableContent": return named("Readable Content Guide")
    case "contentLayoutGuide" where tree.views[view].kind == "scrollView" && !document.isMac:
      return named("Content Layout Guide")
    case "frameLayoutGuide" where tree.views[view].kind == "scrollView" && !document.isMac:
      return named("Frame Layout Guide")
    case "frameLayoutGuide", "contentLayoutGuide":
      return Item(name: names.names[view], view: view)
    default:
      warn(
        "unknown-guide",
        "a constraint to the layout guide '\(kind)' is left out: ibar does not know it", at: element
      )
      return nil
    }
  }

  /// An attribute of an item; of a guide's margins the edges are meant.
  private mutating func attribute(
    _ name: String?, of item: Item, _ element: XMLElement
  ) -> Attribute? {
    let spelling = name == "baseline" ? "lastBaseline" : name ?? ""
    guard let attribute = Attribute(rawValue: spelling), attribute != .notAnAttribute else {
      diagnostics.append(
        Diagnostic(
          "unknown-attribute",
          name == nil
            ? "a constraint does not name the attribute of '\(item.name)'"
            : "a constraint is about the attribute '\(ViewNames.visible(spelling))', which is not known",
          at: element.range))
      return nil
    }
    return item.guide == "keyboard" && attribute == .top ? .bottom : attribute
  }
}
