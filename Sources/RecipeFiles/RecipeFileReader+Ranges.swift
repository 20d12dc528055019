import Basics
import Diagnostics
import LayoutModel
import Recipes

/// Values of sliders, progress views and steppers, and keys of their ranges, which recipes do not have.
extension RecipeFileReader {
  private static let leastKeys = ["minimumValue", "minimum", "minValue", "min"]
  private static let mostKeys = ["maximumValue", "maximum", "maxValue", "max"]

  /// Reports the end of a range; false for any other key.
  mutating func reportRange(_ field: YAMLEntry, of entry: YAMLEntry) -> Bool {
    let names = RecipeFileReader.leastKeys + RecipeFileReader.mostKeys
    guard let kind = kindWithValue(entry), names.contains(field.name),
      case .mapping(let fields) = entry.value.content
    else { return false }
    let ends = fields.filter { names.contains($0.name) }
    // One help is for both ends.
    if field != ends.first { return true }
    let places = ends.compactMap { end in
      removal(of: SourceRange(start: end.key.range.start, end: end.value.range.end)).place
    }
    let help = "delete " + ends.map { "'\($0.name)'" }.joined(separator: " and ")
    source.report(
      Diagnostic(
        "unknown-key",
        "a \(kind) has no key '\(field.name)': its 'value' is a share of its range, from 0 to 1",
        at: field.key.range, help: help,
        fixes: places.count == ends.count
          ? [Diagnostic.Fix(help, places.map { Diagnostic.Edit($0, "") })] : []))
    return true
  }

  /// Reports a value beyond the range; false for any other key, and for a share of the range.
  mutating func reportValue(_ field: YAMLEntry, of entry: YAMLEntry) -> Bool {
    guard field.name == "value", let kind = kindWithValue(entry),
      let text = field.value.text, let number = Double(text), number.isFinite
    else { return false }
    let limits = limits(of: entry)
    let hasRange = limits.contains { $0 != nil }
    guard !(0...1 ~= number) || hasRange && number != 0 else { return false }
    let (least, most) = (limits[0] ?? 0, limits[1] ?? 1)
    var fault = Diagnostic(
      "number-out-of-range",
      "\(text) is out of range: a \(kind)'s 'value' is a share of its range, from 0 to 1",
      at: field.value.range)
    if kind == "stepper" {
      if 0...1 ~= number { return false }
      fault.help =
        "delete it: a stepper shows no number; a label beside it does, with 'text: \(text)'"
    } else if hasRange, least < most, least...most ~= number {
      let share = DecimalText.rounded((number - least) / (most - least), to: 4)
      // A share that is one already has nothing to change.
      if share == text { return false }
      fault.message = "a \(kind)'s 'value' is a share of its range, from 0 to 1"
      fault = fault.writing(share)
    } else if 1...100 ~= number {
      fault.help = "write '\(DecimalText.rounded(number / 100, to: 4))' for \(text) of 100"
    } else {
      fault.help = "use a number from 0 to 1, such as '0.5' for the middle"
    }
    source.report(fault)
    return true
  }

  /// The least and the most of a range; nil for one that is not given.
  private func limits(of entry: YAMLEntry) -> [Double?] {
    [RecipeFileReader.leastKeys, RecipeFileReader.mostKeys].map { names in
      names.compactMap { self.entry($0, of: entry.value)?.value.text }.first.flatMap { Double($0) }
    }
  }

  /// The words for the kind of a view that has a value; nil of others.
  private func kindWithValue(_ entry: YAMLEntry) -> String? {
    switch kindMeant(by: entry) {
    case .stepper: "stepper"
    case .slider: "slider"
    case .progressView: "progress view"
    default: nil
    }
  }
}
