extension FigurePhrase {
  typealias Rows = [FigurePhrase: (english: String, summary: String)]

  /// The parts of an equation.
  static let equationRows: Rows = [
    .item1: ("Item 1", "The view or guide on the left of an equation."),
    .attribute1: ("Attribute 1", "Its attribute."),
    .relationship: ("Relationship", "The sign between the two sides."),
    .multiplier: ("Multiplier", "The factor of the second attribute."),
    .item2: ("Item 2", "The view or guide on the right."),
    .attribute2: ("Attribute 2", "Its attribute."),
    .constant: ("Constant", "The number that is added."),
    .priority: ("Priority", "The priority of an optional constraint."),
  ]

  /// Attributes and content sizes.
  static let attributeRows: Rows = [
    .left: ("Left", "The left edge."),
    .right: ("Right", "The right edge."),
    .top: ("Top", "The upper edge."),
    .bottom: ("Bottom", "The lower edge."),
    .leading: ("Leading", "The edge where reading begins."),
    .trailing: ("Trailing", "The edge where reading ends."),
    .either: ("{first} or {second}", "Two names of one edge."),
    .width: ("Width", "The width."),
    .height: ("Height", "The height."),
    .centerX: ("Center X", "The centre between left and right."),
    .centerY: ("Center Y", "The centre between top and bottom."),
    .baseline: ("Baseline", "The baseline of a text of one line."),
    .firstBaseline: ("First Baseline", "The baseline of the first line."),
    .lastBaseline: ("Last Baseline", "The baseline of the last line."),
    .leadingMargin: ("Leading Margin", "The margin where reading begins."),
    .trailingMargin: ("Trailing Margin", "The margin where reading ends."),
    .topMargin: ("Top Margin", "The upper margin."),
    .bottomMargin: ("Bottom Margin", "The lower margin."),
    .notAnAttribute: ("Not An Attribute", "The attribute of a constraint without a second item."),
    .contentHugging: ("Content hugging", "What keeps a view from growing beyond its content."),
    .compressionResistance: (
      "Content compression", "What keeps a view from shrinking below its content."
    ),
  ]

  /// Names of regions and guides, and of a layout without a state.
  static let regionRows: Rows = [
    .safeArea: ("Safe Area", "The region that no bar covers."),
    .margins: ("Margins", "The layout margins, in schematics."),
    .layoutMargins: ("Layout Margins", "The layout margins, as a region of canvases."),
    .readableContent: ("Readable Content", "The guide of texts that are easy to read."),
    .topLayoutGuide: ("Top Layout Guide", "The guide below the upper bars."),
    .bottomLayoutGuide: ("Bottom Layout Guide", "The guide above the lower bars."),
    .content: ("Content", "The content of a scroll view."),
    .base: ("Base", "The caption of the layout without a state, beside its states."),

    .carrier: ("Carrier", "The name of the network, in the status bar."),
    .time: ("9:41 AM", "The time in the middle of the status bar."),
    .shortTime: ("9:41", "The time at the leading edge of the status bar."),
  ]

  /// The inspectors of views and constraints.
  static let inspectorRows: Rows = [
    .constraints: ("Constraints", "The title of a view's constraints."),
    .all: ("All", "The filter of constraints that shows all."),
    .thisSizeClass: ("This Size Class", "The filter of constraints by size class."),
    .showing: ("Showing {count} of {total}", "The number of constraints in the list."),
    .edit: ("Edit", "The button of a constraint."),
    .superview: ("Superview", "The view that holds another one."),
    .spaceTo: ("{word} Space to:", "A space at an edge."),
    .alignTo: ("Align {word} to:", "An alignment of an edge, a centre or a baseline."),
    .equals: ("Equals:", "A length."),
    .sizeEquals: ("{word} Equals:", "A width or a height."),
    .equalTo: ("Equal {word} to:", "A width or a height that another view has too."),
    .proportionalTo: ("Proportional {word} to:", "A width or a height that is a multiple."),
    .standardValue: ("Default", "The standard length."),
    .aspectRatio: ("Aspect Ratio", "A width that is a multiple of the height."),
    .contentHuggingPriority: (
      "Content Hugging Priority", "The title of the priorities of content hugging."
    ),
    .compressionResistancePriority: (
      "Content Compression Resistance Priority",
      "The title of the priorities of compression resistance."
    ),
    .horizontal: ("Horizontal", "The direction of a priority."),
    .vertical: ("Vertical", "The direction of a priority."),
    .intrinsicSize: ("Intrinsic Size", "Where the content size comes from."),
    .systemDefined: ("Default (System Defined)", "The content size that the system measures."),
    .placeholder: ("Placeholder", "A content size, or a constraint, for the canvas alone."),
    .constraintOfKind: ("{word} Constraint", "The title of a constraint."),
    .verticalSpace: ("Vertical Space", "A kind of constraint."),
    .horizontalSpace: ("Horizontal Space", "A kind of constraint."),
    .equalWidths: ("Equal Widths", "A kind of constraint."),
    .equalHeights: ("Equal Heights", "A kind of constraint."),
    .alignment: ("{word} Alignment", "A kind of constraint."),
    .firstItem: ("First Item", "The first item with its attribute."),
    .relation: ("Relation", "The relation of the two items."),
    .secondItem: ("Second Item", "The second item with its attribute."),
    .equal: ("Equal", "A relation."),
    .lessThanOrEqual: ("Less Than or Equal", "A relation."),
    .greaterThanOrEqual: ("Greater Than or Equal", "A relation."),
    .identifier: ("Identifier", "The name of a constraint for the console."),
    .removeAtBuildTime: ("Remove at build time", "The choice of a placeholder."),
    .installed: ("Installed", "Whether a constraint is there."),
  ]

  /// The popovers of the Auto Layout tools.
  static let popoverRows: Rows = [
    .addNewConstraints: ("Add New Constraints", "The title of the popover for spaces and sizes."),
    .spacingToNeighbor: ("Spacing to nearest neighbor", "What the four spaces count to."),
    .constrainToMargins: ("Constrain to margins", "Whether spaces count from margins."),
    .useStandardValue: ("Use Standard Value", "The choice of the standard length."),
    .useCanvasValue: ("Use Current Canvas Value", "The choice of the present length."),
    .currentDistance: (
      "{name} (current distance = {number})", "What a space can count to, and how far it is."
    ),
    .align: ("Align", "An alignment with a sibling."),
    .addNewAlignmentConstraints: (
      "Add New Alignment Constraints", "The title of the popover for alignments."
    ),
    .leadingEdges: ("Leading Edges", "An alignment."),
    .trailingEdges: ("Trailing Edges", "An alignment."),
    .topEdges: ("Top Edges", "An alignment."),
    .bottomEdges: ("Bottom Edges", "An alignment."),
    .horizontalCenters: ("Horizontal Centers", "An alignment."),
    .verticalCenters: ("Vertical Centers", "An alignment."),
    .baselines: ("Baselines", "An alignment."),
    .horizontallyInContainer: ("Horizontally in Container", "An alignment with the superview."),
    .verticallyInContainer: ("Vertically in Container", "An alignment with the superview."),
    .updateFrames: ("Update Frames", "The choice of frames to update, in older versions."),
    .noFrames: ("None", "No frames to update."),
    .addConstraints: ("Add Constraints", "The button without a choice."),
    .addOneConstraint: ("Add 1 Constraint", "The button for one constraint."),
    .addSomeConstraints: ("Add {count} Constraints", "The button for several constraints."),
  ]
}
