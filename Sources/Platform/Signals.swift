import Glibc

/// The signals that ask a process to end.
package enum Signals {
  private static let handled = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2,
  ]
  /// A closed pipe, or a file that is too large, is an error of the write.
  private static let ignored = [SIGPIPE, SIGXFSZ]

  /// From now on a signal to end first removes what is half written and returns make's tokens.
  ///
  /// To be called before any other thread is made. What was to be ignored stays ignored, as under
  /// nohup.
  package static func tidyUpBeforeEnding() {
    for number in ignored { signal(number, SIG_IGN) }
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in handled where !isIgnored(number) { sigaddset(&awaited, number) }
    pthread_sigmask(SIG_BLOCK, &awaited, nil)
    let isAwaiting = Thread.start(stackSize: 64 << 10) { [awaited] in
      var set = awaited
      var number: Int32 = 0
      while sigwait(&set, &number) != 0 {}
      ExitCleanup.shared.run { end(by: number) }
    }
    if !isAwaiting { pthread_sigmask(SIG_UNBLOCK, &awaited, nil) }
  }

  /// Ends the process with the same cleanup as a signal: a thread that is about to end can still
  /// have a temporary folder.
  package static func exit(_ status: Int32) -> Never {
    ExitCleanup.shared.run { Glibc.exit(status) }
  }

  /// Attributes of another program's start, which reset its signals.
  static func attributesOfOthers() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var set = sigset_t()
    sigemptyset(&set)
    posix_spawnattr_setsigmask(&attributes, &set)
    for number in ignored { sigaddset(&set, number) }
    posix_spawnattr_setsigdefault(&attributes, &set)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return attributes
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the process by the signal, so that its parent sees which it was.
  private static func end(by number: Int32) -> Never {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    _exit(128 + number)
  }
}
