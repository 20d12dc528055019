/// The settings of a picture of the running app's screen.
package struct ScreenOptions: Hashable, Sendable {
  /// An edge at which a screen can be torn off.
  package enum Crop: String, Hashable, Sendable, CaseIterable {
    case top
    case bottom
  }

  /// The colour of a status bar's text.
  package enum StatusBarText: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
  }

  /// A part of the root that the system keeps clear for content.
  package enum Region: String, Hashable, Sendable, CaseIterable {
    case safeArea
    case margins
    case readable
  }

  /// The side that is cut off after the screen's content; nil for the whole screen.
  package var crop: Crop?
  /// Whether the device is drawn around the screen.
  package var showsDevice = false
  /// The text of the status bar; nil for the one that can be read on what is below.
  package var statusBar: StatusBarText?
  /// The regions of the root that are shaded.
  package var regions: [Region] = []

  /// Creates the options of a whole screen.
  package init() {}
}
