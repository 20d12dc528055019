import Basics

/// Writes well-formed XML in UTF-8, one line for each child of the root.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []
  private var open: [String] = []

  /// Begins an element that holds others.
  mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
    appendTag(name, attributes)
    append(">\n")
    open.append(name)
  }

  /// Ends the element begun last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    appendEnd(name)
    append("\n")
  }

  /// Writes an element that holds a text or nothing.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], text content: String? = nil
  ) {
    appendTag(name, attributes)
    if let content {
      append(">")
      MarkupText.append(content, to: &bytes, escapesQuotes: false)
      appendEnd(name)
    } else {
      append("/>")
    }
    append("\n")
  }

  /// Writes an element with all that is in it.
  /// - Parameter breaks: How deep its elements have a line each.
  mutating func element(_ node: SVGNode, breaks: Int = 1) {
    appendTag(node)
    if node.children.isEmpty, node.text == nil {
      append("/>")
    } else {
      append(">")
      if let content = node.text { MarkupText.append(content, to: &bytes, escapesQuotes: false) }
      if breaks > 1 { append("\n") }
      for child in node.children { element(child, breaks: breaks - 1) }
      appendEnd(node.name)
    }
    if breaks > 0 { append("\n") }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func appendTag(_ name: String, _ attributes: [(String, String)]) {
    append("<")
    append(name)
    for (name, value) in attributes { appendAttribute(name, value) }
  }

  /// Appends the beginning of an element: its id, its classes, the other attributes, and its style.
  private mutating func appendTag(_ node: SVGNode) {
    let hasID = node.attributes.first?.0 == "id"
    appendTag(node.name, Array(node.attributes.prefix(hasID ? 1 : 0)))
    let classes = node.classes + node.style.properties.compactMap { $0.value.darkClass }
    if !classes.isEmpty { appendAttribute("class", classes.joined(separator: " ")) }
    for (name, value) in node.attributes.dropFirst(hasID ? 1 : 0) { appendAttribute(name, value) }
    for (property, value) in node.style.properties
    where property.isShared || value.text != property.initial?.text {
      appendAttribute(property.name, value.text)
    }
  }

  private mutating func appendAttribute(_ name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    MarkupText.append(value, to: &bytes, escapesQuotes: true)
    append("\"")
  }

  private mutating func appendEnd(_ name: String) {
    append("</")
    append(name)
    append(">")
  }
}
