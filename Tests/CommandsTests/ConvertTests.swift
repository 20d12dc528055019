import Commands
import TestSupport
import Testing

/// `ibar convert`.
struct ConvertTests {
  @Test func `a recipe is written in the visual format, and what that cannot say as equations`()
    async
  {
    let outcome = await Outcome.of("convert", "-", "--to", "vfl", input: SampleRecipe.recipe)
    #expect(outcome.status == .done)
    #expect(
      outcome.output == """
        H:|-[redView]-|
        V:[topLayoutGuide]-20-[redView]-20-[bottomLayoutGuide]

        """)
  }

  @Test func `strings of views within views stand under the name of these`() async {
    let recipe = """
      views: {Box: {subviews: {In It: {}}, constraints: "H:|-5-[inIt(9)]"}, A: {}}
      constraints: |
        A.Width = 2 x Box.Width [Twice]
        V:|[a]
      """
    let outcome = await Outcome.of("convert", "-", "--to", "vfl", input: recipe)
    #expect(
      outcome.output == """
        V:|[a]
        // Box
        H:|-5-[inIt(9)]
        A.Width = 2.0 x Box.Width [Twice]

        """)
  }

  @Test func `the notation must be said and known`() async {
    let none = await Outcome.of("convert", "-", input: SampleRecipe.recipe)
    #expect(none.status == .failed)
    #expect(none.errors == "ibar: error: 'convert' needs '--to'; see 'ibar help convert'\n")
    let unknown = await Outcome.of("convert", "-", "--to", "vlf", input: SampleRecipe.recipe)
    #expect(
      unknown.errors == "ibar: error: --to: 'vlf' is not a notation; did you mean 'vfl'?\n")
    let faulty = await Outcome.of("convert", "-", "--to", "vfl", input: "titel: x")
    #expect(faulty.status == .failed)
    #expect(faulty.output.isEmpty)
  }
}
