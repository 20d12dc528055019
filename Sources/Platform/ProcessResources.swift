import CLinux
import Glibc

/// The numbers that a process knows its files by.
package enum Descriptors {
  /// Opens placeholders for standard input, output and error if they are closed.
  ///
  /// So no other file gets their numbers and their data; reading or writing them stays an error. To
  /// be called before anything is opened.
  package static func fillStandard() {
    for (number, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is taken.
      _ = open("/dev/null", mode)
    }
  }

  /// Raises the limit of open files to the system's maximum: each thread has some.
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
  /// The number of processors that this process may use.
  package static var count: Int { Int(linux_processor_count()) }
}
