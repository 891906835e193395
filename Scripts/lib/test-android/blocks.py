"""Writes the Java or Kotlin code of Markdown files as sources, so that it can be compiled.

`Scripts/test-android` runs it with `[--kotlin] FOLDER FILE.md ...`.

Each block of code is a whole file: it says its package and, in Java, declares one public type, after which the file is named.
A block after the comment `<!-- not compiled -->` is left out. Each line keeps its number, so that messages of the
compiler lead into the Markdown file.
"""

import pathlib
import re
import sys

PACKAGE = re.compile(r"^package ([\w.]+);?$", re.MULTILINE)
PUBLIC_TYPE = re.compile(r"^public (?:(?:abstract|final|sealed) )*(?:class|interface|enum|record) (\w+)", re.MULTILINE)


def blocks(text, language):
    """The blocks of code of a text in a language, each with the number of lines before it."""
    code = None
    is_excused = is_code = False
    for number, line in enumerate(text.split("\n"), start=1):
        if code is not None:
            if line.strip() == "```":
                if is_code:
                    yield code[0], "\n".join(code[1])
                code = None
            else:
                code[1].append(line)
        elif line.strip().startswith("```"):
            is_code = line.strip() == f"```{language}" and not is_excused
            code = (number, [])
        is_excused = line.strip() == "<!-- not compiled -->" or (is_excused and line.strip() == "")


def fail(message):
    print(f"test-android: {message}", file=sys.stderr)
    sys.exit(1)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--kotlin"]
    language = "java" if arguments == sys.argv[1:] else "kotlin"
    folder = pathlib.Path(arguments[0])
    for name in arguments[1:]:
        count = 0
        for line, code in blocks(pathlib.Path(name).read_text(encoding="utf-8"), language):
            package = PACKAGE.search(code)
            public_type = PUBLIC_TYPE.search(code)
            if not package or not public_type and language == "java":
                fail(f"{name}:{line}: this block has no package or no public type; it needs both to be compiled")
            file = f"{public_type.group(1)}.java" if language == "java" else f"{pathlib.Path(name).stem}{line}.kt"
            path = folder / package.group(1).replace(".", "/") / file
            if path.exists():
                fail(f"{name}:{line}: there is a {file} in {package.group(1)} already")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n" * line + code + "\n", encoding="utf-8")
            count += 1
        print(f"{name}: {count} blocks of {language.title()} code")
        if count == 0:
            fail(f"{name} has no {language.title()} code to compile")


main()
