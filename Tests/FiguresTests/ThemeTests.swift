import Foundation
import LayoutModel
import Testing

@testable import Figures

/// The overlay's colours against WCAG 2.1 and against how they look to the colour-blind.
struct ThemeTests {
  private static let theme = Theme()
  private static let statuses: [LayoutStatus] = [.satisfied, .misplaced, .unsatisfiable]

  /// What is seen beside what, and how much contrast it must have at least.
  private static let pairs: [(name: String, DynamicColor, DynamicColor, contrast: Double)] =
    statuses.flatMap { status -> [(name: String, DynamicColor, DynamicColor, contrast: Double)] in
      let colors = theme.colors(for: status)
      return [
        // Edges set a line off from the ground.
        ("line of \(status)", colors.edge ?? colors.line, theme.background, 3),
        ("badge of \(status)", colors.badge, theme.background, 3),
        ("sign of \(status)", theme.glyph, colors.badge, 3),
        ("figures of \(status)", theme.glyph, colors.pillEdge ?? colors.pillTop, 4.5),
        ("figures of \(status), below", theme.glyph, colors.pillEdge ?? colors.pillBottom, 4.5),
      ]
    } + [
      ("inactive", theme.inactive, theme.background, 3),
      ("text of a label", ControlColors.text, theme.background, 4.5),
    ]

  @Test(arguments: pairs)
  func `contrast is as WCAG asks, on both grounds`(
    _ pair: (name: String, DynamicColor, DynamicColor, contrast: Double)
  ) {
    #expect(Self.contrast(pair.1.light, pair.2.light) >= pair.contrast)
    #expect(Self.contrast(pair.1.dark, pair.2.dark) >= pair.contrast)
  }

  @Test func `black on white has a contrast of 21`() {
    #expect(Self.contrast(Color(0x000000), Color(0xFFFFFF)) == 21)
  }

  /// Machado, Oliveira and Fernandes (2009), the whole of each deficiency, on linear channels.
  private static let deficiencies: [(name: String, matrix: [[Double]])] = [
    ("none", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    ),
    (
      "deuteranopia",
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    ),
    (
      "tritanopia",
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    ),
  ]

  /// Two colours at a distance of 0.02 in OKLab just differ side by side; five times that is plain.
  @Test(arguments: deficiencies)
  func `blue, orange and red stay apart`(_ deficiency: (name: String, matrix: [[Double]])) {
    for ground in [\DynamicColor.light, \.dark] {
      let seen = Self.statuses.map {
        Self.lab(
          of: Self.linear(Self.theme.colors(for: $0).line[keyPath: ground]),
          seenThrough: deficiency.matrix)
      }
      for (a, b) in [(0, 1), (0, 2), (1, 2)] {
        let distance = zip(seen[a], seen[b]).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
        #expect(distance.squareRoot() >= 0.1)
      }
    }
  }

  @Test func `orange alone has edges, so that its shape differs from red's`() {
    #expect(Self.theme.colors(for: .misplaced).edge != nil)
    #expect(Self.theme.colors(for: .satisfied).edge == nil)
    #expect(Self.theme.colors(for: .unsatisfiable).edge == nil)
  }

  // MARK: - Colour

  private static func contrast(_ a: Color, _ b: Color) -> Double {
    let luminances = [a, b].map { color in
      zip(linear(color), [0.2126, 0.7152, 0.0722]).map { $0 * $1 }.reduce(0, +)
    }.sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  /// The channels as light, from sRGB's curve.
  private static func linear(_ color: Color) -> [Double] {
    [color.red, color.green, color.blue].map {
      let channel = Double($0) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).map { $0 * $1 }.reduce(0, +) }
  }

  /// OKLab (Ottosson 2020) of a colour as someone sees it.
  private static func lab(of linear: [Double], seenThrough matrix: [[Double]]) -> [Double] {
    let seen = product(matrix, linear).map { min(max($0, 0), 1) }
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], seen
    ).map { cbrt($0) }
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones)
  }
}
