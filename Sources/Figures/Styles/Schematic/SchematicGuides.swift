import LayoutModel
import Typesetting

/// The guides that constraints name, where they differ from their views' edges.
struct SchematicGuides: Sendable {
  struct Guide: Hashable, Sendable {
    var box: Int
    var guide: SchematicGuide
  }

  /// In the order of their boxes.
  let guides: [Guide]
  /// The dotted lines of each guide.
  let lines: [Guide: [SchematicStroke]]

  init(_ model: SchematicModel, _ coordinates: SchematicCoordinates, _ places: SchematicPlaces) {
    var sides: [Guide: [SchematicLine]] = [:]
    var order: [Guide] = []
    for axis in Axis.allCases {
      for line in coordinates.lines[axis].joined() where line.isEdge {
        guard let guide = line.guide else { continue }
        // Where it is at the edge there is nothing to see.
        let own = SchematicExtent(axis: axis, box: line.box)
        if coordinates.areOne(line, own.line(.near)) || coordinates.areOne(line, own.line(.far)) {
          continue
        }
        let key = Guide(box: line.box, guide: guide)
        if sides[key] == nil { order.append(key) }
        sides[key, default: []].append(line)
      }
    }
    guides = order.sorted { ($0.box, $0.guide.rawValue) < ($1.box, $1.guide.rawValue) }
    lines = sides.mapValues { sides in
      sides.map { side in
        // From one side of the guide to the other, as far as they are known.
        let across = side.axis.across
        var (start, end) = places.frames[side.box].range(across)
        for other in sides where other.axis == across {
          if other.place == .near { start = places.position(of: other) }
          if other.place == .far { end = places.position(of: other) }
        }
        return SchematicStroke(across, start, end, at: places.position(of: side), .thin)
      }
    }
  }

  /// The names of the guides, each once.
  func captions(
    _ model: SchematicModel, _ places: SchematicPlaces, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [SchematicCaption] {
    var named: Set<SchematicGuide> = []
    var captions: [SchematicCaption] = []
    for guide in guides where named.insert(guide.guide).inserted {
      let text = try typesetter.paragraph(
        guide.guide.name, font: SchematicMeasures.guideFont)
      let found = guides.filter { $0.guide == guide.guide }.flatMap {
        self.places(of: $0, text.width, model, places)
      }
      if found.isEmpty { continue }
      captions.append(
        SchematicCaption(box: guide.box, guide: guide.guide, text: text, places: found))
    }
    return captions
  }

  private func places(
    of guide: Guide, _ width: Double, _ model: SchematicModel, _ places: SchematicPlaces
  ) -> [SchematicCaption.Place] {
    let frame = places.frames[guide.box]
    // What covers all of the guide's view is its background.
    let others = model.boxes.indices.filter {
      $0 != guide.box && $0 != 0 && !model.holds($0, guide.box)
        && !places.frames[$0].insetBy(dx: -8, dy: -8).contains(frame)
    }.map { places.frames[$0] }
    let height = 10.0
    let otherLines = lines.filter { $0.key != guide }.flatMap(\.value)
    var found: [SchematicCaption.Place] = []
    for line in lines[guide] ?? [] {
      let isLevel = line.axis == .horizontal
      for offset in isLevel ? [2, -height - 1, 5, -height - 4] : [3, -3 - width] {
        for step in 0...12 {
          let share = Double(step) / 12
          let rect = Rect(
            x: isLevel ? frame.minX + 4 + (frame.width - width - 8) * share : line.cross + offset,
            y: isLevel ? line.cross + offset : frame.minY + 4 + (frame.height - height - 8) * share,
            width: width, height: height)
          let hidden =
            others.count { $0.intersects(rect) } + otherLines.count { $0.hits(rect, larger: 1) }
          found.append(
            SchematicCaption.Place(
              penalty: 40 * Double(hidden) + (frame.insetBy(1).contains(rect) ? 0 : 15)
                + (isLevel ? 0 : 1) + 0.1 * Double(min(step, 12 - step)),
              rect: rect))
        }
      }
    }
    return found
  }
}
