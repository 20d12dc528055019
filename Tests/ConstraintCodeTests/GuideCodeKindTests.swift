import Diagnostics
import Guides
import LayoutModel
import Recipes
import TestSupport
import Testing

/// What views of code are: their kinds, contents and places in each other.
struct GuideCodeKindTests {
  /// Listings without the constraints that tie a view to the top left corner.
  private static func tied(_ view: String, _ code: String) -> String {
    let edges = ["leading", "top"].map {
      "\(view).\($0)Anchor.constraint(equalTo: view.\($0)Anchor).isActive = true\n"
    }
    return GuideCode.guide(code + "\n" + edges.joined())
  }

  private static func recipe(_ guide: String) throws -> Recipe {
    let checked = SampleGuide.layouts(of: guide)
    return try #require(checked.value?.first, "\(checked.diagnostics)").recipe
  }

  /// The frames of the first layout by the names of views, in the superviews' coordinates.
  private static func frames(_ guide: String) throws -> [String: Rect] {
    let layout = try #require(try recipe(guide).layouts(on: CanvasRequest()).first)
    let solved = try LayoutEngine.solve(layout)
    #expect(solved.status == .satisfied)
    return Dictionary(
      uniqueKeysWithValues: layout.views.indices.map { index in
        let own = solved.frames[index]
        let outer = layout.views[index].superview.map { solved.frames[$0] }
        return (
          layout.views[index].name,
          Rect(
            x: own.x - (outer?.x ?? 0), y: own.y - (outer?.y ?? 0), width: own.width,
            height: own.height)
        )
      })
  }

  /// Each way to make or declare a view of a class in one statement.
  private static func forms(_ type: String) -> [String] {
    [
      "let item = \(type)()", "let item = \(type)(frame: .zero)", "let item: \(type) = .init()",
      "let item: \(type) = {\n  let made = \(type)()\n  return made\n}()",
      "private lazy var item: \(type) = {\n  $0.isHidden = false\n  return $0\n}(\(type)())",
      "@IBOutlet weak var item: \(type)!", "var item: \(type) { \(type)() }",
      "\(type) *item = [[\(type) alloc] init];", "\(type) *item = [\(type) new];",
      "@property (nonatomic, strong) \(type) *item;",
      "@property (weak, nonatomic) IBOutlet \(type) *item;",
      "func build() -> \(type) {\n  return \(type)()\n}\nlet item = build()",
      "final class Own: \(type) {}\nlet item = Own()",
    ]
  }

  @Test(arguments: ViewKind.all)
  func `a view has the kind of its class, however it is made`(_ kind: ViewKind) throws {
    for form in Self.forms(kind.uiKitClass) {
      let recipe = try Self.recipe(Self.tied("item", form))
      #expect(recipe.views.last?.view.kind == kind, "\(form)")
    }
  }

  static let settings: [(code: String, yaml: String)] = [
    (
      "let item = UILabel()\nitem.text = \"Some words\"\nitem.font = .systemFont(ofSize: 30)",
      "kind: label, text: Some words, font: 30"
    ),
    (
      "let item = UILabel()\nitem.text = \"W\"\nitem.font = UIFont.boldSystemFont(ofSize: 24)",
      "kind: label, text: W, font: {size: 24, weight: bold}"
    ),
    (
      "let item = UILabel()\nitem.text = \"W\"\nitem.font = .preferredFont(forTextStyle: .title1)",
      "kind: label, text: W, font: {style: title1}"
    ),
    (
      "UILabel *item = [UILabel new];\nitem.text = @\"W\";\n[item setFont:[UIFont systemFontOfSize:9]];",
      "kind: label, text: W, font: 9"
    ),
    (
      "let item = UISegmentedControl(items: [\"One\", \"A longer one\"])",
      "kind: segmentedControl, segments: [One, A longer one]"
    ),
    ("let item = UIPageControl()\nitem.numberOfPages = 7", "kind: pageControl, numberOfPages: 7"),
    ("let item = UILabel().then {\n  $0.text = \"Then\"\n}", "kind: label, text: Then"),
    (
      "func make(_ text: String, size: CGFloat) -> UILabel {\n  let label = UILabel()\n"
        + "  label.text = text\n  return label\n}\nlet item = make(\"Made\", size: 3)",
      "kind: label, text: Made"
    ),
    (
      "class Gauge: UIView {\n  override var intrinsicContentSize: CGSize {\n"
        + "    return CGSize(width: 70, height: 9)\n  }\n}\nlet item = Gauge()",
      "intrinsicContentSize: [70, 9]"
    ),
  ]

  @Test(arguments: settings)
  func `a view has the size of the content that code gives it`(
    _ row: (code: String, yaml: String)
  ) throws {
    let recipe = """
      views: {item: {\(row.yaml)}}
      constraints: |
        item.Leading = Superview.Leading
        item.Top = Superview.Top
      """
    let frame = try #require(try Self.frames(Self.tied("item", row.code))["item"])
    let expected = try Sample.solved(recipe).frames[1]
    #expect(frame == expected)
  }

  @Test func `a view may be called as a part of another`() throws {
    let code = """
      lazy var titleLabel: UILabel = {
        let titleLabel = UILabel()
        titleLabel.text = "W"
        return titleLabel
      }()
      """
    let recipe = try Self.recipe(Self.tied("titleLabel", code))
    #expect(recipe.views.last?.view.content.text == "W")
  }

  @Test func `the content of a scroll view may be larger than the scroll view`() throws {
    // As wide as the scroll view, 375, and 900 high, in a scroll view of the whole screen.
    let code = """
      let strip = UIScrollView()
      let content = UIView()
      view.addSubview(strip)
      strip.addSubview(content)
      strip.snp.makeConstraints { $0.edges.equalToSuperview() }
      content.snp.makeConstraints { make in
        make.edges.equalToSuperview()
        make.width.equalToSuperview()
        make.height.equalTo(900)
      }
      """
    let frames = try Self.frames(GuideCode.guide(code))
    #expect(frames["content"] == Rect(x: 0, y: 0, width: 375, height: 900))
    #expect(frames["strip"] == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `a stack view arranges the views that code adds to it`() throws {
    // Equal widths of (300 - 10 - 30) / 3 less the margins of 10 at each side: 80, and the space behind the
    // first is 30 in place of 10.
    let code = """
      let pile = UIStackView(arrangedSubviews: [one, two])
      pile.addArrangedSubview(three)
      pile.axis = .horizontal
      pile.distribution = .fillEqually
      pile.spacing = 10
      pile.setCustomSpacing(30, after: one)
      pile.isLayoutMarginsRelativeArrangement = true
      pile.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      pile.widthAnchor.constraint(equalToConstant: 300).isActive = true
      pile.heightAnchor.constraint(equalToConstant: 50).isActive = true
      """
    let frames = try Self.frames(Self.tied("pile", code))
    #expect(frames["one"] == Rect(x: 10, y: 0, width: 80, height: 50))
    #expect(frames["two"] == Rect(x: 120, y: 0, width: 80, height: 50))
    #expect(frames["three"] == Rect(x: 210, y: 0, width: 80, height: 50))
  }

  @Test func `views that a stack view is given without a name are arranged too`() throws {
    // Two lines of 20.5 with 4 between them.
    let code = """
      let pile = UIStackView()
      pile.axis = .vertical
      pile.spacing = 4
      let first = UILabel()
      pile.addArrangedSubview(first)
      pile.addArrangedSubview(UILabel())
      """
    #expect(try Self.frames(Self.tied("pile", code))["pile"]?.height == 45)
  }

  @Test func `a cell is as wide as the screen and as high as its contents`() throws {
    // 10 + 20.5 + 6 + 20.5 + 10
    let code = """
      class PersonCell: UITableViewCell {
        let name = UILabel(), role = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          contentView.addSubview(name)
          contentView.addSubview(role)
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 6),
            role.leadingAnchor.constraint(equalTo: name.leadingAnchor),
            role.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          ])
        }
      }
      """
    let frames = try Self.frames(GuideCode.guide(code))
    #expect(frames["contentView"] == Rect(x: 0, y: 0, width: 375, height: 67))
    #expect(frames["role"]?.y == 36.5)
  }

  @Test func `a class of one's own is a plain view with a note and with the size of a comment`() {
    let code = Self.tied("badge", "let badge = RoundBadge()")
    let noted = SampleGuide.layouts(of: code)
    #expect(noted.diagnostics.map(\.id) == ["unknown-class"])
    #expect(noted.diagnostics.first?.severity == .advice)
    #expect(noted.diagnostics.first?.message.contains("'RoundBadge'") == true)
    let given = code.replacing("```\nlet", with: "<!-- ibar: badge = 30 x 12 -->\n```\nlet")
    let checked = SampleGuide.layouts(of: given)
    #expect(checked.diagnostics.isEmpty)
    #expect(
      checked.value?.first?.recipe.views.last?.view.intrinsicContentSize
        == IntrinsicContentSize(width: 30, height: 12))
  }

  @Test func `an image of unknown size is advice and no ambiguity`() throws {
    let code = Self.tied("photo", "let photo = UIImageView(image: UIImage(named: \"kittens\"))")
    #expect(SampleGuide.layouts(of: code).diagnostics.map(\.id) == ["unknown-image"])
    #expect(try Self.frames(code)["photo"]?.width ?? 0 > 0)
  }

  @Test func `a closure that gets a view is about that view`() throws {
    let code = """
      mark.do {
        view.addSubview($0)
        $0.snp.makeConstraints { make in
          make.width.equalTo(9)
        }
      }
      """
    #expect(try GuideCode.constraints(code, ["mark"]) == ["mark.Width = 9.0"])
  }

  @Test func `an extension of a class of UIKit has helpers and no layout`() {
    let code = """
      extension UIView {
        func pin(_ insets: UIEdgeInsets) {
          topAnchor.constraint(equalTo: superview!.topAnchor, constant: insets.top).isActive = true
          snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """
    let diagnostics = SampleGuide.layouts(of: GuideCode.guide(code)).diagnostics
    #expect(diagnostics.map(\.id) == ["no-layout"])
  }

  @Test func `an unknown number is named once, and a comment gives it`() throws {
    let code = Self.tied(
      "box",
      """
      box.widthAnchor.constraint(equalToConstant: Theme.gap).isActive = true
      box.heightAnchor.constraint(equalToConstant: Theme.gap).isActive = true
      """)
    let diagnostics = SampleGuide.layouts(of: code).diagnostics
    #expect(diagnostics.map(\.id) == ["unreadable-call", "no-layout"])
    #expect(diagnostics.first?.help?.contains("<!-- ibar: gap = 8 -->") == true)
    let given = code.replacing("```\nbox", with: "<!-- ibar: gap = 12 -->\n\n```\nbox")
    #expect(try Self.frames(given)["box"] == Rect(x: 0, y: 0, width: 12, height: 12))
  }

  @Test func `the superview in the dictionary of a format string is the superview`() throws {
    // The known way to centre a view: the options align its centre with the superview's.
    let code = """
      NSDictionary *parts = @{ @"all": self.view, @"dot": marker };
      [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[all]-(<=1)-[dot(20)]" options:NSLayoutFormatAlignAllCenterX metrics:nil views:parts]];
      [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"H:[all]-(<=1)-[dot(50)]" options:NSLayoutFormatAlignAllCenterY metrics:nil views:parts]];
      """
    // (375 - 50) / 2, (667 - 20) / 2
    let frames = try Self.frames(GuideCode.guide(code))
    #expect(frames["marker"] == Rect(x: 162.5, y: 323.5, width: 50, height: 20))
  }

  @Test func `a format string in a view is about that view`() throws {
    let code = """
      view.addSubview(card)
      card.addSubview(icon)
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-10-[card(100)]", views: ["card": card])
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-10-[card(100)]", views: ["card": card])
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-30-[icon]-30-|", views: ["icon": icon])
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[icon(5)]", views: ["icon": icon])
      """
    #expect(
      try Self.frames(GuideCode.guide(code))["icon"] == Rect(x: 30, y: 20, width: 40, height: 5))
  }

  @Test func `Masonry distributes views by a space or by a length`() throws {
    let call = "UIView *pair = @[one, two, three];\n[pair mas_distributeViewsAlongAxis:"
    let rest =
      "\n[pair mas_makeConstraints:^(MASConstraintMaker *make) {\n"
      + "  make.top.mas_equalTo(5);\n  make.height.mas_equalTo(7);\n}];"
    // (375 - 2 x 15 - 2 x 30) / 3
    let spaced = try Self.frames(
      GuideCode.guide(
        call + "MASAxisTypeHorizontal withFixedSpacing:15 leadSpacing:30 tailSpacing:30];" + rest))
    #expect(spaced["two"] == Rect(x: 140, y: 5, width: 95, height: 7))
    // Equal spaces: (375 - 10 - 20 - 3 x 45) / 2 = 105.
    let sized = try Self.frames(
      GuideCode.guide(
        call + "MASAxisTypeHorizontal withFixedItemLength:45 leadSpacing:10 tailSpacing:20];" + rest
      ))
    #expect(sized["two"] == Rect(x: 160, y: 5, width: 45, height: 7))
    #expect(sized["three"] == Rect(x: 310, y: 5, width: 45, height: 7))
  }

  /// PureLayout's documentation: an inset counts inwards, an offset is added.
  static let pureLayout: [GuideCode.Row] = [
    (
      "a.autoPinEdge(toSuperviewEdge: .left, withInset: 10)", ["a.Left = Superview.Left + 10.0"]
    ),
    (
      "a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10, relation: .greaterThanOrEqual)",
      ["a.Bottom <= Superview.Bottom - 10.0"]
    ),
    ("[a autoPinEdgeToSuperviewEdge:ALEdgeTop withInset:4.0];", ["a.Top = Superview.Top + 4.0"]),
    (
      "[a autoPinEdge:ALEdgeTop toEdge:ALEdgeBottom ofView:b withOffset:8.0];",
      ["a.Top = b.Bottom + 8.0"]
    ),
    ("a.autoPinEdge(.leading, to: .trailing, of: b)", ["a.Leading = b.Trailing"]),
    ("a.autoSetDimension(.height, toSize: 20)", ["a.Height = 20.0"]),
    (
      "a.autoSetDimensions(to: CGSize(width: 40, height: 20))",
      ["a.Width = 40.0", "a.Height = 20.0"]
    ),
    ("a.autoAlignAxis(toSuperviewAxis: .vertical)", ["a.CenterX = Superview.CenterX"]),
    ("a.autoAlignAxis(.horizontal, toSameAxisOf: b)", ["a.CenterY = b.CenterY"]),
    (
      "a.autoCenterInSuperview()",
      ["a.CenterX = Superview.CenterX", "a.CenterY = Superview.CenterY"]
    ),
    ("a.autoMatch(.width, to: .height, of: b, withMultiplier: 2)", ["a.Width = 2.0 x b.Height"]),
    (
      "a.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "
        + "excludingEdge: .top)",
      [
        "a.Leading = Superview.Leading + 2.0", "a.Bottom = Superview.Bottom - 3.0",
        "a.Trailing = Superview.Trailing - 4.0",
      ]
    ),
  ]

  @Test(arguments: pureLayout)
  func `a call of PureLayout makes the constraints of its documentation`(
    _ row: GuideCode.Row
  ) throws {
    #expect(try GuideCode.constraints(row.code, ["a", "b"]) == row.constraints)
  }

  @Test func `loops over a list of views make the constraints of each`() throws {
    let code = """
      for part in [upper, lower] {
        view.addSubview(part)
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
      }
      [upper, lower].forEach { $0.heightAnchor.constraint(equalToConstant: 9).isActive = true }
      """
    #expect(
      try GuideCode.constraints(code, ["upper", "lower"]) == [
        "upper.Leading = Superview.Leading + 5.0", "lower.Leading = Superview.Leading + 5.0",
        "upper.Height = 9.0", "lower.Height = 9.0",
      ])
  }

  /// A label's text wraps at its own width, or at `preferredMaxLayoutWidth`: two words of a line are two lines.
  @Test
  func `a label wraps where its preferred width ends, and a button has its configuration's title`()
    throws
  {
    let code = """
      var config = UIButton.Configuration.filled()
      config.title = "Go on"
      let button = UIButton(configuration: config)
      let label = UILabel()
      label.text = "first second"
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 60
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: view.topAnchor),
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.topAnchor.constraint(equalTo: button.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      """
    let checked = SampleGuide.layouts(of: GuideCode.guide(code))
    #expect(checked.diagnostics.isEmpty)
    let layout = try #require(checked.value?.first).recipe.layout(on: .square)
    #expect(layout.views.map(\.content.title) == [nil, "Go on", nil])
    let solved = try LayoutEngine.solve(layout)
    // Two lines of 17 points, each 20.5 points high.
    #expect(solved.frame("label")?.height == 41)
  }

  @Test func `a name that is given to one view after the other stands for each`() throws {
    let code = """
      let stack = UIStackView()
      var part = UILabel()
      part.text = "One"
      stack.addArrangedSubview(part)
      part = UILabel()
      part.text = "Two"
      stack.addArrangedSubview(part)
      view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      """
    let checked = SampleGuide.layouts(of: GuideCode.guide(code))
    #expect(checked.diagnostics.isEmpty)
    let layout = try #require(checked.value?.first).recipe.layout(on: .square)
    #expect(layout.views.map(\.name) == ["Superview", "stack", "part", "part2"])
    #expect(layout.views.map(\.content.text) == [nil, nil, "One", "Two"])
  }

  @Test func `a loop over the keys of a dictionary names each view in its format`() throws {
    let code = """
      let views = ["one": one, "two": two]
      for name in views.keys {
        view.addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-4-[\\(name)]", options: [], metrics: nil, views: views))
      }
      """
    #expect(
      try GuideCode.constraints(code, ["one", "two"]) == [
        "one.Leading = Superview.Leading + 4.0", "two.Leading = Superview.Leading + 4.0",
      ])
  }

  /// Masonry installs such a constraint to the superview.
  @Test func `a place without a relation is the superview's in Masonry`() throws {
    #expect(
      try GuideCode.constraints(
        "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n  (void)make.center;\n}];", ["a"])
        == ["a.CenterX = Superview.CenterX", "a.CenterY = Superview.CenterY"])
  }

  @Test func `an image view that a function elsewhere makes gets a size, with a note on it`() throws
  {
    let code = """
      let logo = makeImageView(named: "logo")
      logo.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      logo.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      let heading = makeHeroLabel(text: "Get online")
      heading.topAnchor.constraint(equalTo: logo.bottomAnchor).isActive = true
      heading.leadingAnchor.constraint(equalTo: logo.leadingAnchor).isActive = true
      """
    let checked = SampleGuide.layouts(of: GuideCode.guide(code))
    #expect(checked.diagnostics.map(\.id) == ["unknown-image"])
    #expect(checked.diagnostics.allSatisfy { $0.severity == .advice })
    let layout = try #require(checked.value?.first).recipe.layout(on: .square)
    #expect(layout.views.map(\.kind) == [.view, .imageView, .label])
    #expect(layout.views[2].content.text == "Get online")
    #expect(try LayoutEngine.solve(layout).status == .satisfied)
  }
}
