public import Typesetting

/// The content of a view, which determines its content size.
package struct ViewContent: Hashable, Sendable {
  /// The text of a label, a text field or a text view; nil for the kind's own.
  package var text: String?
  /// The title of a button.
  package var title: String?
  /// The text of an empty text field.
  package var placeholder: String?
  /// The size of an image, in points; nil without one.
  package var imageSize: Size?
  /// The image's name.
  package var imageName: String?
  /// A drawing in the place of an image that is not there; nil for a landscape.
  package var imagePlaceholder: ImagePlaceholder?
  /// The font; nil for the kind's own.
  package var font: FontChoice?
  /// The most lines of a label; 0 for any number.
  package var numberOfLines = 1
  /// The width at which the text of a label wraps, in points; nil for that of the label.
  package var preferredMaxLayoutWidth: Double?
  /// The side at which lines are aligned.
  package var textAlignment = TextAlignment.natural
  /// The colour of the text; nil for the kind's own.
  package var textColor: DynamicColor?
  /// The placement of an image in its view.
  package var contentMode = ContentMode.scaleToFill
  /// A variant of the kind in Interface Builder's spelling: `large` for an activity indicator.
  package var style: String?
  /// The titles of a segmented control.
  package var segments = ["First", "Second"]
  /// The rows of a picker view; none for numbers.
  package var rows: [String] = []
  /// The dots of a page control.
  package var numberOfPages = 3
  /// Whether a switch is on.
  package var isOn = true
  /// The colour of a switch that is on; nil for the system's.
  package var onTintColor: DynamicColor?
  /// The look of a date picker.
  package var datePickerStyle = DatePickerStyle.automatic
  /// What a date picker asks for.
  package var datePickerMode = DatePickerMode.dateAndTime
  /// The place of a slider, a progress view or a stepper in its range, from 0 to 1; nil for the kind's own.
  package var value: Double?
  /// The place of the selected segment; nil for none.
  package var selectedSegment: Int? = 0
  /// What a navigation bar shows.
  package var navigationItem = NavigationItem()
  /// The title over the section of a table that begins with a cell; nil where none begins, empty for a
  /// section without a title.
  package var header: String?
  /// The text below the section of a table that ends with a cell; nil for none.
  package var footer: String?
  /// The second text of a cell, at its end; nil for none.
  package var detailText: String?
  /// What a cell has at its end.
  package var accessory = CellAccessory.none
  /// The items of a tab bar or a toolbar, of which a toolbar shows the titles.
  package var items: [TabItem] = []
  /// Whether the content of a scroll view begins below what covers its top.
  package var contentInsetAdjustment = ContentInsetAdjustment.automatic
  /// Whether a text view scrolls; one that does not is as high as its text.
  package var isScrollEnabled = true

  /// All texts of the view.
  package var texts: [String] {
    [text, title, placeholder, header, footer, detailText].compactMap(\.self) + segments + rows
      + items.map(\.title) + navigationItem.texts
  }

  /// Makes an empty content.
  package init() {}
}

extension View {
  /// The font of its text when the user has chosen a text size.
  package func font(textSize: ContentSizeCategory) -> Font {
    if let font = content.font { return font.font(textSize) }
    // The title of a configuration is in a text style, unlike that of a system button.
    return buttonConfiguration == nil
      ? kind.font : Font(style: .body, category: textSize)
  }
}

/// A font as authors name it.
public enum FontChoice: Hashable, Sendable {
  /// The system's font of a size in points; nil for the kind's own weight.
  case system(size: Double, weight: Font.Weight?)
  /// A text style, whose size follows the user's choice of text size; nil for the style's own weight.
  case style(TextStyle, weight: Font.Weight? = nil)

  /// The font itself.
  package func font(_ category: ContentSizeCategory) -> Font {
    switch self {
    case .system(let size, let weight): Font(size: size, weight: weight ?? .regular)
    case .style(let style, let weight):
      Font(style: style, category: category, weight: weight)
    }
  }
}

/// The alignment of the lines of a text: UIKit's `NSTextAlignment`.
package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
  case justified
  case natural
}

/// The placement of a view's content in its bounds: UIKit's `UIView.ContentMode`.
package enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}
