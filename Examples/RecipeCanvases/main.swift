import Foundation

let recipe = """
  views: {Red View: {}}
  constraints: |
    Red View.Leading = Superview.LeadingMargin
    Red View.Width = 120
  """
for (name, svg) in try canvases(of: recipe, at: "Red.yaml", report: { print($0) }) {
  try Data(svg).write(to: URL(filePath: name + ".svg"))
}
