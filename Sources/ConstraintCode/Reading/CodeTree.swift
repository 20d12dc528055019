/// The views of code that hold others, by their names in figures.
package struct CodeTree {
  /// The views that hold views, by the names of what they hold; the superview holds all others.
  package private(set) var superviews: [String: String] = [:]
  /// The arranged views of stack views.
  package private(set) var arranged: [String: [String]] = [:]
  /// The spaces behind arranged views of stack views, in points.
  package private(set) var customSpacing: [String: [(view: String, space: Double)]] = [:]
  /// Whether the superview is the content view of a table view cell.
  package private(set) var isCell = false
  /// The classes of views that code outside of the listing defines, by the names of the views.
  package private(set) var unknownClasses: [String: String] = [:]
  /// The views that functions outside of the code make.
  package private(set) var madeElsewhere: Set<String> = []

  /// Creates the tree of code in which no view holds another.
  package init() {}

  init(_ survey: CodeSurvey, _ names: CodeNames, _ constraints: [CodeConstraint]) {
    let items = survey.items
    for key in items.keys {
      guard let child = names.view(of: items.view(key)),
        let parent = names.view(of: items.holder(of: items.view(key)))
      else { continue }
      if child != parent { superviews[child] = parent }
    }
    for (stack, views) in items.arranged {
      arranged[names.name(of: stack)] = views.map { names.name(of: $0) }
    }
    for (stack, spaces) in survey.customSpacing {
      customSpacing[names.name(of: stack)] = spaces.map { (names.name(of: $0.view), $0.space) }
    }
    for (key, own) in survey.classes where survey.library.class(named: own.name)?.isUnknown == true
    {
      unknownClasses[names.name(of: key)] = own.name
    }
    madeElsewhere = Set(survey.madeElsewhere.map { names.name(of: $0) })
    isCell = CodeTree.isCell(survey, names, constraints)
  }

  /// Whether all constraints to a superview name a content view, and no class says that it is another's.
  private static func isCell(
    _ survey: CodeSurvey, _ names: CodeNames, _ constraints: [CodeConstraint]
  ) -> Bool {
    var count = 0
    for constraint in constraints {
      for item in [constraint.first.item, constraint.second?.item].compactMap({ $0 })
      where names.view(of: item) == nil {
        guard let key = item.key else { continue }
        guard key.hasSuffix("contentView") else { return false }
        count += 1
      }
    }
    let bases = survey.library.bases
    return count > 0 && (bases.isEmpty || bases.contains("UITableViewCell"))
  }

  /// Adds the views of code that belongs to the same layout.
  package mutating func append(_ other: CodeTree) {
    superviews.merge(other.superviews) { own, _ in own }
    arranged.merge(other.arranged) { own, _ in own }
    customSpacing.merge(other.customSpacing) { own, _ in own }
    unknownClasses.merge(other.unknownClasses) { own, _ in own }
    madeElsewhere.formUnion(other.madeElsewhere)
    isCell = isCell || other.isCell
  }
}
