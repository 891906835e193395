"""Draws what plumb prints for Documentation/Images/SearchViewModel.swift as Documentation/Images/lint-and-fix.svg,
and what Documentation/PullRequests.md says that it prints as Documentation/Images/ports-changed.svg.

`Scripts/docs pictures` runs it with the command to run; tests compare the pictures with what plumb prints.
"""

import pathlib
import re
import subprocess
import sys
from xml.sax.saxutils import escape

IMAGES = pathlib.Path(__file__).resolve().parents[3] / "Documentation" / "Images"
COMMANDS = [["lint", "--format", "text"], ["fix", "--diff"]]
LINE, MARGIN, TITLE, LETTER = 18, 18, 34, 7.25

STYLE = """
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre;
      fill: #1f2328; }
    .window { fill: #ffffff; stroke: #d1d9e0; }
    .bar { fill: #f6f8fa; }
    .prompt { font-weight: 600; }
    .place, .dim { fill: #59636e; }
    .warning { fill: #9a6700; font-weight: 600; }
    .rule, .note { fill: #0550ae; }
    .removed { fill: #a40e26; }
    .added { fill: #116329; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .window { fill: #0d1117; stroke: #3d444d; }
      .bar { fill: #151b23; }
      .place, .dim { fill: #9198a1; }
      .warning { fill: #d29922; }
      .rule, .note { fill: #79c0ff; }
      .removed { fill: #ff7b72; }
      .added { fill: #7ee787; }
    }
"""


def printed_by(plumb, arguments):
    """What a command writes to standard output."""
    done = subprocess.run(
        [plumb, *arguments, "--color", "never"], cwd=IMAGES, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"pictures: plumb {' '.join(arguments)} failed: {done.stderr}")
    return done.stdout.rstrip("\n").split("\n")


def span(style, text):
    return f'<tspan class="{style}">{escape(text)}</tspan>'


def finding(line):
    """A line of 'plumb lint' with its parts in their colors."""
    if match := re.fullmatch(r"(\S+:\d+:\d+:)( )(warning:|note:|error:)(.*)( \([a-z-]+\))", line):
        return span("place", match[1]) + match[2] + span("warning", match[3]) + escape(match[4]) + span("rule", match[5])
    if match := re.fullmatch(r"( *\d* \|)( +)?(\^+)?(.*)", line):
        return span("dim", match[1]) + (match[2] or "") + (span("warning", match[3]) if match[3] else "") + escape(match[4])
    if match := re.fullmatch(r"( *= )(note:)(.*)", line):
        return span("dim", match[1]) + span("note", match[2]) + escape(match[3])
    return escape(line)


def change(line):
    """A line of a diff in its color."""
    for start, style in (("---", "dim"), ("+++", "dim"), ("diff ", "dim"), ("@@", "note"), ("-", "removed"), ("+", "added")):
        if line.startswith(start):
            return span(style, line)
    return escape(line)


def main():
    plumb = str(pathlib.Path(sys.argv[1]).resolve()) if len(sys.argv) == 2 else sys.exit(__doc__)
    rows = []
    for arguments, style in zip(COMMANDS, (finding, change)):
        if rows:
            rows.append((0, ""))
        rows.append((0, span("prompt", f"$ plumb {arguments[0]}" + (" --diff" if "--diff" in arguments else ""))))
        rows += [(len(line), style(line)) for line in printed_by(plumb, arguments)]
    draw("lint-and-fix", "plumb lint reports an input that is out of order, and plumb fix --diff moves it", rows)

    guide = (IMAGES.parent / "PullRequests.md").read_text()
    command, *lines = re.search(r"```console\n(.*?)```", guide, re.DOTALL)[1].strip().split("\n")
    rows = [(len(command), span("prompt", command))] + [(len(line), port(line)) for line in lines]
    draw("ports-changed", "plumb ports --changed lists what a branch changes about ports", rows)


def port(line):
    """A line of 'plumb ports --changed' with its parts in their colors."""
    line = re.sub(r"no view[\w ]*|no test[\w ]*", lambda match: f"\0{match[0]}\1", line)
    view_model, rest = line.split(":", 1)
    return span("place", view_model + ":") + escape(rest).replace("\0", '<tspan class="warning">').replace("\1", "</tspan>")


def draw(name, title, rows):
    """Draws lines of text, each with its length, in a window."""
    width = round(2 * MARGIN + LETTER * max(length for length, _ in rows))
    height = TITLE + LINE * len(rows) + MARGIN
    texts = [
        f'  <text xml:space="preserve" x="{MARGIN}" y="{TITLE + LINE * (index + 1)}">{row}</text>'
        for index, (_, row) in enumerate(rows) if row]
    svg = "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' role="img" aria-labelledby="title">',
        '  <title id="title">' + escape(title) + "</title>",
        f"  <style>{STYLE}  </style>",
        f'  <rect class="window" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
        f'  <rect class="bar" x="1" y="1" width="{width - 2}" height="{TITLE - 8}" rx="8"/>',
        '  <circle cx="18" cy="14" r="5" fill="#ff5f57"/><circle cx="36" cy="14" r="5" fill="#febc2e"/>'
        '<circle cx="54" cy="14" r="5" fill="#28c840"/>',
        *texts,
        "</svg>",
    ])
    (IMAGES / f"{name}.svg").write_text(svg + "\n")


main()
