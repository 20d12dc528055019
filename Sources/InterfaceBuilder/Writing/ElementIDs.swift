import Basics

/// The ids of elements: three, two and three letters or digits, each id once in its document.
struct ElementIDs {
  private var taken: Set<String>

  /// - Parameter taken: The ids that are in use.
  init(taken: Set<String> = []) {
    self.taken = taken
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// A new id for what a text describes: the same text has the same id in the same document.
  mutating func id(for text: String) -> String {
    var attempt = 0
    while true {
      var number = FNV1a.hash(text + "#\(attempt)")
      attempt += 1
      var id = ""
      for place in 0..<10 {
        if place == 3 || place == 6 {
          id += "-"
        } else {
          id.append(ElementIDs.digits[Int(number % 62)])
          number /= 62
        }
      }
      if taken.insert(id).inserted { return id }
    }
  }

  /// An id of the caller's if it has the form and is free, otherwise a new one.
  mutating func id(_ wish: String?, for text: String) -> String {
    if let wish, ElementIDs.isID(wish), taken.insert(wish).inserted { return wish }
    return id(for: text)
  }

  private static func isID(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [3, 2, 3]
      && parts.allSatisfy { $0.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) } }
  }
}
