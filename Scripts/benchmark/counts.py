"""Inputs whose counts can be doubled, one row a count, and the check that none is missing."""
import json, re

from measuring import root


def lines(count, line):
    return "".join(line(number) + "\n" for number in range(count))


def views(count, line=lambda n: f"  V{n}: {{}}"):
    return "views:\n" + lines(count, line)


def recipe(count, body="", line=lambda n: f"  V{n}: {{}}"):
    return views(count, line) + "status: ambiguous\n" + body


def chain(count):
    """Views below each other, each of them determined."""
    return views(count) + "constraints: |\n" + lines(count, lambda n: (
        f"  V{n}.Leading = Superview.Leading\n  V{n}.Trailing = Superview.Trailing\n  V{n}.Height = 4\n"
        f"  V{n}.Top = " + (f"V{n - 1}.Bottom" if n else "Superview.Top")))


def nested(count):
    return "".join(f"{'  ' * (2 * n)}{'subviews' if n else 'views'}:\n{'  ' * (2 * n + 1)}V{n}:\n"
                   f"{'  ' * (2 * n + 2)}isHidden: false\n" for n in range(count)) + "status: ambiguous\n"


def stack(distribution):
    return lambda count: (
        f"views:\n  S:\n    kind: stackView\n    axis: vertical\n    distribution: {distribution}\n"
        "    arrangedSubviews:\n" + lines(count, lambda n: f"      V{n}: {{kind: label, text: a{n}}}")
        + "constraints: |\n  S.Leading = Superview.Leading\n  S.Trailing = Superview.Trailing\n"
        "  S.Top = Superview.Top\n  S.Bottom = Superview.Bottom\n")


def named(key, entry, count, more=""):
    return f"{key}: {{{', '.join(entry(n) for n in range(count))}}}\n" + more


def listed(key, item, count, more=""):
    return f"{key}: [{', '.join(item(n) for n in range(count))}]\n" + more


def language(number):
    """A language tag for local use, of which there are 520."""
    return "q" + chr(ord("a") + number // 26) + chr(ord("a") + number % 26)


def variations(key, count):
    return named(key, lambda n: f"{language(n)}: {{views: {{A: {{isHidden: true}}}}}}",
                 count, "views: {A: {}}\nstatus: ambiguous\n")


def log(count):
    return "Unable to simultaneously satisfy constraints.\n(\n" + lines(
        count, lambda n: f'"<NSLayoutConstraint:0x{n + 1:x} UIView:0x{n % 50 + 1:x}.width == {n % 9}>"') + ")\n"


def guide(count):
    return lines(count, lambda n: f"# Layout {n}\n\n- A.Top = Superview.Top\n- A.Left = Superview.Left\n"
                                  "- A.Width = 9\n- A.Height = 9\n")


def storyboard(attributes):
    return ('<?xml version="1.0"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>'
            '<view contentMode="scaleToFill" id="v0"' + "".join(f' a{n}="{n}"' for n in range(attributes))
            + '><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>'
            '<view contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="9" height="9"/></view>'
            '</subviews></view></objects></document>\n')


one = "views: {A: {}}\nstatus: ambiguous\n"

# Each row: the count at its size, the ending of the file, the keys that it covers, its text, and further options.
rows = {
    "views": (2000, "yaml", "views id title", lambda n: recipe(n), ""),
    "views below each other": (500, "yaml", "constraints", chain, ""),
    "views in each other": (24, "yaml", "subviews root", nested, ""),
    # From 330 labels the limit on settling ambiguity holds; below it each label costs more than the one before.
    "arranged views": (400, "yaml", "arrangedSubviews customSpacing", stack("fill"), ""),
    "arranged views with equal spacing": (50, "yaml", "", stack("equalSpacing"), ""),
    "lines of constraints": (1000, "yaml", "", lambda n: one + "constraints: |\n" + lines(
        n, lambda k: f"  A.Width >= {k % 100} (Priority {k % 999 + 1})"), ""),
    "parts of a format string": (1000, "yaml", "visualFormat", lambda n: recipe(
        n, "visualFormat: 'H:|" + "".join(f"-[v{k}(>=0)]" for k in range(n)) + "'\n"), ""),
    "metrics": (4000, "yaml", "metrics", lambda n: named("metrics", lambda k: f"m{k}: {k}", n, one), ""),
    "colours": (4000, "yaml", "colors", lambda n: named(
        "colors", lambda k: f"c{k}: '{k:06X}'", n, one), ""),
    "states": (200, "yaml", "states", lambda n: variations("states", n), "--state all"),
    "languages": (200, "yaml", "languages", lambda n: variations("languages", n), "--language all"),
    "states times 16 languages": (16, "yaml", "", lambda n: named(
        "states", lambda k: f"s{k}: {{views: {{A: {{isHidden: true}}}}}}", n) + named(
            "languages", lambda k: f"{language(k)}: {{views: {{A: {{}}}}}}", 16, one),
                               "--state all --language all"),
    "size classes": (500, "yaml", "traits", lambda n: "traits:\n" + lines(
        n, lambda k: "  - {widthClass: compact, views: {A: {isHidden: true}}}") + one, ""),
    "expected frames": (1000, "yaml", "frames", lambda n: "frames:\n" + lines(
        n, lambda k: f"  {k % 2000 + 10}x100: {{A: [0, 0, 1, 1]}}") + one, ""),
    "callouts": (50, "yaml", "callouts", lambda n: recipe(n, "callouts:\n" + lines(
        n, lambda k: f"  - {{at: V{k}.Top, text: c{k}}}")), ""),
    "labels": (50, "yaml", "labels", lambda n: chain(n) + "labels: [names, values, numbers]\n", ""),
    "legend": (50, "yaml", "", chain, "--legend below"),
    "emphasis": (500, "yaml", "emphasis selection overlay", lambda n: recipe(
        n, listed("emphasis", lambda k: f"V{k}", n)), ""),
    "guides of a view": (1000, "yaml", "layoutGuides", lambda n: listed(
        "layoutGuides", lambda k: f"G{k}", n, one), ""),
    "segments": (1000, "yaml", "segments items", lambda n: (
        "views: {A: {kind: segmentedControl, segments: [" + ", ".join("a" for _ in range(n))
        + "]}}\nstatus: ambiguous\n"), ""),
    "rows of a picker": (1000, "yaml", "rows", lambda n: (
        "views: {A: {kind: pickerView, rows: [" + ", ".join("a" for _ in range(n))
        + "]}}\nstatus: ambiguous\n"), ""),
    "reserved regions": (500, "yaml", "canvas reserved screen", lambda n: "canvas:\n  size: [300, 300]\n  reserved:\n"
                         + lines(n, lambda k: f"    - {{name: r{k}, frame: [0, 0, 9, 9]}}") + one, ""),
    "figures of a recipe": (100, "yaml", "figures", lambda n: "figures:\n" + lines(
        n, lambda k: f"  - {{size: {k + 50}x50}}") + one, ""),
    "images": (200, "yaml", "image", lambda n: recipe(
        n, "", lambda k: f"  V{k}: {{kind: imageView, image: {{name: i{k}, size: [9, 9]}}}}"), ""),
    "letters of a text": (10000, "yaml", "text caption alt summary chapter placeholder header footer back left right",
                          lambda n: f"views: {{A: {{kind: label, numberOfLines: 0, text: {'ab ' * n}}}}}\n"
                          "status: ambiguous\n", ""),
    "unknown keys": (2000, "yaml", "include", lambda n: one + lines(n, lambda k: f"k{k}: 1"), ""),
    "unknown names": (500, "yaml", "", lambda n: views(n) + "constraints: |\n" + lines(
        n, lambda k: f"  Vx{7 * k}.Leading = Superview.Leading"), ""),
    "constraints of a log": (200, "log", "", log, ""),
    "brackets of a log": (20000, "log", "", lambda n: '(\n"<NSLayoutConstraint:0x1 UIView:0x2.width == 1 '
                          + ">" * n + '"\n)\n', ""),
    "marks of a line": (1000, "md", "", lambda n: ">" * 24 * n + "a "
                        + "<NSLayoutConstraint:0x1 x" * n + "\n", ""),
    "layouts of a guide": (100, "md", "", guide, ""),
    "attributes of an element": (400, "xib", "", storyboard, ""),
}

# The rows that are errors, and so are read but not drawn.
refused = ["unknown keys", "unknown names", "marks of a line"]

# Keys whose values are no counts: one of some words, a colour, a name, or parts of fixed number.
no_counts = set("""name detailText accessory backgroundColor tintColor onTintColor borderColor shadow font textColor
contentHuggingPriority crop contentCompressionResistancePriority baseline autoresizingMask document orientations bars sizeClass zoom device
size direction textSize status rounding canvas details phrases""".split())


def counted_keys():
    """The keys of recipes and views whose values are lists, mappings or texts of any length."""
    schema = json.loads((root / "Recipes" / "recipe.schema.json").read_text())
    definitions = schema["$defs"]

    def is_counted(value, depth=0):
        if depth > 4 or not isinstance(value, dict) or "enum" in value or "const" in value:
            return False
        if "$ref" in value:
            return is_counted(definitions[value["$ref"].split("/")[-1]], depth + 1)
        types = value.get("type")
        types = types if isinstance(types, list) else [types]
        if "object" in types or "string" in types and "pattern" not in value:
            return True
        if "array" in types and value.get("maxItems", 99) > 8:
            return True
        return any(is_counted(one, depth + 1) for name in ["anyOf", "oneOf"] for one in value.get(name, []))

    parts = [schema["properties"]] + [
        definitions[name].get("properties", {}) for name in ["view", "canvas"]]
    return {key for part in parts for key, value in part.items() if is_counted(value)}


def missing():
    """The counts without a row: keys of the schema, and options of `render` that take a list."""
    covered = no_counts | {key for row in rows.values() for key in row[2].split()}
    options = set(re.findall(r"^\| `--([\w-]+) LIST`", (root / "docs" / "cli.md").read_text(), re.M))
    # The words of these lists are few, or their counts are those of rows.
    listed = {"details", "device", "format", "labels", "orientation", "overlay", "report", "rules", "select", "style",
              "widths",
              "edges", "formats", "views", "state", "language"}
    return sorted(counted_keys() - covered) + sorted("--" + name for name in options - listed)
