/// A word that figures print of themselves; the raw value is its key in recipes.
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

  // Regions and states of layouts.
  case safeArea
  case margins
  case layoutMargins
  case readableContent
  case topLayoutGuide
  case bottomLayoutGuide
  case content
  case base

  // The status bar: up to iOS 15 with the time in the middle, and at the leading edge.
  case carrier
  case time
  case shortTime

  // The size inspector.
  case constraints
  case all
  case thisSizeClass
  case showing
  case edit
  case superview
  case spaceTo
  case alignTo
  case equals
  case sizeEquals
  case equalTo
  case proportionalTo
  case standardValue
  case aspectRatio
  case contentHuggingPriority
  case compressionResistancePriority
  case horizontal
  case vertical
  case intrinsicSize
  case systemDefined
  case placeholder

  // The attributes of a constraint.
  case constraintOfKind
  case verticalSpace
  case horizontalSpace
  case equalWidths
  case equalHeights
  case alignment
  case firstItem
  case relation
  case secondItem
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
  case identifier
  case removeAtBuildTime
  case installed

  // The popovers.
  case addNewConstraints
  case spacingToNeighbor
  case constrainToMargins
  case useStandardValue
  case useCanvasValue
  case currentDistance
  case align
  case addNewAlignmentConstraints
  case leadingEdges
  case trailingEdges
  case topEdges
  case bottomEdges
  case horizontalCenters
  case verticalCenters
  case baselines
  case horizontallyInContainer
  case verticallyInContainer
  case updateFrames
  case noFrames
  case addConstraints
  case addOneConstraint
  case addSomeConstraints

  /// The phrase in English.
  package var english: String { Self.table[self]?.english ?? rawValue }

  /// What the phrase names, for the documentation.
  package var summary: String { Self.table[self]?.summary ?? "" }

  /// The words of each phrase.
  static let table: [FigurePhrase: (english: String, summary: String)] = equationRows.merging(
    attributeRows
  ) { $1 }.merging(regionRows) { $1 }.merging(inspectorRows) { $1 }.merging(popoverRows) { $1 }

  /// The languages that phrases are in besides English (BCP 47).
  package static let languages = ["ar", "de", "es", "fr", "he", "ja", "zh-Hans"]

  /// The phrases in one of ``languages``; nil for any other.
  ///
  /// A figure needs one language, so that no table holds them all.
  package static func translation(to language: String) -> [FigurePhrase: String]? {
    switch language {
    case "ar": arabic
    case "de": german
    case "es": spanish
    case "fr": french
    case "he": hebrew
    case "ja": japanese
    case "zh-Hans": chinese
    default: nil
    }
  }
}

/// The words of figures: those of a language, but for what an author says in their place.
package struct FigurePhrases: Hashable, Sendable {
  private let words: [FigurePhrase: String]

  /// Makes the words.
  /// - Parameters:
  ///   - own: The author's words.
  ///   - language: A tag of ``FigurePhrase/languages``; English for any other.
  package init(_ own: [FigurePhrase: String] = [:], language: String = "en") {
    words = (FigurePhrase.translation(to: language) ?? [:]).merging(own) { $1 }
  }

  /// The words for a phrase.
  package subscript(phrase: FigurePhrase) -> String { words[phrase] ?? phrase.english }
}
