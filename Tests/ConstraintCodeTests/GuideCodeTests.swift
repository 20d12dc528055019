import Testing

/// Which constraints the code in guides makes.
///
/// The expected ones are those that Apple's documentation of `NSLayoutAnchor`, `NSLayoutConstraint` and
/// the Visual Format Language says the calls make, and those of SnapKit and Masonry.
struct GuideCodeTests {
  /// Apple: "constraint(equalTo:constant:) … first = second + constant".
  static let anchors: [GuideCode.Row] = [
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
      ["a.Leading = b.Trailing + 8.0"]
    ),
    (
      "a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2.5)",
      ["a.Top >= b.Bottom + 20.0"]
    ),
    // To a superview's edge too.
    (
      "a.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 1)",
      ["a.Leading = Superview.Leading + 8.0"]
    ),
    (
      "a.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, "
        + "multiplier: 1)", ["a.Top = Safe Area.Top + 8.0"]
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

  static let items: [GuideCode.Row] = [
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
  static let snapKit: [GuideCode.Row] = [
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
  static let masonry: [GuideCode.Row] = [
    ("make.left.equalTo(b.mas_right).with.offset(8);", ["a.Left = b.Right + 8.0"]),
    // An attribute without a view before it is that of the view whose code it is.
    ("make.left.equalTo(mas_left).offset(4);", ["a.Left = Superview.Left + 4.0"]),
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
  func `a call makes the constraint of its documentation`(_ row: GuideCode.Row) throws {
    #expect(try GuideCode.constraints(row.code, ["a", "b"]) == row.constraints)
  }

  @Test(arguments: snapKit)
  func `a chain of SnapKit makes the constraints of its documentation`(_ row: GuideCode.Row) throws
  {
    let code = "a.snp.makeConstraints { make in\n  \(row.code)\n}"
    #expect(try GuideCode.constraints(code, ["a", "b"]) == row.constraints)
    let short =
      "a.snp.remakeConstraints { "
      + row.code.split(separator: "make").joined(separator: "$0") + " }"
    if row.code.hasPrefix("make") {
      let again = short.replacing("{ .", with: "{ $0.")
      #expect(try GuideCode.constraints(again, ["a", "b"]) == row.constraints)
    }
  }

  @Test(arguments: masonry)
  func `a chain of Masonry makes the constraints of its documentation`(_ row: GuideCode.Row) throws
  {
    let code = "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n  \(row.code)\n}];"
    #expect(try GuideCode.constraints(code, ["a", "b"]) == row.constraints)
  }
}
