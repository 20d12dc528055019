import Foundation

/// Disks in memory that tests mount.
package enum Disk {
  /// Whether this process may mount one: as a rule only root may, and not in every container.
  package static let canMount: Bool = {
    guard let sandbox = try? Sandbox() else { return false }
    guard mount("tmpfs", sandbox.path, "tmpfs", 0, "size=4k") == 0 else { return false }
    return umount(sandbox.path) == 0
  }()

  /// Why tests that need one are skipped.
  package static let reason = "this process may not mount a disk"
}
