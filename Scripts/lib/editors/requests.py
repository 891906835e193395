"""Makes every request of `plumb lsp` with the client of pygls, and writes the answers to standard output.

Each message of the server is read as the type that lsprotocol generates from the meta-model of the protocol, and has to be
the same when that is written again: a key or a value that the meta-model does not have is lost by then. Where the meta-model
itself can be had, each message is compared with it, too.

Usage: requests.py PLUMB FOLDER META-MODEL, where the last is a file that keeps it
"""

import asyncio
import copy
import json
import pathlib
import sys

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient
from pygls.protocol import LanguageServerProtocol, default_converter

import metamodel

PLUMB, FOLDER, COPY = sys.argv[1:]
FILE = pathlib.Path(FOLDER) / "LoginViewModel.swift"
URI = FILE.as_uri()
MODEL = metamodel.fetch(COPY)
failures = []
#: The methods of the requests that the server was asked, by their numbers.
asked = {}
compared = 0


def without_nulls(value):
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    return [without_nulls(item) for item in value] if isinstance(value, list) else value


class Checked(LanguageServerProtocol):
    """Reads messages, and notes those that the meta-model does not have."""

    def _send_data(self, data):
        if hasattr(data, "method") and hasattr(data, "id"):
            asked[data.id] = data.method
        super()._send_data(data)

    def _deserialize_message(self, data):
        global compared
        if "jsonrpc" not in data:
            return data
        if MODEL:
            problems = MODEL.problems(data, asked.get(data.get("id")))
            failures.extend(f"{problem}: {data}" for problem in problems)
            compared += 1
        read = super()._deserialize_message(copy.deepcopy(data))
        written = json.loads(json.dumps(self._converter.unstructure(read)))
        if without_nulls(written) != without_nulls(data):
            failures.append(f"not in the meta-model: {data}")
        return read


def written(client, value):
    text = json.dumps(client.protocol._converter.unstructure(value), sort_keys=True)
    return text.replace(pathlib.Path(FOLDER).as_uri(), "FOLDER")


CAPABILITIES = types.ClientCapabilities(
    general=types.GeneralClientCapabilities(position_encodings=[types.PositionEncodingKind.Utf8]),
    window=types.WindowClientCapabilities(work_done_progress=True),
    workspace=types.WorkspaceClientCapabilities(
        workspace_edit=types.WorkspaceEditClientCapabilities(
            document_changes=True,
            change_annotation_support=types.WorkspaceEditClientCapabilitiesChangeAnnotationSupportType()),
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True)),
    text_document=types.TextDocumentClientCapabilities(
        code_action=types.CodeActionClientCapabilities(
            code_action_literal_support=types.CodeActionClientCapabilitiesCodeActionLiteralSupportType(
                code_action_kind=types.CodeActionClientCapabilitiesCodeActionLiteralSupportTypeCodeActionKindType(
                    value_set=["quickfix"])),
            data_support=True,
            resolve_support=types.CodeActionClientCapabilitiesResolveSupportType(properties=["edit"])),
        document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
        hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
        publish_diagnostics=types.PublishDiagnosticsClientCapabilities(
            related_information=True, code_description_support=True,
            tag_support=types.PublishDiagnosticsClientCapabilitiesTagSupportType(
                value_set=[types.DiagnosticTag.Unnecessary])),
        rename=types.RenameClientCapabilities(prepare_support=True)))


def check_model():
    """Each of these messages has one problem."""
    position = {"line": 1, "character": 1}
    hover = {"contents": {"kind": "markdown", "value": ""}}
    broken = [
        ({"id": 1, "result": None}, None),
        ({"id": 1, "result": {**hover, "other": 1}}, "textDocument/hover"),
        ({"id": 1, "result": {"contents": {"kind": "html", "value": ""}}}, "textDocument/hover"),
        ({"id": 1, "result": {**hover, "range": {"start": position}}}, "textDocument/hover"),
        ({"id": 1, "result": [{"range": {"start": position, "end": {"line": -1, "character": 1}}}]}, "textDocument/codeLens"),
        ({"id": 1, "error": {"code": "1", "message": ""}}, "textDocument/hover"),
        ({"method": "textDocument/hover", "id": 1, "params": {}}, None),
        ({"method": "window/logMessage", "params": {"type": 9, "message": ""}}, None),
        ({"method": "window/unknown", "params": {}}, None),
        ({"method": "window/logMessage", "id": 1, "params": {"type": 3, "message": ""}}, None),
    ]
    for message, method in broken:
        assert len(MODEL.problems({"jsonrpc": "2.0", **message}, method)) == 1, message
    for result in (None, hover, {**hover, "range": {"start": position, "end": position}}):
        assert not MODEL.problems({"jsonrpc": "2.0", "id": 1, "result": result}, "textDocument/hover")


async def main():
    client = BaseLanguageClient("requests", "1", protocol_cls=Checked, converter_factory=default_converter)
    told, published = [], asyncio.Event()

    def note(parameters):
        told.append(parameters)

    for method in (types.CLIENT_REGISTER_CAPABILITY, types.WINDOW_WORK_DONE_PROGRESS_CREATE, types.PROGRESS):
        client.feature(method)(note)

    @client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def _(parameters):
        told.append(parameters)
        published.set()

    # A message with a key that the meta-model does not have is noted: a check that finds nothing checks nothing.
    client.protocol._deserialize_message({
        "jsonrpc": "2.0", "method": types.WINDOW_LOG_MESSAGE, "params": {"type": 3, "message": "", "other": 1}})
    assert len(failures) == (2 if MODEL else 1), failures
    failures.clear()
    if MODEL:
        check_model()

    await client.start_io(PLUMB, "lsp")
    answer = await client.initialize_async(types.InitializeParams(
        capabilities=CAPABILITIES, root_uri=pathlib.Path(FOLDER).as_uri(),
        initialization_options={"inlayHints": True}))
    print("initialize", written(client, answer.capabilities))
    client.initialized(types.InitializedParams())
    text = FILE.read_text()
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        types.TextDocumentItem(uri=URI, language_id="swift", version=1, text=text)))
    await asyncio.wait_for(published.wait(), 60)
    # The folder may be read before the server is told that it was initialized.
    for line in sorted(written(client, parameters) for parameters in told):
        print("told", line)

    document = types.TextDocumentIdentifier(URI)
    lines = text.split("\n")
    whole = types.Range(types.Position(0, 0), types.Position(len(lines), 0))
    number = next(index for index, line in enumerate(lines) if "var showKeyboard" in line)
    place = types.Position(number, lines[number].index("showKeyboard") + 1)
    context = types.CodeActionContext(diagnostics=[])

    requests = [
        ("text_document_diagnostic", types.DocumentDiagnosticParams(document)),
        ("workspace_diagnostic", types.WorkspaceDiagnosticParams(previous_result_ids=[])),
        ("text_document_code_action", types.CodeActionParams(document, whole, context)),
        ("text_document_hover", types.HoverParams(document, place)),
        ("text_document_code_lens", types.CodeLensParams(document)),
        ("text_document_completion", types.CompletionParams(document, types.Position(0, 0))),
        ("text_document_document_symbol", types.DocumentSymbolParams(document)),
        ("text_document_references", types.ReferenceParams(types.ReferenceContext(True), document, place)),
        ("text_document_implementation", types.ImplementationParams(document, place)),
        ("text_document_prepare_rename", types.PrepareRenameParams(document, place)),
        ("text_document_rename", types.RenameParams(document, place, "keyboardShown")),
        ("text_document_folding_range", types.FoldingRangeParams(document)),
        ("text_document_selection_range", types.SelectionRangeParams(document, [place])),
        ("text_document_inlay_hint", types.InlayHintParams(document, whole)),
        ("workspace_symbol", types.WorkspaceSymbolParams("keyboard", work_done_token="mine")),
    ]
    for name, parameters in requests:
        answer = await asyncio.wait_for(getattr(client, name + "_async")(parameters), 60)
        print(name, written(client, answer))
        if name == "text_document_code_action":
            for action in answer:
                resolved = await client.code_action_resolve_async(action)
                print("code_action_resolve", written(client, resolved.edit))
    await client.shutdown_async(None)
    client.exit(None)
    code = await asyncio.wait_for(client._server.wait(), 60)
    if code != 0:
        failures.append(f"the server ends with {code}")
    await client.stop()


asyncio.run(main())
for failure in failures:
    print(failure, file=sys.stderr)
if MODEL:
    print(f"{compared} messages were compared with the meta-model itself.", file=sys.stderr)
else:
    print("The meta-model itself cannot be fetched, and LSP_META_MODEL names no copy of it.", file=sys.stderr)
sys.exit(1 if failures else 0)
