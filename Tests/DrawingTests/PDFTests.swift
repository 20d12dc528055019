import Drawing
import Figures
import Foundation
import LayoutModel
import Pictures
import TestSupport
import Testing

/// Figures as PDF, as poppler reads them; left out where its programs are not installed.
struct PDFTests {
  private static let isInstalled = ["pdftoppm", "pdftotext", "pdffonts"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
  }
  private static let reason: Comment = "poppler-utils is not installed"

  private func bytes(
    of figure: Figure, _ appearance: Appearance = .light, as format: OutputFormat = .pdf
  ) throws -> [UInt8] {
    var options = DrawingOptions()
    options.appearance = appearance
    var renderer = FigureRenderer()
    return try renderer.bytes(of: figure, as: format, options)
  }

  /// What a program of poppler prints about a file.
  private func printed(_ program: String, _ words: [String], _ pdf: [UInt8]) throws -> [UInt8] {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/figure.pdf"
    try Data(pdf).write(to: URL(filePath: path))
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/" + program)
    process.arguments = words + [path] + (program == "pdftotext" ? ["-"] : [])
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(output)
  }

  @Test(.enabled(if: isInstalled, reason), arguments: [Appearance.light, .dark])
  func `poppler draws the same picture`(_ appearance: Appearance) throws {
    for figure in [
      try Figure.form(), try .sample(RendererTests.controls, named: "Controls"),
      try .sample(RendererTests.scrolled, named: "Scrolled"),
    ] {
      let own = try #require(decode(try bytes(of: figure, appearance, as: .png)))
      let png = try printed(
        "pdftoppm", ["-r", "144", "-png"], try bytes(of: figure, appearance))
      let pdf = try #require(decode(png))
      #expect(own.width == pdf.width && own.height == pdf.height)
      // The limits that hold for librsvg's pictures of the SVG.
      let (mean, far) = RendererTests.difference(own, pdf)
      #expect(mean < 0.01)
      #expect(far <= own.pixels.count / 1000)
    }
  }

  @Test(.enabled(if: isInstalled, reason))
  func `texts are texts, in fonts that the file holds`() throws {
    let figure = try Figure.sample(
      """
      views:
        Name: {kind: label, text: "Straße fi", frame: [20, 100, 200, 21]}
        Arabic: {kind: label, text: "اسم", frame: [20, 140, 200, 21]}
      """, named: "Texts")
    let pdf = try bytes(of: figure)
    let text = String(decoding: try printed("pdftotext", [], pdf), as: UTF8.self)
    #expect(text.contains("Straße fi"))
    #expect(text.contains("اسم"))
    let fonts = String(decoding: try printed("pdffonts", [], pdf), as: UTF8.self)
    let rows = fonts.split(separator: "\n").dropFirst(2)
    #expect(!rows.isEmpty)
    // The columns emb, sub and uni.
    #expect(rows.allSatisfy { $0.contains("yes yes yes") }, "\(fonts)")
  }

  @Test(arguments: ["A (title) \\ with )(", "Straße, 名前 & 😀", "Line\nbreak"])
  func `a file holds the title, the words and the record`(_ text: String) throws {
    var figure = try Figure.form()
    (figure.title, figure.description, figure.metadata) = (text, text + "!", "{\"a\": \"\(text)\"}")
    let pdf = try bytes(of: figure)
    #expect(OutputFormat.pdf.text(.description, in: pdf) == text + "!")
    #expect(OutputFormat.pdf.text(.metadata, in: pdf) == "{\"a\": \"\(text)\"}")
    for end in stride(from: 0, to: pdf.count, by: 97) {
      // A file that is cut off is no fault of the reader.
      _ = OutputFormat.pdf.text(.metadata, in: Array(pdf[..<end]))
    }
  }

  @Test func `a file holds no time, and depends on nothing drawn before`() throws {
    var renderer = FigureRenderer()
    let first = try renderer.bytes(of: .form(), as: .pdf)
    _ = try renderer.bytes(of: .sample(RendererTests.controls, named: "C"), as: .pdf)
    #expect(try renderer.bytes(of: .form(), as: .pdf) == first)
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.matches(of: /Date \(([^)]*)\)/).map { $0.1 } == ["20000101000000Z"])
  }
}
