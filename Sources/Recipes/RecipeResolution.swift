package import LayoutFindings
package import LayoutModel
package import Typesetting

extension Recipe {
  /// The recipe with changes of its base layout.
  package func applying(_ changes: [LayoutChange]) -> Recipe {
    var result = self
    var statements = IndexedStatements(self)
    for change in changes {
      switch change {
      case .frame(let view, let frame):
        let sides = [frame.x, frame.y, frame.width, frame.height]
        result.views[view].set("frame", .numbers(sides))
      case .constant(let index, let constant):
        statements.change(index) {
          $0.constant = constant
          $0.usesStandardSpacing = false
        }
      case .remove(let index): statements.remove(index)
      case .remedy(.add(let constraint)): statements.add(constraint)
      case .remedy(.setPriority(let index, let priority)):
        statements.change(index) { $0.priority = priority }
      case .remedy(.setContentHugging(let view, let axis, let priority)):
        result.views[view].set("contentHuggingPriority", .priority(priority, axis))
      case .remedy(.setCompressionResistance(let view, let axis, let priority)):
        result.views[view].set("contentCompressionResistancePriority", .priority(priority, axis))
      }
    }
    result.statements = statements.statements
    for index in result.traits.indices { statements.renumber(&result.traits[index]) }
    for index in result.states.indices { statements.renumber(&result.states[index].variation) }
    for index in result.languages.indices {
      statements.renumber(&result.languages[index].variation)
    }
    return result
  }

  /// The recipe with the solved frames in the place of those that it expects and that differ.
  /// - Throws: A failure as ``LayoutEngine/solve(_:typesetter:)`` does.
  package func updatingExpectations(
    typesetter: Typesetter = .standard
  ) throws(LayoutEngine.Failure) -> Recipe {
    var result = self
    for place in expectations.indices {
      let expected = expectations[place]
      var solved = try LayoutEngine.solve(layout(on: expected.canvas), typesetter: typesetter)
      if expected.isPixelAligned { solved = solved.pixelAligned(scale: expected.canvas.scale) }
      for (index, own) in expected.frames.enumerated() where own.view < solved.frames.count {
        let frame = solved.frameInSuperview(of: own.view)
        let sides = [frame.x, frame.y, frame.width, frame.height]
        result.expectations[place].frames[index].values = zip(own.values, sides).map { old, new in
          old.map { ($0 - new).magnitude <= expected.tolerance ? $0 : new }
        }
      }
    }
    return result
  }
}

/// The statements of a recipe by the indices of the constraints that hold.
private struct IndexedStatements {
  private let layout: Layout
  private var entries: [(statement: ConstraintStatement, first: Int?)] = []
  private var changed: [Int: LayoutConstraint] = [:]
  private var removed: Set<Int> = []
  private var added: [ConstraintStatement] = []

  init(_ recipe: Recipe) {
    layout = recipe.baseLayout(on: recipe.canvas.first)
    var count = 0
    for statement in recipe.statements {
      entries.append((statement, statement.isActive ? count : nil))
      if statement.isActive { count += statement.constraints.count }
    }
  }

  mutating func change(_ index: Int, _ change: (inout LayoutConstraint) -> Void) {
    var constraint = changed[index] ?? layout.constraints[index]
    change(&constraint)
    changed[index] = constraint
  }

  mutating func remove(_ index: Int) { removed.insert(index) }

  mutating func add(_ constraint: LayoutConstraint) {
    added.append(line(constraint, holder: 0, label: nil))
  }

  private func line(
    _ constraint: LayoutConstraint, holder: Int, label: String?
  ) -> ConstraintStatement {
    let identifier = constraint.identifier.map { " [\($0)]" } ?? ""
    return ConstraintStatement(
      holder: holder, form: .line, label: label,
      text: layout.equation(of: constraint) + identifier, constraints: [constraint])
  }

  /// The statements after all changes; a string of which a part changed becomes lines.
  var statements: [ConstraintStatement] {
    entries.flatMap { entry -> [ConstraintStatement] in
      guard let first = entry.first else { return [entry.statement] }
      let statement = entry.statement
      let indices = first..<first + statement.constraints.count
      if !indices.contains(where: { changed[$0] != nil || removed.contains($0) }) {
        return [statement]
      }
      return indices.filter { !removed.contains($0) }.map { index in
        let constraint = changed[index] ?? layout.constraints[index]
        if statement.form == .mapping {
          var mapping = statement
          mapping.constraints = [constraint]
          return mapping
        }
        return line(constraint, holder: statement.holder, label: statement.label)
      }
    } + added
  }

  /// Gives the edits of a variation the new indices of constraints.
  func renumber(_ variation: inout Variation) {
    if removed.isEmpty { return }
    func new(_ index: Int) -> Int? {
      removed.contains(index) ? nil : index - removed.count { $0 < index }
    }
    variation.edits = variation.edits.compactMap { edit in
      switch edit {
      case .deactivate(let index): new(index).map { .deactivate($0) }
      case .replace(let index, let constraint): new(index).map { .replace($0, with: constraint) }
      case .set, .addView, .arrange, .removeView, .addGuide, .add: edit
      }
    }
  }
}

extension ViewDeclaration {
  /// Sets a property; fields of an earlier value that the new one lacks stay.
  fileprivate mutating func set(_ key: String, _ value: PropertyValue) {
    guard var setting = PropertySetting(key, value) else { return }
    if let place = settings.firstIndex(where: { $0.hasProperty(of: setting) }) {
      if case .fields(let old) = settings[place].value, case .fields(let new) = value {
        let kept = old.filter { field in !new.contains { $0.key == field.key } }
        setting.value = .fields(kept + new)
      } else if let both = settings[place].value.number, case .fields(let new) = value {
        let sides = ["horizontal", "vertical"].map { side in
          new.first { $0.key == side } ?? PropertyField(side, .number(both))
        }
        setting.value = .fields(sides)
      }
      settings[place] = setting
    } else {
      settings.append(setting)
    }
  }
}

extension PropertyValue {
  /// The priority of one direction.
  fileprivate static func priority(_ priority: Priority, _ axis: Axis) -> PropertyValue {
    .fields([PropertyField("\(axis)", .number(priority.rawValue))])
  }
}
