import FigureChoices
package import JSON
import LayoutModel
package import Recipes
import Typesetting

/// Settings by the keys of the tables of properties; values of a new view or canvas are left out.
enum RecordSettings {
  /// Keys whose values a record has elsewhere.
  private static let ownPlaces: Set<String> = ["kind", "id"]

  /// The settings of a view.
  static func settings(of view: View, in layout: Layout) -> [LayoutRecord.Setting] {
    let standard = View(name: "", kind: view.kind, superview: view.superview)
    var settings = settings(ViewProperties.all, of: view, standard)
    settings.removeAll { ownPlaces.contains($0.name) }
    if let mask = view.autoresizing?.mask {
      let parts = Autoresizing.Part.allCases.filter(mask.contains)
      settings.append(.init("autoresizingMask", .array(parts.map { .string($0.rawValue) })))
    }
    guard let arrangement = view.arrangement else { return settings }
    let names = arrangement.arrangedSubviews.map { JSONValue.string(layout.views[$0].name) }
    if !names.isEmpty { settings.append(.init("arrangedSubviews", .array(names))) }
    let spaces = arrangement.customSpacing.sorted { $0.key < $1.key }.map {
      LayoutRecord.Setting(layout.views[$0.key].name, .number($0.value))
    }
    if !spaces.isEmpty { settings.append(.init("customSpacing", .object(spaces))) }
    return settings
  }

  /// The settings of a canvas but for its device, size and direction.
  static func settings(of canvas: Canvas) -> [LayoutRecord.Setting] {
    var recipe = RecipeCanvas()
    (recipe.bars, recipe.system) = (canvas.bars, canvas.system)
    (recipe.safeAreaInsets, recipe.layoutMargins) = (canvas.safeAreaInsets, canvas.layoutMargins)
    recipe.textSize = canvas.textSize == .large ? nil : canvas.textSize
    recipe.reserved = canvas.reserved
    let standard = Canvas(size: canvas.size).readableWidth
    recipe.readableWidth = canvas.readableWidth == standard ? nil : canvas.readableWidth
    recipe.sizeClass = canvas.ownSizeClasses
    return settings(CanvasProperties.all, of: recipe, RecipeCanvas())
  }

  /// The keys of a canvas's settings whose values follow from its device, its size and other settings.
  static func derivedKeys(of canvas: Canvas) -> [String] {
    var (basis, keys) = (RecipeCanvas(), [String]())
    func add<Value: Equatable>(
      _ key: String, _ value: (Canvas) -> Value, _ set: (inout RecipeCanvas) -> Void
    ) {
      let standard =
        if let device = canvas.device, let orientation = canvas.orientation {
          basis.canvas(device: device, orientation: orientation)
        } else {
          basis.canvas(size: canvas.size, orientation: canvas.orientation)
        }
      if value(canvas) == value(standard) { keys.append(key) } else { set(&basis) }
    }
    add("bars", \.bars) { $0.bars = canvas.bars }
    add("system", \.system) { $0.system = canvas.system }
    add("safeAreaInsets", \.safeAreaInsets) { $0.safeAreaInsets = canvas.safeAreaInsets }
    add("layoutMargins", \.layoutMargins) { $0.layoutMargins = canvas.layoutMargins }
    if !canvas.reserved.isEmpty {
      add("reserved", \.reserved) { $0.reserved = canvas.reserved }
    }
    return keys
  }

  /// The settings of the figures of a recipe's variant.
  static func options(of recipe: Recipe, _ variant: LayoutVariant) -> [LayoutRecord.Setting] {
    func list(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
    var settings: [LayoutRecord.Setting] = []
    if let overlay = recipe.overlay { settings.append(.init("overlay", list(overlay))) }
    if !recipe.selection.isEmpty { settings.append(.init("selection", list(recipe.selection))) }
    let screen = Self.settings(ScreenProperties.all, of: recipe.screen, .init())
    if !screen.isEmpty { settings.append(.init("screen", .object(screen))) }
    if let status = recipe.status { settings.append(.init("status", .string(status.rawValue))) }
    return settings + Self.settings(FigureProperties.all, of: recipe.figures(of: variant), .init())
  }

  private static func settings<Target>(
    _ properties: [Property<Target>], of target: Target, _ standard: Target
  ) -> [LayoutRecord.Setting] {
    properties.compactMap { property in
      guard let value = property.get(target), value != property.get(standard) else { return nil }
      return LayoutRecord.Setting(property.key.name, value.json)
    }
  }
}

extension PropertyValue {
  /// The value as JSON has it, colours in digits.
  package var json: JSONValue {
    switch self {
    case .truth(let value): .bool(value)
    case .number(let value): .number(value)
    case .text(let text): .string(text)
    case .color(let color, _): color.json
    case .nothing: .null
    case .list(let items): .array(items.map(\.json))
    case .fields(let fields): .object(fields.map { .init($0.key, $0.value.json) })
    }
  }
}

extension DynamicColor {
  /// The digits of the colour, or those of both appearances.
  fileprivate var json: JSONValue {
    if let single { return .string(single.hexadecimal) }
    return .object([
      .init("light", .string(light.hexadecimal)), .init("dark", .string(dark.hexadecimal)),
    ])
  }
}
