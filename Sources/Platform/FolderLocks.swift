import Basics
import Glibc
import Synchronization

/// The locks of a run on the folders that it writes into.
///
/// A run shares the lock of a folder from before its first file there until its list of files is written. Who
/// deletes files holds the folders alone, so that a file of a run in progress stays. The locks are on the folders
/// themselves, leave no file and end with the process. Where a file system has no such locks, there are none.
package final class FolderLocks: Sendable {
  private let held = Mutex<[Path: Int32]>([:])
  /// The folders that were made to be locked.
  private let made = Mutex<[String]>([])

  /// Creates no lock.
  package init() {}

  deinit { release() }

  /// Shares the lock of a folder, which is made if it is missing, and deleted if nothing was written into it.
  package func share(_ folder: String) {
    held.withLock { held in
      guard held[Path(folder)] == nil else { return }
      var descriptor = FolderLocks.open(folder)
      if descriptor < 0, (try? FileSystem.makeFolder(of: folder)) != nil {
        descriptor = FolderLocks.open(folder)
        made.withLock { $0.append(folder) }
      }
      guard descriptor >= 0 else { return }
      while flock(descriptor, LOCK_SH) != 0, errno == EINTR {}
      held[Path(folder)] = descriptor
    }
  }

  /// Gives all locks back.
  package func release() {
    held.withLock { held in
      for descriptor in held.values { close(descriptor) }
      held = [:]
    }
    // A folder that holds anything stays.
    made.withLock { made in
      for folder in made { rmdir(folder) }
      made = []
    }
  }

  /// Gives all locks back and then holds folders alone, until `release`.
  /// - Parameter seconds: How long other runs are waited for.
  /// - Returns: Whether no other run writes into one of the folders.
  package func holdAlone(_ folders: some Sequence<String>, waiting seconds: Double) -> Bool {
    release()
    let end = Stopwatch.now + seconds
    var locks: [(folder: String, identity: FileSystem.Identity)] = []
    for folder in folders {
      // Two descriptors of one folder would wait for each other.
      guard let identity = try? FileSystem.entry(folder).identity,
        !locks.contains(where: { $0.identity == identity })
      else { continue }
      locks.append((folder, identity))
    }
    // All runs take them in the same order, so that none waits in a circle.
    for (folder, _) in locks.sorted(by: { $0.identity < $1.identity }) {
      let descriptor = FolderLocks.open(folder)
      guard descriptor >= 0 else { continue }
      held.withLock { $0[Path(folder)] = descriptor }
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        if Stopwatch.now > end {
          release()
          return false
        }
        usleep(10_000)
      }
    }
    return true
  }

  private static func open(_ folder: String) -> Int32 {
    Glibc.open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }
}
