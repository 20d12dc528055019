package import Diagnostics
package import JSON
import LayoutFindings
package import LayoutModel
package import Recipes

/// The output of `solve --json`.
package enum SolveDocument {
  /// The version of its form: fields can be added to it.
  package static let version = 1

  /// One solved layout: its record, and its diagnostics in words.
  /// - Parameter others: Members of its answer to another question, such as `explanation`.
  package static func value(
    of solved: SolvedLayout, _ recipe: Recipe, in file: SourceFile,
    and others: [JSONValue.Member] = []
  ) -> JSONValue {
    var record = LayoutRecord(solved, of: recipe, in: file)
    for (index, view) in solved.layout.views.indices.dropFirst().enumerated() {
      record.views[index].frame = LayoutRecord.points(solved.documentFrame(of: view))
    }
    return .object(record.json.members + [.init("diagnostics", diagnostics(solved, file))] + others)
  }

  /// The diagnostics of a layout in words.
  /// - Parameter file: The file of lines and columns; nil leaves these out.
  static func diagnostics(_ solved: SolvedLayout, _ file: SourceFile?) -> JSONValue {
    .array(
      solved.diagnostics.enumerated().map { index, diagnostic in
        var members: [JSONValue.Member] = [
          .init("id", .string(diagnostic.id)),
          .init("severity", .string(diagnostic.severity.rawValue)),
        ]
        if let file, let range = diagnostic.range {
          let position = file.position(at: range.start)
          members.append(.init("line", .number(Double(position.line))))
          members.append(.init("column", .number(Double(position.column))))
        }
        members.append(.init("message", .string(diagnostic.message)))
        // Conflicts come first, each as one diagnostic.
        let conflicting = index < solved.conflicts.count ? solved.conflicts[index].members : []
        members.append(.init("constraints", .array(conflicting.map { member($0, solved.layout) })))
        return .object(members)
      })
  }

  /// A constraint by its number, or one that no author wrote in words.
  package static func member(
    _ member: LayoutConflict.Member, _ layout: Layout
  ) -> JSONValue {
    switch member {
    case .constraint(let index): .number(Double(index + 1))
    case .implied(let implied): .string(layout.text(of: implied))
    }
  }
}
