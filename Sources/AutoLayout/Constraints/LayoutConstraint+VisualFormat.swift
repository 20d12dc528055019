import LayoutModel
public import VisualFormat

extension LayoutConstraint {
  /// Makes the constraints of a string of the Visual Format Language, in UIKit's order.
  ///
  /// `|` is the superview of the first view that the string names and that has one.
  /// - Parameters:
  ///   - format: The string: `H:|-[name]-8-[field(>=50)]-|`.
  ///   - options: The alignment of the views, and the direction of the string.
  ///   - metrics: Numbers by the names of constants and priorities, in points.
  ///   - views: Views and guides by the names in the string.
  /// - Throws: An error with the fault in the string, its place, and UIKit's words for it.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let superview = superview(of: views, in: format)
    let language = VisualFormatReader(
      options: options, metrics: metrics ?? [:], isExtended: false, hasSuperview: superview != nil
    ) { views[$0] != nil }
    return try language.content(of: format).constraints.compactMap { visual in
      func item(_ visual: VisualItem) -> LayoutItem? {
        switch visual {
        case .superview: superview
        case .view(let name): views[name]
        case .guide: nil
        }
      }
      guard let first = item(visual.firstItem) else { return nil }
      let constraint = LayoutConstraint(
        item: first, attribute: visual.firstAttribute, relatedBy: visual.relation,
        toItem: visual.secondItem.flatMap(item), attribute: visual.secondAttribute,
        multiplier: visual.multiplier, constant: visual.constant.points)
      constraint.priority = visual.priority
      return constraint
    }
  }

  /// The superview of `|`: that of the first view named.
  private static func superview(of views: [String: LayoutItem], in format: String) -> View? {
    let names = format.split(separator: "[").dropFirst(format.hasPrefix("[") ? 0 : 1).map { part in
      part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return names.lazy.compactMap { (views[String($0)] as? View)?.superview }.first
  }
}

extension VisualConstraint.Constant {
  /// The length in points; the standard distance between siblings is 8, and to a margin none.
  fileprivate var points: Double {
    switch self {
    case .points(let points): points
    case .standard: LayoutModel.LayoutConstraint.standardSpacing(toSuperview: false)
    }
  }
}
