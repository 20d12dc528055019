import Testing

extension FaultTests {
  /// Faults of views and what they show.
  static let views: [Fault] = [
    .init(
      name: "frames below a canvas that is none",
      recipe: "views: {A: }\nframes: {portrit: {A: [1, 2], B: x}}\n",
      messages: ["2:10: 'portrit' names no canvas | did you mean 'portrait'?"]),
    .init(
      name: "a frame of a view that is not there",
      recipe: "views: {A: }\nframes: {portrait: {backgroundColor: red, A: [1, 2]}}\n",
      messages: [
        "2:21: there is no view 'backgroundColor' | delete it: every view has its frame here",
        "2:46: expected [x, y, width, height], found a list of 2 | write it as in '[20, 40, 335, 100]'",
      ]),
    .init(
      name: "a view that is arranged twice",
      recipe: "views:\n  S: {kind: stackView, subviews: {A: }, arrangedSubviews: [A, A]}\n",
      messages: [
        "2:63: 'A' is arranged twice | a view has one place in one stack view"
      ]),
    .init(
      name: "a view of two stack views",
      recipe: "views:\n  S: {kind: stackView, arrangedSubviews: {A: }}\n  T: {kind: "
        + "stackView, arrangedSubviews: [A]}\n",
      messages: [
        "3:43: 'A' is not one of the stack view's subviews | a view has one superview, "
          + "and one place in one stack view"
      ]),
    .init(
      name: "arranged subviews of a plain view",
      recipe: "views:\n  U: {arrangedSubviews: {A: }}\n",
      messages: [
        "2:7: 'arrangedSubviews' is a key of stack views | add 'kind: stackView'"
      ]),
    .init(
      name: "an arranged view that is not there",
      recipe: "views:\n  S: {kind: stackView, subviews: {Label: }, arrangedSubviews: [Lable]}\n",
      messages: [
        "2:64: the stack view has no view 'Lable' | did you mean 'Label'?"
      ]),
    .init(
      name: "a space behind a view elsewhere",
      recipe: "views:\n  S: {kind: stackView, arrangedSubviews: {Label: }, customSpacing: "
        + "{Button: 3}}\n",
      messages: [
        "2:69: the stack view has no view 'Button' | known here: 'Label'"
      ]),
    .init(
      name: "a style of another kind",
      recipe:
        "views:\n  F: {kind: textField, style: filled}\n  T: {style: large, kind: tableView}\n",
      messages: [
        "2:31: views of the kind 'textField' have no style 'filled' | known here: 'plain'",
        "3:14: views of the kind 'tableView' have no style 'large' | known here: 'plain', "
          + "'grouped', 'insetGrouped'",
      ]),
    .init(
      name: "styles of later versions of iOS",
      recipe: "canvas: {system: 12}\nviews:\n  B: {kind: button, style: filled}\n  "
        + "T: {kind: tableView, style: insetGrouped}\nstates: {S: {views: {B: {style: gray}}}}\n",
      messages: [
        "3:28: the style 'filled' needs iOS 15, and this canvas has iOS 12 | add 'system: 15' to "
          + "'canvas', or choose a newer device",
        "4:31: the style 'insetGrouped' needs iOS 13, and this canvas has iOS 12 | add "
          + "'system: 13' to 'canvas', or choose a newer device",
        "5:33: the style 'gray' needs iOS 15, and this canvas has iOS 12 | add 'system: 15' to "
          + "'canvas', or choose a newer device",
      ]),
    .init(
      name: "a distribution of another system",
      recipe: "views:\n  S: {kind: stackView, distribution: space-between}\n",
      messages: [
        "2:38: 'space-between' is not a distribution | use 'equalSpacing'"
      ]),
    .init(
      name: "an alignment of another system",
      recipe: "views:\n  S: {kind: stackView, alignment: flex-start}\n",
      messages: [
        "2:35: 'flex-start' is not an alignment | use 'leading'"
      ]),
    .init(
      name: "an axis that is none",
      recipe: "views:\n  S: {kind: stackView, axis: diagonal}\n",
      messages: [
        "2:30: 'diagonal' is not an axis | known here: 'horizontal', 'vertical'"
      ]),
    .init(
      name: "a mask without a frame",
      recipe: "views:\n  W: {autoresizingMask: [flexibleWidth]}\n",
      messages: [
        "2:25: an autoresizing mask needs the view's 'frame' to start from | add it, as in 'frame: [20, 40, 335, 100]'"
      ]),
    .init(
      name: "a mask in a view without a frame",
      recipe: "views:\n  V: {subviews: {W: {frame: [0, 0, 1, 1], autoresizingMask: "
        + "flexibleWidth}}}\n",
      messages: [
        "2:61: an autoresizing mask needs the 'frame' of 'V', which holds the view | add it there, as in 'frame: [20, 40, 335, 100]'"
      ]),
    .init(
      name: "a part of a mask that is none",
      recipe: "views:\n  W: {frame: [0, 0, 1, 1], autoresizingMask: [flexiblWidth]}\n",
      messages: [
        "2:47: 'flexiblWidth' is not part of an autoresizing mask | did you mean "
          + "'flexibleWidth'?"
      ]),
    .init(
      name: "a frame of a negative size",
      recipe: "views:\n  W: {frame: [0, 0, -1, 1]}\n",
      messages: [
        "2:14: a size cannot be negative | write it without '-'"
      ]),
    .init(
      name: "an image of a negative size",
      recipe: "views:\n  W: {kind: imageView, image: {name: x, size: [-1, 1]}}\n",
      messages: [
        "2:47: a size cannot be negative | write it without '-'"
      ]),
    .init(
      name: "an image that is not there",
      recipe: "views:\n  W: {kind: imageView, image: nowhere.png}\n",
      messages: [
        "2:31: there is no file 'nowhere.png' beside the recipe | put the file there, or give its "
          + "size in points: '{name: nowhere.png, size: [300, 400]}'"
      ]),
    .init(
      name: "a typeface, which recipes do not choose",
      recipe:
        "views:\n  W: {kind: label, font: Helvetica Bold 20}\n  V: {kind: label, font: {family: Arial, size: 20}}\n",
      messages: [
        "2:26: 'Helvetica' does not count, since ibar sets all texts in the system font | "
          + "write '{size: 20, weight: Bold}'",
        "3:27: a font has no key 'family', since ibar sets all texts in the system font | "
          + "delete it",
      ]),
    .init(
      name: "a size in place of two constraints",
      recipe: "views:\n  W: {size: 48}\n  V: {size: [48, 20]}\n",
      messages: [
        "2:7: a view has no key 'size', since its size comes from constraints | "
          + "add 'W.Width = 48' and 'W.Height = 48' to 'constraints', and delete this",
        "3:7: a view has no key 'size', since its size comes from constraints | "
          + "add 'V.Width = 48' and 'V.Height = 20' to 'constraints', and delete this",
      ]),
    .init(
      name: "texts of a language outside of 'languages'",
      recipe:
        "views:\n  W: {kind: label, text: Hi, fr: Salut}\nde: {views: {W: {text: Hallo}}}\n",
      messages: [
        "2:30: a view has no key 'fr', which is a language | "
          + "delete it, and write 'languages: {fr: {views: {W: {text: Salut}}}}' at the end of the recipe",
        "3:1: a recipe has no key 'de', which is a language | "
          + "write 'languages: {de: {views: {W: {text: Hallo}}}}'",
      ]),
    .init(
      name: "colours with an opacity, and a truth value in another case",
      recipe:
        "views:\n  W: {backgroundColor: blue 50%}\n  V: {backgroundColor: \"rgba(255, 0, 0, 0.5)\"}\n"
        + "  U: {backgroundColor: blue.withAlphaComponent(0.2), isHidden: True}\n",
      // 127.5 is rounded up to 0x80, and 51 is 0x33; blue is #3953A4.
      messages: [
        "2:24: 'blue 50%' is not a colour | write '\"#3953A480\"'",
        "3:24: 'rgba(255, 0, 0, 0.5)' is not a colour | write '\"#FF000080\"'",
        "4:24: 'blue.withAlphaComponent(0.2)' is not a colour | write '\"#3953A433\"'",
        "4:64: expected true or false, found 'True' | write 'true'",
      ]),
    .init(
      name: "a font of no size",
      recipe: "views:\n  W: {kind: label, font: 0}\n",
      messages: [
        "2:26: a font is 1 to 1000 points high | use a size such as 17"
      ]),
    .init(
      name: "a font with a style and a size",
      recipe: "views:\n  W: {kind: label, font: {style: body, size: 12}}\n",
      messages: [
        "2:26: a text style has its own size | delete 'size' or 'style'"
      ]),
    .init(
      name: "a weight that is none",
      recipe: "views:\n  W: {kind: label, font: {weight: fat}}\n",
      messages: [
        "2:35: 'fat' is not a weight | known here: 'ultraLight', 'thin', 'light', "
          + "'regular', 'medium', 'semibold', 'bold', 'heavy', 'black'"
      ]),
    .init(
      name: "a text style that is none",
      recipe: "views:\n  W: {kind: label, font: {style: header}}\n",
      messages: [
        "2:34: 'header' is not a text style | known here: 'largeTitle', 'title1', "
          + "'title2', 'title3', 'headline', 'body', 'callout', 'subheadline', 'footnote', "
          + "'caption1', 'caption2'"
      ]),
    .init(
      name: "a region of a view that is not there",
      recipe: "views: {Detail: }\nscreen: {regions: [{view: Detial, guide: readable}]}\n",
      messages: [
        "2:27: there is no view or constraint 'Detial' | did you mean 'Detail'?"
      ]),
    .init(
      name: "a region without a guide",
      recipe: "views: {Detail: }\nscreen: {regions: [margins, {view: Detail}]}\n",
      messages: [
        "2:29: this region has no 'guide' | write '{view: NAME, guide: readable}'"
      ]),
    .init(
      name: "a reserved region beyond the canvas on its side",
      recipe: "canvas: {reserved: [{name: K, frame: {portrait: [0, 500, 375, 167], "
        + "landscape: [0, 200, 667, 200]}}]}\n",
      messages: [
        "1:21: 'K' reaches beyond the canvas in landscape | the canvas is 667 x 375 points"
      ]),
    .init(
      name: "a reserved region without a frame",
      recipe: "canvas: {reserved: [{name: K, frame: {}}]}\n",
      messages: [
        "1:21: a reserved region has a name and a frame that is not empty | "
          + "write '{frame: [0, 455.5, 669, 40], name: Fold}'"
      ]),
    .init(
      name: "half a line",
      recipe: "views:\n  W: {kind: label, numberOfLines: 1.5}\n",
      messages: [
        "2:35: expected a whole number from 0 to 10000, found '1.5'"
      ]),
    .init(
      name: "a kind of UIKit",
      recipe: "views:\n  W: {kind: UILabel}\n",
      messages: [
        "2:13: 'UILabel' is not a kind of view | use 'label'"
      ]),
    .init(
      name: "a semantic word of another system",
      recipe: "views:\n  W: {semanticContentAttribute: rtl}\n",
      messages: [
        "2:33: 'rtl' is not a semantic content attribute | use 'forceRightToLeft'"
      ]),
    .init(
      name: "a key of another system",
      recipe: "views:\n  W: {lines: 2}\n",
      messages: [
        "2:7: a view has no key 'lines' | use 'numberOfLines'"
      ]),
  ]
}
