import LayoutModel
import Recipes

/// Writes constraints by their parts.
struct ConstraintWriter {
  let views: [ViewDeclaration]
  let guides: [LayoutGuide]

  /// A statement's constraint as a mapping.
  func content(of statement: ConstraintStatement) -> RecipeContent {
    var mapping = MappingWriter()
    guard let constraint = statement.constraints.first else { return mapping.content }
    add(constraint.firstItem, constraint.firstAttribute, "first", to: &mapping)
    if constraint.relation != .equal { mapping.add("relation", constraint.relation.rawValue) }
    if let item = constraint.secondItem {
      add(item, constraint.secondAttribute, "second", to: &mapping)
    }
    let standard = LayoutConstraint(item: .view(0), attribute: .notAnAttribute, relatedBy: .equal)
    for property in ConstraintProperties.values {
      guard let value = property.get(constraint), value != property.get(standard) else { continue }
      mapping.add(property.key.name, RecipeContent(value))
    }
    if !statement.isActive { mapping.add(ConstraintProperties.isActive.name, "false") }
    return mapping.content
  }

  private func add(
    _ item: LayoutItem, _ attribute: Attribute, _ side: String, to mapping: inout MappingWriter
  ) {
    let name =
      switch item {
      case .view(let view): views[view].name
      case .guide(let guide): guides[guide].name
      }
    mapping.add(side + "Item", name)
    mapping.add(side + "Attribute", attribute.rawValue)
  }

  /// The differences between a constraint and the one in its place.
  static func changes(from old: LayoutConstraint, to new: LayoutConstraint) -> RecipeContent {
    var mapping = MappingWriter()
    for property in ConstraintProperties.changes {
      guard let value = property.get(new), value != property.get(old) else { continue }
      mapping.add(property.key.name, RecipeContent(value))
    }
    return mapping.content
  }
}
