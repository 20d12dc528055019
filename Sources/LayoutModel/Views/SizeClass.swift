/// The room in one direction: UIKit's `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
}

/// The size classes of both directions; nil for a direction that has any.
package struct SizeClassPair: Hashable, Sendable {
  /// Of the width.
  package var width: SizeClass?
  /// Of the height.
  package var height: SizeClass?

  /// Makes a pair.
  package init(width: SizeClass? = nil, height: SizeClass? = nil) {
    self.width = width
    self.height = height
  }

  /// The size classes of a window of a size, in points.
  ///
  /// A pad's window is compact up to 639.5 points and regular from 678 (Human Interface Guidelines, Layout).
  /// A window as low as a phone on its side is compact in height, and regular in width if it is
  /// as high as the large phones, from 414 points.
  package init(window size: Size) {
    let isLow = size.height <= 440 && size.width > size.height
    height = isLow ? .compact : .regular
    width = size.width < 678 || isLow && size.height < 414 ? .compact : .regular
  }
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
