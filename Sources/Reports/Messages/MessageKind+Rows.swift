extension MessageKind {
  /// Each id with its meaning, by id: docs/diagnostics.md, `ibar help ID` and the rules of SARIF.
  package static let all: [MessageKind] = [
    .init(
      "ambiguous",
      "Several frames of a view satisfy its constraints. Add the constraint that the help names."),
    .init(
      "arranged-twice",
      "A view is twice among the arranged subviews of stack views. It has one place."),
    .init("bare-constraints", "Constraints stand in a recipe without the key `constraints`."),
    .init("beyond-edge", "A constraint lets a view reach beyond the edge of its superview."),
    .init("cache", "A cache entry cannot be written, or `--link` goes without the cache."),
    .init("collapsed", "A view is so small that its content does not show."),
    .init("contradicting-keys", "Two keys exclude each other, such as `device` and `size`."),
    .init("control-character", "A text holds a character that cannot be shown."),
    .init(
      "crowded-figure",
      "A schematic has no room for all marks: those of some constraints hide others, or names."),
    .init("cut-text", "A text of one line is wider than its view, and ends in an ellipsis."),
    .init("dead-figure-link", "A page shows a figure of ibar that nothing draws."),
    .init(
      "document-type",
      "A storyboard or xib with a document type declaration is refused: no entity is read."),
    .init("drawing", "A figure cannot be drawn, such as one with a text that is too long."),
    .init("duplicate-constraint", "A constraint repeats another one."),
    .init(
      "duplicate-id",
      "Two views of a storyboard or xib have the same id. Of constraints and layout "
        + "guides it is a warning."),
    .init("duplicate-identifier", "An identifier occurs twice."),
    .init("duplicate-key", "A mapping has a key twice. YAML parsers would take the last one."),
    .init("duplicate-layout-name", "Two layouts of a guide have the same given name."),
    .init(
      "duplicate-name",
      "The names of two views differ only in upper and lower case. Names match without "
        + "regard to case."),
    .init("duplicate-number", "Two constraints have the same number."),
    .init("empty-crop", "A crop shows nothing of the canvas."),
    .init(
      "empty-recipe",
      "A recipe on standard input is empty: give it `views` and `constraints`."),
    .init("file", "A file cannot be read or written."),
    .init("fixed", "`check --fix` changed a file."),
    .init("fixed-size", "A view with a text has a fixed size, so a longer text does not fit."),
    .init("font", "A file is not a font."),
    .init("foreign-character", "A character looks like one of the notation and is another one."),
    .init("foreign-code", "A line is code of another system in place of a constraint or a view."),
    .init(
      "hidden-text",
      "A language has one text of a view for all states, and a state has a text of its own."),
    .init("hidden-view", "Constraints hold for a view that is hidden."),
    .init("illegal-attributes", "A constraint ties two attributes that cannot be tied."),
    .init("incomplete-region", "A reserved region lacks its name or its frame."),
    .init(
      "kept-figure",
      "`render --prune` does not delete a figure, since it changed after ibar wrote it, "
        + "a stamp is damaged, or another run draws."),
    .init(
      "large-figure",
      "A schematic leaves out views or constraints: it shows at most 100 and 250, on "
        + "9,000 points."),
    .init("layout", "A layout cannot be solved, because its numbers are too different."),
    .init(
      "left-or-right",
      "A constraint has Left or Right, which do not follow the reading direction."),
    .init("literal-escape", "A text has an escape or a comment that figures show as it stands."),
    .init(
      "looks-left-out",
      "`convert` does not write a part of a layout's looks, such as the colour of a "
        + "border in a storyboard."),
    .init(
      "low-contrast",
      "A colour of `theme` in `ibar.yaml` is not seen, or not read, on the ground."),
    .init("malformed-xml", "A storyboard or xib is not well-formed XML."),
    .init(
      "malformed-yaml",
      "The text breaks a rule of YAML: often an indentation, a colon or a quote."),
    .init("misplaced", "A view lies where its constraints do not put it."),
    .init("missed-frame", "A view has another frame than the recipe expects."),
    .init("missing-attribute", "An item of a constraint has no attribute, such as `.Height`."),
    .init(
      "missing-backquotes",
      "A name holds an operator or begins with a number, and has no backquotes."),
    .init("missing-constant", "An operator has no constant behind it."),
    .init(
      "missing-glyph", "No font has a character of a text, so figures show a box in its place."),
    .init("missing-identifier", "A prototype cell has no reuse identifier."),
    .init("missing-item", "An attribute has no item in front of it."),
    .init("missing-key", "A key needs another one that is not there."),
    .init("missing-number", "A number is missing, or is 0 where it cannot be."),
    .init("missing-part", "A view of a storyboard or xib has no id, or a root view has no frame."),
    .init(
      "missing-pipe",
      "Several constraints stand behind `constraints:` without `|`, so YAML joins them."),
    .init("missing-priority", "An `@` or a word for priorities has no number from 1 to 1000."),
    .init("missing-relation", "A constraint has no `=`, `>=` or `<=`."),
    .init("missing-right-side", "A constraint ends after its multiplier."),
    .init("missing-times", "There is no `x` between a multiplier and its item."),
    .init(
      "nearest-canvas",
      "A storyboard has another canvas than the recipe, since Interface Builder lacks that."),
    .init("negative-size", "A size is less than 0."),
    .init("newer-system", "A key needs a newer system than that of the canvas."),
    .init("no-caption", "`--caption` has no caption to set: the recipe has no key `caption`."),
    .init("no-conflict", "All constraints of a conflict log can hold together."),
    .init("no-layout", "A guide that is named holds no layout. ibar skips it."),
    .init(
      "no-place",
      "A figure leaves a label or a callout out, since it has no free place or nothing "
        + "to point to."),
    .init("no-recipe", "A file of YAML without a key of a recipe is named. ibar skips it."),
    .init("not-a-document", "An XML file is no document of Interface Builder."),
    .init(
      "not-a-number",
      "A storyboard or xib has a text where a number belongs. It is an error in a "
        + "constraint, and a warning elsewhere."),
    .init("not-a-stack-view", "A view that is no stack view has `arrangedSubviews`."),
    .init("not-a-subview", "A stack view arranges a view that is not its subview."),
    .init(
      "not-convertible",
      "A notation cannot say a part of a layout, or no view has a name of `--views`."),
    .init(
      "not-linked",
      "`--link` found no place for a layout's figure."),
    .init("not-utf-8", "A file is not UTF-8 text: save it as UTF-8."),
    .init("nothing", "`diff` has nothing to compare."),
    .init(
      "nothing-fixed",
      "`check --fix` found faults and changed none, since no fault has one sure fix."),
    .init("number-out-of-range", "A number is larger or smaller than layouts can have."),
    .init("other-image", "A layout of a guide already has an image of another style."),
    .init("outside-holder", "A constraint of a view is about a view that is not below it."),
    .init(
      "outside-link",
      "A folder holds a link that leads out of it: name its target, or allow that "
        + "folder with `--allow`."),
    .init("outside-safe-area", "A text lies where a notch or round corners can hide it."),
    .init("outside-screen", "A view lies partly outside the screen."),
    .init("outside-superview", "A view lies partly outside its superview."),
    .init("overlapping-texts", "The text of a view lies over that of another one."),
    .init(
      "overlapping-views",
      "A negative space lets one of two neighbours lie over the other, or a control covers a part of another."
    ),
    .init("priority-out-of-range", "A priority is not from 1 to 1000."),
    .init(
      "priority-tie",
      "Two constraints of the same priority contradict each other, and one of them does not hold."),
    .init(
      "program-fault",
      "An input makes ibar itself fail. All others are done; please report it."),
    .init("region-outside", "A reserved region reaches beyond the canvas."),
    .init("relative-to-margin", "A constraint is relative to margins."),
    .init("removed-view", "A state gives a frame to a view that it removes."),
    .init("renamed-image", "`--link` gave an image the new name of its layout."),
    .init(
      "required-content-size",
      "A priority of a content size is 1000, so it conflicts where other constraints are tighter."),
    .init(
      "sample-constraints",
      "Constraints of a guide are shown as an example, and do not make a layout."),
    .init("second-priority", "A constraint has two priorities."),
    .init("size-out-of-range", "A canvas is not from 1 to 8192 points wide and high."),
    .init("skips-neighbour", "A constraint reaches across a view."),
    .init("stack-view-with-one-view", "A stack view arranges one view only."),
    .init(
      "stale-image", "A page shows a figure of a layout as it was, and others of it as it is now."),
    .init("stretched", "A text or a control is many times as high as its content."),
    .init(
      "too-many-constraints",
      "A recipe has more than 200,000 lines of constraints, or a log more than 100 "
        + "conflicts or 1,000 constraints in one."),
    .init(
      "too-many-elements",
      "A storyboard or xib has more than 400,000 elements, more than 250 in each other, "
        + "or one with more than 1,000 attributes."),
    .init("unexpected-text", "A constraint has a word or a sign that has no place there."),
    .init("unknown-attribute", "An item has no attribute of that name."),
    .init("unknown-call", "Code has a call or an argument that the library does not have."),
    .init("unknown-canvas", "A key of `frames` names no canvas."),
    .init(
      "unknown-class",
      "Code makes a view of a class that ibar does not know. It is drawn as a plain view."),
    .init("unknown-color", "A word is no colour."),
    .init("unknown-constraint", "A number or an identifier names no constraint."),
    .init("unknown-directive", "A comment begins with `ibar:` and says nothing that ibar knows."),
    .init("unknown-element", "An element of a storyboard or xib is drawn as a plain view."),
    .init(
      "unknown-guide",
      "A constraint of a storyboard or xib is left out, since its layout guide is not known."),
    .init("unknown-image", "The size of an image is not known."),
    .init(
      "unknown-item",
      "A constraint of a storyboard or xib is about a view that is missing, or that is "
        + "in another scene."),
    .init("unknown-key", "A mapping has a key that has no meaning there."),
    .init(
      "unknown-language",
      "No recipe has the language that is asked for, or ibar has no descriptions in it."),
    .init("unknown-metric", "A format of the Visual Format Language has a metric without a value."),
    .init(
      "unknown-part",
      "A word of `selection`, `overlay` or `labels` names no part of the figure."),
    .init("unknown-relation", "A sign is no relation: `=`, `>=` and `<=` are."),
    .init("unknown-state", "No layout has the state that is asked for."),
    .init("unknown-symbol", "The symbol of a tab is none that figures draw."),
    .init("unknown-value", "A word is none of those that its key takes."),
    .init("unknown-view", "A constraint or key names a view that is not there."),
    .init("unread-library", "A guide has code of a library that ibar does not read."),
    .init(
      "unread-project",
      "An `ibar.yaml` lies beside an input and does not count, since there is no repository."),
    .init(
      "unreadable-call",
      "ibar cannot read an argument of a call, so the listing is not drawn."),
    .init(
      "unreadable-constraint",
      "ibar cannot read a line of a conflict log, and uses the others."),
    .init(
      "unsatisfiable",
      "Required constraints contradict each other. One of them is drawn as if it were optional."),
    .init("untranslated-text", "A language lacks a text that another one, or the recipe, has."),
    .init("unusable-figure", "An option of a figure has a value that it cannot have."),
    .init("unusable-image", "An image is not there, or is no PNG or JPEG file."),
    .init("unusable-include", "A file of `include` cannot be read."),
    .init("unusable-name", "A name has a form that names cannot have."),
    .init("unusable-path", "`ibar.yaml` names a path outside of its folder."),
    .init("unusable-rule", "`ibar.yaml` names a rule or a severity that there is not."),
    .init("unused-directive", "A comment begins with `ibar:` and has no listing below it."),
    .init("unused-row", "A row of a table names no view or attribute."),
    .init("unusual-priority", "A priority is far from those that the system uses."),
    .init("usage", "A word of the command line is wrong; nothing is done."),
    .init(
      "variations-left-out",
      "`convert` writes one canvas, without states, languages and size classes."),
    .init("visual-format", "A format string breaks a rule of the Visual Format Language."),
    .init("wrong-status", "A recipe declares a `status` that its layout does not have."),
    .init("wrong-type", "A value has another type than its key takes."),
  ]
}
