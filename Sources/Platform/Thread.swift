import CLinux
import Glibc

/// Threads of the system.
enum Thread {
  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Runs a function on a new thread that nobody waits for.
  /// - Parameter stackSize: The largest stack, in bytes.
  /// - Returns: Whether the thread was created.
  @discardableResult
  static func start(stackSize: Int = 8 << 20, _ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        linux_use_alternate_stack()
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    if result != 0 { body.release() }
    return result == 0
  }
}

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
