import Diagnostics
import Guides
import LayoutModel
import Recipes
import TestSupport
import Testing

/// What names, numbers and whole listings of code in guides mean.
struct GuideCodeListingTests {
  static let names: [GuideCode.Row] = [
    ("a.topAnchor.constraint(equalTo: view.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: self.view.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: self.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: controller.view.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: superview!.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: b.superview!.topAnchor)", ["a.Top = Superview.Top"]),
    (
      "parent.addSubview(a)\na.topAnchor.constraint(equalTo: parent.topAnchor)",
      ["a.Top = Superview.Top"]
    ),
    (
      "let margins = view.layoutMarginsGuide\n"
        + "a.leadingAnchor.constraint(equalTo: margins.leadingAnchor)",
      ["a.Leading = Layout Margins Guide.Leading"]
    ),
    (
      "a.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor)",
      ["a.Width = Readable Content Guide.Width"]
    ),
    (
      "a.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor)\n"
        + "bottomLayoutGuide.topAnchor.constraint(equalTo: a.bottomAnchor)",
      ["a.Top = Top Layout Guide.Bottom", "Bottom Layout Guide.Top = a.Bottom"]
    ),
    (
      "a.topAnchor.constraint(equalTo: b.safeAreaLayoutGuide.topAnchor)",
      ["a.Top = b.Safe Area.Top"]
    ),
    // A view of the superview may be called `view` as well.
    (
      "[b.topAnchor constraintEqualToAnchor:view.topAnchor];\n"
        + "[view.leftAnchor constraintEqualToAnchor:self.view.leftAnchor];\n"
        + "[view.topAnchor constraintEqualToAnchor:self.view.topAnchor];",
      ["b.Top = view.Top", "view.Left = Superview.Left", "view.Top = Superview.Top"]
    ),
    // What is added to a view that is added itself is tied to that view.
    (
      "view.addSubview(b)\nb.addSubview(a)\na.snp.makeConstraints { $0.top.equalToSuperview() }",
      ["a.Top = b.Top"]
    ),
  ]

  @Test(arguments: names)
  func `names are those of the superview, of guides and of views`(_ row: GuideCode.Row) throws {
    #expect(try GuideCode.constraints(row.code, ["a", "b"]) == row.constraints)
  }

  @Test func `a scroll view has guides of its own`() throws {
    let code = """
      a.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor)
      a.widthAnchor.constraint(equalTo: self.scrollView.frameLayoutGuide.widthAnchor)
      """
    #expect(
      try GuideCode.constraints(code, ["a", "scrollView"]) == [
        "a.Top = scrollView.Content Layout Guide.Top",
        "a.Width = scrollView.Frame Layout Guide.Width",
      ])
  }

  // MARK: - Values and properties

  /// Constants, each with the number that it is.
  static let numbers: [(code: String, value: String)] = [
    ("let p: CGFloat = 16", "p"), ("let q = 16", "q"), ("CGFloat p = 16.f;", "p"),
    ("", "CGFloat(16)"), ("let p = -16", "-p"), ("let p = 8", "2 * p"), ("let p = 32", "p / 2"),
    ("let p = 12", "p + 4"), ("let p = 4", "2 * (p + 4)"), ("let p = 4", "p * 2 + p + p"),
    ("enum Metrics { static let p: CGFloat = 16 }", "Metrics.p"),
    ("let r = CGRect(x: 0, y: 0, width: 16, height: 9)", "r.width"),
    ("CGRect r = CGRectMake(6, 7, 10, 1);", "CGRectGetMaxX(r)"),
    ("UIEdgeInsets p = UIEdgeInsetsMake(16, 1, 2, 3);", "p.top"),
  ]

  @Test(arguments: numbers)
  func `a constant is what the listing gives it`(_ row: (code: String, value: String)) throws {
    let code = row.code + "\na.widthAnchor.constraint(equalToConstant: \(row.value))"
    #expect(try GuideCode.constraints(code, ["a"]) == ["a.Width = 16.0"])
  }

  static let priorities: [(code: String, priority: String)] = [
    (".defaultHigh", "750"), ("UILayoutPriority.defaultLow", "250"),
    ("UILayoutPriority(750)", "750"),
    ("999", "999"), (".init(rawValue: 1)", "1"), ("UILayoutPriority(rawValue: 500)", "500"),
    (".defaultHigh - 1", "749"),
  ]

  @Test(arguments: priorities)
  func `a constraint has the priority and identifier that it is given, and counts once`(
    _ row: (code: String, priority: String)
  ) throws {
    let code = """
      let c = a.widthAnchor.constraint(equalToConstant: 4)
      c.priority = \(row.code)
      c.identifier = "x"
      let d = a.heightAnchor.constraint(equalToConstant: 4)
      d.isActive = false
      NSLayoutConstraint.activate([c])
      """
    #expect(try GuideCode.constraints(code, ["a"]) == ["a.Width = 4.0 (Priority \(row.priority))"])
    let layouts = SampleGuide.layouts(of: GuideCode.guide(code + GuideCode.tail(of: ["a"])))
    let recipe = layouts.value?.first?.recipe
    #expect(recipe?.constraints.first?.identifier == "x")
  }

  @Test func `constraints that are made anew or updated count once`() throws {
    let code = """
      a.snp.makeConstraints { $0.width.equalTo(4) }
      b.snp.makeConstraints { $0.width.equalTo(5) }
      b.snp.updateConstraints { $0.width.equalTo(7) }
      a.snp.remakeConstraints { $0.width.equalTo(6) }
      """
    #expect(try GuideCode.constraints(code, ["a", "b"]) == ["b.Width = 7.0", "a.Width = 6.0"])
  }

  // MARK: - Listings

  @Test func `a view has the colour that code gives it`() throws {
    let code = """
      let a: UIView = {
        let view = UIView()
        view.backgroundColor = .orange
        return view
      }()
      [b setBackgroundColor:[UIColor greenColor]];
      view.addSubview(a)
      a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      """
    let layouts = SampleGuide.layouts(of: GuideCode.guide(code + GuideCode.tail(of: ["a", "b"])))
    let views = try #require(layouts.value?.first).recipe.views.dropFirst().map(\.view)
    let colors = views.map { view in
      Vocabulary.colors.first { DynamicColor($0.color) == view.backgroundColor }?.name
    }
    #expect(colors == ["orange", "green"])
  }

  static let titles: [String] = [
    "button.setTitle(\"Sign in now\", for: .normal)", "button.title = \"Sign in now\"",
    "button.configuration?.title = \"Sign in now\"",
    "let button = UIButton(type: .system)\nbutton.setTitle(\"Sign in now\", for: .normal)",
    "[self.button setTitle:@\"Sign in now\" forState:UIControlStateNormal];",
    "let button: UIButton = {\n  let b = UIButton()\n  b.setTitle(\"Sign in now\", for: .normal)\n"
      + "  return b\n}()",
  ]

  private static func frame(_ code: String, _ view: String) throws -> Rect {
    let places = ["leading", "top"].map {
      "\(view).\($0)Anchor.constraint(equalTo: view.\($0)Anchor).isActive = true\n"
    }
    let guide = SampleGuide.layouts(of: GuideCode.guide(code + "\n" + places.joined()))
    let recipe = try #require(guide.value?.first, "\(guide.diagnostics)").recipe
    return try LayoutEngine.solve(try #require(recipe.layouts(on: CanvasRequest()).first)).frames[1]
  }

  @Test(arguments: titles)
  func `a button has the size of the title that code gives it`(_ code: String) throws {
    // As a recipe with the title has it.
    let recipe = """
      views: {button: {kind: button, title: Sign in now}}
      constraints: |
        button.Leading = Superview.Leading
        button.Top = Superview.Top
      """
    #expect(try Self.frame(code, "button") == Sample.solved(recipe).frames[1])
  }

  @Test func `a view has the kind and the text that code gives it`() throws {
    let code = "let other = UILabel()\nother.text = \"Some text\""
    let recipe = """
      views: {other: {kind: label, text: Some text}}
      constraints: |
        other.Leading = Superview.Leading
        other.Top = Superview.Top
      """
    #expect(try Self.frame(code, "other") == Sample.solved(recipe).frames[1])
  }

  static let unreadable: [(code: String, message: String, place: String)] = [
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: space)",
      "its constant 'space' is not a number", "constraint"
    ),
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: flag ? 8 : 4)",
      "its constant 'flag ? 8 : 4' is not a number", "constraint"
    ),
    ("a.sideAnchor.constraint(equalTo: b.topAnchor)", "'a.sideAnchor' is no anchor", "constraint"),
    (
      "a.topAnchor.constraint(equalTo: make().topAnchor)", "'make().topAnchor' is no anchor",
      "constraint"
    ),
    (
      "[a.topAnchor constraintEqualToAnchor:[self top:1]];", "'[self top:1]' is no anchor",
      "constraintEqualToAnchor"
    ),
    (
      "for v in views {\n  v.topAnchor.constraint(equalTo: view.topAnchor)\n}",
      "'v' stands for more than one view", "constraint"
    ),
    (
      "views.forEach { $0.topAnchor.constraint(equalTo: view.topAnchor) }",
      "'$0' is no view's name",
      "constraint"
    ),
    (
      "NSLayoutConstraint(item: a, attribute: .side, relatedBy: .equal, toItem: b, attribute: .top, "
        + "multiplier: 1, constant: 0)", "there is no attribute 'side'", "side"
    ),
    (
      "let c = a.topAnchor.constraint(equalTo: b.topAnchor)\nc.priority = high",
      "its priority 'high'", "high"
    ),
    ("a.snp.makeConstraints { $0.inside.equalTo(b) }", "'inside' is no attribute", "inside"),
    ("a.snp.makeConstraints { $0.top.equalTo(b).shift(3) }", "'shift' is not known", "shift"),
    (
      "a.snp.makeConstraints { $0.width.equalTo(boxWidth) }",
      "its constant 'boxWidth' is not a number", "equalTo"
    ),
    (
      "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.top.equalTo(b).offset(f(1));\n}];",
      "its offset 'f(1)' is not a number", "offset"
    ),
  ]

  @Test(arguments: unreadable)
  func `a call that cannot be read is reported at its place, and its listing is not drawn`(
    _ row: (code: String, message: String, place: String)
  ) throws {
    let text = GuideCode.guide(row.code + GuideCode.tail(of: ["a", "b"]))
    let checked = SampleGuide.layouts(of: text)
    #expect(checked.value?.isEmpty == true)
    #expect(checked.diagnostics.map(\.id) == ["unreadable-call", "no-layout"])
    let diagnostic = try #require(checked.diagnostics.first)
    #expect(diagnostic.severity == .advice)
    #expect(diagnostic.message.hasPrefix("this call cannot be read: \(row.message)"))
    let range = try #require(diagnostic.range)
    #expect(SourceFile(path: "", text: text).text(in: range) == row.place)
  }

  @Test func `a listing of anchors that is no layout is reported as a sample`() {
    let code = "    a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
    let diagnostics = SampleGuide.layouts(of: "# T\n\nAs code:\n\n\(code)\n").diagnostics
    #expect(diagnostics.map(\.id) == ["sample-constraints", "no-layout"])
    #expect(diagnostics.first?.message.contains("nothing ties 'a' horizontally") == true)
  }

  static let silent = [
    "view.addSubview(a)\na.translatesAutoresizingMaskIntoConstraints = false",
    "struct Content: View {\n  var body: some View { Text(\"Hi\").frame(width: 40) }\n}",
    "func constraint(equalTo anchor: NSLayoutAnchor<T>) -> NSLayoutConstraint",
    "- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor *)anchor;",
    "@property (nonatomic) NSLayoutConstraint *width;",
    "var height: NSLayoutConstraint?",
    "override func updateConstraints() { super.updateConstraints() }",
    "NSLayoutConstraint.activate(constraints)",
  ]

  @Test(arguments: silent)
  func `code without constraints is skipped`(_ code: String) {
    #expect(SampleGuide.layouts(of: GuideCode.guide(code)).diagnostics.map(\.id) == ["no-layout"])
  }

  static let hostile: [String] = {
    func times(_ text: String) -> String { String(repeating: text, count: 10_000) }
    let line = "a.topAnchor.constraint(equalTo: b.topAnchor)\n"
    return [
      "(", "[", "{", "[a", "-", "x {", "([{\n)]}", "a ? b :", "\"", "for x in y {", "if x {",
      "if (x)", "else {", "#if x",
      "if let x = y {", "if x { \(line) }", "for (x in y)", "let x = [x, x]\ndeactivate(x)",
    ].map {
      line + times($0 + "\n")
    } + [
      times(line), line + "a" + times(".constraint(equalTo: b)\n"),
      "x.snp.makeConstraints {\nmake" + times(".left\n"), line + times("[\n") + times("x]\n:\ny"),
      "let x = 1\n" + times("x = x + x\n") + line, times("a.snp.remakeConstraints { $0.left }\n"),
    ]
  }()

  @Test(.timeLimit(.minutes(20)), arguments: hostile.indices)
  func `hostile code is read in bounded time`(_ index: Int) {
    let guide = GuideCode.guide(Self.hostile[index])
    let ranges = SampleGuide.layouts(of: guide).diagnostics.compactMap(\.range)
    #expect(!ranges.contains { $0.start < 0 || $0.end > guide.utf8.count })
  }
}
