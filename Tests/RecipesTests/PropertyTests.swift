import FigureChoices
import LayoutModel
import Testing

@testable import Recipes

/// The tables of properties: what is put into a thing is taken out of it again.
struct PropertyTests {
  /// Values of each type, none of them a default.
  private static func values(of type: ValueType) -> [PropertyValue] {
    switch type {
    case .text, .content: [.text("A text")]
    case .truth: [.truth(true), .truth(false)]
    case .number(let rule): [.number(rule == .system ? 12 : rule == .zoom ? 2 : 7)]
    case .constant: [.number(7), .text("Standard"), .text("-Standard")]
    case .color:
      [
        .color(DynamicColor(0xCC3333), name: "red"), .color(DynamicColor(0x123456), name: nil),
        .color(DynamicColor(0x123456, dark: 0xABCDEF), name: nil),
        .color(DynamicColor(0x007AFF, dark: 0x0A84FF), name: "systemBlue"),
      ]
    case .word(let list): list.words.map { .text($0) }
    case .wordOr(_, let type), .nullOr(let type): values(of: type)
    case .tuple(let tuple): [.list((1...tuple.count).map { .number(Double($0)) })]
    case .someOf(let list): list.words.map { .list([.text($0)]) }
    case .list(let type): values(of: type).map { .list([$0]) }
    case .fields(let list):
      list.keys.flatMap { key in
        values(of: key.type).map { .fields([PropertyField(key.name, $0)]) }
      }
    case .scalarOr(.text, let other): values(of: other)
    case .scalarOr(let scalar, let other): values(of: scalar) + values(of: other)
    case .tupleOr(let tuple, let list): values(of: .tuple(tuple)) + values(of: .fields(list))
    case .structure: []
    }
  }

  /// Whether all parts of a value are in another, which can have more.
  private static func holds(_ value: PropertyValue?, _ part: PropertyValue) -> Bool {
    if value == part { return true }
    if case .list(let values) = value, case .list(let parts) = part {
      return values.count == parts.count && zip(values, parts).allSatisfy(holds)
    }
    guard let value, case .fields(let fields) = part else { return false }
    // Parts that are alike are one value: `{horizontal: 7, vertical: 7}` is 7.
    return fields.allSatisfy { value[$0.key] == $0.value || value == $0.value }
  }

  private static let kinds: [ViewKind] = [.view, .stackView]

  @Test(arguments: ViewProperties.all.map(\.key.name))
  func `a view has the value that it was given`(_ name: String) throws {
    let row = try #require(ViewProperties.row(of: name))
    let property = ViewProperties.all[row]
    let values = Self.values(of: property.key.type)
    #expect(!values.isEmpty)
    for value in values {
      var view = View(
        name: "A", kind: ViewProperties.isOfStackView(name) ? .stackView : .view, superview: 0)
      property.set(&view, value)
      #expect(Self.holds(property.get(view), value), "\(value) became \(property.get(view) as Any)")
    }
  }

  @Test(arguments: FigureProperties.all.map(\.key.name))
  func `figures have the value that they were given`(_ name: String) throws {
    let property = try #require(FigureProperties.all.first { $0.key.name == name })
    // A margin alone is no crop.
    let values = Self.values(of: property.key.type).filter { $0["margin"] == nil }
    #expect(!values.isEmpty)
    for value in values {
      var settings = FigureSettings()
      property.set(&settings, value)
      #expect(Self.holds(property.get(settings), value), "\(value)")
    }
  }

  @Test(arguments: CanvasProperties.all.map(\.key.name))
  func `a canvas has the value that it was given`(_ name: String) throws {
    let property = try #require(CanvasProperties.all.first { $0.key.name == name })
    for value in Self.values(of: property.key.type) {
      var canvas = RecipeCanvas()
      property.set(&canvas, value)
      // A bar that is off is as one of which nothing is said.
      let isDefault = canvas == RecipeCanvas()
      // A part of a bar that is off is left out.
      var again = RecipeCanvas()
      if let read = property.get(canvas) { property.set(&again, read) }
      #expect(
        isDefault || again == canvas || Self.holds(property.get(canvas), value), "\(value)")
    }
  }

  @Test(arguments: ConstraintProperties.values.map(\.key.name))
  func `a constraint has the value that it was given`(_ name: String) throws {
    let property = try #require(ConstraintProperties.values.first { $0.key.name == name })
    for value in Self.values(of: property.key.type) {
      var constraint = LayoutConstraint(item: .view(1), attribute: .width, relatedBy: .equal)
      property.set(&constraint, value)
      #expect(property.get(constraint) == value)
    }
  }

  @Test func `every key says in a line what it is`() {
    let keys =
      RecipeKeys.recipe + RecipeKeys.allOfView + CanvasProperties.all.map(\.key)
      + ScreenProperties.all.map(\.key) + ConstraintProperties.keys + RecipeKeys.state
      + RecipeKeys.trait + RecipeKeys.addition + RecipeKeys.formats + RecipeKeys.expectation
    for key in keys {
      #expect(key.summary.hasSuffix(".") && !key.summary.contains("\n"), "\(key.name)")
    }
    let ofView = RecipeKeys.allOfView.map(\.name)
    #expect(Set(ofView).count == ofView.count)
    #expect(ofView.count == ViewProperties.all.count + RecipeKeys.view.count)
  }

  @Test func `a view without settings has the model's defaults`() {
    let view = ViewDeclaration(name: "A", superview: 0).view
    #expect(view == View(name: "A", superview: 0))
  }

  @Test func `the kind is set before what depends on it`() throws {
    var declaration = ViewDeclaration(name: "A", superview: 0)
    declaration.settings = [
      try #require(
        PropertySetting(
          "contentHuggingPriority", .fields([PropertyField("horizontal", .number(900))]))),
      try #require(PropertySetting("axis", .text("vertical"))),
      try #require(PropertySetting("kind", .text("stackView"))),
    ]
    #expect(declaration.view.arrangement?.axis == .vertical)
    declaration.settings[2] = try #require(PropertySetting("kind", .text("label")))
    // A label hugs its content with 251 in both directions (Auto Layout Guide, Intrinsic Content Size).
    #expect(declaration.view.contentHuggingPriority?.vertical == Priority(251))
  }
}
