import CCairo
import Foundation
import LayoutModel
import Testing
import Typesetting

@testable import Drawing

/// Set text on a Cairo path.
struct GlyphRunTests {
  @Test(arguments: ["Label", "مرحبا بالعالم", "שלום abc", "日本語。", "สวัสดี"])
  func `glyphs are drawn between a line's ends, above and below its baseline`(
    text: String
  ) throws {
    let font = Font(size: 40)
    let line = try #require(try Typesetter.standard.paragraph(text, font: font).lines.first)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 10, 10)
    defer { cairo_surface_destroy(surface) }
    let context = PathContext(try #require(surface), scale: 1, grid: .none)
    var fonts = FontLibrary()
    for run in line.runs { try context.add(run, at: Point(x: 100, y: 50), fonts: &fonts) }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context.cairo, &left, &top, &right, &bottom)
    #expect(left > 95 && right < 100 + line.width + 5)
    #expect(right - left > line.width * 0.75)
    #expect(top > 50 - font.lineHeight && top < 30)
    #expect(bottom < 50 + 0.5 * font.size)
  }
}
