/// The look of a button with a background, since iOS 15: UIKit's `UIButton.Configuration`.
package enum ButtonConfiguration: String, Hashable, Sendable, CaseIterable {
  case plain
  case gray
  case tinted
  case filled
  case bordered
  case borderedTinted
  case borderedProminent

  /// The first version of iOS that has configurations.
  package static let firstSystem = 15

  /// The insets of the title, in points: those of a button of medium size.
  package static let contentInsets = DirectionalEdgeInsets(
    top: 7, leading: 12, bottom: 7, trailing: 12)
}

extension View {
  /// The configuration of a button; nil for a system button, and for other kinds.
  package var buttonConfiguration: ButtonConfiguration? {
    kind == .button ? content.style.flatMap { ButtonConfiguration(rawValue: $0) } : nil
  }
}
