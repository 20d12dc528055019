import Basics
import Inputs
import JSON
import LayoutModel
import LayoutRecord
import Recipes

/// The output of `solve --breakpoints`: the ranges of the root's size in which the layout is one straight line, with
/// its formulas.
struct LayoutBreakpoints {
  private let layout: Layout
  private let axis: Axis
  private let range: ClosedRange<Double>
  private let recipe: Recipe
  private let pieces: [LayoutPiece]

  /// - Parameters:
  ///   - range: The sizes to search, in points; nil for those of devices.
  ///   - sizes: Content sizes in place of measured ones, if there are any.
  init(
    of layout: Layout, _ loaded: LoadedRecipe, along axis: Axis, over range: ClosedRange<Double>?,
    _ sizes: ContentSizes?
  ) throws(LayoutEngine.Failure) {
    self.layout = layout
    self.axis = axis
    self.range = range ?? LayoutBreakpoints.range(for: layout, axis)
    recipe = loaded.recipe
    pieces = try recipe.pieces(
      of: layout, along: axis, over: self.range, typesetter: loaded.typesetter
    ) { sizes?.applied(to: $0) ?? $0 }
  }

  /// The sides that screens have, upright and on their side, in points.
  private static let deviceRange: ClosedRange<Double> = {
    let sides = Device.all.flatMap { [$0.portraitSize.width, $0.portraitSize.height] }
    return (sides.min() ?? 0)...(sides.max() ?? 0)
  }()

  /// The same as an option states it.
  static var deviceRangeText: String {
    [deviceRange.lowerBound, deviceRange.upperBound].map { DecimalText.rounded($0, to: 3) }
      .joined(separator: "...")
  }

  /// The sides of devices, and that of the canvas.
  private static func range(for layout: Layout, _ axis: Axis) -> ClosedRange<Double> {
    let own = axis == .horizontal ? layout.canvas.size.width : layout.canvas.size.height
    return min(own, deviceRange.lowerBound)...max(own, deviceRange.upperBound)
  }

  private var side: String { axis == .horizontal ? "width" : "height" }

  // MARK: - Text

  /// Lines for people.
  /// - Parameter name: The recipe's name.
  func text(_ name: String) -> String {
    var text = "\(name): \(layout.circumstances), by \(side)\n"
    for piece in pieces {
      let start = piece.range.lowerBound
      if start > range.lowerBound {
        let room = start - margins(in: piece)
        text += "  at \(number(start)) (\(number(room)) between the margins)\n"
      }
      let head = "  \(number(start))...\(number(piece.range.upperBound)): "
      let lines = piece.isSatisfiable ? formulas(of: piece) : ["unsatisfiable"]
      text += lines.map { head + $0 + "\n" }.joined()
    }
    return text
  }

  /// What the root's margins take of its size in a piece, in points.
  private func margins(in piece: LayoutPiece) -> Double {
    let size = (piece.range.lowerBound + piece.range.upperBound) / 2
    let margins = recipe.layout(layout, along: axis, at: size).canvas.layoutMargins
    return axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
  }

  private func formulas(of piece: LayoutPiece) -> [String] {
    lines(of: piece).map { line in
      let formula =
        line.isOpen ? "undetermined" : formula(line.values, axis == .horizontal ? "W" : "H")
      return "\(piece.views[line.view]).\(line.part) = \(formula)"
    }
  }

  /// The parts of frames along the side, and those across it that it changes.
  private func lines(
    of piece: LayoutPiece
  ) -> [(view: Int, part: FrameVariable, values: LayoutPiece.Line, isOpen: Bool)] {
    let along: [FrameVariable] = axis == .horizontal ? [.x, .width] : [.y, .height]
    return piece.views.indices.dropFirst().flatMap { view in
      FrameVariable.allCases.compactMap { part in
        guard let line = piece.frames[view][part], along.contains(part) || line.slope != 0 else {
          return nil
        }
        return (view, part, line, piece.undetermined[view].contains(part))
      }
    }
  }

  /// `150`, `W - 198`, `(W - 48) / 3` or `2 (W - 48) / 3`; decimals where no small fraction fits.
  private func formula(_ line: LayoutPiece.Line, _ size: String) -> String {
    if line.slope.magnitude < 1e-12 { return number(line.constant) }
    for divisor in 1...64 {
      let factor = line.slope * Double(divisor)
      guard (factor - factor.rounded()).magnitude < 1e-9 else { continue }
      let inside = sum(size, line.constant / line.slope)
      let times = factor.rounded() == 1 ? "" : number(factor) + " "
      if divisor == 1 && times.isEmpty { return inside }
      let bracketed = inside == size ? size : "(\(inside))"
      return times + bracketed + (divisor == 1 ? "" : " / \(divisor)")
    }
    return sum("\(DecimalText.rounded(line.slope, to: 6)) \(size)", line.constant)
  }

  private func sum(_ term: String, _ constant: Double) -> String {
    let digits = number(constant.magnitude)
    if digits == "0" { return term }
    return term + (constant < 0 ? " - " : " + ") + digits
  }

  private func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }

  // MARK: - JSON

  /// The member `breakpoints` of a layout.
  var json: JSONValue {
    .object([
      .init("side", .string(side)), .init("from", .number(LayoutRecord.points(range.lowerBound))),
      .init("to", .number(LayoutRecord.points(range.upperBound))),
      .init("pieces", .array(pieces.map(value))),
    ])
  }

  private func value(of piece: LayoutPiece) -> JSONValue {
    let lines = piece.isSatisfiable ? lines(of: piece) : []
    return .object([
      .init("from", .number(LayoutRecord.points(piece.range.lowerBound))),
      .init("to", .number(LayoutRecord.points(piece.range.upperBound))),
      .init("isSatisfiable", .bool(piece.isSatisfiable)),
      .init(
        "values",
        .array(
          lines.map { line in
            .object([
              .init("view", .string(piece.views[line.view])),
              .init("part", .string("\(line.part)")), .init("isDetermined", .bool(!line.isOpen)),
              .init("slope", .number(LayoutRecord.points(line.values.slope))),
              .init("constant", .number(LayoutRecord.points(line.values.constant))),
            ])
          })),
    ])
  }
}
