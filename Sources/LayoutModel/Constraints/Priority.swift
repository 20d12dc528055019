import Basics

/// How much a constraint matters, from just above 0 to 1000.
///
/// All of a higher priority are met before any of a lower one. 1000 is required; the guide advises to
/// stay near 250, 500, 750 and 1000.
public struct Priority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number itself, as UIKit has it.
  public var rawValue: Double

  /// Makes a priority of the given value.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Makes a priority of the given value.
  public init(_ value: Double) {
    self.init(rawValue: value)
  }

  /// 1000: must hold.
  public static let required = Priority(1000)
  /// 750: compression resistance, when nothing else is said.
  public static let defaultHigh = Priority(750)
  /// 250: content hugging, when nothing else is said.
  public static let defaultLow = Priority(250)

  /// 50: how much a view wants to be small when its size is asked for.
  public static let fittingSizeLevel = Priority(50)

  /// Whether the first matters less than the second.
  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }

  /// The number as people write it: `750`, `999.5`.
  package var text: String {
    rawValue == rawValue.rounded() ? DecimalText.rounded(rawValue, to: 0) : "\(rawValue)"
  }

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue >= Priority.required.rawValue }
}

/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Sendable, CaseIterable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual

  /// The sign the guide writes: `<=`, `=` or `>=`.
  public var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its two sides exchanged.
  public var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
