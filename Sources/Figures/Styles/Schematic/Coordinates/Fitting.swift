import ConstraintSolver
import LayoutModel
import Typesetting

extension Schematic {
  /// Finds the places of a diagram's coordinates: the least size first, then that of the page's widths that has
  /// room for it, the shape of the screen, and the true proportions of what is left.
  struct Fitting {
    let model: Model
    let coordinates: Coordinates
    let lanes: Lanes
    let extra: Growth
    let typesetter: Typesetter
    let likeness: Likeness?
    private let stretches: Stretches
    private var texts: [Int: Texts] = [:]
    private var barred: Set<Int> = []
    private let page: Size

    init(
      _ model: Model, _ coordinates: Coordinates, _ lanes: Lanes, _ extra: Growth,
      _ typesetter: Typesetter, like likeness: Likeness? = nil
    ) {
      self.likeness = likeness
      self.model = model
      self.coordinates = coordinates
      self.lanes = lanes
      self.extra = extra
      self.typesetter = typesetter
      stretches = Stretches(model)
      page = model.isPortrait ? Measures.portraitPage : Measures.landscapePage
    }

    /// The places, and the names as they are broken there.
    /// - Throws: A `TypesettingError` when no font has a character of a name, or a `SolverError`.
    mutating func places() throws -> (Places, Texts) {
      let found = try fittedPlaces()
      barred = mixedLeaves(found.0)
      return barred.isEmpty ? found : try fittedPlaces()
    }

    /// The views that hold nothing in those in which one opening has a bar and another a line.
    private func mixedLeaves(_ places: Places) -> Set<Int> {
      var (bars, lines): (Set<Int>, Set<Int>) = ([], [])
      var leaves: [(box: Int, outer: Int)] = []
      for tie in model.ties {
        guard let (inner, outer) = tie.opening(model, coordinates),
          !model.isContainer(inner.box)
        else { continue }
        leaves.append((inner.box, outer.box))
        if places.isBar(inner, outer) { bars.insert(outer.box) } else { lines.insert(outer.box) }
      }
      let mixed = bars.intersection(lines)
      return Set(leaves.filter { mixed.contains($0.outer) }.map(\.box))
    }

    /// The places with bars in the openings of the views that have them now.
    ///
    /// All ratios of widths to heights hold if that makes the figure little larger than a page, and no opening.
    private mutating func fittedPlaces() throws -> (Places, Texts) {
      let found = try fittedPlaces(Fit.widths)
      let ratios = Ratio.all(model, coordinates)
      guard !ratios.allSatisfy({ $0.isSeen(in: found.0) }) else { return found }
      let exact = try fittedPlaces(Fit.widths.map(\.keepingRatios))
      let isLarger = Axis.allCases.contains { axis in
        exact.0.span.length(axis)
          > Measures.mostForRatios * max(page.length(axis), found.0.span.length(axis))
      }
      return isLarger || openings(in: exact.0) > openings(in: found.0) + 1 ? found : exact
    }

    /// The length of all openings.
    private func openings(in places: Places) -> Double {
      model.ties.compactMap { $0.opening(model, coordinates) }.reduce(0.0) { sum, opening in
        sum + (places.position(of: opening.inner) - places.position(of: opening.outer)).magnitude
      }
    }

    /// - Parameter widths: The ways to fit its width, from the most room to the least.
    private mutating func fittedPlaces(_ widths: [Fit]) throws -> (Places, Texts) {
      var (fit, least) = try narrowest(of: widths)
      (fit, least) = try lowest(fit, least)
      let isLarge = least.span.width > page.width || least.span.height > page.height
      if isLarge, model.ties.count <= Measures.mostTiesOfPage {
        fit = fit.squeezed
        least = try solve(fit, .least)
      }
      let size = try size(for: least, fit)
      return (try solve(fit, .size(size)), try texts(fit))
    }

    private mutating func texts(_ fit: Fit) throws(TypesettingError) -> Texts {
      if let known = texts[fit.captionLines] { return known }
      let new = try Texts(model, mostLines: fit.captionLines, typesetter)
      texts[fit.captionLines] = new
      return new
    }

    private mutating func needs(_ fit: Fit) throws(TypesettingError) -> Needs {
      var fit = fit
      fit.barred = barred
      return Needs(model, coordinates, lanes, try texts(fit), fit, stretches, extra: extra)
    }

    private mutating func solve(_ fit: Fit, _ goal: Program.Goal) throws -> Places {
      try Program.places(needs(fit), goal, likeness)
    }

    // MARK: The least size

    /// The first way in which the figure is as wide as the page at most with whole bars, else the last in which it
    /// is at all.
    private mutating func narrowest(of widths: [Fit]) throws -> (Fit, Places) {
      try best((widths[0], solve(widths[0], .least)), of: widths, .horizontal)
    }

    /// The same of its height.
    private mutating func lowest(_ fit: Fit, _ places: Places) throws -> (Fit, Places) {
      let fits = Fit.heights.map { height in
        var next = fit
        (next.openings.vertical, next.strips.vertical) = height
        return next
      }
      return try best((fit, places), of: fits, .vertical)
    }

    /// - Parameter first: The first of the fits, with its places.
    private mutating func best(
      _ first: (Fit, Places), of fits: [Fit], _ axis: Axis
    ) throws -> (Fit, Places) {
      let most = page.length(axis)
      var (last, found): ((Fit, Places), (Fit, Places)?) = (first, nil)
      for (number, fit) in fits.enumerated() {
        if number > 0 { last = (fit, try solve(fit, .least)) }
        let span = last.1.span
        guard span.length(axis) <= most else { continue }
        found = last
        if isWhole(last.1, axis, try needs(fit)) { break }
      }
      return found ?? last
    }

    /// Whether all bars of an axis have their length.
    private func isWhole(_ places: Places, _ axis: Axis, _ needs: Needs) -> Bool {
      let short = needs.needs.lazy.filter { $0.from.axis == axis }.reduce(0.0) { sum, need in
        sum + max(0, need.length - (places.position(of: need.to) - places.position(of: need.from)))
      }
      return short < 0.5 * Double(max(1, needs.needs.count))
    }

    // MARK: The size

    /// The superview's size.
    private mutating func size(for least: Places, _ fit: Fit) throws -> Size {
      let root = model.boxes[0].rect
      let superview = least.frames[0]
      if let size = likeness?.size, size.width >= superview.width, size.height >= superview.height {
        return size
      }
      let shape = root.height > 0 && root.width > 0 ? root.height / root.width : 1
      if model.isPortrait {
        let width = step(superview.width)
        let low = try solve(fit, .leastHeight(width: width)).frames[0]
        let height = min(
          min(Measures.portraitShape, shape) * low.width, max(page.height, low.height))
        return Size(width: low.width, height: max(low.height, height))
      }
      let ratio = min(Measures.landscapeShape, 1 / shape)
      var width = step(max(superview.width, min(page.width, ratio * superview.height)))
      var low = try solve(fit, .leastHeight(width: width)).frames[0]
      let wanted = step(min(page.width, ratio * low.height))
      if wanted > width {
        width = wanted
        low = try solve(fit, .leastHeight(width: width)).frames[0]
      }
      let widest = min(max(Measures.widestShape, ratio), 1 / shape)
      let height = min(low.width / widest, max(page.height, low.height))
      return Size(width: low.width, height: max(low.height, height))
    }

    /// The next of the page's widths on the canvas of a device.
    ///
    /// Another canvas takes what it needs, and is not made narrower than it is where it is small.
    private func step(_ width: Double) -> Double {
      guard model.layout.canvas.device != nil else {
        return max(width, min(model.boxes[0].rect.width, Measures.smallWidth))
      }
      let widths = model.isPortrait ? Measures.portraitWidths : Measures.landscapeWidths
      return widths.first { $0 >= width - 0.25 } ?? width
    }
  }
}
