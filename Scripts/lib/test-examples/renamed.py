"""Gives the ports of the examples random names with the built plumb, and compiles and tests what came of it.

`Scripts/test-examples renamed` runs it with `DIALECT [PASSES] [SEED]`, with the command in PLUMB and the tools of lib/java.sh in
the environment.
"""

import collections
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
PLUMB = os.environ["PLUMB"]
SOURCES, TESTS = ROOT / "Examples/Sources", ROOT / "Examples/Tests"
SUFFIXES = {".swift", ".java", ".kt"}


def fail(text):
    sys.exit(f"test-examples renamed: {text}")


def run(arguments, folder):
    result = subprocess.run([str(part) for part in arguments], cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        sys.stderr.write((result.stdout + result.stderr)[-6000:])
        fail(f"{' '.join(map(str, arguments[:3]))}: exit code {result.returncode} in {folder}")
    return result.stdout


def files(folder):
    return sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())


class Swift:
    """The examples on Plumbline with their views."""

    folders = ["KickstarterSwift", "KickstarterViews", "KickstarterSwiftUIViews", "KickstarterCombine"]
    viewModels = "Sources/KickstarterSwift"

    def copy(self, package):
        for name in self.folders:
            shutil.copytree(SOURCES / name, package / "Sources" / name)
        for name in ["KickstarterSwiftTests", "KickstarterCombineTests"]:
            shutil.copytree(TESTS / name, package / "Tests" / name)
        text = (ROOT / "Examples/Package.swift").read_text().replace('path: ".."', f'path: "{ROOT}"')
        # The examples in the other form have the same tests, with the old names.
        kept = text[: text.index("    // The same view models in the other form")]
        (package / "Package.swift").write_text(kept + "  ]\n)\n")

    def test(self, package):
        run(["swift", "test", "--package-path", package, "--scratch-path", ROOT / "Examples/.build"], package)


class Macros(Swift):
    """The same examples in the other form, most with the macro."""

    def copy(self, package):
        # Under the name of the module that the tests import.
        shutil.copytree(SOURCES / "KickstarterMacros", package / self.viewModels)
        shutil.copytree(TESTS / "KickstarterSwiftTests", package / "Tests/KickstarterSwiftTests")
        text = (ROOT / "Examples/Package.swift").read_text().replace('path: ".."', f'path: "{ROOT}"')
        views = text[text.index("    // Views of six of them") : text.index("    .testTarget(")]
        rest = text[text.index("    // A view model on Combine") :]
        (package / "Package.swift").write_text(text.replace(views, "").replace(rest, "  ]\n)\n"))


class RxSwift:
    """The examples of the RxSwift blueprint."""

    viewModels = "Sources/Examples"

    def copy(self, package):
        shutil.copytree(ROOT / "TestSupport/Blueprint", package, dirs_exist_ok=True)
        shutil.copytree(SOURCES / "RxSwiftBlueprint", package / "Sources/Examples")
        shutil.rmtree(package / "Skeleton")
        text = (package / "Package.swift").read_text().replace('path: "../.."', f'path: "{ROOT}"')
        skeleton = text.index("    // The skeleton of the blueprint itself")
        (package / "Package.swift").write_text(text[:skeleton] + text[text.index("    .testTarget(") :])

    def test(self, package):
        for path in files(package / "Sources"):
            text = re.sub(r"^import Action\n", "", path.read_text(), flags=re.M)
            path.write_text(re.sub(r"^import RxSwift$", "import PlumblineBlueprint", text, flags=re.M))
        run(["swift", "test", "--package-path", package, "--scratch-path", ROOT / "Examples/.build"], package)


def with_java(function, *arguments):
    """Runs a function of lib/java.sh. Renamed code may have warnings."""
    script = f'. Scripts/lib/java.sh; java_warnings=(-nowarn) kotlin_warnings=(-nowarn); {function} "$@"'
    run(["bash", "-euo", "pipefail", "-c", script, "bash", *arguments], ROOT)


def class_path(*paths):
    return ":".join(map(str, paths))


class Java:
    """The examples on RxJava in Java, with their views."""

    sources = ["KickstarterJava", "KickstarterJavaViews", "JavaTemplate"]
    tests = ["KickstarterJavaTests", "JavaTemplateTests"]
    viewModels = "Sources"

    def __init__(self):
        self.built = tempfile.TemporaryDirectory()
        library = pathlib.Path(self.built.name, "library")
        self.path = class_path(library, os.environ["rxjava"], os.environ["junit"])
        modules = [ROOT / "java" / module / "src/main/java" for module in ["jspecify", "library", "testing"]]
        with_java("compile_java", 17, library, self.path, *modules)

    def copy(self, package):
        for name in self.sources:
            shutil.copytree(SOURCES / name, package / "Sources" / name)
        for name in self.tests:
            shutil.copytree(TESTS / name, package / "Tests" / name)

    def test(self, package):
        with_java("compile_java", 17, package / "classes", self.path, package / "Sources", package / "Tests")
        with_java("run_java_tests", self.path, package / "classes")


class Kotlin(Java):
    """The examples on RxJava in Kotlin, with their composable functions."""

    sources = ["KickstarterKotlin", "KickstarterComposeViews"]
    tests = ["KickstarterKotlinTests"]

    def __init__(self):
        super().__init__()
        support, signatures = pathlib.Path(self.built.name, "support"), pathlib.Path(self.built.name, "signatures")
        # They share the models, the services and their doubles with those in Java.
        doubles = TESTS / "KickstarterJavaTests/com/plumbline/examples/support"
        with_java("compile_java", 17, support, self.path, SOURCES / "KickstarterJava", doubles)
        compiler = ROOT / ".build/kotlin-compiler"
        self.path = class_path(support, self.path, compiler / "compiler.jar", compiler / "stdlib.jar")
        scaffolded = ROOT / "TestSupport/Scaffolded/Kotlin"
        files = [scaffolded / "android" / f"{name}.kt" for name in ["Layout", "Runtime", "Widgets"]]
        with_java("compile_kotlin", signatures, self.path, ROOT / "TestSupport/Android", *files, scaffolded / "rxjava3")
        self.path = class_path(signatures, self.path)

    def test(self, package):
        with_java("compile_kotlin", package / "classes", self.path, package / "Sources", package / "Tests")
        with_java("run_java_tests", self.path, package / "classes")


DIALECTS = {"swift": Swift, "macros": Macros, "rxswift": RxSwift, "java": Java, "kotlin": Kotlin}


def prepare(dialect, package):
    dialect.copy(package)
    # It calls inputs by names in strings, which refuses every rename of them.
    for path in package.rglob("GraphWitnessTests.swift"):
        path.unlink()
    ports = list_ports(dialect, package)
    names = {port.rsplit(".", 1)[1] for port in ports}

    def split(match):
        name = match.group(1)
        return f'"{name[:2]}" + "{name[2:]}"' if name in names else match.group(0)

    # So do strings that happen to be names of ports.
    for path in files(package):
        path.write_text(re.sub(r'"(\w{3,})"', split, path.read_text()))
    return ports


def list_ports(dialect, package):
    listed = json.loads(run([PLUMB, "ports", "--format", "json"], package))
    return [
        f"{viewModel['name']}.{port['kind']}.{port['name'].split('(')[0]}"
        for viewModel in listed["viewModels"]
        if viewModel["path"].startswith(dialect.viewModels)
        for port in viewModel["ports"]
    ]


def new_name(random, words):
    if random.random() < 1 / 3:
        return random.choice(words)
    parts = ["".join(random.choice("abcdeilmnorstu") for _ in range(random.randint(2, 7))) for _ in range(2)]
    return parts[0] + parts[1].capitalize()


def contents(package):
    return {path: path.read_bytes() for path in files(package)}


def rename(package, port, name):
    """The reason why the port keeps its name; None when it was renamed."""
    result = subprocess.run([PLUMB, "rename", port, name], cwd=package, capture_output=True, text=True)
    if result.returncode == 0:
        return None
    if result.returncode == 2 and "cannot be the name of the port" in result.stderr:
        return "no name"
    if result.returncode == 1 and "is not renamed" in result.stderr:
        return re.sub(r"'[^']*'|\S+:\d+\S*", "…", result.stderr.split("is not renamed: ", 1)[1].split("\n")[0])
    return fail(f"{port} to {name}: exit code {result.returncode}: {result.stderr}")


def main(name, passes=1, seed=1):
    dialect = DIALECTS[name]()
    refusals = collections.Counter()
    made = 0
    for number in range(int(passes)):
        source = random.Random(f"{name} {seed} {number}")
        with tempfile.TemporaryDirectory() as folder:
            package = pathlib.Path(folder)
            ports = prepare(dialect, package)
            words = sorted({word for text in contents(package).values() for word in re.findall(r"\b[a-z]\w+", text.decode())})
            source.shuffle(ports)
            renamed = []
            for port in ports:
                before = contents(package)
                other = new_name(source, words)
                reason = rename(package, port, other)
                if reason is None:
                    renamed.append(f"{port} {other}")
                else:
                    refusals[reason] += 1
                    if contents(package) != before:
                        fail(f"{port} to {other} was refused, and yet changed files")
            # What was renamed is known when the tests fail.
            log = ROOT / ".build/renamed.txt"
            log.parent.mkdir(exist_ok=True)
            log.write_text("\n".join(renamed) + "\n")
            if len(renamed) * 2 < len(ports):
                fail(f"only {len(renamed)} of {len(ports)} ports were renamed: {refusals.most_common(3)}")
            dialect.test(package)
            made += len(renamed)
        print(f"{name}: {made} renames in {number + 1} passes, {sum(refusals.values())} refused", flush=True)
    for reason, count in refusals.most_common():
        print(f"  {count} refused: {reason}")


main(*sys.argv[1:])
