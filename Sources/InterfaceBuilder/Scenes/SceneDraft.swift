import Diagnostics
import LayoutModel
import Recipes

/// Makes the draft of a recipe from a scene.
struct SceneDraft {
  let document: InterfaceDocument
  let tree: InterfaceTree
  let names: ViewNames
  private let margins: SceneMargins
  var traits: SizeTraits
  /// The ids of parts that are not installed.
  var excluded: Set<String> = []
  /// The ids of the views and guides that are in one of the document's scenes.
  var installed: Set<String> = []
  /// The ids of all views and guides of the document.
  var known: Set<String> = []
  /// The faults of the scene, warnings among them.
  var diagnostics: [Diagnostic] = []

  init(_ document: InterfaceDocument, _ tree: InterfaceTree, _ traits: SizeTraits) {
    (self.document, self.tree, self.traits) = (document, tree, traits)
    names = ViewNames(tree)
    margins = SceneMargins(document: document, tree: tree)
  }

  /// The draft of the scene.
  mutating func draft(
    named name: String, title: String, scene: String?, bars: InterfaceScenes.Bars
  ) -> RecipeDraft {
    var draft = RecipeDraft(name: name)
    let place = SceneCanvas(document: document, tree: tree, bars: bars)
    draft.title = title
    draft.scene = scene ?? tree.root.id
    draft.canvas.saved = place.canvas
    draft.canvas.device = document.device?.device
    draft.canvas.bars = place.shownBars
    draft.canvas.system = document.version.system
    var root = ViewDraft(name: SourceText(Layout.rootName, at: tree.root.element.range))
    addSettings(to: &root, 0)
    draft.rootRange = tree.root.element.range
    draft.root = root.settings.filter { isOfRoot($0.setting.property.key) }
    draft.views = tree.root.children.map { view($0) }
    let constraints = constraintDrafts()
    draft.constraints = constraints[0] ?? []
    draft.views = draft.views.map { $0.holding(constraints, tree) }
    draft.traits = sizeClassVariations()
    return draft
  }

  // MARK: - Views

  private mutating func view(_ index: Int) -> ViewDraft {
    let view = tree.views[index]
    var draft = ViewDraft(name: SourceText(names.names[index], at: view.element.range))
    addSettings(to: &draft, index)
    if view.isFixed {
      draft.autoresizingMask = (mask(of: index), view.element.range)
    }
    let children = view.children.map { (index: $0, draft: self.view($0)) }
    if view.kind == "stackView" {
      draft.arrangedSubviews = .views(
        children.filter { tree.views[$0.index].isArranged }.map(\.draft))
      draft.subviews = children.filter { !tree.views[$0.index].isArranged }.map(\.draft)
    } else {
      draft.subviews = children.map(\.draft)
    }
    return draft
  }

  /// Reads the properties of a view.
  mutating func addSettings(to draft: inout ViewDraft, _ index: Int) {
    let view = tree.views[index]
    let element = view.element
    let range = element.range
    var kind = InterfaceKind.kind(of: element, isMac: document.isMac)
    if kind == nil {
      diagnostics.append(
        Diagnostic(
          "unknown-element", severity: .warning,
          "'\(element.name)' is drawn as a plain view: ibar does not know this element", at: range))
    }
    kind = kind ?? .view
    if kind == .tableViewCell, view.parent == nil { kind = .view }
    func set(_ key: String, _ value: PropertyValue) { draft.set(key, value, at: range) }
    let shown = kind ?? .view
    set("kind", .text(shown.rawValue))
    set("id", .text(view.id))
    let frame = view.frame
    if view.hasFrame || view.isFixed {
      set("frame", .list([frame.x, frame.y, frame.width, frame.height].map { .number($0) }))
    }
    var insets = phoneInsets(shown)
    if document.isMac {
      let control = MacControl(
        element: element, frame: frame, version: document.version)
      insets = control.alignmentRectInsets
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      set("alignmentRectInsets", .list(sides.map { .number($0) }))
      if let baseline = control.baseline {
        set(
          "baseline",
          .fields([
            PropertyField("first", .number(baseline.first)),
            PropertyField("last", .number(baseline.last)),
          ]))
      }
    }
    let content = ContentSettings(
      document: document, view: view, kind: shown, insets: insets,
      table: view.parent.map { tree.views[$0].element })
    for (key, value) in content.settings { set(key, value) }
    addPriorities(of: element, shown, set)
    addMargins(of: index, set)
    if element.flag("hidden") { set("isHidden", .truth(true)) }
    if element.flag("clipsSubviews"), !shown.clipsToBounds { set("clipsToBounds", .truth(true)) }
    addFacts(of: index, set)
    if shown == .stackView { addArrangement(of: element, set) }
  }

  /// Whether the root has a property: a root that does not scroll is a plain view, whatever its kind.
  private func isOfRoot(_ key: Key) -> Bool {
    let isPlain = !["scrollView", "tableView"].contains(tree.root.kind)
    return key.isOfRoot && !(isPlain && (key.name == "kind" || !key.kinds.isEmpty))
  }

  /// What Interface Builder does with a view, where that is not what it does with any view.
  private func addFacts(of index: Int, _ set: (String, PropertyValue) -> Void) {
    let view = tree.views[index]
    let checks = ["off": AmbiguityCheck.none, "ignoreSizes": .position]
    var facts = [
      ("countsFromBottom", tree.countsFromBottom(index)),
      ("keepsSafeAreaOut", ["tableViewCell", "collectionViewCell"].contains(view.kind)),
      ("showsPartOfSubviews", InterfaceKind.scrolling.contains(view.kind)),
      ("isOutOfSight", isOutOfSight(index)), ("isPrototype", view.isPrototype),
      ("keepsPlaceWhenHidden", document.isMac && view.isArranged && view.element.flag("hidden")),
    ].filter(\.1).map { PropertyField($0.0, .truth(true)) }
    if let check = view.element["verifyAmbiguity"].flatMap({ checks[$0] }) {
      facts.append(PropertyField("ambiguityCheck", .text(check.rawValue)))
    }
    if !facts.isEmpty { set("document", .fields(facts)) }
  }

  /// Whether a view is in a cell that begins below the visible part of its table: Xcode 26 lays no
  /// such cell out, and flags the views in it.
  private func isOutOfSight(_ view: Int) -> Bool {
    guard document.version >= .xcode26,
      let cell = tree.superviews(of: view).first(where: {
        tree.views[$0].kind == "tableViewCell"
      }), tree.views[view].parent != cell, let table = tree.views[cell].parent
    else { return false }
    let bar =
      document.device?.device.safeAreaInsets(.portrait, system: document.version.system).top ?? 0
    return tree.views[cell].frame.y >= tree.views[table].frame.height - bar
  }

  /// The insets of controls whose stored size is taken.
  private func phoneInsets(_ kind: ViewKind) -> EdgeInsets {
    kind == .segmentedControl ? EdgeInsets(bottom: 1) : EdgeInsets()
  }

  private func addPriorities(
    of element: XMLElement, _ kind: ViewKind, _ set: (String, PropertyValue) -> Void
  ) {
    // A stack view of AppKit hugs its views.
    let isMacStack = document.isMac && kind == .stackView
    func pair(_ suffix: String, _ standard: Double) -> PropertyValue {
      let sides = ["horizontal", "vertical"].map { side in
        let value = traits.value(side + suffix, of: element).flatMap(InterfaceNumber.number)
        // The edges of a stack view of AppKit are those of its views, which meet a required hugging.
        return isMacStack && value == 1000 ? standard : value ?? standard
      }
      return .fields([
        PropertyField("horizontal", .number(min(max(sides[0], 1), 1000))),
        PropertyField("vertical", .number(min(max(sides[1], 1), 1000))),
      ])
    }
    set(
      "contentHuggingPriority", pair(isMacStack ? "StackHuggingPriority" : "HuggingPriority", 250))
    set("contentCompressionResistancePriority", pair("CompressionResistancePriority", 750))
  }

  private func addMargins(of view: Int, _ set: (String, PropertyValue) -> Void) {
    let element = tree.views[view].element
    if let own = margins.margins(of: view) {
      set(
        "layoutMargins",
        .list([own.top, own.leading, own.bottom, own.trailing].map { .number($0) }))
    }
    let isContent = tree.views[view].kind == "tableViewCellContentView"
    if element.flag("preservesSuperviewLayoutMargins"), !isContent {
      set("preservesSuperviewLayoutMargins", .truth(true))
    }
    let keeps = element.flag("insetsLayoutMarginsFromSafeArea", default: true)
    if !keeps || isContent || !document.marginsKeepToSafeArea || document.isMac {
      set("insetsLayoutMarginsFromSafeArea", .truth(false))
    }
  }

  // MARK: - Stack views

  private mutating func warn(ofUnknown key: String, _ value: String, of element: XMLElement) {
    // AppKit has values of its own, such as gravity areas.
    if document.isMac { return }
    diagnostics.append(
      Diagnostic(
        "unknown-value", severity: .warning,
        "the \(key) '\(ViewNames.visible(value))' is not known, and is read as 'fill'",
        at: element.range))
  }

  private mutating func addArrangement(
    of element: XMLElement, _ set: (String, PropertyValue) -> Void
  ) {
    let isMac = document.isMac
    let axis = traits.value(isMac ? "orientation" : "axis", of: element)
    let isVertical = axis == "vertical"
    set("axis", .text(isVertical ? "vertical" : "horizontal"))
    let alignment = traits.value("alignment", of: element) ?? (isMac ? "center" : "fill")
    let alike = [
      "baseline": "lastBaseline", "centerX": "center", "centerY": "center", "left": "leading",
      "right": "trailing", "width": "fill", "height": "fill",
    ]
    let known = alike[alignment] ?? alignment
    if StackArrangement.Alignment(rawValue: known) != nil {
      set("alignment", .text(known))
    } else {
      warn(ofUnknown: "alignment", alignment, of: element)
    }
    let distribution = traits.value("distribution", of: element) ?? "fill"
    if StackArrangement.Distribution(rawValue: distribution) != nil {
      set("distribution", .text(distribution))
    } else {
      warn(ofUnknown: "distribution", distribution, of: element)
    }
    let isStandard = traits.value("spacingType", of: element) == "standard"
    let spacing = traits.value("spacing", of: element).flatMap(InterfaceNumber.number)
    set("spacing", .number(spacing ?? (isStandard || isMac ? 8 : 0)))
    if element.flag("layoutMarginsRelativeArrangement") {
      set("isLayoutMarginsRelativeArrangement", .truth(true))
    }
    if element.flag("baselineRelativeArrangement") {
      set("isBaselineRelativeArrangement", .truth(true))
    }
    if let edges = element.child("edgeInsets", key: "edgeInsets") {
      let sides = ["top", "left", "bottom", "right"].map { edges.number($0) ?? 0 }
      set("layoutMargins", .list(sides.map { .number($0) }))
    }
  }

  // MARK: - Autoresizing

  /// The mask of a view; one in a view that scrolls keeps its place.
  private func mask(of view: Int) -> Set<Autoresizing.Part> {
    let parent = tree.views[view].parent.map { tree.views[$0].kind } ?? ""
    if !document.isMac, ["scrollView", "tableView", "collectionView"].contains(parent) {
      return []
    }
    guard let mask = tree.views[view].element.child("autoresizingMask", key: "autoresizingMask")
    else { return [] }
    let countsFromBottom = tree.views[view].parent.map(tree.countsFromBottom) ?? false
    let parts: [(String, Autoresizing.Part)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinY", countsFromBottom ? .flexibleBottomMargin : .flexibleTopMargin),
      ("flexibleMaxY", countsFromBottom ? .flexibleTopMargin : .flexibleBottomMargin),
    ]
    return Set(parts.filter { mask.flag($0.0) }.map(\.1))
  }
}

extension ViewDraft {
  /// The view with the constraints that it and its subviews hold.
  fileprivate func holding(
    _ constraints: [Int: [ConstraintDraft]], _ tree: InterfaceTree
  ) -> ViewDraft {
    var draft = self
    let id = settings.first { $0.setting.key == "id" }?.setting.value.text ?? ""
    if let place = tree.places[id] { draft.constraints = constraints[place] ?? [] }
    draft.subviews = subviews.map { $0.holding(constraints, tree) }
    if case .views(let arranged)? = arrangedSubviews {
      draft.arrangedSubviews = .views(arranged.map { $0.holding(constraints, tree) })
    }
    return draft
  }
}
