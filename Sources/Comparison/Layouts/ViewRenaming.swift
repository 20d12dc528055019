import JSON
import LayoutModel
import LayoutRecord

/// Views and layout guides of a layout that have other names in another one.
struct ViewRenaming {
  /// In the order of the views.
  private(set) var pairs: [(old: String, new: String)] = []
  private var names: [String: String] = [:]

  /// A property that a view keeps when its name changes.
  private struct Trait: Hashable {
    var kind: String
    var parent: String
    var frame: Rect?
    /// The attributes of its constraints; nil for a comparison by frames.
    var ties: [[String]]?
  }

  /// Pairs views without a partner of the same name that have the same kind and superview, and the same
  /// frame or the same attributes in constraints.
  init(_ old: LayoutRecord, _ new: LayoutRecord) {
    let (olds, news) = (ViewRenaming.items(of: old), ViewRenaming.items(of: new))
    let (before, after) = (Set(olds.map(\.name)), Set(news.map(\.name)))
    let removed = olds.filter { !after.contains($0.name) }
    let added = news.filter { !before.contains($0.name) }
    if removed.isEmpty || added.isEmpty { return }
    let (oldTies, newTies) = (ViewRenaming.ties(in: old), ViewRenaming.ties(in: new))
    var waiting: [Trait: [String]] = [:]
    for view in added.reversed() {
      for trait in ViewRenaming.traits(of: view, in: view.parent, newTies) {
        waiting[trait, default: []].append(view.name)
      }
    }
    var taken: Set<String> = []
    for view in removed {
      for trait in ViewRenaming.traits(of: view, in: name(view.parent), oldTies)
      where names[view.name] == nil {
        while let found = waiting[trait]?.popLast() {
          guard taken.insert(found).inserted else { continue }
          pairs.append((view.name, found))
          names[view.name] = found
          break
        }
      }
    }
  }

  /// The views, and the author's guides as views of a separate kind.
  private static func items(of record: LayoutRecord) -> [LayoutRecord.View] {
    record.views
      + record.guides.filter { $0.kind == .own }.map { guide in
        var item = LayoutRecord.View()
        (item.name, item.kind) = (guide.name, "layoutGuide")
        (item.parent, item.frame) = (guide.view, guide.frame)
        return item
      }
  }

  private static func traits(
    of view: LayoutRecord.View, in parent: String, _ ties: [String: [[String]]]
  ) -> [Trait] {
    [
      Trait(kind: view.kind, parent: parent, frame: view.frame),
      Trait(kind: view.kind, parent: parent, ties: ties[view.name] ?? []),
    ]
  }

  /// For each view, the attributes of its constraints: its own with a dot.
  private static func ties(in record: LayoutRecord) -> [String: [[String]]] {
    var ties: [String: [[String]]] = [:]
    for constraint in record.constraints {
      for item in Set(constraint.ends.all.map(\.item)) {
        ties[item, default: []].append(
          constraint.ends.all.map { ($0.item == item ? "." : "") + $0.attribute.rawValue })
      }
    }
    return ties
  }

  private func name(_ old: String) -> String { newName(of: old) }

  /// The new name of a view or a guide of the old layout.
  func newName(of old: String) -> String { names[old] ?? old }
}

// MARK: - The old layout in the new names

extension ViewRenaming {
  func renamed(_ record: LayoutRecord) -> LayoutRecord {
    if names.isEmpty { return record }
    var record = record
    for index in record.views.indices {
      record.views[index].name = name(record.views[index].name)
      record.views[index].parent = name(record.views[index].parent)
      record.views[index].settings = record.views[index].settings.map(renamed)
    }
    for index in record.guides.indices {
      record.guides[index].view = name(record.guides[index].view)
      record.guides[index].name = name(record.guides[index].name)
    }
    record.constraints = record.constraints.map(renamed)
    record.inactiveConstraints = record.inactiveConstraints.map(renamed)
    record.findings = record.findings.map(renamed)
    record.options = record.options.map(renamed)
    return record
  }

  private func renamed(_ constraint: LayoutRecord.Constraint) -> LayoutRecord.Constraint {
    var constraint = constraint
    constraint.ends.first.item = name(constraint.ends.first.item)
    if let second = constraint.ends.second { constraint.ends.second?.item = name(second.item) }
    return constraint
  }

  /// A setting whose value names views.
  private func renamed(_ setting: LayoutRecord.Setting) -> LayoutRecord.Setting {
    guard ["arrangedSubviews", "customSpacing", "selection", "overlay"].contains(setting.name)
    else { return setting }
    var setting = setting
    switch setting.value {
    case .array(let items):
      setting.value = .array(items.map { $0.string.map { .string(name($0)) } ?? $0 })
    case .object(let members):
      setting.value = .object(members.map { .init(name($0.name), $0.value) })
    case .null, .bool, .number, .string: break
    }
    return setting
  }

  private func renamed(_ finding: LayoutRecord.Finding) -> LayoutRecord.Finding {
    switch finding {
    case .unsatisfiable(let members): .unsatisfiable(members.map(renamed))
    case .ambiguous(.view(let view), let parts): .ambiguous(.view(name(view)), undetermined: parts)
    case .ambiguous(.contentArea(let view), let parts):
      .ambiguous(.contentArea(name(view)), undetermined: parts)
    case .ambiguous(.guide(let guide), let parts):
      .ambiguous(.guide(name(guide)), undetermined: parts)
    case .misplaced(let view, let frame, let solved):
      .misplaced(view: name(view), frame: frame, solved: solved)
    }
  }

  private func renamed(_ member: LayoutRecord.Member) -> LayoutRecord.Member {
    guard case .implied(var implied) = member else { return member }
    implied.view = implied.view.map(name)
    return .implied(implied)
  }
}
