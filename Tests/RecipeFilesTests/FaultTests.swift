import Diagnostics
import Notation
import RecipeFiles
import Recipes
import Testing

/// Faulty recipes and all that is said about them, word for word.
struct FaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var recipe: String
    var messages: [String]
    var testDescription: String { name }
  }

  static func line(_ constraint: String) -> String {
    "views: {Red View: {}, Blue View: {}}\nconstraints: |\n  1. \(constraint)\n"
  }

  static let notation: [Fault] = [
    Fault(
      name: "unknown view", recipe: line("Red Veiw.Leading = Superview.Leading"),
      messages: ["3:6: there is no view or guide 'Red Veiw' | did you mean 'Red View'?"]),
    Fault(
      name: "unknown attribute", recipe: line("Red View.Leadin = Superview.Leading"),
      messages: ["3:15: 'Red View' has no attribute 'Leadin' | did you mean 'Leading'?"]),
    Fault(
      name: "both sides", recipe: line("Red Veiw.Leading = Superveiw.Leading"),
      messages: [
        "3:6: there is no view or guide 'Red Veiw' | did you mean 'Red View'?",
        "3:25: there is no view or guide 'Superveiw' | did you mean 'Superview'?",
      ]),
    Fault(
      name: "no attribute", recipe: line("Red View = Blue View.Top"),
      messages: [
        "3:6: 'Red View' has no attribute | did you mean 'Red View.Top'?"
      ]),
    Fault(
      name: "no relation", recipe: line("Red View.Top + 20"),
      messages: [
        "3:19: expected '=', '>=' or '<=' after the first attribute | write '=' and what it is equal to, as in 'Red View.Top = …'"
      ]),
    Fault(
      name: "strange relation", recipe: line("Red View.Top >> Blue View.Top"),
      messages: ["3:19: '>>' is not a relation | use '=', '>=' or '<='"]),
    Fault(
      name: "nothing on the right", recipe: line("Red View.Top ="),
      messages: [
        "3:20: expected an item and attribute, or a number | write it as in '= Superview.Top + 8' or '= Superview.Top'"
      ]),
    Fault(
      name: "no constant", recipe: line("Red View.Top = Blue View.Top + x"),
      messages: [
        "3:37: there is no metric 'x' | write a number, or give 'x' one under 'metrics'"
      ]),
    Fault(
      name: "priority too high", recipe: line("Red View.Width = 20 (Priority 1200)"),
      messages: ["3:27: the priority is 1200 | use 1 to 1000; 1000 is required"]),
    Fault(
      name: "priority without number", recipe: line("Red View.Width = 20 (Priority high)"),
      messages: [
        "3:27: a priority is a number, and 'high' is its name in code | write 'Red View.Width = 20 (Priority 750)'"
      ]),
    Fault(
      name: "a metric in the place of an item",
      recipe: "metrics: {gap: 3}\nviews: {A: }\nconstraints: |\n  A.Width = 2 x gap\n",
      messages: [
        "4:17: expected an item and attribute, found the metric 'gap' | write the item before it, as in 'Superview.Leading + gap'"
      ]),
    Fault(
      name: "a metric in another case",
      recipe: "metrics: {gap: 3}\nviews: {A: }\nconstraints: |\n  A.Width = Gap\n",
      messages: [
        "4:13: 'Gap' is no number, no metric and no item with an attribute"
          + " | did you mean the metric 'gap'?"
      ]),
    Fault(
      name: "a metric that is too large",
      recipe: "metrics: {gap: 1e7}\nviews: {A: }\nconstraints: |\n  A.Width = gap\n",
      messages: ["1:16: 1e7 is too large | use a number of at most a million"]),
    Fault(
      name: "operator in a name", recipe: line("Two-up View.Width = 20"),
      messages: [
        "3:6: the name 'Two-up View' needs backquotes, because it holds '-'"
          + " | write '`Two-up View`'"
      ]),
    Fault(
      name: "width tied to top", recipe: line("Red View.Width = Blue View.Top"),
      messages: [
        "3:23: a size (Width, Height) cannot be tied to a location"
          + " | tie a size to a size or to a number, and a location to a location"
      ]),
    Fault(
      name: "leading tied to left", recipe: line("Red View.Leading = Blue View.Left"),
      messages: [
        "3:25: Leading and Trailing cannot be tied to Left and Right"
          + " | use 'Leading' in place of 'Left'"
      ]),
    Fault(
      name: "multiplier on a location", recipe: line("Red View.Top = 0 x Blue View.Top"),
      messages: [
        "3:21: a location cannot have a multiplier of 0 | leave the multiplier out, or use another"
      ]),
    Fault(
      name: "location tied to a number", recipe: line("Red View.Top = 20"),
      messages: [
        "3:21: a location needs a second item: it cannot be a constant"
          + " | name the item that it is measured from: 'Superview.Top + 20.0'"
      ]),
    Fault(
      name: "a percentage of nothing", recipe: line("Red View.Width = 50%"),
      messages: [
        "3:26: expected 'x' and an item after a percentage | write "
          + "'Red View.Width = 0.5 x Superview.Width'"
      ]),
    Fault(
      name: "a multiplier behind the item", recipe: line("Red View.Width = Blue View.Width / 2"),
      messages: [
        "3:39: a multiplier stands before its item | write '1. Red View.Width = 1/2 x Blue View.Width'"
      ]),
    Fault(
      name: "two constants", recipe: line("Red View.Top = Blue View.Top + 20 + 30"),
      messages: ["3:35: a constant is one number | write '1. Red View.Top = Blue View.Top + 50'"]),
    Fault(
      name: "two priorities", recipe: line("Red View.Width = 5 @750 (Priority 3)"),
      messages: ["3:30: a constraint has one priority | delete one of the two"]),
    Fault(
      name: "a priority in hexadecimal", recipe: line("Red View.Width = 5 (Priority 0x10)"),
      messages: [
        "3:26: expected a priority from 1 to 1000 | write it as '(Priority 750)' or '@750'"
      ]),
    Fault(
      name: "no attribute meant", recipe: line("Red View.Width = Superview.NotAnAttribute + 7"),
      messages: [
        "3:33: 'Superview' has no attribute 'NotAnAttribute' | known here: "
          + AttributeNames.names.map { "'\($0)'" }.joined(separator: ", ")
      ]),
    Fault(
      name: "half a mapping",
      recipe: "views: {A: {}}\nconstraints:\n"
        + "  - {firstItem: A, firstAttribute: width, secondItem: Superview, constant: 7}\n",
      messages: [
        "3:5: 'secondItem' and 'secondAttribute' go together | add the one that is missing, as in 'secondItem: Superview'"
      ]),
    Fault(
      name: "a multiplier that is no number",
      recipe: line(
        "Red View.Width = \(String(repeating: "9", count: 400))/\(String(repeating: "9", count: 400))"
          + " x Blue View.Width"),
      messages: [
        "3:23: a constant or multiplier is too large | use a number of at most a million"
      ]),
    Fault(
      name: "an escaped line is reported at its text's place",
      recipe: "views: {A: {}, B: {}}\nconstraints: \"A.Tpo \\u003d B.Top\"\n",
      messages: ["2:14: 'A' has no attribute 'Tpo' | did you mean 'Top'?"]),
    Fault(
      name: "a fault behind an alias",
      recipe: "views: {A: {}}\ntitle: &c A.Widht = 5\nconstraints: *c\n",
      messages: ["3:14: 'A' has no attribute 'Widht' | did you mean 'Width'?"]),
    Fault(
      name: "too large", recipe: line("Red View.Width = 99999999999999999999999"),
      messages: [
        "3:23: a constant or multiplier is too large | use a number of at most a million"
      ]),
    Fault(
      name: "wide characters before the fault", recipe: line("観覧車.Top = Superview.Tpo"),
      messages: [
        "3:6: there is no view or guide '観覧車'"
          + " | known here: 'Superview', 'Red View', 'Blue View', 'Top Layout Guide',"
          + " 'Bottom Layout Guide', 'Safe Area'",
        "3:26: 'Superview' has no attribute 'Tpo' | did you mean 'Top'?",
      ]),
  ]

  static let recipes: [Fault] = [
    Fault(
      name: "unknown keys at every level",
      recipe: "titel: x\nviews: {Red: {color: red}}\ncanvas: {divice: iPhone 6}\n",
      messages: [
        "1:1: a recipe has no key 'titel' | use 'title'",
        "2:15: a view has no key 'color' | use 'backgroundColor'",
        "3:10: a canvas has no key 'divice' | did you mean 'device'?",
      ]),
    Fault(
      name: "unknown device", recipe: "canvas: {device: iPhone 6 Pus}",
      messages: ["1:18: 'iPhone 6 Pus' is not a device | did you mean 'iPhone 6 Plus'?"]),
    Fault(
      name: "device by its size", recipe: "canvas: {device: 395 x 850}",
      messages: [
        "1:18: '395 x 850' is not a device"
          + " | nearest in size: 'iPhone 14 Pro'"
      ]),
    Fault(
      name: "device as a simulator calls it",
      recipe: "canvas: {device: iPad Pro 13-inch (M4)}",
      messages: [
        "1:18: 'iPad Pro 13-inch (M4)' is not a device | did you mean 'iPad Pro 13 (M4)'?"
      ]),
    Fault(
      name: "reserved regions",
      recipe: """
        canvas:
          size: [600, 400]
          reserved:
            - {frame: [280, 0, 40, 400], name: Hinge}
            - {frame: [590, 0, 20, 400], name: Beyond}
            - {frame: [280, 0, 40, 0], name: Empty}
            - {frame: [280, 0, 40, 400], name: hinge}
            - {frame: [280, 0, -40, 400], name: Negative}
        """,
      messages: [
        "5:7: 'Beyond' reaches beyond the canvas | the canvas is 600 x 400 points",
        "6:7: a reserved region has a name and a frame that is not empty"
          + " | write '{frame: [0, 455.5, 669, 40], name: Fold}'",
        "7:7: 'hinge' and 'Hinge' differ only in upper and lower case"
          + " | names match without regard to case: give each view a name of its own",
        "8:15: a size cannot be negative | write it without '-'",
      ]),
    Fault(
      name: "a view with the name of a device's region",
      recipe: "canvas: {device: iPhone Duo inner}\nviews: {Fold: {}}",
      messages: [
        "2:9: 'Fold' is taken | names match without regard to case: give each view a name of its own"
      ]),
    Fault(
      name: "unknown colour", recipe: "views: {Red: {backgroundColor: bule}}",
      messages: ["1:32: 'bule' is not a colour | did you mean 'blue'?"]),
    Fault(
      name: "unquoted colour in braces",
      recipe: "views:\n  Red: {backgroundColor: #3953A4}\nconstraints: |\n  Red.Width = 1\n",
      messages: [
        "2:26: '#' begins a comment here, which hides the rest of the line"
          + " | put the text or colour into quotes, or a blank behind '#' if this is a comment"
      ]),
    Fault(
      name: "unquoted colour in braces at the end",
      recipe: "views:\n  Red: {backgroundColor: #3953A4}",
      messages: [
        "2:26: '#' begins a comment here, which hides the rest of the line"
          + " | put the text or colour into quotes, or a blank behind '#' if this is a comment"
      ]),
    Fault(
      name: "a comment inside a plain text", recipe: "title: Red #2 View\n",
      messages: [
        "1:12: '#' begins a comment here, which hides the rest of the line"
          + " | put the text or colour into quotes, or a blank behind '#' if this is a comment"
      ]),
    Fault(
      name: "a fault below a harmless comment",
      recipe: "canvas: # the phone\n  device: iPhone 6\nviews:\n  A: {}\n bad\n",
      messages: [
        "5:2: this is not YAML | see whether a ':', a ',', a quote, a bracket or a blank is missing or "
          + "too many, here or in the lines above"
      ]),
    Fault(
      name: "unquoted colour", recipe: "views:\n  Red:\n    backgroundColor: #3953A4\n",
      messages: [
        "3:22: '#' begins a comment here, which hides the rest of the line"
          + " | put the text or colour into quotes, or a blank behind '#' if this is a comment"
      ]),
    Fault(
      name: "tab as indentation", recipe: "views:\n\tRed: {}\n",
      messages: [
        "2:1: this line is indented with a tab, and only blanks can be there | indent it by 2 blanks"
      ]),
    Fault(
      name: "key given twice", recipe: "title: a\ntitle: b\n",
      messages: ["2:1: 'title' is given twice, first in line 1 | delete one of the two"]),
    Fault(
      name: "names that differ in case", recipe: "views: {Red: {}, red: {}}",
      messages: [
        "1:18: 'red' and 'Red' differ only in upper and lower case"
          + " | names match without regard to case: give each view a name of its own"
      ]),
    Fault(
      name: "a name that is taken", recipe: "views: {Superview: {}}",
      messages: [
        "1:9: 'Superview' is a name of the layout's own"
          + " | names match without regard to case: give each view a name of its own"
      ]),
    Fault(
      name: "wrong types",
      recipe: "title: [a]\nviews: 3\nconstraints: {a: b}\ncanvas: {size: 600}\n",
      messages: [
        "1:8: expected a text, found a list of 1 | one value belongs here: write 'a'",
        "2:8: expected views by name, found '3' | write '3:' on the line below, and indent it",
        "3:14: expected lines of constraints, found a mapping | write 'constraints: |', and the constraints on the lines below",
        "4:16: expected [width, height], found '600' | write it as in '[335, 100]'",
      ]),
    Fault(
      name: "numbers that are none",
      recipe: "views: {A: {frame: [0, 0, inf, nan], intrinsicContentSize: [0x10, -1]}}",
      messages: [
        "1:27: expected a number, found 'inf'", "1:32: expected a number, found 'nan'",
        "1:61: expected a number, found '0x10'",
        "1:67: a size cannot be negative | write it without '-'",
      ]),
    Fault(
      name: "size of a canvas", recipe: "canvas: {size: [0, 100000]}",
      messages: ["1:16: a canvas is 1 to 8192 points wide and high | write it as in '[375, 667]'"]),
    Fault(
      name: "two documents", recipe: "title: a\n---\ntitle: b\n",
      messages: [
        "2:1: a recipe file holds one layout, and this is a second document"
          + " | put it into a file of its own"
      ]),
    Fault(
      name: "empty", recipe: "# nothing\n",
      messages: ["1:1: this recipe is empty | give it 'views' and 'constraints'"]),
    Fault(
      name: "frames of nothing",
      recipe: "views: {Red: {}}\nframes: {upright: {}, portrait: {Rad: [1, 2, 3, 4], Red: [1]}}",
      messages: [
        "2:10: 'upright' names no canvas | use 'portrait', 'landscape', a size such as '600x600', or"
          + " a device and an orientation such as 'iPad Air 2 landscape'",
        "2:34: there is no view 'Rad' | did you mean 'Red'?",
        "2:58: expected [x, y, width, height], found a list of 1 | write it as in '[20, 40, 335, 100]'",
      ]),
    Fault(
      name: "status", recipe: "status: satisfied",
      messages: [
        "1:9: 'satisfied' is not a status | known here: 'ambiguous', 'unsatisfiable', 'misplaced'"
      ]),
    Fault(
      name: "no orientation", recipe: "canvas: {orientations: []}",
      messages: [
        "1:24: expected portrait, landscape or both, found a list of 0 | write it as in 'portrait'"
      ]),
    Fault(
      name: "a fault that is used again by an alias and a merge",
      recipe: "views:\n  A: &a {isHiden: true}\n  B: *a\n  C: {<<: *a}\n",
      messages: ["2:10: a view has no key 'isHiden' | did you mean 'isHidden'?"]),
    Fault(
      name: "a place before a view that is not arranged",
      recipe: """
        views: {X: {}, S: {kind: stackView, arrangedSubviews: {Name: {}}}}
        states:
          A: {add: {S: {arrangedSubviews: {B: {}}, before: X}}}
          B: {add: {S: {arrangedSubviews: {B: {}}, before: Nam}}}
        """,
      messages: [
        "3:52: the stack view arranges no view 'X' | known here: 'Name'",
        "4:52: the stack view arranges no view 'Nam' | did you mean 'Name'?",
      ]),
    Fault(
      name: "a frame of a view that the state removes",
      recipe: """
        views: {A: {subviews: {B: {}}}}
        states: {S: {remove: [A], frames: {600x600: {B: [0, 0, 1, 1]}}}}
        """,
      messages: ["2:49: 'B' is removed here and has no frame | delete this line"]),
    Fault(
      name: "a frame of a view that a size class removes",
      recipe: """
        views: {A: }
        traits: [{widthClass: compact, heightClass: regular, remove: [A]}]
        frames: {landscape: {A: [0, 0, 1, 1]}, portrait: {A: [0, 0, 1, 1]}}
        """,
      messages: ["3:54: 'A' is removed here and has no frame | delete this line"]),
    Fault(
      name: "control characters", recipe: #"title: "a\0b""# + "\nviews: {\"a\\eb\": {}}\n",
      messages: [
        "1:8: this text holds a character that cannot be shown | delete it, or write what it stands for",
        "2:9: a view's name is a line of visible text | write a name, such as 'Red View'",
      ]),
    Fault(
      name: "a raw control character", recipe: "title: T\nviews:\n  A:\nsummary: a\u{1}b\n",
      messages: ["4:11: this is a control character | delete it"]),
    Fault(
      name: "too deep", recipe: String(repeating: "[", count: 200),
      messages: ["1:101: this is nested more than 100 deep"]),
    Fault(
      name: "an alias bomb",
      recipe: (0..<30).map { "a\($0): &a\($0) [\(($0 == 0 ? "x" : "*a\($0 - 1), *a\($0 - 1)"))]\n" }
        .joined(),
      // [x] weighs 2, and each line 1 and twice the one above: 3 x 2^20 - 1 in line 21 is too much.
      messages: ["21:6: this holds more than 2000000 nodes"]),
  ]

  @Test(arguments: notation + recipes + visualFormat + views + variations)
  func `a fault is reported with its place and a suggestion`(_ fault: Fault) {
    let file = SourceFile(path: "A.yaml", text: fault.recipe)
    let checked = RecipeFileReader.recipe(in: file, named: "A")
    let messages = checked.diagnostics.map { diagnostic in
      let position = file.position(at: diagnostic.range?.start ?? 0)
      let help = diagnostic.help.map { " | " + $0 } ?? ""
      return "\(position.line):\(position.column): \(diagnostic.message)\(help)"
    }
    #expect(messages == fault.messages)
    #expect(checked.value == nil)
  }
}
