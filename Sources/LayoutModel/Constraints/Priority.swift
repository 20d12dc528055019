import Basics

/// The priority of a constraint, from just above 0 to 1000.
///
/// All constraints of a higher priority are met before any of a lower one. 1000 is required; the
/// guide advises to stay near 250, 500, 750 and 1000.
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
  /// 750: the default of compression resistance.
  public static let defaultHigh = Priority(750)
  /// 250: the default of content hugging.
  public static let defaultLow = Priority(250)

  /// 500: the priority with which a window of AppKit keeps its size, NSLayoutConstraint.h's
  /// `NSLayoutPriorityWindowSizeStayPut`.
  package static let windowSizeStayPut = Priority(500)

  /// 50: the priority of a small size when a view's fitting size is computed.
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

/// The relation of the two sides of a constraint.
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
