"""Draws what plumb prints for the view model and the view in Documentation/Images as Documentation/Images/lint-and-fix.svg,
and what Documentation/PullRequests.md says that it prints as Documentation/Images/diff.svg.

`Scripts/docs pictures` runs it with the command to run. Colors are those of the escape sequences that plumb prints; tests
compare the pictures with what plumb prints.
"""

import pathlib
import re
import subprocess
import sys
from xml.sax.saxutils import escape

IMAGES = pathlib.Path(__file__).resolve().parents[3] / "Documentation" / "Images"
COMMANDS = [["lint", "--format", "text"], ["fix", "--diff"]]
LINE, MARGIN, TITLE, LETTER = 18, 18, 34, 7.25

# The class of each style of a terminal, by the numbers in its escape sequence.
CLASSES = {"1": "bold", "2": "dim", "1;31": "red", "1;32": "green", "1;33": "yellow", "1;36": "cyan"}

STYLE = """
    text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre;
      fill: #1f2328; }
    .window { fill: #ffffff; stroke: #d1d9e0; }
    .bar { fill: #f6f8fa; }
    .bold, .red, .green, .yellow, .cyan { font-weight: 600; }
    .dim { fill: #59636e; }
    .red { fill: #a40e26; }
    .green { fill: #116329; }
    .yellow { fill: #9a6700; }
    .cyan { fill: #0550ae; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .window { fill: #0d1117; stroke: #3d444d; }
      .bar { fill: #151b23; }
      .dim { fill: #9198a1; }
      .red { fill: #ff7b72; }
      .green { fill: #7ee787; }
      .yellow { fill: #d29922; }
      .cyan { fill: #79c0ff; }
    }
"""


def printed_by(plumb, arguments):
    """The lines that a command writes to standard output on a terminal."""
    done = subprocess.run(
        [plumb, *arguments, "--color", "always"], cwd=IMAGES, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"pictures: plumb {' '.join(arguments)} failed: {done.stderr}")
    return done.stdout.rstrip("\n").split("\n")


def row(line):
    """A line of a terminal: its length, and its text with the styles of its escape sequences."""
    parts = re.split(r"\x1b\[([\d;]*)m", line)
    style, drawn = "0", ""
    for index, part in enumerate(parts):
        if index % 2 == 1:
            style = part
        elif part:
            text = escape(part)
            drawn += text if style == "0" else f'<tspan class="{CLASSES[style]}">{text}</tspan>'
    return sum(len(part) for part in parts[::2]), drawn


def main():
    plumb = str(pathlib.Path(sys.argv[1]).resolve()) if len(sys.argv) == 2 else sys.exit(__doc__)
    lines = []
    for arguments in COMMANDS:
        shown = [argument for argument in arguments if argument not in ("--format", "text")]
        lines += ([""] if lines else []) + [f"$ plumb {' '.join(shown)}"] + printed_by(plumb, arguments)
    draw(
        "lint-and-fix",
        "plumb lint reports an input that is out of order, an output that no view observes and an input that changes "
        "nothing, and plumb fix --diff moves the first", lines)

    guide = (IMAGES.parent / "PullRequests.md").read_text()
    lines = re.search(r"```console\n(.*?)```", guide, re.DOTALL)[1].strip().split("\n")
    draw("diff", "plumb diff lists what a branch changes about a view model", lines)


def draw(name, title, lines):
    """Draws lines of a terminal in a window."""
    rows = [row(line) for line in lines]
    width = round(2 * MARGIN + LETTER * max(length for length, _ in rows))
    height = TITLE + LINE * len(rows) + MARGIN
    texts = [
        f'  <text xml:space="preserve" x="{MARGIN}" y="{TITLE + LINE * (index + 1)}">{text}</text>'
        for index, (_, text) in enumerate(rows) if text]
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
