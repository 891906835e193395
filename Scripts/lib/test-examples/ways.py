"""Compares the ways of events through graphs with those that were seen; `Scripts/test-examples graphs` runs it.

It fails when one was seen that is in no graph.
"""

import json
import sys


def reachable(graph, kinds):
    following = {}
    for edge in (edge for edge in graph["edges"] if edge["kind"] in kinds):
        following.setdefault(edge["from"], []).append(edge["to"])
    nodes = {node["id"]: node for node in graph["nodes"]}
    for start in (node for node in nodes.values() if node["kind"] == "input"):
        seen, pending = {start["id"]}, [start["id"]]
        while pending:
            for target in following.get(pending.pop(), []):
                if target not in seen:
                    seen.add(target)
                    pending.append(target)
        for end in seen:
            if nodes[end]["kind"] == "output":
                yield f"{graph['name']} {start['name']} {nodes[end]['name']}"


graphs = json.load(open(sys.argv[1]))["viewModels"]
events = {"values", "triggers", "feeds"}
ways = {way for graph in graphs for way in reachable(graph, events | {"samples", "captures"})}
static = {way for graph in graphs for way in reachable(graph, events)}
witnessed = set(open(sys.argv[2]).read().split("\n")) - {""}
unknown, unseen = sorted(witnessed - ways), sorted(static - witnessed)
for way in unknown:
    print(f"error: not in the graph: {way}")
seen = len(witnessed & static)
print(f"{sys.argv[2].split('/')[-1]}: {seen} of {len(static)} ways of events were seen ({100 * seen // max(1, len(static))} %)")
for way in unseen:
    print(f"  not seen: {way}")
sys.exit(1 if unknown or not seen else 0)
