"""The meta-model of the Language Server Protocol 3.17, as it is published: what a message may hold.

It is never committed. `fetch` reads it from the source of lsprotocol, in the version of Scripts/requirements/editors.txt, and
takes no other file than the one with the hash below; LSP_META_MODEL names a copy for a machine without a network.
"""

import hashlib
import json
import os
import pathlib
import urllib.request

ADDRESS = "https://raw.githubusercontent.com/microsoft/lsprotocol/2023.0.1/generator/lsp.json"
HASH = "6c1fd7667ac2095d9f7738dc25abcb9389d83d5385d04c0a61ddd81c555a2b84"

BASES = {
    "string": lambda value: isinstance(value, str),
    "URI": lambda value: isinstance(value, str),
    "DocumentUri": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "integer": lambda value: type(value) is int and -(2**31) <= value < 2**31,
    "uinteger": lambda value: type(value) is int and 0 <= value < 2**31,
    "decimal": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
}
RESPONSE_ERROR = {"code": "integer", "message": "string"}


def fetch(copy):
    """Returns the meta-model; None where it cannot be reached. It is kept in a file."""
    given = os.environ.get("LSP_META_MODEL")
    path = pathlib.Path(given or copy)
    if not path.exists() and not given:
        try:
            with urllib.request.urlopen(ADDRESS, timeout=30) as answer:
                data = answer.read()
        except OSError:
            return None
        if hashlib.sha256(data).hexdigest() != HASH:
            raise SystemExit(f"{ADDRESS} is another file than before")
        path.write_bytes(data)
    data = path.read_bytes()
    if hashlib.sha256(data).hexdigest() != HASH:
        raise SystemExit(f"{path} is not the meta-model of lsprotocol 2023.0.1")
    return MetaModel(json.loads(data))


class MetaModel:
    def __init__(self, model):
        self.structures = {item["name"]: item for item in model["structures"]}
        self.aliases = {item["name"]: item["type"] for item in model["typeAliases"]}
        self.enumerations = {item["name"]: item for item in model["enumerations"]}
        self.methods = {item["method"]: item for item in model["requests"] + model["notifications"]}
        self.requests = {item["method"] for item in model["requests"]}
        self.known = {}

    def problems(self, message, method=None):
        """What is wrong with a message of the server.

        `method` is the request that a response is for.
        """
        if message.get("jsonrpc") != "2.0":
            return ["'jsonrpc' is not '2.0'"]
        if "method" in message:
            return self.problems_of_call(message)
        extra = set(message) - {"jsonrpc", "id", "result", "error"}
        if extra or "id" not in message or ("result" in message) == ("error" in message):
            return [f"a response has the keys {sorted(message)}"]
        if "error" in message:
            error = message["error"]
            return [
                f"error.{key}: {error.get(key)!r} is no {base}"
                for key, base in RESPONSE_ERROR.items() if not BASES[base](error.get(key))
            ] + [f"error has the key '{key}'" for key in error if key not in RESPONSE_ERROR and key != "data"]
        if method not in self.requests:
            return [f"'{method}' is no request"]
        return self.mismatches(message["result"], self.methods[method]["result"], "result")

    def problems_of_call(self, message):
        called = self.methods.get(message["method"])
        if called is None:
            return [f"there is no method '{message['method']}'"]
        if called["messageDirection"] == "clientToServer":
            return [f"'{message['method']}' is not for a server to send"]
        if ("id" in message) != (message["method"] in self.requests):
            return [f"'{message['method']}' has an id, or lacks it"]
        extra = set(message) - {"jsonrpc", "id", "method", "params"}
        if extra:
            return [f"a message has the keys {sorted(extra)}"]
        if "params" not in called:
            return ["'params' is not expected"] if message.get("params") is not None else []
        return self.mismatches(message.get("params"), called["params"], "params")

    def mismatches(self, value, kind, place):
        return getattr(self, "of_" + kind["kind"].lower())(value, kind, place)

    def of_base(self, value, kind, place):
        return [] if BASES[kind["name"]](value) else [f"{place}: {value!r} is no {kind['name']}"]

    def of_stringliteral(self, value, kind, place):
        return [] if value == kind["value"] else [f"{place}: {value!r} is not '{kind['value']}'"]

    def of_array(self, value, kind, place):
        if not isinstance(value, list):
            return [f"{place}: {value!r} is no array"]
        return [
            problem for index, item in enumerate(value)
            for problem in self.mismatches(item, kind["element"], f"{place}[{index}]")
        ]

    def of_tuple(self, value, kind, place):
        if not isinstance(value, list) or len(value) != len(kind["items"]):
            return [f"{place}: {value!r} is no tuple"]
        return [
            problem for index, (item, each) in enumerate(zip(value, kind["items"]))
            for problem in self.mismatches(item, each, f"{place}[{index}]")
        ]

    def of_map(self, value, kind, place):
        if not isinstance(value, dict):
            return [f"{place}: {value!r} is no object"]
        return [
            problem for key, item in value.items()
            for problem in self.mismatches(key, kind["key"], f"{place}.{key}")
            + self.mismatches(item, kind["value"], f"{place}.{key}")
        ]

    def of_or(self, value, kind, place):
        """A value is one of the kinds; the problems are those of the kind that is nearest."""
        found = [self.mismatches(value, each, place) for each in kind["items"]]
        return min(found, key=len)

    def of_and(self, value, kind, place):
        properties = [item for each in kind["items"] for item in self.properties(each["name"])]
        return self.of_properties(value, properties, place)

    def of_literal(self, value, kind, place):
        return self.of_properties(value, kind["value"]["properties"], place)

    def of_reference(self, value, kind, place):
        name = kind["name"]
        # Any value; the alias refers to itself.
        if name == "LSPAny":
            return []
        if name in self.aliases:
            return self.mismatches(value, self.aliases[name], place)
        if name in self.structures:
            return self.of_properties(value, self.properties(name), place)
        enumeration = self.enumerations[name]
        if not enumeration.get("supportsCustomValues") and value not in [item["value"] for item in enumeration["values"]]:
            return [f"{place}: {value!r} is no {name}"]
        return self.mismatches(value, enumeration["type"], place)

    def properties(self, name):
        if name not in self.known:
            structure = self.structures[name]
            own = structure["properties"]
            names = {item["name"] for item in own}
            others = [
                item for base in structure.get("extends", []) + structure.get("mixins", [])
                for item in self.properties(base["name"]) if item["name"] not in names
            ]
            self.known[name] = own + others
        return self.known[name]

    def of_properties(self, value, properties, place):
        if not isinstance(value, dict):
            return [f"{place}: {value!r} is no object"]
        names = {item["name"] for item in properties}
        problems = [f"{place}: there is no '{key}'" for key in value if key not in names]
        for item in properties:
            name = item["name"]
            if name in value:
                problems += self.mismatches(value[name], item["type"], f"{place}.{name}")
            elif not item.get("optional"):
                problems.append(f"{place}: '{name}' is missing")
        return problems
