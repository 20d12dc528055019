/// What a picture of the running app shows of its screen.
package struct ScreenOptions: Hashable, Sendable {
  /// An edge at which a screen can be torn off.
  package enum Crop: String, Hashable, Sendable, CaseIterable {
    case top
    case bottom
  }

  /// The side that is cut off behind what the screen shows; nil for the whole screen.
  package var crop: Crop?
  /// Whether the device is drawn around the screen.
  package var showsDevice = false

  /// Creates the options of a whole screen.
  package init() {}
}
