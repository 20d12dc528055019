import CLinux
import Glibc

/// The numbers that a process knows its files by.
package enum Descriptors {
  /// Fills the places of standard input, output and error that are closed.
  ///
  /// So no file gets their numbers, and with them what is meant for those; to read or write them stays an
  /// error. To be called before anything is opened.
  package static func fillStandard() {
    for (number, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is taken.
      _ = open("/dev/null", mode)
    }
  }

  /// Allows as many open files as the system lets a process have: each thread has some.
  static func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// The memory of this process.
package enum Memory {
  /// Keeps memory that was freed for use again; for a process that draws one picture after another.
  package static func keepFreed() { linux_keep_freed_memory() }
}

/// The processors of the machine.
package enum Processors {
  /// How many of them this process may use.
  package static var count: Int { Int(linux_processor_count()) }
}
