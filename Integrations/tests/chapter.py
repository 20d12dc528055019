"""A chapter with six figures in the markup of each tool: a canvas, a schematic with a caption, a link, a conflict, a
character that no font has, and a screen."""

_VIEW = """1. Red View.Leading = Superview.LeadingMargin
2. Red View.Trailing = Superview.TrailingMargin
3. Red View.Top = Safe Area.Top + 20
4. Red View.Height = 120"""
_PAIR = """1. Red View.Leading = Superview.LeadingMargin
2. Blue View.Leading = Red View.Trailing + Standard
3. Blue View.Trailing = Superview.TrailingMargin
4. Red View.Width = Blue View.Width
5. Red View.Top = Safe Area.Top + 20
6. Blue View.Top = Red View.Top
7. Red View.Height = 120
8. Blue View.Height = 120"""
_BUTTON = """views:
  Save Button: {kind: button, title: Save}
constraints: |
  1. Save Button.CenterX = Superview.CenterX
  2. Save Button.Top = Safe Area.Top + 20"""
_CONFLICT = """1. Red View.Leading = Superview.Leading
2. Red View.Width = 100
3. Red View.Width = 200
4. Red View.Top = Safe Area.Top + 20
5. Red View.Height = 80"""
_GLYPH = """views:
  Name Label: {kind: label, text: "Sun \U0001F9FF"}
constraints: |
  1. Name Label.Leading = Superview.LeadingMargin
  2. Name Label.Top = Safe Area.Top + 20"""

CAPTIONS = ["Lengths and their constraints", "Two widths at once"]
LINK = "https://example.org/"

#: The names of the figures, their attributes and their texts.
FIGURES = [
    ("plain", {}, _VIEW),
    ("pair", {"style": "schematic", "legend": "below", "caption": CAPTIONS[0]}, _PAIR),
    ("linked", {"link": LINK}, _BUTTON),
    ("conflict", {"caption": CAPTIONS[1]}, _CONFLICT),
    ("glyph", {}, _GLYPH),
    ("screen", {"style": "screen", "width": "40%"}, _BUTTON),
]


def _quoted(value: str) -> str:
    return f'"{value}"' if " " in value else value


def _attributes(attributes: dict, separator: str) -> str:
    return "".join(f"{separator}{key}={_quoted(value)}" for key, value in attributes.items())


def markdown() -> str:
    """For MkDocs and Pandoc."""
    parts = ["# Chapter"]
    for name, attributes, text in FIGURES:
        parts += [f"## {name.title()}", f"```{{.ibar #{name}{_attributes(attributes, ' ')}}}\n{text}\n```"]
    return "\n\n".join(parts) + "\n"


def asciidoc() -> str:
    parts = ["= Chapter"]
    for name, attributes, text in FIGURES:
        own = {"figures" if key == "style" else key: value for key, value in attributes.items()}
        caption = own.pop("caption", None)
        title = f".{caption}\n" if caption else ""
        parts += [f"== {name.title()}", f"{title}[ibar,{name}{_attributes(own, ',')}]\n----\n{text}\n----"]
    return "\n\n".join(parts) + "\n"


def _options(name: str, attributes: dict) -> list:
    own = {"name": name} | {"target" if key == "link" else key: value for key, value in attributes.items()}
    return [f":{key}: {value}" for key, value in own.items()]


def restructured_text() -> str:
    parts = ["Chapter\n======="]
    for name, attributes, text in FIGURES:
        lines = _options(name, attributes) + [""] + text.split("\n")
        body = "\n".join("   " + line if line else "" for line in lines)
        parts += [f"{name.title()}\n{'-' * len(name)}", f".. ibar::\n{body}"]
    return "\n\n".join(parts) + "\n"


def myst() -> str:
    parts = ["# Chapter"]
    for name, attributes, text in FIGURES:
        options = "\n".join(_options(name, attributes))
        parts += [f"## {name.title()}", f"```{{ibar}}\n{options}\n\n{text}\n```"]
    return "\n\n".join(parts) + "\n"


def line(page: str, text: str) -> int:
    """The number of the line of a page that holds a text."""
    return next(number for number, found in enumerate(page.split("\n"), 1) if text in found)
