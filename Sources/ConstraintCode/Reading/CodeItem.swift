import Diagnostics
import LayoutModel

/// A view, the superview or a guide of either, as code names it.
struct CodeItem {
  /// The name of the view in code, without `self.`; nil for a certain superview.
  var key: String?
  /// The likelihood that the name is the superview's; nil for a view.
  var rank: Int?
  /// The name of a guide of it.
  var guide: String?
  var range: SourceRange

  /// The names of UIKit's guides as constraints write them.
  static let guides: [String: String] = [
    "safeAreaLayoutGuide": guide(.safeArea), "layoutMarginsGuide": guide(.layoutMargins),
    "readableContentGuide": guide(.readableContent), "contentLayoutGuide": guide(.content),
    "frameLayoutGuide": guide(.frame), "mas_safeAreaLayoutGuide": guide(.safeArea),
  ]

  /// The guides that only the root has.
  static let rootGuides: [String: String] = {
    let top = LayoutGuide.standard.first { $0.kind == .top }?.name ?? ""
    let bottom = LayoutGuide.standard.first { $0.kind == .bottom }?.name ?? ""
    return [
      "topLayoutGuide": top, "mas_topLayoutGuide": top, "bottomLayoutGuide": bottom,
      "mas_bottomLayoutGuide": bottom,
    ]
  }()

  private static func guide(_ kind: LayoutGuide.Kind) -> String {
    LayoutGuide.named.first { $0.kind == kind }?.name ?? ""
  }

  /// The names between dots without one of the object itself before them.
  static func withoutSelf(_ path: [String]) -> [String] {
    path.count > 1 && selves.contains(path[0]) ? Array(path.dropFirst()) : path
  }

  static let selves: Set<String> = ["self", "weakSelf", "strongSelf", "wself", "sself", "this"]

  /// The name of a path; `self.view` keeps its `self`, since a local `view` may be another.
  static func key(of path: [String]) -> String {
    let own = withoutSelf(path)
    return own == ["view"] && path.count > 1 ? "self.view" : own.joined(separator: ".")
  }
}

/// An error of code that cannot be read, with its place if it is not the call.
struct UnreadableCode: Error {
  var reason: String
  var range: SourceRange?

  init(_ reason: String, at range: SourceRange? = nil) {
    self.reason = reason
    self.range = range
  }
}

/// The views of a piece of code, with their superviews.
struct CodeItems {
  /// Other names of the superview, of guides and of anchors.
  private var aliases: [String: [String]] = [:]
  /// The holder of a view, by the names of both.
  private var parents: [String: CodeExpression] = [:]
  /// The names of views that get subviews, and of those that only get constraints.
  private var holders: Set<String> = []
  private var constraintHolders: Set<String> = []
  private var made: Set<String> = []
  private var ownGuides: Set<String> = []

  // MARK: - Reading

  /// Records the value of a name.
  mutating func assign(_ value: CodeExpression, to name: String, isLocal: Bool) {
    if let path = value.path, let last = path.last, CodeItems.isAlias(last) {
      aliases[name] = path
    } else if !isLocal, !value.links.isEmpty, value.path == nil {
      made.insert(name)
    }
  }

  private static func isAlias(_ name: String) -> Bool {
    CodeItem.selves.contains(name) || ["view", "superview", "contentView"].contains(name)
      || CodeItem.guides[name] != nil || CodeItem.rootGuides[name] != nil
      || name.hasSuffix("Anchor")
  }

  /// Records a call that adds a view, a guide or a constraint to a view.
  mutating func add(_ arguments: [CodeArgument], to holder: CodeExpression, by name: String) {
    guard let path = holder.path else { return }
    let key = CodeItem.key(of: path)
    switch name {
    case "addSubview", "insertSubview", "addArrangedSubview":
      holders.insert(key)
      if let child = arguments.first?.value.path { parents[CodeItem.key(of: child)] = holder }
    case "addConstraint", "addConstraints": constraintHolders.insert(key)
    case "addLayoutGuide":
      if let guide = arguments.first?.value.name { ownGuides.insert(guide) }
    default: break
    }
  }

  /// Records a call by which a view adds itself to another.
  mutating func addToSelf(_ arguments: [CodeArgument], by name: String) {
    let range = SourceRange(start: 0, end: 0)
    add(arguments, to: CodeExpression(root: .name("self"), range: range), by: name)
  }

  /// Ends the reading.
  ///
  /// Views can hold constraints only, so names of such views count only if no other name is the
  /// superview's.
  mutating func finish() {
    if holders.isEmpty { holders = constraintHolders }
  }

  // MARK: - Items

  /// The item that names between dots mean.
  /// - Parameter isHolder: Whether it is what holds another, of which no more is asked.
  func item(
    _ path: [String], at range: SourceRange, isHolder: Bool = false
  ) throws(UnreadableCode) -> CodeItem {
    var path = resolved(path)
    var item = CodeItem(range: range)
    guard let last = path.last else { return selfItem(item) }
    if let guide = CodeItem.rootGuides[last] {
      item.guide = guide
      return item
    }
    if let guide = CodeItem.guides[last] {
      item.guide = guide
      path.removeLast()
    }
    let own = CodeItem.withoutSelf(path)
    if own.isEmpty || own.count == 1 && CodeItem.selves.contains(own[0]) { return selfItem(item) }
    if own.last == "superview" {
      guard own.count > 1, !isHolder,
        let holder = parents[CodeItem.key(of: Array(path.dropLast()))]?.path
      else { return item }
      var held = try self.item(holder, at: range, isHolder: true)
      held.guide = item.guide ?? held.guide
      return held
    }
    let key = CodeItem.key(of: path)
    if let name = own.first, own.count == 1, ownGuides.contains(name) {
      throw UnreadableCode("'\(name)' is a layout guide of its own", at: range)
    }
    (item.key, item.rank) = (key, rank(of: key, own.last ?? ""))
    return item
  }

  private func selfItem(_ item: CodeItem) -> CodeItem {
    var item = item
    (item.key, item.rank) = ("self", 4)
    return item
  }

  /// The holder of a view.
  func holder(of item: CodeItem) -> CodeItem {
    if let key = item.key, let path = parents[key]?.path,
      let holder = try? self.item(path, at: item.range, isHolder: true)
    {
      return holder
    }
    return CodeItem(range: item.range)
  }

  private func rank(of key: String, _ last: String) -> Int? {
    if parents[key] != nil { return nil }
    switch (key, last) {
    case ("self.view", _): return 5
    case ("view", _): return made.contains("view") && !holders.contains("view") ? nil : 2
    case (_, "view"): return 3
    case (_, "contentView"): return 1
    default: return holders.contains(key) ? 0 : nil
    }
  }

  /// Replaces names that are other names of the same view.
  private func resolved(_ path: [String]) -> [String] {
    var path = path
    for _ in 0..<4 {
      let own = CodeItem.withoutSelf(path)
      guard let first = own.first, let known = aliases[first], known != [first], path.count < 12
      else { return path }
      path = known + own.dropFirst()
      if path.first == first { return path }
    }
    return path
  }

  /// The names of an anchor's item, and the anchor's own.
  func anchor(_ path: [String]) -> (item: [String], name: String)? {
    let path = resolved(path)
    return path.last.map { (Array(path.dropLast()), $0) }
  }
}
