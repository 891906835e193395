"""Writes what plumb prints into the pages that show it: those for a start, and those with a comment `<!-- sh`.

`Scripts/docs transcripts` runs it with the command to run. The blocks of a page run in a new folder, from first to last, as a
reader copies them: a block of `sh` runs as it is, and in a block of `console` each line that starts with `$` is run and
followed by what it prints on a terminal. A comment `<!-- sh` is a block that readers do not see: it makes the files that the
blocks below it are about. The other pages show examples of commands, and PullRequests.md what a test compares. With `--check`, nothing is written, and the exit code is 1 when a page is stale.
"""

import fcntl
import os
import pathlib
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios

DOCUMENTATION = pathlib.Path(__file__).resolve().parents[3] / "Documentation"
BLOCK = re.compile(r"(?m)^(?:```(?P<language>sh|console)|<!-- sh)\n(?P<block>(?:.*\n)*?)^(?:```|-->)$")


def on_terminal(command, folder, environment):
    """What a command prints on a terminal of 120 columns."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 120, 0, 0))
    process = subprocess.Popen(
        ["bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs)
    os.close(theirs)
    printed = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # Linux reports the end of a terminal as an error.
            part = b""
        if not part:
            break
        printed += part
    os.close(ours)
    if process.wait() not in (0, 1):
        sys.exit(f"transcripts: '{command}' failed:\n{printed.decode()}")
    return printed.decode().replace("\r\n", "\n")


def replayed(text, folder, environment):
    """The text of a page with what its commands print."""

    def replay(match):
        language, block = match["language"], match["block"]
        if language != "console":
            on_terminal(block, folder, environment)
            return match[0]
        commands = [line for line in block.split("\n") if line.startswith("$ ")]
        printed = [f"{line}\n{on_terminal(line[2:], folder, environment)}" for line in commands]
        return f"```console\n{''.join(printed)}```"

    return BLOCK.sub(replay, text)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    stale = []
    for page in sorted(DOCUMENTATION.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        if not page.name.startswith("Start") and "<!-- sh\n" not in text:
            continue
        with tempfile.TemporaryDirectory() as name:
            home, folder = pathlib.Path(name, "home"), pathlib.Path(name, "app")
            home.mkdir()
            folder.mkdir()
            (home / "plumb").symlink_to(pathlib.Path(arguments[0]).resolve())
            environment = {"HOME": str(home), "PATH": f"{home}:{os.environ['PATH']}", "NO_COLOR": "1", "TERM": "dumb"}
            current = replayed(text, folder, environment)
        if current != text:
            stale.append(page.name)
            if "--check" not in sys.argv[1:]:
                page.write_text(current, encoding="utf-8")
    if stale and "--check" in sys.argv[1:]:
        sys.exit(f"transcripts: run 'Scripts/docs transcripts' for {', '.join(stale)}")


main()
