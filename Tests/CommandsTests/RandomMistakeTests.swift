import Foundation
import TestSupport
import Testing

/// Random mistakes in recipes, and what `check --fix` makes of them.
struct RandomMistakeTests {
  /// Recipes of each chapter that stand alone, and one whose names need backquotes and quotes.
  private static let recipes: [String] = {
    let root = Repository.root + "/Recipes"
    let paths = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".yaml") }.sorted()
    let texts = paths.enumerated().filter { $0.offset.isMultiple(of: 4) }.compactMap {
      try? String(contentsOfFile: root + "/" + $0.element, encoding: .utf8)
    }
    return texts.filter { !$0.contains("include:") && !$0.contains(".png") && $0.count < 1500 }
      + [awkward, awkwardList]
  }()

  private static let awkward = """
    canvas: {device: iPad Air 2, orientations: [portrait]}
    views:
      Wi-Fi Switch: {kind: switch}
      2nd View: {backgroundColor: "#3953A4"}
      "Note: A": {kind: label, text: "One: two"}
    constraints: |
      1. `Wi-Fi Switch`.CenterX = Superview.CenterX
      2. `2nd View`.Leading = `Note: A`.Trailing + 8.5
      3. `2nd View`.Width = 2.0 x `Note: A`.Width - 4.0 (Priority 750)
      V:|-20-[wiFiSwitch]
    frames:
      portrait: {"Note: A": [null, null, null, 20.5]}
    """

  private static let awkwardList = """
    canvas: {size: [300, 400]}
    views: {Wi-Fi Switch: {kind: switch}, Red-Blue: {}}
    constraints:
      - "`Wi-Fi Switch`.CenterX = Superview.CenterX"
      - Superview.CenterY = `Wi-Fi Switch`.CenterY
      - "`Red-Blue`.Width = 30.5"
    """

  @Test(arguments: Seed.groups(of: 40))
  func `what --fix changes is not wrong any more, and nothing else is`(_ group: SeedGroup)
    async throws
  {
    let sandbox = try Sandbox()
    var fixed = 0
    for seed in group.seeds {
      var maker = FaultMaker(seed: seed.number)
      let recipe = Self.recipes[Int(seed.number) % Self.recipes.count]
      guard let faulty = maker.faulty(recipe) else { continue }
      let path = try sandbox.write(faulty, to: "A\(seed.number).yaml")
      let before = try await RecipeFault.faults(path)
      guard before.contains(where: \.isFixable) else { continue }
      fixed += 1
      _ = await Outcome.of("check", "--fix", "-q", "--orientation", "portrait", path)
      let after = try await RecipeFault.faults(path)
      let comment = Comment(rawValue: "mistake \(seed):\n\(faulty)\n\(before)")
      #expect(after.subtracting(before).isEmpty, comment)
      #expect(after.isDisjoint(with: before.filter(\.isFixable)), comment)
    }
    #expect(group.has(fixed, oneIn: 20))
  }
}
