import Diagnostics
import LayoutFindings
import LayoutModel
import Typesetting

extension LayoutTree {
  /// The layout of the tree, which can follow changes.
  func solved(_ typesetter: Typesetter) throws(LayoutError) -> IncrementalLayout {
    do throws(LayoutEngine.Failure) {
      return try IncrementalLayout(layout, typesetter: typesetter)
    } catch {
      throw LayoutError([error.message])
    }
  }

  /// The layout of the tree once.
  func solvedOnce(_ typesetter: Typesetter) throws(LayoutError) -> SolvedLayout {
    do throws(LayoutEngine.Failure) {
      return try LayoutEngine.solve(layout, typesetter: typesetter)
    } catch {
      throw LayoutError([error.message])
    }
  }

  /// The explanation of a view's frame, by its index in the layout.
  func explanation(ofView index: Int) throws(LayoutError) -> Explanation {
    do throws(LayoutEngine.Failure) {
      return try LayoutEngine.explanation(ofView: index, in: layout)
    } catch {
      throw LayoutError([error.message])
    }
  }

  /// Sets the frames of all views but the root from a layout, where they differ.
  /// - Parameter frames: The frames in the coordinates of the layout's root, in points.
  /// - Returns: The views that have not laid out their subviews in this size.
  func setFrames(_ frames: [Rect]) -> [View] {
    var resized: [View] = []
    for (place, view) in views.enumerated() {
      let (view, index) = (view.object, index(ofPlace: place))
      if place > 0, let superview = layout.views[index].superview {
        let frame = frames[index].relative(to: frames[superview].origin)
        if view.placement.frame != frame { view.placement.frame = frame }
      }
      if view.laidOutSize != view.placement.frame.size { resized.append(view) }
    }
    return resized
  }

  /// Sets the frames of guides and the content sizes of scroll views.
  func setGuides(_ geometry: SolvedLayout.Geometry) {
    for (index, guide) in guides.enumerated() {
      let view = geometry.frames[layout.guides[index].view]
      guide.object.frame = geometry.guideFrames[index].relative(to: view.origin)
    }
    for (index, area) in geometry.contentAreas {
      guard let scrollView = view(at: index) as? ScrollView else { continue }
      scrollView.contentSize = Size(width: area.width, height: area.height)
    }
  }

  /// The conflicts of a layout, in terms of the constraints that their author made.
  func conflicts(_ solved: SolvedLayout) -> [ConstraintConflict] {
    solved.conflicts.map { conflict in
      let diagnostic = solved.diagnostic(conflict)
      var broken: LayoutConstraint?
      if case .constraint(let index) = conflict.broken { broken = constraint(at: index) }
      let advice = maskAdvice(conflict) ?? diagnostic.help
      return ConstraintConflict(
        constraints: conflict.constraints.compactMap(constraint), brokenConstraint: broken,
        description: diagnostic.message + (advice.map { "; \($0)" } ?? ""))
    }
  }

  /// Advice on masks that became constraints unintentionally; nil without any.
  private func maskAdvice(_ conflict: LayoutConflict) -> String? {
    let masked = conflict.members.compactMap { member -> Int? in
      guard case .implied(let implied) = member,
        case .autoresizingMask(let view) = implied.source
      else { return nil }
      return view
    }
    if masked.isEmpty { return nil }
    let names = Set(masked).sorted().map { "'\(layout.views[$0].name)'" }
    return "set translatesAutoresizingMaskIntoConstraints = false on "
      + names.joined(separator: " and ")
      + ", whose autoresizing mask is turned into constraints"
  }
}
