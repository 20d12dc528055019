"""Draws figures with ibar: one process for many, which is started when the first one is asked for."""

from .batch import Answer, Batch, Figure, IbarError, MissingIbar, message
from .fence import Attributes, parse_attributes, split_info

__all__ = [
    "Answer",
    "Attributes",
    "Batch",
    "Figure",
    "IbarError",
    "MissingIbar",
    "message",
    "parse_attributes",
    "split_info",
]
