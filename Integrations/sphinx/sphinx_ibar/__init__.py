"""An extension of Sphinx: the directive ``ibar`` draws a layout, in reStructuredText and in MyST."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst import directives
from ibar_docs import Answer, Batch, IbarError, MissingIbar, message
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

logger = logging.getLogger(__name__)

#: Options of the directive that are options of figures, with their names in requests.
_OPTIONS = {
    "style": "style",
    "legend": "legend",
    "orientation": "orientation",
    "device": "device",
    "size": "size",
    "state": "state",
    "language": "language",
    "direction": "direction",
    "text-size": "textSize",
    "crop": "crop",
    "labels": "labels",
    "overlay": "overlay",
    "widths": "widths",
}

_batches: dict[str, Batch] = {}
_missing: set[str] = set()


def _batch(config: Any, folder: str) -> Batch:
    """The process of this process: parallel reading has several."""
    key = f"{os.getpid()}"
    if key not in _batches:
        cache = config.ibar_cache or os.path.join(folder, "ibar")
        _batches[key] = Batch(config.ibar_program, cache=cache)
    return _batches[key]


class IbarDirective(SphinxDirective):
    """Draws a file, or the body of the directive."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec = {
        **{name: directives.unchanged for name in _OPTIONS},
        "alt": directives.unchanged,
        "caption": directives.unchanged,
        "name": directives.unchanged,
        "width": directives.unchanged,
        "align": directives.unchanged,
        "target": directives.unchanged,
        "class": directives.class_option,
        "source": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        request: dict[str, Any]
        if self.arguments:
            relative, path = self.env.relfn2path(self.arguments[0])
            self.env.note_dependency(relative)
            request = {"path": path}
        else:
            base = os.path.dirname(self.env.doc2path(self.env.docname))
            request = {"text": "\n".join(self.content) + "\n", "base": base}
        options = {"format": self._format, "orientation": "portrait", "theme": self._theme}
        options.update(self.config.ibar_options)
        options.update({_OPTIONS[key]: value for key, value in self.options.items() if key in _OPTIONS})
        folder = self.env.app.doctreedir
        try:
            answer = _batch(self.config, folder).draw(options=options, **request)
        except MissingIbar as error:
            if self.env.docname not in _missing and not _missing:
                logger.warning("%s; figures are shown as code", error, type="ibar")
            _missing.add(self.env.docname)
            # Once there is one, the page is read again.
            self.env.note_reread()
            return [self._named(self._code())]
        except IbarError as error:
            logger.warning("%s", error, location=self.get_location(), type="ibar")
            return [self._named(self._code())]
        for path in answer.dependencies:
            if path != "-" and not path.startswith("/usr/"):
                self.env.note_dependency(path)
        self._report(answer)
        if not answer.is_drawn:
            return [self._failure(answer), self._named(self._code())]
        figure = self._figure(answer)
        return ([self._code()] if "source" in self.options else []) + figure

    @property
    def _format(self) -> str:
        return "pdf" if self.env.app.builder.format == "latex" else "svg"

    @property
    def _theme(self) -> str:
        return "pair" if self.env.app.builder.format == "html" else "light"

    def _code(self) -> nodes.Node:
        text = "\n".join(self.content) or (self.arguments[0] if self.arguments else "")
        code = nodes.literal_block(text, text)
        code["language"] = "text"
        return code

    @property
    def _line_before(self) -> int:
        """The line of the page before the body."""
        # MyST counts from the fence, docutils from the top of the page.
        is_myst = type(self.state).__module__.startswith("myst_parser")
        return self.content_offset + (self.lineno if is_myst else 0)

    def _report(self, answer: Answer) -> None:
        for found in answer.diagnostics:
            if found["severity"] == "advice":
                continue
            is_here = found["path"] == "-" and found.get("line") is not None
            place = (self.env.docname, self._line_before + found["line"]) if is_here else self.get_location()
            folder = os.path.dirname(self.env.doc2path(self.env.docname))
            logger.warning("%s", message(found, folder), location=place, type="ibar")

    def _failure(self, answer: Answer) -> nodes.Node:
        box = nodes.error()
        for text in answer.messages(self.env.docname, self._line_before):
            box += nodes.paragraph(text, text)
        return box

    def _figure(self, answer: Answer) -> list[nodes.Node]:
        images = [self._image(answer, figure) for figure in answer.figures]
        shown: list[nodes.Node] = list(images)
        if "target" in self.options:
            # Sphinx takes one image in a link.
            shown = [nodes.reference("", "", image, refuri=self.options["target"]) for image in images]
        if "caption" not in self.options:
            if "name" not in self.options:
                return shown
            # Of a pair one image is hidden, and a place to go to is seen in both themes.
            return [self._named(nodes.container("", *shown))]
        holder = nodes.figure("", *shown)
        caption = nodes.caption(self.options["caption"], "")
        texts, messages = self.state.inline_text(self.options["caption"], self.lineno)
        caption += texts
        holder += caption
        if "align" in self.options:
            holder["align"] = self.options["align"]
        self.set_source_info(holder)
        self.add_name(holder)
        return [holder, *messages]

    def _named(self, node: nodes.Node) -> nodes.Node:
        self.add_name(node)
        return node

    def _stem(self, answer: Answer) -> str:
        """The name of the figure's files: the given one, unless another figure of the page has it."""
        digest = (answer.digest or "")[:12]
        name = self.options.get("name")
        if name is None:
            return f"{answer.figures[0].name.split('.')[0].replace('stdin', 'figure')}-{digest}"
        taken = self.env.temp_data.setdefault("ibar_names", {})
        return name if taken.setdefault(name, digest) == digest else f"{name}-{digest}"

    def _image(self, answer: Answer, figure: Any) -> nodes.image:
        folder = Path(self.env.app.doctreedir) / "ibar-figures" / self.env.docname
        folder.mkdir(parents=True, exist_ok=True)
        stem = self._stem(answer)
        name = re.sub(r"[^\w.-]", "-", stem) + figure.name[figure.name.index(".") :]
        _write(folder / name, figure.data)
        # Sphinx takes paths below the source folder; one that begins with a slash is from there.
        path = os.path.relpath(folder / name, self.env.srcdir)
        image = nodes.image(uri="/" + path.replace(os.sep, "/"))
        image["alt"] = self.options.get("alt") or figure.alt
        # Sphinx links an image to its file if its size is given, which is here its own.
        image["classes"] = ["no-scaled-link", *self.options.get("class", [])]
        if any(other.theme == "dark" for other in answer.figures):
            image["classes"] += [f"ibar-{figure.theme}", f"only-{figure.theme}"]
        if "width" in self.options:
            image["width"] = self.options["width"]
        elif figure.width is not None and self._format == "svg":
            image["width"], image["height"] = f"{figure.width:g}px", f"{figure.height:g}px"
        elif figure.width is not None:
            # In print as on pages: a point of the layout is a pixel of CSS, three quarters of a point.
            image["width"] = f"{figure.width * 0.75:g}pt"
        return image


def _write(path: Path, data: bytes) -> None:
    """Writes a file as a whole, and leaves one with the same bytes."""
    if path.exists() and path.read_bytes() == data:
        return
    handle, temporary = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    os.replace(temporary, path)


def _add_style(app: Sphinx) -> None:
    if app.builder.format == "html":
        app.config.html_static_path.append(str(Path(__file__).parent / "ibar.css"))
        app.add_css_file("ibar.css")


def _close(*_: Any) -> None:
    for batch in _batches.values():
        batch.close()
    _batches.clear()
    _missing.clear()


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_config_value("ibar_program", None, "env")
    app.add_config_value("ibar_cache", None, "env")
    app.add_config_value("ibar_options", {}, "env")
    app.add_directive("ibar", IbarDirective)
    app.connect("builder-inited", _add_style)
    app.connect("build-finished", _close)
    return {"version": "0.3.0", "parallel_read_safe": True, "parallel_write_safe": True}
