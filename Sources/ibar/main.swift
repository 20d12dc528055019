import Commands
import Glibc
import Platform

Descriptors.fillStandard()
Signals.tidyUpBeforeEnding()
Memory.keepFreed()
exit(Program.run(Array(CommandLine.arguments.dropFirst()), .standard).rawValue)
