import Diagnostics

/// The text of a document while parts of it are replaced.
struct DocumentText {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []
  /// How its lines end.
  private let lineEnd: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let first = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineEnd = first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// The text with all edits, which do not overlap; of those at one place, the last made goes first.
  var result: String {
    var result: [UInt8] = []
    var place = 0
    let sorted = edits.enumerated().sorted {
      let (a, b) = ($0.element.range, $1.element.range)
      return (a.lowerBound, a.upperBound, -$0.offset) < (b.lowerBound, b.upperBound, -$1.offset)
    }
    for (_, edit) in sorted {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text.utf8
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: - Attributes

  /// Replaces, adds or deletes an attribute of the start tag at a place.
  mutating func set(_ name: String, _ value: String?, inTagAt place: Int) {
    let tag = StartTag(at: place, in: bytes)
    let text = value.map(ElementText.escaped)
    if let attribute = tag[name] {
      edits.append(text.map { (attribute.value, $0) } ?? (attribute.whole, ""))
    } else if let text {
      // Before the id, which Interface Builder writes behind what a view or a constraint is given.
      let place = tag["id"]?.whole.lowerBound ?? tag.nameEnd
      edits.append((place..<place, " \(name)=\"\(text)\""))
    }
  }

  // MARK: - Added constraints

  /// Puts constraints behind those that a view holds.
  mutating func add(_ constraints: [XMLElement], to owner: XMLElement) {
    let held = owner.child("constraints")
    let indent = indent(of: (held ?? owner).range.start)
    let inner = indent + "    "
    let lines = constraints.map { ElementText.tag($0) + "/>" }
    func block(_ lines: [String], _ indent: String) -> String {
      lines.map { lineEnd + indent + $0 }.joined()
    }
    let whole = block(["<constraints>"] + lines.map { "    " + $0 } + ["</constraints>"], inner)
    let anchor = held ?? owner
    let tag = StartTag(at: anchor.range.start, in: bytes)
    if tag.isEmpty {
      let content = held == nil ? whole : block(lines, inner)
      let end = "\(lineEnd)\(indent)</\(anchor.name)>"
      edits.append((tag.close..<tag.close + 2, ">" + content + end))
    } else if let held {
      let place = held.children.last?.end ?? tag.close + 1
      edits.append((place..<place, block(lines, inner)))
    } else {
      // Behind the frame, which nearly every view has.
      let place = owner.child("rect", key: "frame")?.end ?? tag.close + 1
      edits.append((place..<place, whole))
    }
  }

  /// The blanks at the beginning of the line of a place.
  private func indent(of place: Int) -> String {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return String(decoding: bytes[start..<place].prefix(while: blanks.contains), as: UTF8.self)
  }

  // MARK: - Removed constraints

  /// Removes the constraints at some places, and the elements that refer to what then has no id.
  mutating func remove(_ places: Set<Int>, from root: XMLElement) {
    var deleted: Set<String> = []
    var kept: Set<String> = []
    root.visitAll { element in
      guard let id = element["id"] else { return }
      if places.contains(element.range.start) { deleted.insert(id) } else { kept.insert(id) }
    }
    deleted.subtract(kept)
    remove(places, naming: deleted, from: root)
  }

  private mutating func remove(_ places: Set<Int>, naming ids: Set<String>, from parent: XMLElement)
  {
    for child in parent.children {
      let isReference = ids.contains(child["reference"] ?? child["destination"] ?? "")
      let isEmptied =
        child.name == "constraints" && !child.children.isEmpty
        && child.children.allSatisfy { places.contains($0.range.start) }
      if isReference || isEmptied || places.contains(child.range.start) {
        removeLine(child.range.start, child.end)
      } else {
        remove(places, naming: ids, from: child)
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
}
