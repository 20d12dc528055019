import Basics
package import LayoutModel

extension ConflictSum {
  /// The sums with the sign between them that is true: `21 + 9 > 0`.
  package var text: String {
    func total(_ terms: [Term]) -> Double { terms.reduce(0) { $0 + $1.length * $1.factor } }
    func text(_ terms: [Term]) -> String {
      terms.isEmpty ? "0" : terms.map(\.text).joined(separator: " + ")
    }
    return "\(text(left)) \(total(left) > total(right) ? ">" : "<") \(text(right))"
  }
}

extension ConflictSum.Term {
  /// `20`, or `2 x 20`, or of other factors the product.
  fileprivate var text: String {
    let whole = factor.rounded()
    if (whole - factor).magnitude > 1e-6 { return DecimalText.rounded(length * factor, to: 2) }
    let length = DecimalText.rounded(length, to: 4)
    return whole == 1 ? length : "\(DecimalText.rounded(whole, to: 0)) x \(length)"
  }
}
