import ConstraintCode
import Diagnostics
import LayoutModel
import Recipes

/// The views of a guide's layout, each in the view that holds it.
struct GuideTree {
  private let views: [GuideView]
  private let tree: CodeTree
  private var indices: [String: Int] = [:]
  /// The views in the superview, at nil, and in each view, by their indices.
  private var children: [Int?: [Int]] = [:]
  /// Notes on views whose class ibar does not know.
  private(set) var notes: [Diagnostic] = []

  init(_ views: [GuideView], _ tree: CodeTree) {
    self.tree = tree
    var views = views
    for (index, view) in views.enumerated() { indices[view.name.lowercased()] = index }
    for (name, type) in tree.unknownClasses.sorted(by: { $0.key < $1.key }) {
      guard let index = indices[name.lowercased()], let note = views[index].makePlain(type) else {
        continue
      }
      notes.append(note)
    }
    for index in views.indices {
      let isElsewhere = tree.madeElsewhere.contains(views[index].name)
      if let note = views[index].makeImage(isMadeElsewhere: isElsewhere) { notes.append(note) }
    }
    self.views = views
    for index in views.indices { children[holder(of: index), default: []].append(index) }
  }

  /// The nearest view around another that constraints name too; nil for the superview.
  private func holder(of index: Int) -> Int? {
    var name = views[index].name
    for _ in 0..<64 {
      guard let next = tree.superviews[name] else { return nil }
      if let holder = indices[next.lowercased()] { return isWithin(holder, index) ? nil : holder }
      name = next
    }
    return nil
  }

  /// Whether a view is in another, which code cannot mean of two views at once.
  private func isWithin(_ view: Int, _ other: Int) -> Bool {
    var name = views[view].name
    for _ in 0..<64 {
      if indices[name.lowercased()] == other { return true }
      guard let next = tree.superviews[name] else { return false }
      name = next
    }
    return true
  }

  /// Gives a recipe the views and constraints, those of a cell in a table.
  func fill(
    _ draft: inout RecipeDraft, _ constraints: [ConstraintDraft], _ source: inout SourceReader
  ) {
    let own = drafts(in: nil, &source)
    guard tree.isCell else {
      (draft.views, draft.constraints) = (own, constraints)
      return
    }
    let place = SourceRange(start: 0, end: 0)
    var cell = ViewDraft(name: SourceText("contentView", at: place))
    cell.set("kind", .text(ViewKind.tableViewCell.rawValue), at: place)
    (cell.subviews, cell.constraints) = (own, constraints)
    if let table = PropertySetting("kind", .text(ViewKind.tableView.rawValue)) {
      draft.root = [SettingDraft(table, at: place)]
    }
    draft.views = [cell]
    // A bar would cover the cell.
    draft.canvas.bars.status = false
  }

  private func drafts(in holder: Int?, _ source: inout SourceReader) -> [ViewDraft] {
    (children[holder] ?? []).map { index in
      var draft = views[index].draft(&source)
      draft.subviews = drafts(in: index, &source)
      guard draft.isStackView else { return draft }
      let held = Set((children[index] ?? []).map { views[$0].name })
      let arranged = (tree.arranged[views[index].name] ?? []).filter(held.contains)
      let names = arranged.map { SourceText($0, at: draft.name.range) }
      if !names.isEmpty { draft.arrangedSubviews = .names(names) }
      draft.customSpacing = (tree.customSpacing[views[index].name] ?? [])
        .filter { arranged.contains($0.view) }
        .map { (SourceText($0.view, at: draft.name.range), $0.space) }
      return draft
    }
  }
}
