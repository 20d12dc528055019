import CLinux

/// The processors of the machine.
package enum Processors {
  /// How many of them this process may use.
  package static var count: Int { Int(linux_processor_count()) }
}
