import AutoLayout

// Prints the frames of one layout made in two ways; they agree.
let layouts = [("anchors", TwoViews.byAnchors()), ("constraints", TwoViews.byConstraints())]
for (way, layout) in layouts {
  try layout.superview.layoutIfNeeded()
  print("by \(way):")
  for view in layout.superview.subviews {
    let frame = view.frame
    print(
      "  \(view.identifier ?? ""): x \(frame.x), y \(frame.y), width \(frame.width), height \(frame.height)"
    )
  }
}
