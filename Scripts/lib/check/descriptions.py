"""Checks descriptions in a folder, and wrong ones, against the schema in it; `Scripts/check descriptions` runs it."""

import json
import pathlib
import sys

import jsonschema
import yaml

folder = pathlib.Path(sys.argv[1])
schema = json.loads((folder / "schema.json").read_text(encoding="utf-8"))
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
descriptions = sorted(folder.glob("*.yml"))
for path in descriptions:
    for error in validator.iter_errors(yaml.safe_load(path.read_text(encoding="utf-8"))):
        sys.exit(f"check descriptions: {path.name}: {error.message}")
wrong = [
    "[]", "{}", "name: 1", "name: messages", "{name: A, input: [a]}", "{name: A, inputs: a}",
    "{name: A, inputs: ['a(Int']}", "{name: A, outputs: ['title']}", "{name: A, actions: ['send: String']}",
    "{name: A, outputs: [{documentation: It.}]}", "{name: A, java: {views: X}}",
]
for text in wrong:
    if validator.is_valid(yaml.safe_load(text)):
        sys.exit(f"check descriptions: the schema accepts {text}")
print(f"check descriptions: {len(descriptions)} descriptions are valid, {len(wrong)} wrong ones are not")
