"""Builds the package that pre-commit installs: its metadata require the command, and it has no contents.

It is a build backend of its own, since any other would have to be fetched first.
"""

import base64
import hashlib
import os
import re
import zipfile

PROJECT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "pyproject.toml")


def _field(name):
    # The standard library of Python before 3.11 has no reader of TOML.
    with open(PROJECT, encoding="utf-8") as file:
        match = re.search(r"^%s = (?:\[)?\"(.*)\"\]?$" % name, file.read(), re.M)
    if not match:
        raise ValueError("pyproject.toml has no '%s'" % name)
    return match.group(1)


def _folder():
    return "plumbline_hooks-%s.dist-info" % _field("version")


def _files():
    return {
        "METADATA": "Metadata-Version: 2.1\nName: plumbline-hooks\nVersion: %s\nRequires-Dist: %s\n"
        % (_field("version"), _field("dependencies")),
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
    name = "plumbline_hooks-%s-py3-none-any.whl" % _field("version")
    record = ""
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w") as archive:
        for file, text in _files().items():
            path = "%s/%s" % (_folder(), file)
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
            record += "%s,sha256=%s,%d\n" % (path, digest, len(text.encode()))
            archive.writestr(path, text)
        archive.writestr("%s/RECORD" % _folder(), record + "%s/RECORD,,\n" % _folder())
    return name
