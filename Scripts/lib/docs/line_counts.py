"""Counts the lines of the example view models in both forms.

`Scripts/docs line-counts` runs it with its options.

A line counts when it is neither empty nor a comment alone. `shape` is what the template asks of every view model: the
protocols of the ports and the class without its initializers. The rest, which no form changes, is what the view model
does: its wiring, and the types and the functions beside it. `least` is what every form has that keeps the protocols and
the initializer: the rest, the protocols, and a line for the class and its end.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "Examples" / "Sources"
ARTICLE = ROOT / "Sources" / "Libraries" / "PlumblineMacros" / "PlumblineMacros.docc" / "WritingLess.md"
BEGIN = "<!-- The table is written by Scripts/docs line-counts --write. -->\n"
END = "<!-- The end of the table. -->\n"


def lines(path):
    """The lines that count."""
    found = []
    in_comment = False
    for line in path.read_text().split("\n"):
        text = line.strip()
        if in_comment or text.startswith("/*"):
            in_comment = "*/" not in text
        elif text and not text.startswith("//"):
            found.append(line)
    return found


def shape(name, all_lines):
    """The lines of the protocols and of the class, without those of initializers."""
    found = []
    in_type = in_initializer = False
    for line in all_lines:
        if not in_type:
            in_type = line.startswith("@ViewModel") or re.match(
                rf"(public |final )*(protocol|class|extension) {name}", line) is not None
        if not in_type:
            continue
        if re.match(r"  (public )?init\(", line):
            in_initializer = True
        if not in_initializer:
            found.append(line)
        elif line == "  }":
            in_initializer = False
        if line == "}" or (line.endswith("{}") and not line.startswith(" ")):
            in_type = False
    return found


def protocols(all_lines):
    """How many lines the protocols in the class have."""
    count = 0
    in_protocol = False
    for line in all_lines:
        in_protocol = in_protocol or re.match(r"  (public )?protocol ", line) is not None
        count += in_protocol
        if line == "  }" or line.endswith("{}"):
            in_protocol = False
    return count


def rows():
    for path in sorted((EXAMPLES / "KickstarterSwift").glob("*ViewModel.swift")):
        forms = {}
        for folder in ("KickstarterSwift", "KickstarterMacros"):
            found = lines(EXAMPLES / folder / path.name)
            forms["@ViewModel" in found] = found
        name = path.stem
        by_hand, macro = forms[False], forms[True]
        template = (len(shape(name, by_hand)), len(shape(name, macro)))
        least = len(by_hand) - template[0] + protocols(macro) + 2
        yield name, (len(by_hand), len(macro)), template, least


def drop(counts):
    return f"{100 * (counts[0] - counts[1]) / counts[0]:.0f} %"


def table():
    text = "| | shape by hand | with the macro | less | whole file by hand | with the macro | less |\n"
    text += "|---|---|---|---|---|---|---|\n"
    totals = [[0, 0], [0, 0]]
    least_total = 0
    for name, whole, template, least in rows():
        least_total += least
        text += f"| `{name}` | {template[0]} | {template[1]} | {drop(template)} "
        text += f"| {whole[0]} | {whole[1]} | {drop(whole)} |\n"
        for total, counts in zip(totals, (whole, template)):
            total[0] += counts[0]
            total[1] += counts[1]
    whole, template = totals
    text += f"| all | {template[0]} | {template[1]} | **{drop(template)}** "
    text += f"| {whole[0]} | {whole[1]} | **{drop(whole)}** |\n\n"
    bound = drop((whole[0], least_total))
    text += f"Whatever keeps the protocols and the initializers has at least {least_total} lines: {bound} less.\n"
    return text


def main():
    written = table()
    if "--write" not in sys.argv[1:] and "--check" not in sys.argv[1:]:
        print(written, end="")
        return 0
    article = ARTICLE.read_text()
    before, begin, rest = article.partition(BEGIN)
    old, end, after = rest.partition(END)
    if not begin or not end:
        print(f"docs line-counts: {ARTICLE.name} has no place for the table", file=sys.stderr)
        return 2
    if "--write" in sys.argv[1:]:
        ARTICLE.write_text(f"{before}{BEGIN}\n{written}\n{END}{after}")
        return 0
    if old.strip() == written.strip():
        return 0
    print(f"docs line-counts: the table in {ARTICLE.name} is stale: run 'Scripts/docs line-counts --write'", file=sys.stderr)
    return 1


sys.exit(main())
