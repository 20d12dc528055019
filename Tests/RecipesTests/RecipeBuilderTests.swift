import Diagnostics
import LayoutModel
import Notation
import Testing

@testable import Recipes

/// Recipes made of drafts, without the syntax of a source.
struct RecipeBuilderTests {
  /// A source that only has places for words.
  private struct Source {
    private(set) var text = ""

    /// A word at the end of the source.
    mutating func word(_ word: String) -> SourceText {
      let start = text.utf8.count
      text += word + "\n"
      return SourceText(word, at: SourceRange(start: start, end: start + word.utf8.count))
    }

    mutating func view(_ name: String, kind: String = "view") -> ViewDraft {
      var view = ViewDraft(name: word(name))
      view.set("kind", .text(kind), at: word(kind).range)
      return view
    }

    func recipe(from draft: RecipeDraft) -> Checked<Recipe> {
      RecipeBuilder.recipe(
        from: draft, SourceReader(file: SourceFile(path: "A", text: text)))
    }

    /// The faults as `line: message; help`.
    func faults(of draft: RecipeDraft) -> [String] {
      let file = SourceFile(path: "A", text: text)
      return recipe(from: draft).diagnostics.map { fault in
        let line = fault.range.map { file.position(at: $0.start).line } ?? 0
        return "\(line): \(fault.message)" + (fault.help.map { "; \($0)" } ?? "")
      }
    }
  }

  @Test func `names are looked up without regard to case, in the order of the tree`() throws {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    var box = source.view("Box")
    box.subviews = [source.view("Inner")]
    draft.views = [box, source.view("Last")]
    draft.constraints = [.lines(source.word("INNER.Top = last.Bottom + 8"))]
    let layout = try #require(source.recipe(from: draft).value).layout(
      on: Canvas(size: Size(width: 100, height: 100)))
    #expect(layout.views.map(\.name) == ["Superview", "Box", "Inner", "Last"])
    #expect(layout.views.map(\.superview) == [nil, 0, 1, 0])
    #expect(layout.constraints.map(layout.equation) == ["Inner.Top = Last.Bottom + 8.0"])
  }

  @Test func `all faults are reported at once, in the order of the source`() {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    draft.views = [source.view("Red View"), source.view("red view")]
    draft.constraints = [
      .lines(source.word("Red Veiw.Width = 10")), .lines(source.word("Red View.Wdth = 10")),
      .lines(source.word("Red View.Top = Red View.Left")),
      .lines(source.word("Red View.Top = 20")),
    ]
    let faults = source.faults(of: draft)
    #expect(faults.map { $0.prefix { $0 != ":" } } == ["3", "5", "6", "7", "8"])
    #expect(faults[1] == "5: there is no view or guide 'Red Veiw'; did you mean 'Red View'?")
    #expect(
      faults[2].hasPrefix("6: 'Red View' has no attribute 'Wdth'; did you mean 'Width'?"))
    #expect(faults[3].hasPrefix("7: a vertical location cannot be tied to a horizontal one"))
    #expect(faults[4].hasPrefix("8: a location needs a second item: it cannot be a constant"))
  }

  /// UIKit raises an exception for each of these pairs.
  @Test(arguments: [
    ("A.Leading = B.Left", "Leading and Trailing cannot be tied to Left and Right"),
    ("A.Width = B.Top", "a size (Width, Height) cannot be tied to a location"),
    ("A.Width = -10", "a size cannot be negative"),
    ("A.Top = A.Top + 8", "an attribute cannot be tied to itself"),
  ])
  func `a pair of attributes that UIKit refuses is a fault`(_ line: String, _ message: String) {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    draft.views = [source.view("A"), source.view("B")]
    draft.constraints = [.lines(source.word(line))]
    let faults = source.faults(of: draft)
    #expect(faults.count == 1 && faults[0].hasPrefix("5: " + message), "\(faults)")
  }

  @Test func `numbers are unique where the source numbers its lines itself`() {
    for isUnique in [true, false] {
      var (source, draft) = (Source(), RecipeDraft(name: "A"))
      draft.hasUniqueNumbers = isUnique
      draft.views = [source.view("A")]
      draft.constraints = [
        .lines(source.word("4. A.Width = 10")), .lines(source.word("4. A.Height = 10")),
      ]
      let faults = source.faults(of: draft)
      #expect(
        faults.map { $0.contains("two constraints have the number '4'") }
          == (isUnique ? [true] : []), "\(faults)")
    }
  }

  @Test func `a state changes, adds and turns off what the recipe has`() throws {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    draft.views = [source.view("A")]
    draft.constraints = [
      .lines(source.word("1. A.Width = 10")), .lines(source.word("2. A.Height = 10")),
    ]
    var variation = VariationDraft()
    variation.deactivated = [source.word("1")]
    variation.constraints = [.lines(source.word("A.Width = 30"))]
    variation.added = [.view(source.view("B"))]
    draft.states = [NamedVariationDraft(name: source.word("Wide"), variation)]
    let recipe = try #require(source.recipe(from: draft).value)
    var request = CanvasRequest()
    request.states = RecipeVariants.all
    let layouts = recipe.layouts(on: request).filter { $0.canvas.orientation == .portrait }
    #expect(
      layouts.map { layout in layout.constraints.map(layout.equation).sorted() } == [
        ["A.Height = 10.0", "A.Width = 10.0"], ["A.Height = 10.0", "A.Width = 30.0"],
      ])
    #expect(layouts.map { $0.views.count } == [2, 3])
  }

  @Test(arguments: [
    ("all", "'all' cannot name a state"), ("–", "'–' cannot name a state"),
  ])
  func `a state has a name that can be asked for`(_ name: String, _ message: String) {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    draft.states = [NamedVariationDraft(name: source.word(name), VariationDraft())]
    let help = "use a name with letters; 'all' means all of them"
    #expect(source.faults(of: draft) == ["1: \(message); \(help)"])
  }

  @Test(arguments: [
    ("de", nil), ("pt_BR", "write 'pt-BR'"), ("German!", "use a tag such as 'de' or 'pt-BR'"),
  ])
  func `a language is a tag`(_ tag: String, _ help: String?) {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    draft.languages = [NamedVariationDraft(name: source.word(tag), VariationDraft())]
    let faults = source.faults(of: draft)
    #expect(faults == (help.map { ["1: '\(tag)' is not a language tag; \($0)"] } ?? []))
  }

  @Test func `a change of what is not there names what is`() {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    draft.views = [source.view("Bar")]
    draft.constraints = [.lines(source.word("1. Bar.Width = 10"))]
    var variation = VariationDraft()
    variation.deactivated = [source.word("9")]
    variation.removed = [source.word("Bax")]
    draft.states = [NamedVariationDraft(name: source.word("Wide"), variation)]
    let faults = source.faults(of: draft)
    #expect(faults.count == 2)
    #expect(faults.contains { $0.hasPrefix("4: there is no constraint '9'") }, "\(faults)")
    #expect(
      faults.contains { $0.hasPrefix("5: there is no view 'Bax'; did you mean 'Bar'?") },
      "\(faults)")
  }

  @Test func `a stack view arranges its own views alone`() {
    var (source, draft) = (Source(), RecipeDraft(name: "A"))
    var stack = source.view("Stack", kind: "stackView")
    stack.subviews = [source.view("In")]
    stack.arrangedSubviews = .names([source.word("In"), source.word("Out")])
    draft.views = [stack, source.view("Out")]
    let faults = source.faults(of: draft)
    #expect(faults.count == 1, "\(faults)")
    #expect(faults.first?.contains("has no view 'Out'") == true, "\(faults)")
  }
}
