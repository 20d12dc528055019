import LayoutModel
import Recipes
import Typesetting

/// Writes the code of a view: how it is made, its properties and its place in the tree.
struct SwiftView {
  private let layout: Layout
  private let index: Int
  private let names: SwiftNames

  init(_ layout: Layout, _ index: Int, _ names: SwiftNames) {
    (self.layout, self.index, self.names) = (layout, index, names)
  }

  var view: View { layout.views[index] }
  var name: String { names.name(ofView: index) }
  var content: ViewContent { view.content }

  /// UIKit's classes by the kinds of views that have code.
  static let classes = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "textField": "UITextField",
    "imageView": "UIImageView", "textView": "UITextView", "switch": "UISwitch",
    "slider": "UISlider", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "pageControl": "UIPageControl", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
    "searchBar": "UISearchBar", "scrollView": "UIScrollView", "stackView": "UIStackView",
  ]

  private var className: String { SwiftView.classes[view.kind.rawValue] ?? "UIView" }

  // MARK: - Creation

  /// The expression that makes the view.
  var creation: String {
    if view.intrinsicContentSize != nil { return contentClassName + "()" }
    switch view.kind {
    case .button:
      return view.buttonConfiguration.map { "UIButton(configuration: .\($0.rawValue)())" }
        ?? "UIButton(type: .system)"
    case .segmentedControl:
      let titles = content.segments.map(SwiftCode.literal).joined(separator: ", ")
      return "UISegmentedControl(items: [\(titles)])"
    case .activityIndicatorView:
      let isLarge = ["large", "whiteLarge"].contains(content.style)
      return "UIActivityIndicatorView(style: .\(isLarge ? "large" : "medium"))"
    default: return className + "()"
    }
  }

  private var contentClassName: String { "Sized" + SwiftNames.typeName(name) }

  /// The class of a view whose content has its own size.
  var contentClass: [String] {
    guard let size = view.intrinsicContentSize else { return [] }
    func side(_ length: Double?) -> String {
      length.map(SwiftCode.number) ?? "UIView.noIntrinsicMetric"
    }
    return [
      "", "  final class \(contentClassName): \(className) {",
      "    override var intrinsicContentSize: CGSize {",
      "      CGSize(width: \(side(size.width)), height: \(side(size.height)))", "    }", "  }",
    ]
  }

  // MARK: - Settings

  /// The properties of the root that the code sets.
  var rootSettings: [String] {
    let tint = view.tintColor.map { ["\(name).tintColor = \(SwiftView.code(of: $0))"] } ?? []
    return (fill + tint).map { "    " + $0 }
  }

  /// The statements that set the view up and add it to its superview.
  var lines: [String] {
    var lines = texts + fill + edges + state + arrangement + priorities
    func set(_ property: String, _ value: String) { lines.append("\(name).\(property) = \(value)") }
    if view.isHidden { set("isHidden", "true") }
    if let color = view.tintColor { set("tintColor", SwiftView.code(of: color)) }
    if content.contentInsetAdjustment == .never {
      set("contentInsetAdjustmentBehavior", ".never")
    }
    if let clips = view.clipsToBounds { set("clipsToBounds", "\(clips)") }
    if view.preservesSuperviewLayoutMargins { set("preservesSuperviewLayoutMargins", "true") }
    if !view.insetsLayoutMarginsFromSafeArea { set("insetsLayoutMarginsFromSafeArea", "false") }
    if view.semanticContentAttribute != .unspecified {
      set("semanticContentAttribute", ".\(view.semanticContentAttribute.rawValue)")
    }
    if let margins = view.layoutMargins {
      let sides = [margins.top, margins.leading, margins.bottom, margins.trailing].map(
        SwiftCode.number)
      set(
        "directionalLayoutMargins",
        "NSDirectionalEdgeInsets(top: \(sides[0]), leading: \(sides[1]), bottom: \(sides[2]), "
          + "trailing: \(sides[3]))")
    }
    return lines + placing
  }

  private var texts: [String] {
    var lines: [String] = []
    func set(_ property: String, _ value: String) { lines.append("\(name).\(property) = \(value)") }
    switch view.kind {
    case .label:
      set("text", SwiftCode.literal(content.text ?? "Label"))
      if content.numberOfLines != 1 { set("numberOfLines", "\(content.numberOfLines)") }
    case .button: return title
    case .textField:
      if content.style != "plain" { set("borderStyle", ".roundedRect") }
      if let text = content.text { set("text", SwiftCode.literal(text)) }
      if let text = content.placeholder { set("placeholder", SwiftCode.literal(text)) }
      set("font", SwiftView.code(of: content.font ?? .system(size: 14, weight: nil)))
    case .textView:
      set("text", SwiftCode.literal(content.text ?? ""))
      set("font", SwiftView.code(of: content.font ?? .system(size: 14, weight: nil)))
      if !content.isScrollEnabled { set("isScrollEnabled", "false") }
    case .imageView:
      if content.imageSize != nil {
        set("image", "UIImage(named: \(SwiftCode.literal(content.imageName ?? view.name)))")
      }
      set("contentMode", ".\(content.contentMode.rawValue)")
    case .pageControl: set("numberOfPages", "\(content.numberOfPages)")
    case .datePicker:
      if content.datePickerStyle != .automatic {
        set("preferredDatePickerStyle", ".\(content.datePickerStyle.rawValue)")
      }
      if content.datePickerMode != .dateAndTime {
        set("datePickerMode", ".\(content.datePickerMode.rawValue)")
      }
    default: break
    }
    if [.label, .textField, .textView].contains(view.kind) {
      if view.kind == .label, let font = content.font { set("font", SwiftView.code(of: font)) }
      if content.textAlignment != .natural {
        set("textAlignment", ".\(content.textAlignment.rawValue)")
      }
      if let color = content.textColor { set("textColor", SwiftView.code(of: color)) }
    }
    return lines
  }

  static func code(of color: DynamicColor) -> String {
    if let single = color.single { return code(of: single) }
    if let name = Vocabulary.name(of: color) { return "UIColor.\(name)" }
    return "UIColor { $0.userInterfaceStyle == .dark ? \(code(of: color.dark))"
      + " : \(code(of: color.light)) }"
  }

  private static func code(of color: Color) -> String {
    func part(_ byte: UInt8) -> String { byte == 0 ? "0" : byte == 255 ? "1" : "\(byte) / 255" }
    return "UIColor(red: \(part(color.red)), green: \(part(color.green)), "
      + "blue: \(part(color.blue)), alpha: \(part(color.alpha)))"
  }

  /// The code where its type is not known from the place: with `UIFont` before an implicit member.
  static func typedCode(of font: FontChoice) -> String {
    let code = code(of: font)
    return code.hasPrefix(".") ? "UIFont" + code : code
  }

  static func code(of font: FontChoice) -> String {
    switch font {
    case .style(let style, nil): ".preferredFont(forTextStyle: .\(style.rawValue))"
    case .style(let style, let weight?):
      "UIFontMetrics(forTextStyle: .\(style.rawValue)).scaledFont(for: "
        + code(of: .system(size: font.font(.large).size, weight: weight)) + ")"
    case .system(let size, let weight):
      ".systemFont(ofSize: \(SwiftCode.number(size))"
        + (weight.map { ", weight: .\($0.rawValue)" } ?? "") + ")"
    }
  }

  private var arrangement: [String] {
    guard let arrangement = view.arrangement else { return [] }
    var lines: [String] = []
    func set(_ property: String, _ value: String) { lines.append("\(name).\(property) = \(value)") }
    if arrangement.axis == .vertical { set("axis", ".vertical") }
    if arrangement.alignment != .fill { set("alignment", ".\(arrangement.alignment.rawValue)") }
    if arrangement.distribution != .fill {
      set("distribution", ".\(arrangement.distribution.rawValue)")
    }
    if arrangement.spacing != 0 { set("spacing", SwiftCode.number(arrangement.spacing)) }
    if arrangement.isLayoutMarginsRelativeArrangement {
      set("isLayoutMarginsRelativeArrangement", "true")
    }
    if arrangement.isBaselineRelativeArrangement { set("isBaselineRelativeArrangement", "true") }
    return lines
  }

  /// The priorities that differ from those of a view that code makes.
  private var priorities: [String] {
    var standard = view.kind.contentHuggingPriority
    if [.label, .imageView].contains(view.kind) { standard = AxisPriorities(.defaultLow) }
    let hugging = view.contentHuggingPriority ?? view.kind.contentHuggingPriority
    let resistance =
      view.contentCompressionResistancePriority ?? view.kind.contentCompressionResistancePriority
    return lines("setContentHuggingPriority", hugging, unless: standard)
      + lines(
        "setContentCompressionResistancePriority", resistance,
        unless: view.kind.contentCompressionResistancePriority)
  }

  private func lines(
    _ method: String, _ priorities: AxisPriorities, unless standard: AxisPriorities
  ) -> [String] {
    Axis.allCases.filter { priorities[$0] != standard[$0] }.map { axis in
      let priority = SwiftCode.number(priorities[axis].rawValue)
      return "\(name).\(method)(UILayoutPriority(\(priority)), for: .\(axis))"
    }
  }

  // MARK: - Tree

  /// The statements that give the view its superview.
  private var placing: [String] {
    let superview = view.superview ?? 0
    let owner = names.name(ofView: superview)
    if let arrangement = layout.views[superview].arrangement,
      arrangement.arrangedSubviews.contains(index)
    {
      var lines = ["\(owner).addArrangedSubview(\(name))"]
      if let space = arrangement.customSpacing[index] {
        lines.append("\(owner).setCustomSpacing(\(SwiftCode.number(space)), after: \(name))")
      }
      return lines
    }
    guard let autoresizing = view.autoresizing else {
      return [
        "\(name).translatesAutoresizingMaskIntoConstraints = false", "\(owner).addSubview(\(name))",
      ]
    }
    let frame = autoresizing.frame
    let sides = [frame.x, frame.y, frame.width, frame.height].map(SwiftCode.number)
    let parts = Autoresizing.Part.allCases.filter(autoresizing.mask.contains).map {
      ".\($0.rawValue)"
    }
    return [
      "\(owner).addSubview(\(name))",
      "\(name).frame = CGRect(x: \(sides[0]), y: \(sides[1]), width: \(sides[2]), "
        + "height: \(sides[3]))",
      "\(name).autoresizingMask = [\(parts.joined(separator: ", "))]",
    ]
  }
}
