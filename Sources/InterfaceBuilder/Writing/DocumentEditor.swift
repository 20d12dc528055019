package import Diagnostics
package import LayoutFindings
package import LayoutModel

/// Makes changes in the elements of a document, and leaves every other byte.
package struct DocumentEditor {
  private let bytes: [UInt8]
  private let root: XMLElement
  /// The traits of the saved canvas, which decide where a varying attribute is changed.
  private let traits: SizeTraits
  /// The views and constraints by the places where they were read.
  private var elements: [Int: XMLElement] = [:]
  private var ids: ElementIDs
  private var attributes: [Key: Change] = [:]
  /// The constraints to add, by the places of the views that hold them.
  private var added: [Int: [XMLElement]] = [:]
  /// The places of the constraints to remove.
  private var removed: Set<Int> = []

  /// An attribute of the element at a place.
  private struct Key: Hashable {
    var element: Int
    var name: String
  }

  /// A new value of an attribute; nil to delete it.
  private struct Change {
    var value: String?
  }

  /// - Parameter document: The elements of the file.
  package init(_ file: SourceFile, _ document: ParsedDocument) {
    bytes = Array(file.text.utf8)
    root = document.root
    traits = SizeTraits(InterfaceDevice(root.child("device")))
    var taken: Set<String> = []
    root.visitAll { if let id = $0["id"] { taken.insert(id) } }
    ids = ElementIDs(taken: taken)
    root.visitAll {
      if $0["id"] != nil || $0.name == "constraint" { elements[$0.range.start] = $0 }
    }
  }

  /// Adds the changes of one scene.
  package mutating func add(_ changes: [LayoutChange], to layout: Layout) {
    for change in changes {
      switch change {
      case .frame(let view, let frame): setFrame(of: layout.views[view], frame)
      case .constant(let index, let constant):
        guard let element = constraint(index, in: layout) else { continue }
        set("constant", constant == 0 ? "0" : ElementText.number(constant), in: element)
        // A constant of its own is no standard space.
        set("symbolic", nil, in: element)
      case .remove(let index):
        if let element = constraint(index, in: layout) { removed.insert(element.range.start) }
      case .remedy(let remedy): add(remedy, to: layout)
      }
    }
  }

  private mutating func add(_ remedy: Remedy, to layout: Layout) {
    func set(_ name: String, _ axis: Axis, of view: Int, _ value: Priority) {
      guard let element = element(of: layout.views[view]) else { return }
      self.set("\(axis)\(name)Priority", ElementText.number(value.rawValue), in: element)
    }
    switch remedy {
    case .add(let constraint): insert(constraint, in: layout)
    case .setPriority(let index, let value):
      guard let element = constraint(index, in: layout) else { return }
      self.set("priority", ElementText.number(value.rawValue), in: element)
    case .setContentHugging(let view, let axis, let value): set("Hugging", axis, of: view, value)
    case .setCompressionResistance(let view, let axis, let value):
      set("CompressionResistance", axis, of: view, value)
    }
  }

  // MARK: - Elements

  /// The element of a view; nil of a view that the document does not hold.
  private func element(of view: View) -> XMLElement? {
    view.origin.flatMap { elements[$0.start] }.flatMap { $0["id"] == view.id ? $0 : nil }
  }

  private func constraint(_ index: Int, in layout: Layout) -> XMLElement? {
    layout.constraints[index].origin.flatMap { elements[$0.start] }
      .flatMap { $0.name == "constraint" ? $0 : nil }
  }

  private mutating func setFrame(of view: View, _ frame: Rect) {
    guard let element = element(of: view), let rect = element.child("rect", key: "frame") else {
      return
    }
    let sides = [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ]
    for (name, length) in sides where rect.number(name) != length {
      set(name, ElementText.number(length), in: rect)
    }
    set("misplaced", nil, in: element)
  }

  /// Sets or deletes an attribute where it holds on the saved canvas: in the element or a variation of it.
  private mutating func set(_ name: String, _ value: String?, in element: XMLElement) {
    let owner = traits.variations(of: element).last { $0[name] != nil } ?? element
    // The default of a constant is none.
    let isDefault = name == "constant" && value == "0" && owner.range == element.range
    attributes[Key(element: owner.range.start, name: name)] = Change(value: isDefault ? nil : value)
  }

  private mutating func insert(_ constraint: LayoutConstraint, in layout: Layout) {
    let holder = layout.holder(of: constraint)
    guard let owner = element(of: layout.views[holder]), let id = owner["id"] else { return }
    func itemID(_ item: LayoutItem) -> String? {
      item.view.flatMap { layout.views[$0].id }
    }
    let element = XMLElement(
      "constraint",
      [
        "firstItem": constraint.firstItem == .view(holder) ? nil : itemID(constraint.firstItem),
        "firstAttribute": constraint.firstAttribute.rawValue,
        "secondItem": constraint.secondItem.flatMap(itemID),
        "secondAttribute": constraint.secondItem == nil
          ? nil : constraint.secondAttribute.rawValue,
        "constant": constraint.constant == 0 ? nil : ElementText.number(constraint.constant),
        "id": ids.id(for: "added \(constraint.firstItem) \(constraint.firstAttribute) \(id)"),
      ])
    added[owner.range.start, default: []].append(element)
  }

  /// The text of the document with all changes.
  package var text: String {
    var text = DocumentText(bytes)
    for (key, change) in attributes.sorted(by: {
      ($0.key.element, $0.key.name) < ($1.key.element, $1.key.name)
    }) {
      text.set(key.name, change.value, inTagAt: key.element)
    }
    for (place, constraints) in added.sorted(by: { $0.key < $1.key }) {
      if let owner = elements[place] { text.add(constraints, to: owner) }
    }
    if !removed.isEmpty { text.remove(removed, from: root) }
    return text.result
  }
}

extension XMLElement {
  /// Calls a function with the element and all in it.
  func visitAll(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.visitAll(body) }
  }
}
