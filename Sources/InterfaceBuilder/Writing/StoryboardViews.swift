import LayoutModel

/// Makes the elements of the views of a layout.
struct StoryboardViews {
  let layout: Layout
  private let solved: SolvedLayout
  private var viewIDs: [String] = []
  private var guideIDs: [String] = []
  private var constraintIDs: [String] = []
  /// The constraints that each view holds, by their indices.
  private let held: [Int: [Int]]

  init(_ solved: SolvedLayout, _ ids: inout ElementIDs) {
    let layout = solved.layout
    self.layout = layout
    self.solved = solved.pixelAligned(scale: layout.canvas.scale)
    held = Dictionary(grouping: layout.constraints.indices) {
      layout.holder(of: layout.constraints[$0])
    }
    for view in layout.views { viewIDs.append(ids.id(view.id, for: "view " + view.name)) }
    for guide in layout.guides { guideIDs.append(ids.id(for: "guide " + guide.name)) }
    for index in layout.constraints.indices {
      constraintIDs.append(ids.id(for: "constraint \(index)"))
    }
  }

  private var usedGuides: [Int] {
    let used = layout.constraints.flatMap(\.items).compactMap { item in
      if case .guide(let guide) = item { guide } else { nil }
    }
    return Set(used).sorted()
  }

  /// The layout guides of the root's controller.
  var controllerGuides: [XMLElement] {
    guard usedGuides.contains(where: { [.top, .bottom].contains(layout.guides[$0].kind) }) else {
      return []
    }
    return layout.guides.indices.filter { [.top, .bottom].contains(layout.guides[$0].kind) }.map {
      XMLElement(
        "viewControllerLayoutGuide",
        ["type": layout.guides[$0].kind.rawValue, "id": guideIDs[$0]])
    }
  }

  /// The images that image views show, each name once.
  var images: [XMLElement] {
    var seen: Set<String> = []
    return layout.views.compactMap { view in
      guard let size = view.content.imageSize, seen.insert(StoryboardViews.imageName(view)).inserted
      else { return nil }
      return XMLElement(
        "image",
        [
          "name": StoryboardViews.imageName(view), "width": ElementText.number(size.width),
          "height": ElementText.number(size.height),
        ])
    }
  }

  /// The name of a view's image, or the view's own name.
  static func imageName(_ view: View) -> String { view.content.imageName ?? view.name }

  // MARK: - Views

  /// The root view.
  /// - Parameter statesMargins: Whether it states the margins of the canvas.
  func root(statesMargins: Bool) -> XMLElement {
    var element = XMLElement(
      "view", ["key": "view", "contentMode": "scaleToFill", "id": viewIDs[0]])
    let size = layout.canvas.size
    element.children = [
      frame(Rect(x: 0, y: 0, width: size.width, height: size.height)),
      XMLElement(
        "autoresizingMask",
        ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"]),
    ]
    var root = layout.views[0]
    root.backgroundColor = root.backgroundColor ?? DynamicColor(0xFFFFFF)
    addParts(of: 0, root, to: &element)
    if statesMargins {
      let (margins, safe) = (layout.canvas.layoutMargins, layout.canvas.safeAreaInsets)
      let keeps = layout.canvas.system >= 11
      element.children.append(
        insets(
          DirectionalEdgeInsets(
            top: margins.top - (keeps ? safe.top : 0),
            leading: margins.leading - (keeps ? safe.leading : 0),
            bottom: margins.bottom - (keeps ? safe.bottom : 0),
            trailing: margins.trailing - (keeps ? safe.trailing : 0))))
    }
    return element
  }

  private func element(_ index: Int) -> XMLElement {
    let view = layout.views[index]
    let kind = StoryboardKind(view)
    var element = XMLElement(view.kind.rawValue)
    if view.isHidden { element.add("hidden", "YES") }
    element.attributes += kind.head
    if let clips = view.clipsToBounds {
      element.attributes.removeAll { $0.name == "clipsSubviews" }
      if clips { element.add("clipsSubviews", "YES") }
    }
    addPriorities(of: view, to: &element)
    if view.preservesSuperviewLayoutMargins {
      element.add("preservesSuperviewLayoutMargins", "YES")
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      element.add("insetsLayoutMarginsFromSafeArea", "NO")
    }
    if let size = view.intrinsicContentSize {
      element.add("placeholderIntrinsicWidth", StoryboardViews.placeholder(size.width))
      element.add("placeholderIntrinsicHeight", StoryboardViews.placeholder(size.height))
    }
    element.attributes += kind.tail
    if view.autoresizing == nil { element.add("translatesAutoresizingMaskIntoConstraints", "NO") }
    element.add("id", viewIDs[index])
    element.add("userLabel", view.name)
    element.children.append(frame(view.autoresizing?.frame ?? solved.frameInSuperview(of: index)))
    if let mask = view.autoresizing?.mask { element.children.append(StoryboardViews.element(mask)) }
    addParts(of: index, view, to: &element)
    element.children += kind.content
    if let margins = view.layoutMargins { element.children.append(insets(margins)) }
    if let layer = StoryboardLayer.element(of: view) { element.children.append(layer) }
    return element
  }

  private static func placeholder(_ length: Double?) -> String {
    length.map(ElementText.number) ?? "infinite"
  }

  /// Adds what all kinds of views have in them.
  private func addParts(of index: Int, _ view: View, to element: inout XMLElement) {
    let subviews = layout.views.indices.filter { layout.views[$0].superview == index }
    if !subviews.isEmpty {
      element.children.append(XMLElement("subviews", [:], subviews.map(self.element)))
    }
    element.children += guides(of: index)
    if let color = view.backgroundColor, !StoryboardLayer.isCovered(view) {
      element.children.append(StoryboardKind.element(color, key: "backgroundColor"))
    }
    if let color = view.tintColor {
      element.children.append(StoryboardKind.element(color, key: "tintColor"))
    }
    let constraints = (held[index] ?? []).map { constraint($0, holder: index) }
    if !constraints.isEmpty {
      element.children.append(XMLElement("constraints", [:], constraints))
    }
  }

  private func addPriorities(of view: View, to element: inout XMLElement) {
    let hugging = view.contentHuggingPriority ?? view.kind.contentHuggingPriority
    let resistance =
      view.contentCompressionResistancePriority ?? view.kind.contentCompressionResistancePriority
    let all = [
      ("horizontalHuggingPriority", hugging.horizontal, Priority.defaultLow),
      ("verticalHuggingPriority", hugging.vertical, .defaultLow),
      ("horizontalCompressionResistancePriority", resistance.horizontal, .defaultHigh),
      ("verticalCompressionResistancePriority", resistance.vertical, .defaultHigh),
    ]
    for (name, priority, standard) in all where priority != standard {
      element.add(name, ElementText.number(priority.rawValue))
    }
  }

  private func frame(_ frame: Rect) -> XMLElement {
    XMLElement(
      "rect",
      [
        "key": "frame", "x": ElementText.number(frame.x), "y": ElementText.number(frame.y),
        "width": ElementText.number(frame.width), "height": ElementText.number(frame.height),
      ])
  }

  private static func element(_ mask: Set<Autoresizing.Part>) -> XMLElement {
    var element = XMLElement("autoresizingMask", ["key": "autoresizingMask"])
    let names: [(String, Autoresizing.Part)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, part) in names where mask.contains(part) { element.add(name, "YES") }
    return element
  }

  private func insets(_ insets: DirectionalEdgeInsets) -> XMLElement {
    XMLElement(
      "edgeInsets",
      [
        "key": "layoutMargins", "top": ElementText.number(insets.top),
        "left": ElementText.number(insets.leading), "bottom": ElementText.number(insets.bottom),
        "right": ElementText.number(insets.trailing),
      ])
  }

  // MARK: - Guides and constraints

  private func guides(of view: Int) -> [XMLElement] {
    let keys: [LayoutGuide.Kind: String] = [
      .safeArea: "safeArea", .layoutMargins: "layoutMargins", .readableContent: "readableContent",
      .content: "contentLayoutGuide", .frame: "frameLayoutGuide",
    ]
    let isModernRoot = view == 0 && layout.canvas.system >= 11
    return layout.guides.indices.compactMap { index in
      let guide = layout.guides[index]
      guard guide.view == view, let key = keys[guide.kind] else { return nil }
      guard usedGuides.contains(index) || isModernRoot && key == "safeArea" else { return nil }
      return XMLElement("viewLayoutGuide", ["key": key, "id": guideIDs[index]])
    }
  }

  private func constraint(_ index: Int, holder: Int) -> XMLElement {
    let constraint = layout.constraints[index]
    func id(_ item: LayoutItem) -> String {
      switch item {
      case .view(let view): viewIDs[view]
      case .guide(let guide): guideIDs[guide]
      }
    }
    func name(_ attribute: Attribute) -> String {
      attribute == .lastBaseline ? "baseline" : attribute.rawValue
    }
    let (multiplier, constant) = (constraint.multiplier, constraint.constant)
    let isTied = constraint.secondItem != nil
    return XMLElement(
      "constraint",
      [
        "firstItem": constraint.firstItem == .view(holder) ? nil : id(constraint.firstItem),
        "firstAttribute": name(constraint.firstAttribute),
        "relation": constraint.relation == .equal ? nil : constraint.relation.rawValue,
        "secondItem": constraint.secondItem.map(id),
        "secondAttribute": isTied ? name(constraint.secondAttribute) : nil,
        "multiplier": multiplier == 1 || !isTied ? nil : ElementText.number(multiplier),
        "constant": constant == 0 ? nil : ElementText.number(constant),
        "placeholder": constraint.isPlaceholder ? "YES" : nil,
        "priority": constraint.priority.isRequired
          ? nil : ElementText.number(constraint.priority.rawValue),
        "identifier": constraint.identifier,
        "symbolic": constraint.usesStandardSpacing ? "YES" : nil,
        "id": constraintIDs[index],
      ])
  }
}
