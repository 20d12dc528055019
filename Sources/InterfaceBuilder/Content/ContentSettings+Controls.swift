import LayoutModel
import Recipes

/// The states of controls, the styles of buttons and tables, the sections of cells and the edges of views.
extension ContentSettings {
  /// The values of properties by their keys.
  var states: [(String, PropertyValue)] {
    document.isMac ? [] : controlStates + sectionTexts + edges
  }

  /// Controls as documents have them, which leave out what a new control has in code.
  private var controlStates: [(String, PropertyValue)] {
    func share(_ key: String, from least: Double = 0, to most: Double) -> PropertyValue {
      let value = element.number(key) ?? 0
      return .number(most > least ? min(max((value - least) / (most - least), 0), 1) : 0)
    }
    switch kind {
    case .switch: return [("isOn", .truth(element.flag("on")))]
    case .slider:
      let range = (element.number("minValue") ?? 0, element.number("maxValue") ?? 1)
      return [("value", share("value", from: range.0, to: range.1))]
    case .progressView: return [("value", share("progress", to: 1))]
    case .stepper:
      let range = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
      return [("value", share("value", from: range.0, to: range.1))]
    case .segmentedControl:
      guard let selected = element.number("selectedSegmentIndex"), selected >= 0 else {
        return [("selectedSegment", .text("none"))]
      }
      return [("selectedSegment", .number(min(selected.rounded(), 10_000)))]
    case .datePicker:
      // Before iOS 14 all date pickers are wheels, and apps of that time keep them.
      let style =
        DatePickerStyle(rawValue: element["style"] ?? "")
        ?? (document.version >= .xcode12 && element["style"] == nil ? .automatic : .wheels)
      let mode = element["datePickerMode"].flatMap { DatePickerMode(rawValue: $0) }
      return [
        ("datePickerStyle", .text(style.rawValue)),
        ("datePickerMode", .text((mode ?? .dateAndTime).rawValue)),
      ]
    default: return []
    }
  }

  /// The title of the section that a cell begins, and the text below the one that it ends.
  private var sectionTexts: [(String, PropertyValue)] {
    guard kind == .tableViewCell, let sections = table?.child("sections")?.children else {
      return []
    }
    var values: [(String, PropertyValue)] = []
    for section in sections {
      let cells = section.child("cells")?.children ?? []
      if cells.first?["id"] == view.id {
        values.append(("header", .text(section["headerTitle"] ?? "")))
      }
      if cells.last?["id"] == view.id, let text = section["footerTitle"] {
        values.append(("footer", .text(text)))
      }
    }
    return values
  }

  private var edges: [(String, PropertyValue)] {
    let layer = StoryboardLayer.layer(of: element)
    var values: [(String, PropertyValue)] = []
    if layer.cornerRadius > 0 { values.append(("cornerRadius", .number(layer.cornerRadius))) }
    if layer.borderWidth > 0 { values.append(("borderWidth", .number(layer.borderWidth))) }
    if let shadow = layer.shadow {
      let offset = [shadow.offset.width, shadow.offset.height]
      values.append(
        (
          "shadow",
          .fields([
            PropertyField("opacity", .number(shadow.opacity)),
            PropertyField("offset", .list(offset.map { .number($0) })),
            PropertyField("radius", .number(shadow.radius)),
          ])
        ))
    }
    return values
  }
}
