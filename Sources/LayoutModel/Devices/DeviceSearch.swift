import Diagnostics

extension Device {
  /// The device of a name, case aside; nil when there is none.
  public static func named(_ name: String) -> Device? {
    let lowercased = name.lowercased()
    return all.first { $0.name.lowercased() == lowercased }
  }

  /// Help for a name that no device has; nil when spelling decides.
  ///
  /// It names the devices nearest by size where the name holds one, such as `402x874`, else those that share
  /// most of its words, `iPad Pro 13 (M4)` for `iPad Pro 13-inch (M4)`, else the one of its family whose number
  /// is nearest.
  package static func help(for name: String) -> String? {
    if let size = size(in: name) {
      let near = nearest(to: size).map { "'\($0.name)'" }
      return "nearest in size: " + near.joined(separator: ", ")
    }
    let words = Set(words(of: name))
    let holders = all.filter { Set(self.words(of: $0.name)).isStrictSuperset(of: words) }
    // `iPhone 14 Max` is all but a word of one name.
    if words.count > 2, holders.count == 1 { return "did you mean '\(holders[0].name)'?" }
    let digits = name.filter(\.isNumber)
    let sameDigits = all.map(\.name).filter { $0.filter(\.isNumber) == digits }
    if Suggestion.nearest(to: name, among: sameDigits) != nil { return nil }
    let wanted = words
    func likeness(_ device: Device) -> Double {
      let own = Set(self.words(of: device.name))
      return Double(own.intersection(wanted).count) / Double(own.union(wanted).count)
    }
    let best = all.map(likeness).max() ?? 0
    let near = best <= 0.5 ? [] : all.filter { likeness($0) == best }.map { "'\($0.name)'" }
    if !near.isEmpty { return "did you mean \(near.joined(separator: " or "))?" }
    if Suggestion.help(for: name, among: all.map(\.name)) != nil { return nil }
    let list = "'ibar help devices' lists all"
    return nearestInNumber(to: wanted).map { "nearest: '\($0.name)'; \(list)" } ?? list
  }

  /// The first device of a family whose number is nearest to that of some words: `iPhone 18 Pro` for `iPhone 99`.
  private static func nearestInNumber(to words: Set<String>) -> Device? {
    guard let number = words.lazy.compactMap(Double.init).first else { return nil }
    let numbered = all.compactMap { device -> (device: Device, distance: Double)? in
      let own = self.words(of: device.name)
      guard let family = own.first, words.contains(family),
        let ownNumber = own.lazy.compactMap(Double.init).first
      else { return nil }
      return (device, (ownNumber - number).magnitude)
    }
    return numbered.min { $0.distance < $1.distance }?.device
  }

  /// The first device of each screen whose size is nearest, whichever way it is held.
  private static func nearest(to size: Size) -> [Device] {
    let upright = size.turned(to: .portrait)
    func distance(_ row: DeviceRow) -> Double {
      let own = row.device.portraitSize
      return (own.width - upright.width).magnitude + (own.height - upright.height).magnitude
    }
    let best = DeviceRow.all.map(distance).min()
    return DeviceRow.all.filter { distance($0) == best }.flatMap { $0.devices.prefix(1) }
  }

  /// A size in a name: `402x874` or `402 x 874`.
  private static func size(in name: String) -> Size? {
    let numbers = name.split { !($0.isASCII && ($0.isNumber || "x. ".contains($0))) }
      .map { $0.split { "x ".contains($0) }.compactMap { Double($0) } }
    guard let sides = numbers.first(where: { $0.count == 2 }), sides.allSatisfy({ $0 >= 100 })
    else { return nil }
    return Size(width: sides[0], height: sides[1])
  }

  /// The words of a name, in lower case; a point joins digits.
  private static func words(of name: String) -> [String] {
    name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init)
      .filter { !["inch", "generation"].contains($0) }
  }
}
