import Basics
import Glibc

/// Waits for changes at paths.
///
/// Paths are registered before each wait, since a folder may be another one each time.
package final class FolderWatch {
  /// The names in a folder whose changes count.
  private struct Names {
    /// Whether all but hidden ones do.
    var areAll = false
    var some: Set<Path> = []

    func contains(_ name: String) -> Bool {
      areAll && !name.hasPrefix(".") || some.contains(Path(name))
    }
  }

  private let descriptor: Int32
  /// The registered names, by the numbers that the system gives folders.
  private var asked: [Int32: Names] = [:]
  /// The numbers of the registered folders, negative for folders that cannot be watched.
  private var numbers: [Path: Int32] = [:]
  private var paths: Set<Path> = []
  /// The folders that the system watches.
  private var watched: Set<Int32> = []
  /// Whether the system has refused to watch so many folders.
  package private(set) var isFull = false

  /// Nil if the system has no watch left.
  package init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Removes all registered paths.
  package func reset() {
    (asked, numbers, paths) = ([:], [:], [])
  }

  /// Asks for what lies in a folder, but for hidden names and what lies further below.
  package func watch(folder: String) {
    watch(folder)
    if let number = number(of: folder) { asked[number, default: Names()].areAll = true }
  }

  /// Registers a path with all its folders and links, existing or not.
  package func watch(_ path: String) {
    // As many as the system follows.
    var links = 40
    watch(path, &links)
  }

  private func watch(_ path: String, _ links: inout Int) {
    guard paths.insert(Path(path)).inserted else { return }
    let folder = FileSystem.folder(of: path)
    if folder != path {
      watch(folder, &links)
      if let number = number(of: folder) {
        let nameStart = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
        let name = path[(nameStart ?? path.startIndex)...]
        asked[number, default: Names()].some.insert(Path(name))
      }
    }
    if links > 0, let target = FileSystem.target(ofLink: path) {
      links -= 1
      watch(target.hasPrefix("/") ? target : folder + "/" + target, &links)
    }
  }

  /// The number of a folder that is watched from now on; nil when it cannot be.
  private func number(of folder: String) -> Int32? {
    if let known = numbers[Path(folder)] { return known < 0 ? nil : known }
    let events =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB | IN_ONLYDIR
    let number = inotify_add_watch(descriptor, folder, UInt32(events))
    if number < 0, errno == ENOSPC { isFull = true }
    numbers[Path(folder)] = number
    return number < 0 ? nil : number
  }

  /// Waits until a registered path changes, and until an editor has finished.
  ///
  /// That is when nothing happens for a moment, or after a second.
  package func wait() {
    for number in watched.subtracting(asked.keys) { inotify_rm_watch(descriptor, number) }
    watched = Set(asked.keys)
    var end: Double?
    while true {
      let rest = end.map { min(0.03, $0 - Stopwatch.now) }
      if let rest, rest <= 0 { return }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, rest.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
      if count == 0 { return }
      if count > 0, readEvents(), end == nil { end = Stopwatch.now + 1 }
    }
  }

  /// Takes all pending events; returns whether any is, or may be, about a registered path.
  private func readEvents() -> Bool {
    var hasChanged = false
    let headSize = MemoryLayout<inotify_event>.size
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return hasChanged }
      var offset = 0
      while offset + headSize <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let nameStart = offset + headSize
        let name = buffer[nameStart..<nameStart + Int(event.len)].prefix { $0 != 0 }
        offset = nameStart + Int(event.len)
        // When there were too many events for the system to keep, any may be lost.
        let isLost = event.mask & UInt32(IN_Q_OVERFLOW) != 0
        let isAsked = asked[event.wd]?.contains(String(decoding: name, as: UTF8.self)) ?? false
        hasChanged = hasChanged || isLost || isAsked
      }
    }
  }
}
