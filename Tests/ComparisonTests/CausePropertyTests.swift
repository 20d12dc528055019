import Comparison
import Foundation
import LayoutModel
import LayoutRecord
import Recipes
import TestSupport
import Testing

/// Causes of random edits, undone once more in the text of the recipe.
struct CausePropertyTests {
  /// A recipe's lines, and one to four of them changed.
  private struct Pair {
    var lines: [String]
    var edits: [Int: String?] = [:]

    /// Recipes of several chapters, whose views, constraints and texts are in lines of their own.
    static let recipes = [
      "SimpleConstraints/TwoViewsWithComplexWidths", "SimpleConstraints/TwoEqualWidthViews",
      "SimpleConstraints/SimpleSingleView", "SimpleConstraints/AdaptiveSingleView",
      "ViewsWithIntrinsicContentSize/SimpleLabelAndTextField",
      "ViewsWithIntrinsicContentSize/FixedHeightColumns",
      "ViewsWithIntrinsicContentSize/DynamicHeightColumns",
      "ViewsWithIntrinsicContentSize/TwoEqualWidthButtons",
      "ViewsWithIntrinsicContentSize/ThreeEqualWidthButtons",
    ]

    init(_ seed: Seed) throws {
      var random = SplitMix(state: seed.number)
      let name = Pair.recipes[random.below(Pair.recipes.count)]
      let path = Repository.root + "/Recipes/" + name + ".yaml"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let wanted = 1 + random.below(4)
      for _ in 0..<40 where edits.count < wanted {
        let line = random.below(lines.count)
        guard edits[line] == nil, let changed = Pair.changed(lines[line], &random) else { continue }
        edits[line] = changed
      }
    }

    /// A line with another number, relation, priority or text, without its constraint, or with a second one; nil
    /// if it has none of them.
    private static func changed(_ line: String, _ random: inout SplitMix) -> String?? {
      let number = Double(random.below(12) * 4 + 2)
      if line.contains(/^  (\d+\. )?\S.* [<>=]+\ /) {
        switch random.below(6) {
        case 0: return .some(nil)
        case 1:
          return line + "\n"
            + line.replacing(/^  (\d+\. )?/, with: "  ").replacing(" = ", with: " >= ")
            .replacing(/[\d.]+$/, with: "\(number)")
        case 2 where line.contains(" = "): return line.replacing(" = ", with: " <= ")
        case 3 where !line.contains("Priority"): return line + " (Priority 600)"
        default:
          guard line.contains(/[\d.]+$/) else {
            return line.hasSuffix(")") ? nil : line + " + \(number)"
          }
          return line.replacing(/[\d.]+$/, with: "\(number)")
        }
      }
      if line.contains("text: ") {
        return line.replacing(/text: ([A-Za-z]+)/) { "text: \($0.1)\($0.1) " + "m" }
      }
      return nil
    }

    /// The text with some of its edits.
    func text(with chosen: some Sequence<Int>) -> String {
      var result = lines.map(Optional.some)
      for line in chosen { result[line] = edits[line] ?? nil }
      return result.compactMap { $0 }.joined(separator: "\n")
    }
  }

  /// A layout of a text, solved; nil if the text is not that of a recipe.
  private static func side(_ text: String) throws -> (record: LayoutRecord, source: LayoutSource)? {
    let withoutFrames = text.components(separatedBy: "\nframes:")[0]
    guard let recipe = try? Sample.recipe(withoutFrames + "\n"),
      let layout = recipe.layouts(on: CanvasRequest()).first
    else { return nil }
    let record = LayoutRecord(try LayoutEngine.solve(layout), of: recipe)
    let source = LayoutSource(layout: layout) { layout in
      (try? LayoutEngine.solve(layout)).map { LayoutRecord($0, of: recipe) }
    }
    return (record, source)
  }

  private static func frame(_ view: String, _ record: LayoutRecord) -> Rect? {
    record.views.first { $0.name == view }?.frame
  }

  private static func areEqual(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return false }
    return zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height]).allSatisfy {
      ($0 - $1).magnitude < 0.001
    }
  }

  @Test(arguments: Seed.groups(of: 20))
  func `undoing a single cause in the recipe moves the frame back`(_ group: SeedGroup) throws {
    var (verified, checked, moved) = (0, 0, 0)
    try group.forEach { seed in
      let pair = try Pair(seed)
      let all = pair.edits.keys.sorted()
      guard let old = try Self.side(pair.text(with: [])),
        let new = try Self.side(pair.text(with: all))
      else { return }
      let comparison = LayoutComparison(old.record, new.record, (old.source, new.source))
      for change in comparison.changes {
        guard case .moved(let view, _) = change.fact else { continue }
        moved += 1
        guard change.isVerified, let cause = change.causes.first else { continue }
        verified += 1
        // The lines that state the causes: what they alone change has the key of a cause.
        let keys = Set(change.causes.map(\.key))
        var undone: [Int] = []
        for line in all {
          guard let alone = try Self.side(pair.text(with: [line])) else { continue }
          let facts = LayoutComparison(old.record, alone.record).edits.map(\.key)
          if facts.contains(where: keys.contains) { undone.append(line) }
        }
        guard change.causes.count == 1 || undone.count == change.causes.count,
          let back = try Self.side(pair.text(with: all.filter { !undone.contains($0) }))
        else { continue }
        checked += 1
        #expect(
          Self.areEqual(Self.frame(view, old.record), Self.frame(view, back.record)),
          "seed \(seed): \(view), \(cause.key), lines \(undone)")
      }
    }
    // Most causes are found: a search that finds none verifies nothing.
    #expect(
      group.seeds.count == 1 || verified * 10 >= moved * 9 && checked * 10 >= verified * 9,
      "\(verified) of \(moved) are verified, \(checked) were undone")
  }
}
