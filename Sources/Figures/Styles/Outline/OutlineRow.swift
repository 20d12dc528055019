import Basics
import LayoutModel

/// A line of a document outline.
struct OutlineRow: Hashable, Sendable {
  var depth: Int
  var icon: OutlineIcon
  var text: String
  /// Whether what follows lies in it.
  var isOpen = false
  var id: String
  var classes: [String]
  var data: [Figure.Attribute] = []
  /// Shown on hovering.
  var title: String?
  /// The view or constraint of the line; nil of another line.
  var part: LayoutPart?
  /// The finding on it.
  var status = LayoutStatus.satisfied

  /// The lines of a layout: the scene, its view controller, guides, views and constraints.
  /// - Parameter shown: The views of a crop, whose lines and constraints alone are listed; nil for all.
  static func rows(
    of solved: SolvedLayout, _ ids: FigureIDs, title: String, shown: CroppedViews?
  ) -> [OutlineRow] {
    let layout = solved.layout
    var lister = Lister(solved: solved, ids: ids, shown: shown)
    lister.append(0, .scene, title + " Scene", isOpen: true, id: ids.id("scene"), "ib-scene")
    lister.append(
      1, .controller, "View Controller", isOpen: true, id: ids.id("controller"), "ib-controller")
    for (index, guide) in layout.guides.enumerated()
    where guide.kind == .top || guide.kind == .bottom {
      // Since iOS 11 only layouts that name them have them.
      guard
        layout.canvas.system < 11
          || layout.constraints.contains(where: { $0.items.contains(.guide(index)) })
      else { continue }
      lister.append(2, .guide, guide.name, id: ids.id("guide-\(index + 1)"), "ib-guide")
    }
    lister.append(view: 0, depth: 2)
    return lister.rows
  }

  private struct Lister {
    let solved: SolvedLayout
    let ids: FigureIDs
    let shown: CroppedViews?
    var layout: Layout { solved.layout }
    var rows: [OutlineRow] = []

    mutating func append(
      _ depth: Int, _ icon: OutlineIcon, _ text: String, isOpen: Bool = false, id: String,
      _ kind: String, part: LayoutPart? = nil, status: LayoutStatus = .satisfied
    ) {
      rows.append(
        OutlineRow(
          depth: depth, icon: icon, text: text, isOpen: isOpen, id: id,
          classes: [kind] + Lister.classes(status), part: part, status: status))
    }

    /// The class of a finding.
    private static func classes(_ status: LayoutStatus) -> [String] {
      status == .satisfied ? [] : ["ib-\(status.rawValue)"]
    }

    /// Appends a view, its subviews, and then its constraints.
    mutating func append(view: Int, depth: Int) {
      let children = layout.views.indices.filter {
        layout.views[$0].superview == view && shown?.contains($0) ?? true
      }
      let guides = layout.guides.indices.filter { guide in
        let declared = layout.guides[guide]
        let isSafeArea = declared.kind == .safeArea && layout.canvas.system >= 11
        return declared.view == view && ([.own, .reserved].contains(declared.kind) || isSafeArea)
      }
      let held = layout.constraints.indices.filter {
        layout.holder(of: layout.constraints[$0]) == view
          && shown?.contains(layout.constraints[$0]) ?? true
      }
      let scrollGuides = scrollGuides(of: view)
      let isEmpty =
        children.isEmpty && held.isEmpty && guides.isEmpty && scrollGuides.isEmpty
      append(
        depth, OutlineIcon(layout.views[view]), layout.views[view].name, isOpen: !isEmpty,
        id: ids.view(view), "ib-view", part: .view(view),
        status: view == 0 ? .satisfied : solved.status(ofView: view))
      for guide in guides {
        append(
          depth + 1, .guide, layout.guides[guide].name, id: ids.id("guide-\(guide + 1)"),
          "ib-guide")
      }
      for guide in scrollGuides {
        append(
          depth + 1, .guide, guide, id: "\(ids.view(view))-\(Slug.lowercased(guide))", "ib-guide")
      }
      for child in children { append(view: child, depth: depth + 1) }
      if held.isEmpty { return }
      append(
        depth + 1, .constraints, "Constraints", isOpen: true, id: ids.view(view) + "-constraints",
        "ib-constraint-list")
      for index in held { append(constraint: index, depth: depth + 2) }
    }

    /// The guides of a scroll view: Interface Builder lists both if it has them.
    private func scrollGuides(of view: Int) -> [String] {
      let kinds: [LayoutGuide.Kind] = [.content, .frame]
      let isNamed = layout.guides.contains { $0.view == view && kinds.contains($0.kind) }
      return isNamed ? LayoutGuide.named.filter { kinds.contains($0.kind) }.map(\.name) : []
    }

    private mutating func append(constraint index: Int, depth: Int) {
      let constraint = layout.constraints[index]
      let status = solved.status(ofConstraint: index)
      rows.append(
        OutlineRow(
          depth: depth, icon: .constraint, text: layout.outline(of: constraint),
          id: ids.constraint(index),
          classes: ["ib-constraint"] + (constraint.priority.isRequired ? [] : ["ib-optional"])
            + Lister.classes(status),
          data: [.init(name: "priority", value: constraint.priority.text)],
          title: layout.plainEquation(of: constraint), part: .constraint(index),
          status: status))
    }
  }
}

/// The small picture before a line of a document outline.
enum OutlineIcon: Hashable, Sendable {
  case scene
  case controller
  case guide
  case view
  case label
  case button
  case field
  case image
  case stack(Axis)
  case constraints
  case constraint

  init(_ view: View) {
    let isStack = view.kind == .stackView
    // The picture of a stack view shows its axis.
    self =
      isStack
      ? .stack(view.arrangement?.axis ?? .horizontal) : ViewLook.of(view.kind).icon ?? .view
  }

  /// Its marks around a place, 16 points wide and high.
  func marks(at middle: Point) -> [Mark] {
    let canvas = IconCanvas(middle: middle)
    switch self {
    case .controller:
      return [
        Mark(.circle(center: middle, radius: 8), fill: DynamicColor(0xFFD119)),
        Mark(.frame(canvas.box(7, 7), width: 1), fill: IconCanvas.paper),
      ]
    case .constraints, .constraint:
      return [
        Mark(.roundedRect(canvas.box(14, 14), radius: 2), fill: IconCanvas.blue),
        canvas.lines(IconCanvas.paper, [(-4, 0, 4, 0), (-4.5, -3, -4.5, 3), (4.5, -3, 4.5, 3)]),
      ]
    case .scene, .guide, .view, .label, .button, .field, .image, .stack:
      return canvas.tile + content(on: canvas)
    }
  }

  /// The marks on the tile of a view or a guide.
  private func content(on canvas: IconCanvas) -> [Mark] {
    let sheet = [Mark(.rect(canvas.box(9, 9)), fill: IconCanvas.paper)]
    switch self {
    case .scene:
      return [
        canvas.lines(IconCanvas.gray, [(-6, -3.5, 6, -3.5)]),
        Mark(.rect(canvas.box(6, 4, dy: 2)), fill: IconCanvas.paper),
      ]
    case .guide: return sheet + [canvas.lines(IconCanvas.blue, [(-4.5, -3.5, 4.5, -3.5)])]
    case .view: return sheet
    case .label: return [canvas.lines(IconCanvas.gray, [(-3.5, -3.5, 3.5, -3.5), (0, -3.5, 0, 4)])]
    case .button: return [Mark(.roundedRect(canvas.box(10, 6), radius: 3), fill: IconCanvas.paper)]
    case .field:
      return [
        Mark(.rect(canvas.box(10, 6)), fill: IconCanvas.paper),
        canvas.lines(IconCanvas.gray, [(-3.5, -2, -3.5, 2)]),
      ]
    case .image:
      let outline = [(-4.5, 4.5), (-1, -1), (1, 1.5), (2.5, 0), (4.5, 4.5)].map {
        canvas.point($0.0, $0.1)
      }
      return sheet + [Mark(.polyline(outline), fill: IconCanvas.gray)]
    case .stack(let axis):
      return [-3.5, 0, 3.5].map { place in
        let cell =
          axis == .horizontal ? canvas.box(2.5, 9, dx: place) : canvas.box(9, 2.5, dy: place)
        return Mark(.rect(cell), fill: IconCanvas.paper)
      }
    case .controller, .constraints, .constraint: return []
    }
  }
}

/// Marks around the middle of an icon.
private struct IconCanvas {
  static let gray = DynamicColor(0x8E8E93)
  static let pale = DynamicColor(0xE4E4E6, dark: 0x48484A)
  static let paper = DynamicColor(0xFFFFFF, dark: 0x2C2C2E)
  static let blue = DynamicColor(0x3686DF)

  let middle: Point

  /// The square that views and guides stand on.
  var tile: [Mark] {
    [
      Mark(.rect(box(14, 14)), fill: IconCanvas.pale),
      Mark(.frame(box(14, 14), width: 1), fill: IconCanvas.gray),
    ]
  }

  func point(_ x: Double, _ y: Double) -> Point { Point(x: middle.x + x, y: middle.y + y) }

  func box(_ width: Double, _ height: Double, dx: Double = 0, dy: Double = 0) -> Rect {
    Rect(around: point(dx, dy), width: width, height: height)
  }

  func lines(_ color: DynamicColor, _ ends: [(Double, Double, Double, Double)]) -> Mark {
    let segments = ends.map { Segment(from: point($0.0, $0.1), to: point($0.2, $0.3)) }
    return Mark(.segments(segments), stroke: Stroke(color: color, width: 1))
  }
}
