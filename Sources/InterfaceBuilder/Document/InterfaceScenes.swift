/// The scenes of a document, and the segues between its controllers.
struct InterfaceScenes {
  /// A root view with what stands around it.
  struct Root {
    /// The element of the view.
    var view: XMLElement
    /// The controller that has the view; nil of other views.
    var controller: XMLElement?
    /// The id of the storyboard's scene; nil in a xib.
    var scene: String?
  }

  /// A segue that leads to a controller.
  private struct Segue {
    var kind: String
    var relationship: String?
    /// The id of the controller that it leads away from.
    var source: String
  }

  /// The root views in the order of the document.
  private(set) var roots: [Root] = []
  /// The controllers by their ids.
  private var controllers: [String: XMLElement] = [:]
  /// The segues by the ids of the controllers that they lead to.
  private var segues: [String: [Segue]] = [:]
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) {
    self.document = document
    if let scenes = document.root.child("scenes") {
      for scene in scenes.children where scene.name == "scene" {
        add(scene, in: "scenes", controller: nil, scene: scene["sceneID"])
      }
    } else {
      for part in document.root.children where part.name == "objects" {
        add(part, in: "document", controller: nil, scene: nil)
      }
    }
  }

  private mutating func add(
    _ element: XMLElement, in parent: String, controller: XMLElement?, scene: String?
  ) {
    var controller = controller
    if element.name.lowercased().hasSuffix("controller"), let id = element["id"] {
      controller = element
      controllers[id] = element
    }
    if element.name == "segue", let target = element["destination"], let source = controller?["id"]
    {
      segues[target, default: []].append(
        Segue(
          kind: element["kind"] ?? "", relationship: element["relationship"], source: source))
    }
    if InterfaceTree.isView(element, in: parent) {
      let isBarItem = parent == "barButtonItem" && !document.isMac
      let view =
        isBarItem ? BarItemViews.bar(around: element, of: controller, in: document) : element
      roots.append(Root(view: view, controller: controller, scene: scene))
      addSegues(in: element, of: controller)
      return
    }
    for child in element.children {
      add(child, in: element.name, controller: controller, scene: scene)
    }
  }

  /// Adds the segues that views trigger.
  private mutating func addSegues(in element: XMLElement, of controller: XMLElement?) {
    for child in element.children {
      if child.name == "segue", let target = child["destination"], let source = controller?["id"] {
        segues[target, default: []].append(
          Segue(kind: child["kind"] ?? "", relationship: child["relationship"], source: source))
      }
      addSegues(in: child, of: controller)
    }
  }

  /// The bars that controllers around one show with it.
  struct Bars: Hashable {
    var navigation = false
    var tab = false
    var tool = false
  }

  /// The bars over a controller's view, by the segues that lead to the controller.
  func bars(of controller: String) -> Bars {
    var seen: Set<String> = []
    return bars(of: controller, &seen)
  }

  private func bars(of controller: String, _ seen: inout Set<String>) -> Bars {
    guard seen.insert(controller).inserted else { return Bars() }
    var best = Bars()
    for segue in segues[controller] ?? [] {
      guard let source = controllers[segue.source] else { continue }
      switch (segue.kind, source.name) {
      case ("relationship", "navigationController"):
        var bars = bars(of: segue.source, &seen)
        bars.navigation = !source.flag("navigationBarHidden")
        bars.tool = source["toolbarHidden"] == "NO"
        return bars
      case ("relationship", "tabBarController"):
        var bars = bars(of: segue.source, &seen)
        bars.tab = true
        return bars
      case ("relationship", "splitViewController"): best = bars(of: segue.source, &seen)
      case ("show", _), ("push", _):
        let bars = bars(of: segue.source, &seen)
        if bars.navigation || bars.tab { best = bars }
      default: break
      }
    }
    return best
  }
}
