"""Archives with the same bytes each time: entries are sorted, and dates are SOURCE_DATE_EPOCH."""

import gzip
import io
import os
import tarfile
import time
import zipfile

EPOCH = int(os.environ["SOURCE_DATE_EPOCH"])
DATE = time.gmtime(EPOCH)
MANIFEST = "META-INF/MANIFEST.MF"


class Tree:
    """Files by their paths, with their modes."""

    def __init__(self):
        self.files = {}

    def add(self, path, data, executable=False):
        self.files[path] = (data if isinstance(data, bytes) else data.encode(), 0o755 if executable else 0o644)

    def folders(self):
        """All folders above the files, each after the one that it is in."""
        found = set()
        for path in self.files:
            parts = path.split("/")[:-1]
            found |= {"/".join(parts[: count + 1]) for count in range(len(parts))}
        return sorted(found)

    def zip(self):
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            # The manifest of an archive of Java comes first.
            for path, (data, mode) in sorted(self.files.items(), key=lambda file: (file[0] != MANIFEST, file[0])):
                # Archives hold no date before 1980.
                entry = zipfile.ZipInfo(path, max(DATE, time.gmtime(315532800))[:6])
                entry.external_attr = (0o100000 | mode) << 16
                entry.create_system = 3
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, data, compresslevel=9)
        return buffer.getvalue()

    def tar(self, prefix=""):
        buffer = io.BytesIO()
        with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:

            def entry(path, kind, mode, size=0):
                info = tarfile.TarInfo(prefix + path)
                info.type, info.mode, info.size, info.mtime = kind, mode, size, EPOCH
                info.uname = info.gname = "root"
                return info

            if prefix:
                archive.addfile(entry("", tarfile.DIRTYPE, 0o755))
            for path in self.folders():
                archive.addfile(entry(path, tarfile.DIRTYPE, 0o755))
            for path, (data, mode) in sorted(self.files.items()):
                archive.addfile(entry(path, tarfile.REGTYPE, mode, len(data)), io.BytesIO(data))
        return buffer.getvalue()


def gzipped(data):
    return gzip.compress(data, compresslevel=9, mtime=0)


def ar(members):
    archive = b"!<arch>\n"
    for name, data in members:
        archive += f"{name:<16}{EPOCH:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
        archive += data + b"\n" * (len(data) % 2)
    return archive
