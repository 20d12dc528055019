import Diagnostics
import LayoutFindings
package import LayoutModel
import Recipes
package import Typesetting

/// Writes layouts as storyboards of one scene.
package enum StoryboardWriter {
  /// The parts of a layout that no storyboard can say, in words.
  package struct Refusal: Error, Hashable, Sendable {
    /// One sentence part each: `'Red View' has a custom space`.
    package var reasons: [String]
  }

  /// The text of a storyboard with the layout, its views at the frames that Interface Builder has for it.
  ///
  /// These are the solved frames but where Interface Builder measures otherwise, as the baselines of texts in stack
  /// views.
  /// - Throws: What of the layout a storyboard cannot say.
  package static func text(
    of solved: SolvedLayout, titled title: String, typesetter: Typesetter = .standard
  ) throws(Refusal) -> String {
    let limits = StoryboardLimits(solved.layout)
    if !limits.reasons.isEmpty { throw Refusal(reasons: limits.reasons) }
    var scene = StoryboardScene(solved, title: title)
    let canvas = solved.layout.canvas
    var text = ElementText.document(scene.document)
    if saved(text)?.layoutMargins != canvas.layoutMargins {
      scene = StoryboardScene(solved, title: title)
      scene.statesMargins = true
      text = ElementText.document(scene.document)
    }
    let read = saved(text)
    guard read?.safeAreaInsets == canvas.safeAreaInsets, read?.layoutMargins == canvas.layoutMargins
    else {
      throw Refusal(reasons: [
        "Interface Builder has other bars or margins on \(canvas.name) with iOS \(canvas.system)"
      ])
    }
    return withUpdatedFrames(text, typesetter)
  }

  /// A storyboard with the frames of its layout, solved as it is read; the storyboard itself if it cannot be solved.
  private static func withUpdatedFrames(_ text: String, _ typesetter: Typesetter) -> String {
    let file = SourceFile(path: "Main.storyboard", text: text)
    guard let parsed = try? ParsedDocument(file),
      let recipe = InterfaceBuilderReader.layouts(of: parsed, in: file, named: "Main").value?.first,
      let layout = recipe.layouts(on: CanvasRequest()).first,
      let solved = try? LayoutEngine.solve(layout, typesetter: typesetter),
      let changes = try? solved.changes(for: .updateFrames, typesetter: typesetter)
    else { return text }
    var editor = DocumentEditor(file, parsed)
    editor.add(changes, to: layout)
    return editor.text
  }

  /// What of the looks of a layout a storyboard leaves out, in words.
  package static func losses(of layout: Layout) -> [String] {
    var losses: [String] = []
    func add(_ what: String, _ holds: (View) -> Bool) {
      let names = layout.views.filter(holds).map { "'\($0.name)'" }
      if !names.isEmpty { losses.append(what + " of " + LayoutMessages.list(names)) }
    }
    add("the corners and the border") {
      StoryboardLayer.isCovered($0) && ($0.layer.cornerRadius > 0 || $0.layer.borderWidth > 0)
    }
    add("the colour of the border") {
      !StoryboardLayer.isCovered($0) && $0.layer.borderWidth > 0 && $0.layer.borderColor != nil
    }
    add("the colour of the shadow") { $0.layer.shadow?.color != nil }
    add("the items") { !$0.content.items.isEmpty || $0.content.navigationItem != NavigationItem() }
    add("the title") { $0.kind == .navigationBar && ($0.content.title ?? $0.content.text) != nil }
    add("the placeholder") { $0.content.imagePlaceholder != nil }
    add("the font and the colour of the text") {
      $0.kind == .searchBar && ($0.content.font != nil || $0.content.textColor != nil)
    }
    add("the scaling of the font") {
      if case .style(_, _?)? = $0.content.font { true } else { false }
    }
    if layout.canvas.bars.navigation, layout.canvas.bars.navigationItem.back != nil {
      losses.append("the back button, which belongs to the view controller before")
    }
    if layout.canvas.bars.tab, layout.canvas.bars.tabItems.count > 1 {
      losses.append("the other items of the tab bar, which belong to other view controllers")
    }
    return losses
  }

  /// The canvas that a storyboard is read with.
  static func saved(_ text: String) -> Canvas? {
    let file = SourceFile(path: "Main.storyboard", text: text)
    return InterfaceBuilderReader.layouts(in: file, named: "Main").value?.first?.canvas.saved
  }
}

/// What of a layout no storyboard can say.
struct StoryboardLimits {
  private(set) var reasons: [String] = []

  init(_ layout: Layout) {
    let canvas = layout.canvas
    if let device = canvas.device, InterfaceDevice.id(of: device) == nil {
      reasons.append("Interface Builder has no canvas of \(device.name)")
    }
    if XcodeVersion.builds(showing: canvas.system) == nil {
      reasons.append("no version of Xcode shows the controls of iOS \(canvas.system)")
    }
    if canvas.direction == .rightToLeft { reasons.append("its canvas reads from right to left") }
    if canvas.textSize != .large { reasons.append("its canvas has another text size") }
    for guide in layout.guides where guide.kind == .own {
      reasons.append("'\(guide.name)' is a layout guide of its own")
    }
    for index in layout.views.indices.dropFirst() { add(index, in: layout) }
  }

  private mutating func add(_ index: Int, in layout: Layout) {
    let view = layout.views[index]
    func has(_ what: String) -> String { "'\(view.name)' has \(what)" }
    if view.kind == .tableViewCell { reasons.append("'\(view.name)' is a cell") }
    if view.baseline != nil { reasons.append(has("a baseline")) }
    if view.semanticContentAttribute != .unspecified {
      reasons.append(has("a semantic content attribute"))
    }
    if view.layoutMarginsFollowReadableWidth { reasons.append(has("readable margins")) }
    if view.alignmentRectInsets != nil { reasons.append(has("alignment insets")) }
    guard let arrangement = view.arrangement else { return }
    if !arrangement.customSpacing.isEmpty { reasons.append(has("a custom space")) }
    let subviews = layout.views.indices.filter { layout.views[$0].superview == index }
    if subviews != arrangement.arrangedSubviews {
      reasons.append(has("subviews that it does not arrange in their order"))
    }
  }
}

/// Makes the elements of a storyboard with one scene.
struct StoryboardScene {
  /// Whether the root view states its margins.
  var statesMargins = false
  private let layout: Layout
  private let views: StoryboardViews
  private let title: String
  private var ids: ElementIDs

  init(_ solved: SolvedLayout, title: String) {
    layout = solved.layout
    self.title = title
    ids = ElementIDs()
    views = StoryboardViews(solved, &ids)
  }

  private var canvas: Canvas { layout.canvas }

  /// The root element.
  var document: XMLElement {
    var ids = ids
    let controller = ids.id(for: "controller")
    let version = XcodeVersion.builds(showing: canvas.system) ?? ("", "")
    let usesSafeAreas = canvas.system >= 11
    var root = XMLElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
        "toolsVersion": version.tools, "targetRuntime": "iOS.CocoaTouch",
        "propertyAccessControl": "none", "useAutolayout": "YES", "useTraitCollections": "YES",
        "useSafeAreas": usesSafeAreas ? "YES" : nil, "colorMatched": "YES",
        "initialViewController": controller,
      ])
    if let id = canvas.device.flatMap(InterfaceDevice.id) {
      root.children.append(
        XMLElement(
          "device", ["id": id, "orientation": canvas.orientation?.rawValue ?? "portrait"]))
    }
    root.children += [
      dependencies(version.plugIn, usesSafeAreas),
      XMLElement("scenes", [:], [scene(controller, &ids)]),
    ]
    let images = views.images
    if !images.isEmpty { root.children.append(XMLElement("resources", [:], images)) }
    return root
  }

  private func dependencies(_ plugIn: String, _ usesSafeAreas: Bool) -> XMLElement {
    var parts = [
      XMLElement("deployment", ["identifier": "iOS"]),
      XMLElement(
        "plugIn",
        ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": plugIn]),
    ]
    func capability(_ name: String, _ version: String) {
      parts.append(XMLElement("capability", ["name": name, "minToolsVersion": version]))
    }
    if usesSafeAreas { capability("Safe area layout guides", "9.0") }
    capability("documents saved in the Xcode 8 format", "8.0")
    return XMLElement("dependencies", [:], parts)
  }

  private func scene(_ controller: String, _ ids: inout ElementIDs) -> XMLElement {
    var owner = XMLElement(
      "viewController",
      ["title": title, "id": controller, "sceneMemberID": "viewController"])
    let guides = views.controllerGuides
    if !guides.isEmpty { owner.children.append(XMLElement("layoutGuides", [:], guides)) }
    owner.children.append(views.root(statesMargins: statesMargins))
    if statesMargins { owner.add("viewRespectsSystemMinimumLayoutMargins", "NO") }
    owner.children += StoryboardBars(bars: canvas.bars).elements(&ids)
    owner.children += metrics
    let responder = XMLElement(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder", "id": ids.id(for: "first responder"),
        "userLabel": "First Responder", "sceneMemberID": "firstResponder",
      ])
    return XMLElement(
      "scene", ["sceneID": ids.id(for: "scene")],
      [
        XMLElement("objects", [:], [owner, responder]),
        XMLElement("point", ["key": "canvasLocation", "x": "0.0", "y": "0.0"]),
      ])
  }

  /// The bars and the size that the canvas simulates.
  private var metrics: [XMLElement] {
    let bars = canvas.bars
    var parts: [XMLElement] = []
    if !canvas.showsStatusBar, canvas.orientation != .landscape {
      parts.append(XMLElement("nil", ["key": "simulatedStatusBarMetrics"]))
    }
    if bars.navigation {
      parts.append(
        XMLElement(
          "simulatedNavigationBarMetrics", ["key": "simulatedTopBarMetrics", "prompted": "NO"]))
    }
    if bars.tab || bars.tool {
      parts.append(
        XMLElement(
          bars.tab ? "simulatedTabBarMetrics" : "simulatedToolbarMetrics",
          ["key": "simulatedBottomBarMetrics"]))
    }
    let isSquare = canvas.size == Size(width: 600, height: 600)
    if canvas.device == nil, !isSquare {
      parts += [
        XMLElement("freeformSimulatedSizeMetrics", ["key": "simulatedDestinationMetrics"]),
        XMLElement(
          "size",
          [
            "key": "freeformSize", "width": ElementText.number(canvas.size.width),
            "height": ElementText.number(canvas.size.height),
          ]),
      ]
    }
    return parts
  }
}

extension InterfaceDevice {
  /// Interface Builder's id of a device or of one with the same screen; nil if it has none.
  static func id(of device: Device) -> String? {
    let ids = names.sorted { $0.key < $1.key }
    if let same = ids.first(where: { $0.value == device.name }) { return same.key }
    return ids.first { id in
      Device.named(id.value).map {
        $0.portraitSize == device.portraitSize && $0.scale == device.scale
          && $0.hasHomeIndicator == device.hasHomeIndicator
      } ?? false
    }?.key
  }
}
