import Diagnostics
import Guides
import TestSupport
import Testing

/// Listings with random changes: lost and doubled lines, bytes that were put in, taken out or exchanged.
struct ListingMutationTests {
  private static let listings = [
    """
    # Card

    ```swift
    final class Gauge: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 9) }
    }
    func makeTag(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let tag = makeTag("New"), gauge = Gauge()
    let pile = UIStackView(arrangedSubviews: [tag, gauge])
    pile.axis = .vertical
    pile.spacing = 8
    view.addSubview(pile)
    [pile].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      pile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 1.5 * 8),
      pile.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
    ])
    ```

    <!-- ibar: join, gap = 8 -->

    ```swift
    other.snp.makeConstraints { make in
      make.edges.equalTo(pile).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: gap))
    }
    ```
    """,
    """
    # Row

    ```objc
    NSArray *row = @[first, second];
    NSDictionary *views = @{@"root": self.view, @"first": first};
    [row mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:10 leadSpacing:20 tailSpacing:20];
    [first mas_makeConstraints:^(MASConstraintMaker *make) {
      make.top.equalTo(self.view.mas_top).offset(-4).priorityHigh();
      make.height.equalTo(@44).multipliedBy(1.0/3);
    }];
    [self.view addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@"V:[root]-(<=1)-[first(20@750)]"
        options:NSLayoutFormatAlignAllCenterX metrics:nil views:views]];
    [second autoPinEdge:ALEdgeTop toEdge:ALEdgeTop ofView:first withOffset:2.0];
    ```

    1. Red View.Leading = Superview.Leading + 20
    2. Red View.Width >= 0.5 x Superview.Width (Priority 750)
    3. • Red View.Top = Top Layout Guide.Bottom + Standard
    """,
    """
    # Libraries

    ```swift
    var part = UILabel()
    stack.addArrangedSubview(part)
    part = UILabel()
    constrain(box, part) { box, part in
      box.width == (box.superview!.width - 50) * 0.5
      box.edges == inset(box.superview!.edges, 20, 10, 40, 30) ~ 750
      align(top: box, part); distribute(by: 8, horizontally: box, part)
    }
    a.edgeAnchors >= b.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) ~ .high
    a.widthAnchor == 2 * b.widthAnchor / 3 - 4
    a.edgesToSuperview(excluding: [.top, .left], insets: .uniform(8), usingSafeArea: true)
    a.topToBottom(of: b, offset: 10, relation: .equalOrGreater, priority: .defaultLow)
    for name in views.keys {
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-4-[\\(name)]", metrics: nil, views: views)
    }
    ```
    """,
  ]

  private static let signs = Array("(){}[]<>\"'`=:;,.|@^$*/-+\\#\n 0x_".utf8)

  private static func mutated(_ seed: UInt64) -> String {
    var random = SplitMix(state: seed)
    var bytes = Array(listings[random.below(listings.count)].utf8)
    for _ in 0...random.below(6) {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(30))
      switch random.below(5) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      case 2: bytes[place] = signs[random.below(signs.count)]
      case 3: bytes.insert(signs[random.below(signs.count)], at: place)
      default: bytes.insert(contentsOf: Array("\u{2026}é".utf8), at: place)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: Seed.groups(of: 40))
  func `a changed listing is read, and its faults lie in it`(_ group: SeedGroup) throws {
    try group.forEach { seed in
      let text = Self.mutated(seed.number)
      let checked = SampleGuide.layouts(of: text)
      for range in checked.diagnostics.compactMap(\.range) {
        #expect(
          range.start >= 0 && range.start <= range.end && range.end <= text.utf8.count, "\(seed)")
      }
    }
  }
}
