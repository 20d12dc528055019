package import Diagnostics
package import Figures

extension Figure {
  /// What the figure leaves out, and the marks of it that others hide.
  package var findings: [Diagnostic] {
    [unplacedFinding, crowdedFinding, omissionFinding].compactMap { $0 }
  }

  /// The labels and callouts without a place.
  private var unplacedFinding: Diagnostic? {
    if unplaced.isEmpty { return nil }
    return Diagnostic(
      "no-place", severity: .advice,
      "'\(name)' has no place for \(unplaced.joined(separator: ", "))",
      help: "write fewer 'labels', or show a part of the layout with 'crop'")
  }

  /// The constraints whose marks hide something, or are hidden.
  private var crowdedFinding: Diagnostic? {
    if crowded.isEmpty { return nil }
    // Several layouts of one figure have the same constraints.
    var numbers: [String] = []
    for number in crowded where !numbers.contains(number) { numbers.append(number) }
    return Diagnostic(
      "crowded-figure", severity: .advice,
      "'\(name)' has no room for all marks: those of constraints "
        + numbers.joined(separator: ", ") + " meet others",
      help: Figure.partsHelp)
  }

  /// What the figure has no room for.
  private var omissionFinding: Diagnostic? {
    omission.map {
      Diagnostic(
        "large-figure", severity: .warning, "'\(name)' leaves out \($0)", help: Figure.partsHelp)
    }
  }

  private static let partsHelp = "draw parts of the layout in recipes of their own"
}
