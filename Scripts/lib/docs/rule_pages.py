"""Writes the pages of the rules, Documentation/Rules/, as literals into Sources/Tool/Rules/Generated/RulePageTexts.swift.

Literals compile in a moment; the arrays of bytes that SwiftPM makes of resources take half a minute of this size.
"""
from pathlib import Path

ROOT = Path(__file__).parents[3]


def literal(text):
    """The text as a raw literal on one line."""
    assert '"##' not in text and "\\##" not in text
    return '##"' + text.replace("\n", "\\##n") + '"##'


pages = sorted((ROOT / "Documentation/Rules").glob("*.md"))
entries = [f'    "{page.stem}": {literal(page.read_text(encoding="utf-8"))},' for page in pages]
(ROOT / "Sources/Tool/Rules/Generated/RulePageTexts.swift").write_text(
    "\n".join([
        "// swift-format-ignore-file",
        "// Generated from Documentation/Rules by 'make generate'. Do not edit.",
        "",
        "/// The pages of the rules, by the IDs of these.",
        "enum RulePageTexts {",
        "  static let all: [String: String] = [",
        *entries,
        "  ]",
        "}",
        "",
    ]),
    encoding="utf-8")
