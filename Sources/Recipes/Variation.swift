import LayoutModel

/// What a recipe does differently under some condition.
package struct Variation: Hashable, Sendable {
  /// The size class of the width for which it holds; nil for any.
  var widthClass: SizeClass?
  /// The size class of the height for which it holds; nil for any.
  var heightClass: SizeClass?
  /// The constraints that do not hold, by their index in the recipe.
  var deactivated: Set<Int> = []
  /// Constraints in place of others, by their index in the recipe.
  var changed: [Int: LayoutConstraint] = [:]
  /// Constraints that hold besides.
  var added: [LayoutConstraint] = []
  /// What is said of views, to be read over what the recipe says.
  var views: [ViewChange] = []
  /// Views that come behind the recipe's, which have the indices after theirs.
  var addedViews: [View] = []
  /// The guides of those views and those that constraints here name, behind the recipe's.
  var addedGuides: [LayoutGuide] = []
  /// Where added views are arranged, by the stack view.
  var arranged: [Int: [Int]] = [:]
  /// Views that are not there.
  var removed: Set<Int> = []
  var title: String?
  /// The frames expected with it.
  package var expectations: [ExpectedFrames] = []

  /// Keys of one view.
  struct ViewChange: Hashable, Sendable {
    var view: Int
    var node: YAMLNode
    /// The size of the image file that is named here, in points.
    var imageSize: Size?
  }

  /// Whether it holds on a canvas; where the canvas has no size class only what holds for any does.
  func holds(on canvas: Canvas) -> Bool {
    let classes = canvas.sizeClasses
    return (widthClass == nil || widthClass == classes.horizontal)
      && (heightClass == nil || heightClass == classes.vertical)
  }

  /// How many size classes it names: what names more goes over what names less.
  var specificity: Int { (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) }

  /// The views with what is said of them here.
  func applied(to views: [View]) -> [View] {
    var result = views + addedViews
    for (stack, order) in arranged { result[stack].arrangement?.arrangedSubviews = order }
    for change in self.views {
      result[change.view] = ViewDraft.changed(result[change.view], by: change)
    }
    return result
  }
}

/// A variation that is asked for by its name.
package struct NamedVariation: Hashable, Sendable {
  /// The state's name, or the language's tag.
  package var name: String
  package var variation: Variation
}

extension ViewDraft {
  /// A view with some of its keys read again; what is wrong with them was told when they were first read.
  static func changed(_ view: View, by change: Variation.ViewChange) -> View {
    var reader = RecipeReader.rereading(imageSize: change.imageSize)
    return changed(view, by: change.node, &reader)
  }

  static func changed(_ view: View, by node: YAMLNode, _ reader: inout RecipeReader) -> View {
    var draft = ViewDraft(view: view)
    draft.arrangement = view.arrangement ?? StackArrangement()
    reader.read(node, into: &draft, ViewDraft.variationKeys, of: "a view's variation")
    var changed = draft.view
    if changed.kind == .stackView {
      changed.arrangement = draft.arrangement
    } else {
      for node in draft.stackKeys {
        reader.report(
          "not-a-stack-view", "only a stack view arranges its subviews", at: node.range)
      }
    }
    return changed
  }
}
