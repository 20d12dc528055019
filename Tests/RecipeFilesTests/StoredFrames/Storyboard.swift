import Foundation
import FoundationXML
import LayoutModel

/// What Interface Builder keeps of the views of a storyboard.
struct Storyboard {
  /// One view as it was saved.
  struct SavedView: Sendable {
    var id: String
    /// The name of its element: `label`.
    var kind: String
    /// In its superview's coordinates, in points.
    var frame: Rect
    /// The size of the root that it lies in, in points.
    var rootSize: Size
    /// The storyboard's index of that root.
    var root: Int
    /// Whether constraints or a stack view place it, and not its frame.
    var isPlacedByConstraints: Bool
    /// Whether Interface Builder itself says that the frame is not that of the constraints.
    var isMisplaced: Bool
  }

  /// All views, roots aside, in the order of the document.
  let views: [SavedView]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let parser = XMLParser(data: data)
    let reader = StoryboardReader()
    parser.delegate = reader
    guard parser.parse() else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    views = reader.views
  }

  /// The views whose frames can be compared: in a scene with a misplaced view nothing can be relied upon.
  var comparableViews: [SavedView] {
    let doubtful = Set(views.filter(\.isMisplaced).map(\.root))
    return views.filter { $0.isPlacedByConstraints && !doubtful.contains($0.root) }
  }
}

extension Storyboard.SavedView {
  /// The size of a content that the canvas measured in its own fonts, of which the frame is the witness.
  var measuredSize: IntrinsicContentSize? {
    switch kind {
    case "label", "button", "textField":
      IntrinsicContentSize(width: frame.width, height: frame.height)
    default: nil
    }
  }
}

/// Reads the elements that are views: those with an id and a frame of their own.
private final class StoryboardReader: NSObject, XMLParserDelegate {
  private struct Element {
    var name: String
    var attributes: [String: String]
    var view: Int?
  }

  var views: [Storyboard.SavedView] = []
  private var open: [Element] = []
  private var roots: [Rect] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if name == "rect", attributes["key"] == "frame", let owner = open.indices.last {
      read(attributes, ofElement: owner)
    }
    open.append(Element(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  private func read(_ rect: [String: String], ofElement owner: Int) {
    func number(_ key: String) -> Double { rect[key].flatMap(Double.init) ?? 0 }
    let frame = Rect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    let element = open[owner]
    guard let superview = open[..<owner].lastIndex(where: { $0.view != nil }) else {
      roots.append(frame)
      open[owner].view = -1
      return
    }
    let root = roots[roots.count - 1]
    let isArranged =
      open[superview].name == "stackView" && superview == owner - 2
      && open[owner - 1].name == "subviews"
    let followsConstraints =
      element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
    views.append(
      Storyboard.SavedView(
        id: element.attributes["id"] ?? "", kind: element.name, frame: frame,
        rootSize: Size(width: root.width, height: root.height), root: roots.count - 1,
        isPlacedByConstraints: isArranged || followsConstraints,
        isMisplaced: ["misplaced", "ambiguous"].contains { element.attributes[$0] == "YES" }))
    open[owner].view = views.count - 1
  }
}
