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
      lister.append(2, .guide(guide.kind), guide.name, id: ids.id("guide-\(index + 1)"), "ib-guide")
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
          depth + 1, .guide(layout.guides[guide].kind), layout.guides[guide].name,
          id: ids.id("guide-\(guide + 1)"), "ib-guide")
      }
      for guide in scrollGuides {
        append(
          depth + 1, .guide(guide.kind), guide.name,
          id: "\(ids.view(view))-\(Slug.lowercased(guide.name))", "ib-guide")
      }
      for child in children { append(view: child, depth: depth + 1) }
      if held.isEmpty { return }
      append(
        depth + 1, .constraints, "Constraints", isOpen: true, id: ids.view(view) + "-constraints",
        "ib-constraint-list")
      for index in held { append(constraint: index, depth: depth + 2) }
    }

    /// The guides of a scroll view: Interface Builder lists both if it has them.
    private func scrollGuides(of view: Int) -> [(name: String, kind: LayoutGuide.Kind)] {
      let kinds: [LayoutGuide.Kind] = [.content, .frame]
      let isNamed = layout.guides.contains { $0.view == view && kinds.contains($0.kind) }
      return isNamed ? LayoutGuide.named.filter { kinds.contains($0.kind) } : []
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
