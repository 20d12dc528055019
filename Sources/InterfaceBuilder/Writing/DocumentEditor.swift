package import Diagnostics
package import LayoutModel

/// Makes changes in the text of a document, and leaves every other byte.
package struct DocumentEditor {
  private let bytes: [UInt8]
  private let root: XMLElement
  private var elements: [String: XMLElement] = [:]
  /// The constraints by the places where they were read.
  private var constraints: [Int: XMLElement] = [:]
  private var edits: [(range: Range<Int>, text: String)] = []
  private var added: [String: [String]] = [:]
  private var removed: Set<String> = []
  private var ids: ElementIDs

  /// - Parameter document: The elements of the file.
  package init(_ file: SourceFile, _ document: ParsedDocument) {
    bytes = Array(file.text.utf8)
    root = document.root
    ids = ElementIDs()
    index(root)
    ids = ElementIDs(taken: Set(elements.keys))
  }

  private mutating func index(_ element: XMLElement) {
    if let id = element["id"] { elements[id] = element }
    if element.name == "constraint" { constraints[element.range.start] = element }
    for child in element.children { index(child) }
  }

  /// Adds the changes of one scene.
  package mutating func add(_ changes: [LayoutChange], to layout: Layout) {
    for change in changes {
      switch change {
      case .frame(let view, let frame): setFrame(of: layout.views[view], frame)
      case .constant(let index, let constant):
        set("constant", constant == 0 ? nil : ElementText.number(constant), of: index, in: layout)
      case .remove(let index):
        if let element = element(ofConstraint: index, in: layout), let id = element["id"] {
          removed.insert(id)
        }
      case .remedy(let remedy): add(remedy, to: layout)
      }
    }
  }

  private mutating func add(_ remedy: Remedy, to layout: Layout) {
    func priority(_ side: String, _ axis: Axis) -> String { "\(axis)" + side }
    switch remedy {
    case .add(let constraint): insert(constraint, in: layout)
    case .setPriority(let index, let value):
      set("priority", ElementText.number(value.rawValue), of: index, in: layout)
    case .setContentHugging(let view, let axis, let value):
      guard let element = layout.views[view].id.flatMap({ elements[$0] }) else { return }
      set(priority("HuggingPriority", axis), ElementText.number(value.rawValue), in: element)
    case .setCompressionResistance(let view, let axis, let value):
      guard let element = layout.views[view].id.flatMap({ elements[$0] }) else { return }
      set(
        priority("CompressionResistancePriority", axis), ElementText.number(value.rawValue),
        in: element)
    }
  }

  // MARK: - Tags

  private mutating func setFrame(of view: View, _ frame: Rect) {
    guard let element = view.id.flatMap({ elements[$0] }),
      let rect = element.child("rect", key: "frame")
    else { return }
    let sides = [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ]
    for (name, length) in sides where rect.number(name) != length {
      set(name, ElementText.number(length), in: rect)
    }
    set("misplaced", nil, in: element)
  }

  /// The element of a constraint, by the place where it was read.
  private func element(ofConstraint index: Int, in layout: Layout) -> XMLElement? {
    layout.constraints[index].origin.flatMap { constraints[$0.start] }
  }

  private mutating func set(
    _ name: String, _ value: String?, of constraint: Int, in layout: Layout
  ) {
    guard let element = element(ofConstraint: constraint, in: layout) else { return }
    set(name, value, in: element)
    // A constant of its own is no standard space.
    if name == "constant" { set("symbolic", nil, in: element) }
  }

  /// Replaces, adds or deletes an attribute in a start tag.
  private mutating func set(_ name: String, _ value: String?, in element: XMLElement) {
    let range = element.range.start..<element.range.end
    let key = Array(" \(name)=".utf8)
    if let start = range.first(where: { bytes[$0...].starts(with: key) }) {
      let opening = start + key.count
      let end = bytes[(opening + 1)...].firstIndex(of: bytes[opening]) ?? opening
      let text = value.map { " \(name)=\"\(ElementText.escaped($0))\"" } ?? ""
      edits.append((start..<end + 1, text))
    } else if let value {
      // Before the id, which Interface Builder writes behind what a view or a constraint is given.
      let place =
        range.first { bytes[$0...].starts(with: Array(" id=".utf8)) }
        ?? range.lowerBound + 1 + element.name.utf8.count
      edits.append((place..<place, " \(name)=\"\(ElementText.escaped(value))\""))
    }
  }

  // MARK: - Constraints

  private mutating func insert(_ constraint: LayoutConstraint, in layout: Layout) {
    let holder = layout.holder(of: constraint)
    guard let owner = layout.views[holder].id else { return }
    func id(_ item: LayoutItem) -> String? {
      item.view.flatMap { layout.views[$0].id }
    }
    let element = XMLElement(
      "constraint",
      [
        "firstItem": constraint.firstItem == .view(holder) ? nil : id(constraint.firstItem),
        "firstAttribute": constraint.firstAttribute.rawValue,
        "secondItem": constraint.secondItem.flatMap(id),
        "secondAttribute": constraint.secondItem == nil
          ? nil : constraint.secondAttribute.rawValue,
        "constant": constraint.constant == 0 ? nil : ElementText.number(constraint.constant),
        "id": ids.id(for: "added \(constraint.firstItem) \(constraint.firstAttribute) \(owner)"),
      ])
    added[owner, default: []].append(ElementText.tag(element) + "/>")
  }

  /// Puts lines into the constraints of a view.
  private mutating func addLines() {
    for (owner, lines) in added.sorted(by: { $0.key < $1.key }) {
      guard let element = elements[owner] else { continue }
      let held = element.child("constraints")
      let anchor = held ?? element
      let indent = self.indent(of: anchor.range.start)
      let inner = indent + "    "
      let end = self.end(of: anchor)
      let isEmpty = bytes[end - 2] == UInt8(ascii: "/")
      if let held, !isEmpty {
        let last = held.children.last.map(endOfContent) ?? self.end(of: held)
        edits.append((last..<last, lines.map { "\n" + inner + $0 }.joined()))
      } else if held != nil {
        let text = ">" + lines.map { "\n" + inner + $0 }.joined() + "\n" + indent + "</constraints>"
        edits.append((end - 2..<end, text))
      } else if !isEmpty {
        // Behind the frame, which every view has.
        let rect = self.end(of: element.child("rect", key: "frame") ?? element)
        let block =
          ["<constraints>"] + lines.map { "    " + $0 } + ["</constraints>"]
        edits.append((rect..<rect, block.map { "\n" + inner + $0 }.joined()))
      }
    }
  }

  /// The end of a start tag: the range of an element ends behind its last attribute.
  private func end(of element: XMLElement) -> Int {
    let place = element.range.end
    return (bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? place) + 1
  }

  /// The end of an element: of its end tag, if it has one.
  private func endOfContent(of element: XMLElement) -> Int {
    let start = end(of: element)
    if bytes[start - 2] == UInt8(ascii: "/") { return start }
    let closing = Array("</\(element.name)".utf8)
    let last = element.children.last.map(endOfContent) ?? start
    let tag = (last..<bytes.count).first { bytes[$0...].starts(with: closing) } ?? last
    return (bytes[tag...].firstIndex(of: UInt8(ascii: ">")) ?? tag) + 1
  }

  /// The blanks at the beginning of the line of a place.
  private func indent(of place: Int) -> String {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return String(decoding: bytes[start..<place].prefix(while: blanks.contains), as: UTF8.self)
  }

  /// Removes the lines of constraints, and of elements that refer to them.
  private mutating func removeLines(in element: XMLElement) {
    for child in element.children {
      let isConstraint = child.name == "constraint" && removed.contains(child["id"] ?? "")
      let target = child["reference"] ?? child["destination"] ?? ""
      if isConstraint || removed.contains(target) {
        removeLine(child.range.start, endOfContent(of: child))
      } else if child.name == "constraints", !child.children.isEmpty,
        child.children.allSatisfy({ removed.contains($0["id"] ?? "") })
      {
        removeLine(child.range.start, endOfContent(of: child))
      } else {
        removeLines(in: child)
      }
    }
  }

  private mutating func removeLine(_ start: Int, _ end: Int) {
    let line = bytes[..<start].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    // A line of its own goes with its end.
    guard let line, bytes[line] == UInt8(ascii: "\n") else {
      edits.append((start..<end, ""))
      return
    }
    let begin = line > 0 && bytes[line - 1] == UInt8(ascii: "\r") ? line - 1 : line
    edits.append((begin..<end, ""))
  }

  /// The text of the document with all changes.
  package var text: String {
    var editor = self
    editor.addLines()
    if !removed.isEmpty { editor.removeLines(in: root) }
    var result: [UInt8] = []
    var place = 0
    // Of edits at one place, the last made goes first.
    let edits = editor.edits.enumerated().sorted {
      let (a, b) = ($0.element.range, $1.element.range)
      return (a.lowerBound, a.upperBound, -$0.offset) < (b.lowerBound, b.upperBound, -$1.offset)
    }
    for (_, edit) in edits {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}
