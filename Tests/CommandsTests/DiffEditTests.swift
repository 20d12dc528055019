import Commands
import Foundation
import TestSupport
import Testing

/// Single edits of recipes, made at random but the same each time.
struct DiffEditTests {
  /// A line of a recipe that was changed, and words that a sentence on it must hold.
  private struct Edited {
    var text: String
    var words: [String]
  }

  /// Numbers that look random and are the same each time, of Marsaglia, "Xorshift RNGs", 2003.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// A form of labels and fields, one below the other, with an optional and an inequality in each row.
  private static func recipe(rows: Int) -> [String] {
    var lines = ["title: Form", "canvas: {size: [600, 600]}", "views:"]
    for row in 0..<rows {
      lines.append(
        "  Label \(row): {kind: label, text: \"Text \(row)\", textColor: \"#22222\(row)\"}")
      lines.append("  Field \(row): {backgroundColor: \"#AABBC\(row)\"}")
    }
    lines.append("constraints: |")
    var number = 0
    func add(_ equation: String) {
      number += 1
      lines.append("  \(number). \(equation)")
    }
    for row in 0..<rows {
      let above = row == 0 ? "Superview.Top" : "`Field \(row - 1)`.Bottom"
      add("`Label \(row)`.Leading = Superview.LeadingMargin + \(row + 1).0")
      add("`Field \(row)`.Leading = `Label \(row)`.Trailing + \(row + 8).0")
      add("Superview.TrailingMargin = `Field \(row)`.Trailing + \(row + 2).0")
      add("`Field \(row)`.Top = \(above) + \(row + 30).0")
      add("`Field \(row)`.Height = \(row + 30).0")
      add("`Label \(row)`.CenterY = `Field \(row)`.CenterY")
      add("`Field \(row)`.Width >= \(row + 100).0 (Priority \(700 + row))")
    }
    return lines.map { $0.replacingOccurrences(of: "`", with: "") }
  }

  private static func edited(_ lines: [String], _ numbers: inout Numbers) -> Edited {
    var lines = lines
    func pick(_ mark: String) -> Int {
      let places = lines.indices.filter { lines[$0].contains(mark) }
      return places.randomElement(using: &numbers) ?? 0
    }
    func equation(_ line: String) -> String {
      String(line.drop { $0 != "." }.dropFirst(2))
    }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0:
      let place = pick(" + ")
      let old = lines[place]
      let digits = old.suffix(while: { $0 != " " })
      let number = Int.random(in: 50..<60, using: &numbers)
      lines[place] = old.dropLast(digits.count) + "\(number).0"
      return Edited(
        text: lines.joined(separator: "\n"), words: ["\"\(equation(old))\"", "\"+ \(number).0\""])
    case 1:
      let place = pick("(Priority")
      let old = lines[place]
      lines[place] = old.prefix { $0 != "(" } + "(Priority 333)"
      return Edited(
        text: lines.joined(separator: "\n"), words: ["\"\(equation(old))\"", "to 333"])
    case 2:
      let place = pick("backgroundColor")
      let name = lines[place].trimmingCharacters(in: .whitespaces).prefix { $0 != ":" }
      lines[place] = lines[place].replacingOccurrences(of: "#AABBC", with: "#CCBBA")
      return Edited(
        text: lines.joined(separator: "\n"), words: ["\(name)'s backgroundColor", "to #CCBBA"])
    case 3:
      let place = pick("text: ")
      let name = lines[place].trimmingCharacters(in: .whitespaces).prefix { $0 != ":" }
      lines[place] = lines[place].replacingOccurrences(
        of: "text: \"Text", with: "text: \"Other text")
      return Edited(text: lines.joined(separator: "\n"), words: ["\(name)'s text", "Other text"])
    case 4:
      let row = Int.random(in: 0..<8, using: &numbers)
      lines.append("  Field \(row).Height <= 400.0")
      return Edited(
        text: lines.joined(separator: "\n"), words: ["Field \(row).Height <= 400.0\" was added"])
    default:
      let place = pick("CenterY")
      let old = lines.remove(at: place)
      return Edited(
        text: lines.joined(separator: "\n"), words: ["\"\(equation(old))\" was removed"])
    }
  }

  @Test func `each of 100 random single edits is named`() async throws {
    let sandbox = try Sandbox()
    let lines = Self.recipe(rows: 8)
    let old = try sandbox.write(lines.joined(separator: "\n"), to: "old.yaml")
    var numbers = Numbers(state: 0x9E37_79B9_7F4A_7C15)
    for index in 0..<100 {
      let edited = Self.edited(lines, &numbers)
      let new = try sandbox.write(edited.text, to: "new.yaml")
      let outcome = await Outcome.of("diff", old, new)
      #expect(outcome.status == .findings, "\(index): \(outcome.errors)")
      let named = outcome.output.split(separator: "\n").contains { line in
        edited.words.allSatisfy(line.contains)
      }
      #expect(named, "\(index): \(edited.words): \(outcome.output)")
    }
  }
}

extension StringProtocol {
  /// The characters at the end that fulfil a condition.
  fileprivate func suffix(while holds: (Character) -> Bool) -> Substring {
    let rest = reversed().prefix(while: holds)
    return Substring(String(rest.reversed()))
  }
}
