import Diagnostics
import Reports

/// A line at the end of a run on what `check` can say or do besides.
struct RunHint {
  private var adviceCount = 0
  private var fixCount = 0

  /// Counts the advice on an input that is not shown, and the findings that `check --fix` can fix.
  mutating func add(_ advice: Set<Diagnostic>, _ findings: [Finding]) {
    adviceCount += advice.count
    // What remedies a layout is a choice.
    fixCount += findings.count { finding in
      finding.diagnostic.severity == .error
        && !["ambiguous", "unsatisfiable"].contains(finding.diagnostic.id)
        && !finding.diagnostic.fixes.isEmpty
    }
  }

  /// `2 sure fixes; ibar check --fix` and `3 advices; ibar check --advice`, each on a line; nil when there are none.
  var text: String? {
    var lines = ""
    if fixCount > 0 {
      lines += "\(fixCount) sure fix\(fixCount == 1 ? "" : "es"); ibar check --fix\n"
    }
    if adviceCount > 0 {
      lines += "\(adviceCount) advice\(adviceCount == 1 ? "" : "s"); ibar check --advice\n"
    }
    return lines.isEmpty ? nil : lines
  }
}
