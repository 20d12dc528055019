import Basics
import Diagnostics
import LayoutModel
import Recipes

/// Views of a recipe that are written in Swift, `Buttons: UIStackView { … }`, `let title = UILabel()`, and the lines
/// of a recipe in their place.
struct SwiftViews {
  private let file: SourceFile
  private let lines: [YAMLLine]
  /// The next line to look at.
  private var next: Int
  private let end: Int
  private var edits: [Diagnostic.Edit] = []
  /// What the lines of the view that is read become; those of no meaning here are comments, and not among them.
  private var written: [String] = []
  /// The blanks before the lines in each open bracket.
  private var indents: [Int] = []
  /// The names that views without one were given.
  private var names: Set<String> = []

  /// A fault of each such view, with the fix that writes it as recipes have it.
  static func faults(in file: SourceFile) -> [Diagnostic] {
    guard file.text.contains("UI") || file.text.contains("Stack") else { return [] }
    let lines = (0..<file.lineCount).map { YAMLLine($0, of: file) }
    let keys = Set(RecipeKeys.recipe.map(\.name))
    func isKey(_ line: YAMLLine) -> Bool {
      line.indentation.isEmpty && keys.contains(String(line.content.prefix { $0.isLetter }))
    }
    guard let start = lines.firstIndex(where: { isKey($0) && $0.content.hasPrefix("views") }) else {
      return []
    }
    let end = lines[(start + 1)...].firstIndex(where: isKey) ?? lines.count
    var views = SwiftViews(file, lines, start + 1, end)
    var found: [Diagnostic] = []
    while views.next < end {
      if let fault = views.fault() { found.append(fault) } else { views.next += 1 }
    }
    return found
  }

  private init(_ file: SourceFile, _ lines: [YAMLLine], _ start: Int, _ end: Int) {
    (self.file, self.lines, self.next, self.end) = (file, lines, start, end)
  }

  /// The fault of a view that begins on the next line; nil if none does.
  private mutating func fault() -> Diagnostic? {
    let first = lines[next]
    guard let view = SwiftView(first.content) else { return nil }
    (edits, written, indents) = ([], [], [])
    read(view, at: first.indentation.count)
    while next < end, !indents.isEmpty, !isBeside(first) { readInner() }
    let setting = view.name + "."
    while next < end, lines[next].content.hasPrefix(setting) {
      indents = [first.indentation.count + 2]
      readInner()
    }
    let last = next == first.number + 1 ? "" : " in place of lines \(first.number + 1) to \(next)"
    let help =
      written.count == 1
      ? "write '\(written[0].trimmed)'\(last)"
      : "write this\(last):\n" + written.joined(separator: "\n")
    return Diagnostic(
      "foreign-code", "this is a view in Swift, not in a recipe's form",
      at: SourceRange(start: first.end - first.content.utf8.count, end: first.end), help: help,
      fixes: [Diagnostic.Fix("write the view as recipes have it", edits)])
  }

  /// Whether the next line is another view beside one whose bracket is not closed.
  private func isBeside(_ first: YAMLLine) -> Bool {
    indents.count == 1 && lines[next].indentation.count <= first.indentation.count
      && lines[next].content.contains(/^[^:={}"]+: *\{.*\}$/)
  }

  /// Reads the line on which a view begins.
  private mutating func read(_ found: SwiftView, at indent: Int) {
    let line = lines[next]
    next += 1
    var view = found
    var count = 1
    while !view.isNamed, !names.insert(view.name).inserted {
      count += 1
      view.name = "\(found.name) \(count)"
    }
    let blanks = String(repeating: " ", count: indent)
    let isFollowed = next < end && lines[next].content.hasPrefix(view.name + ".")
    var settings = ["kind: \(view.kind)"] + view.settings
    if view.isOpen || isFollowed {
      if view.arranges { settings.append("arrangedSubviews:") }
      let text = ([view.name + ":"] + settings.map { "\(blanks)  \($0)" }).joined(separator: "\n")
      replace(line, with: text, at: indent)
      if view.isOpen { indents.append(indent + (view.arranges ? 4 : 2)) }
    } else {
      replace(line, with: "\(view.name): {\(settings.joined(separator: ", "))}", at: indent)
    }
  }

  /// Reads a line in the brackets of a view.
  private mutating func readInner() {
    let line = lines[next]
    let indent = indents.last ?? 0
    let content = line.content
    if content.isEmpty || content.hasPrefix("#") {
      next += 1
    } else if !content.hasPrefix("let "), !content.hasPrefix("var "),
      let view = SwiftView(content) ?? SwiftView(element: content)
    {
      read(view, at: indent)
    } else if content.contains(/^[\]})][\]})(]*[,;]?$/) {
      next += 1
      let count = content.count { "]})".contains($0) } - content.count { $0 == "(" }
      indents.removeLast(min(count, indents.count))
      // The line goes with its end.
      let lineEnd = next < lines.count ? lines[next].start : line.end
      edits.append(Diagnostic.Edit(SourceRange(start: line.start, end: lineEnd), ""))
    } else {
      next += 1
      readSetting(line, at: indent)
    }
  }

  private mutating func readSetting(_ line: YAMLLine, at indent: Int) {
    let content = line.content
    let list = /(?:\w+\.)?(?<key>\w+) *[:=] *[\[{]/
    let view = /(?<key>[^:={}"]+:) *(?<value>\{.*\})[,;]?/
    let setting = /(?:\w+\.)?(?<key>\w+) *[:=] *(?<value>[^\s\[{].*?|\[.*\]) *[,;]?/
    let blanks = String(repeating: " ", count: indent)
    if let key = content.wholeMatch(of: list)?.key {
      replace(line, with: "\(key):", at: indent)
      indents.append(indent + 2)
    } else if let match = content.wholeMatch(of: view) {
      // What stands within keeps its places.
      let start = line.end - content.utf8.count
      let length = content[..<match.value.endIndex].utf8.count
      edits += [
        Diagnostic.Edit(SourceRange(start: line.start, end: start), blanks),
        Diagnostic.Edit(SourceRange(start: start + length, end: line.end), ""),
      ]
      let value = match.value.replacing(/: \.(?=\w)/, with: ": ")
      written.append(blanks + match.key + " " + value)
    } else if let match = content.wholeMatch(of: setting),
      let key = ViewProperties.key(named: String(match.key))
    {
      replace(line, with: "\(key.name): \(SwiftView.value(String(match.value)))", at: indent)
    } else {
      // ibar draws nothing of it.
      edits.append(
        Diagnostic.Edit(SourceRange(start: line.start, end: line.start), "# "))
      if let open = content.last, "{[(".contains(open) { indents.append(indent) }
    }
  }

  private mutating func replace(_ line: YAMLLine, with text: String, at indent: Int) {
    let blanks = String(repeating: " ", count: indent)
    edits.append(
      Diagnostic.Edit(SourceRange(start: line.start, end: line.end), blanks + text))
    written += (blanks + text).split(separator: "\n").map(String.init)
  }
}

/// The line on which a view in Swift begins.
struct SwiftView {
  var name: String
  /// Whether the name is the author's.
  let isNamed: Bool
  let kind: String
  /// Its other properties that the line has.
  private(set) var settings: [String] = []
  /// Whether a bracket is open behind it.
  let isOpen: Bool
  /// Whether what it holds are arranged subviews, as in SwiftUI.
  private(set) var arranges = false

  /// The view of a line: `Buttons: UIStackView {`, `let title: UILabel = {`, `VStack(spacing: 8) {`; nil of another.
  init?(_ line: String) {
    let declared =
      /(?<code>(?:@?\w+ +)*?(?:let|var) +)?(?<name>[\p{L}_][\p{L}\p{N}_ \-]*?) *[:=] *(?<type>[A-Z]\w+)[!?]?(?: *= *(?:\.init|[A-Z]\w+)?)?(?:\((?<arguments>[^{}]*)\))?(?<inner> *\{.*)?[,;]?/
    let nameless = /(?<type>VStack|HStack|UIStackView)(?:\((?<arguments>[^{}]*)\))?(?<inner> *\{)/
    var inner = ""
    var arguments = ""
    let type: String
    if let match = line.wholeMatch(of: declared) {
      (name, isNamed, type) = (String(match.name), true, String(match.type))
      (inner, arguments) = (match.inner?.trimmed ?? "", String(match.arguments ?? ""))
    } else if let match = line.wholeMatch(of: nameless) {
      (name, isNamed, type) = ("Stack View", false, String(match.type))
      (inner, arguments) = (String(match.inner), String(match.arguments ?? ""))
    } else {
      return nil
    }
    let axis = ["VStack": "vertical", "HStack": "horizontal"][type]
    guard let kind = SwiftView.kind(ofClass: type), !SwiftView.keys.contains(name) else {
      return nil
    }
    self.kind = kind
    isOpen = inner.trimmed == "{"
    if let axis {
      arranges = isOpen
      settings.append("axis: \(axis)")
      settings += SwiftView.settings(arguments, [","])
    }
    // What else code hands over has no place here.
    if axis == nil {
      settings += SwiftView.settings(arguments, [","]).filter {
        !$0.hasPrefix("frame:") && !$0.hasPrefix("arrangedSubviews:")
      }
    }
    if let names = arguments.firstMatch(of: /arrangedSubviews: *(\[[^\[\]]*\])/)?.1 {
      settings.append("arrangedSubviews: \(names)")
    }
    // A whole view on its line.
    if !isOpen, !inner.isEmpty {
      guard inner.hasSuffix("}") || inner.hasSuffix("}()") else { return nil }
      settings += SwiftView.settings(inner.filter { !"{}()".contains($0) }, [",", ";"])
    }
  }

  /// The view of an element of SwiftUI with its text: `Text("Hello")`.
  init?(element line: String) {
    let form = /(?<type>\w+)\((?:\w+: *)?"(?<text>[^"]*)".*?\)(?<brace> *\{)?/
    guard let match = line.wholeMatch(of: form),
      let (kind, key, noun) = [
        "Text": ("label", "text", "Label"), "Label": ("label", "text", "Label"),
        "Button": ("button", "title", "Button"),
        "TextField": ("textField", "placeholder", "Field"),
        "SecureField": ("textField", "placeholder", "Field"),
        "Toggle": ("switch", "", "Switch"), "Image": ("imageView", "", "Image"),
      ][String(match.type)]
    else { return nil }
    let word = match.text.filter { $0.isLetter || $0.isNumber || $0 == " " }.trimmed
    (name, isNamed) = ("\(word) \(noun)".trimmed, false)
    self.kind = kind
    settings = key.isEmpty ? [] : ["\(key): \"\(match.text)\""]
    isOpen = match.brace != nil
  }

  private static let keys = Set(RecipeKeys.allOfView.map(\.name) + ["class", "type"])

  private static func kind(ofClass name: String) -> String? {
    if ["VStack", "HStack"].contains(name) { return ViewKind.stackView.rawValue }
    return ViewKind.all.first { $0.uiKitClass == name && name.hasPrefix("UI") }?.rawValue
  }

  /// Settings that stand on one line, `spacing: 8, alignment: .leading`.
  private static func settings(_ text: String, _ separators: Set<Character>) -> [String] {
    text.split { separators.contains($0) }.compactMap { part in
      guard let match = part.trimmed.wholeMatch(of: /(?<key>\w+) *[:=] *(?<value>.+)/),
        let key = ViewProperties.key(named: String(match.key))
      else { return nil }
      return "\(key.name): \(value(String(match.value)))"
    }
  }

  /// A value of code as recipes have it.
  static func value(_ code: String) -> String {
    CodeValue.written(code) ?? (code.wholeMatch(of: /\.(\w+)/).map { String($0.1) } ?? code)
  }
}
