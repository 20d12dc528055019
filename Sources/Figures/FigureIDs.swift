import AutoLayout

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
    var counts: [String: Int] = [:]
    viewSlugs = views.map { view in
      let slug = Figure.slug(view.name)
      counts[slug, default: 0] += 1
      let count = counts[slug] ?? 1
      return count == 1 ? slug : "\(slug)--\(count)"
    }
  }

  func id(_ suffix: String) -> String { prefix + "-" + suffix }

  func view(_ index: Int) -> String { id("view-" + viewSlugs[index]) }

  func outline(_ index: Int) -> String { id("outline-" + viewSlugs[index]) }

  func constraint(_ index: Int) -> String { id("constraint-\(index + 1)") }
}

extension Figure {
  /// Letters and digits as they are, all else a hyphen: what ids are made of.
  package static func slug(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}
