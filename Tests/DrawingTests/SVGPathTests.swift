import LayoutModel
import Testing

@testable import Drawing

struct SVGPathTests {
  private func path(_ decimals: Int = 2, _ draw: (inout SVGPathWriter) -> Void) -> String {
    var writer = SVGPathWriter(decimals: decimals)
    draw(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `commands are absolute or relative, whichever is shorter`() {
    let text = path { writer in
      writer.move(to: writer.place(Point(x: 100.5, y: 20)))
      writer.line(to: writer.place(Point(x: 100.5, y: 27)))
      writer.line(to: writer.place(Point(x: 0, y: 27)))
      writer.line(to: writer.place(Point(x: 101, y: 28.25)))
    }
    #expect(text == "M100.5 20v7H0l101 1.25")
  }

  @Test func `rounding does not add up`() {
    let text = path(0) { writer in
      writer.move(to: writer.place(Point(x: 1000, y: 1000)))
      for step in 1...6 {
        writer.line(to: writer.place(Point(x: 1000 + 0.4 * Double(step), y: 1000 + Double(step))))
      }
    }
    #expect(text == "M1000 1000v1l1 1v1l1 1v1 1" || text == "M1000 1000v1l1 1v1l1 1v1v1")
  }

  @Test func `a line back to the start and a move at the end are not written`() {
    let text = path { writer in
      writer.move(to: writer.place(Point(x: 0, y: 0)))
      writer.line(to: writer.place(Point(x: 5, y: 0)))
      writer.line(to: writer.place(Point(x: 5, y: 5)))
      writer.line(to: writer.place(Point(x: 0, y: 0)))
      writer.close()
      writer.move(to: writer.place(Point(x: 0, y: 0)))
    }
    #expect(text == "M0 0H5V5Z")
  }

  @Test func `a curve that goes on smoothly is written without its first handle`() {
    let text = path(0) { writer in
      writer.move(to: writer.place(Point(x: 0, y: 0)))
      writer.curve(
        writer.place(Point(x: 0, y: 10)), writer.place(Point(x: 10, y: 20)),
        to: writer.place(Point(x: 20, y: 20)))
      writer.curve(
        writer.place(Point(x: 30, y: 20)), writer.place(Point(x: 40, y: 10)),
        to: writer.place(Point(x: 40, y: 0)))
      writer.curve(
        writer.place(Point(x: 40, y: -20)), writer.place(Point(x: 50, y: -30)),
        to: writer.place(Point(x: 60, y: -30)))
    }
    #expect(text == "M0 0C0 10 10 20 20 20S40 10 40 0c0-20 10-30 20-30")
  }

  @Test func `numbers are as short as can be`() {
    #expect(SVGNumber.text(0.5) == ".5")
    #expect(SVGNumber.text(-0.25) == "-.25")
    #expect(SVGNumber.text(-0.001) == "0")
    #expect(SVGNumber.text(40) == "40")
    var bytes: [UInt8] = []
    SVGNumber.append(steps: -5, decimals: 2, to: &bytes)
    #expect(bytes == Array("-.05".utf8))
  }
}
