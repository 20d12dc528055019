import AutoLayout
import Testing

/// Content sizes, and sizes that fit.
struct ContentSizeTests {
  @Test func `no content size is -0, and a text of any length stops no layout`() throws {
    for view in [Label(""), Button(""), TextField(), Label("a")] {
      let size = view.intrinsicContentSize
      #expect(size.width.sign == .plus || size.width < 0)
      #expect(size.height.sign == .plus || size.height < 0)
    }
    let root = View.root(["A"])
    root.subviews[0].pin(Rect(1, 2, 3, 4))
    let long = root.add(Label(String(repeating: "word ", count: 40_000)), "Long")
    long.pin(Rect(10, 10, 50, 60))
    try root.layoutIfNeeded()
    #expect(root.subviews.map(\.frame) == [Rect(1, 2, 3, 4), Rect(10, 10, 50, 60)])
    #expect(long.text?.utf8.count == 200_000)
  }

  @Test
  func `controls have the content sizes of their kinds`() {
    let none = View.noIntrinsicMetric
    #expect(View().intrinsicContentSize == Size(width: none, height: none))
    #expect(Switch().intrinsicContentSize == Size(width: 49, height: 31))
    #expect(Slider().intrinsicContentSize == Size(width: none, height: 30))
    #expect(Stepper().intrinsicContentSize == Size(width: 94, height: 29))
    #expect(DatePicker().intrinsicContentSize == Size(width: 320, height: 216))
    #expect(PickerView().intrinsicContentSize == Size(width: 320, height: 216))
    #expect(SearchBar().intrinsicContentSize == Size(width: none, height: 44))
    #expect(ProgressView().intrinsicContentSize == Size(width: none, height: 2))
    #expect(ScrollView().intrinsicContentSize == Size(width: none, height: none))
    #expect(Label().intrinsicContentSize.width == 0)
    #expect(ImageView(imageSize: Size(width: 3, height: 4)).intrinsicContentSize.height == 4)
    // 30 high with a line of 14 points; 7 points at each side of no text.
    #expect(TextField().intrinsicContentSize == Size(width: 14, height: 30))
    // No title: the least width, and a line of 18 points and 12.
    #expect(Button().intrinsicContentSize == Size(width: 30, height: 30))
    let wheel = ActivityIndicatorView()
    wheel.style = .large
    #expect(wheel.intrinsicContentSize == Size(width: 37, height: 37))
    let pages = PageControl()
    pages.numberOfPages = 4
    #expect(pages.intrinsicContentSize == Size(width: 55, height: 37))
    #expect(SegmentedControl().intrinsicContentSize.height == 28)
    #expect(TextView().intrinsicContentSize == Size(width: none, height: none))
  }

  @Test
  func `in code a label hugs its content at 250, and priorities can be set`() {
    let label = Label("Name")
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    label.setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(Priority(751), for: .vertical)
    #expect(label.contentHuggingPriority(for: .horizontal) == .required)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == Priority(751))
    #expect(Switch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  /// A text that grows makes its view grow at the next layout.
  @Test
  func `a label follows its text, and a wrapped one its width`() throws {
    let root = View.root()
    let label = root.add(Label("One"), "Label")
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    try root.layoutIfNeeded()
    let width = label.frame.width
    label.text = "One and two and three"
    try root.layoutIfNeeded()
    #expect(label.frame.width > width && label.frame.height == 20.5)
    label.numberOfLines = 0
    let narrow = label.widthAnchor.constraint(equalToConstant: 70)
    narrow.isActive = true
    try root.layoutIfNeeded()
    // Two or more lines of 1.19336 x 17 = 20.29 points.
    #expect(label.frame.height >= 40.5)
  }

  /// A label and 10 points more at each side.
  private final class Padded: Label {
    override var intrinsicContentSize: Size {
      let size = super.intrinsicContentSize
      return Size(width: size.width + 20, height: size.height + 20)
    }
  }

  @Test
  func `a subclass may enlarge the content size of its kind`() throws {
    let root = View.root()
    let (plain, padded) = (root.add(Label("Text"), "Plain"), root.add(Padded("Text"), "Padded"))
    try root.layoutIfNeeded()
    #expect(padded.frame.width == plain.frame.width + 20)
    #expect(padded.frame.height == 40.5)
  }

  /// A view of 4 points of shadow at its bottom, 16 of its 20 points aligned.
  private final class Shadowed: View {
    override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 4) }
  }

  @Test
  func `constraints act on the alignment rectangle that a subclass gives`() throws {
    let root = View.root()
    let view = root.add(Shadowed(), "A")
    view.pin(Rect(0, 10, 30, 16))
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(0, 10, 30, 20))
  }

  /// 8 points around a view of 40 x 30: 56 x 46.
  ///
  /// Room of 100 x 10 000 does not stretch what hugs.
  @Test
  func `the size that fits, compressed, expanded and with one side given`() throws {
    let box = View()
    let content = Sized(width: 40, height: 30)
    box.addSubview(content)
    content.fill(box, inset: 8)
    let fitting = Size(width: 56, height: 46)
    #expect(try box.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == fitting)
    #expect(try box.systemLayoutSizeFitting(View.layoutFittingExpandedSize) == fitting)
    let wide = try box.systemLayoutSizeFitting(
      Size(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == Size(width: 100, height: 46))
    #expect(box.frame == .zero && content.frame == .zero)
  }

  /// The words need more than one line in 100 points and one in 10,000.
  @Test
  func `the size that fits a wrapped text`() throws {
    let box = View()
    let label = box.add(Label("Words that need more than a hundred points"), "Label")
    label.numberOfLines = 0
    label.fill(box)
    let narrow = try box.systemLayoutSizeFitting(
      Size(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let wide = try box.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
    #expect(narrow.width == 100 && narrow.height > 41 && wide.height == 20.5)
  }

  @Test
  func `the size that fits a control, a stack view, and a view in a tree`() throws {
    #expect(
      try Switch().systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 51, height: 31))
    let stack = StackView(arrangedSubviews: [
      Sized(width: 20, height: 10), Sized(width: 30, height: 5),
    ])
    stack.spacing = 5
    let root = View.root()
    root.add(stack, "Stack").pin(Rect(0, 0, 300, 300))
    // Its own width and height are its constraints too; without them 20 + 5 + 30 by 10.
    #expect(
      try stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 300, height: 300))
    LayoutConstraint.deactivate(stack.constraints)
    #expect(
      try stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: 55, height: 10))
  }

  /// Three pages of the width of the scroll view, side by side.
  @Test
  func `a scroll view's content is as large as its constraints make it`() throws {
    let root = View.root()
    let scrollView = root.add(ScrollView(), "Scroll")
    scrollView.fill(root)
    let page = scrollView.add(View(), "Page")
    page.fill(scrollView.contentLayoutGuide)
    page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 3)
      .isActive = true
    page.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor).isActive = true
    try root.layoutIfNeeded()
    #expect(scrollView.contentSize == Size(width: 1125, height: 667))
    #expect(page.frame == Rect(0, 0, 1125, 667))
  }
}
