import Testing

@testable import Recipes

/// Lines of UIKit, SnapKit and Masonry, and the constraints that the help prints in their place.
struct ForeignLineTests {
  private static let names = ["Superview", "Red View", "Blue View", "Safe Area"]

  static let makers: [(line: String, lines: [String])] = [
    (
      "redView.snp.makeConstraints { $0.top.equalToSuperview().offset(20) }",
      ["Red View.Top = Superview.Top + 20"]
    ),
    (
      "3. redView.snp.makeConstraints { make in make.centerX.equalToSuperview() }",
      ["3. Red View.CenterX = Superview.CenterX"]
    ),
    (
      "redView.snp.makeConstraints { make in make.top.equalToSuperview(); make.left.equalTo(blueView.snp.right).offset(8) }",
      ["Red View.Top = Superview.Top", "Red View.Left = Blue View.Right + 8"]
    ),
    (
      "self.redView.snp.remakeConstraints { (make) in make.width.equalTo(100) make.height.equalTo(blueView) }",
      ["Red View.Width = 100", "Red View.Height = Blue View.Height"]
    ),
    (
      "redView.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }",
      [
        "Red View.Leading = Superview.Leading + 16", "Red View.Trailing = Superview.Trailing - 16",
        "Red View.Top = Superview.Top + 16", "Red View.Bottom = Superview.Bottom - 16",
      ]
    ),
    (
      "redView.snp.makeConstraints { $0.size.equalTo(44) }",
      ["Red View.Width = 44", "Red View.Height = 44"]
    ),
    (
      "redView.snp.makeConstraints { $0.size.equalTo(CGSize(width: 44, height: 30)) }",
      ["Red View.Width = 44", "Red View.Height = 30"]
    ),
    (
      "redView.snp.makeConstraints { $0.left.right.equalTo(view.layoutMarginsGuide) }",
      ["Red View.Left = Superview.LeftMargin", "Red View.Right = Superview.RightMargin"]
    ),
    (
      "[redView mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self.view).offset(8); }];",
      ["Red View.Top = Superview.Top + 8"]
    ),
    (
      "redView.snp.makeConstraints { $0.left.right.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }",
      ["Red View.Left = Superview.Left + 2", "Red View.Right = Superview.Right - 4"]
    ),
    ("greenView.snp.makeConstraints { $0.width.equalTo(8) }", ["VIEW.Width = 8"]),
  ]

  @Test(arguments: makers)
  func `a closure on one line is its constraints`(_ row: (line: String, lines: [String])) throws {
    #expect(try #require(ForeignLine(row.line, Self.names, in: nil)).lines == row.lines)
  }

  @Test(arguments: [
    // A statement that is not understood leaves none of the others.
    "redView.snp.makeConstraints { $0.top.equalToSuperview(); $0.left.equalTo(f(8)) }",
    "redView.snp.makeConstraints { }",
    "redView.snp.makeConstraints { $0.top.equalTo(view.safeAreaLayoutGuide.snp.topMargin) }",
  ])
  func `a closure with other text is no constraint`(_ line: String) {
    #expect(ForeignLine(line, Self.names, in: nil) == nil)
  }

  /// The right side of `redView.ANCHOR.constraint(equalTo: …)`, and what it is here.
  static let anchors: [(code: String, term: String)] = [
    ("view.layoutMarginsGuide.leadingAnchor", "Superview.LeadingMargin"),
    ("self.view.layoutMarginsGuide.centerXAnchor", "Superview.CenterXWithinMargins"),
    ("view.layoutMarginsGuide.widthAnchor", "Layout Margins Guide.Width"),
    ("blueView.layoutMarginsGuide.topAnchor", "Blue View.TopMargin"),
    ("view.safeAreaLayoutGuide.topAnchor", "Safe Area.Top"),
    ("blueView.safeAreaLayoutGuide.topAnchor", "Blue View.Safe Area.Top"),
    ("view.readableContentGuide.leadingAnchor", "Readable Content Guide.Leading"),
    ("topLayoutGuide.bottomAnchor", "Top Layout Guide.Bottom"),
    ("self.bottomLayoutGuide.topAnchor", "Bottom Layout Guide.Top"),
    ("self.view.leadingAnchor", "Superview.Leading"), ("self.blueView.topAnchor", "Blue View.Top"),
  ]

  @Test(arguments: anchors)
  func `an anchor of a guide is a term`(_ row: (code: String, term: String)) {
    let call = "constraint(equalTo: \(row.code), constant: 8).isActive = true"
    let line = "self.redView.topAnchor." + call
    #expect(AnchorLine.notation(of: line, Self.names) == "Red View.Top = \(row.term) + 8")
  }

  @Test(arguments: [
    (
      "NSLayoutConstraint(item: redView, attribute: .leading, relatedBy: .equal, toItem: view.layoutMarginsGuide, attribute: .leading, multiplier: 1, constant: 20).isActive = true",
      "Red View.Leading = Superview.LeadingMargin + 20"
    ),
    (
      "NSLayoutConstraint(item: redView, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 20.0)",
      "Red View.Width >= 20"
    ),
    (
      "let c = NSLayoutConstraint(item: self.redView, attribute: .width, relatedBy: .lessThanOrEqual, toItem: blueView, attribute: .width, multiplier: 0.5, constant: -gap)",
      "Red View.Width <= 0.5 x Blue View.Width - gap"
    ),
    // A system space is 8 points.
    (
      "redView.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: blueView.bottomAnchor, multiplier: 2)",
      "Red View.Top >= Blue View.Bottom + 16"
    ),
  ])
  func `a constraint by its parts is a line`(_ line: String, _ written: String) {
    #expect(AnchorLine.notation(of: line, Self.names) == written)
  }

  /// Lines of PureLayout, Compose, Flutter and CSS.
  static let others: [(line: String, lines: [String])] = [
    (
      "redView.autoPinEdge(toSuperviewEdge: .top, withInset: 20)",
      ["Red View.Top = Superview.Top + 20"]
    ),
    (
      "[redView autoPinEdgeToSuperviewEdge:ALEdgeRight withInset:20];",
      ["Red View.Right = Superview.Right - 20"]
    ),
    (
      "redView.autoPinEdge(.top, to: .bottom, of: blueView, withOffset: 8)",
      ["Red View.Top = Blue View.Bottom + 8"]
    ),
    (
      "redView.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)",
      [
        "Red View.Top = Superview.Top", "Red View.Leading = Superview.Leading",
        "Red View.Trailing = Superview.Trailing",
      ]
    ),
    ("redView.autoSetDimension(.width, toSize: 100)", ["Red View.Width = 100"]),
    // The vertical axis is the line through the centre.
    (
      "redView.autoAlignAxis(toSuperviewAxis: .vertical)",
      ["Red View.CenterX = Superview.CenterX"]
    ),
    (
      "redView.autoMatch(.width, to: .height, of: blueView, withMultiplier: 0.5)",
      ["Red View.Width = 0.5 x Blue View.Height"]
    ),
    (
      "Modifier.padding(start = 16.dp, top = 8.dp)",
      ["VIEW.Leading = NAME.Leading + 16", "VIEW.Top = NAME.Top + 8"]
    ),
    (
      "modifier = Modifier.fillMaxWidth(0.5f).height(40.dp)",
      ["VIEW.Width = 0.5 x NAME.Width", "VIEW.Height = 40"]
    ),
    (
      "Positioned(top: 20, right: 8, child: redView)",
      ["Red View.Top = NAME.Top + 20", "Red View.Trailing = NAME.Trailing - 8"]
    ),
    (
      "Padding(padding: EdgeInsets.symmetric(vertical: 8), child: redView)",
      ["Red View.Top = NAME.Top + 8", "Red View.Bottom = NAME.Bottom - 8"]
    ),
    ("SizedBox(width: 100, height: 50)", ["VIEW.Width = 100", "VIEW.Height = 50"]),
    ("margin: 0 auto", ["VIEW.CenterX = NAME.CenterX"]),
    (
      "margin: 8px auto 4px",
      ["VIEW.CenterX = NAME.CenterX", "VIEW.Top = NAME.Top + 8", "VIEW.Bottom = NAME.Bottom - 4"]
    ),
    ("justify-content: center;", ["VIEW.CenterX = NAME.CenterX"]),
  ]

  @Test(arguments: others)
  func `a line of another system is its constraints`(_ row: (line: String, lines: [String])) throws
  {
    #expect(try #require(ForeignLine(row.line, Self.names, in: nil)).lines == row.lines)
    #expect(PastedCode.kind(of: row.line) != nil)
  }

  @Test(arguments: [
    // A name of code has no number here.
    "redView.autoPinEdgesToSuperviewEdges(with: insets)",
    "redView.autoSetDimension(.width, toSize: size)", "justify-content: space-between",
    "margin: var(--gap)",
  ])
  func `a line whose values are not known is no constraint`(_ line: String) {
    #expect(ForeignLine(line, Self.names, in: nil) == nil)
  }

  @Test(arguments: [
    (
      "[redView.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:-20].active = YES;",
      "Red View.Top = Superview.Top - 20"
    ),
    (
      "[redView.widthAnchor constraintGreaterThanOrEqualToConstant:100].active = YES;",
      "Red View.Width >= 100"
    ),
    (
      "[view addConstraint:[NSLayoutConstraint constraintWithItem:redView attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:view attribute:NSLayoutAttributeTop multiplier:1.0 constant:20]];",
      "Red View.Top = Superview.Top + 20"
    ),
  ])
  func `a constraint in Objective-C is a line`(_ line: String, _ written: String) {
    #expect(AnchorLine.notation(of: line, Self.names) == written)
  }

  /// Format strings with slips, and what they mean.
  @Test(arguments: [
    ("-[redView]-|", "|-[redView]-|"), ("h:|-[redView]", "H:|-[redView]"),
    ("\"V:|-20-[redView]\"", "V:|-20-[redView]"), ("H|-20-[redView]", "H:|-20-[redView]"),
    ("|-redView-20-|", "|-[redView]-20-|"), ("|-[Red View]-|", "|-[redView]-|"),
    ("|-[Red View(==Blue View)]-[Blue View]", "|-[redView(==blueView)]-[blueView]"),
    ("|-[redView(>=50]-[blueView|", "|-[redView(>=50)]-[blueView]|"),
    ("|-[redView>=50]", "|-[redView(>=50)]"), ("[redView(100])", "[redView(100)]"),
    ("[redView=100]", "[redView(==100)]"), ("|-20pt-[redView]", "|-20-[redView]"),
    ("|-{20}-[redView];", "|-20-[redView]"), ("［redView］－［blueView］", "[redView]-[blueView]"),
    ("[redView]-8-", "[redView]-8-|"),
  ])
  func `a format string with a slip has its meaning`(_ text: String, _ meant: String) {
    let repair = VisualFormatRepair(
      [("Red View", "redView"), ("Blue View", "blueView")],
      isKnown: { ["redView", "blueView"].contains($0) })
    #expect(repair.repaired(text) { _ in true } == meant)
    #expect(repair.repaired(meant) { _ in true } == nil)
    #expect(repair.repaired(text) { _ in false } == nil)
  }
}
