package import LayoutModel
import Recipes

/// Writes layouts as a view controller in Swift, with UIKit's views and layout anchors.
package enum SwiftCode {
  /// The parts of a layout that UIKit has no code for, in words.
  package struct Refusal: Error, Hashable, Sendable {
    /// One sentence part each: `'Cell' is a cell`.
    package var reasons: [String]
  }

  /// The source of a view controller whose view has the layout.
  /// - Parameter name: The name of the layout, for that of the class.
  /// - Throws: What of the layout has no code.
  package static func text(of layout: Layout, named name: String) throws(Refusal) -> String {
    let reasons = reasons(in: layout)
    if !reasons.isEmpty { throw Refusal(reasons: reasons) }
    return SwiftController(layout, name: name).text
  }

  private static func reasons(in layout: Layout) -> [String] {
    layout.views.dropFirst().flatMap { view -> [String] in
      var reasons: [String] = []
      if SwiftView.classes[view.kind.rawValue] == nil {
        reasons.append("'\(view.name)' is a \(view.kind.rawValue)")
      }
      if view.baseline != nil { reasons.append("'\(view.name)' has a baseline") }
      if view.alignmentRectInsets != nil { reasons.append("'\(view.name)' has alignment insets") }
      if view.layoutMarginsFollowReadableWidth {
        reasons.append("'\(view.name)' has readable margins")
      }
      return reasons
    }
  }

  /// What of the looks of a layout the code leaves out, in words.
  package static func losses(of layout: Layout) -> [String] {
    let bars = layout.canvas.bars
    let pictures = layout.views.filter { $0.content.imagePlaceholder != nil }
    var losses = pictures.map { "the placeholder of '\($0.name)'" }
    if bars.navigation, bars.navigationItem.back != nil {
      losses.append("the back button, which belongs to the view controller before")
    }
    if bars.tab, bars.tabItems.count > 1 {
      losses.append("the other items of the tab bar, which belong to other view controllers")
    }
    return losses
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text {
      switch character {
      case "\"", "\\": literal += "\\" + String(character)
      case _ where character.isNewline: literal += "\\n"
      case "\t": literal += "\\t"
      default: literal.append(character)
      }
    }
    return literal + "\""
  }

  /// A number without a needless fraction.
  static func number(_ number: Double) -> String {
    let text = "\(number + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// The names of views and guides in code.
struct SwiftNames {
  private let layout: Layout
  private let identifiers: [LayoutItem: String]

  init(_ layout: Layout) {
    self.layout = layout
    let names = VisualNames(views: layout.views, guides: layout.guides).identifiers
    identifiers = names.mapValues { SwiftNames.reserved.contains($0) ? $0 + "View" : $0 }
  }

  /// Words of the language, and properties of a view controller.
  private static let reserved: Set<String> = [
    "as", "break", "case", "class", "default", "defer", "description", "do", "else", "enum",
    "false", "for", "func", "if", "import", "in", "init", "is", "let", "nil", "return", "self",
    "static", "struct", "super", "switch", "tabBarItem", "throw", "title", "true", "try", "var",
    "view", "where", "while", "children", "parent", "editing", "navigationItem", "_",
  ]

  /// The name of a view; the root is the controller's.
  func name(ofView view: Int) -> String {
    view == 0 ? "view" : identifiers[.view(view)] ?? "view\(view)"
  }

  /// The name of a layout guide of the author's own.
  func name(ofGuide guide: Int) -> String { identifiers[.guide(guide)] ?? "guide\(guide)" }

  /// A name in UpperCamelCase.
  static func typeName(_ name: String) -> String {
    let identifier = VisualNames.identifier(of: name)
    return identifier.prefix(1).uppercased() + identifier.dropFirst()
  }
}

/// Writes a view controller.
private struct SwiftController {
  private let layout: Layout
  private let name: String
  private let names: SwiftNames

  init(_ layout: Layout, name: String) {
    self.layout = layout
    self.name = name
    names = SwiftNames(layout)
  }

  private var views: Range<Int> { layout.views.indices.dropFirst() }

  private var ownGuides: [Int] {
    layout.guides.indices.filter { [.own, .reserved].contains(layout.guides[$0].kind) }
  }

  var text: String {
    var lines = ["import UIKit", ""]
    lines += ["final class \(SwiftNames.typeName(name))ViewController: UIViewController {"]
    for view in views {
      lines.append("  let \(names.name(ofView: view)) = \(SwiftView(layout, view, names).creation)")
    }
    for guide in ownGuides { lines.append("  let \(names.name(ofGuide: guide)) = UILayoutGuide()") }
    lines += ["", "  override func viewDidLoad() {", "    super.viewDidLoad()"]
    lines += SwiftView(layout, 0, names).rootSettings
    lines += SwiftBars.lines(of: layout.canvas.bars).map { "    " + $0 }
    for view in views { lines += SwiftView(layout, view, names).lines.map { "    " + $0 } }
    for guide in ownGuides {
      let owner = names.name(ofView: layout.guides[guide].view)
      lines.append("    \(owner).addLayoutGuide(\(names.name(ofGuide: guide)))")
    }
    lines += constraints
    lines.append("  }")
    lines += views.flatMap { SwiftView(layout, $0, names).contentClass }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The constraints: those with a priority or an identifier have a name each.
  private var constraints: [String] {
    let all = layout.constraints.filter { !$0.isPlaceholder }
    if all.isEmpty { return [] }
    var named: [String] = []
    let items = all.enumerated().map { index, constraint in
      let code = SwiftConstraint(layout, constraint, names).code
      if constraint.priority.isRequired, constraint.identifier == nil { return code }
      let name = "constraint\(index + 1)"
      named.append("    let \(name) = \(code)")
      if !constraint.priority.isRequired {
        let priority = SwiftCode.number(constraint.priority.rawValue)
        named.append("    \(name).priority = UILayoutPriority(\(priority))")
      }
      if let identifier = constraint.identifier {
        named.append("    \(name).identifier = \(SwiftCode.literal(identifier))")
      }
      return name
    }
    return named + ["    NSLayoutConstraint.activate(["] + items.map { "      \($0)," } + ["    ])"]
  }
}
