import CLinux
import Glibc

/// A count of signals that a thread can wait for, with a time limit: a `Mutex` only excludes others.
final class Semaphore: @unchecked Sendable {
  // It must keep its place in memory.
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func signal() { sem_post(semaphore) }

  /// Waits for a signal that no other wait has used, or for some milliseconds.
  func wait(milliseconds: Int32) { linux_semaphore_wait(semaphore, milliseconds) }
}
