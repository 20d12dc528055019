import Typesetting

/// The only line of a text.
func onlyLine(
  _ text: String, _ direction: BaseDirection = .natural, size: Double = 17
) throws -> Line? {
  try Typesetter.standard.paragraph(text, font: Font(size: size), direction: direction).lines.first
}

/// The glyphs of a line from left to right.
func glyphs(_ line: Line?) -> [UInt32] {
  (line?.runs ?? []).flatMap { $0.glyphs.map(\.id) }
}

/// The glyphs of single characters, side by side in a given order.
func glyphs(ofEach characters: String) throws -> [UInt32] {
  try characters.unicodeScalars.flatMap { glyphs(try onlyLine(String($0))) }
}

/// The lines of a text in 17 points.
func lines(
  _ text: String, width: Double?, numberOfLines: Int = 0, direction: BaseDirection = .natural
) throws -> [String] {
  try Typesetter.standard.paragraph(
    text, font: Font(size: 17), width: width, numberOfLines: numberOfLines, direction: direction
  ).lines.map(\.text)
}

/// The files of a line's fonts.
func fontNames(_ line: Line?) -> [String] {
  (line?.runs ?? []).map { String($0.fontFile.path.split(separator: "/").last ?? "") }
}
