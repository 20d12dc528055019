"""The attributes of fences: ``ibar``, ``ibar:name``, ``{.ibar #name style=schematic width=60%}``."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Optional

#: Attributes that are options of figures, with their names in requests.
OPTIONS = {
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
    "select": "select",
    "scene": "scene",
    "widths": "widths",
    "theme": "theme",
    "figures": "style",
}

_ITEM = re.compile(r"""\s*(?:\#(?P<id>[^\s}]+)|\.(?P<class>[^\s}]+)|(?P<key>[\w-]+)=(?P<value>"[^"]*"|'[^']*'|[^\s}]+))""")


@dataclass
class Attributes:
    """What a fence says of its figure."""

    name: Optional[str] = None
    classes: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    #: Alternative text and caption, if they are given.
    alt: Optional[str] = None
    caption: Optional[str] = None
    #: The width on the page, in the page's own unit.
    width: Optional[str] = None
    #: Where a click on the figure leads.
    link: Optional[str] = None
    #: Whether the source is shown as code too.
    shows_source: bool = False
    #: The keys that mean nothing.
    unknown: list[str] = field(default_factory=list)


def parse_attributes(text: str) -> Attributes:
    """Reads what stands in the braces of a fence."""
    result = Attributes()
    for match in _ITEM.finditer(text):
        if match["id"]:
            result.name = re.sub(r"^fig[-:]", "", match["id"])
        elif match["class"]:
            result.classes.append(match["class"])
        else:
            _set(result, match["key"], match["value"].strip("\"'"))
    return result


def _set(result: Attributes, key: str, value: str) -> None:
    if key == "name":
        result.name = value
    elif key in ("alt", "caption", "width", "link"):
        setattr(result, key, value)
    elif key == "source":
        result.shows_source = value in ("true", "yes", "show")
    elif key in OPTIONS:
        result.options[OPTIONS[key]] = value
    else:
        result.unknown.append(key)


def split_info(info: str) -> Optional[Attributes]:
    """The attributes of a fence with this info string; None if it is not ibar's."""
    info = info.strip()
    match = re.match(r"^\{(.*)\}$", info)
    if match:
        attributes = parse_attributes(match[1])
        return attributes if "ibar" in attributes.classes else None
    match = re.match(r"^ibar(?::(?P<name>[\w-]+))?(?:\s+\{(?P<rest>.*)\})?(?:\s+(?P<bare>.*))?$", info)
    if match is None:
        return None
    attributes = parse_attributes(match["rest"] or match["bare"] or "")
    attributes.name = match["name"] or attributes.name
    return attributes
