import Foundation
import Platform
import TestSupport
import Testing

/// Files that are written whole or not at all.
struct AtomicFileTests {
  private static func names(in folder: String) -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
  }

  @Test func `a file is written, left alone when it is the same, and keeps its mode`() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/a"
    #expect(try FileSystem.write([1, 2], to: path))
    #expect(chmod(path, 0o600) == 0)
    #expect(try !FileSystem.write([1, 2], to: path))
    #expect(try FileSystem.write([1, 3], to: path))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(Sandbox.files(below: sandbox.path) == ["a": Data([1, 3])])
  }

  @Test func `only what nobody writes any longer is removed`() throws {
    let sandbox = try Sandbox()
    for name in [".ibar-1-0", ".ibar-999999-0", ".ibar-7-7", "ibar-1-0", ".other", ".ibar-notes"] {
      try sandbox.write("", to: name)
    }
    try sandbox.write("", to: ".ibar-8-8/x")
    let held = open(sandbox.path + "/.ibar-7-7", O_WRONLY)
    #expect(flock(held, LOCK_EX) == 0)
    FileSystem.removeAbandonedFiles(in: sandbox.path)
    #expect(
      AtomicFileTests.names(in: sandbox.path)
        == [".ibar-7-7", "ibar-1-0", ".other", ".ibar-notes", ".ibar-8-8"])
    close(held)
    #expect(try FileSystem.write([1], to: sandbox.path + "/new"))
    #expect(!AtomicFileTests.names(in: sandbox.path).contains(".ibar-7-7"))
  }

  @Test func `below a folder links are replaced and not followed`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("mine", to: "elsewhere/notes")
    try sandbox.write("", to: "real/x")
    let manager = FileManager.default
    for (name, target) in [
      ("out", "real"), ("real/a.svg", "../elsewhere/notes"), ("real/sub", "../elsewhere"),
      ("real/none.svg", "../elsewhere/new"),
    ] {
      try manager.createSymbolicLink(
        atPath: sandbox.path + "/" + name, withDestinationPath: target)
    }
    let names = ["a.svg", "sub/notes", "sub/deep/b.svg", "none.svg"]
    let files = names.map { (path: sandbox.path + "/out/" + $0, bytes: [UInt8](arrayLiteral: 7)) }
    for base in ["/out", "/out/"] {
      let changed = try FileSystem.write(files, below: sandbox.path + base)
      #expect(changed.count == (base == "/out" ? 4 : 0))
    }
    #expect(Sandbox.files(below: sandbox.path + "/elsewhere") == ["notes": Data("mine".utf8)])
    #expect(
      Sandbox.files(below: sandbox.path + "/real")
        == ["x": Data()].merging(names.map { ($0, Data([7])) }) { $1 })
    // The folder itself stays a link.
    #expect(try manager.destinationOfSymbolicLink(atPath: sandbox.path + "/out") == "real")
    #expect(throws: FileError.self) {
      try FileSystem.write([1], to: sandbox.path + "/out/../up", below: sandbox.path + "/out")
    }
    #expect(!manager.fileExists(atPath: sandbox.path + "/up"))
  }

  @Test func `a file is read only inside some folders, links followed`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("in", to: "a/b/file")
    try sandbox.write("out", to: "ab/file")
    let root = try FileSystem.realPath(sandbox.path)
    for (name, target) in [("a/in", "b/file"), ("a/out", "../ab/file"), ("ab/back", "../a/b")] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path + "/" + name, withDestinationPath: target)
    }
    func read(_ name: String) throws -> String? {
      try FileSystem.read(sandbox.path + "/" + name, inside: [root + "/a"]).map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
    }
    #expect(try read("a/in") == "in")
    #expect(try read("ab/back/file") == "in")
    #expect(try read("a/out") == nil)
    #expect(try read("ab/file") == nil)
    #expect(throws: FileError.self) { try read("a/b") }
  }

  @Test func `a run leaves nothing of killed runs, also where nothing changes`() throws {
    let sandbox = try Sandbox()
    try sandbox.write("1", to: "o/a")
    try sandbox.write("", to: "o/.ibar-99999-0")
    #expect(try !FileSystem.write(Array("1".utf8), to: sandbox.path + "/o/a"))
    #expect(AtomicFileTests.names(in: sandbox.path + "/o") == ["a"])
  }

  @Test func `a folder deleted meanwhile is created again`() throws {
    let sandbox = try Sandbox()
    let files = ["out/a", "out/b/c"].map { (path: sandbox.path + "/" + $0, bytes: [UInt8(1)]) }
    for _ in 0..<2 {
      #expect(try FileSystem.write(files).count == 2)
      try FileManager.default.removeItem(atPath: sandbox.path + "/out")
    }
    #expect(try FileSystem.write(files).count == 2)
  }

  @Test func `a temporary name that is taken is skipped`() throws {
    let sandbox = try Sandbox()
    let taken = sandbox.path + "/.ibar-\(getpid())-0"
    let held = open(taken, O_WRONLY | O_CREAT, 0o600)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    #expect(try FileSystem.write([1], to: sandbox.path + "/a"))
    #expect(AtomicFileTests.names(in: sandbox.path) == ["a", ".ibar-\(getpid())-0"])
  }

  @Test(.enabled(if: Disk.canMount, "\(Disk.reason)"))
  func `a full device is an error, and the old file stays`() throws {
    let sandbox = try Sandbox()
    let disk = sandbox.path + "/disk"
    try sandbox.write("", to: "disk/x")
    try #require(mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0)
    defer { umount(disk) }
    #expect(try FileSystem.write([1], to: disk + "/a"))
    #expect(throws: FileError(path: disk + "/a", reason: "No space left on device")) {
      try FileSystem.write([UInt8](repeating: 2, count: 1 << 20), to: disk + "/a")
    }
    #expect(Sandbox.files(below: disk) == ["a": Data([1])])
  }

  @Test func `a stamp is never older than what it stands for, wherever the clock is`() throws {
    let sandbox = try Sandbox()
    let (stamp, input) = (sandbox.path + "/stamp", sandbox.path + "/input")
    try sandbox.write("", to: "stamp")
    try sandbox.write("", to: "input")
    let future = Date(timeIntervalSinceNow: 3600)
    try FileManager.default.setAttributes([.modificationDate: future], ofItemAtPath: input)
    try FileSystem.touch(stamp, notBefore: [input, sandbox.path + "/deleted"])
    #expect(FileSystem.modified(stamp) == FileSystem.modified(input))
    try FileSystem.touch(stamp)
    #expect(try #require(FileSystem.modified(stamp)) < (FileSystem.modified(input) ?? 0))
  }
}
