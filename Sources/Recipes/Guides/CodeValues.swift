import LayoutModel

/// The values that stand in a piece of code, by the names they are given there.
struct CodeValues {
  private var assigned: [String: ArraySlice<CodeToken>] = [:]

  /// Finds what a piece of code assigns to names.
  init(in tokens: [CodeToken]) {
    for index in tokens.indices.dropFirst()
    where tokens[index].text == "=" && tokens[index - 1].kind == .name {
      // Swift puts a type between the name and the value.
      let isTyped = index > 2 && tokens[index - 2].text == ":"
      let name = tokens[isTyped ? index - 3 : index - 1].text
      let value = CodeValues.value(in: tokens, from: index + 1)
      if value.first?.text != "=" { assigned[name] = value }
    }
  }

  /// The longest value that is looked at, in tokens.
  private static let longestValue = 200

  /// A value up to the end of its statement.
  private static func value(in tokens: [CodeToken], from start: Int) -> ArraySlice<CodeToken> {
    var depth = 0
    var end = start
    while end < min(tokens.count, start + longestValue) {
      let token = tokens[end]
      if token.kind == .sign {
        if token.text == ";" || depth == 0 && end > start && token.isFirstOfLine { break }
        depth += token.depthChange
        if depth < 0 { break }
      } else if depth == 0, end > start, token.isFirstOfLine {
        break
      }
      end += 1
    }
    return tokens[start..<end]
  }

  /// UIKit's names of numbers.
  private static let constants: [String: Double] = [
    "UILayoutPriorityRequired": 1000, "UILayoutPriorityDefaultHigh": 750,
    "UILayoutPriorityDefaultLow": 250, "UILayoutPriorityFittingSizeLevel": 50,
  ]

  /// The number that a value is; nil when that cannot be told from the code alone.
  func number(_ value: ArraySlice<CodeToken>, depth: Int = 0) -> Double? {
    guard let first = value.first, depth < 8 else { return nil }
    if ["@", "+"].contains(first.text) { return number(value.dropFirst(), depth: depth) }
    if ["-", "−"].contains(first.text) {
      return number(value.dropFirst(), depth: depth + 1).map { -$0 }
    }
    if first.text == "(", value.last?.text == ")" {
      return number(value.dropFirst().dropLast(), depth: depth + 1)
    }
    if first.kind == .number { return value.count == 1 ? Double(first.text.withoutFinalDot) : nil }
    if value.count == 1 {
      return CodeValues.constants[first.text]
        ?? assigned[first.text].flatMap { number($0, depth: depth + 1) }
    }
    let text = value.text
    guard text.hasPrefix("CGRectGet"), let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      let rect = rect(named: String(text[text.index(after: open)...].dropLast()))
    else { return nil }
    switch text[..<open] {
    case "CGRectGetMinX": return rect.x
    case "CGRectGetMinY": return rect.y
    case "CGRectGetWidth": return rect.width
    case "CGRectGetHeight": return rect.height
    case "CGRectGetMaxX": return rect.x + rect.width
    case "CGRectGetMaxY": return rect.y + rect.height
    default: return nil
    }
  }

  /// The names and numbers of a dictionary; nil when it cannot be told from the code alone.
  func metrics(_ value: ArraySlice<CodeToken>) -> [(name: CodeToken, number: Double)]? {
    if value.isEmpty || ["nil", "0", "NULL", "[:]", "@{}"].contains(value.text) { return [] }
    if value.count == 1, let name = value.first?.text, let known = assigned[name] {
      return metrics(known)
    }
    let body = value.first?.text == "@" ? value.dropFirst() : value
    if body.first?.text == "NSDictionaryOfVariableBindings" {
      return numbers(body.dropFirst(2).dropLast().parts.map { ($0.first, $0) })
    }
    guard ["{", "["].contains(body.first?.text) else { return nil }
    return numbers(
      body.dropFirst().dropLast().parts.map { part in
        let entry = part.first?.text == "@" ? part.dropFirst() : part
        return (entry.first, entry.dropFirst(2))
      })
  }

  private func numbers(
    _ entries: [(CodeToken?, ArraySlice<CodeToken>)]
  ) -> [(name: CodeToken, number: Double)]? {
    var numbers: [(name: CodeToken, number: Double)] = []
    for (name, value) in entries {
      guard let name, let number = number(value) else { return nil }
      numbers.append((name, number))
    }
    return numbers
  }

  /// A rectangle written as `CGRectMake(50, 100, 150, 150)` or `CGRect(x: 50, …)`.
  private func rect(named name: String) -> Rect? {
    guard let value = assigned[name], let first = value.first,
      ["CGRectMake", "CGRect"].contains(first.text)
    else { return nil }
    let sides = value.dropFirst(2).dropLast().parts.compactMap { part in
      number(part.dropFirst(part.dropFirst().first?.text == ":" ? 2 : 0))
    }
    guard sides.count == 4 else { return nil }
    return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
