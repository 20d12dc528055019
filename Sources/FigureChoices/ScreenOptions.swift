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

  /// A region of a view that is shaded.
  package struct ShadedRegion: Hashable, Sendable {
    /// The name of the view; nil for the root.
    package var view: String?
    /// The guide whose layout frame it is.
    package var guide: Region

    /// Creates a region of a view, by the view's name; nil for the root.
    package init(_ guide: Region, of view: String? = nil) {
      (self.view, self.guide) = (view, guide)
    }
  }

  /// A part of a view that the system keeps clear for content.
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
  /// The regions that are shaded.
  package var regions: [ShadedRegion] = []

  /// Creates the options of a whole screen.
  package init() {}
}
