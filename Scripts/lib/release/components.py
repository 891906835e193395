"""Writes what a program was linked from: the versions and licenses of packages and libraries.

`Scripts/release binary` runs it with `SOURCES OBJECT-LIST SWIFT-VERSION FOLDER`.

SOURCES is the folder that was built, OBJECT-LIST the list of objects that were linked. Writes components.json and
THIRD-PARTY-LICENSES.txt into FOLDER. A module that belongs to no known package fails: its license would be missing.
"""

import json
import platform
import re
import subprocess
import sys
from pathlib import Path

# The licenses of the packages, as SPDX names them.
LICENSES = {
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
    "swift-mustache": "Apache-2.0",
    "swift-syntax": "Apache-2.0 WITH Swift-exception",
    "yams": "MIT",
}


def fail(message):
    sys.exit(f"release binary: {message}")


def linked_modules(object_list):
    modules = set()
    for line in Path(object_list).read_text().splitlines():
        # Programs that tests and plugins run are built as tools.
        match = re.search(r"/([^/]+?)(?:-tool)?\.build/", line)
        if match:
            modules.add(match.group(1))
    if not modules:
        fail(f"{object_list} names no module")
    return modules


def package_of(module, sources):
    """The identity of the package with a module; None for a module of this package."""
    for checkout in sorted((sources / ".build/checkouts").iterdir()):
        if any((checkout / "Sources").glob(f"**/{module}")):
            return checkout.name.lower()
    if module in own_modules(sources):
        return None
    fail(f"the module {module} is in no package")


def own_modules(sources):
    return set(re.findall(r'name: "([A-Za-z-]+)"', (sources / "Package.swift").read_text()))


def packages(sources, object_list):
    names = {package_of(module, sources) for module in linked_modules(object_list)} - {None}
    if unknown := names - set(LICENSES):
        fail(f"add the licenses of {', '.join(sorted(unknown))}")
    pins = {pin["identity"]: pin for pin in json.loads((sources / "Package.resolved").read_text())["pins"]}
    return [
        {
            "name": name,
            "version": pins[name]["state"]["version"],
            "license": LICENSES[name],
            "location": pins[name]["location"],
        }
        for name in sorted(names)
    ]


def runtime(swift_version):
    version = re.search(r"Swift version (\S+)", swift_version)
    if not version:
        fail(f"no version of Swift in: {swift_version}")
    components = [
        {"name": "swift", "version": version.group(1), "license": "Apache-2.0 WITH Swift-exception"},
    ]
    # On a Mac these belong to the system.
    if platform.system() == "Linux":
        components += [
            {"name": "swift-foundation", "version": version.group(1), "license": "Apache-2.0 WITH Swift-exception"},
            {"name": "swift-foundation-icu", "version": version.group(1), "license": "Unicode-3.0"},
            {"name": "glibc", "version": platform.libc_ver()[1], "license": "LGPL-2.1-or-later"},
            {"name": "libstdc++", "version": compiler_version(), "license": "GPL-3.0-or-later WITH GCC-exception-3.1"},
        ]
    return components


def compiler_version():
    """The version of the newest GCC, whose library is linked."""
    found = [path.name for path in Path("/usr/lib/gcc").glob("*/[0-9]*")]
    return max(found, key=lambda name: [int(part) for part in name.split(".")], default="unknown")


def licenses(sources, components, libraries):
    text = "plumb contains the following packages.\n"
    for component in components:
        checkout = next(path for path in (sources / ".build/checkouts").iterdir() if path.name.lower() == component["name"])
        files = sorted(path for path in checkout.iterdir() if re.match(r"(LICENSE|NOTICE)", path.name, re.I))
        if not files:
            fail(f"{component['name']} has no license file")
        text += f"\n{'=' * 80}\n{component['name']} {component['version']}, {component['location']}\n\n"
        text += "\n".join(path.read_text().rstrip() + "\n" for path in files)
    text += f"\n{'=' * 80}\nLibraries of the system that are linked statically, with their SPDX licenses:\n\n"
    text += "".join(f"- {library['name']} {library['version']}: {library['license']}\n" for library in libraries)
    text += (
        "\nThe license of glibc lets you link plumb with another version of it: the sources of plumb are public, and\n"
        "'Scripts/release binary' in them links it.\n"
    )
    return text


def main():
    sources, object_list, swift_version, folder = Path(sys.argv[1]), sys.argv[2], sys.argv[3], Path(sys.argv[4])
    linked, libraries = packages(sources, object_list), runtime(swift_version)
    (folder / "components.json").write_text(json.dumps(linked + libraries, indent=2) + "\n")
    (folder / "THIRD-PARTY-LICENSES.txt").write_text(licenses(sources, linked, libraries))


main()
