"""Writes the graphs in the documentation: what `plumb graph` prints for view models of Examples/.

`Scripts/docs graphs` runs it with the command to run. A block below `<!-- plumb graph ARGUMENTS -->` is what the command
prints; a test compares them.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "Examples" / "Sources" / "KickstarterSwift"
BLOCK = re.compile(r"(<!-- plumb graph (.*) -->\n+```(\w*)\n)(?:.*\n)*?(```)")
PICTURE = ["LoginViewModel.swift", "--why", "isLoginButtonEnabled", "--format", "svg"]


def graph(plumb, arguments):
    command = [plumb, "graph", *arguments]
    return subprocess.run(command, cwd=EXAMPLES, check=True, capture_output=True, text=True).stdout


def main():
    plumb = str(pathlib.Path(sys.argv[1]).resolve())
    files = [ROOT / "Documentation" / "Graph.md", ROOT / "Sources/Libraries/Plumbline/Plumbline.docc/Articles/GettingStarted.md"]
    for path in files:
        text = path.read_text()
        path.write_text(BLOCK.sub(lambda match: match[1] + graph(plumb, match[2].split()) + match[4], text))
    (ROOT / "Documentation" / "Images" / "graph.svg").write_text(graph(plumb, PICTURE))


main()
