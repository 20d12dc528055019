import Glibc

/// Tells what changes in folders.
package final class FolderWatch {
  private let descriptor: Int32
  /// The folders by the numbers that inotify gives them.
  private var folders: [Int32: String] = [:]
  private var numbers: [String: Int32] = [:]

  /// Nil when the system has no watch to give.
  package init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Watches the files that lie in a folder, not those further below.
  package func watch(_ folder: String) throws(FileError) {
    if numbers[folder] != nil { return }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    let number = inotify_add_watch(descriptor, folder, UInt32(events))
    guard number >= 0 else { throw FileError(path: folder) }
    folders[number] = folder
    numbers[folder] = number
  }

  /// Waits until something changes, and for some milliseconds more, in which an editor has done.
  /// - Returns: The paths that have changed; nil when some changes have been lost.
  package func changes(patience: Int32) -> Set<String>? {
    var changed: Set<String> = []
    var isLost = false
    var timeout: Int32 = -1
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, timeout)
      if count == 0 { return isLost ? nil : changed }
      guard count > 0 else { continue }
      isLost = !readEvents(into: &changed) || isLost
      timeout = patience
    }
  }

  /// Takes all events that have come; false when there were too many for the system to keep.
  private func readEvents(into changed: inout Set<String>) -> Bool {
    var isComplete = true
    let headSize = MemoryLayout<inotify_event>.size
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isComplete }
      var offset = 0
      while offset + headSize <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let nameStart = offset + headSize
        let name = buffer[nameStart..<nameStart + Int(event.len)].prefix { $0 != 0 }
        offset = nameStart + Int(event.len)
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isComplete = false }
        if event.mask & UInt32(IN_IGNORED) != 0, let gone = folders.removeValue(forKey: event.wd) {
          numbers[gone] = nil
        }
        guard let folder = folders[event.wd], !name.isEmpty else { continue }
        changed.insert(folder + "/" + String(decoding: name, as: UTF8.self))
      }
    }
  }
}
