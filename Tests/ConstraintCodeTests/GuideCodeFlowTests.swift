import Diagnostics
import Guides
import TestSupport
import Testing

/// What branches, loops and deactivations in code of guides mean.
struct GuideCodeFlowTests {
  /// Apple: "deactivate(_:) … Deactivates each constraint in the specified array"; a constraint that is
  /// removed from its view is not active.
  static let activations: [GuideCode.Row] = [
    ("NSLayoutConstraint.deactivate([wide])", ["a.Width = 4.0"]),
    ("[NSLayoutConstraint deactivateConstraints:@[wide]];", ["a.Width = 4.0"]),
    ("view.removeConstraint(wide)", ["a.Width = 4.0"]),
    ("view.removeConstraints([wide])", ["a.Width = 4.0"]),
    ("[view removeConstraint:wide];", ["a.Width = 4.0"]),
    ("[self.view removeConstraints:@[wide]];", ["a.Width = 4.0"]),
    ("NSLayoutConstraint.deactivate([wide, narrow])", []),
    ("let all = [wide, narrow]\nNSLayoutConstraint.deactivate(all)", []),
    (
      "NSLayoutConstraint.deactivate([wide])\nNSLayoutConstraint.activate([wide])",
      ["a.Width = 9.0", "a.Width = 4.0"]
    ),
    (
      "NSLayoutConstraint.deactivate([wide, narrow])\nwide.isActive = true", ["a.Width = 9.0"]
    ),
    (
      "[view removeConstraint:wide];\n[view addConstraint:wide];",
      ["a.Width = 9.0", "a.Width = 4.0"]
    ),
  ]

  @Test(arguments: activations)
  func `a deactivated constraint is left out`(_ row: GuideCode.Row) throws {
    let code = """
      let wide = a.widthAnchor.constraint(equalToConstant: 9)
      wide.isActive = true
      let narrow = a.widthAnchor.constraint(equalToConstant: 4)
      \(row.code)
      """
    #expect(try GuideCode.constraints(code, ["a"]) == row.constraints)
  }

  @Test func `constraints of one name are deactivated together`() throws {
    let code = """
      let both = [
        a.widthAnchor.constraint(equalToConstant: 9), a.heightAnchor.constraint(equalToConstant: 9),
      ]
      NSLayoutConstraint.deactivate(both)
      """
    #expect(try GuideCode.constraints(code, ["a"]) == [])
  }

  // MARK: - Branches

  private static let width = "a.widthAnchor.constraint(equalToConstant: 4).isActive = true"

  /// Statements, each with its keyword.
  static let branches: [(code: String, keyword: String)] = [
    ("if wide {\n  \(width)\n}", "if"), ("if wide {\n} else {\n  \(width)\n}", "if"),
    ("if x {\n  \(width)\n} else if y {\n  \(width)\n} else {\n  \(width)\n}", "if"),
    ("if x { if y { \(width) } else { \(width) } }", "if"),
    ("if let b = b, wide {\n  \(width)\n}", "if"), ("if let b {\n  \(width)\n} else { }", "if"),
    ("if (wide || x) && y {\n  \(width)\n}", "if"), ("if #available(iOS 11, *) { \(width) }", "if"),
    ("if case .wide = kind { \(width) }", "if"),
    ("if (wide) [a.widthAnchor constraintEqualToConstant:4].active = YES;", "if"),
    ("if (wide) {\n  [a.widthAnchor constraintEqualToConstant:4].active = YES;\n}", "if"),
    ("guard wide else {\n  \(width)\n  return\n}", "else"),
    ("switch kind {\ncase .wide: \(width)\ndefault: break\n}", "switch"),
    ("switch kind {\ncase .x: break\ndefault: \(width)\n}", "switch"),
    ("switch (kind) {\n  case 1:\n    \(width);\n    break;\n}", "switch"),
    ("#if DEBUG\n\(width)\n#else\n\(width)\n#endif", "#if"),
    ("#if os(iOS)\n#if DEBUG\n\(width)\n#endif\n#endif", "#if"),
    ("a.snp.makeConstraints { make in\n  if wide { make.width.equalTo(4) }\n}", "if"),
    ("if wide { a.snp.makeConstraints { $0.width.equalTo(4) } }", "if"),
    ("if wide { a.snp.makeConstraints { $0.width.equalTo(unknown) } }", "if"),
    (
      "let c = a.widthAnchor.constraint(equalToConstant: 4)\nif wide { c.isActive = false }", "if"
    ),
    (
      "let c = a.widthAnchor.constraint(equalToConstant: 4)\n"
        + "if wide { NSLayoutConstraint.deactivate([c]) }", "if"
    ),
    ("let c = if wide { a.widthAnchor.constraint(equalToConstant: 4) } else { d }", "if"),
    ("views.forEach { v in\n  if wide { \(width) }\n}", "if"),
  ]

  @Test(arguments: branches)
  func `constraints in a branch are reported once, and their listing is not drawn`(
    _ row: (code: String, keyword: String)
  ) throws {
    let text = GuideCode.guide(row.code + GuideCode.tail(of: ["a"]))
    let checked = SampleGuide.layouts(of: text)
    #expect(checked.value?.isEmpty == true)
    #expect(checked.diagnostics.map(\.id) == ["unreadable-call", "no-layout"])
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(diagnostic.severity == .advice)
    let article = row.keyword.hasPrefix("#") || row.keyword == "switch" ? "a" : "an"
    #expect(
      diagnostic.message
        == "constraints in \(article) '\(row.keyword)' hold only sometimes, and are not read")
    let range = try #require(diagnostic.range)
    #expect(SourceFile(path: "", text: text).text(in: range) == row.keyword)
  }

  @Test func `each statement with branches is reported`() {
    let code = "if x {\n  \(Self.width)\n}\n"
    let text = GuideCode.guide(code + code + GuideCode.tail(of: ["a"]))
    let ids = SampleGuide.layouts(of: text).diagnostics.map(\.id)
    #expect(ids == ["unreadable-call", "unreadable-call", "no-layout"])
  }

  /// Code that has branches and makes the constraint of a width of 4 for certain.
  static let certain = [
    "guard let b = b else { return }\n\(width)", "guard wide else {\n  return\n}\n\(width)",
    "if let b = b {\n  \(width)\n}", "if let b, let c = c as? UIView { \(width) }",
    "if var b = self.b.first(where: { $0 }) {\n  \(width)\n}",
    "if wide { view.addSubview(a) }\n\(width)", "if (wide) return;\n\(width)",
    "switch kind {\ncase .wide: return\ndefault: break\n}\n\(width)",
    "#if DEBUG\nprint(a)\n#endif\n\(width)",
    "if (self = [super init]) {\n  [a.widthAnchor constraintEqualToConstant:4].active = YES;\n}",
    "self = [super init];\nif (self) {\n  \(width);\n}\nreturn self;",
    "#import <UIKit/UIKit.h>\n#define X 4\n\(width)",
  ]

  @Test(arguments: certain)
  func `constraints outside of branches are read, and those behind what only unwraps`(
    _ code: String
  ) throws {
    #expect(try GuideCode.constraints(code, ["a"]) == ["a.Width = 4.0"])
  }

  @Test func `an unwrapped superview is the superview`() throws {
    let code = "if let s = a.superview {\n  a.topAnchor.constraint(equalTo: s.topAnchor)\n}"
    #expect(try GuideCode.constraints(code, ["a"]) == ["a.Top = Superview.Top"])
  }

  @Test func `a number that a branch gives is not known`() {
    let code =
      "var p = 8\nif wide { p = 16 }\na.widthAnchor.constraint(equalToConstant: p)"
      + GuideCode.tail(of: ["a"])
    let message = SampleGuide.layouts(of: GuideCode.guide(code)).diagnostics.first?.message
    #expect(message?.contains("its constant 'p' is not a number") == true)
  }

  // MARK: - Loops

  static let loops: [(code: String, name: String)] = [
    ("for v in views {\n  v.snp.makeConstraints { $0.top.equalToSuperview() }\n}", "v"),
    (
      "for (i, v) in views.enumerated() {\n"
        + "  v.snp.makeConstraints { $0.top.left.equalToSuperview() }\n}", "v"
    ),
    ("for case let v in views {\n  v.topAnchor.constraint(equalTo: view.topAnchor)\n}", "v"),
    ("for case let v as UIView in views { v.topAnchor.constraint(equalTo: view.topAnchor) }", "v"),
    ("for case .some(let v) in views { v.topAnchor.constraint(equalTo: view.topAnchor) }", "v"),
    ("for v: UIView in views { v.topAnchor.constraint(equalTo: view.topAnchor) }", "v"),
    (
      "for (u, v) in zip(views, views.dropFirst().filter({ $0.x })) {\n"
        + "  v.topAnchor.constraint(equalTo: a.topAnchor)\n}", "v"
    ),
    ("for v in views where v.isWide {\n  v.topAnchor.constraint(equalTo: view.topAnchor)\n}", "v"),
    ("for (UIView *v in views) {\n  [v.topAnchor constraintEqualToAnchor:b.topAnchor];\n}", "v"),
    ("for (UIView *v in views) [v.topAnchor constraintEqualToAnchor:b.topAnchor];", "v"),
    ("for (id v in views) {\n  [a.topAnchor constraintEqualToAnchor:[v topAnchor]];\n}", "v"),
    ("views.forEach { v in\n  v.snp.makeConstraints { $0.top.equalToSuperview() }\n}", "v"),
  ]

  @Test(arguments: loops)
  func `the name of a loop is no view`(_ row: (code: String, name: String)) throws {
    let checked = SampleGuide.layouts(
      of: GuideCode.guide(row.code + GuideCode.tail(of: ["a", "b"])))
    #expect(checked.value?.isEmpty == true)
    #expect(checked.diagnostics.map(\.id) == ["unreadable-call", "no-layout"])
    #expect(
      checked.diagnostics.first?.message
        == "this call cannot be read: '\(row.name)' stands for more than one view")
  }

  @Test func `behind a loop its name may be a view`() throws {
    let code = "for a in views { view.addSubview(a) }\na.widthAnchor.constraint(equalToConstant: 4)"
    #expect(try GuideCode.constraints(code, ["a"]) == ["a.Width = 4.0"])
  }
}
