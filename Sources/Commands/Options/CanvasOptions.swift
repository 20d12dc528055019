import Diagnostics
import FigureComposition
import LayoutModel
import Recipes
import Typesetting

/// The canvases of layouts, as typed.
struct CanvasOptions: Sendable {
  var request = CanvasRequest()
  /// The layouts that stand side by side in one figure; nil for one figure each.
  var row: RowKind?
  /// Font files that come before the standard ones.
  var fonts: [String] = []

  /// Checks the options together.
  func check() throws(UsageError) {
    if request.devices != nil, request.size != nil {
      throw UsageError("--device and --size exclude each other")
    }
  }
}

/// The options of a command that has these among its own.
protocol CanvasHolder: Sendable {
  var canvas: CanvasOptions { get set }
}

extension Option where Options: CanvasHolder {
  /// The options of every command that solves layouts.
  static var canvas: [Option] {
    [
      Option(
        OptionRow(
          "orientation", nil,
          OptionRow.Value(
            "LIST", choices: OptionReading.words(Orientation.self) + ["side-by-side"], isList: true,
            defaultValue: "the recipe's, or both"),
          in: .canvas, "orientations of the device",
          details: "The last of these draws both in one figure.")
      ) { options, value throws(UsageError) in
        if value == "side-by-side" {
          options.canvas.row = .orientations
        } else {
          options.canvas.request.orientations = try OptionReading.list(
            value, "an orientation", OptionReading.choices())
        }
      },
      Option(
        OptionRow(
          "device", nil,
          OptionRow.Value(
            "LIST", isList: true, defaultValue: "the recipe's",
            completion: .names { DeviceList.groups.map(\.name) + Device.all.map(\.name) }),
          in: .canvas,
          "devices to lay out on: names separated by commas, \(DeviceList.help); one for figures",
          details: "'ibar help devices' lists them.")
      ) { options, value throws(UsageError) in
        options.canvas.request.devices = try DeviceList.devices(value)
      },
      parsed(
        "size", "WxH", in: .canvas, "size to lay out on in place of a device, in points",
        fault: { "is not a size; write it as \(Self.sizeMeant(by: $0) ?? "600x600")" },
        Size.init(text:)
      ) { $0.canvas.request.size = $1 },
      choice(
        "direction", "NAME", in: .canvas, "direction", "reading direction",
        defaultValue: "the recipe's"
      ) { $0.canvas.request.direction = $1 },
      choice(
        "text-size", "NAME", in: .canvas, "text size",
        "Dynamic Type size that the user has chosen", defaultValue: "the recipe's"
      ) { $0.canvas.request.textSize = $1 },
      text(
        "state", "NAME", in: .canvas, "state of the recipe, or all states", defaultValue: "the base"
      ) { $0.canvas.request.states = $1 },
      text(
        "language", "TAG", in: .canvas, "language of the recipe, or all languages",
        defaultValue: "the base"
      ) { $0.canvas.request.languages = $1 },
      path(
        "font", .file, in: .canvas, "font to try before the system's fonts; repeatable"
      ) { $0.canvas.fonts.append($1) },
    ]
  }

  /// The further options of commands that draw several layouts in one figure.
  static var rowFigures: [Option] {
    [
      flag("strip", in: .figures, "draw the chosen states side by side in one figure") {
        $0.canvas.row = .states
      },
      parsed(
        "widths", "LIST", in: .figures,
        "draw canvases of these widths side by side, with the breakpoints between them",
        details: "Widths are in points, at most 2048, in ascending order: 320,375,414.",
        fault: { _ in "is not a list of widths; write 320,375,414, at most 2048" }, widths
      ) { $0.canvas.row = .widths($1) },
    ]
  }

  /// The size in the form of the option that was meant by two numbers in another one: `320,480`.
  private static func sizeMeant(by text: String) -> String? {
    let numbers = text.split { " ,;/*×:X".contains($0) }
    let size = numbers.joined(separator: "x")
    return numbers.count == 2 && Size(text: size) != nil ? size : nil
  }

  @Sendable private static func widths(_ text: String) -> [Double]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let widths = words.compactMap { Double($0) }.filter { (1...2048).contains($0) }
    let isAscending = zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }
    return widths.count == words.count && isAscending ? widths : nil
  }
}
