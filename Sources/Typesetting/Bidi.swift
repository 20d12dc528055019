import CFriBidi
import CICU

/// The directions of a text's characters, by Unicode's Bidirectional Algorithm.
struct Bidi {
  /// Odd levels are read from right to left.
  private(set) var levels: [FriBidiLevel]
  private var types: [FriBidiCharType]
  private var base: FriBidiParType

  /// Whether the text as a whole begins at the right.
  var isRightToLeft: Bool { base == FRIBIDI_PAR_RTL }

  /// Finds the levels of a text; nil when all of it is from left to right.
  init?(_ scalars: [UInt32], _ direction: BaseDirection) throws(TypesettingError) {
    guard direction == .rightToLeft || scalars.contains(where: icu_is_right_to_left) else {
      return nil
    }
    let count = FriBidiStrIndex(scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    types = Array(repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    levels = Array(repeating: 0, count: scalars.count)
    base =
      switch direction {
      case .natural: FRIBIDI_PAR_ON
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      }
    guard count > 0 else { return }
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) > 0 else {
      throw TypesettingError("FriBidi cannot order the text")
    }
  }

  /// The same of a part of the text, with an ellipsis of the text's own direction after it.
  func line(_ range: Range<Int>, hasEllipsis: Bool) -> Bidi {
    var line = self
    line.levels = Array(levels[range])
    line.types = Array(types[range])
    if hasEllipsis {
      line.levels.append(isRightToLeft ? 1 : 0)
      line.types.append(fribidi_get_bidi_type(0x2026))
    }
    return line
  }

  /// The places of a line's characters from left to right.
  ///
  /// Blanks at its end take the direction of the text.
  mutating func visualOrder() throws(TypesettingError) -> [Int] {
    let count = FriBidiStrIndex(levels.count)
    var places = Array(0..<count)
    guard count > 0 else { return [] }
    guard fribidi_reorder_line(0, types, count, 0, base, &levels, nil, &places) > 0 else {
      throw TypesettingError("FriBidi cannot order the text")
    }
    return places.map(Int.init)
  }
}
