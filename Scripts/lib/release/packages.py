"""Packs the binaries of a release: archives, an artifact bundle, wheels, Debian packages and what describes them.

`Scripts/release files` runs it with `VERSION BINARIES OUTPUT DOWNLOADS NOTES`.

BINARIES is what `Scripts/release binary` wrote, DOWNLOADS the address of the folder that the files are published in (empty:
they are referred to by path), NOTES the section of the changelog. Only the standard library of Python is used, and the
same binaries give the same bytes: entries are sorted, and dates are SOURCE_DATE_EPOCH.
"""

import base64
import hashlib
import json
import re
import subprocess
import sys
import time
import uuid
from pathlib import Path

from archives import DATE, Tree, ar, gzipped

ROOT = Path(__file__).resolve().parents[3]
SUMMARY = "Checks, fixes and generates view models with inputs and outputs, in Swift, Java and Kotlin"
MAINTAINER = "The Plumbline authors <plumbline@example.com>"

# What each kind of package calls a platform. The programs for Linux are static, so they run with every C library.
PLATFORMS = {
    "linux-x86_64": {
        "triples": ["x86_64-unknown-linux-gnu", "x86_64-swift-linux-musl"],
        "wheel": "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
        "debian": "amd64",
        "brew": ("on_linux", "on_intel"),
    },
    "linux-aarch64": {
        "triples": ["aarch64-unknown-linux-gnu", "aarch64-swift-linux-musl"],
        "wheel": "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
        "debian": "arm64",
        "brew": ("on_linux", "on_arm"),
    },
    "macos-universal": {
        "triples": ["arm64-apple-macosx", "x86_64-apple-macosx"],
        "wheel": "macosx_13_0_universal2",
        "debian": None,
        "brew": ("on_macos", None),
    },
}


class Release:
    def __init__(self, version, binaries, output, downloads, notes):
        self.version, self.output, self.downloads, self.notes = version, output, downloads.rstrip("/"), notes
        self.binaries = {name: binaries / name for name in PLATFORMS if (binaries / name / "plumb").exists()}
        if not self.binaries:
            sys.exit(f"release files: there is no binary in {binaries}")
        self.checksums = {}

    def write(self, name, data):
        data = data if isinstance(data, bytes) else data.encode()
        (self.output / name).write_bytes(data)
        self.checksums[name] = hashlib.sha256(data).hexdigest()

    def program(self, platform):
        return (self.binaries[platform] / "plumb").read_bytes()

    def licenses(self, platform):
        return {
            "LICENSE": (ROOT / "LICENSE").read_text(),
            "THIRD-PARTY-LICENSES.txt": (self.binaries[platform] / "THIRD-PARTY-LICENSES.txt").read_text(),
        }

    def completions(self):
        """The completions of shells, from the first binary that runs here."""
        for platform in self.binaries:
            try:
                return {
                    shell: subprocess.run(
                        [self.binaries[platform] / "plumb", "--generate-completion-script", shell],
                        capture_output=True, check=True, text=True,
                    ).stdout
                    for shell in ("bash", "zsh", "fish")
                }
            except OSError:
                continue
        sys.exit("release files: none of the binaries runs here, so there are no completions")

    def archive_name(self, platform):
        return f"plumb-{self.version}-{platform}.tar.gz"

    @staticmethod
    def pages():
        """The pages of the rules, where the program looks for them when it links their names."""
        return {
            f"share/doc/plumb/rules/{path.name}": path.read_text(encoding="utf-8")
            for path in sorted((ROOT / "Documentation/Rules").glob("*.md"))}

    def archives(self):
        for platform in self.binaries:
            tree = Tree()
            tree.add("bin/plumb", self.program(platform), executable=True)
            for shell, text in self.completions().items():
                name = {"bash": "bash/plumb", "zsh": "zsh/_plumb", "fish": "fish/plumb.fish"}[shell]
                tree.add(f"completions/{name}", text)
            tree.add("configuration.schema.json", (ROOT / "Documentation/configuration.schema.json").read_text())
            for name, text in self.pages().items():
                tree.add(name, text)
            for name, text in self.licenses(platform).items():
                tree.add(name, text)
            self.write(self.archive_name(platform), gzipped(tree.tar(f"plumb-{self.version}/")))

    def bundle(self):
        tree, variants = Tree(), []
        for platform in self.binaries:
            path = f"plumb-{self.version}-{platform}/bin/plumb"
            tree.add(f"plumb.artifactbundle/{path}", self.program(platform), executable=True)
            variants.append({"path": path, "supportedTriples": PLATFORMS[platform]["triples"]})
            for name, text in self.licenses(platform).items():
                tree.add(f"plumb.artifactbundle/plumb-{self.version}-{platform}/{name}", text)
        artifact = {"version": self.version, "type": "executable", "variants": variants}
        info = {"schemaVersion": "1.0", "artifacts": {"plumb": artifact}}
        tree.add("plumb.artifactbundle/info.json", json.dumps(info, indent=2) + "\n")
        self.write("plumb.artifactbundle.zip", tree.zip())
        return tree

    def plugins(self, bundle):
        """A package of the plugins on the bundle."""
        tree, target = Tree(), '.binaryTarget(name: "plumb", path: "plumb.artifactbundle")'
        manifest = (ROOT / "Packaging/PlumblinePlugins/Package.swift").read_text()
        if target not in manifest:
            sys.exit("release files: the package of the plugins has no binary target")
        if self.downloads:
            checksum = self.checksums["plumb.artifactbundle.zip"]
            address = f"{self.downloads}/plumb.artifactbundle.zip"
            manifest = manifest.replace(
                target, f'.binaryTarget(\n      name: "plumb", url: "{address}",\n      checksum: "{checksum}")')
        else:
            for path, (data, mode) in bundle.files.items():
                tree.add(f"PlumblinePlugins/{path}", data, executable=mode == 0o755)
        tree.add("PlumblinePlugins/Package.swift", manifest)
        tree.add("PlumblinePlugins/LICENSE", (ROOT / "LICENSE").read_text())
        for path in sorted((ROOT / "Plugins").rglob("*.swift")):
            tree.add(f"PlumblinePlugins/{path.relative_to(ROOT)}", path.read_bytes())
        self.write(f"plumbline-plugins-{self.version}.zip", tree.zip())

    def wheels(self):
        """Wheels whose only content is the program, which is installed among the scripts of an environment."""
        for platform in self.binaries:
            tag = f"py3-none-{PLATFORMS[platform]['wheel']}"
            name = f"plumb_lint-{self.version}"
            tags = "".join(f"Tag: py3-none-{part}\n" for part in PLATFORMS[platform]["wheel"].split("."))
            tree = Tree()
            tree.add(f"{name}.data/scripts/plumb", self.program(platform), executable=True)
            licenses = self.licenses(platform)
            metadata = (
                f"Metadata-Version: 2.4\nName: plumb-lint\nVersion: {self.version}\nSummary: {SUMMARY}\n"
                "License-Expression: MIT\n" + "".join(f"License-File: {name}\n" for name in licenses)
                + "Requires-Python: >=3.8\nDescription-Content-Type: text/markdown\n\n"
                + f"{SUMMARY}: `plumb lint` reports, `plumb fix` fixes, `plumb new` generates.\n"
            )
            tree.add(f"{name}.dist-info/METADATA", metadata)
            tree.add(
                f"{name}.dist-info/WHEEL",
                f"Wheel-Version: 1.0\nGenerator: plumbline\nRoot-Is-Purelib: false\n{tags}")
            for license_name, text in licenses.items():
                tree.add(f"{name}.dist-info/licenses/{license_name}", text)
            record = ""
            for path, (data, _) in sorted(tree.files.items()):
                digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                record += f"{path},sha256={digest},{len(data)}\n"
            tree.add(f"{name}.dist-info/RECORD", record + f"{name}.dist-info/RECORD,,\n")
            self.write(f"{name}-{tag}.whl", tree.zip())

    def debian_packages(self):
        for platform in self.binaries:
            architecture = PLATFORMS[platform]["debian"]
            if not architecture:
                continue
            data = Tree()
            data.add("./usr/bin/plumb", self.program(platform), executable=True)
            completions = self.completions()
            data.add("./usr/share/bash-completion/completions/plumb", completions["bash"])
            data.add("./usr/share/zsh/vendor-completions/_plumb", completions["zsh"])
            data.add("./usr/share/fish/vendor_completions.d/plumb.fish", completions["fish"])
            licenses = self.licenses(platform)
            data.add("./usr/share/doc/plumb/copyright", licenses["LICENSE"] + "\n" + licenses["THIRD-PARTY-LICENSES.txt"])
            for name, text in self.pages().items():
                data.add(f"./usr/{name}", text)
            changelog = (
                f"plumb ({self.version}) stable; urgency=medium\n\n  * The changes are listed in CHANGELOG.md.\n\n"
                f" -- {MAINTAINER}  {time.strftime('%a, %d %b %Y %H:%M:%S +0000', DATE)}\n"
            )
            data.add("./usr/share/doc/plumb/changelog.gz", gzipped(changelog.encode()))
            size = sum(len(content) + 1023 for content, _ in data.files.values()) // 1024
            control = Tree()
            control.add(
                "./control",
                f"Package: plumb\nVersion: {self.version}\nArchitecture: {architecture}\nMaintainer: {MAINTAINER}\n"
                f"Installed-Size: {size}\nSection: devel\nPriority: optional\nDescription: linter for view models\n"
                " Checks, fixes and generates view models with inputs and outputs, in Swift,\n Java and Kotlin.\n")
            control.add(
                "./md5sums",
                "".join(
                    f"{hashlib.md5(content).hexdigest()}  {path[2:]}\n"
                    for path, (content, _) in sorted(data.files.items())))
            self.write(
                f"plumb_{self.version}_{architecture}.deb",
                ar([("debian-binary", b"2.0\n"), ("control.tar.gz", gzipped(control.tar())),
                    ("data.tar.gz", gzipped(data.tar()))]))

    def formula(self):
        base = self.downloads or f"https://example.com/your/Plumbline/releases/download/v{self.version}"

        def source(platform, indentation):
            name = self.archive_name(platform)
            return "".join(
                " " * indentation + line + "\n"
                for line in (f'url "{base}/{name}"', f'sha256 "{self.checksums[name]}"'))

        text = (
            "class Plumb < Formula\n"
            f'  desc "{SUMMARY[:70].rsplit(",", 1)[0]}"\n'
            f'  homepage "{base.split("/releases/")[0]}"\n'
            f'  version "{self.version}"\n  license "MIT"\n'
        )
        for system in ("on_macos", "on_linux"):
            found = [platform for platform in self.binaries if PLATFORMS[platform]["brew"][0] == system]
            if not found:
                continue
            text += f"\n  {system} do\n"
            for platform in found:
                processor = PLATFORMS[platform]["brew"][1]
                if processor:
                    text += f"    {processor} do\n{source(platform, 6)}    end\n"
                else:
                    text += source(platform, 4)
            text += "  end\n"
        text += (
            '\n  def install\n    bin.install "bin/plumb"\n'
            '    bash_completion.install "completions/bash/plumb"\n'
            '    zsh_completion.install "completions/zsh/_plumb"\n'
            '    fish_completion.install "completions/fish/plumb.fish"\n'
            '    doc.install "share/doc/plumb/rules"\n  end\n\n'
            f'  test do\n    assert_match "{self.version}", shell_output("#{{bin}}/plumb --version")\n  end\nend\n'
        )
        self.write("plumb.rb", text)

    def image(self):
        """The context of an image that holds only the program, for `docker build` with an archive as standard input."""
        tree = Tree()
        for platform in self.binaries:
            if architecture := PLATFORMS[platform]["debian"]:
                tree.add(f"{architecture}/plumb", self.program(platform), executable=True)
        if not tree.files:
            return
        tree.add("Dockerfile", (ROOT / "Packaging/Dockerfile").read_bytes())
        self.write(f"plumb-{self.version}-image.tar.gz", gzipped(tree.tar()))

    def components(self):
        """The list of components, in the format of CycloneDX."""
        for platform, folder in self.binaries.items():
            program = self.program(platform)
            name = f"plumb-{self.version}-{platform}"
            components = []
            for item in json.loads((folder / "components.json").read_text()):
                reference = f"{item['name']}@{item['version']}"
                component = {
                    "type": "library", "bom-ref": reference, "name": item["name"], "version": item["version"],
                    "licenses": [{"expression": item["license"]}],
                }
                if location := item.get("location"):
                    path = re.sub(r"^https://|\.git$", "", location)
                    component["purl"] = f"pkg:swift/{path}@{item['version']}"
                    component["externalReferences"] = [{"type": "vcs", "url": location}]
                components.append(component)
            document = {
                "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
                "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, name + self.hash(program))}",
                "metadata": {
                    "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", DATE),
                    "component": {
                        "type": "application", "bom-ref": name, "name": "plumb", "version": self.version,
                        "licenses": [{"expression": "MIT"}],
                        "hashes": [{"alg": "SHA-256", "content": self.hash(program)}],
                    },
                },
                "components": components,
                "dependencies": [{"ref": name, "dependsOn": [component["bom-ref"] for component in components]}],
            }
            self.write(f"{name}.cdx.json", json.dumps(document, indent=2) + "\n")

    @staticmethod
    def hash(data):
        return hashlib.sha256(data).hexdigest()

    def add(self, files):
        """Files that others wrote into the output."""
        for name in files:
            self.checksums[name] = self.hash((self.output / name).read_bytes())

    def run(self):
        self.add(path.name for path in self.output.iterdir())
        self.archives()
        self.plugins(self.bundle())
        self.wheels()
        self.debian_packages()
        self.formula()
        self.image()
        self.components()
        self.write("release-notes.md", self.notes)
        lines = [f"{checksum}  {name}\n" for name, checksum in sorted(self.checksums.items())]
        (self.output / "SHA256SUMS").write_text("".join(lines))


def main():
    version, binaries, output, downloads, notes = sys.argv[1:]
    Release(version, Path(binaries), Path(output), downloads, notes.strip() + "\n").run()


main()
