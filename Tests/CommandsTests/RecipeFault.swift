import Foundation
import Testing

/// A fault of how a recipe is written, as `check` reports it.
struct RecipeFault: Hashable {
  var id: String
  var message: String
  var isFixable: Bool

  /// What is about a layout, or about what `--fix` changed.
  private static let others: Set<String> = [
    "ambiguous", "unsatisfiable", "misplaced", "missed-frame", "wrong-status", "layout", "fixed",
  ]

  /// The faults of the recipe at a path.
  static func faults(_ path: String) async throws -> Set<RecipeFault> {
    let outcome = await Outcome.of(
      "check", "--orientation", "portrait", "--message-format", "json", path)
    let document =
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let diagnostics = try #require(document?["diagnostics"] as? [[String: Any]])
    return Set(
      diagnostics.compactMap { diagnostic in
        guard let id = diagnostic["id"] as? String, !others.contains(id),
          let message = diagnostic["message"] as? String
        else { return nil }
        let fixes = diagnostic["fixes"] as? [Any] ?? []
        return RecipeFault(id: id, message: message, isFixable: !fixes.isEmpty)
      })
  }
}
