import LayoutModel
import TestSupport
import Testing

@testable import Descriptions

/// The phrases of all languages.
struct PhrasesTests {
  @Test func `a language stands for its regions, and for no other`() {
    #expect(Phrases.of("de-AT")?.tag == "de")
    #expect(Phrases.of("zh-CN")?.tag == "zh-Hans")
    #expect(Phrases.of("ZH-hant")?.tag == "zh-Hans")
    #expect(Phrases.of("iw")?.tag == "he")
    #expect(Phrases.of("den") == nil)
    #expect(Phrases.of("it") == nil)
  }

  /// The plural categories are those of CLDR.
  @Test(arguments: [
    (0, "0 عنصر"), (2, "عنصران"), (3, "3 عناصر"), (10, "10 عناصر"), (11, "11 عنصرًا"),
    (99, "99 عنصرًا"),
    (100, "100 عنصر"), (103, "103 عناصر"),
  ])
  func `views are counted as Arabic counts`(_ row: (count: Int, words: String)) {
    #expect(Phrases.arabic.counted(row.count, nil) == row.words)
  }

  @Test func `a value is put in as it is, even with braces`() {
    #expect(Phrases.english.titled("{text}", "{title}") == "{text}: {title}")
  }

  /// Each phrase has the words in braces of the English one, so that no language leaves out a value.
  @Test(arguments: Phrases.all)
  func `phrases have the words in braces that the English ones have`(_ phrases: Phrases) {
    let own = Mirror(reflecting: phrases).children
    for (child, english) in zip(own, Mirror(reflecting: Phrases.english).children) {
      if let own = child.value as? Plural, let model = english.value as? Plural {
        #expect(words(of: own[.other]) == words(of: model[.other]), "\(child.label ?? "")")
      }
      guard let text = child.value as? String, let model = english.value as? String else {
        continue
      }
      #expect(words(of: text) == words(of: model), "\(child.label ?? "")")
    }
    for status in [LayoutStatus.misplaced, .ambiguous, .unsatisfiable] {
      #expect(words(of: phrases.statuses[status] ?? "") == ["constraints"])
      #expect(phrases.remarks[status]?.isEmpty == false)
    }
    #expect(phrases.edges.count == 4)
    for orientation in Orientation.allCases { #expect(phrases.orientations[orientation] != nil) }
  }

  private func words(of template: String) -> Set<String> {
    Set(template.matches(of: /\{(\w+)\}/).map { String($0.1) })
  }

  /// The words for the kinds of views: all in all languages but Arabic, which counts the others as views.
  @Test(arguments: Phrases.all)
  func `all kinds have words`(_ phrases: Phrases) {
    let missing = ViewKind.all.filter { phrases.kinds[$0] == nil }
    #expect(missing == [.view] || phrases.tag == "ar")
    for phrase in phrases.kinds.values { #expect(words(of: phrase[.other]) == ["count"]) }
  }

  private static let recipe = """
    views:
      A: {kind: label}
      B: {kind: label}
    constraints: |
      A.Leading = Superview.Leading
      A.Top = Superview.Top
      A.Width = 20.5
      A.Height = 20
      B.Leading = A.Trailing + 8
      B.Top = A.Top
      B.Width = 20
      B.Height = 20
    """

  /// By the arithmetic of the recipe: the two take 48.5 of 600 points.
  @Test(arguments: [
    (
      "de",
      "Zwei Labels nebeneinander, mit 8 Punkt Abstand: A (20,5 × 20) und B (20 × 20). Auf einer Fläche von 600 × 600 Punkt, Abstand links und oben 0, Abstand rechts 551,5, Abstand unten 580. 8 Constraints."
    ),
    (
      "ja",
      "横に並ぶ2個のラベル（間隔8ポイント）：A（20.5 × 20）、B（20 × 20）。600 × 600ポイントのキャンバス、左と上から0、右から551.5、下から580。制約8個。"
    ),
    (
      "he",
      "2 תוויות זה לצד זה, במרווח של 8 נקודות: A (20.5 × 20) וגם B (20 × 20). על משטח של 600 × 600 נקודות, 0 משמאל וגם מלמעלה, 551.5 מימין, 580 מלמטה. 8 אילוצים."
    ),
  ])
  func `a layout is described in its language`(_ row: (tag: String, words: String)) throws {
    let phrases = try #require(Phrases.of(row.tag))
    let solved = try Sample.solved(Self.recipe, on: .square)
    #expect(LayoutDescription.text(for: solved, in: phrases) == row.words)
  }
}
