import LayoutModel

/// The kinds of views that elements of documents are.
enum InterfaceKind {
  /// The kind of an element; nil if the element is unknown.
  static func kind(of element: XMLElement, isMac: Bool) -> ViewKind? {
    if isMac { return macKind(of: element) }
    if let kind = others[element.name] { return kind }
    if let kind = ViewKind.named(element.name) { return kind }
    return plain.contains(element.name) ? .view : nil
  }

  /// Elements that show a part of their subviews, in UIKit and AppKit.
  static let scrolling: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView", "clipView", "outlineView",
  ]

  private static let others: [String: ViewKind] = [
    "collectionViewCell": .view, "searchTextField": .textField,
  ]

  /// Elements that are drawn as plain views and have no content size.
  private static let plain: Set<String> = [
    "containerView", "mapView", "mkMapView", "wkWebView", "webView", "visualEffectView",
    "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
    "glkView",
    "mtkView", "arscnView", "arskView", "sceneKitView", "skView", "scnView", "customView",
    "tableViewHeaderFooterView", "tableSectionHeaderView",
  ]

  /// AppKit's elements of which UIKit has like ones; the others are plain views.
  private static func macKind(of element: XMLElement) -> ViewKind? {
    switch element.name {
    case "textField", "secureTextField", "tokenField", "searchField", "comboBox":
      let cell = element.child(key: "cell")
      let isLabel = cell?["borderStyle"] == nil && cell?["bezelStyle"] == nil
      return element.name == "textField" && isLabel ? .label : .textField
    case "button", "popUpButton", "comboButton": return .button
    case "imageView": return .imageView
    case "stackView": return .stackView
    case "slider": return .slider
    case "switch": return .switch
    case "segmentedControl": return .segmentedControl
    case "stepper": return .stepper
    case "progressIndicator":
      return element["style"] == "spinning" ? .activityIndicatorView : .progressView
    case let name: return macPlain.contains(name) ? .view : nil
    }
  }

  private static let macPlain: Set<String> = [
    "view", "customView", "scrollView", "clipView", "tableView", "outlineView", "box", "tabView",
    "splitView", "tableCellView", "collectionView", "containerView", "wkWebView", "webView",
    "gridView", "textView", "visualEffectView", "openGLView", "sceneKitView", "mtkView",
    "ruleEditor", "scroller", "tableHeaderView", "levelIndicator", "datePicker", "colorWell",
    "pathControl", "imageWell",
  ]

  /// Elements of AppKit that have no content size.
  static let macContainers: Set<String> = [
    "view", "customView", "scrollView", "clipView", "tableView", "outlineView", "box", "tabView",
    "splitView", "tableCellView", "collectionView", "containerView", "wkWebView", "webView",
    "textView", "visualEffectView", "openGLView", "sceneKitView", "mtkView",
    "ruleEditor",
  ]
}
