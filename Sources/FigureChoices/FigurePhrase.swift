/// A word that figures which explain print of themselves; the raw value is its key in recipes.
///
/// A word in braces stands for what is put there: `{first} or {second}`.
package enum FigurePhrase: String, Hashable, Sendable, CaseIterable {
  // The parts of an equation.
  case item1
  case attribute1
  case relationship
  case multiplier
  case item2
  case attribute2
  case constant
  case priority

  // Attributes.
  case left
  case right
  case top
  case bottom
  case leading
  case trailing
  case either
  case width
  case height
  case centerX
  case centerY
  case baseline
  case firstBaseline
  case lastBaseline
  case leadingMargin
  case trailingMargin
  case topMargin
  case bottomMargin
  case notAnAttribute

  // The content size.
  case contentHugging
  case compressionResistance

  /// The phrase in English.
  package var english: String {
    switch self {
    case .item1: "Item 1"
    case .attribute1: "Attribute 1"
    case .relationship: "Relationship"
    case .multiplier: "Multiplier"
    case .item2: "Item 2"
    case .attribute2: "Attribute 2"
    case .constant: "Constant"
    case .priority: "Priority"
    case .left: "Left"
    case .right: "Right"
    case .top: "Top"
    case .bottom: "Bottom"
    case .leading: "Leading"
    case .trailing: "Trailing"
    case .either: "{first} or {second}"
    case .width: "Width"
    case .height: "Height"
    case .centerX: "Center X"
    case .centerY: "Center Y"
    case .baseline: "Baseline"
    case .firstBaseline: "First Baseline"
    case .lastBaseline: "Last Baseline"
    case .leadingMargin: "Leading Margin"
    case .trailingMargin: "Trailing Margin"
    case .topMargin: "Top Margin"
    case .bottomMargin: "Bottom Margin"
    case .notAnAttribute: "Not An Attribute"
    case .contentHugging: "Content hugging"
    case .compressionResistance: "Content compression"
    }
  }

  /// What the phrase names, for the documentation.
  package var summary: String {
    switch self {
    case .item1: "The view or guide on the left of an equation."
    case .attribute1: "Its attribute."
    case .relationship: "The sign between the two sides."
    case .multiplier: "The factor of the second attribute."
    case .item2: "The view or guide on the right."
    case .attribute2: "Its attribute."
    case .constant: "The number that is added."
    case .priority: "The priority of an optional constraint."
    case .left: "The left edge."
    case .right: "The right edge."
    case .top: "The upper edge."
    case .bottom: "The lower edge."
    case .leading: "The edge where reading begins."
    case .trailing: "The edge where reading ends."
    case .either: "Two names of one edge."
    case .width: "The width."
    case .height: "The height."
    case .centerX: "The centre between left and right."
    case .centerY: "The centre between top and bottom."
    case .baseline: "The baseline of a text of one line."
    case .firstBaseline: "The baseline of the first line."
    case .lastBaseline: "The baseline of the last line."
    case .leadingMargin: "The margin where reading begins."
    case .trailingMargin: "The margin where reading ends."
    case .topMargin: "The upper margin."
    case .bottomMargin: "The lower margin."
    case .notAnAttribute: "The attribute of a constraint without a second item."
    case .contentHugging: "What keeps a view from growing beyond its content."
    case .compressionResistance: "What keeps a view from shrinking below its content."
    }
  }
}

/// The words of figures that explain: English, but for what an author says in its place.
package struct FigurePhrases: Hashable, Sendable {
  private let own: [FigurePhrase: String]

  /// Makes the words.
  /// - Parameter own: The author's words.
  package init(_ own: [FigurePhrase: String] = [:]) { self.own = own }

  /// The words for a phrase.
  package subscript(phrase: FigurePhrase) -> String { own[phrase] ?? phrase.english }
}
