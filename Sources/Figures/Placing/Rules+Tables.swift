/// What marks avoid: for each pair of roles the first row that holds counts.
extension Rules {
  private typealias Measures = Schematic.Measures

  /// Of texts that are added to a figure: labels, callouts and the names of regions.
  static let texts = Rules([
    Rule([.label], .nearer(Clearance.sign), [.label], .hides),
    Rule([.label], .nearer(Clearance.signs), [.sign], .touches),
    // A label at its own bar, a little nearer, is better than one with a leader line.
    Rule([.label], .nearer(Clearance.signOfLabel), [.sign], costs: 10),
    Rule([.callout], .nearer(Clearance.signs), [.callout], .hides),
    Rule([.dot], .nearer(Theme().lineWidth / 2), [.cap], .hides),
    Rule([.dot], .nearer(Clearance.text), [.cap], .touches),
    Rule([.dot], .nearer(Theme().lineWidth / 2), Role.lines, .crosses),
    Rule([.name], .nearer(Clearance.text), [.name, .letters], .hides),
    Rule([.name], .straddling(Clearance.text), [.edge], .touches),
    Rule([.name], .nearer(Clearance.text), [.stem], .crosses),
  ])

  /// Of canvases.
  static let canvas = Rules([
    Rule([.sign], .nearer(0), [.sign], .hides),
    Rule([.sign], .nearer(Clearance.signs), [.sign], .touches),
    // Alignments stay where they are.
    Rule([.stem], .alongside(Clearance.lines), Role.lines, .hides),
    Rule([.stem], .alongside(Clearance.lines), [.edge], .hides),
    Rule([.stem], .alongside(Theme().badgeDiameter - 0.01), [.stem], .touches),
    Rule(
      [.stem], .alongside(Theme().lineDistance - 0.01), [.alignment, .baseline, .center, .edge],
      .touches),
    // A centre line that ends at a cap would make one bar of two.
    Rule(
      [.stem], .alongside(Theme().lineDistance - 0.01, over: -Theme().capLength), [.center],
      .touches),
    Rule([.lead], .alongside(Theme().lineDistance, over: 0), [.stem], .touches),
    Rule([.stem], .alongCap(Clearance.text + Theme().lineWidth), [.stem], .hides),
    // A bar would be read as measured from the centre.
    Rule([.center], .throughEnd(Clearance.text), [.stem], .touches),
    // Bars cross as in Interface Builder, where the next place is farther than this.
    Rule([.stem], .crossing(-Theme().lineWidth / 2), [.stem], costs: 8),
  ])

  /// Of schematics.
  static let schematic = Rules([
    Rule([.number], .nearer(Measures.betweenNumbers), [.number], .hides),
    Rule([.number], .nearer(Measures.betweenNumbers + Clearance.lines), [.number], .crosses),
    Rule([.number], .nearer(-1), Role.lines, .hides),
    Rule([.number], .nearer(Clearance.sign), Role.lines, .touches),
    Rule([.number], .nearer(Clearance.sign), [.lead], .touches),
    Rule([.number], .atCap(Clearance.sign), [.stem], .touches),
    // Above the end of a line, a number seems to be that line's.
    Rule([.number], .nearer(Measures.lane), [.alignment], costs: Measures.nextPlace),

    // A centre line and a bar beside it, or a bar that seems to continue it.
    Rule([.center], .alongside(Clearance.lines), [.stem], .hides),
    Rule(
      [.center], .alongside(Measures.capLength, over: -Measures.capLength), [.stem], .touches),
    Rule(Role.lines, .alongside(Clearance.lines), Role.lines, .hides),
    Rule(Role.lines, .alongside(Clearance.lines), [.lead], .hides),
    Rule([.stem], .alongside(Measures.capLength), [.stem], .crosses),

    Rule([.stem], .alongCap(Clearance.lines), [.stem], .touches),
    Rule(
      [.alignment], .alongCap(Measures.lineWidth, upTo: 3 * Measures.capLength), [.stem], .touches),
    Rule([.stem], .crossingHead, [.stem], .touches),
    Rule([.stem], .crossingEnds(1.5 * Measures.capLength), [.stem], .crosses, times: 2),
    Rule([.stem], .crossing(0.5), Role.lines, .crosses),
    Rule([.stem], .crossing(0.5), [.lead], .crosses),
    // Lines along edges and centres cross as views do.
    Rule(Role.lines, .crossing(0.5), Role.lines, costs: Measures.nextPlace),
    Rule(Role.lines, .crossing(0.5), [.lead], costs: Measures.nextPlace),

    Rule([.name], .nearer(0.5), [.number], .hides),
    Rule([.name], .nearer(Measures.lineToFramed), [.number], costs: Measures.nextPlace),
    Rule([.name], .covering(0), [.stem], .hides),
    Rule([.name], .covering(Measures.gapToView), [.stem], costs: Measures.nextPlace),
    Rule([.name], .striking(Measures.lane), [.baseline], .hides),
    Rule([.name], .coveringEnd(Measures.gapToView), [.lead, .alignment, .center], .hides),
    // A centre line is interrupted at the names of what it is the centre of.
    Rule([.name], .within(Clearance.text, 1), [.center], costs: Measures.nextPlace),
    Rule([.name], .within(Clearance.text, 1), [.lead, .alignment], .touches),
    Rule([.name], .nearer(Clearance.text), [.name], .hides),
    // Side by side in one row two names would be one.
    Rule([.name], .within(6, -4), [.name], .touches),
  ])
}
