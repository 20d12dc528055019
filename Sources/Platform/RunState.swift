import CLinux
import Glibc
import Synchronization

/// What a run knows about its inputs that outlives a fault in the program.
///
/// A trap ends one process for all inputs. So its signal starts the program again, in the same process, with the
/// state of the run in memory that stays: which inputs are done, and how many were reported. The second run finds
/// the inputs with a fault in copies of the process, and leaves them out.
package final class RunState: @unchecked Sendable {
  /// The state of an input.
  private enum Progress {
    static let open: UInt8 = 0
    static let begun: UInt8 = 1
    static let done: UInt8 = 2
    static let faulty: UInt8 = 3
  }

  /// The variable of the environment with the descriptor of the state.
  private static let variable = "IBAR_RUN_STATE"
  /// The state of this process; nil where faults end it, as in tests.
  private static let current = Mutex<RunState?>(nil)

  /// The bytes of the number of inputs and of the number of reported ones.
  private static let headBytes = 16

  private let descriptor: Int32
  private var memory: UnsafeMutableRawPointer?
  private var count = 0
  /// Whether this process was started again.
  private let isSecond: Bool
  private var hasBegun = false

  /// The state of this process; nil if faults end it.
  package static var shared: RunState? { current.withLock { $0 } }

  /// Makes faults start the program again; to be called before any other thread is made.
  package static func keep() {
    let known = getenv(variable).flatMap { Int32(String(cString: $0)) }.flatMap { known in
      let target = FileSystem.target(ofLink: "/proc/self/fd/\(known)")
      return target?.hasPrefix("/memfd:ibar") == true ? known : nil
    }
    unsetenv(variable)
    let descriptor = known ?? linux_make_shared_memory()
    guard descriptor >= 0 else { return }
    current.withLock { $0 = RunState(descriptor, isSecond: known != nil) }
    linux_use_alternate_stack()
    if known == nil {
      linux_restart_on_fault(CommandLine.unsafeArgv, variable, descriptor) {
        ExitCleanup.shared.runIfFree()
      }
    }
  }

  private init(_ descriptor: Int32, isSecond: Bool) {
    (self.descriptor, self.isSecond) = (descriptor, isSecond)
  }

  // MARK: - A run

  /// Whether the first process had begun a run, and this one has not.
  package var repeatsRun: Bool { isSecond && !hasBegun && size > 0 }

  /// Begins a run over some inputs; the first one of a second process takes over the state of the first process.
  package func begin(count: Int) {
    let isSame = repeatsRun && size == RunState.headBytes + count
    if let memory { munmap(memory, RunState.headBytes + self.count) }
    hasBegun = true
    let size = RunState.headBytes + count
    guard isSame || ftruncate(descriptor, 0) == 0 && ftruncate(descriptor, size) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { return self.memory = nil }
    (self.memory, self.count) = (memory, count)
    reportedBefore = memory.load(as: Int.self)
  }

  /// The bytes of the state.
  private var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The number of inputs, from the first on, that the first process reported.
  package private(set) var reportedBefore = 0

  /// Notes how many inputs were reported.
  package func setReported(_ count: Int) {
    if count > reportedBefore { memory?.storeBytes(of: count, as: Int.self) }
  }

  /// Notes that the work on an input begins, or that it is done.
  package func set(_ index: Int, isDone: Bool) {
    if isFaulty(index) { return }
    self[index] = isDone ? Progress.done : Progress.begun
  }

  /// Whether an input has made the program fail.
  package func isFaulty(_ index: Int) -> Bool { self[index] == Progress.faulty }

  private subscript(index: Int) -> UInt8 {
    get { memory?.load(fromByteOffset: RunState.headBytes + index, as: UInt8.self) ?? 0 }
    set {
      memory?.storeBytes(of: newValue, toByteOffset: RunState.headBytes + index, as: UInt8.self)
    }
  }

  /// Finds the inputs with a fault among those that the first process did not finish.
  ///
  /// It works on them in copies of the process, one after the other. To be called while this process has one
  /// thread that works.
  package func findFaults(_ work: (Int) -> Void) {
    guard isSecond, memory != nil else { return }
    var open = (0..<count).filter { self[$0] != Progress.done }
    while !open.isEmpty {
      for index in open { self[index] = Progress.open }
      let process = linux_fork_helper()
      if process == 0 {
        for index in open {
          self[index] = Progress.begun
          work(index)
          self[index] = Progress.done
        }
        _exit(0)
      }
      guard process > 0, linux_wait_for_signal(process) != 0,
        let fault = open.first(where: { self[$0] == Progress.begun })
      else { return }
      self[fault] = Progress.faulty
      open = open.filter { $0 > fault }
    }
  }
}
