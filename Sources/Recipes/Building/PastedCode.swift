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
      marks: ["makeConstraints", ".equalTo(", "mas_", ".equalToSuperview("], isReadable: true),
    Kind(
      name: "code with layout anchors",
      marks: [
        "NSLayoutConstraint", ".constraint(", "constraintEqualTo", "VisualFormat:",
        "translatesAutoresizing",
      ],
      isReadable: true),
    Kind(
      name: "SwiftUI", marks: [".frame(", ".padding(", "HStack", "VStack", "ZStack", "Spacer()"],
      isReadable: false),
    Kind(
      name: "an Android layout", marks: ["app:layout_", "android:layout_"], isReadable: false),
  ]

  /// The kind of code of a line; nil if it is none.
  static func kind(of line: String) -> Kind? {
    if let kind = kinds.first(where: { $0.marks.contains(where: line.contains) }) { return kind }
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
      || line.allSatisfy { "])};".contains($0) }
  }

  /// Whether a line is a declaration of CSS: `width: 100px;`.
  private static func isDeclaration(_ line: String) -> Bool {
    guard line.hasSuffix(";"), let colon = line.firstIndex(of: ":") else { return false }
    let property = line[..<colon]
    return property.first?.isLowercase == true
      && property.allSatisfy { $0.isLowercase || $0 == "-" }
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
    guard let kind = lines.lazy.compactMap({ PastedCode.kind(of: $0.line.text) }).first else {
      for (_, fault) in lines { reader.report(fault) }
      return
    }
    let starts = names.map { $0.lowercased() + "." }
    var code: [SourceLine] = []
    for (line, fault) in lines {
      if PastedCode.isNotation(line.text, starts) {
        reader.report(fault)
      } else {
        code.append(line)
      }
    }
    let message = "this is \(kind.name), not the notation of constraints"
    for line in code {
      guard let written = AnchorLine.notation(of: line.text, names) else { continue }
      let fault = Diagnostic("foreign-code", message, at: UnreadLines.place(of: line))
      reader.report(fault.writing(written))
    }
    let others = code.filter { AnchorLine.notation(of: $0.text, names) == nil }
    guard let first = others.first else { return }
    if others.allSatisfy({ PastedCode.isFrame($0.text) }) {
      for line in others {
        let place = UnreadLines.place(of: line)
        reader.report(
          Diagnostic(
            "foreign-code", message, at: place, help: "delete it",
            fixes: [Diagnostic.Fix("delete it", [Diagnostic.Edit(place, "")])]))
      }
      return
    }
    reader.report(
      "foreign-code", message, at: UnreadLines.place(of: first),
      help: kind.isReadable ? "ibar reads it in a code block of a guide, a Markdown file" : nil)
  }

  private static func place(of line: SourceLine) -> SourceRange {
    line.range(SourceRange(start: 0, end: line.text.utf8.count))
  }
}
