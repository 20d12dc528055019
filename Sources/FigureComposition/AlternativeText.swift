import Basics
import Figures
import JSON
import LayoutModel
package import LayoutRecord

/// The sentence that stands for a figure where it cannot be seen.
///
/// `Two Boxes: Left Box and Right Box side by side, on iPhone 6 in portrait.` The figure's own description has
/// the numbers.
package enum AlternativeText {
  /// The most characters of a text.
  package static let maximumLength = 250
  private static let longestTitle = 100
  private static let mostNames = 8

  /// The text for the layouts that a figure shows.
  package static func text(for layouts: [LayoutRecord]) -> String {
    guard let first = layouts.first else { return "" }
    let title = shortened(first.title, to: longestTitle)
    let places = WordList.text(layouts.map { place(of: $0.canvas) }, "and")
    let status = layouts.map(\.status).max() ?? .satisfied
    // With fewer names until it is short enough.
    for count in stride(from: mostNames, through: 1, by: -1) {
      let text = title + ": " + content(of: first, names: count) + places + "." + words(for: status)
      if text.count <= maximumLength { return text }
    }
    return shortened(title + ": " + places.capitalizedFirst, to: maximumLength)
  }

  /// A text cut at a word, with an ellipsis.
  private static func shortened(_ text: String, to length: Int) -> String {
    if text.count <= length { return text }
    let start = text.prefix(length - 1)
    return String(start[..<(start.lastIndex(of: " ") ?? start.endIndex)]) + "…"
  }

  private static func place(of canvas: LayoutRecord.Canvas) -> String {
    if let device = canvas.device {
      return "on \(device)" + (canvas.orientation.map { " in " + $0.rawValue } ?? "")
    }
    let size = [canvas.size.width, canvas.size.height].map { DecimalText.rounded($0, to: 2) }
    return "on a canvas of \(size[0]) x \(size[1]) points"
  }

  /// The outermost views and their arrangement; those in the only view, if there is one.
  private static func content(of layout: LayoutRecord, names count: Int) -> String {
    let shown = layout.views.filter { view in
      !view.settings.contains { $0.name == "isHidden" && $0.value.bool == true }
    }
    let outer = shown.filter { $0.parent == Layout.rootName }
    guard let only = outer.first else { return "an empty canvas " }
    if outer.count > 1 { return arranged(outer, names: count) + ", " }
    let inner = shown.filter { $0.parent == only.name }
    return inner.isEmpty
      ? only.name + " " : only.name + " with " + arranged(inner, names: count) + ", "
  }

  private static func arranged(_ views: [LayoutRecord.View], names count: Int) -> String {
    let arrangement = Arrangement(of: views.map(\.frame))
    let names = arrangement.order.prefix(count).map { views[$0].name }
    let rest = views.count > count ? ["\(views.count - count) more"] : []
    let form = views.count > 1 && !arrangement.form.isEmpty ? " " + arrangement.form : ""
    return WordList.text(names + rest, "and", hasLastComma: names.count + rest.count > 2) + form
  }

  private static func words(for status: LayoutStatus) -> String {
    switch status {
    case .satisfied: ""
    case .misplaced: " A view is not where the constraints put it."
    case .ambiguous: " The constraints leave the layout ambiguous."
    case .unsatisfiable: " The constraints cannot all hold."
    }
  }
}
