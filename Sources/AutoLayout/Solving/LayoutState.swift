import LayoutModel

/// The layout of a tree of views until something in the tree changes.
///
/// The views, guides and constraints of the tree share it: a setter marks it in constant time, and "nothing
/// has changed" is one comparison. It keeps no object alive.
final class LayoutState {
  /// How many times views may change the layout while it is made or shown.
  static let mostPasses = 20

  private struct Content {
    var tree: LayoutTree
    var layout: IncrementalLayout
  }

  /// Whether the tree is still what it was, constants of constraints aside.
  private(set) var isValid = true
  /// Whether the views have the frames of this layout.
  private(set) var areFramesShown = false
  /// The item that changed the tree, while the layout is made.
  private(set) weak var changedItem: LayoutItem?
  private var content: Content?
  /// The constraints with constants that the layout does not have yet, by their index in the tree.
  private var changed: Set<Int> = []
  /// Those that it has followed, which the value of the tree does not have yet.
  private var followed: Set<Int> = []

  /// Takes in that the tree is not what it was.
  func invalidate(by item: LayoutItem? = nil) {
    isValid = false
    content = nil
    if changedItem == nil { changedItem = item }
  }

  /// Does something that belongs to making the layout, and does not count as a change.
  func ignoringChanges<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let wasValid = isValid
    defer { isValid = wasValid }
    try body()
  }

  /// Takes in that a constraint has another constant.
  func changeConstant(ofConstraint index: Int) {
    areFramesShown = false
    changed.insert(index)
  }

  /// Whether the views have the frames of the tree as it is now.
  var isCurrent: Bool { isValid && areFramesShown }
}

// MARK: - Making and following

extension LayoutState {
  /// Makes the layout of the tree of a root anew.
  static func make(_ root: View) throws(LayoutError) -> LayoutState {
    var cause: LayoutItem?
    for _ in 0..<mostPasses {
      let state = LayoutState()
      do throws(LayoutError) {
        let tree = try LayoutTree(root, marking: state)
        if state.isValid {
          state.content = Content(tree: tree, layout: try tree.solved(root.typesetter))
          return state
        }
      } catch {
        state.invalidate()
        throw error
      }
      cause = state.changedItem
    }
    throw LayoutError([
      "'\((cause ?? root).displayName)' changes the layout each time that it is measured"
    ])
  }

  /// Brings the layout up to the constants of constraints.
  /// - Returns: Whether it is the layout of the tree; if not, it has to be made anew.
  func follow() throws(LayoutError) -> Bool {
    guard isValid, content != nil else { return false }
    if changed.isEmpty { return true }
    let indices = changed.sorted()
    changed = []
    let constraints = indices.compactMap { index in
      content?.tree.changedValue(ofConstraint: index).map { (index, $0) }
    }
    // An error names it.
    guard constraints.allSatisfy({ $1.constant.isFinite }) else {
      invalidate()
      return false
    }
    followed.formUnion(indices)
    if content?.layout.follow(constraints) == true { return true }
    try solveAnew()
    return isValid
  }

  /// Solves the tree as it is now, if the layout has followed changes: its other solutions are those before.
  func forgetFollowing() throws(LayoutError) {
    if content?.layout.hasFollowed == true { try solveAnew() }
  }

  private func solveAnew() throws(LayoutError) {
    updateTree()
    do throws(LayoutError) {
      if let tree = content?.tree, let root = tree.rootView {
        content?.layout = try tree.solved(root.typesetter)
      }
    } catch {
      invalidate()
      throw error
    }
  }

  /// Gives the value of the tree the constants of the constraints.
  private func updateTree() {
    content?.tree.updateConstants(followed)
    followed = []
  }
}

// MARK: - The answer

extension LayoutState {
  /// The tree as it is now.
  var tree: LayoutTree? {
    updateTree()
    return content?.tree
  }

  /// The findings, which changed constants that were followed do not change.
  var solved: SolvedLayout? { content?.layout.solved }

  /// Whether a view is not determined.
  func isAmbiguous(_ view: View) -> Bool {
    guard let content, let index = content.tree.index(of: view) else { return false }
    return !content.layout.solved.undetermined[index].isEmpty
  }

  /// The conflicts, in terms of the constraints that their author made.
  var conflicts: [ConstraintConflict] {
    content.map { $0.tree.conflicts($0.layout.solved) } ?? []
  }

  /// Gives the views the frames of this layout, where they have others.
  /// - Returns: The views that are to lay out their subviews, superviews first.
  func showFrames() -> [View] {
    guard let content else { return [] }
    areFramesShown = true
    content.tree.setGuides(content.layout.geometry)
    return content.tree.setFrames(content.layout.geometry.frames)
  }

  /// Gives the views other frames, in the coordinates of the layout's root, in points.
  func show(_ frames: [Rect]) {
    _ = content?.tree.setFrames(frames)
    areFramesShown = false
  }
}
