import LayoutModel

/// The insets and baselines of AppKit's controls in a stored document.
struct MacControl {
  let element: XMLElement
  let frame: Rect
  let version: XcodeVersion

  private var cell: XMLElement? { element.child(key: "cell") }
  private var controlSize: String {
    (cell ?? element)["controlSize"] ?? "regular"
  }
  private var bezel: String? { cell?["bezelStyle"] }
  /// Since Xcode 26 most controls fill their frames.
  private var fillsFrame: Bool { version >= .xcode26 }

  /// Whether a line of the system's font is 17 points high and its baseline a point lower, as up to Xcode 10.
  private var textsAreHigh: Bool { version < .xcode11 }

  /// Whether push and pop-up buttons have the sizes that they got with Xcode 12.
  private var controlsGrew: Bool { version >= .xcode12 }

  /// Whether it is a text without a border.
  var isLabel: Bool {
    element.name == "textField" && cell != nil && cell?["borderStyle"] == nil && bezel == nil
  }

  /// The insets of the rectangle that constraints act on.
  var alignmentRectInsets: EdgeInsets {
    switch element.name {
    // A text with a background fills its frame.
    case "textField" where isLabel && cell?.flag("drawsBackground") == true: return EdgeInsets()
    case "textField" where isLabel: return EdgeInsets(left: 2, right: 2)
    case "box": return boxInsets
    case "button" where cell != nil: return buttonInsets
    case "imageView": return imageInsets
    default: break
    }
    if fillsFrame { return EdgeInsets() }
    switch element.name {
    case "popUpButton": return popUpInsets
    case "comboBox": return EdgeInsets(bottom: 4, right: 3)
    case "slider": return sliderInsets
    case "stepper" where !controlsGrew: return EdgeInsets(left: 3, right: 3)
    case "segmentedControl": return segmentInsets
    case "comboButton": return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    case "switch": return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2)
    case "colorWell" where controlsGrew: return EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
    default: return EdgeInsets()
    }
  }

  /// An image of the system that is a symbol has insets, however large it is shown; known of Xcode 26.
  private var imageInsets: EdgeInsets {
    version >= .xcode26 && cell?["image"] == "NSActionTemplate"
      ? EdgeInsets(top: 6.5, bottom: 4.5) : EdgeInsets()
  }

  /// The insets of a borderless button are those of its image, if that is a symbol.
  private var symbolInsets: EdgeInsets? {
    guard version >= .xcode15, cell?["borderStyle"] == nil, let image = cell?["image"] else {
      return nil
    }
    return MacControl.symbols[image]
  }

  /// The insets of symbols, in points.
  private static let symbols = [
    "NSAddTemplate": EdgeInsets(top: 2.5, bottom: 1.5, right: 0.5),
    "NSRemoveTemplate": EdgeInsets(top: -2, bottom: -3, right: 0.5),
    "NSStopProgressFreestandingTemplate": EdgeInsets(top: 3, bottom: 3),
  ]

  /// Segments that are pressed have the bezels of buttons.
  private var segmentInsets: EdgeInsets {
    if !controlsGrew { return EdgeInsets(top: 1, left: 2, bottom: 2, right: 2) }
    return cell?["trackingMode"] == "momentary"
      ? EdgeInsets(top: 2, left: 3, bottom: 2, right: 3)
      : EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  }

  private var popUpInsets: EdgeInsets {
    if version >= .xcode15, cell?["borderStyle"] == nil { return EdgeInsets(left: 5) }
    switch bezel {
    case "rounded" where controlsGrew:
      return controlSize == "small"
        ? EdgeInsets(top: 2, left: 4, bottom: 4, right: 4)
        : EdgeInsets(top: 1, left: 3, bottom: 4, right: 4)
    case "rounded":
      return controlSize == "regular"
        ? EdgeInsets(top: 2, left: 2, bottom: 3, right: 3)
        : EdgeInsets(top: 1, left: 3, bottom: 3, right: 3)
    case "smallSquare": return EdgeInsets(top: 1, bottom: 1)
    case "roundedRect", "recessed": return EdgeInsets(bottom: 1)
    default: return EdgeInsets()
    }
  }

  private var sliderInsets: EdgeInsets {
    // Up to Xcode 11 tick marks above the bar reach the edge.
    if !controlsGrew, cell?["tickMarkPosition"] == "above",
      (cell?.number("numberOfTickMarks") ?? 0) > 0
    {
      return EdgeInsets(left: 2, bottom: 2, right: 2)
    }
    return EdgeInsets(top: 2, left: 2, bottom: controlSize == "regular" ? 6 : 2, right: 2)
  }

  private var boxInsets: EdgeInsets {
    switch element["boxType"] {
    case "separator":
      return frame.width >= frame.height
        ? EdgeInsets(top: 2, bottom: 2) : EdgeInsets(left: 2, right: 2)
    case "custom", "oldStyle": return EdgeInsets()
    default:
      let hasTitle = element["titlePosition"] != "noTitle"
      return EdgeInsets(top: hasTitle ? 0 : 2, left: 3, bottom: 4, right: 3)
    }
  }

  /// Up to Xcode 11 a rectangle is as high as the box or circle in its frame of 18 points: 14 and 16, or 12
  /// and 14 of small ones.
  private var oldBoxInsets: EdgeInsets {
    let side = (cell?["type"] == "check" ? 2.0 : 1) + (controlSize == "regular" ? 0 : 1)
    return EdgeInsets(top: side, left: side, bottom: side, right: 2)
  }

  private var buttonInsets: EdgeInsets {
    if let symbolInsets { return symbolInsets }
    switch (cell?["type"], bezel) {
    case ("push", "rounded"):
      if fillsFrame || controlSize == "large" { return EdgeInsets() }
      switch controlSize {
      case "regular":
        return controlsGrew
          ? EdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
          : EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
      case "small":
        return controlsGrew
          ? EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
          : EdgeInsets(top: 4, left: 5, bottom: 6, right: 5)
      default: return EdgeInsets(left: 1, right: 1)
      }
    case ("check", _), ("radio", _):
      if fillsFrame { return EdgeInsets() }
      if !controlsGrew { return oldBoxInsets }
      return EdgeInsets(top: 1, left: controlSize == "regular" ? 2 : 1, bottom: 1)
    case (_, "helpButton"):
      if fillsFrame { return EdgeInsets() }
      return controlsGrew && controlSize == "small"
        ? EdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
        : EdgeInsets(top: 1, left: 2, bottom: controlsGrew ? 4 : 3, right: 2)
    case ("bevel", "regularSquare") where !controlsGrew:
      return EdgeInsets(top: 2, left: 2, bottom: 3, right: 2)
    case (_, "smallSquare"): return EdgeInsets(top: 1, bottom: 1)
    default: return EdgeInsets()
    }
  }

  /// The baselines in the rectangle that constraints act on; nil for a control without text.
  var baseline: Baseline? {
    guard let (first, last) = frameBaselines else { return nil }
    let insets = alignmentRectInsets
    return Baseline(first: first - insets.top, last: last - insets.bottom)
  }

  /// From the frame's top to the first baseline, and from the last one to its bottom.
  private var frameBaselines: (first: Double, last: Double)? {
    let height = frame.height
    func single(_ first: Double?) -> (Double, Double)? { first.map { ($0, height - $0) } }
    let texts = ["textField", "secureTextField", "tokenField", "searchField", "comboBox"]
    if fillsFrame, !isLabel { return single(height / 2 + 5) }
    if texts.contains(element.name) {
      if cell?["borderStyle"] != nil || bezel != nil {
        return single(height - (controlSize == "regular" || textsAreHigh ? 6 : 5))
      }
      return height > 19 ? (controlSize == "small" ? 11 : 13, 3) : (height - 3, 3)
    }
    switch element.name {
    case "popUpButton":
      let regular: Double = controlsGrew ? 15 : textsAreHigh ? 17 : 16
      return single([25: regular, 26: regular, 22: 14, 17: 12, 19: 13][height])
    case "button":
      if ["check", "radio"].contains(cell?["type"]) { return single(height - 4) }
      switch bezel {
      case "rounded": return single([32: 19, 27: controlsGrew ? 16 : 15][height])
      case "roundedRect": return single([19: textsAreHigh ? 14 : 13, 17: 12][height])
      default: return single([26: 16, 25: 17, 19: 13, 21: 14][height])
      }
    case "segmentedControl": return single(controlsGrew ? 16 : 17)
    case "switch": return single(17)
    case "slider": return single(14)
    default: return nil
    }
  }
}
