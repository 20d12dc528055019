/// Recipes for tests of commands.
enum SampleRecipe {
  static let recipe = """
    views: {Red View: {backgroundColor: red}}
    constraints: |
      1. Red View.Leading = Superview.LeadingMargin
      2. Red View.Trailing = Superview.TrailingMargin
      3. Red View.Top = Top Layout Guide.Bottom + 20.0
      4. Bottom Layout Guide.Top = Red View.Bottom + 20.0
    """
  static let ambiguous = "views: {A: {}}\nconstraints: |\n  A.Top = Superview.Top\n"
  static let unsatisfiable = """
    views: {A: {}}
    constraints: |
      A.Leading = Superview.Leading
      A.Top = Superview.Top
      A.Height = 10
      A.Width = 10
      A.Width = 20
    """
}
