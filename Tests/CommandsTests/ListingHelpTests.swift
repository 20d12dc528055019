import Commands
import TestSupport
import Testing

/// Help for layouts in listings of code, which is code of the same language that can be followed as printed.
struct ListingHelpTests {
  /// Listings that are ambiguous or unsatisfiable, and the code in their help.
  static let listings: [(code: String, help: String)] = [
    (
      """
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30).isActive = true
      box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      """, "box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30)"
    ),
    (
      """
      [box.leadingAnchor constraintEqualToAnchor:view.leadingAnchor constant:30].active = YES;
      [box.topAnchor constraintEqualToAnchor:view.topAnchor].active = YES;
      [box.heightAnchor constraintEqualToConstant:40].active = YES;
      """, "[box.trailingAnchor constraintEqualToAnchor:view.trailingAnchor constant:-30]"
    ),
    (
      """
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
      b.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      b.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      let a = UILabel()
      let b = UILabel()
      """, "a.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)"
    ),
    (
      """
      [a.leadingAnchor constraintEqualToAnchor:view.leadingAnchor].active = YES;
      [a.topAnchor constraintEqualToAnchor:view.topAnchor].active = YES;
      [b.leadingAnchor constraintEqualToAnchor:a.trailingAnchor].active = YES;
      [b.trailingAnchor constraintEqualToAnchor:view.trailingAnchor].active = YES;
      [b.topAnchor constraintEqualToAnchor:view.topAnchor].active = YES;
      UILabel *a = [[UILabel alloc] init];
      UILabel *b = [[UILabel alloc] init];
      """, "[a setContentHuggingPriority:252 forAxis:UILayoutConstraintAxisHorizontal]"
    ),
  ]

  private static func check(_ code: String) async throws -> Outcome {
    let sandbox = try Sandbox(inMemory: true)
    return await Outcome.of("check", try sandbox.write("# T\n\n```\n\(code)\n```\n", to: "T.md"))
  }

  @Test(arguments: listings)
  func `help is in the language of the listing and works`(
    _ row: (code: String, help: String)
  ) async throws {
    let found = try await Self.check(row.code)
    #expect(found.status == .findings)
    #expect(found.errors.contains("= help: add '\(row.help)'\n"), "\(found)")
    let activation = row.help.contains("onstraint(") ? ".isActive = true" : ".active = YES;"
    let isCall = row.help.contains("Priority")
    let line = row.help + (isCall ? (row.help.hasPrefix("[") ? ";" : "") : activation)
    let followed = try await Self.check(row.code + "\n" + line)
    #expect((followed.status, followed.errors) == (.done, ""))
  }

  static let conflicts: [(code: String, help: String)] = [
    (
      "box.widthAnchor.constraint(equalToConstant: 120)",
      "delete 'box.widthAnchor.constraint(equalToConstant: 120)', or give it a priority below 1000"
    ),
    (
      "[box.widthAnchor constraintEqualToConstant:120];",
      "delete '[box.widthAnchor constraintEqualToConstant:120]', or give it a priority below 1000"
    ),
  ]

  @Test(arguments: conflicts)
  func `help for a conflict quotes code`(_ row: (code: String, help: String)) async throws {
    let isSwift = row.code.contains("(")
    func line(_ attribute: String, _ other: String) -> String {
      isSwift
        ? "box.\(attribute)Anchor.constraint(\(other))\n"
        : "[box.\(attribute)Anchor constraint\(other)];\n"
    }
    let code =
      ["leading", "top"].map {
        line($0, isSwift ? "equalTo: view.\($0)Anchor" : "EqualToAnchor:view.\($0)Anchor")
      }.joined()
      + line("height", isSwift ? "equalToConstant: 9" : "EqualToConstant:9")
      + line("width", isSwift ? "equalToConstant: 100" : "EqualToConstant:100") + row.code
    let found = try await Self.check(code)
    #expect(found.errors.contains("= help: \(row.help)"), "\(found)")
  }
}
