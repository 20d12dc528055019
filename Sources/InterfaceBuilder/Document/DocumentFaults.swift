import Diagnostics
import LayoutModel
import Recipes

/// The faults of a document's elements, each at its place: ids, frames and other numbers.
struct DocumentFaults {
  /// The faults, warnings among them.
  private(set) var diagnostics: [Diagnostic] = []
  /// The ids of all views and layout guides, of those that are not installed too.
  private(set) var itemIDs: Set<String> = []
  /// The ids of views, layout guides and constraints.
  private var taken: Set<String> = []

  init(in document: InterfaceDocument) {
    checkDevice(of: document)
    visit(document.root, in: "", isInView: false)
  }

  private mutating func checkDevice(of document: InterfaceDocument) {
    guard !document.isMac, document.device == nil, let device = document.root.child("device")
    else { return }
    warn(
      "unknown-value",
      "'\(shown(device["id"]))' is no device that ibar knows: the canvas is as large as the root view",
      at: device)
  }

  private mutating func visit(_ element: XMLElement, in parent: String, isInView: Bool) {
    let isView = InterfaceTree.isView(element, in: parent)
    checkIDs(of: element, isView: isView)
    checkShape(of: element, in: parent, isInView: isInView)
    checkNumbers(of: element)
    for child in element.children {
      visit(child, in: element.name, isInView: isView || isInView)
    }
  }

  // MARK: - Ids

  private static let guides: Set<String> = ["viewLayoutGuide", "viewControllerLayoutGuide"]

  private mutating func checkIDs(of element: XMLElement, isView: Bool) {
    let isGuide = DocumentFaults.guides.contains(element.name)
    guard isView || isGuide || element.name == "constraint", let id = element["id"] else { return }
    if isView || isGuide { itemIDs.insert(id) }
    if taken.insert(id).inserted { return }
    if isView {
      add("duplicate-id", "a view has the id '\(shown(id))', which is taken", at: element)
    } else {
      let word = isGuide ? "layout guide" : "constraint"
      warn(
        "duplicate-id",
        "a \(word) has the id '\(shown(id))', which is taken: parts named by it can be mixed up",
        at: element)
    }
  }

  // MARK: - Missing and misplaced parts

  private mutating func checkShape(of element: XMLElement, in parent: String, isInView: Bool) {
    if element.name == "constraint", parent != "constraints" {
      warn(
        "unknown-element", "a constraint in '\(parent)' is left out", at: element,
        help: "move it into 'constraints'")
    }
    let isControllerRoot = element["key"] == "view" && parent.lowercased().hasSuffix("controller")
    let hasFrame = element.child("rect", key: "frame") != nil
    let isRoot = !isInView && (isControllerRoot || hasFrame)
    // Early versions gave the content view of a cell no id.
    let isPart = hasFrame && element["key"] != "contentView"
    guard parent == "subviews" || isRoot || isPart,
      !InterfaceTree.notViews.contains(element.name)
    else { return }
    if element["id"] == nil {
      add(
        "missing-part", "'\(element.name)' has no id, which every view needs", at: element,
        help: "add an id that no other element has, such as id=\"aBc-12-xYz\"")
    } else if isRoot, !hasFrame {
      add(
        "missing-part", "'\(element.name)' has no frame, which every root view needs", at: element,
        help: "add <rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>")
    }
  }

  // MARK: - Numbers

  /// The keys of elements whose attributes are lengths.
  private static let lengths: Set<String> = [
    "frame", "intrinsicContentSize", "layoutMargins", "directionalLayoutMargins", "edgeInsets",
  ]
  private static let sides = [
    "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing",
  ]
  private static let ownLengths = [
    "spacing", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
  ]
  private static let priorities = ["Hugging", "CompressionResistance"].flatMap {
    ["horizontal\($0)Priority", "vertical\($0)Priority"]
  }

  private mutating func checkNumbers(of element: XMLElement) {
    if element.name == "image" { checkImage(element) }
    for name in DocumentFaults.ownLengths {
      if let text = element[name], text != "infinite" {
        checkLength(text, name, of: element, standard: "the default")
      }
    }
    for name in DocumentFaults.priorities { checkRange(name, of: element, 1...1000) }
    if ["font", "fontDescription"].contains(element.name) {
      for name in ["pointSize", "size"] where InterfaceFont.sizes[element[name] ?? ""] == nil {
        checkRange(name, of: element, 1...500)
      }
    }
    for child in element.children where DocumentFaults.lengths.contains(child["key"] ?? "") {
      let isSize = ["rect", "size"].contains(child.name)
      guard isSize || child.name.lowercased().hasSuffix("edgeinsets") else { continue }
      for side in DocumentFaults.sides {
        if let text = child[side] { checkLength(text, side, of: child, standard: "0") }
      }
      if child.name == "rect" { checkFrame(child) }
    }
  }

  private mutating func checkLength(
    _ text: String, _ name: String, of element: XMLElement, standard: String
  ) {
    guard let number = InterfaceNumber.number(text) else {
      warn(
        "not-a-number", "the \(name) '\(shown(text))' is no number, and is read as \(standard)",
        at: element)
      return
    }
    if number.magnitude > NumberRule.maximumLength {
      add(
        "number-out-of-range", "the \(name) '\(shown(text))' is too large", at: element,
        help: "use a number of at most a million")
    }
  }

  private mutating func checkFrame(_ frame: XMLElement) {
    for side in ["width", "height"] {
      guard let length = frame.number(side), length.magnitude <= NumberRule.maximumLength else {
        continue
      }
      if length < 0 {
        warn(
          "negative-size", "the \(side) '\(shown(frame[side]))' is negative, and is read as 0",
          at: frame)
      }
    }
  }

  private mutating func checkRange(
    _ name: String, of element: XMLElement, _ range: ClosedRange<Double>
  ) {
    guard let text = element[name] else { return }
    guard let number = InterfaceNumber.number(text) else {
      warn(
        "not-a-number", "the \(name) '\(shown(text))' is no number, and is read as the default",
        at: element)
      return
    }
    if !range.contains(number) {
      let nearest = Int(min(max(number, range.lowerBound), range.upperBound))
      warn(
        "number-out-of-range",
        "the \(name) '\(shown(text))' is not in 1...\(Int(range.upperBound)), and is read as \(nearest)",
        at: element)
    }
  }

  private mutating func checkImage(_ image: XMLElement) {
    guard image["catalog"] == nil, image["width"] != nil, InterfaceDocument.size(of: image) == nil
    else { return }
    warn(
      "number-out-of-range",
      "the size of the image '\(shown(image["name"]))' is not used: its width and height are not in "
        + "0...1000000", at: image)
  }

  // MARK: - Reports

  private func shown(_ text: String?) -> String { ViewNames.visible(text ?? "") }

  private mutating func add(
    _ id: String, _ message: String, at element: XMLElement, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(id, message, at: element.range, help: help))
  }

  private mutating func warn(
    _ id: String, _ message: String, at element: XMLElement, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(id, severity: .warning, message, at: element.range, help: help))
  }
}
