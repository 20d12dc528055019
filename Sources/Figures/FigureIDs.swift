import Basics
import LayoutModel

/// Ids that stay the same as long as names and numbers do, each once in a figure.
struct FigureIDs {
  /// The prefix of all ids.
  let prefix: String
  private let viewSlugs: [String]

  /// Makes the ids of a figure.
  /// - Parameters:
  ///   - name: The figure's name, which keeps ids distinct if several figures are in one page.
  ///   - views: All views of the layout; a repeated slug gets a number.
  init(name: String, views: [View]) {
    prefix = Figure.idPrefix(of: name)
    var taken: Set<String> = []
    viewSlugs = views.map { view in
      let slug = Slug.text(view.name)
      var unique = slug
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(slug)--\(number)"
        number += 1
      }
      return unique
    }
  }

  func id(_ suffix: String) -> String { prefix + "-" + suffix }

  func view(_ index: Int) -> String { id("view-" + viewSlugs[index]) }

  func outline(_ index: Int) -> String { id("outline-" + viewSlugs[index]) }

  func ghost(_ index: Int) -> String { id("ghost-" + viewSlugs[index]) }

  func selection(_ index: Int) -> String { id("selection-" + viewSlugs[index]) }

  func inactive(_ index: Int) -> String { id("inactive-\(index + 1)") }

  func constraint(_ index: Int) -> String { id("constraint-\(index + 1)") }
}

extension Figure {
  /// The prefix of the ids in a figure: a letter and four more signs that hardly any other name
  /// has.
  ///
  /// Ids are the larger part of a small SVG, and names are long.
  package static func idPrefix(of name: String) -> String {
    let hash = FNV1a.hash(name)
    let signs = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let first = signs[Int((hash >> 40) % 26)]
    let others = (0..<4).map { signs[Int((hash >> (8 + 8 * UInt64($0))) % 36)] }
    return String([first] + others)
  }
}
