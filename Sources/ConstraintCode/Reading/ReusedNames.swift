/// Names that code gives to one view after the other: `lbl = UILabel()` again, once `lbl` was added.
///
/// The second view gets the name `lbl2`.
struct ReusedNames {
  private struct Use {
    /// The number of views that had the name so far.
    var count = 1
    /// Whether the last of them was added to another view.
    var isAdded = false
  }

  private var uses: [String: Use] = [:]
  private let tokens: [CodeToken]

  /// The tokens with a name of its own for each view.
  static func separated(_ tokens: [CodeToken]) -> [CodeToken] {
    var names = ReusedNames(tokens: tokens)
    return tokens.indices.map { names.token(at: $0) }
  }

  private init(tokens: [CodeToken]) { self.tokens = tokens }

  private mutating func token(at index: Int) -> CodeToken {
    let token = tokens[index]
    guard token.kind == .name, !isMember(index) else { return token }
    if isMade(at: index) {
      if isDeclared(at: index) || uses[token.text] == nil {
        uses[token.text] = Use()
      } else if uses[token.text]?.isAdded == true {
        uses[token.text]?.isAdded = false
        uses[token.text]?.count += 1
      }
    }
    guard let use = uses[token.text] else { return token }
    if isAdded(at: index) { uses[token.text]?.isAdded = true }
    if use.count == 1 { return token }
    var renamed = token
    renamed.text += "\(use.count)"
    return renamed
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Whether it is a member of something else than the object itself.
  private func isMember(_ index: Int) -> Bool {
    text(index - 1) == "." && text(index - 2) != "self"
  }

  /// Whether a new view of UIKit's is assigned to it: `= UILabel(`, `= [[UILabel`, `= [UILabel new]`.
  private func isMade(at index: Int) -> Bool {
    guard text(index + 1) == "=" else { return false }
    let next = (index + 2..<index + 5).first { text($0) != "[" } ?? index + 2
    guard CodeLibrary.isViewClass(text(next)) else { return false }
    return text(next + 1) == "(" || text(index + 2) == "["
  }

  private func isDeclared(at index: Int) -> Bool {
    ["let", "var", "*"].contains(text(index - 1))
  }

  /// Whether it is added to a view: `addSubview(lbl)`, `addArrangedSubview:lbl`.
  private func isAdded(at index: Int) -> Bool {
    ["(", ":"].contains(text(index - 1)) && CodeItems.adders.contains(text(index - 2))
  }
}
