import Commands
import Glibc
import Platform

Signals.tidyUpBeforeEnding()
exit(Program.run(Array(CommandLine.arguments.dropFirst()), .standard).rawValue)
