import LayoutModel

/// A place where the name of a region could stand.
struct NamePlace: MarkPlace {
  /// The beginning of its baseline.
  var origin: Point
  var ink: MarkInk
  var tally = Tally.zero

  var hull: Rect { ink.box.insetBy(-Clearance.text) }

  func conflict(with other: NamePlace) -> Tally { Rules.texts.tally(ink, other.ink) }
}
