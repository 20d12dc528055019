import Basics
import Testing

struct DecimalTextTests {
  static let numbers: [(value: Double, decimals: Int, text: String)] = [
    (20, 2, "20"), (111 + 2 / 3.0, 3, "111.667"), (0.5, 0, "1"), (-0.5, 0, "-1"), (-0.001, 2, "0"),
    (0.05, 1, "0.1"), (1e6, 3, "1000000"), (2.50, 3, "2.5"), (0.007, 3, "0.007"),
  ]

  @Test(arguments: numbers)
  func `numbers are rounded`(_ number: (value: Double, decimals: Int, text: String)) {
    #expect(DecimalText.rounded(number.value, to: number.decimals) == number.text)
  }

  @Test(arguments: [
    (20.0, "20.0"), (0.5, "0.5"), (-8.0, "-8.0"), (1 / 3.0, "0.333333"), (.nan, "nan"),
    (.infinity, "inf"), (-.infinity, "-inf"),
  ])
  func `the guide writes a decimal`(_ value: Double, _ text: String) {
    #expect(DecimalText.guide(value) == text)
  }
}
