"""Packs what `Scripts/release files` compiled as a folder of a Maven repository; it runs this with `VERSION BUILD ARCHIVE`."""

import hashlib
import sys
from pathlib import Path

from archives import MANIFEST, Tree

ROOT = Path(__file__).resolve().parents[3]


def jar(folder, module_name=None):
    lines = ["Manifest-Version: 1.0"] + ([f"Automatic-Module-Name: {module_name}"] if module_name else [])
    tree = Tree()
    for path in folder.rglob("*"):
        if path.is_file():
            tree.add(str(path.relative_to(folder)), path.read_bytes())
    tree.add(MANIFEST, "".join(line + "\r\n" for line in lines) + "\r\n")
    tree.add("META-INF/LICENSE", (ROOT / "LICENSE").read_bytes())
    return tree.zip()


def main():
    version, build, archive = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    tree = Tree()

    def add(artifact, suffix, data):
        path = f"com/plumbline/{artifact}/{version}/{artifact}-{version}{suffix}"
        tree.add(path, data)
        for algorithm in ("md5", "sha1", "sha256"):
            tree.add(f"{path}.{algorithm}", hashlib.new(algorithm, data).hexdigest())

    add("plumbline-android-parent", ".pom", (ROOT / "java/pom.xml").read_bytes())
    for line in (build / "modules").read_text().splitlines():
        artifact, pom, module_name, sources = line.split("\t")
        add(artifact, ".pom", (ROOT / pom).read_bytes())
        add(artifact, ".jar", jar(build / artifact, module_name))
        add(artifact, "-sources.jar", jar(Path(sources)))
        add(artifact, "-javadoc.jar", jar(build / f"{artifact}-javadoc"))
    archive.write_bytes(tree.zip())


main()
