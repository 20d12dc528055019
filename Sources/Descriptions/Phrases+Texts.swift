import Basics
package import LayoutModel

// What the phrases say of layouts.
extension Phrases {
  /// A template with values in place of its words in braces.
  func filled(_ template: String, _ values: KeyValuePairs<String, String>) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let key = rest[rest.index(after: open)..<close]
      text += rest[..<open] + (values.first { $0.key == key }?.value ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// A number with at most two decimals.
  package func number(_ value: Double) -> String {
    localized(DecimalText.rounded(value, to: 2))
  }

  /// A decimal number with the language's mark.
  func localized(_ number: String) -> String {
    number.split(separator: ".", omittingEmptySubsequences: false).joined(separator: decimalMark)
  }

  /// `A, B, and C`.
  /// - Parameter isLong: Whether the members have commas, so that two of them need one too.
  package func listed(_ words: [String], isLong: Bool = false) -> String {
    guard words.count > 1, let end = words.last else { return words.joined() }
    let sign = words.count > 2 || isLong ? list.last : list.pair
    return words.dropLast().joined(separator: list.separator) + sign + end
  }

  /// Clauses one after the other.
  func clauses(_ clauses: [String]) -> String { clauses.joined(separator: clauseSeparator) }

  /// A sentence, with its first letter in upper case where the language has such.
  package func sentence(of text: String) -> String {
    ended(hasCapitals ? text.capitalizedFirst : text)
  }

  /// A text with the sign that ends a sentence.
  package func ended(_ text: String) -> String { filled(sentence, ["text": text]) }

  /// Sentences one after the other.
  package func joined(_ sentences: [String]) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: sentenceGap)
  }

  /// A title or a caption, and the text about it.
  package func titled(_ title: String, _ text: String) -> String {
    filled(titled, ["title": title, "text": text])
  }

  // MARK: - Views

  /// `two labels`.
  package func counted(_ count: Int, _ kind: ViewKind?) -> String {
    let phrase = kind.flatMap { kinds[$0] } ?? views
    let word = count < numbers.count ? numbers[count] : "\(count)"
    return filled(phrase[plural(count)], ["count": word])
  }

  /// Names, and how many views have none here.
  package func listed(_ names: [String], of count: Int, isLong: Bool = false) -> String {
    let rest = count - names.count
    return listed(names + (rest > 0 ? [filled(more, ["count": "\(rest)"])] : []), isLong: isLong)
  }

  /// Views in their arrangement.
  /// - Parameter hasGaps: Whether the text says how far apart they are.
  package func arranged(_ views: String, _ form: Arrangement.Form, hasGaps: Bool) -> String {
    let (template, least, most): (String, String, String)
    switch form {
    case .none: return views
    case .rows(let count): return filled(rows, ["views": views, "count": "\(count)"])
    case .row(let from, let to): (template, least, most) = (row, from, to)
    case .column(let from, let to): (template, least, most) = (column, from, to)
    }
    let text = filled(template, ["views": views])
    if !hasGaps { return text }
    if most == "0" { return filled(withoutGap, ["views": text]) }
    return least == most
      ? filled(apart, ["views": text, "distance": localized(least)])
      : filled(unevenlyApart, ["views": text, "least": localized(least), "most": localized(most)])
  }

  /// Counted views and their names.
  package func named(_ views: String, _ names: String) -> String {
    filled(named, ["views": views, "names": names])
  }

  /// A view and the views in it, as a sentence says it.
  package func content(of view: String, _ views: String) -> String {
    filled(content, ["view": view, "views": views])
  }

  /// A view and its size, in points.
  package func sized(_ view: String, _ frame: Rect) -> String {
    filled(
      sized, ["view": view, "width": number(frame.width), "height": number(frame.height)])
  }

  // MARK: - Places

  /// `on iPhone 6 in portrait`, or `on a canvas of 300 x 200 points`.
  package func place(device: String?, _ orientation: Orientation?, _ size: Size) -> String {
    guard let device else {
      return filled(onCanvas, ["width": number(size.width), "height": number(size.height)])
    }
    guard let words = orientation.flatMap({ orientations[$0] }) else {
      return filled(onDevice, ["device": device])
    }
    return filled(onDeviceIn, ["device": device, "orientation": words.inText])
  }

  /// A place and its size, in points; a canvas says its size by its place.
  package func place(
    device: String?, _ orientation: Orientation?, withSize size: Size
  ) -> String {
    let place = place(device: device, orientation, size)
    if device == nil { return place }
    return filled(
      placeWithSize, ["place": place, "width": number(size.width), "height": number(size.height)])
  }

  /// Distances from the left, the right, the top and the bottom, in points.
  ///
  /// Edges at the same distance stand together.
  package func distances(_ distances: [Double]) -> String {
    var groups: [(distance: String, edges: [String])] = []
    for (edge, distance) in zip(edges, distances) {
      let text = number(distance)
      if let index = groups.firstIndex(where: { $0.distance == text }) {
        groups[index].edges.append(edge)
      } else {
        groups.append((text, [edge]))
      }
    }
    return groups.map {
      filled(fromEdges, ["distance": $0.distance, "edges": listed($0.edges)])
    }.joined(separator: clauseSeparator)
  }

  // MARK: - Constraints

  /// How many constraints there are, and what they do.
  package func constraints(_ count: Int, optional: Int, _ status: LayoutStatus) -> String {
    var text = filled(constraints[plural(count)], ["count": "\(count)"])
    if optional > 0 {
      text = filled(self.optional, ["constraints": text, "count": "\(optional)"])
    }
    return statuses[status].map { filled($0, ["constraints": text]) } ?? text
  }

  /// What is scrolled out of view, as a sentence says it; nil if that is nothing.
  package func scrolledOut(views: Int, constraints: Int) -> String? {
    let parts = [(views, countedViews), (constraints, self.constraints)].filter { $0.0 > 0 }
      .map { count, phrase in
        filled(phrase[plural(count)], ["count": "\(count)"])
      }
    if parts.isEmpty { return nil }
    return filled(
      scrolledOut[plural(views + constraints)], ["parts": listed(parts)])
  }

  // MARK: - Alternative texts

  /// A view with others in it.
  package func containing(_ view: String, _ views: String) -> String {
    filled(containing, ["view": view, "views": views])
  }

  /// What is seen, and where.
  /// - Parameter isOne: Whether it is one view, or nothing.
  package func placed(_ content: String?, isOne: Bool, _ place: String) -> String {
    filled(isOne ? onePlaced : placed, ["content": content ?? emptyCanvas, "place": place])
  }

  /// What a status says, as a sentence; nothing of a layout that holds.
  package func remark(on status: LayoutStatus) -> String {
    remarks[status].map { sentence(of: $0) } ?? ""
  }

  // MARK: - Captions and labels

  /// `iPhone 6 | Portrait`.
  package func caption(_ canvas: String, _ orientation: Orientation?) -> String {
    orientation.flatMap { orientations[$0] }.map { "\(canvas) | \($0.alone)" } ?? canvas
  }

  /// The widths at which a layout changes.
  package func breakpoints(_ widths: [String]) -> String {
    filled(breakpoints, ["widths": widths.joined(separator: list.separator)])
  }

  /// A value that several constraints have.
  package func each(_ value: String) -> String { filled(each, ["value": value]) }

  /// A space of the standard length.
  package func standard(_ length: String) -> String { filled(standard, ["length": length]) }
}
