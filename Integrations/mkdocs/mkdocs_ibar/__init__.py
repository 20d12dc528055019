"""A plugin of MkDocs: fences marked ``ibar`` and images of recipes become figures."""

from __future__ import annotations

import html
import logging
import os
import re
from pathlib import Path
from typing import Any, Optional

from ibar_docs import Answer, Attributes, Batch, IbarError, MissingIbar, parse_attributes, split_info
from mkdocs.config import base, config_options
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

log = get_plugin_logger(__name__)

_FENCE = re.compile(r"^(?P<margin>[ \t]*(?:> ?)*)(?P<mark>`{3,}|~{3,})(?P<info>.*)$")
_RECIPE = re.compile(
    r"!\[(?P<alt>[^\]]*)\]\((?P<path>[^)\s]+\.ya?ml)\)(?:\{(?P<attributes>[^}]*)\})?"
)


class IbarConfig(base.Config):
    """What ``mkdocs.yml`` says below the plugin's name."""

    #: Options of figures for all pages, in the spelling of keys.
    options = config_options.Type(dict, default={})
    #: The program; by default that of the variable IBAR, or ibar on the path.
    program = config_options.Optional(config_options.Type(str))
    #: The folder that keeps figures between builds.
    cache = config_options.Type(str, default=".cache/ibar")


class IbarPlugin(BasePlugin[IbarConfig]):
    """Draws the figures of each page before MkDocs reads it."""

    def __init__(self) -> None:
        self._batch: Optional[Batch] = None
        self._is_missing = False
        self._dependencies: set[str] = set()

    def on_config(self, config: Any) -> None:
        if self._batch is None:
            root = Path(config.config_file_path or ".").parent
            self._batch = Batch(self.config.program, cache=str(root / self.config.cache))
        self._is_strict = config.strict
        # Material without a switch shows both figures of a pair.
        palette = config.theme.get("palette") if config.theme.name == "material" else None
        self._has_switch = isinstance(palette, list) and len(palette) > 1

    def on_shutdown(self) -> None:
        if self._batch is not None:
            self._batch.close()
            self._batch = None

    def on_serve(self, server: Any, **_: Any) -> None:
        for path in sorted(self._dependencies):
            server.watch(path)

    def on_page_markdown(self, markdown: str, *, page: Page, config: Any, files: Files) -> str:
        painter = _Painter(self, page, config, files)
        return painter.page(markdown)

    def draw(self, request: dict[str, Any], attributes: Attributes) -> Optional[Answer]:
        """The figures of a request; None if there is no ibar."""
        assert self._batch is not None
        options = {"format": "svg", "orientation": "portrait"}
        options["theme"] = "pair" if self._has_switch else "auto"
        options.update(self.config.options)
        options.update(attributes.options)
        if self._is_missing:
            return None
        try:
            answer = self._batch.draw(options=options, **request)
        except MissingIbar as error:
            self._is_missing = True
            self.fail(f"{error}; figures are shown as code")
            return None
        except IbarError as error:
            self.fail(str(error))
            return None
        self._dependencies.update(
            path for path in answer.dependencies if path != "-" and not path.startswith("/usr/")
        )
        return answer

    def fail(self, message: str) -> None:
        """Reports an error, which ends a strict build."""
        if self._is_strict:
            raise PluginError(message)
        log.warning(message)


class _Painter:
    """Replaces the fences and recipes of one page."""

    def __init__(self, plugin: IbarPlugin, page: Page, config: Any, files: Files) -> None:
        self._plugin, self._page, self._config, self._files = plugin, page, config, files
        self._unnamed = 0
        #: The figures of the page, by the names of their files.
        self._files_by_name: dict[str, bytes] = {}

    @property
    def _source(self) -> str:
        return self._page.file.abs_src_path or self._page.file.src_uri

    def page(self, markdown: str) -> str:
        lines = self._without_comments(markdown).split("\n")
        # Front matter is not in the text.
        offset = self._lines_before(markdown)
        result: list[str] = []
        index = 0
        while index < len(lines):
            match = _FENCE.match(lines[index])
            if match is None:
                result.append(self._recipes(lines[index], offset + index + 1))
                index += 1
                continue
            end = self._end(lines, index, match)
            attributes = split_info(match["info"])
            if attributes is None:
                result += lines[index : end + 1]
            else:
                margin = match["margin"]
                body = [line[len(margin) :] for line in lines[index + 1 : end]]
                result += self._fence(lines[index : end + 1], body, attributes, margin, offset + index + 1)
            index = end + 1
        return "\n".join(result)

    @staticmethod
    def _without_comments(markdown: str) -> str:
        """The text with comments blank, whose fences are none."""
        return re.sub(r"<!--.*?-->", lambda found: "\n" * found[0].count("\n"), markdown, flags=re.DOTALL)

    def _lines_before(self, markdown: str) -> int:
        try:
            text = Path(self._source).read_text(encoding="utf-8-sig")
        except OSError:
            return 0
        place = text.replace("\r\n", "\n").find(markdown.strip("\n"))
        return text[:place].count("\n") - (len(markdown) - len(markdown.lstrip("\n"))) if place > 0 else 0

    @staticmethod
    def _end(lines: list[str], start: int, match: re.Match[str]) -> int:
        mark = match["mark"]
        for index in range(start + 1, len(lines)):
            text = lines[index].lstrip(" \t>").rstrip()
            if len(text) >= len(mark) and set(text) == {mark[0]}:
                return index
        return len(lines) - 1

    def _fence(
        self, source: list[str], body: list[str], attributes: Attributes, margin: str, line: int
    ) -> list[str]:
        base = os.path.dirname(self._source)
        request = {"text": "\n".join(body) + "\n", "base": base}
        answer = self._plugin.draw(request, attributes)
        if answer is None:
            return source
        self._report(answer, line)
        if not answer.is_drawn:
            return [margin + part for part in self._failure(answer, line)] + [""] + source
        self._report_unknown(attributes, line)
        name = self._free_name(attributes.name, answer, line)
        html_lines = self._html(answer, attributes, name)
        shown = source if attributes.shows_source else []
        return shown + [margin, *(margin + part for part in html_lines), margin]

    def _recipes(self, text: str, line: int) -> str:
        def figure(match: re.Match[str]) -> str:
            path = os.path.join(os.path.dirname(self._source), match["path"])
            attributes = parse_attributes(match["attributes"] or "")
            attributes.alt = match["alt"] or attributes.alt
            answer = self._plugin.draw({"path": path}, attributes)
            if answer is None:
                return match[0]
            self._report(answer, line)
            if not answer.is_drawn:
                return "\n".join(self._failure(answer, line))
            self._report_unknown(attributes, line)
            # A paragraph of its own, or a picture in a sentence.
            is_alone = text.strip() == match[0]
            return "\n".join(self._html(answer, attributes, None, is_inline=not is_alone))

        return _RECIPE.sub(figure, text)

    def _report_unknown(self, attributes: Attributes, line: int) -> None:
        for key in attributes.unknown:
            log.warning(f"{self._source}:{line}: the attribute '{key}' is not one of ibar's")

    def _report(self, answer: Answer, line: int) -> None:
        for message in answer.messages(self._source, line):
            if not answer.is_drawn:
                self._plugin.fail(message)
            else:
                log.warning(message)

    def _failure(self, answer: Answer, line: int) -> list[str]:
        texts = [html.escape(text) for text in answer.messages(self._page.file.src_uri, line)]
        return ['<div class="admonition failure">', '<p class="admonition-title">ibar</p>'] + [
            f"<p>{text}</p>" for text in texts
        ] + ["</div>"]

    def _free_name(self, name: Optional[str], answer: Answer, line: int) -> str:
        """A name for a figure's files: the given one, unless another figure of the page has it."""
        if name is None:
            self._unnamed += 1
            return f"figure-{self._unnamed}"
        data = answer.figures[0].data
        count, free = 1, name
        while self._files_by_name.setdefault(free, data) != data:
            count += 1
            free = f"{name}-{count}"
        if count > 1:
            log.warning(f"{self._source}:{line}: another figure of this page has the name '{name}'")
        return free

    def _html(
        self, answer: Answer, attributes: Attributes, name: Optional[str], is_inline: bool = False
    ) -> list[str]:
        stem = re.sub(r"\.md$", "", self._page.file.src_uri)
        images = []
        has_dark = any(figure.theme == "dark" for figure in answer.figures)
        for figure in answer.figures:
            file_name = figure.name
            if name is not None:
                file_name = name + figure.name[figure.name.index(".") :]
            uri = f"assets/ibar/{stem}/{file_name}"
            file = File.generated(self._config, uri, content=figure.data)
            if self._files.get_file_from_path(uri) is None:
                self._files.append(file)
            source = get_relative_url(file.url, self._page.url)
            if has_dark:
                source += f"#only-{figure.theme}"
            width = f"{attributes.width}px" if (attributes.width or "").isdigit() else attributes.width
            size = f' style="width: {html.escape(width)}"' if width else ""
            if not attributes.width and figure.width is not None:
                size = f' width="{figure.width:g}" height="{figure.height:g}"'
            alt = html.escape(attributes.alt or figure.alt)
            images.append(f'<img src="{html.escape(source)}" alt="{alt}"{size}>')
        inner = "".join(images)
        if attributes.link:
            inner = f'<a href="{html.escape(attributes.link)}">{inner}</a>'
        if is_inline:
            return [inner]
        anchor = f' id="{html.escape(name)}"' if name else ""
        if attributes.caption:
            caption = f"<figcaption>{html.escape(attributes.caption)}</figcaption>"
            return [f"<figure{anchor}>{inner}{caption}</figure>"]
        return [f"<p{anchor}>{inner}</p>"]
