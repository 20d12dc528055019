import Glibc

/// Time that no setting of the clock changes.
package enum Stopwatch {
  /// Seconds since some moment.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
