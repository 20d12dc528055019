import Comparison
import Diagnostics
import Drawing
import FigureComposition
import Inputs
import LayoutModel
import LayoutRecord
import Pictures
import Platform
import RecipeFiles
import Recipes
import Revisions
import Synchronization

/// The figures of recipes and guides, with the options of a command line.
final class RecipeFigures: RecipeFigureSource, Sendable {
  private let plan: DiffPlan
  private let console: Console
  private let found: Mutex<Report>

  init(_ plan: DiffPlan, _ console: Console) {
    (self.plan, self.console) = (plan, console)
    found = Mutex(Report(plan.run))
  }

  /// The findings about the recipes and guides that were read so far.
  var report: Report { found.withLock { $0 } }

  func holdsLayout(_ path: String) -> Bool { InputList.holdsLayout(path) }

  func figures(
    at path: String, of files: GitFiles?
  ) -> (figures: [any RecipeFigure], allFileNames: @Sendable () -> [String]) {
    var report = Report(plan.run)
    let inputs = plan.inputs.with(paths: [path])
    let recipes = RecipeLoader.load(inputs, console, of: files, &report)
    if let files { report.rename(files.name) }
    found.withLock { $0.append(report) }
    let sources = recipes.map { loaded in
      var loaded = loaded
      if let files {
        loaded.file = loaded.file.renamed(files.pathInCheckout(of: loaded.input.path))
        loaded.input.path = files.name(of: loaded.input.path)
      }
      return FigureSource(loaded)
    }
    let planned = sources.map { ($0, plans(of: $0)) }
    let figures = planned.flatMap { source, plans in
      plans.flatMap { plan in
        plan.sets(of: source).flatMap { set in
          set.figures.map { LayoutFigure(plan: plan, figureSet: set, planned: $0) }
        }
      }
    }
    return (
      figures,
      { planned.flatMap { source, plans in plans.flatMap { $0.allFileNames(of: source) } } }
    )
  }

  /// The plans of the figures that `render` draws of a layout with the same options; their faults are reported.
  private func plans(of source: FigureSource) -> [FigurePlan] {
    let loaded = source.loaded
    return found.withLock { found in
      do throws(FigureRequests.Fault) {
        let plans = try plan.requests.plans(of: loaded.recipe, defaults: loaded.project)
        for (plan, entry) in plans {
          for fault in plan.explanationFaults(of: source) {
            found.add(Diagnostic("unusable-figure", fault, at: entry), in: loaded.file)
            found.status = .failed
          }
        }
        return plans.map(\.plan)
      } catch {
        found.add(Diagnostic(error), in: loaded.file)
        found.status = .failed
        return []
      }
    }
  }
}

/// One figure of a recipe.
private struct LayoutFigure: RecipeFigure {
  let plan: FigurePlan
  let figureSet: PlannedSet
  let planned: PlannedFigure

  var path: String { figureSet.loaded.input.path }
  var file: SourceFile { figureSet.loaded.file }
  var isRecipe: Bool { figureSet.loaded.input.format == .recipe }
  var recipeName: String { figureSet.loaded.recipe.name }
  var scene: String? { figureSet.loaded.recipe.scene }
  var digest: String { figureSet.set.subject.digest }
  var digestsByKey: [String: String] {
    RecipeFileWriter.digestsByKey(of: figureSet.loaded.recipe)
  }
  var name: String { figureSet.loaded.input.folder + planned.name }
  var fileNames: [String] { planned.fileNames(in: figureSet.loaded.input.folder) }

  func opened() throws(FileError) -> any OpenedFigure {
    do throws(LayoutEngine.Failure) {
      let solved = try figureSet.set.solved()
      return SolvedFigure(
        figure: self, solved: solved,
        record: FigureMetadata.record(of: solved, figureSet.set, in: file))
    } catch {
      throw FileError(path: path, reason: error.message)
    }
  }
}

/// A figure whose layouts are solved.
private struct SolvedFigure: OpenedFigure {
  let figure: LayoutFigure
  let solved: [SolvedLayout]
  let record: FigureRecord?

  var sources: [LayoutSource] {
    let loaded = figure.figureSet.loaded
    return solved.map { own in
      LayoutSource(layout: own.layout) { layout in
        (try? LayoutEngine.solve(layout, typesetter: loaded.typesetter)).map {
          LayoutRecord($0, of: loaded.recipe)
        }
      }
    }
  }

  func bytes(as format: OutputFormat) throws(FileError) -> [UInt8] {
    do {
      var renderer = FigureRenderer()
      var composer = FigureComposer(
        figure.figureSet.set, figure.plan.composition, solved: solved)
      return try renderer.bytes(
        of: try figure.planned.figure(by: &composer), as: format,
        figure.plan.drawing(of: figure.planned))
    } catch {
      throw FileError(path: figure.path, reason: RenderJob.reason(error))
    }
  }
}
