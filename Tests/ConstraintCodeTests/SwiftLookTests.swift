import ConstraintCode
import LayoutModel
import Recipes
import TestSupport
import Testing

/// The looks of views in Swift, with UIKit's properties.
struct SwiftLookTests {
  private func code(_ keys: String, bars: String = "{}") throws -> [String] {
    let recipe = "canvas: {system: 16, bars: \(bars)}\nviews: {V: {\(keys)}}"
    let layout = try #require(Sample.recipe(recipe).layouts(on: CanvasRequest()).first)
    return try SwiftCode.text(of: layout, named: "Test").split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  static let rows: [(keys: String, lines: [String])] = [
    ("kind: switch", ["v.isOn = true"]), ("kind: slider, value: 0.25", ["v.value = 0.25"]),
    ("kind: progressView", ["v.progress = 0.5"]), ("kind: stepper, value: 0.5", ["v.value = 50"]),
    (
      "kind: segmentedControl, segments: [A, B], selectedSegment: 1", ["v.selectedSegmentIndex = 1"]
    ),
    (
      "kind: searchBar, text: A, placeholder: B, font: 12",
      [
        "v.text = \"A\"", "v.placeholder = \"B\"",
        "v.searchTextField.font = .systemFont(ofSize: 12)",
      ]
    ),
    (
      "kind: label, text: A, font: {style: title2, weight: bold}",
      [
        "v.font = UIFontMetrics(forTextStyle: .title2).scaledFont("
          + "for: .systemFont(ofSize: 22, weight: .bold))"
      ]
    ),
    (
      "kind: button, style: plain, title: A, font: {style: body, weight: bold}",
      [
        "v.configuration?.attributedTitle = AttributedString(\"A\", attributes: "
          + "AttributeContainer([.font: UIFontMetrics(forTextStyle: .body).scaledFont("
          + "for: .systemFont(ofSize: 17, weight: .bold))]))"
      ]
    ),
    ("cornerRadius: 8", ["v.layer.cornerRadius = 8"]),
    (
      "kind: imageView, cornerRadius: 8", ["v.layer.cornerRadius = 8", "v.clipsToBounds = true"]
    ),
    (
      "borderWidth: 1, borderColor: systemBlue",
      ["v.layer.borderWidth = 1", "v.layer.borderColor = UIColor.systemBlue.cgColor"]
    ),
    (
      "shadow: {opacity: 0.5, offset: [0, 2], radius: 4, color: systemRed}",
      [
        "v.layer.shadowOpacity = 0.5", "v.layer.shadowOffset = CGSize(width: 0, height: 2)",
        "v.layer.shadowRadius = 4", "v.layer.shadowColor = UIColor.systemRed.cgColor",
      ]
    ),
    (
      "kind: button, style: borderedProminent, title: Save, backgroundColor: systemGreen, "
        + "textColor: systemRed, cornerRadius: 4, font: 20",
      [
        "let v = UIButton(configuration: .borderedProminent())",
        "v.configuration?.attributedTitle = AttributedString(\"Save\", attributes: "
          + "AttributeContainer([.font: UIFont.systemFont(ofSize: 20)]))",
        "v.configuration?.baseForegroundColor = UIColor.systemRed",
        "v.configuration?.baseBackgroundColor = UIColor.systemGreen",
        "v.configuration?.cornerStyle = .fixed", "v.configuration?.background.cornerRadius = 4",
      ]
    ),
  ]

  @Test func `code sets tints, pickers and insets`() throws {
    let rows = [
      ("kind: slider, tintColor: systemGreen", "v.tintColor = UIColor.systemGreen"),
      ("kind: switch, onTintColor: systemRed", "v.onTintColor = UIColor.systemRed"),
      ("kind: datePicker, datePickerStyle: wheels", "v.preferredDatePickerStyle = .wheels"),
      ("kind: datePicker, datePickerMode: date", "v.datePickerMode = .date"),
      (
        "kind: scrollView, contentInsetAdjustmentBehavior: never",
        "v.contentInsetAdjustmentBehavior = .never"
      ),
    ]
    for (keys, line) in rows { #expect(try code(keys).contains(line), "\(keys)") }
  }

  @Test func `back buttons and placeholders of images are left out with a word`() throws {
    let layout = try Sample.layout("views: {V: {kind: imageView, placeholder: map}}")
    var bars = Bars(navigation: true)
    bars.navigationItem.back = "Home"
    var other = layout
    other.canvas.bars = bars
    #expect(SwiftCode.losses(of: layout) == ["the placeholder of 'V'"])
    #expect(
      SwiftCode.losses(of: other).last
        == "the back button, which belongs to the view controller before")
  }

  @Test(arguments: rows.indices)
  func `code sets the look of a view`(_ index: Int) throws {
    let row = Self.rows[index]
    let lines = try code(row.keys)
    #expect(lines.filter(row.lines.contains) == row.lines, "\(lines)")
  }

  @Test func `a state that new controls have is left out`() throws {
    #expect(try !code("kind: switch, isOn: false").contains { $0.contains("isOn") })
    let segments = "kind: segmentedControl, segments: [A], selectedSegment: none"
    #expect(try !code(segments).contains { $0.contains("selectedSegmentIndex") })
  }

  @Test func `a controller has the items of its bars`() throws {
    let button = "UIBarButtonItem(title: \"%\", style: .plain, target: nil, action: nil)"
    func item(_ title: String) -> String { button.replacing("%", with: title) }
    let lines = try code(
      "kind: view",
      bars: "{navigation: {title: A, left: B, largeTitle: true}, tab: [E, F], tool: [C, D]}")
    let expected = [
      "navigationItem.title = \"A\"",
      "navigationController?.navigationBar.prefersLargeTitles = true",
      "navigationItem.leftBarButtonItem = \(item("B"))", "tabBarItem.title = \"E\"",
      "toolbarItems = [\(item("C")), .flexibleSpace(), \(item("D"))]",
    ]
    #expect(lines.filter(expected.contains) == expected)
  }
}
