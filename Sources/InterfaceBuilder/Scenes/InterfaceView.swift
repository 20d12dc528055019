import LayoutModel

/// A view of a document, with its place among the views of its scene.
struct InterfaceView {
  /// The element of the view.
  let element: XMLElement
  /// The id, unique in its document.
  let id: String
  /// The superview's index in ``InterfaceTree/views``; nil of the root.
  let parent: Int?
  /// The subviews from back to front.
  var children: [Int] = []
  /// The stored frame in the superview's coordinates, y downwards, in points.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Whether the document stores the frame.
  var hasFrame = false
  /// Whether a stack view arranges it.
  var isArranged = false

  /// The name of the element.
  var kind: String { element.name }

  /// Whether a cell of a grid view places it.
  var isInGrid = false
  /// Whether it has prototyping constraints, as views without any constraint have (Auto Layout Guide,
  /// Working with Constraints in Interface Builder).
  var isPrototype = false

  /// Whether it lies where its frame is, and follows its superview by its autoresizing mask.
  var isFixed: Bool {
    let translates = element.flag("translatesAutoresizingMaskIntoConstraints", default: true)
    let keepsPlace = translates || isInGrid || isPrototype
    return keepsPlace && !isArranged || element.flag("fixedFrame")
  }
}

/// The views of a scene or of one root of a xib, the root first and superviews before their subviews.
struct InterfaceTree {
  /// The views.
  private(set) var views: [InterfaceView] = []
  /// The indices of views by their ids.
  private(set) var places: [String: Int] = [:]
  /// The layout guides by their ids: the kind as the document names it, and the view.
  private(set) var guides: [String: (kind: String, view: Int)] = [:]
  /// The constraints, each with the view that holds it.
  private(set) var constraints: [(element: XMLElement, holder: Int)] = []
  /// The controller of the root view; nil of any other view.
  let controller: XMLElement?
  /// The parts that are not installed are left out.
  private let excluded: Set<String>
  private let isMac: Bool

  /// The views below a root element.
  /// - Parameter excluded: The ids of views that are not installed.
  init(_ root: XMLElement, controller: XMLElement?, excluded: Set<String>, isMac: Bool) {
    self.controller = root["key"] == "view" ? controller : nil
    (self.excluded, self.isMac) = (excluded, isMac)
    add(root, parent: nil, isArranged: false)
    findPlaces()
    for guides in self.controller?.child("layoutGuides")?.children ?? [] {
      if let id = guides["id"] { self.guides[id] = (guides["type"] ?? "", 0) }
    }
  }

  /// Finds the views that keep their places although they do not translate their autoresizing masks.
  private mutating func findPlaces() {
    var constrained: Set<Int> = []
    for (element, holder) in constraints {
      let ids = [element["firstItem"] ?? views[holder].id, element["secondItem"]]
      constrained.formUnion(ids.compactMap { $0 }.compactMap { places[$0] ?? guides[$0]?.view })
    }
    for index in views.indices {
      guard let parent = views[index].parent else { continue }
      views[index].isInGrid = views[parent].kind == "gridView"
      views[index].isPrototype =
        !constrained.contains(index) && !views[index].isFixed && !views[index].isArranged
    }
  }

  /// The root view.
  var root: InterfaceView { views[0] }

  /// Elements that are no views, wherever they stand.
  ///
  /// A variation holds the frame that its view has in other size classes.
  static let notViews: Set<String> = ["window", "panel", "constraint", "constraints", "variation"]

  /// Whether an element is a view: it has an id, and a frame or a place among subviews or in a cell.
  static func isView(_ element: XMLElement, in parent: String) -> Bool {
    element["id"] != nil && !notViews.contains(element.name)
      && (parent == "subviews" || isContentView(element, in: parent)
        || storedFrame(of: element) != nil)
  }

  /// Whether an element is the content view of a cell, which fills the cell if no frame is stored.
  private static func isContentView(_ element: XMLElement, in parent: String) -> Bool {
    element["key"] == "contentView" && parent.hasSuffix("Cell")
  }

  /// The frame as the document has it; nil if it has none.
  private static func storedFrame(of element: XMLElement) -> Rect? {
    guard let rect = element.child("rect", key: "frame") else { return nil }
    return Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0,
      width: max(0, rect.number("width") ?? 0), height: max(0, rect.number("height") ?? 0))
  }

  private mutating func add(_ element: XMLElement, parent: Int?, isArranged: Bool) {
    let id = element["id"] ?? ""
    if excluded.contains(id) && parent != nil { return }
    var view = InterfaceView(element: element, id: id, parent: parent)
    view.isArranged = isArranged
    if let frame = InterfaceTree.storedFrame(of: element) {
      (view.frame, view.hasFrame) = (frame, true)
      if let parent, countsFromBottom(parent) {
        view.frame.y = views[parent].frame.height - frame.maxY
      }
    } else if let parent, InterfaceTree.isContentView(element, in: views[parent].kind) {
      view.frame = views[parent].frame
      (view.frame.x, view.frame.y) = (0, 0)
    }
    let index = views.count
    views.append(view)
    places[id] = index
    if let parent { views[parent].children.append(index) }
    for child in element.children { addParts(of: child, in: element, view: index) }
  }

  /// Adds the views, guides and constraints of an element in a view.
  private mutating func addParts(of element: XMLElement, in parent: XMLElement, view: Int) {
    switch element.name {
    case "constraints":
      constraints += element.children.filter { $0.name == "constraint" }.map { ($0, view) }
    case "viewLayoutGuide":
      if let id = element["id"] { guides[id] = (element["key"] ?? "", view) }
    default:
      if InterfaceTree.isView(element, in: parent.name) {
        let isStack = views[view].kind == "stackView"
        add(element, parent: view, isArranged: isStack && parent.name == "subviews")
      } else {
        for child in element.children { addParts(of: child, in: element, view: view) }
      }
    }
  }

  /// Whether the frames of a view's subviews count upwards from its lower left corner.
  func countsFromBottom(_ view: Int) -> Bool {
    let flipped = ["tableView", "outlineView", "clipView", "collectionView"]
    return isMac && !flipped.contains(views[view].kind)
      && !(views[view].element["customClass"] ?? "").hasPrefix("Flipped")
  }

  /// The superviews of a view, from the inside out.
  func superviews(of view: Int) -> some Sequence<Int> {
    sequence(state: view) { view in
      guard let superview = views[view].parent else { return nil }
      view = superview
      return superview
    }
  }
}
