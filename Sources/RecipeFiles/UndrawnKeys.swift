import Basics
import Diagnostics
import Recipes

/// Properties of UIKit that change nothing in a figure, so that recipes have no keys for them.
enum UndrawnKeys {
  static let all: Set<String> = [
    // Events
    "action", "actions", "addTarget", "dataSource", "delegate", "gestureRecognizers",
    "isContinuous", "isExclusiveTouch", "isMultipleTouchEnabled", "isUserInteractionEnabled",
    "onClick", "onTap", "tag", "target", "userInteractionEnabled",
    // Input
    "autocapitalizationType", "autocorrectionType", "clearButtonMode", "clearsOnBeginEditing",
    "enablesReturnKeyAutomatically", "inputAccessoryView", "inputView", "isSecureTextEntry",
    "keyboardAppearance", "keyboardType", "leftViewMode", "returnKeyType", "rightViewMode",
    "secureTextEntry", "smartDashesType", "smartQuotesType", "spellCheckingType",
    "textContentType",
    // Accessibility
    "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel", "accessibilityTraits",
    "accessibilityValue", "adjustsFontForContentSizeCategory", "isAccessibilityElement",
    // Drawing
    "autoresizesSubviews", "borderStyle", "clearsContextBeforeDrawing",
    "isOpaque", "layerClass", "masksToBounds", "restorationIdentifier",
    "showsTouchWhenHighlighted", "translatesAutoresizingMaskIntoConstraints",
    // Fonts
    "familyName", "font-family", "fontFamily", "fontName",
    // Style sheets
    "object-fit", "object-position", "objectFit", "objectPosition",
    // Scrolling
    "alwaysBounceHorizontal", "alwaysBounceVertical", "bounces", "isPagingEnabled",
    "keyboardDismissMode", "maximumZoomScale", "minimumZoomScale",
    "scrollsToTop", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
  ]
}

extension RecipeFileReader {
  /// Reports a property of UIKit that changes nothing in a figure; false for any other key.
  mutating func reportUndrawn(_ field: YAMLEntry) -> Bool {
    guard UndrawnKeys.all.contains(field.name) else { return false }
    let whole = SourceRange(start: field.key.range.start, end: field.value.range.end)
    var fault = Diagnostic(
      "unknown-key", "a view has no key '\(field.name)'", at: field.key.range)
    if field.name == "borderStyle", field.value.text?.hasSuffix("none") ?? false {
      fault.help = "write 'style: plain' for a text field without a border"
      fault.fixes = [
        Diagnostic.Fix("write 'style: plain'", [Diagnostic.Edit(whole, "style: plain")])
      ]
    } else {
      let (place, isLine) = removal(of: whole)
      let text = (source.includedFile ?? source.file).text(in: place ?? whole).trimmed
      fault.help = "ibar does not draw this: delete \(isLine ? "the line" : "'\(text)'")"
      if let place { fault.fixes = [Diagnostic.Fix("delete it", [Diagnostic.Edit(place, "")])] }
    }
    source.report(fault)
    return true
  }

  /// What is deleted with an entry: its line, or the comma beside it; nil where this is not certain.
  func removal(of entry: SourceRange) -> (place: SourceRange?, isLine: Bool) {
    let file = source.includedFile ?? source.file
    let line = file.line(at: entry.start)
    let lineStart = file.start(ofLine: line)
    let lineEnd = file.start(ofLine: line + 1)
    let before = file.text(in: SourceRange(start: lineStart, end: entry.start))
    let after = file.text(in: SourceRange(start: entry.end, end: max(entry.end, lineEnd)))
    if before.trimmed.isEmpty {
      let isWhole = after.trimmed.isEmpty && entry.end <= lineEnd
      return (isWhole ? SourceRange(start: lineStart, end: lineEnd) : nil, true)
    }
    if let comma = before.firstMatch(of: /, *$/)?.0 {
      return (SourceRange(start: entry.start - comma.utf8.count, end: entry.end), false)
    }
    let comma = after.prefixMatch(of: /, */)?.0
    return (comma.map { SourceRange(start: entry.start, end: entry.end + $0.utf8.count) }, false)
  }
}
