"""Checks what zizmor does not: that a pinned action says its version, that each image is pinned, and that scripts
install packages of Python only from the lists of Scripts/requirements.

`Scripts/check workflows` runs it with a folder, into which it writes the workflows that pages show, for other checkers.
"""

import pathlib
import re
import sys

USES = re.compile(r"^\s*(?:- )?uses:\s*(?P<what>.*)$")
PINNED = re.compile(r"^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")
IMAGE = re.compile(r"\b(?:container|image):\s*\"?(?P<what>[\w./-]+:[\w.@:-]+)")
DIGEST = re.compile(r"@sha256:[0-9a-f]{64}$")
PIP = re.compile(r"\bpip\b\"?(?: -\S+)* (?:install|download)\b")


def problems(path, text):
    for number, line in enumerate(text.split("\n"), start=1):
        if (use := USES.match(line)) and not use["what"].startswith("./") and not PINNED.match(use["what"]):
            yield f"{path}:{number}: pin the action by its hash, with its version: 'owner/name@hash # v1.2.3'"
        if (image := IMAGE.search(line)) and not DIGEST.search(image["what"]):
            yield f"{path}:{number}: pin the image by its digest: 'name:tag@sha256:…'"


def packages(path, text):
    # A command may continue on the next lines.
    for number, line in enumerate(re.sub(r"\\\n", "  ", text).split("\n"), start=1):
        if PIP.search(line) and not line.lstrip().startswith("#") and "--require-hashes" not in line:
            # The files of a release are installed from their folder, and the index is off.
            if "PIP_NO_INDEX=1" not in line:
                yield f"{path}:{number}: install packages with '--require-hashes' from a list of Scripts/requirements"


def shown(path):
    """The workflows among the blocks of a page, each with the number of lines before it."""
    text = path.read_text(encoding="utf-8")
    for block in re.finditer(r"^```yaml\n(.*?)^```$", text, re.M | re.S):
        if re.search(r"^jobs:$", block[1], re.M):
            yield text.count("\n", 0, block.start(1)), block[1]


def self_test():
    """Each of these is reported: a check that finds nothing checks nothing."""
    digest = "0" * 64
    for bad in ["uses: a/b@v1", f"uses: a/b@{'0' * 40}", f"uses: a/b@{'0' * 39} # v1.2.3", "container: swift:6.2",
                "- {container: \"swift:6.2-noble\"}", f"image: swift:6.2@sha256:{digest[1:]}"]:
        assert list(problems("", bad)), bad
    for good in [f"- uses: a/b/c@{'0' * 40} # v1.2.3", "uses: ./here", f"image: swift:6.2@sha256:{digest}",
                 f"{{container: \"swift:6.2@sha256:{digest}\"}}", "container: ${{ matrix.container }}"]:
        assert not list(problems("", good)), good
    assert list(packages("", "python3 -m pip download \\\n  --no-deps name")) and list(packages("", "\"x/pip\" install a==1"))
    assert not list(packages("", "pip install \\\n  --require-hashes --requirement list.txt"))


def main():
    self_test()
    found = []
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True)
    for path in sorted(pathlib.Path(".github/workflows").glob("*.yml")):
        found += problems(path, path.read_text(encoding="utf-8"))
    pages = sorted([pathlib.Path("README.md"), *pathlib.Path("Documentation").rglob("*.md"), *pathlib.Path("java").glob("**/*.md")])
    for page in pages:
        for line, text in shown(page):
            # Each line keeps its number.
            text = "\n" * line + text
            (folder / f"{page.stem}-{line}.yml").write_text(text, encoding="utf-8")
            found += problems(page, text)
    for script in sorted([*pathlib.Path("Scripts").rglob("*"), *pathlib.Path(".github/workflows").glob("*.yml")]):
        if script.is_file() and script.suffix in ("", ".sh", ".py", ".yml") and script.name != "pins.py":
            found += packages(script, script.read_text(encoding="utf-8"))
    if not list(folder.iterdir()):
        found.append("no page shows a workflow: this check looks at nothing")
    for problem in found:
        print(f"check workflows: {problem}", file=sys.stderr)
    sys.exit(1 if found else 0)


main()
