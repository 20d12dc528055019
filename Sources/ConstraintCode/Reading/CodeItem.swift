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
  /// A misspelled word, which no listing can have meant.
  struct Typo {
    var help: String?
    var fixes: [Diagnostic.Fix] = []
  }

  var reason: String
  var range: SourceRange?
  /// The name of a number that the listing does not give.
  var unknown: String?
  var typo: Typo?

  init(_ reason: String, at range: SourceRange? = nil) {
    self.reason = reason
    self.range = range
  }

  /// An error of a word that is none of those expected; a typo if it is close to one of them.
  init(
    _ reason: String, unknown word: String, at range: SourceRange,
    among words: some Sequence<String>
  ) {
    self.init(reason, at: range)
    guard let meant = Suggestion.nearest(to: word, among: words) else { return }
    let help = "did you mean '\(meant)'?"
    typo = Typo(help: help, fixes: [Diagnostic.Fix(help, [Diagnostic.Edit(range, meant)])])
  }
}

/// The views of a piece of code, with their superviews.
struct CodeItems {
  /// Other names of the superview, of guides and of anchors.
  private var aliases: [String: [String]] = [:]
  /// The holder of a view, by the names of both.
  private var parents: [String: [String]] = [:]
  /// The views of each holder in the order in which they are added, and of those the arranged ones.
  private var children: [String: [String]] = [:]
  private(set) var arranged: [String: [String]] = [:]
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

  /// The calls that add something to a view.
  static let adders: Set = [
    "addSubview", "insertSubview", "addSubviews", "addArrangedSubview", "insertArrangedSubview",
    "addArrangedSubviews", "addConstraint", "addConstraints", "addLayoutGuide",
  ]

  /// Records a call that adds a view, a guide or a constraint to a view.
  /// - Parameter name: The name of what is added; nil when it has none.
  mutating func add(name child: String?, to path: [String], by call: String) {
    let key = CodeItem.key(of: path)
    switch call {
    case "addConstraint", "addConstraints": constraintHolders.insert(key)
    case "addLayoutGuide": if let child { ownGuides.insert(child) }
    default:
      holders.insert(key)
      guard let child, child != key else { return }
      parents[child] = path
      if children[key]?.contains(child) != true { children[key, default: []].append(child) }
      guard call.contains("Arranged"), arranged[key]?.contains(child) != true else { return }
      arranged[key, default: []].append(child)
    }
  }

  /// The names of all views that are added to another.
  var keys: [String] { parents.keys.sorted() }

  /// The names of the views of a holder that has any, by the holder's name.
  var holdings: [String: [String]] { children }

  /// The number of views in a holder.
  func count(in holder: String) -> Int { children[holder]?.count ?? 0 }

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
        let holder = parents[CodeItem.key(of: Array(path.dropLast()))]
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
    // These guides are a scroll view's, which a superview is not.
    if item.guide == CodeItem.guides["contentLayoutGuide"]
      || item.guide == CodeItem.guides["frameLayoutGuide"]
    {
      item.rank = nil
    }
    return item
  }

  private func selfItem(_ item: CodeItem) -> CodeItem {
    var item = item
    (item.key, item.rank) = ("self", 4)
    return item
  }

  /// The view of a name.
  func view(_ key: String) -> CodeItem {
    let last = key.split(separator: ".").last.map(String.init) ?? key
    return CodeItem(
      key: key, rank: rank(of: key, last), guide: nil, range: SourceRange(start: 0, end: 0))
  }

  /// The holder of a view.
  func holder(of item: CodeItem) -> CodeItem {
    if let key = item.key, let path = parents[key],
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
