/// The settings of a picture of the running app's screen.
package struct ScreenOptions: Hashable, Sendable {
  /// An edge at which a screen can be torn off.
  package enum Crop: String, Hashable, Sendable, CaseIterable {
    case top
    case bottom
  }

  /// The side that is cut off after the screen's content; nil for the whole screen.
  package var crop: Crop?
  /// Whether the device is drawn around the screen.
  package var showsDevice = false

  /// Creates the options of a whole screen.
  package init() {}
}
