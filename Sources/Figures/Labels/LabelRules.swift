import LayoutModel

extension Rules {
  /// What is wrong where a text of the figure's own meets others of its kind, or what stands already, in points.
  static let texts = Rules([
    Rule(.label, .nearer(1), .label, .hides),
    Rule(.callout, .nearer(3), .callout, .hides),
    Rule(.name, .nearer(2), .name, .hides), Rule(.name, .nearer(2), .letters, .hides),
    Rule(.name, .straddling(2), .edge, .touches), Rule(.name, .nearer(2), .stem, .crosses),
  ])
}

/// A place where the name of a region could stand.
struct NamePlace: MarkPlace {
  /// The beginning of its baseline.
  var origin: Point
  var ink: MarkInk
  var tally = Tally.zero

  var hull: Rect { ink.box.insetBy(-2) }

  func conflict(with other: NamePlace) -> Tally { Rules.texts.tally(ink, other.ink) }
}
