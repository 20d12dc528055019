import Basics

/// Reads the texts of our figures in SVG files; it draws nothing.
package struct SVGReader {
  private let bytes: [UInt8]

  /// The parts that are read must be UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether its outermost element ends.
  package var isWhole: Bool {
    let end = bytes.reversed().drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return end.starts(with: "</svg>".utf8.reversed())
  }

  /// The size of its outermost element; nil if it has none.
  package var size: (width: Double, height: Double)? {
    let head = String(decoding: bytes.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let sides = ["width", "height"].compactMap { name in
      head.firstRange(of: " \(name)=\"").flatMap { place in
        Double(head[place.upperBound...].prefix { $0 != "\"" })
      }
    }
    return sides.count == 2 ? (sides[0], sides[1]) : nil
  }

  /// The content of the element `metadata`; nil if there is none.
  package var metadata: String? {
    place(of: "metadata").flatMap { String(validating: bytes[$0.inner], as: UTF8.self) }
      .map(MarkupText.unescaped)
  }

  /// The content of its first element `desc`, which describes the whole picture; nil if there is
  /// none.
  package var description: String? {
    guard let start = bytes.firstPlace(of: Array("<desc".utf8), from: 0),
      let open = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let end = bytes.firstPlace(of: Array("</desc>".utf8), from: open)
    else { return nil }
    return String(validating: bytes[(open + 1)..<end], as: UTF8.self).map(MarkupText.unescaped)
  }

  /// The bytes without the element `metadata`: what can be seen.
  package var visible: [UInt8] {
    guard let place = place(of: "metadata") else { return bytes }
    return Array(bytes[..<place.outer.lowerBound] + bytes[place.outer.upperBound...])
  }

  /// The outermost groups that have an id, in order: views and constraints.
  package var groups: [(id: String, title: String?, text: String)] {
    let text = String(decoding: bytes, as: UTF8.self)
    var groups: [(id: String, title: String?, text: String)] = []
    var open: (id: String, start: String.Index)?
    var depth = 0
    var index = text.startIndex
    while let tag = text[index...].firstIndex(of: "<") {
      let rest = text[tag...]
      index = text.index(after: tag)
      if rest.hasPrefix("<g ") || rest.hasPrefix("<g>") {
        if open == nil, let id = SVGReader.id(in: rest) { open = (id, tag) }
        if open != nil { depth += 1 }
      } else if rest.hasPrefix("</g>"), let group = open {
        depth -= 1
        if depth == 0 {
          let inside = text[group.start..<tag]
          groups.append((group.id, SVGReader.title(in: inside), String(inside)))
          open = nil
        }
      }
    }
    return groups
  }

  private static func id(in tag: Substring) -> String? {
    let head = tag.prefix { $0 != ">" }
    guard let name = head.range(of: " id=\"") else { return nil }
    return String(head[name.upperBound...].prefix { $0 != "\"" })
  }

  private static func title(in group: Substring) -> String? {
    guard let name = group.range(of: "<title>") else { return nil }
    return MarkupText.unescaped(String(group[name.upperBound...].prefix { $0 != "<" }))
  }

  /// The place of an element that occurs once, and of its content.
  private func place(of element: String) -> (outer: Range<Int>, inner: Range<Int>)? {
    let (begin, end) = (Array("<\(element)>".utf8), Array("</\(element)>".utf8))
    guard let start = bytes.firstPlace(of: begin, from: 0),
      let stop = bytes.firstPlace(of: end, from: start + begin.count)
    else { return nil }
    return (start..<stop + end.count, start + begin.count..<stop)
  }
}

extension [UInt8] {
  fileprivate func firstPlace(of word: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + word.count <= count {
      guard let found = self[index...].firstIndex(of: word[0]) else { return nil }
      if self[found...].starts(with: word) { return found }
      index = found + 1
    }
    return nil
  }
}

extension Substring {
  fileprivate func range(of word: String) -> Range<Index>? {
    var rest = self
    while let start = rest.firstIndex(of: word.first ?? " ") {
      if rest[start...].hasPrefix(word) {
        return start..<index(start, offsetBy: word.count)
      }
      rest = rest[rest.index(after: start)...]
    }
    return nil
  }
}
