import Diagnostics
import LayoutModel
import Recipes

/// What is wrong with a document and its scenes, by which an edited document is compared with the one before.
struct DocumentFindings {
  /// A finding that an edit must not add.
  private struct Finding: Hashable {
    var id: String
    var scene: String
    /// The view, or which of several like findings it is.
    var subject: String
  }

  private var words: [Finding: String] = [:]

  /// Adds the faults that the reader found.
  mutating func add(_ diagnostics: [Diagnostic]) {
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics where diagnostic.severity != .advice {
      counts[diagnostic.id, default: 0] += 1
      let subject = "\(counts[diagnostic.id] ?? 1)"
      words[Finding(id: diagnostic.id, scene: "", subject: subject)] = diagnostic.message
    }
  }

  /// Adds the findings about a scene.
  mutating func add(_ solved: SolvedLayout, scene: String) {
    for count in solved.conflicts.indices {
      words[Finding(id: "unsatisfiable", scene: scene, subject: "\(count)")] =
        "constraints in '\(scene)' cannot all hold"
    }
    for (index, view) in solved.layout.views.enumerated() {
      func add(_ status: LayoutStatus) {
        let finding = Finding(id: status.rawValue, scene: scene, subject: view.id ?? view.name)
        words[finding] = "'\(view.name)' is \(status.rawValue)"
      }
      if solved.isMisplaced(index) { add(.misplaced) }
      if !solved.undetermined[index].isEmpty || solved.undeterminedContentAreas[index] != nil {
        add(.ambiguous)
      }
    }
  }

  /// Whether a view is misplaced.
  var hasMisplaced: Bool { words.keys.contains { $0.id == LayoutStatus.misplaced.rawValue } }

  /// The findings that others do not have, in words, in order.
  ///
  /// A view that was ambiguous had no frame that it could be compared with: that it is misplaced is not new.
  /// - Parameter ids: The ids of findings that are not counted.
  func new(since other: DocumentFindings, except ids: Set<String>) -> [String] {
    words.filter { finding, _ in
      var before = finding
      if before.id == LayoutStatus.misplaced.rawValue {
        before.id = LayoutStatus.ambiguous.rawValue
      }
      return other.words[finding] == nil && other.words[before] == nil && !ids.contains(finding.id)
    }.map(\.value).sorted()
  }
}
