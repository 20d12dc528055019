import Drawing
import Recipes

extension Settings {
  /// Checks what no option can check alone.
  func checkTogether() throws(UsageError) {
    if explainedView != nil, breakpointAxis != nil {
      throw UsageError("--explain and --breakpoints exclude each other")
    }
    if breakpointRange != nil, breakpointAxis == nil {
      throw UsageError("--range goes with --breakpoints")
    }
    if printsJSON, explainedView != nil || breakpointAxis != nil {
      throw UsageError("--json prints frames; leave it out with --explain and --breakpoints")
    }
    if watches, stamp != nil || dependencyFile != nil || paths.contains("-") {
      throw UsageError("--watch goes without --stamp, --deps and '-'")
    }
    if isQuiet, isVerbose { throw UsageError("--quiet and --verbose exclude each other") }
    if isAnimated, formats != [.svg] {
      throw UsageError("--animate goes with --format svg: no other moves")
    }
    if canvas.device != nil, canvas.size != nil {
      throw UsageError("--device and --size exclude each other")
    }
  }
}
