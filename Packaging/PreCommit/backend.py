"""Builds the package that pre-commit installs: it has no contents, and requires the wheel of the command by its address.

An index is never asked: whoever owns the name `plumb-lint` there, or in an index that is added to pip's, would decide
what the hook runs. The wheel is one of the release that belongs to the tag, in the repository that pre-commit has cloned; or
it is in the folder, or at the address, that PLUMB_WHEELS names.

It is a build backend of its own, since any other would have to be fetched first.
"""

import base64
import hashlib
import os
import pathlib
import platform
import re
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The names of the wheels are those of Scripts/lib/release/packages.py.
TAGS = {
    ("linux", "x86_64"): "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
    ("linux", "aarch64"): "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
    ("darwin", "x86_64"): "macosx_13_0_universal2",
    ("darwin", "arm64"): "macosx_13_0_universal2",
}


def _version():
    # The standard library of Python before 3.11 has no reader of TOML.
    return re.search(r"^version = \"(.*)\"$", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.M).group(1)


def _wheels():
    """The address of the folder of wheels."""
    named = os.environ.get("PLUMB_WHEELS", "")
    if re.match("https://", named):
        return named.rstrip("/")
    if named:
        return pathlib.Path(named).resolve().as_uri()
    cloned = subprocess.run(
        ["git", "-C", str(ROOT), "config", "--get", "remote.origin.url"], stdout=subprocess.PIPE, universal_newlines=True
    ).stdout.strip()
    found = re.match(r"(?:https://|ssh://git@|git@)([\w.-]+)[/:](.+?)(?:\.git)?/?$", cloned)
    if not found:
        sys.exit(
            "plumb: there are no releases at '%s', which the hook was cloned from: download the wheel of version %s, and name its "
            "folder with PLUMB_WHEELS" % (cloned, _version()))
    return "https://%s/%s/releases/download/v%s" % (found.group(1), found.group(2), _version())


def _requirement():
    machine = (sys.platform, platform.machine().lower())
    if machine not in TAGS:
        sys.exit("plumb: there is no wheel for %s on %s" % machine)
    wheel = "plumb_lint-%s-py3-none-%s.whl" % (_version(), TAGS[machine])
    return "plumb-lint @ %s/%s" % (_wheels(), wheel)


def _folder():
    return "plumbline_hooks-%s.dist-info" % _version()


def _files():
    return {
        "METADATA": "Metadata-Version: 2.1\nName: plumbline-hooks\nVersion: %s\nRequires-Dist: %s\n"
        % (_version(), _requirement()),
        "WHEEL": "Wheel-Version: 1.0\nGenerator: plumbline\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }


def get_requires_for_build_wheel(config_settings=None):
    return []


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    folder = os.path.join(metadata_directory, _folder())
    os.makedirs(folder)
    for name, text in _files().items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    return _folder()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = "plumbline_hooks-%s-py3-none-any.whl" % _version()
    record = ""
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w") as archive:
        for file, text in _files().items():
            path = "%s/%s" % (_folder(), file)
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
            record += "%s,sha256=%s,%d\n" % (path, digest, len(text.encode()))
            archive.writestr(path, text)
        archive.writestr("%s/RECORD" % _folder(), record + "%s/RECORD,,\n" % _folder())
    return name
