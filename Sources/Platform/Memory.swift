import CLinux

/// The memory of this process.
package enum Memory {
  /// Keeps memory that was freed for use again; for a process that draws one picture after another.
  package static func keepFreed() { linux_keep_freed_memory() }
}
