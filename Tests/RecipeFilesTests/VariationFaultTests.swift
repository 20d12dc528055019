import Testing

extension FaultTests {
  /// Faults of states, size classes, canvases and words of other systems.
  static let variations: [Fault] = [
    .init(
      name: "a state that cannot be named",
      recipe: "views: {A: }\nstates: {all: {}}\n",
      messages: [
        "2:10: 'all' cannot name a state | use a name with letters; 'all' means all of them"
      ]),
    .init(
      name: "a state's unknown view",
      recipe: "views: {Label: }\nstates: {Big: {views: {Lable: {text: x}}}}\n",
      messages: [
        "2:24: there is no view 'Lable' | did you mean 'Label'?"
      ]),
    .init(
      name: "a language's text that hides a state's",
      recipe:
        "views: {A: {kind: label}, B: {kind: label}}\nstates: {On: {views: {a: {text: x}, B: {text: y}}}, "
        + "Off: {views: {B: {text: z}}}}\nlanguages:\n  de: {views: {A: {text: p}, B: {text: q}}, states: "
        + "{On: {views: {A: {text: r}}}, Off: {views: {B: {text: s}}}}}\n  fr: {views: {B: {font: 9}}}\n",
      messages: [
        "4:40: this text hides that of the state 'On' in 'de' | write the state's own in this language: "
          + "'states: {On: {views: {B: {text: …}}}}'"
      ]),
    .init(
      name: "a language's unknown state, and what a state in a language cannot change",
      recipe: "views: {A: {kind: label}}\nstates: {Done: {views: {A: {text: x}}}}\nlanguages:\n"
        + "  de: {states: {Doen: {}, Done: {views: {B: {text: y}}, deactivate: [1]}}}\n",
      messages: [
        "4:17: there is no state 'Doen' | did you mean 'Done'?",
        "4:42: there is no view 'B' | known here: 'A'",
        "4:57: a state in a language has no key 'deactivate' | known here: 'views', 'title', 'alt', "
          + "'caption', 'callouts', 'phrases'",
      ]),
    .init(
      name: "a key that the kind does not have, in a state and a language",
      recipe: "views: {A: {}}\nstates: {On: {views: {A: {isOn: true}}}}\nlanguages: "
        + "{de: {views: {A: {placeholder: x}}}}\n",
      messages: [
        "2:33: a plain view has no key 'isOn' | the kind with it is 'switch'",
        "3:43: a plain view has no key 'placeholder' | the kinds with it are 'textField', 'searchBar' and 'imageView'",
      ]),
    .init(
      name: "a state's unknown constraint",
      recipe: "views: {A: }\nconstraints: |\n  1. A.Width = 3\nstates: {Big: {deactivate: [2]}}\n",
      messages: [
        "4:29: there is no constraint '2' | a constraint is named by the number before it "
          + "or by its identifier; known here: '1'"
      ]),
    .init(
      name: "a number that several constraints have",
      recipe: "views: {A: }\nconstraints: |\n  1. H:|-[a(3)]\nstates: {Big: {deactivate: [1]}}\n",
      messages: [
        "4:29: several constraints have the label '1' | a constraint is named by the number "
          + "before it or by its identifier"
      ]),
    .init(
      name: "a change that breaks a rule",
      recipe: "views: {A: }\nconstraints: |\n  1. A.Leading = Superview.Leading\nstates: "
        + "{Big: {constraints: {1: {multiplier: 0}}}}\n",
      messages: [
        "4:30: a location cannot have a multiplier of 0 | leave the multiplier out, or use another"
      ]),
    .init(
      name: "views added to what is no stack view",
      recipe: "views: {A: }\nstates: {More: {add: {A: {arrangedSubviews: {B: }}}}}\n",
      messages: [
        "2:45: only a stack view arranges its subviews | add them under 'subviews'"
      ]),
    .init(
      name: "a view added under a name that is taken",
      recipe: "views: {A: }\nstates: {More: {add: {a : {text: x}}}}\n",
      messages: [
        "2:28: views to add to a view has no key 'text' | known here: 'subviews', "
          + "'arrangedSubviews', 'before'"
      ]),
    .init(
      name: "a size class that is none",
      recipe: "traits: [{widthClass: narrow}]\n",
      messages: [
        "1:23: 'narrow' is not a size class | use 'compact'"
      ]),
    .init(
      name: "an edge of another system",
      recipe: "views: {A: }\nconstraints: |\n  A.left-edge = Superview.Left\n",
      messages: [
        "3:5: 'A' has no attribute 'left-edge' | use 'Leading'"
      ]),
    .init(
      name: "edges at once",
      recipe: "views: {A: }\nconstraints: |\n  A.edges = Superview.edges\n",
      messages: [
        "3:5: 'edges' stands for 4 constraints | write 'A.Leading = Superview.Leading', "
          + "'A.Trailing = Superview.Trailing', 'A.Top = Superview.Top' and "
          + "'A.Bottom = Superview.Bottom', each on a line of its own"
      ]),
    .init(
      name: "a content guide of a plain view",
      recipe: "views: {A: }\nconstraints: |\n  A.Top = A.Content Layout Guide.Top\n",
      messages: [
        "3:13: 'A' has no guide 'Content Layout Guide' | known here: "
          + "'Safe Area', 'Layout Margins Guide', 'Readable Content Guide'"
      ]),
    .init(
      name: "a version before there was Auto Layout",
      recipe: "canvas: {system: 3}\n",
      messages: [
        "1:18: '3' is not a version of iOS with Auto Layout's guides | use 7 or later"
      ]),
    .init(
      name: "a text size that is none",
      recipe: "canvas: {textSize: huge}\n",
      messages: [
        "1:20: 'huge' is not a text size | known here: 'extraSmall', 'small', 'medium', "
          + "'large', 'extraLarge', 'extraExtraLarge', 'extraExtraExtraLarge', "
          + "'accessibilityMedium', 'accessibilityLarge', 'accessibilityExtraLarge', "
          + "'accessibilityExtraExtraLarge', 'accessibilityExtraExtraExtraLarge'"
      ]),
    .init(
      name: "a bar that is none",
      recipe: "canvas: {bars: {search: true}}\n",
      messages: [
        "1:17: the set of bars has no key 'search' | known here: 'status', 'navigation', "
          + "'tab', 'tool'"
      ]),
    .init(
      name: "a merge of what is no mapping",
      recipe: "views: {A: {<<: 3}}\n",
      messages: [
        "1:17: expected the keys of entries to merge, found '3'"
      ]),
  ]
}
