import Basics
import Diagnostics
import Notation

/// Code of other systems in the place of constraints.
enum PastedCode {
  /// A system, by what its lines hold.
  struct Kind {
    /// The name of a block of code, for messages.
    let name: String
    let marks: [String]
    /// Whether guides can hold it.
    let isReadable: Bool
  }

  private static let kinds = [
    Kind(
      name: "code with SnapKit or Masonry",
      marks: [
        "makeConstraints", ".equalTo(", "ThanOrEqualTo(", "mas_", ".equalToSuperview(",
      ], isReadable: true),
    Kind(
      name: "code with layout anchors",
      marks: [
        "NSLayoutConstraint", ".constraint(", "constraintEqualTo", "VisualFormat:",
        "translatesAutoresizing", "constraintGreaterThanOrEqualTo", "constraintLessThanOrEqualTo",
        "constraintWithItem",
      ],
      isReadable: true),
    Kind(
      name: "code with PureLayout",
      marks: [
        ".autoPin", ".autoSet", ".autoAlign", ".autoCenter", ".autoMatch", " autoPin", " autoSet",
        " autoAlign", " autoCenter", " autoMatch",
      ], isReadable: false),
    Kind(name: "Jetpack Compose", marks: ["Modifier."], isReadable: false),
    Kind(
      name: "Flutter",
      marks: [
        "Positioned(", "Positioned.fill(", "SizedBox(", "EdgeInsets.", "Center(child",
        "AspectRatio(", "Container(",
      ], isReadable: false),
    Kind(
      name: "SwiftUI",
      marks: [
        ".frame(", ".padding(", ".offset(x:", ".offset(y:", ".position(x:", ".aspectRatio(",
        "HStack", "VStack", "ZStack", "Spacer()",
      ],
      isReadable: false),
    Kind(
      name: "an Android layout", marks: ["app:layout_", "android:layout_"], isReadable: false),
    Kind(
      name: "TikZ",
      marks: ["\\node", "\\draw", "\\path", "\\coordinate", "\\begin{", "\\end{", "\\tikz"],
      isReadable: false),
    xaml,
  ]

  private static let xaml = Kind(
    name: "XAML", marks: ["x:Name=", "x:Key=", "winfx"], isReadable: false)

  /// The kind of code of a line; nil if it is none.
  static func kind(of line: String) -> Kind? {
    if let kind = kinds.first(where: { $0.marks.contains(where: line.contains) }) { return kind }
    if isAttribute(line) { return xaml }
    return isDeclaration(line) ? Kind(name: "CSS", marks: [], isReadable: false) : nil
  }

  /// Whether a line among code is a constraint in the guide's notation: it holds an item's name and
  /// a dot, and no sign of code.
  /// - Parameter starts: The names in lower case, each with the dot.
  static func isNotation(_ line: String, _ starts: [String]) -> Bool {
    let text = line.lowercased()
    return kind(of: line) == nil && !text.contains { "(){};\"".contains($0) }
      && starts.contains { text.contains($0) }
  }

  /// Whether a line of code has no constraint of its own: it opens or closes a list of them, or is a setting.
  static func isFrame(_ line: String) -> Bool {
    line.contains("translatesAutoresizing") || line.contains("NSLayoutConstraint.activate(")
      || line.contains(/[mM]akeConstraints\b.*\{[^{}]*$/)
      || line.contains(/^(?:[.#][\w-]+\s*\{|<\w+)$/)
      || line.allSatisfy { "])};/>".contains($0) }
  }

  /// Properties of CSS that are no names here, so that a line with one is known without its semicolon.
  private static let properties: Set<String> = [
    "align-content", "align-items", "align-self", "aspect-ratio", "display", "flex-direction",
    "flex-wrap", "inset", "justify-content", "justify-items", "justify-self", "margin",
    "max-height", "max-width", "min-height", "min-width", "padding", "place-items",
    "place-content", "position", "text-align",
  ]

  /// Whether a line is an element or an attribute of XAML: `<Grid.RowDefinitions>`, `Margin="8"`.
  private static func isAttribute(_ line: String) -> Bool {
    guard line.hasPrefix("<") || line.contains("=\"") else { return false }
    let form = /<\/?[A-Z]\w*(?:\.\w+)?(?:\s.*)?>?|(?:[A-Z][\w.]*="[^"]*"\s*)+\/?>?/
    return line.wholeMatch(of: form) != nil
  }

  /// The kind of the code on some lines; nil if none is code.
  ///
  /// Elements have the same names in XAML and in Android's layouts, whose attributes differ.
  static func kind(of lines: some Sequence<String>) -> Kind? {
    let found = lines.compactMap { kind(of: $0) }
    guard let first = found.first else { return nil }
    return first.name == "XAML"
      ? found.first { $0.marks.contains("android:layout_") } ?? first : first
  }

  /// Whether a line is a declaration of CSS, or a rule with some: `width: 100px;`, `.card { width: 100px; }`.
  private static func isDeclaration(_ line: String) -> Bool {
    if line.contains("{"),
      line.contains(/\{\s*[a-z][a-z-]*\s*:[^{}]*\}?\s*;?$/)
    {
      return true
    }
    guard let colon = line.firstIndex(of: ":") else { return false }
    let property = line[..<colon]
    guard property.first?.isLowercase == true,
      property.allSatisfy({ $0.isLowercase || $0 == "-" })
    else { return false }
    return line.hasSuffix(";") || properties.contains(String(property))
  }
}

/// Neighbouring lines that could not be read, and why.
struct UnreadLines {
  private var lines: [(line: SourceLine, fault: Diagnostic)] = []

  mutating func append(_ line: SourceLine, _ fault: Diagnostic) { lines.append((line, fault)) }

  /// Reports the faults of the lines collected so far: one for a block of code, and those of other
  /// lines.
  /// - Parameter names: The names of the recipe's items.
  mutating func report(to reader: inout SourceReader, _ names: [String]) {
    defer { lines = [] }
    guard let kind = PastedCode.kind(of: lines.map(\.line.text)) else {
      for (_, fault) in lines { reader.report(fault) }
      return
    }
    let starts = names.map { $0.lowercased() + "." }
    var code: [SourceLine] = []
    for (line, fault) in lines {
      let isComment = line.text.trimmed.hasPrefix("#")
      // Words whose constraints are certain are no code.
      let isPhrase =
        PastedCode.kind(of: line.text) == nil && fault.id == "unexpected-text"
        && fault.help?.hasPrefix("write '") ?? false
      if isComment || isPhrase || PastedCode.isNotation(line.text, starts) {
        reader.report(fault)
      } else {
        code.append(line)
      }
    }
    report(code, of: kind, to: &reader, names)
  }

  /// Reports the lines of code of a block, each with what to write in its place.
  private func report(
    _ code: [SourceLine], of kind: PastedCode.Kind, to reader: inout SourceReader,
    _ names: [String]
  ) {
    var faults: [Diagnostic] = []
    var hasOthers = false
    var (opened, hasOpener): (String?, Bool) = (nil, false)
    let items = ForeignItems(names: names, opened: nil)
    for line in code {
      let own = PastedCode.kind(of: line.text)
      let name = (own?.name == "XAML" ? nil : own)?.name ?? kind.name
      let place = UnreadLines.place(of: line)
      var fault = Diagnostic(
        "foreign-code", "this is \(name), not the notation of constraints", at: place)
      // The notation has the same comments, which stay.
      let (text, comment) = UnreadLines.parts(of: line.text)
      opened = items.opened(by: text) ?? (text.hasPrefix("}") ? nil : opened)
      hasOpener = hasOpener || opened != nil
      let found = ForeignLine(text, names, in: opened)
      if let written = AnchorLine.notation(of: text, names) ?? found?.onlyLine {
        faults.append(fault.writing(written + comment))
      } else if let found {
        fault.help = found.help
        faults.append(fault)
      } else if PastedCode.isFrame(text) {
        fault.help = "delete it"
        fault.fixes = [Diagnostic.Fix("delete it", [Diagnostic.Edit(place, comment.trimmed)])]
        faults.append(fault)
      } else {
        if kind.isReadable {
          fault.help = "ibar reads it in a code block of a guide, a Markdown file"
        }
        if !hasOthers { faults.append(fault) }
        hasOthers = true
      }
    }
    // A line that is left needs those around it: they name its view.
    let isWhole = !hasOthers && faults.allSatisfy { !$0.fixes.isEmpty }
    for var fault in faults {
      if hasOpener, !isWhole { fault.fixes = [] }
      reader.report(fault)
    }
  }

  /// A line of code and the comment behind it, with a blank before.
  private static func parts(of line: String) -> (text: String, comment: String) {
    guard line.contains("//"), let match = line.firstMatch(of: /\s+(\/\/.*)$/) else {
      return (line, "")
    }
    return (String(line[..<match.range.lowerBound]), " " + match.1)
  }

  private static func place(of line: SourceLine) -> SourceRange {
    line.range(SourceRange(start: 0, end: line.text.utf8.count))
  }
}
