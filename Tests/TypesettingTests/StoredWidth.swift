import TestSupport
import Typesetting

/// The width of a label or a button that Interface Builder has stored.
struct StoredWidth: Sendable {
  var text: String
  var font: Font
  var isButton: Bool
  var width: Double

  /// What the device would make of the typesetter's width.
  ///
  /// A label is rounded up to a pixel, of which there are three in a point where thirds were
  /// stored; a button to a point, and it is at least 30 wide.
  func measured() throws -> Double {
    let width = try Typesetter.standard.width(of: text, font: font) - 1e-6
    guard !isButton else { return max(30, width.rounded(.up)) }
    let thirds = self.width * 3
    let isOfThirds =
      (self.width * 2).rounded() != self.width * 2
      && (thirds - thirds.rounded()).magnitude < 0.05
    let scale = isOfThirds ? 3.0 : 2
    return (width * scale).rounded(.up) / scale
  }

  /// How much wider we make it.
  func error() throws -> Double { try measured() - width }
}

extension StoredWidth {
  /// The stored labels and buttons of iOS.
  static let all = Fixture.lines(of: "text-widths.csv").dropFirst().compactMap {
    StoredWidth(row: fields(of: $0))
  }

  private init?(row: [String]) {
    guard row.count == 10, !row[0].hasPrefix("mac"), ["label", "button"].contains(row[7]),
      let size = Double(row[2]), let width = Double(row[3]),
      let weight = Font.Weight(rawValue: row[1].isEmpty ? "regular" : row[1])
    else { return nil }
    self.init(
      text: row[6], font: Font(size: size, weight: weight), isButton: row[7] == "button",
      width: width)
  }

  /// The fields of a row, of which those with commas stand in quotes.
  private static func fields(of row: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in row {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
