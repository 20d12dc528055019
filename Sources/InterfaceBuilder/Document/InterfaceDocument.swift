import Diagnostics
import LayoutModel
import Recipes
import Typesetting

/// What a document says of all its scenes.
struct InterfaceDocument {
  /// The root element.
  let root: XMLElement
  /// Whether it is of AppKit, whose coordinates grow upwards.
  let isMac: Bool
  /// The version of Xcode that saved it.
  let version: XcodeVersion
  /// The device of the canvas; nil for a square canvas, and on a Mac.
  let device: InterfaceDevice?
  /// Whether safe areas are used.
  let usesSafeAreas: Bool
  /// The elements that vary with the size class or are not installed, those that hold others first.
  let varying: [XMLElement]
  /// Whether something varies with the size class.
  let hasVariations: Bool
  /// Whether it is a xib, whose views have no controllers.
  let isXib: Bool
  /// The sizes of images by their names, in points.
  let images: [String: Size]
  /// The colours that it names.
  let colors: [String: Color]
  /// The content sizes of views that drew themselves when it was saved, by their ids, in points.
  let designables: [String: IntrinsicContentSize]
  /// The text size in which the canvas showed texts in styles.
  let textSize: ContentSizeCategory

  init(_ root: XMLElement) {
    self.root = root
    isMac = !(root["targetRuntime"] ?? "").hasPrefix("iOS")
    isXib = root.child("scenes") == nil
    version = XcodeVersion(of: root)
    device = isMac ? nil : InterfaceDevice(root.child("device"))
    usesSafeAreas = root.flag("useSafeAreas")
    varying = InterfaceDocument.varying(root)
    hasVariations = varying.contains(where: \.hasVariation)
    let resources = root.child("resources")?.children ?? []
    images = InterfaceDocument.images(resources)
    colors = InterfaceDocument.colors(resources)
    designables = InterfaceDocument.designables(root.child("designables")?.children ?? [])
    textSize = InterfaceDocument.textSize(root.child("accessibilityOverrides"), in: version)
  }

  /// The text size that overrides name, which count from the smallest and act if they are enabled.
  ///
  /// From Xcode 12.5 to 13 texts in styles are stored as they are in the smallest size, without overrides.
  private static func textSize(
    _ overrides: XMLElement?, in version: XcodeVersion
  ) -> ContentSizeCategory {
    let all = ContentSizeCategory.allCases
    if let overrides, overrides.flag("isEnabled"),
      let place = overrides.number("dynamicTypePreference"),
      let index = all.indices.first(where: { Double($0) == place })
    {
      return all[index]
    }
    return version >= .xcode12Point5 && version < .xcode14 ? .extraSmall : .large
  }

  /// The objects of all scenes, or of a xib.
  var objects: [XMLElement] {
    let owners = root.child("scenes")?.children ?? [root]
    return owners.flatMap(\.children).filter { $0.name == "objects" }.flatMap(\.children)
  }

  /// Whether an object that is no view is one of Interface Builder's.
  static func isKnownObject(_ name: String) -> Bool {
    let ends = ["controller", "placeholder", "object", "recognizer", "item", "view", "cell"]
    let others = ["application", "exit", "menu", "panel", "toolbar", "window", "tabBar"]
    return ends.contains { name.lowercased().hasSuffix($0) } || others.contains(name)
  }

  private static func varying(_ element: XMLElement) -> [XMLElement] {
    let own = element.hasVariation || element["installed"] != nil ? [element] : []
    return own + element.children.flatMap(varying)
  }

  private static func images(_ resources: [XMLElement]) -> [String: Size] {
    var images: [String: Size] = [:]
    for image in resources where image.name == "image" && image["catalog"] == nil {
      if let name = image["name"] { images[name] = size(of: image) }
    }
    return images
  }

  /// The size of an image in points; nil if it has none that can be used.
  static func size(of image: XMLElement) -> Size? {
    guard let width = image.number("width"), let height = image.number("height"),
      0...NumberRule.maximumLength ~= width, 0...NumberRule.maximumLength ~= height
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func designables(_ elements: [XMLElement]) -> [String: IntrinsicContentSize] {
    var sizes: [String: IntrinsicContentSize] = [:]
    for element in elements {
      guard let id = element["name"], let size = element.child("size", key: "intrinsicContentSize")
      else { continue }
      // A side of -1 is none.
      func side(_ name: String) -> Double? { size.number(name).flatMap { $0 >= 0 ? $0 : nil } }
      sizes[id] = IntrinsicContentSize(width: side("width"), height: side("height"))
    }
    return sizes
  }

  private static func colors(_ resources: [XMLElement]) -> [String: Color] {
    var colors: [String: Color] = [:]
    for resource in resources where ["namedColor", "systemColor"].contains(resource.name) {
      guard let name = resource["name"],
        let color = resource.child("color").flatMap({ InterfaceColor.color($0, named: [:])?.light })
      else { continue }
      colors[name] = color
    }
    return colors
  }

  /// Whether the margins of inner views keep to the safe area.
  var marginsKeepToSafeArea: Bool { usesSafeAreas || version >= .xcode10 }

  /// How frames were rounded when they were stored.
  ///
  /// The square canvas and early versions show one pixel a point.
  var frameRounding: FrameRounding {
    isMac || device == nil || version < .xcode10 ? .points : .pixels
  }
}

extension XMLElement {
  /// Whether it has another value in some size class.
  fileprivate var hasVariation: Bool { children.contains { $0.name == "variation" } }

  /// Whether it or what describes it, views and constraints in it aside, has another value in some size class.
  var variesItself: Bool {
    hasVariation
      || children.contains { child in
        child.name != "subviews" && child.name != "constraints" && child.variesItself
      }
  }
}
