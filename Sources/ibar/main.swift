import Commands
import Glibc

// A reader of our output that has gone is no error: writing then fails, and is left at that.
signal(SIGPIPE, SIG_IGN)
exit(await Program.run(Array(CommandLine.arguments.dropFirst()), .standard).rawValue)
