import LayoutModel
import Diagnostics
import Recipes
import Typesetting

/// What layouts are put on, as typed.
struct CanvasOptions: Sendable {
  var request = CanvasRequest()
  /// Which layouts stand side by side in one figure; nil for a figure to each.
  var row: RowKind?
  /// Font files that come before the standard ones.
  var fonts: [String] = []

  /// Checks the options together.
  func check() throws(UsageError) {
    if request.device != nil, request.size != nil {
      throw UsageError("--device and --size exclude each other")
    }
  }
}

/// Which layouts stand side by side in one figure.
enum RowKind: Hashable, Sendable {
  /// Both orientations.
  case orientations
  /// The states asked for.
  case states
  /// Canvases of these widths, in points.
  case widths([Double])
}

extension Option<CanvasOptions> {
  private static let sideBySide = "side-by-side"

  /// The options of every command that solves layouts.
  static let canvas: [Option] = [
    Option(
      OptionRow(
        "orientation", nil,
        OptionRow.Value(
          placeholder: "LIST", choices: OptionReading.words(Orientation.self) + [sideBySide],
          isList: true, standard: "the recipe's, or both"),
        in: .canvas, "orientations of the device",
        details: "The last of these draws both in one figure.")
    ) { options, value throws(UsageError) in
      if value == sideBySide {
        options.row = .orientations
      } else {
        options.request.orientations = try OptionReading.list(
          value, "an orientation", Orientation.choices)
      }
    },
    Option(
      OptionRow(
        "device", nil, OptionRow.Value(placeholder: "NAME", standard: "the recipe's"),
        in: .canvas, "device to lay out on", details: "See the list of devices below.")
    ) { options, value throws(UsageError) in
      guard let device = Device.named(value) else {
        let names = Device.all.map(\.name)
        let isFar = Suggestion.help(for: value, among: names) == nil
        throw UsageError(
          OptionReading.unknown("device", value, names)
            + (isFar ? "; 'ibar help render' names all" : ""))
      }
      options.request.device = device
    },
    parsed(
      "size", "WxH", in: .canvas, \.request.size,
      "size to lay out on in place of a device, in points",
      fault: "is not a size; write it as 600x600", Size.init(text:)),
    choice(
      "direction", "NAME", in: .canvas, \.request.direction, "direction", "reading direction",
      standard: "the recipe's"),
    choice(
      "text-size", "NAME", in: .canvas, \.request.textSize, "text size",
      "Dynamic Type size that the user has chosen", standard: "the recipe's"),
    text(
      "state", "NAME", in: .canvas, \.request.states, "state of the recipe, or all states",
      standard: "the base"),
    text(
      "language", "TAG", in: .canvas, \.request.languages,
      "language of the recipe, or all languages", standard: "the base"),
    Option(
      OptionRow(
        "font", nil, OptionRow.Value(placeholder: "FILE", completion: .file), in: .canvas,
        "font to try before the system's fonts; repeatable")
    ) { options, value throws(UsageError) in
      options.fonts.append(try OptionReading.path(value))
    },
  ]

  /// The further options of commands that draw several layouts in one figure.
  static let rows: [Option] = [
    Option(
      OptionRow("strip", in: .figures, "draw the chosen states side by side in one figure")
    ) { options, _ in options.row = .states },
    parsed(
      "widths", "LIST", in: .figures, \.row,
      "draw canvases of these widths side by side, with the breakpoints between them",
      details: "Widths are in points, at most 2048, in ascending order: 320,375,414.",
      fault: "is not a list of widths; write 320,375,414, at most 2048", widths),
  ]

  private static func widths(_ text: String) -> RowKind? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let widths = words.compactMap { Double($0) }.filter { (1...2048).contains($0) }
    let isAscending = zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }
    return widths.count == words.count && isAscending ? .widths(widths) : nil
  }
}
