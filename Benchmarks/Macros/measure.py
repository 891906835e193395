#!/usr/bin/env python3
"""Measures what the macro costs the compiler: a file with 20 view models in both forms.

    Benchmarks/Macros/measure.py [--rounds N] [--products FOLDER] [--json]

Both files are written from one description (view_models.py). The compiler checks their types in turns, round after
round, so that a busy machine slows both down; each time is that of a whole process. What starting the plugin takes is
measured with files of one view model and taken off: a process pays it once, however many files it has. The ratio with
it is told beside the required one.

Exits 0 when the required ratio is kept, 1 when it is not, 2 when nothing could be measured.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import view_models

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COUNT = 20
LIMIT = 1.3


def compiler(products):
    plugin = products / "PlumblineMacrosPlugin-tool"
    if not plugin.exists():
        plugin = products / "PlumblineMacrosPlugin"
    if not plugin.exists():
        print(f"measure: there is no plugin in {products}; build PlumblineMacros first", file=sys.stderr)
        sys.exit(2)
    # The module for publishers is there when the runtime was built with them.
    maps = [products / f"{module}.build" / "module.modulemap" for module in ("PlumblineC", "COpenCombineHelpers")]
    return [
        "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Screens",
        "-I", str(products / "Modules"),
        *(flag for path in maps if path.exists() for flag in ("-Xcc", f"-fmodule-map-file={path}")),
        "-load-plugin-executable", f"{plugin}#PlumblineMacrosPlugin"]


def seconds(command, path):
    start = time.perf_counter()
    done = subprocess.run([*command, str(path)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    elapsed = time.perf_counter() - start
    if done.returncode != 0:
        print(done.stderr[:4000], file=sys.stderr)
        sys.exit(2)
    return elapsed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20, help="how many rounds, never less than ten")
    parser.add_argument("--products", type=pathlib.Path, default=ROOT / ".build" / "release")
    parser.add_argument("--json", action="store_true", help="print for programs")
    options = parser.parse_args()
    command = compiler(options.products)
    forms = {"by hand": view_models.by_hand, "macro": view_models.with_macro}
    with tempfile.TemporaryDirectory() as folder:
        files = {}
        for name, form in forms.items():
            for count in (COUNT, 1):
                path = pathlib.Path(folder) / f"{name.replace(' ', '-')}-{count}.swift"
                path.write_text(view_models.source(form, count))
                files[name, count] = path
        lines = {name: len(files[name, COUNT].read_text().splitlines()) for name in forms}
        times = {key: [] for key in files}
        for path in files.values():
            seconds(command, path)
        for _ in range(max(10, options.rounds)):
            for key, path in files.items():
                times[key].append(seconds(command, path))
    medians = {key: statistics.median(values) for key, values in times.items()}
    by_hand, macro = medians["by hand", COUNT], medians["macro", COUNT]
    start = medians["macro", 1] - medians["by hand", 1]
    ratio, without_start = macro / by_hand, (macro - start) / by_hand
    if options.json:
        print(json.dumps({
            "byHand": by_hand, "macro": macro, "start": start, "ratio": ratio, "ratioWithoutStart": without_start,
            "limit": LIMIT, "rounds": max(10, options.rounds)}))
    else:
        print(f"{COUNT} view models by hand     {by_hand * 1000:7.1f} ms  {lines['by hand']} lines")
        print(f"{COUNT} view models with macro  {macro * 1000:7.1f} ms  {lines['macro']} lines")
        print(f"one view model: the macro takes {start * 1000:.1f} ms more, most of it the start of the plugin")
        print(f"ratio {without_start:.2f} without that start, required is {LIMIT} at most; with it {ratio:.2f}")
    sys.exit(0 if without_start <= LIMIT else 1)


main()
