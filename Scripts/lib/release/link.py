"""Links the program of a release for Linux: static, and without what it does not use.

`Scripts/release binary` runs it with `OBJECT-LIST TOOLCHAIN PROGRAM`.

OBJECT-LIST is the list of objects that SwiftPM linked, TOOLCHAIN the folder that holds bin and lib, PROGRAM the file to write.
The dependencies import all of Foundation, which makes the program that SwiftPM links 73 MB large. Left out are:

- ICU, 38 MB with its data. Foundation calls it for regular expressions and for formats of dates and numbers. None of these is
  used here, so its functions are replaced by one that ends the program. `Scripts/test-release` runs the tests of the command
  with the program of a release.
- Unwinding tables, 5 MB. Swift does not unwind, and nothing here throws exceptions of C++.
- Hashes of the modules' code, which only the compiler reads: two builds of the same sources differ in them and in nothing else.
- Functions that nothing calls, 1 MB. The compiler marks all functions as retained; without the mark, the linker leaves out
  those without a caller. Metadata keep their marks.
"""

import platform
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

RETAIN = 0x200000  # SHF_GNU_RETAIN

# The libraries of Foundation that call ICU.
CALLERS = ["Foundation", "CoreFoundation", "FoundationInternationalization", "FoundationEssentials", "_FoundationCShims"]

SCRIPT = """SECTIONS {
  /DISCARD/ : { *(.eh_frame) *(.eh_frame.*) *(.gcc_except_table) *(.gcc_except_table.*) *(.swift_modhash) *(.swift_modhash.*) }
} INSERT AFTER .text;
"""


def symbols(toolchain, library, option):
    """The defined or undefined symbols of a static library."""
    path = toolchain / f"lib/swift_static/linux/lib{library}.a"
    output = subprocess.run(
        [toolchain / "bin/llvm-nm", "--extern-only", "--just-symbol-name", option, path],
        check=True, capture_output=True, text=True).stdout
    return {line for line in output.splitlines() if line and not line.endswith(":")}


def icu_stubs(toolchain):
    """Assembly that defines what Foundation needs of ICU."""
    defined = symbols(toolchain, "_FoundationICU", "--defined-only")
    needed = set().union(*(symbols(toolchain, library, "--undefined-only") for library in CALLERS)) & defined
    if not needed:
        sys.exit("release binary: Foundation calls no function of ICU: this step is no longer needed")
    labels = "".join(f".globl {name}\n{name}:\n" for name in sorted(needed))
    call = "bl" if platform.machine() == "aarch64" else "call"
    return f'.text\n{labels}  {call} abort\n.section .note.GNU-stack,"",%progbits\n'


def without_retained_functions(data):
    """An object file whose sections of functions are not marked as retained."""
    data = bytearray(data)
    if data[:4] != b"\x7fELF" or data[4] != 2:
        sys.exit("release binary: an object is no ELF file of 64 bits")
    (headers,) = struct.unpack_from("<Q", data, 0x28)
    size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    # Files with many sections keep both numbers in the first header.
    if count == 0:
        (count,) = struct.unpack_from("<Q", data, headers + 32)
    if names == 0xFFFF:
        (names,) = struct.unpack_from("<I", data, headers + 40)
    (strings,) = struct.unpack_from("<Q", data, headers + names * size + 24)
    for header in range(headers, headers + count * size, size):
        (name,) = struct.unpack_from("<I", data, header)
        (flags,) = struct.unpack_from("<Q", data, header + 8)
        if flags & RETAIN and data.startswith(b".text.", strings + name):
            struct.pack_into("<Q", data, header + 8, flags & ~RETAIN)
    return data


def main():
    objects = [line.strip().strip("'") for line in Path(sys.argv[1]).read_text().splitlines()]
    toolchain, program = Path(sys.argv[2]), sys.argv[3]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copies = []
        for number, path in enumerate(objects):
            copy = folder / f"{number}.o"
            copy.write_bytes(without_retained_functions(Path(path).read_bytes()))
            copies.append(str(copy))
        (folder / "icu.s").write_text(icu_stubs(toolchain))
        subprocess.run([toolchain / "bin/clang", "-c", folder / "icu.s", "-o", folder / "icu.o"], check=True)
        (folder / "discard.ld").write_text(SCRIPT)
        (folder / "objects").write_text("\n".join(copies) + "\n")
        options = [
            "--gc-sections", "--icf=all", "--defsym", "main=plumb_main", "-s", "--build-id=none", "--no-eh-frame-hdr",
            "-T", folder / "discard.ld",
        ]
        command = [toolchain / "bin/swiftc", folder / "icu.o", f"@{folder / 'objects'}", "-emit-executable", "-static-executable",
                   "-module-name", "plumb", "-gnone", "-use-ld=lld", "-o", program]
        for option in options:
            command += ["-Xlinker", option]
        # glibc warns of functions that load libraries when they are called.
        result = subprocess.run(command, stderr=subprocess.PIPE, text=True)
        if result.returncode != 0:
            sys.exit(result.stderr)


main()
