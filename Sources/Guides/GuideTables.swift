import Basics
import Diagnostics
import LayoutModel
import Markdown
import Recipes

/// The attributes of views in the tables of a section.
///
/// There are two forms: `View
/// Attribute
/// Value` with one attribute per row, and tables with an attribute above each column, such as `Name
/// Horizontal hugging
/// Vertical hugging`.
struct GuideTables {
  /// One attribute of a view.
  private struct Setting {
    var property: GuideProperty
    /// The place of the attribute's name.
    var range: SourceRange
    var value: MarkdownText
  }

  /// The attributes of each view, by its name in lower case.
  private var settings: [String: [Setting]] = [:]
  /// The names of the views that the section's layouts have, in lower case.
  private let names: Set<String>
  /// Diagnostics of rows that have no meaning for a layout.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the tables of a section whose layouts have some views.
  init(of tables: [[[MarkdownText]]], names: Set<String>) {
    self.names = names
    if names.isEmpty { return }
    for table in tables {
      guard let header = table.first, header.count > 1 else { continue }
      let rows = table.dropFirst()
      let columns = GuideTables.properties(of: header)
      if columns.contains(where: { $0 != nil }) {
        for row in rows { read(row, header, columns) }
      } else if header.count == 3, rows.contains(where: isAttributeRow) || isAttributeHeader(header)
      {
        for row in rows { readAttribute(row) }
      } else if header.count == 5, rows.contains(where: isPriorityRow) {
        for row in rows where isPriorityRow(row) { read(row, header, GuideTables.priorities) }
      }
    }
  }

  /// Sets the attributes of a view.
  func apply(to view: inout GuideView) {
    var pairs: [String: (range: SourceRange, sides: [(key: String, value: SourceText)])] = [:]
    for setting in settings[view.name.lowercased()] ?? [] {
      if let side = setting.property.side {
        let value = SourceText(setting.value.text.trimmed, at: setting.value.range)
        pairs[setting.property.key, default: (setting.range, [])].sides.append((side, value))
      } else {
        view.add(
          setting.property.key(of: view.kind), setting.property.value(setting.value),
          at: setting.range)
      }
    }
    for (key, pair) in pairs.sorted(by: { $0.value.range.start < $1.value.range.start }) {
      view.add(key, .fields(pair.sides), at: pair.range)
    }
  }

  // MARK: - Attributes by rows

  private func isAttributeRow(_ row: [MarkdownText]) -> Bool {
    row.count == 3 && names.contains(row[0].text.trimmed.lowercased())
      && GuideProperty.named(row[1].text) != nil
  }

  private func isAttributeHeader(_ header: [MarkdownText]) -> Bool {
    header.map { $0.text.trimmed.lowercased() } == ["view", "attribute", "value"]
  }

  private mutating func readAttribute(_ row: [MarkdownText]) {
    guard row.count == 3, isKnown(row[0]) else { return }
    guard let property = GuideProperty.named(row[1].text) else {
      return reportUnused(
        row[1], "no view has an attribute '\(row[1].text.trimmed)'",
        help: GuideProperty.suggestion(for: row[1].text))
    }
    add(Setting(property: property, range: row[1].range, value: row[2]), to: row[0])
  }

  // MARK: - Attributes by columns

  /// The hugging and the resistance of a view in the guide's order.
  private static let priorities: [GuideProperty?] =
    [nil]
    + ["horizontal hugging", "vertical hugging", "horizontal resistance", "vertical resistance"]
    .map { GuideProperty.named($0) }

  /// The attributes of the columns after the first, unless the table is `View
  /// Attribute
  /// Value`.
  private static func properties(of header: [MarkdownText]) -> [GuideProperty?] {
    [nil] + header.dropFirst().map { GuideProperty.named($0.text) }
  }

  private func isPriorityRow(_ row: [MarkdownText]) -> Bool {
    row.count == 5 && names.contains(row[0].text.trimmed.lowercased())
      && !row.dropFirst().contains { Double($0.text.trimmed) == nil }
  }

  private mutating func read(
    _ row: [MarkdownText], _ header: [MarkdownText], _ columns: [GuideProperty?]
  ) {
    guard let view = row.first, isKnown(view) else { return }
    for (column, cell) in row.enumerated() where column < columns.count {
      guard let property = columns[column], !cell.text.trimmed.isEmpty else { continue }
      add(Setting(property: property, range: header[column].range, value: cell), to: view)
    }
  }

  // MARK: - Rows

  private mutating func isKnown(_ view: MarkdownText) -> Bool {
    let name = view.text.trimmed
    if !views(in: view).isEmpty { return true }
    if !name.isEmpty { reportUnused(view, "no constraint names '\(name)'") }
    return false
  }

  private mutating func add(_ setting: Setting, to cell: MarkdownText) {
    for view in views(in: cell) { settings[view, default: []].append(setting) }
  }

  /// The views that a cell names: `Red View`, or `Short / Long Button`.
  ///
  /// The last words belong to all, as in `First and Last Name Labels`.
  private func views(in cell: MarkdownText) -> [String] {
    let text = cell.text.trimmed.lowercased()
    if names.contains(text) { return [text] }
    if text.utf8.count > 200 { return [] }
    let parts = text.split { "/,、&".contains($0) }.flatMap { $0.components(between: "and") }
    guard parts.count > 1, let last = parts.last else { return [] }
    return parts.compactMap { part in
      (0...last.count).lazy.map { (part + last.suffix($0)).joined(separator: " ") }
        .flatMap { [$0, $0.hasSuffix("s") ? String($0.dropLast()) : $0] }
        .first(where: names.contains)
    }
  }

  private mutating func reportUnused(
    _ cell: MarkdownText, _ reason: String, help: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        "unused-row", severity: .advice, "this row is skipped: \(reason)", at: cell.range,
        help: help))
  }
}

extension Substring {
  /// The words before and after each occurrence of a word.
  fileprivate func components(between word: String) -> [[Substring]] {
    split(whereSeparator: \.isWhitespace).split { $0 == word }.map { Array($0) }
  }
}
