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
