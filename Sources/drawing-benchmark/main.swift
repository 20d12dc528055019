import CCairo
import Diagnostics
import Drawing
import Figures
import LayoutModel
import Recipes

/// Draws a figure of 750 x 1334 pixels, and has Cairo write the same surface as PNG.
///
///     drawing-benchmark          prints microseconds and their ratio
///     drawing-benchmark draw N   draws so many times, to count instructions
///     drawing-benchmark png N    has Cairo write so many times
///     drawing-benchmark svg N    makes the SVG so many times

/// A form with views of several kinds and all the signs of constraints.
let recipe = """
  views:
    Blue View: {backgroundColor: blue}
    Name Label: {kind: label, text: First Name}
    Name Text Field: {kind: textField, placeholder: Enter First Name}
    Last Label: {kind: label, text: Last Name}
    Last Text Field: {kind: textField, placeholder: Enter Last Name}
    Save Button: {kind: button, title: Save}
    Switch: {kind: switch}
  constraints: |
    Name Label.Leading = Superview.LeadingMargin
    Name Text Field.Leading = Name Label.Trailing + Standard
    Name Text Field.Trailing = Superview.TrailingMargin
    Name Text Field.Top = Top Layout Guide.Bottom + 20
    Name Label.Baseline = Name Text Field.Baseline
    Last Label.Leading = Superview.LeadingMargin
    Last Text Field.Leading = Last Label.Trailing + Standard
    Last Text Field.Trailing = Superview.TrailingMargin
    Last Text Field.Top = Name Text Field.Bottom + Standard
    Last Label.Baseline = Last Text Field.Baseline
    Name Text Field.Width = Last Text Field.Width
    Save Button.Top >= Last Text Field.Bottom + 20
    Save Button.Top = Last Text Field.Bottom + 30 @750
    Save Button.Leading = Superview.LeadingMargin
    Switch.Trailing = Superview.TrailingMargin
    Switch.CenterY = Save Button.CenterY
    Blue View.Top = Save Button.Bottom + 40
    Blue View.Leading = Superview.LeadingMargin
    Blue View.Width = 0.5 x Superview.Width
    Blue View.Height = 2.0 x Blue View.Width @500
    Bottom Layout Guide.Top >= Blue View.Bottom + 20
  """

func figure() throws -> Figure {
  let read = RecipeReader.recipe(in: SourceFile(path: "Form.yaml", text: recipe), named: "Form")
  guard let value = read.value else { fatalError("the recipe is good") }
  let canvas = Canvas(device: .standard, orientation: .portrait)
  return try CanvasStyle.figure(
    of: LayoutEngine.solve(value.layout(on: canvas)), name: "Form.portrait", title: "Form")
}

func microseconds(_ body: () throws -> Void) rethrows -> Double {
  Double(try ContinuousClock().measure(body).components.attoseconds) / 1e12
}

func writePNG(_ surface: borrowing FigureSurface) {
  let status = cairo_surface_write_to_png_stream(
    surface.cairo, { _, _, _ in CAIRO_STATUS_SUCCESS }, nil)
  precondition(status == CAIRO_STATUS_SUCCESS, "Cairo writes")
}

let form = try figure()
let surface = try FigureSurface(for: form, scale: 2)
var fonts = FontLibrary()
var renderer = FigureRenderer()
let arguments = CommandLine.arguments
if arguments.count == 3, let count = Int(arguments[2]) {
  try surface.draw(form, scale: 2, fonts: &fonts)
  for _ in 0..<count {
    switch arguments[1] {
    case "draw": try surface.draw(form, scale: 2, fonts: &fonts)
    case "png": writePNG(surface)
    default: _ = try renderer.bytes(of: form, as: .svg)
    }
  }
} else {
  // The least of each, by turns, so that a busy moment hits them alike.
  var (draw, write, svg) = (Double.infinity, Double.infinity, Double.infinity)
  for _ in 0..<20 {
    for _ in 0..<10 {
      draw = min(draw, try microseconds { try surface.draw(form, scale: 2, fonts: &fonts) })
      svg = min(svg, try microseconds { _ = try renderer.bytes(of: form, as: .svg) })
    }
    write = min(write, microseconds { writePNG(surface) })
  }
  print("drawing us   cairo_surface_write_to_png us   ratio   SVG us")
  print("\(Int(draw))   \(Int(write))   \((write / draw * 10).rounded() / 10)   \(Int(svg))")
}
