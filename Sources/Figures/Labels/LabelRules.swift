import LayoutModel

extension Rules {
  /// What is wrong where a text of the figure's own meets others of its kind, or what stands already.
  static let texts = Rules([
    Rule(.label, .nearer(Clearance.sign), .label, .hides),
    Rule(.callout, .nearer(Clearance.signs), .callout, .hides),
    Rule(.name, .nearer(Clearance.text), .name, .hides),
    Rule(.name, .nearer(Clearance.text), .letters, .hides),
    Rule(.name, .straddling(Clearance.text), .edge, .touches),
    Rule(.name, .nearer(Clearance.text), .stem, .crosses),
  ])
}

/// A place where the name of a region could stand.
struct NamePlace: MarkPlace {
  /// The beginning of its baseline.
  var origin: Point
  var ink: MarkInk
  var tally = Tally.zero

  var hull: Rect { ink.box.insetBy(-Clearance.text) }

  func conflict(with other: NamePlace) -> Tally { Rules.texts.tally(ink, other.ink) }
}
