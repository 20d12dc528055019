import Basics
import JSON
import Platform
import Reports

/// `diff --merge`: the reports of shards as one.
enum DiffMerge {
  static func run(_ plan: DiffPlan, _ console: Console) -> ExitStatus {
    var report = Report(plan.run)
    do throws(FileError) {
      let merged = try joined(plan.arguments.paths, into: plan.options.output)
      for format in plan.options.reports {
        for file in merged.files(as: format, baseURL: plan.options.baseURL) ?? [] {
          try FileSystem.write(
            Array(file.text.utf8), to: plan.options.output + "/" + file.name,
            below: plan.options.output)
        }
      }
      report.status = merged.isUnchanged ? .done : .findings
      report.status = max(report.status, console.output(merged.summary))
    } catch {
      report.fail(error)
    }
    return report.write(console, hasOutput: true)
  }

  private static func joined(
    _ paths: [String], into output: String
  ) throws(FileError) -> StoredReport {
    if paths.isEmpty {
      throw FileError(path: "ibar", reason: "'diff --merge' needs reports; name their JSON files")
    }
    var (values, prefixes): ([JSONValue], [String]) = ([], [])
    for path in paths {
      let bytes = try FileSystem.read(path, limit: FileSystem.maximumGuide)
      do throws(JSONFault) {
        values.append(try JSONValue(reading: String(decoding: bytes, as: UTF8.self)))
      } catch {
        throw FileError(path: path, reason: "not JSON: \(error.reason)")
      }
      prefixes.append(try prefix(of: path, from: output))
    }
    do throws(StoredReport.Fault) {
      return try StoredReport(joining: values, imagePrefixes: prefixes)
    } catch {
      throw FileError(path: paths[error.place], reason: error.reason)
    }
  }

  /// The way from the folder of the joined report to that of a part.
  private static func prefix(of path: String, from output: String) throws(FileError) -> String {
    let own = try FileSystem.realPath(FileSystem.folder(of: path))
    guard let target = try? FileSystem.realPath(output) else { return own + "/" }
    return Path.steps(from: target, to: own)
  }
}
