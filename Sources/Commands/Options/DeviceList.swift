import Basics
import Diagnostics
import LayoutModel
import Recipes

/// The devices that a command line names.
enum DeviceList {
  /// Words for many devices.
  static let groups: [(name: String, devices: @Sendable () -> [Device])] = [
    ("all", { Device.all }),
    ("all-iphones", { Device.all.filter { $0.family == .phone } }),
    ("all-ipads", { Device.all.filter { $0.family == .pad } }),
  ]

  /// The words, for help.
  static let help = WordList.text(groups.map(\.name), "or")

  /// The devices of names separated by commas, each once.
  /// - Throws: An error that names the nearest device for the first name that no device has.
  static func devices(_ text: String) throws(UsageError) -> [Device] {
    var devices: [Device] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmed
      for device in try self.devices(named: name) where !devices.contains(device) {
        devices.append(device)
      }
    }
    return devices
  }

  private static func devices(named name: String) throws(UsageError) -> [Device] {
    if let group = groups.first(where: { $0.name == name }) { return group.devices() }
    if let device = Device.named(name) { return [device] }
    let group = Suggestion.nearest(to: name, among: groups.map(\.name))
    let help =
      group.map { "did you mean '\($0)'?" } ?? Device.help(for: name)
      ?? Suggestion.help(for: name, among: Device.all.map(\.name))
    throw UsageError("'\(name)' is not a device; \(help ?? "'ibar help devices' lists all")")
  }
}
