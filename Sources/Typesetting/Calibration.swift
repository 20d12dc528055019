/// The calibration of Inter's letters to the widths of San Francisco's.
///
/// A line's width is Inter's advance times the scale, and the tracking for each character. The
/// numbers were fitted to the widths of labels and buttons that Interface Builder had stored.
enum Calibration {
  /// San Francisco's letters to Inter's; their capitals' heights, 0.705 and 0.727, are as 0.97.
  static let scale = 0.965

  /// The space after each character of a font, in points.
  static func tracking(_ font: Font) -> Double {
    let place = font.weight.place
    var tracking = place.semibold == 0 ? 0 : place.semibold * value(of: semibold, at: font.size)
    if place.semibold < 1 { tracking += (1 - place.semibold) * value(of: regular, at: font.size) }
    return (tracking + place.black * blackOverSemibold) * font.size
  }

  /// Tracking in ems, by sizes in points.
  private static let regular: [(size: Double, tracking: Double)] = [
    (8, 0.0400), (10, 0.0265), (12, 0.0146), (13, 0.0095), (14, 0.0030), (15, 0.0003),
    (16, -0.0036), (17, -0.0076), (20, -0.0245), (22, -0.0245), (28, -0.0290), (36, -0.0314),
  ]

  private static let semibold: [(size: Double, tracking: Double)] = [
    (8, 0.0650), (10, 0.0500), (12, 0.0375), (13, 0.0342), (15, 0.0242), (16, 0.0140),
    (17, 0.0098), (18, 0.0088), (22, 0.0044), (24, 0.0025), (34, -0.0026),
  ]

  /// Black text is only known at 36 points.
  private static let blackOverSemibold = 0.0285

  private static func value(
    of table: [(size: Double, tracking: Double)], at size: Double
  ) -> Double {
    guard let upper = table.firstIndex(where: { $0.size > size }) else {
      return table[table.count - 1].tracking
    }
    guard upper > 0 else { return table[0].tracking }
    let (low, high) = (table[upper - 1], table[upper])
    let part = (size - low.size) / (high.size - low.size)
    return low.tracking + part * (high.tracking - low.tracking)
  }
}

extension Font.Weight {
  /// The part of the way from regular to semibold, and of that from semibold to black.
  fileprivate var place: (semibold: Double, black: Double) {
    switch self {
    case .ultraLight, .thin, .light, .regular: (0, 0)
    case .medium: (0.5, 0)
    case .semibold: (1, 0)
    case .bold: (1, 1.0 / 3)
    case .heavy: (1, 2.0 / 3)
    case .black: (1, 1)
    }
  }
}
