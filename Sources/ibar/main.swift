import Commands
import Platform

Descriptors.fillStandard()
Signals.tidyUpBeforeEnding()
RunState.keep()
Memory.keepFreed()
Signals.exit(Program.run(Array(CommandLine.arguments.dropFirst()), .standard).rawValue)
