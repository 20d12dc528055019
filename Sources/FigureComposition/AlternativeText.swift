import Basics
package import Descriptions
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
  package static func text(for layouts: [LayoutRecord], in phrases: Phrases) -> String {
    guard let first = layouts.first else { return "" }
    let title = shortened(first.title, to: longestTitle)
    // States stand on one canvas.
    let all = layouts.map { place(of: $0.canvas, phrases) }
    let places = phrases.listed(
      all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] })
    let remark = phrases.remark(on: layouts.map(\.status).max() ?? .satisfied)
    // With fewer names until it is short enough.
    for count in stride(from: mostNames, through: 1, by: -1) {
      let sentence = phrases.titled(title, text(on: first, names: count, places, phrases))
      let text = phrases.joined([phrases.ended(sentence), remark])
      if text.count <= maximumLength { return text }
    }
    return shortened(phrases.titled(title, places.capitalizedFirst), to: maximumLength)
  }

  /// The text for a figure that explains a part of a layout: its own description.
  static func text(explaining figure: Figure) -> String {
    shortened(figure.description, to: maximumLength)
  }

  /// The texts for the layouts in all languages.
  package static func texts(for layouts: [LayoutRecord]) -> [String] {
    Phrases.all.map { text(for: layouts, in: $0) }
  }

  /// A text cut at a word, with an ellipsis.
  private static func shortened(_ text: String, to length: Int) -> String {
    if text.count <= length { return text }
    let start = text.prefix(length - 1)
    return String(start[..<(start.lastIndex(of: " ") ?? start.endIndex)]) + "…"
  }

  private static func place(of canvas: LayoutRecord.Canvas, _ phrases: Phrases) -> String {
    phrases.place(device: canvas.device, canvas.orientation, canvas.size)
  }

  /// The outermost views and their arrangement, or those in the only view, and where they are.
  private static func text(
    on layout: LayoutRecord, names count: Int, _ places: String, _ phrases: Phrases
  ) -> String {
    let shown = layout.views.filter { view in
      !view.settings.contains { $0.name == "isHidden" && $0.value.bool == true }
    }
    let outer = shown.filter { $0.parent == Layout.rootName }
    guard let only = outer.first else { return phrases.placed(nil, isOne: true, places) }
    if outer.count > 1 {
      return phrases.placed(arranged(outer, names: count, phrases), isOne: false, places)
    }
    let inner = shown.filter { $0.parent == only.name }
    if inner.isEmpty { return phrases.placed(only.name, isOne: true, places) }
    let content = phrases.containing(only.name, arranged(inner, names: count, phrases))
    return phrases.placed(content, isOne: false, places)
  }

  private static func arranged(
    _ views: [LayoutRecord.View], names count: Int, _ phrases: Phrases
  ) -> String {
    let arrangement = Arrangement(of: views.map(\.frame))
    let names = arrangement.order.prefix(count).map { views[$0].name }
    let listed = phrases.listed(names, of: views.count)
    return views.count > 1 ? phrases.arranged(listed, arrangement.form, hasGaps: false) : listed
  }
}
