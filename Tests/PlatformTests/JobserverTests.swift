import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

/// The tokens of make.
@Suite(.timeLimit(.minutes(20)))
struct JobserverTests {
  /// A pipe with tokens in it.
  private struct Pipe {
    var ends: [Int32] = [0, 0]

    init(tokens: String) {
      pipe(&ends)
      _ = tokens.withCString { write(ends[1], $0, strlen($0)) }
    }

    /// Takes out all tokens.
    func drained() -> String {
      close(ends[1])
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(ends[0], &bytes, bytes.count)
      close(ends[0])
      return String(decoding: bytes.prefix(max(0, count)).sorted(), as: UTF8.self)
    }
  }

  static let flags: [(flags: String?, invitation: Jobserver.Invitation)] = [
    (nil, .none), ("", .none), ("k", .none), ("-j4 --jobserver-auth=-2,-2", .none),
    ("-j --jobserver-auth=990,991", .unusable), ("-j --jobserver-auth=0,x", .unusable),
    ("--jobserver-auth=fifo:/nowhere/fifo", .unusable),
    ("--jobserver-auth=fifo:/dev/null", .unusable),
    ("-j -- --jobserver-auth=990,991", .none), ("--jobserver-fds=990,991", .unusable),
  ]

  @Test(arguments: flags)
  func `flags that offer no token that can be reached`(
    _ row: (flags: String?, invitation: Jobserver.Invitation)
  ) {
    #expect(Jobserver.invitation(row.flags) == row.invitation)
  }

  @Test func `the last of several offers counts, in either form`() throws {
    let pipe = Pipe(tokens: "")
    defer { _ = pipe.drained() }
    let (read, write) = (pipe.ends[0], pipe.ends[1])
    for name in ["auth", "fds"] {
      #expect(
        Jobserver.invitation("k --jobserver-auth=990,991 --jobserver-\(name)=\(read),\(write)")
          == .descriptors(read: read, write: write))
    }
    let sandbox = try Sandbox()
    for name in ["fifo", "a b\\c"] {
      let fifo = sandbox.path + "/" + name
      #expect(mkfifo(fifo, 0o600) == 0)
      let quoted = fifo.replacing("\\", with: "\\\\").replacing(" ", with: "\\ ")
      #expect(
        Jobserver.invitation("-j2 --jobserver-auth=fifo:\(quoted) k") == .fifo(path: fifo))
    }
  }

  @Test(arguments: ["", "a", "abc", "abcdefgh"])
  func `no more threads work than there are tokens and one, and all tokens come back`(
    _ tokens: String
  ) throws {
    let pipe = Pipe(tokens: tokens)
    let jobserver = try #require(
      Jobserver(.descriptors(read: pipe.ends[0], write: pipe.ends[1])))
    let working = Mutex((now: 0, most: 0))
    var order: [Int] = []
    WorkerPool(jobs: 6, jobserver: jobserver).run(
      40, makeTools: {},
      work: { _, index in
        working.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        usleep(500)
        working.withLock { $0.now -= 1 }
        return index * index
      },
      finish: { index, result in
        #expect(result == index * index)
        order.append(index)
      })
    #expect(order == Array(0..<40))
    #expect(working.withLock { $0.most } <= tokens.count + 1)
    #expect(pipe.drained() == tokens)
  }

  @Test func `tokens of a named pipe come back too`() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/fifo"
    #expect(mkfifo(path, 0o600) == 0)
    let fifo = open(path, O_RDWR | O_NONBLOCK)
    defer { close(fifo) }
    #expect(write(fifo, "+++", 3) == 3)
    let jobserver = try #require(Jobserver(.fifo(path: path)))
    WorkerPool(jobs: 4, jobserver: jobserver).run(
      30, makeTools: {}, work: { $1 },
      finish: { _, _ in })
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(fifo, &bytes, 8) == 3)
  }

  @Test func `each thread keeps its tools`() {
    let made = Atomic(0)
    WorkerPool(jobs: 2).run(
      100, makeTools: { made.wrappingAdd(1, ordering: .relaxed).newValue },
      work: { tool, _ in tool }, finish: { #expect((1...2).contains($1)) })
    #expect((1...2).contains(made.load(ordering: .relaxed)))
  }
}
