package import Diagnostics
package import LayoutModel
package import Recipes

extension LayoutRecord {
  /// The record of a recipe's layout.
  /// - Parameter file: Where the recipe was read, for lines; nil leaves them out.
  package init(_ solved: SolvedLayout, of recipe: Recipe, in file: SourceFile? = nil) {
    let layout = solved.layout
    let maker = RecordMaker(solved: solved, file: file)
    let tied = Set((layout.constraints + layout.inactiveConstraints).flatMap(\.items))
    scene = recipe.scene
    (name, title, status) = (recipe.name, recipe.displayTitle(of: layout.variant), solved.status)
    (state, language) = (layout.variant.state, layout.variant.language)
    canvas = Canvas(layout.canvas)
    root = RecordSettings.settings(of: layout.views[0], in: layout)
    views = layout.views.indices.dropFirst().map(maker.view)
    guides = layout.guides.indices.filter {
      layout.guides[$0].kind == .own || tied.contains(.guide($0))
    }.map(maker.guide)
    constraints = layout.constraints.enumerated().map { maker.constraint($1, index: $0) }
    inactiveConstraints = layout.inactiveConstraints.map { maker.constraint($0, index: nil) }
    objective = solved.objective.map {
      MissedPriority(priority: $0.priority.rawValue, error: LayoutRecord.points($0.error))
    }
    findings = maker.conflicts + maker.ambiguities + maker.misplacements
    options = RecordSettings.options(of: recipe, layout.variant)
  }
}

extension LayoutRecord {
  /// A length rounded to a billionth of a point, since smaller parts are rounding errors.
  package static func points(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 + 0 }

  /// A frame without rounding errors, in points.
  static func points(_ frame: Rect) -> Rect {
    Rect(
      x: LayoutRecord.points(frame.x), y: LayoutRecord.points(frame.y),
      width: LayoutRecord.points(frame.width), height: LayoutRecord.points(frame.height))
  }
}

extension LayoutRecord.Canvas {
  fileprivate init(_ canvas: Canvas) {
    self.init(
      device: canvas.device?.name, orientation: canvas.orientation, size: canvas.size,
      direction: canvas.direction, settings: RecordSettings.settings(of: canvas),
      derived: RecordSettings.derivedKeys(of: canvas))
  }
}

/// Makes the parts of a record.
private struct RecordMaker {
  let solved: SolvedLayout
  let file: SourceFile?

  private var layout: Layout { solved.layout }

  /// In bytes.
  private static let longestText = 200

  private static func points(_ frame: Rect) -> Rect { LayoutRecord.points(frame) }

  private func line(_ range: SourceRange?) -> Int? {
    guard let file, let range else { return nil }
    return file.position(at: range.start).line
  }

  private func name(_ view: Int) -> String { layout.views[view].name }

  func view(_ index: Int) -> LayoutRecord.View {
    let view = layout.views[index]
    var record = LayoutRecord.View()
    (record.name, record.id, record.kind) = (view.name, view.id, view.kind.rawValue)
    record.parent = view.superview.map(name) ?? Layout.rootName
    record.frame = LayoutRecord.points(solved.frameInSuperview(of: index))
    record.status = solved.status(ofView: index)
    record.settings = RecordSettings.settings(of: view, in: layout)
    record.line = line(view.origin)
    return record
  }

  func guide(_ index: Int) -> LayoutRecord.Guide {
    let guide = layout.guides[index]
    return LayoutRecord.Guide(
      name: guide.name, kind: guide.kind, view: name(guide.view),
      frame: LayoutRecord.points(solved.guideFrames[index]))
  }

  func constraint(_ constraint: LayoutConstraint, index: Int?) -> LayoutRecord.Constraint {
    var record = LayoutRecord.Constraint()
    record.number = index.map { $0 + 1 }
    (record.label, record.line) = (constraint.label, line(constraint.origin))
    record.ends.first = .init(
      item: layout.name(of: constraint.firstItem), attribute: constraint.firstAttribute)
    record.ends.relation = constraint.relation
    record.ends.second = constraint.secondItem.map {
      .init(item: layout.name(of: $0), attribute: constraint.secondAttribute)
    }
    (record.multiplier, record.constant) = (constraint.multiplier, constraint.constant)
    record.usesStandardSpacing = constraint.usesStandardSpacing
    record.priority = constraint.priority.rawValue
    (record.identifier, record.isPlaceholder) = (constraint.identifier, constraint.isPlaceholder)
    // A long format string stands for many constraints, each of which would repeat it.
    record.text = constraint.text.flatMap { text in
      text == record.equation || text.utf8.count > Self.longestText ? nil : text
    }
    record.error = index.map {
      solved.outcomes[$0].isSatisfied ? 0 : LayoutRecord.points(solved.outcomes[$0].error)
    }
    return record
  }

  // MARK: - Findings

  var conflicts: [LayoutRecord.Finding] {
    solved.conflicts.map { conflict in
      .unsatisfiable(
        conflict.members.map { member in
          switch member {
          case .constraint(let index): .constraint(index + 1)
          case .implied(let implied): .implied(self.implied(implied))
          }
        })
    }
  }

  private func implied(_ implied: ImpliedConstraint) -> LayoutRecord.Implied {
    let (source, view): (String, Int?) =
      switch implied.source {
      case .rootSize: ("rootSize", nil)
      case .stackView(let view): ("stackView", view)
      case .autoresizingMask(let view): ("autoresizingMask", view)
      case .tableView(let view): ("tableView", view)
      case .contentSize(let view, _): ("contentSize", view)
      case .geometry: ("geometry", nil)
      }
    return LayoutRecord.Implied(
      source: source, view: view.map(name), text: layout.text(of: implied))
  }

  var ambiguities: [LayoutRecord.Finding] {
    func finding(
      _ subject: LayoutRecord.Subject, _ parts: Set<FrameVariable>
    ) -> LayoutRecord.Finding {
      .ambiguous(subject, undetermined: FrameVariable.allCases.filter(parts.contains))
    }
    let views = layout.views.indices.filter { !solved.undetermined[$0].isEmpty }
    let guides = layout.guides.indices.filter {
      layout.guides[$0].kind == .own && !solved.undeterminedGuides[$0].isEmpty
    }
    return views.map { finding(.view(name($0)), solved.undetermined[$0]) }
      + guides.map { finding(.guide(layout.guides[$0].name), solved.undeterminedGuides[$0]) }
      + solved.undeterminedContentAreas.sorted { $0.key < $1.key }.map {
        finding(.contentArea(name($0)), $1)
      }
  }

  var misplacements: [LayoutRecord.Finding] {
    layout.views.indices.filter(solved.isMisplaced).compactMap { view in
      solved.shownFrame(of: view).map {
        .misplaced(
          view: name(view), frame: $0,
          solved: LayoutRecord.points(solved.frameInSuperview(of: view)))
      }
    }
  }
}
