import Foundation
import Platform
import TestSupport
import Testing

/// The files below a folder, as every command finds them.
struct FolderWalkTests {
  /// The files that a walk visits, and the names of what it cannot read.
  private static func walk(
    _ folder: String, named: [String] = [], willRead: @escaping (String) -> Void = { _ in }
  ) -> (files: [String], faults: [String]) {
    var files: [String] = []
    var faults: [String] = []
    FolderWalk.walk(
      folder, named: named, willRead: willRead, visit: { files.append($0.folder + $0.name) },
      fail: { faults.append($0.name) })
    return (files, faults)
  }

  @Test func `a link is not followed out of the folder, unless its target is named`() throws {
    let sandbox = try Sandbox(inMemory: true)
    for name in ["w/m/file", "out/deep/file", "w-2/file"] { try sandbox.write("", to: name) }
    // The last has a name that begins with that of the walked folder.
    let links = [
      ("w/a", "../out/deep/file"), ("w/b", "../out"), ("w/c", sandbox.path + "/out/deep"),
      ("w/in", "m/file"), ("w/way", "../w/m"), ("w/x", "../w-2/file"),
    ]
    for (name, target) in links { try Self.link(sandbox.path + "/" + name, to: target) }
    #expect(Self.walk(sandbox.path + "/w").files == ["in", "m/file"])
    let named = Self.walk(sandbox.path + "/w", named: [sandbox.path + "/out/deep"])
    #expect(named.files == ["a", "c/file", "in", "m/file"])
    var left: [String] = []
    FolderWalk.walk(
      sandbox.path + "/w", leave: { left.append($0.name) }, visit: { _ in }, fail: { _ in })
    #expect(left == ["a", "b", "c", "x"])
    // The walked folder itself may be a link.
    try Self.link(sandbox.path + "/to-w", to: "w")
    #expect(Self.walk(sandbox.path + "/to-w").files == ["in", "m/file"])
  }

  private static func link(_ path: String, to target: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func `files come in the order of their bytes, without hidden ones`() throws {
    let sandbox = try Sandbox(inMemory: true)
    for name in ["b", "a/z", "a/B", "é", "Z", ".hidden", ".folder/file"] {
      try sandbox.write("", to: "w/" + name)
    }
    let found = Self.walk(sandbox.path + "/w")
    #expect(found.files == ["Z", "a/B", "a/z", "b", "é"])
    #expect(found.faults.isEmpty)
  }

  @Test func `links are followed, but not in circles, and a link to nothing is a fault`() throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("", to: "w/a/file")
    try Self.link(sandbox.path + "/w/a/round", to: "..")
    try Self.link(sandbox.path + "/w/b/to-a", to: "../a")
    try Self.link(sandbox.path + "/w/c", to: "nowhere")
    let found = Self.walk(sandbox.path + "/w")
    #expect(found.files == ["a/file"])
    #expect(found.faults == ["c"])
  }

  @Test func `a folder has the path with the fewest links, and of several the first`() throws {
    let sandbox = try Sandbox(inMemory: true)
    for name in ["w/m/file", "out/deep/file", "out/last"] { try sandbox.write("", to: name) }
    let links = [
      ("w/a", "m"), ("w/b", "../out"), ("w/c", "../out"), ("w/d", "../out/deep"),
      ("out/again", "deep"),
    ]
    for (name, target) in links { try Self.link(sandbox.path + "/" + name, to: target) }
    let found = Self.walk(sandbox.path + "/w", named: [sandbox.path + "/out"])
    #expect(found.files == ["b/deep/file", "b/last", "m/file"])
    #expect(found.faults.isEmpty)
  }

  /// Thirty folders with two links each to the next: 2 to the power of 30 paths.
  @Test(.timeLimit(.minutes(20)))
  func `links that fan out are followed once to each folder`() throws {
    let sandbox = try Sandbox(inMemory: true)
    for level in 0...30 {
      try sandbox.write("", to: "\(level)/file\(level)")
      for name in ["a", "b"] where level < 30 {
        try Self.link(sandbox.path + "/\(level)/\(name)", to: "../\(level + 1)")
      }
    }
    let found = Self.walk(sandbox.path + "/0", named: [sandbox.path])
    let names = found.files.map { String($0.drop { $0 != "f" }) }
    #expect(names == (0...30).reversed().map { "file\($0)" })
    #expect(found.faults.isEmpty)
    // Links of a folder to itself.
    for name in ["a", "b", "c"] { try Self.link(sandbox.path + "/round/\(name)", to: ".") }
    #expect(Self.walk(sandbox.path + "/round").files.isEmpty)
  }

  @Test func `a folder that goes while it is read is one fault`() throws {
    let sandbox = try Sandbox(inMemory: true)
    for name in ["a/lost/file", "a/y/file"] { try sandbox.write("", to: "w/" + name) }
    let found = Self.walk(sandbox.path + "/w") { path in
      if path.hasSuffix("/a/lost") { try? FileManager.default.removeItem(atPath: path) }
    }
    #expect(found.files == ["a/y/file"])
    #expect(found.faults == ["lost"])
  }

  @Test func `a folder that is not there is a fault of its own`() throws {
    let sandbox = try Sandbox(inMemory: true)
    #expect(Self.walk(sandbox.path + "/none").faults == ["none"])
  }
}
