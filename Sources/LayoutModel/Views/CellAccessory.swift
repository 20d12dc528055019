/// What a table view cell has at its end: UIKit's `UITableViewCell.AccessoryType`.
package enum CellAccessory: String, Hashable, Sendable, CaseIterable {
  case none
  case disclosureIndicator
  case checkmark
  case detailButton

  /// Its size, in points.
  package var size: Size {
    switch self {
    case .none: Size(width: 0, height: 0)
    case .disclosureIndicator: Size(width: 8, height: 13)
    case .checkmark: Size(width: 14, height: 12)
    case .detailButton: Size(width: 22, height: 22)
    }
  }

  /// From it to what the cell holds, in points.
  package static let space = 8.0

  /// How far before the cell's margin its content ends, in points.
  package var room: Double { self == .none ? 0 : size.width + CellAccessory.space }
}
