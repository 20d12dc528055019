import Diagnostics
import Reports

/// A line at the end of a run on what `check` can say or do besides.
struct RunHint {
  /// The words behind `ibar check` that name the same inputs and canvases.
  private let words: [String]
  private var adviceCount = 0
  private var fixCount = 0

  /// - Parameter arguments: The command line of the run.
  init<Options>(_ arguments: Arguments<Options>) {
    // Behind `--`, a word that begins with a hyphen is a path too.
    let dashes = arguments.pathsBehindDashes == nil ? [] : ["--"]
    let places: Set = ["allow", "base", "config", "no-config", "from"]
    let options = arguments.words { name in
      places.contains(name)
        || Option<CheckOptions>.canvas.contains { $0.row.long == name }
    }
    words = options + dashes + arguments.paths
  }

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

  /// `2 sure fixes: ibar check --fix A.yaml` and `3 advices: ibar check --advice A.yaml`, each on a line; nil when
  /// there are none.
  var text: String? {
    var lines = ""
    if fixCount > 0 {
      lines += line("\(fixCount) sure fix\(fixCount == 1 ? "" : "es")", "--fix")
    }
    if adviceCount > 0 {
      lines += line("\(adviceCount) advice\(adviceCount == 1 ? "" : "s")", "--advice")
    }
    return lines.isEmpty ? nil : lines
  }

  private func line(_ count: String, _ option: String) -> String {
    "\(count): \(ShellWords.text(["ibar", "check", option] + words))\n"
  }
}
