import Basics
import Diagnostics
import LayoutModel

/// Reads the tree of views into the flat order that layouts have: superviews before their subviews.
struct ViewTreeReader {
  private(set) var views = [View(name: Layout.rootName, superview: nil)]
  /// The guides that views declare, behind those that every root has.
  private(set) var guides = LayoutGuide.standard
  /// The constraints that views hold themselves, with the index of their holder.
  private(set) var constraints: [(holder: Int, node: YAMLNode)] = []
  /// The format strings that views hold themselves, likewise.
  private(set) var visualFormats: [(holder: Int, node: YAMLNode)] = []
  private var namesTaken: [String: String]
  /// The size of the root for which autoresizing frames hold, in points.
  private let rootSize: Size

  /// Names that constraints use for what every layout has.
  private static let reserved =
    [Layout.rootName] + LayoutGuide.standard.map(\.name) + LayoutGuide.named.map(\.name)

  init(rootSize: Size) {
    self.rootSize = rootSize
    namesTaken = Dictionary(
      ViewTreeReader.reserved.map { ($0.lowercased(), $0) }, uniquingKeysWith: { $1 })
  }

  /// Reads views by name into a superview; returns their indices.
  @discardableResult
  mutating func read(
    _ node: YAMLNode, in superview: Int, _ reader: inout RecipeReader
  ) -> [Int] {
    var indices: [Int] = []
    for entry in reader.entries(node, of: "views by name") {
      let name = entry.key.text ?? ""
      checkName(name, at: entry.key.range, &reader)
      var draft = ViewDraft(view: View(name: name, superview: superview))
      draft.view.origin = entry.key.range
      if !entry.value.isNull {
        reader.read(entry.value, into: &draft, ViewDraft.keys, of: "a view")
      }
      views.append(draft.view)
      let index = views.count - 1
      indices.append(index)
      if let node = draft.constraints { constraints.append((index, node)) }
      if let node = draft.visualFormat { visualFormats.append((index, node)) }
      if let node = draft.layoutGuides { readGuides(node, of: index, &reader) }
      if let node = draft.subviews { read(node, in: index, &reader) }
      finishArrangement(draft, index, at: entry.key.range, &reader)
      finishAutoresizing(draft, index, &reader)
    }
    return indices
  }

  /// Reads the names of a view's own layout guides.
  mutating func readGuides(_ node: YAMLNode, of view: Int, _ reader: inout RecipeReader) {
    for item in reader.list(node) {
      guard let name = reader.text(item) else { continue }
      checkName(name, at: item.range, &reader)
      var guide = LayoutGuide(name: name, kind: .own, view: view)
      guide.origin = item.range
      guides.append(guide)
    }
  }

  private mutating func checkName(
    _ name: String, at range: SourceRange, _ reader: inout RecipeReader
  ) {
    if name.trimmed.isEmpty || RecipeReader.holdsUnprintable(name)
      || name.contains(where: \.isNewline)
    {
      reader.report("unusable-name", "a view's name is a line of visible text", at: range)
    }
    if let taken = namesTaken.updateValue(name, forKey: name.lowercased()) {
      let isReserved = ViewTreeReader.reserved.contains(taken)
      reader.report(
        "duplicate-name",
        isReserved
          ? "'\(taken)' is a name of the layout's own"
          : taken == name
            ? "'\(name)' is taken" : "'\(name)' and '\(taken)' differ only in upper and lower case",
        at: range, help: "names match without regard to case: give each view a name of its own")
    }
  }

  // MARK: - What needs other views

  /// The arranged subviews of a stack view: views of their own, or some of its subviews by name.
  private mutating func finishArrangement(
    _ draft: ViewDraft, _ stack: Int, at range: SourceRange, _ reader: inout RecipeReader
  ) {
    guard draft.view.kind == .stackView else {
      for node in draft.stackKeys {
        reader.report(
          "not-a-stack-view", "only a stack view arranges its subviews", at: node.range,
          help: "add 'kind: stackView'")
      }
      return
    }
    var arrangement = draft.arrangement
    if let node = draft.arrangedSubviews {
      if case .mapping = node.content {
        arrangement.arrangedSubviews = read(node, in: stack, &reader)
      } else {
        arrangement.arrangedSubviews = arranged(reader.list(node), by: stack, &reader)
      }
    }
    if let node = draft.customSpacing {
      for entry in reader.entries(node, of: "spaces by view") {
        let view = arrangement.arrangedSubviews.first {
          views[$0].name.lowercased() == entry.key.text?.lowercased()
        }
        if let view {
          arrangement.customSpacing[view] = reader.number(entry.value)
        } else {
          reportNotArranged(
            entry.key, arrangement.arrangedSubviews.map { views[$0].name }, &reader)
        }
      }
    }
    views[stack].arrangement = arrangement
  }

  private func arranged(
    _ names: [YAMLNode], by stack: Int, _ reader: inout RecipeReader
  ) -> [Int] {
    let own = views.indices.filter { views[$0].superview == stack }
    var found: [Int] = []
    for node in names {
      let name = reader.text(node)?.lowercased()
      guard let view = own.first(where: { views[$0].name.lowercased() == name }) else {
        let isElsewhere = views.contains { $0.name.lowercased() == name }
        if isElsewhere {
          reader.report(
            "not-a-subview", "'\(node.text ?? "")' is not one of the stack view's subviews",
            at: node.range, help: "a view has one superview, and one place in one stack view")
        } else if name != nil {
          reportNotArranged(node, own.map { views[$0].name }, &reader)
        }
        continue
      }
      if found.contains(view) {
        reader.report(
          "arranged-twice", "'\(views[view].name)' is arranged twice", at: node.range,
          help: "a view has one place in one stack view")
      } else {
        found.append(view)
      }
    }
    return found
  }

  private func reportNotArranged(
    _ node: YAMLNode, _ names: [String], _ reader: inout RecipeReader
  ) {
    let name = node.text ?? ""
    reader.report(
      "unknown-view", "the stack view has no view '\(name)'", unknown: name, at: node.range,
      among: names)
  }

  /// A mask counts from the frame that the view has now, in the superview as large as it is now.
  private mutating func finishAutoresizing(
    _ draft: ViewDraft, _ index: Int, _ reader: inout RecipeReader
  ) {
    guard let (mask, range) = draft.autoresizingMask else { return }
    guard let frame = draft.view.frame else {
      reader.report(
        "missing-key", "an autoresizing mask needs the view's 'frame' to start from", at: range)
      return
    }
    let superview = views[index].superview ?? 0
    let outer =
      superview == 0
      ? rootSize
      : (views[superview].autoresizing?.frame ?? views[superview].frame).map {
        Size(width: $0.width, height: $0.height)
      }
    guard let outer else {
      reader.report(
        "missing-key",
        "an autoresizing mask needs the 'frame' of '\(views[superview].name)', which holds the view",
        at: range)
      return
    }
    views[index].autoresizing = Autoresizing(mask: mask, frame: frame, superviewSize: outer)
    views[index].frame = nil
  }
}
