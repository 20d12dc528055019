/// The room in one direction: UIKit's `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
}

extension Device {
  /// The size classes of the whole screen (Auto Layout Guide, Size-Class-Specific Layout).
  ///
  /// Pads are regular both ways. Phones are compact in width and regular in height. In landscape
  /// they are compact both ways, but large ones, from 414 points, are regular in width.
  public func sizeClasses(
    _ orientation: Orientation
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    switch (family, orientation) {
    case (.pad, _): (.regular, .regular)
    case (.phone, .portrait): (.compact, .regular)
    case (.phone, .landscape): (portraitSize.width >= 414 ? .regular : .compact, .compact)
    }
  }
}
