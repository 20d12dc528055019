import Basics
import Diagnostics
import FigureChoices
import Inputs
import Platform
import Recipes

/// The defaults of a project as options of a run.
extension ProjectFiles.Project {
  /// Sets the options that the command line does not give; what has faults is reported with the inputs.
  func apply(to options: inout RenderOptions, given: [String]) {
    for setting in settings.run {
      let name = Slug.hyphenated(setting.key)
      if given.contains(name) || given.contains("no-" + name) { continue }
      var changed = options
      if (try? apply(setting, to: &changed)) != nil { options = changed }
    }
    if !options.linksFigures, !given.contains("link-as") { options.linkForm = nil }
    if options.canvas.fonts.isEmpty { options.canvas.fonts = fonts }
  }

  /// The paths of its fonts.
  var fonts: [String] { settings.fonts.map(\.value).filter { !isOutside($0) }.map(path) }

  /// Errors of its values for a run.
  var runDiagnostics: [Diagnostic] {
    var options = RenderOptions()
    var diagnostics = settings.run.compactMap { setting -> Diagnostic? in
      do throws(FigureRequests.Fault) {
        try apply(setting, to: &options)
        return nil
      } catch {
        return Diagnostic(error)
      }
    }
    for font in settings.fonts where isOutside(font.value) {
      diagnostics.append(outside(font))
    }
    return diagnostics + RuleSelection.diagnostics(of: settings.rules)
  }

  private func apply(
    _ setting: FigureSetting, to options: inout RenderOptions
  ) throws(FigureRequests.Fault) {
    let name = Slug.hyphenated(setting.key)
    guard let option = Option<RenderOptions>.render.first(where: { $0.row.long == name }) else {
      return
    }
    var setting = setting
    if setting.key == "output" {
      if isOutside(setting.value) {
        throw FigureRequests.Fault(message: outside(setting).message, range: setting.range)
      }
      setting.value = path(of: setting.value)
    }
    try option.apply(setting, to: &options)
  }

  /// Whether a path leads out of the folder of the file, which only one that the command line names may do.
  private func isOutside(_ path: String) -> Bool {
    !isNamed && (path.hasPrefix("/") || path.split(separator: "/").contains(".."))
  }

  private func outside(_ setting: FigureSetting) -> Diagnostic {
    Diagnostic(
      "unusable-path", "'\(setting.value)' is outside of the folder of this file",
      at: setting.range,
      help: "use a path below it, or name this file with --config")
  }
}
