import Glibc

/// The signals that ask a process to end.
package enum Signals {
  private static let handled = [SIGHUP, SIGINT, SIGTERM]

  /// From now on a signal to end first removes what is half written and returns make's tokens.
  ///
  /// To be called before any other thread is made. What was to be ignored stays ignored, as under
  /// nohup. A reader of our output that has gone is no signal but an error of the writing.
  package static func tidyUpBeforeEnding() {
    signal(SIGPIPE, SIG_IGN)
    var awaited = sigset_t()
    sigemptyset(&awaited)
    for number in handled where !isIgnored(number) { sigaddset(&awaited, number) }
    pthread_sigmask(SIG_BLOCK, &awaited, nil)
    Thread.start(stackSize: 64 << 10) { [awaited] in
      var set = awaited
      var number: Int32 = 0
      while sigwait(&set, &number) != 0 {}
      LooseEnds.ofProcess.tie { end(by: number) }
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the process as the signal would have, so that its parent sees which it was.
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
