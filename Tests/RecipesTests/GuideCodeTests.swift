import Diagnostics
import LayoutModel
import Recipes
import TestSupport
import Testing

/// Which constraints the code in guides makes.
///
/// The expected ones are those that Apple's documentation of `NSLayoutAnchor`, `NSLayoutConstraint` and
/// the Visual Format Language says the calls make, and those of SnapKit and Masonry.
struct GuideCodeTests {
  /// Ties views to the superview, so that the listing it ends is drawn; two constraints a view.
  private static func tail(of views: [String]) -> String {
    views.flatMap { view in
      ["H", "V"].map {
        "\nNSLayoutConstraint.constraints(withVisualFormat: \"\($0):|-[\(view)]\", views: views)"
      }
    }.joined()
  }

  private static func guide(_ code: String) -> String { "# T\n\n```\n\(code)\n```\n" }

  private static func checked(_ text: String) -> Checked<[GuideLayout]> {
    GuideReader.layouts(in: SourceFile(path: "g.md", text: text), named: "g")
  }

  /// The constraints of a listing in the guide's notation, those that tie its views left out.
  private static func constraints(
    _ code: String, _ views: [String]
  ) throws -> [String] {
    let checked = checked(guide(code + tail(of: views)))
    #expect(checked.diagnostics.isEmpty)
    let recipe = try #require(checked.value?.first).recipe
    let layout = recipe.layout(on: .square)
    return recipe.constraints.dropLast(2 * views.count).map { layout.equation(of: $0) }
  }

  typealias Row = (code: String, constraints: [String])

  /// Apple: "constraint(equalTo:constant:) … first = second + constant".
  static let anchors: [Row] = [
    (
      "a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8).isActive = true",
      ["a.Leading = b.Trailing + 8.0"]
    ),
    (
      "a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor)",
      ["a.Top >= b.Bottom"]
    ),
    ("a.rightAnchor.constraint(lessThanOrEqualTo: b.leftAnchor)", ["a.Right <= b.Left"]),
    (
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 4)",
      ["a.Width = 2.0 x b.Width + 4.0"]
    ),
    ("a.widthAnchor.constraint(equalToConstant: 40)", ["a.Width = 40.0"]),
    ("a.heightAnchor.constraint(greaterThanOrEqualToConstant: 4)", ["a.Height >= 4.0"]),
    ("a.heightAnchor.constraint(lessThanOrEqualToConstant: 4.5)", ["a.Height <= 4.5"]),
    (
      "a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor)",
      ["a.FirstBaseline = b.Baseline"]
    ),
    (
      "a.centerXAnchor.constraint(equalTo: b.centerXAnchor), "
        + "a.centerYAnchor.constraint(equalTo: b.centerYAnchor)",
      ["a.CenterX = b.CenterX", "a.CenterY = b.CenterY"]
    ),
    (
      "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: b.topAnchor),\n"
        + "  a.leftAnchor\n    .constraint(equalTo: b.leftAnchor, constant: -2),\n])",
      ["a.Top = b.Top", "a.Left = b.Left - 2.0"]
    ),
    // "multiplier × the system space": 8 points between views.
    (
      "a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)",
      ["a.Leading = b.Trailing + Standard"]
    ),
    (
      "a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2.5)",
      ["a.Top >= b.Bottom + 20.0"]
    ),
    (
      "[a.leadingAnchor constraintEqualToAnchor:b.trailingAnchor constant:8].active = YES;",
      ["a.Leading = b.Trailing + 8.0"]
    ),
    (
      "[NSLayoutConstraint activateConstraints:@[\n"
        + "  [[a topAnchor] constraintGreaterThanOrEqualToAnchor:[b bottomAnchor]],\n"
        + "  [a.widthAnchor constraintEqualToAnchor:b.widthAnchor multiplier:0.5 constant:1.f],\n"
        + "  [a.heightAnchor constraintLessThanOrEqualToConstant:9]\n]];",
      ["a.Top >= b.Bottom", "a.Width = 0.5 x b.Width + 1.0", "a.Height <= 9.0"]
    ),
    // The spelling of Swift 2.
    (
      "a.topAnchor.constraintEqualToAnchor(b.topAnchor, constant: 3).active = true",
      ["a.Top = b.Top + 3.0"]
    ),
  ]

  static let items: [Row] = [
    (
      "NSLayoutConstraint(item: a, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: b, "
        + "attribute: .trailing, multiplier: 1, constant: 8).isActive = true",
      ["a.Leading >= b.Trailing + 8.0"]
    ),
    (
      "NSLayoutConstraint(item: a, attribute: NSLayoutConstraint.Attribute.width, relatedBy: "
        + "NSLayoutConstraint.Relation.equal, toItem: nil, attribute: .notAnAttribute, "
        + "multiplier: 1.0, constant: 40)",
      ["a.Width = 40.0"]
    ),
    (
      "view.addConstraint(NSLayoutConstraint(item: a, attribute: .Top, relatedBy: .Equal, "
        + "toItem: view, attribute: .TopMargin, multiplier: 1, constant: 0))",
      ["a.Top = Superview.TopMargin"]
    ),
    (
      "let c = NSLayoutConstraint(item: a, attribute: NSLayoutAttribute.width, relatedBy: "
        + "NSLayoutRelation.equal, toItem: b, attribute: NSLayoutAttribute.height, multiplier: 2, "
        + "constant: 0)\nc.priority = UILayoutPriority(750)",
      ["a.Width = 2.0 x b.Height (Priority 750)"]
    ),
    (
      "NSLayoutConstraint *c = [NSLayoutConstraint constraintWithItem:a\n"
        + "  attribute:NSLayoutAttributeBottom relatedBy:NSLayoutRelationLessThanOrEqual\n"
        + "  toItem:self.view attribute:NSLayoutAttributeBottom multiplier:1 constant:-20];\n"
        + "c.priority = UILayoutPriorityDefaultLow;",
      ["a.Bottom <= Superview.Bottom - 20.0 (Priority 250)"]
    ),
  ]

  /// SnapKit's documentation: an inset counts inwards, an offset is added.
  static let snapKit: [Row] = [
    (
      "make.leading.equalToSuperview().offset(8)", ["a.Leading = Superview.Leading + 8.0"]
    ),
    ("make.top.equalTo(b.snp.bottom).offset(8)", ["a.Top = b.Bottom + 8.0"]),
    ("make.width.height.equalTo(40)", ["a.Width = 40.0", "a.Height = 40.0"]),
    (
      "make.edges.equalToSuperview().inset(16)",
      [
        "a.Left = Superview.Left + 16.0", "a.Top = Superview.Top + 16.0",
        "a.Right = Superview.Right - 16.0", "a.Bottom = Superview.Bottom - 16.0",
      ]
    ),
    ("make.center.equalTo(b)", ["a.CenterX = b.CenterX", "a.CenterY = b.CenterY"]),
    ("make.size.equalTo(b)", ["a.Width = b.Width", "a.Height = b.Height"]),
    (
      "make.size.equalTo(CGSize(width: 50, height: 100))", ["a.Width = 50.0", "a.Height = 100.0"]
    ),
    (
      "make.width.equalTo(b).multipliedBy(2).priority(750)",
      ["a.Width = 2.0 x b.Width (Priority 750)"]
    ),
    ("make.width.equalTo(b).dividedBy(4)", ["a.Width = 0.25 x b.Width"]),
    (
      "make.leading.trailing.equalTo(view.safeAreaLayoutGuide)",
      ["a.Leading = Safe Area.Leading", "a.Trailing = Safe Area.Trailing"]
    ),
    ("make.top.equalTo(view.safeAreaLayoutGuide.snp.top)", ["a.Top = Safe Area.Top"]),
    (
      "make.edges.equalTo(b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "a.Left = b.Left + 2.0", "a.Top = b.Top + 1.0", "a.Right = b.Right - 4.0",
        "a.Bottom = b.Bottom - 3.0",
      ]
    ),
    ("make.left.lessThanOrEqualTo(10)", ["a.Left <= Superview.Left + 10.0"]),
    ("make.width.lessThanOrEqualToSuperview()", ["a.Width <= Superview.Width"]),
    (
      "make.directionalEdges.equalTo(b.snp.directionalMargins)",
      [
        "a.Leading = b.LeadingMargin", "a.Top = b.TopMargin", "a.Trailing = b.TrailingMargin",
        "a.Bottom = b.BottomMargin",
      ]
    ),
    ("make.top.equalTo(b).priority(.high)", ["a.Top = b.Top (Priority 750)"]),
    ("make.top.equalTo(b).priority(.medium)", ["a.Top = b.Top (Priority 500)"]),
    ("make.top.equalTo(b).priority(.low)", ["a.Top = b.Top (Priority 250)"]),
    ("make.top.equalTo(b).priority(.required)", ["a.Top = b.Top"]),
    ("make.height.greaterThanOrEqualTo(b.snp.width)", ["a.Height >= b.Width"]),
    ("self.top = make.top.equalTo(b).offset(2).constraint", ["a.Top = b.Top + 2.0"]),
  ]

  /// Masonry's documentation: `edges` are top, left, bottom and right.
  static let masonry: [Row] = [
    ("make.left.equalTo(b.mas_right).with.offset(8);", ["a.Left = b.Right + 8.0"]),
    (
      "make.edges.equalTo(superview).insets(UIEdgeInsetsMake(5, 10, 15, 20));",
      [
        "a.Top = Superview.Top + 5.0", "a.Left = Superview.Left + 10.0",
        "a.Bottom = Superview.Bottom - 15.0", "a.Right = Superview.Right - 20.0",
      ]
    ),
    ("make.width.equalTo(@40);", ["a.Width = 40.0"]),
    ("make.height.mas_equalTo(40);", ["a.Height = 40.0"]),
    ("make.size.mas_equalTo(CGSizeMake(40, 20));", ["a.Width = 40.0", "a.Height = 20.0"]),
    ("make.top.equalTo(superview.mas_top);", ["a.Top = Superview.Top"]),
    ("make.top.equalTo(b).priorityHigh();", ["a.Top = b.Top (Priority 750)"]),
    (
      "make.top.and.left.equalTo(b).with.priority(600);",
      [
        "a.Top = b.Top (Priority 600)", "a.Left = b.Left (Priority 600)",
      ]
    ),
    ("make.width.equalTo(b).multipliedBy(0.5);", ["a.Width = 0.5 x b.Width"]),
    ("make.left.lessThanOrEqualTo(@10);", ["a.Left <= Superview.Left + 10.0"]),
    ("make.height.equalTo(@[b, b.mas_width]);", ["a.Height = b.Height", "a.Height = b.Width"]),
    (
      "make.center.equalTo(superview).centerOffset(CGPointMake(-5, 10));",
      ["a.CenterX = Superview.CenterX - 5.0", "a.CenterY = Superview.CenterY + 10.0"]
    ),
    (
      "make.size.equalTo(superview).sizeOffset(CGSizeMake(100, -50));",
      ["a.Width = Superview.Width + 100.0", "a.Height = Superview.Height - 50.0"]
    ),
    (
      "make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(4);",
      ["a.Top = Safe Area.Top + 4.0"]
    ),
  ]

  @Test(arguments: anchors + items)
  func `a call makes the constraint of its documentation`(_ row: Row) throws {
    #expect(try Self.constraints(row.code, ["a", "b"]) == row.constraints)
  }

  @Test(arguments: snapKit)
  func `a chain of SnapKit makes the constraints of its documentation`(_ row: Row) throws {
    let code = "a.snp.makeConstraints { make in\n  \(row.code)\n}"
    #expect(try Self.constraints(code, ["a", "b"]) == row.constraints)
    let short =
      "a.snp.remakeConstraints { "
      + row.code.split(separator: "make").joined(separator: "$0") + " }"
    if row.code.hasPrefix("make") {
      let again = short.replacing("{ .", with: "{ $0.")
      #expect(try Self.constraints(again, ["a", "b"]) == row.constraints)
    }
  }

  @Test(arguments: masonry)
  func `a chain of Masonry makes the constraints of its documentation`(_ row: Row) throws {
    let code = "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n  \(row.code)\n}];"
    #expect(try Self.constraints(code, ["a", "b"]) == row.constraints)
  }

  // MARK: - Names

  static let names: [Row] = [
    ("a.topAnchor.constraint(equalTo: view.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: self.view.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: self.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: topAnchor)", ["a.Top = Superview.Top"]),
    ("self.a.topAnchor.constraint(equalTo: contentView.topAnchor)", ["a.Top = Superview.Top"]),
    ("a.topAnchor.constraint(equalTo: cell.contentView.topAnchor)", ["a.Top = Superview.Top"]),
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
  func `names are those of the superview, of guides and of views`(_ row: Row) throws {
    #expect(try Self.constraints(row.code, ["a", "b"]) == row.constraints)
  }

  @Test func `a scroll view has guides of its own`() throws {
    let code = """
      a.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor)
      a.widthAnchor.constraint(equalTo: self.scrollView.frameLayoutGuide.widthAnchor)
      """
    #expect(
      try Self.constraints(code, ["a", "scrollView"]) == [
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
    #expect(try Self.constraints(code, ["a"]) == ["a.Width = 16.0"])
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
    #expect(try Self.constraints(code, ["a"]) == ["a.Width = 4.0 (Priority \(row.priority))"])
    let recipe = Self.checked(Self.guide(code + Self.tail(of: ["a"]))).value?.first?.recipe
    #expect(recipe?.constraints.first?.identifier == "x")
  }

  @Test func `constraints that are made anew or updated count once`() throws {
    let code = """
      a.snp.makeConstraints { $0.width.equalTo(4) }
      b.snp.makeConstraints { $0.width.equalTo(5) }
      b.snp.updateConstraints { $0.width.equalTo(7) }
      a.snp.remakeConstraints { $0.width.equalTo(6) }
      """
    #expect(try Self.constraints(code, ["a", "b"]) == ["b.Width = 7.0", "a.Width = 6.0"])
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
    let layouts = Self.checked(Self.guide(code + Self.tail(of: ["a", "b"])))
    let views = try #require(layouts.value?.first).recipe.views.dropFirst()
    let colors = views.map { view in
      Vocabulary.colors.first { $0.color == view.backgroundColor }?.name
    }
    #expect(colors == ["orange", "green"])
  }

  static let unreadable: [(code: String, message: String, place: String)] = [
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: space)",
      "its constant 'space' is no number", "constraint"
    ),
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: flag ? 8 : 4)",
      "its constant 'flag ? 8 : 4' is no number", "constraint"
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
      "for v in [a, b] {\n  v.topAnchor.constraint(equalTo: view.topAnchor)\n}",
      "'v' stands for more than one view", "constraint"
    ),
    (
      "[a, b].forEach { $0.topAnchor.constraint(equalTo: view.topAnchor) }",
      "'$0' is no view's name",
      "constraint"
    ),
    (
      "NSLayoutConstraint(item: a, attribute: .side, relatedBy: .equal, toItem: b, attribute: .top, "
        + "multiplier: 1, constant: 0)", "it has no known attribute", "NSLayoutConstraint"
    ),
    (
      "let c = a.topAnchor.constraint(equalTo: b.topAnchor)\nc.priority = high",
      "its priority 'high'", "high"
    ),
    ("a.snp.makeConstraints { $0.tip.equalTo(b) }", "'tip' is no attribute", "tip"),
    ("a.snp.makeConstraints { $0.top.equalTo(b).shift(3) }", "'shift' is not known", "shift"),
    (
      "a.snp.makeConstraints { $0.width.equalTo(boxWidth) }",
      "its constant 'boxWidth' is no number", "equalTo"
    ),
    (
      "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.top.equalTo(b).offset(f(1));\n}];",
      "its offset 'f(1)' is no number", "offset"
    ),
  ]

  @Test(arguments: unreadable)
  func `a call that cannot be read is reported at its place, and its listing is not drawn`(
    _ row: (code: String, message: String, place: String)
  ) throws {
    let text = Self.guide(row.code + Self.tail(of: ["a", "b"]))
    let checked = Self.checked(text)
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
    let diagnostics = Self.checked("# T\n\nAs code:\n\n\(code)\n").diagnostics
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
    #expect(Self.checked(Self.guide(code)).diagnostics.map(\.id) == ["no-layout"])
  }

  static let hostile: [String] = {
    func times(_ text: String) -> String { String(repeating: text, count: 20_000) }
    let line = "a.topAnchor.constraint(equalTo: b.topAnchor)\n"
    return ["(", "[", "{", "[a", "-", "x {", "([{\n)]}", "a ? b :", "\"", "for x in y {"].map {
      line + times($0 + "\n")
    } + [
      times(line), line + "a" + times(".constraint(equalTo: b)\n"),
      "x.snp.makeConstraints {\nmake" + times(".left\n"), line + times("[\n") + times("x]\n:\ny"),
      "let x = 1\n" + times("x = x + x\n") + line, times("a.snp.remakeConstraints { $0.left }\n"),
    ]
  }()

  @Test(.timeLimit(.minutes(1)), arguments: hostile.indices)
  func `hostile code is read in bounded time`(_ index: Int) {
    let guide = Self.guide(Self.hostile[index])
    let ranges = Self.checked(guide).diagnostics.compactMap(\.range)
    #expect(!ranges.contains { $0.start < 0 || $0.end > guide.utf8.count })
  }
}
