import LayoutModel

/// Ids that stay the same as long as names and numbers do, each once in a figure.
struct FigureIDs {
  private let prefix: String
  private let viewSlugs: [String]

  /// Makes the ids of a figure.
  /// - Parameters:
  ///   - prefix: The figure's name, which keeps ids apart when several figures stand in one page.
  ///   - views: All views of the layout; a slug met again gets a number.
  init(prefix: String, views: [View]) {
    self.prefix = Figure.slug(prefix)
    var taken: Set<String> = []
    viewSlugs = views.map { view in
      let slug = Figure.slug(view.name)
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
  /// Letters and digits as they are, all else a hyphen: what ids are made of.
  package static func slug(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}
