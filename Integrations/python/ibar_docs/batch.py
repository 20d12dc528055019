"""Requests to ``ibar render --batch``, a JSON object on each line."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import subprocess
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Mapping, Optional

PROTOCOL = 1


class IbarError(Exception):
    """ibar cannot draw, for a reason that is not the figure's."""


class MissingIbar(IbarError):
    """There is no ibar on the path, or one that is too old."""


@dataclass
class Figure:
    """A figure's file, and what a page needs to show it."""

    name: str
    data: bytes
    media_type: str
    width: Optional[float]
    height: Optional[float]
    alt: str
    theme: str
    language: Optional[str]

    @property
    def extension(self) -> str:
        return self.name.rsplit(".", 1)[-1]


def message(found: Mapping[str, Any], folder: str) -> str:
    """The words of a diagnostic, with its place if it is in another file than the page."""
    place = ""
    if found["path"] not in ("-", "ibar"):
        place = os.path.relpath(found["path"], folder or ".") + ":"
        if found.get("line") is not None:
            place += f"{found['line']}:{found['column']}:"
        place += " "
    help_text = f" ({found['help']})" if found.get("help") else ""
    return f"{place}{found['message']} [{found['id']}]{help_text}"


@dataclass
class Answer:
    """The answer to a request."""

    status: int
    figures: list[Figure] = field(default_factory=list)
    diagnostics: list[dict[str, Any]] = field(default_factory=list)
    dependencies: list[str] = field(default_factory=list)
    digest: Optional[str] = None

    @property
    def is_drawn(self) -> bool:
        return bool(self.figures)

    def messages(self, path: str, line: int) -> list[str]:
        """A line for each error and warning, at the place in the page.

        ``line`` is the line of the page before the first of the text, or that of the figure of a file.
        """
        lines = []
        for found in self.diagnostics:
            if found["severity"] == "advice":
                continue
            place = path
            if found["path"] == "-" and found.get("line") is not None:
                place += f":{line + found['line']}:{found['column']}"
            elif line:
                place += f":{line}"
            lines.append(f"{place}: {found['severity']}: {message(found, os.path.dirname(path))}")
        return lines


def _is_made(folder: str) -> bool:
    """Makes a folder; without one, as in a read-only checkout, figures are drawn each time."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        return True
    except OSError:
        return False


class Batch:
    """A process that draws, started by the first request and shared by all threads."""

    def __init__(self, program: Optional[str] = None, cache: Optional[str] = None) -> None:
        self._program = program or os.environ.get("IBAR") or "ibar"
        self._cache = cache
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._lock = threading.Lock()
        self._count = 0

    @property
    def program(self) -> str:
        """The path of the program.

        Raises MissingIbar if there is none.
        """
        found = shutil.which(self._program)
        if found is None:
            raise MissingIbar(
                f"ibar is not on the path ('{self._program}'): install it, or set IBAR to its path"
            )
        return found

    def draw(
        self,
        text: Optional[str] = None,
        *,
        path: Optional[str] = None,
        format: Optional[str] = None,
        base: Optional[str] = None,
        options: Optional[Mapping[str, Any]] = None,
    ) -> Answer:
        """Draws a text, or the file at a path.

        Raises IbarError if ibar cannot be started or ends.
        """
        request: dict[str, Any] = {"version": PROTOCOL, "options": dict(options or {})}
        if path is not None:
            request["path"] = path
        else:
            request["text"] = text or ""
            if format is not None:
                request["from"] = format
        if base is not None:
            request["base"] = base
        with self._lock:
            self._count += 1
            request["id"] = self._count
            try:
                return self._answer(request)
            except (BrokenPipeError, ValueError, OSError):
                # One that an input ended is started again for the next figure.
                self._stop()
                raise IbarError("ibar ended while it drew this figure") from None

    def _answer(self, request: dict[str, Any]) -> Answer:
        process = self._start()
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = b""
        if not line:
            if self._count == 1:
                self._stop()
                raise MissingIbar(f"'{self.program}' has no 'render --batch': install a newer ibar")
            raise BrokenPipeError
        answer = json.loads(line)
        if answer.get("version") != PROTOCOL:
            raise MissingIbar(
                f"'{self.program}' answers in version {answer.get('version')}, not {PROTOCOL}"
            )
        figures = [
            Figure(
                name=file["name"],
                data=base64.b64decode(file["data"]),
                media_type=file["mediaType"],
                width=file["width"],
                height=file["height"],
                # A text has no title but that of standard input.
                alt=re.sub(r"^stdin(-\d+)?: ", "", file["alt"] or ""),
                theme=file["theme"],
                language=file["language"],
            )
            for file in answer["files"]
        ]
        return Answer(
            status=answer["status"],
            figures=figures,
            diagnostics=answer["diagnostics"],
            dependencies=answer["dependencies"],
            digest=answer["digest"],
        )

    def _start(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self._stop()
            words = [self.program, "render", "--batch"]
            if self._cache and _is_made(self._cache):
                words += ["--cache", self._cache]
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        return self._process

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            assert process.stdin is not None
            # What it did not read cannot be written any more.
            with contextlib.suppress(BrokenPipeError):
                process.stdin.close()
            with process:
                pass

    def close(self) -> None:
        """Ends the process; the next figure starts another."""
        with self._lock:
            process, self._process = self._process, None
            if process is not None:
                # Leaving it closes its input, which ends it.
                with process:
                    pass
