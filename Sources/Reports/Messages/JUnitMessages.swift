import Basics
package import Diagnostics

/// Findings as test runners write them: a test to an input, with a failure for each error and warning.
package enum JUnitMessages {
  /// - Parameter inputs: Each input with what was found in it, in order.
  package static func text(of inputs: [(path: String, findings: [Finding])]) -> String {
    let tests = inputs.map { ($0.path, failures(of: $0.findings)) }
    return JUnitText.document(
      "ibar check", count: tests.count, failureCount: tests.count { !$0.1.isEmpty },
      tests: tests.map { JUnitText.test($0, root: "inputs", failures: $1) })
  }

  private static func failures(of findings: [Finding]) -> [String] {
    findings.filter { $0.diagnostic.severity != .advice }.map { finding in
      JUnitText.failure(
        finding.diagnostic.id, PrintableText.escaped(finding.diagnostic.message),
        MessageFormat.human.text(of: [finding], by: ""))
    }
  }
}
