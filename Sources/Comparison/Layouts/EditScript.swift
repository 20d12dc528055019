import JSON
import LayoutModel
import LayoutRecord

/// The edits that lead from one layout to another.
struct EditScript {
  private(set) var edits: [Edit] = []

  /// - Parameters:
  ///   - old: The old layout in the new names.
  ///   - pairs: The constraints of both.
  ///   - names: The views that were renamed.
  init(
    _ old: LayoutRecord, _ new: LayoutRecord, _ pairs: ConstraintPairs, _ names: ViewRenaming
  ) {
    let olds = Dictionary(old.views.map { ($0.name, $0) }) { first, _ in first }
    let news = Dictionary(new.views.map { ($0.name, $0) }) { first, _ in first }
    for name in names.pairs { add(.renamed(name.old, to: name.new), news[name.new]?.line) }
    for view in new.views where olds[view.name] == nil { add(.added(view.stated), view.line) }
    for view in old.views where news[view.name] == nil { add(.removed(view.stated)) }
    addOrder(
      old.views.map(\.name).filter { news[$0] != nil },
      new.views.map(\.name).filter { olds[$0] != nil })
    if pairs.isRenumbered { add(.renumbered) }
    for (old, new) in pairs.kept where old.stated != new.stated { add(old, new) }
    for constraint in pairs.added { add(nil, constraint) }
    for constraint in pairs.removed { add(constraint, nil) }
    let (oldGuides, newGuides) = (old.ownGuides, new.ownGuides)
    for view in new.views {
      guard let was = olds[view.name] else { continue }
      addSettings(
        of: .view(view.name), was.allSettings + oldGuides[view.name, default: []],
        view.allSettings + newGuides[view.name, default: []], view.line)
    }
    addSettings(
      of: .view(Layout.rootName), old.root + oldGuides[Layout.rootName, default: []],
      new.root + newGuides[Layout.rootName, default: []])
    addCanvas(old.canvas, new.canvas)
    let (figures, screens) = (old.figureSettings, new.figureSettings)
    addSettings(of: .figure, figures.own, screens.own)
    addSettings(of: .screen, figures.screen, screens.screen)
  }

  private mutating func add(_ fact: Edit.Fact, _ line: Int? = nil) {
    edits.append(Edit(fact: fact, line: line))
  }

  private mutating func add(
    _ old: LayoutRecord.Constraint?, _ new: LayoutRecord.Constraint?
  ) {
    add(.constraint(old?.withoutOutcome, to: new?.withoutOutcome), new?.line)
  }

  /// Adds the part of the order that differs among views of both layouts.
  private mutating func addOrder(_ old: [String], _ new: [String]) {
    let places = zip(old, new).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
    guard let first = places.first, let last = places.last else { return }
    add(.reordered(Array(old[first...last]), to: Array(new[first...last])))
  }

  /// Adds the settings of canvases; settings that follow from others only if no other differs.
  private mutating func addCanvas(_ old: LayoutRecord.Canvas, _ new: LayoutRecord.Canvas) {
    let derived = Set(old.derivedKeys).intersection(new.derivedKeys)
    func isOwn(_ setting: LayoutRecord.Setting) -> Bool { !derived.contains(setting.name) }
    let before = edits.count
    addSettings(of: .canvas, old.allSettings.filter(isOwn), new.allSettings.filter(isOwn))
    if edits.count == before { addSettings(of: .canvas, old.allSettings, new.allSettings) }
  }

  /// Adds the settings that differ, in the new order first.
  private mutating func addSettings(
    of owner: Edit.Owner, _ old: [LayoutRecord.Setting], _ new: [LayoutRecord.Setting],
    _ line: Int? = nil
  ) {
    if old == new { return }
    let before = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    for key in new.map(\.name) + old.map(\.name).filter({ after[$0] == nil })
    where before[key] != after[key] {
      add(.setting(of: owner, key: key, before[key], to: after[key]), line)
    }
  }
}

// MARK: - Everything as settings

extension LayoutRecord.View {
  /// It without its place, and without what follows from the layout.
  fileprivate var stated: Self {
    var stated = Self()
    (stated.name, stated.kind, stated.parent, stated.settings) = (name, kind, parent, settings)
    return stated
  }

  fileprivate var allSettings: [LayoutRecord.Setting] {
    let id = id.map { [LayoutRecord.Setting("id", .string($0))] } ?? []
    return settings + [.init("kind", .string(kind)), .init("parent", .string(parent))] + id
  }
}

extension LayoutRecord.Canvas {
  fileprivate var derivedKeys: [String] { device == nil ? derived : derived + ["size"] }

  fileprivate var allSettings: [LayoutRecord.Setting] {
    [
      .init("device", .optional(device)), .init("orientation", .optional(orientation?.rawValue)),
      .init("size", .array([.number(size.width), .number(size.height)])),
      .init("direction", .string(direction.rawValue)),
    ].filter { $0.value != .null } + settings
  }
}

extension LayoutRecord {
  /// The names of the guides that each view has, as a setting of the view.
  fileprivate var ownGuides: [String: [Setting]] {
    Dictionary(grouping: guides.filter { $0.kind == .own }, by: \.view).mapValues { guides in
      [.init("layoutGuides", .array(guides.map { .string($0.name) }))]
    }
  }

  /// The settings of its figures, and of the running app's screen.
  fileprivate var figureSettings: (own: [Setting], screen: [Setting]) {
    let screen = options.first { $0.name == "screen" }?.value.members ?? []
    return ([.init("title", .string(title))] + options.filter { $0.name != "screen" }, screen)
  }
}

extension LayoutRecord.Constraint {
  /// It without its place, and without what follows from the layout.
  var stated: Self {
    var stated = withoutOutcome
    (stated.number, stated.label, stated.text) = (isActive ? 0 : nil, nil, nil)
    return stated
  }

  fileprivate var withoutOutcome: Self {
    var rest = self
    (rest.error, rest.line) = (nil, nil)
    return rest
  }
}
