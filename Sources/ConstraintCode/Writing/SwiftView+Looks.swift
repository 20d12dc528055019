import LayoutModel

/// The code of configurations, of the states of controls and of the edges of views.
extension SwiftView {
  /// Whether a configuration draws the background of a button, with its colour and its edges.
  private var fillsConfiguration: Bool {
    view.buttonConfiguration.map { $0 != .plain } ?? false
  }

  private func set(_ property: String, _ value: String) -> String {
    "\(name).\(property) = \(value)"
  }

  // MARK: - Buttons

  /// The statements that set up a button's title.
  var title: [String] {
    let title = SwiftCode.literal(content.title ?? content.text ?? "Button")
    var lines = ["\(name).setTitle(\(title), for: .normal)"]
    guard view.buttonConfiguration != nil else {
      if let font = content.font { lines.append(set("titleLabel?.font", SwiftView.code(of: font))) }
      if let color = content.textColor {
        lines.append("\(name).setTitleColor(\(SwiftView.code(of: color)), for: .normal)")
      }
      return lines
    }
    if let font = content.font {
      let font = SwiftView.typedCode(of: font)
      lines[0] = set(
        "configuration?.attributedTitle",
        "AttributedString(\(title), attributes: AttributeContainer([.font: \(font)]))")
    }
    if let color = content.textColor {
      lines.append(set("configuration?.baseForegroundColor", SwiftView.code(of: color)))
    }
    return lines
  }

  // MARK: - Colours and edges

  /// The statement that sets what fills the view.
  var fill: [String] {
    guard let color = view.backgroundColor else { return [] }
    let property =
      fillsConfiguration ? "configuration?.baseBackgroundColor" : "backgroundColor"
    return [set(property, SwiftView.code(of: color))]
  }

  /// The statements that set corners, border and shadow.
  var edges: [String] {
    let layer = view.layer
    let border = layer.borderColor ?? DynamicColor(0x000000)
    var lines: [String] = []
    if fillsConfiguration {
      let background = "configuration?.background."
      if layer.cornerRadius > 0 {
        lines.append(set("configuration?.cornerStyle", ".fixed"))
        lines.append(set(background + "cornerRadius", SwiftCode.number(layer.cornerRadius)))
      }
      if layer.borderWidth > 0 {
        lines.append(set(background + "strokeWidth", SwiftCode.number(layer.borderWidth)))
        lines.append(set(background + "strokeColor", SwiftView.code(of: border)))
      }
    } else {
      if layer.cornerRadius > 0 {
        lines.append(set("layer.cornerRadius", SwiftCode.number(layer.cornerRadius)))
        if view.kind == .imageView, view.clipsToBounds == nil {
          lines.append(set("clipsToBounds", "true"))
        }
      }
      if layer.borderWidth > 0 {
        lines.append(set("layer.borderWidth", SwiftCode.number(layer.borderWidth)))
        lines.append(set("layer.borderColor", SwiftView.code(of: border) + ".cgColor"))
      }
    }
    return lines + shadow
  }

  private var shadow: [String] {
    guard let shadow = view.layer.shadow else { return [] }
    let offset = [shadow.offset.width, shadow.offset.height].map(SwiftCode.number)
    let lines = [
      set("layer.shadowOpacity", SwiftCode.number(shadow.opacity)),
      set("layer.shadowOffset", "CGSize(width: \(offset[0]), height: \(offset[1]))"),
      set("layer.shadowRadius", SwiftCode.number(shadow.radius)),
    ]
    guard let color = shadow.color else { return lines }
    return lines + [set("layer.shadowColor", SwiftView.code(of: color) + ".cgColor")]
  }

  // MARK: - Controls

  /// The statements that set the state of a control, where it is not that of a new one.
  var state: [String] {
    switch view.kind {
    case .switch:
      let color = content.onTintColor.map { set("onTintColor", SwiftView.code(of: $0)) }
      return (content.isOn ? [set("isOn", "true")] : []) + [color].compactMap { $0 }
    case .slider: return [set("value", SwiftCode.number(content.value ?? 0.5))]
    case .progressView: return [set("progress", SwiftCode.number(content.value ?? 0.5))]
    // A new stepper counts from 0 to 100.
    case .stepper: return content.value.map { [set("value", SwiftCode.number(100 * $0))] } ?? []
    case .segmentedControl:
      guard let selected = content.selectedSegment, content.segments.indices.contains(selected)
      else { return [] }
      return [set("selectedSegmentIndex", "\(selected)")]
    case .searchBar:
      let texts = [("text", content.text), ("placeholder", content.placeholder)]
      let lines = texts.compactMap { key, text in text.map { set(key, SwiftCode.literal($0)) } }
      let font = content.font.map { set("searchTextField.font", SwiftView.code(of: $0)) }
      let color = content.textColor.map { set("searchTextField.textColor", SwiftView.code(of: $0)) }
      return lines + [font, color].compactMap { $0 }
    default: return []
    }
  }
}

/// Writes the code of what the bars around a controller show.
enum SwiftBars {
  /// The statements of a view controller, without indentation.
  static func lines(of bars: Bars) -> [String] {
    var lines: [String] = []
    let item = bars.navigationItem
    if bars.navigation {
      if let title = item.title {
        lines.append("navigationItem.title = \(SwiftCode.literal(title))")
      }
      if item.hasLargeTitle {
        lines.append("navigationController?.navigationBar.prefersLargeTitles = true")
      }
      for (side, title) in [("left", item.left), ("right", item.right)] {
        guard let title else { continue }
        lines.append("navigationItem.\(side)BarButtonItem = \(button(title))")
      }
    }
    if bars.tab, let title = bars.tabItems.first?.title {
      lines.append("tabBarItem.title = \(SwiftCode.literal(title))")
    }
    if bars.tool, !bars.toolItems.isEmpty {
      let items = bars.toolItems.map(button).joined(separator: ", .flexibleSpace(), ")
      lines.append("toolbarItems = [\(items)]")
    }
    return lines
  }

  private static func button(_ title: String) -> String {
    "UIBarButtonItem(title: \(SwiftCode.literal(title)), style: .plain, target: nil, action: nil)"
  }
}
