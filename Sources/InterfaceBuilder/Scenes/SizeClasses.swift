import LayoutModel

/// The traits of a canvas, for which parts of a document are installed.
struct SizeTraits: Hashable {
  var width: SizeClass?
  var height: SizeClass?
  var isPad = false

  /// The traits of a document's own canvas.
  init(_ device: InterfaceDevice?) {
    guard let device else { return }
    let classes = device.device.sizeClasses(device.orientation)
    (width, height) = (classes.horizontal, classes.vertical)
    isPad = device.device.family == .pad
  }

  init(width: SizeClass, height: SizeClass) {
    (self.width, self.height) = (width, height)
  }

  /// The specificity of a variation that holds for these traits; nil if it does not.
  ///
  /// Keys are `default`, `heightClass=regular`, or several parts joined by hyphens.
  func specificity(ofVariation key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    guard !parts.isEmpty else { return nil }
    let holds = parts.allSatisfy { part in
      guard part.count == 2 else { return false }
      switch part[0] {
      case "widthClass": return width.map { $0.rawValue == part[1] } ?? false
      case "heightClass": return height.map { $0.rawValue == part[1] } ?? false
      case "userInterfaceIdiom": return isPad && part[1] == "pad"
      default: return false
      }
    }
    return holds ? parts.count : nil
  }

  /// The variations of an element that hold, the more specific last.
  func variations(of element: XMLElement) -> [XMLElement] {
    let all = element.children.filter { $0.name == "variation" }
    if all.isEmpty { return [] }
    return all.compactMap { variation in
      specificity(ofVariation: variation["key"] ?? "").map { ($0, variation) }
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// An attribute of an element, or of the most specific variation that gives it.
  func value(_ name: String, of element: XMLElement) -> String? {
    variations(of: element).reversed().lazy.compactMap { $0[name] }.first ?? element[name]
  }

  /// The ids of views and constraints that are not installed.
  /// - Parameter elements: The elements that vary, those that hold others first.
  func excluded(among elements: [XMLElement]) -> Set<String> {
    var excluded: Set<String> = []
    for element in elements {
      for variation in variations(of: element) {
        for mask in variation.children where mask.name == "mask" {
          for part in mask.children {
            guard let id = part["reference"] else { continue }
            if part.name == "exclude" { excluded.insert(id) }
            if part.name == "include" { excluded.remove(id) }
          }
        }
      }
      if value("installed", of: element) == "NO", let id = element["id"] { excluded.insert(id) }
    }
    return excluded
  }
}
