import LayoutModel
import Typesetting

extension ViewLook {
  /// An image view: a picture that stands for any image, as the content mode lays it and cut off at the
  /// frame and its round corners; without an image or a placeholder the tinted field that Interface Builder shows.
  static let imageView = ViewLook(body: .picture, icon: .image) { view throws(TypesettingError) in
    let content = view.view.content
    let radius = view.view.layer.radius(in: view.frame)
    guard let size = content.imageSize, size.width > 0, size.height > 0 else {
      guard let placeholder = content.imagePlaceholder else { return try view.emptyImage() }
      return picture(
        placeholder, of: Size(width: view.frame.width, height: view.frame.height), in: view.frame,
        clippedTo: view.frame, radius: radius)
    }
    let place = content.contentMode.place(of: size, in: view.frame)
    return picture(
      content.imagePlaceholder, of: size, in: place.pixelAligned(scale: view.canvas.scale),
      clippedTo: view.frame, radius: radius)
  }

  /// The areas of a picture that are seen in a frame with round corners.
  static func picture(
    _ placeholder: ImagePlaceholder? = nil, of size: Size, in place: Rect, clippedTo frame: Rect,
    radius: Double
  ) -> [Mark] {
    let arcs = frame.cornerArcs(radius: radius).map(\.arc)
    return PlaceholderPicture(placeholder, of: size).parts.compactMap { part in
      let points = part.points.map { x, y in
        Point(x: place.x + x * place.width, y: place.y + y * place.height)
      }
      let visible = arcs.reduce(points.clipped(to: frame)) { $0.clipped(to: $1) }
      return visible.count > 2 ? Mark(.polyline(visible), fill: part.color) : nil
    }
  }
}

extension ViewAppearance {
  fileprivate func emptyImage() throws(TypesettingError) -> [Mark] {
    let radius = view.layer.radius(in: frame)
    let shape = radius > 0 ? Shape.roundedRect(frame, radius: radius) : .rect(frame)
    let field =
      (view.backgroundColor == nil ? [Mark(shape, fill: ControlColors.EmptyImage.field)] : [])
      + Mark.bordered(frame, radius: radius, border: ControlColors.EmptyImage.edge, width: hairline)
    let inside = frame.insetBy(4)
    for font in [17.0, 15, 13, 11, 9].map({ Font(size: $0) })
    where try typesetter.width(of: "UIImageView", font: font) <= inside.width {
      return try field
        + line(
          "UIImageView", in: inside, side: .center, font: font,
          color: ControlColors.EmptyImage.text)
    }
    return field
  }
}

extension ContentMode {
  /// The place of a content of a size in a frame.
  func place(of size: Size, in frame: Rect) -> Rect {
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return frame
    case .scaleAspectFit: return frame.centered(size.scaled(by: min(across, down)))
    case .scaleAspectFill: return frame.centered(size.scaled(by: max(across, down)))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    }
    var place = frame.centered(size)
    switch self {
    case .left, .topLeft, .bottomLeft: place.x = frame.minX
    case .right, .topRight, .bottomRight: place.x = frame.maxX - size.width
    case .center, .top, .bottom, .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill: break
    }
    switch self {
    case .top, .topLeft, .topRight: place.y = frame.minY
    case .bottom, .bottomLeft, .bottomRight: place.y = frame.maxY - size.height
    case .center, .left, .right, .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill: break
    }
    return place
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}

extension [Point] {
  /// The part of a convex polygon that lies in a rectangle, cut edge by edge.
  fileprivate func clipped(to rect: Rect) -> [Point] {
    cut { $0.x - rect.minX }.cut { rect.maxX - $0.x }.cut { $0.y - rect.minY }
      .cut { rect.maxY - $0.y }
  }

  /// The part of a convex polygon that lies inside an arc, whose points run clockwise.
  fileprivate func clipped(to arc: [Point]) -> [Point] {
    zip(arc, arc.dropFirst()).reduce(self) { polygon, edge in
      let (start, end) = edge
      return polygon.cut {
        (end.x - start.x) * ($0.y - start.y) - (end.y - start.y) * ($0.x - start.x)
      }
    }
  }

  /// - Parameter side: Positive on the side of a line that is kept, in proportion to the distance from it.
  private func cut(_ side: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, point) in enumerated() {
      let before = self[index == 0 ? count - 1 : index - 1]
      let (a, b) = (side(before), side(point))
      if (a < 0) != (b < 0) {
        let share = a / (a - b)
        kept.append(
          Point(
            x: before.x + share * (point.x - before.x), y: before.y + share * (point.y - before.y)))
      }
      if b >= 0 { kept.append(point) }
    }
    return kept
  }
}
