"""Makes every request of `plumb lsp` with the client of pygls, and writes the answers to standard output.

Each message of the server is read as the type that lsprotocol generates from the meta-model of the protocol, and has to be
the same when that is written again: a key or a value that the meta-model does not have is lost by then. Where the meta-model
itself can be had, each message is compared with it, too.

The first client works on FOLDER, which has one view model; the second on FOLDER/app, where `plumb new` writes a screen for
two platforms, and asks for what the first one does not get.

Usage: requests.py PLUMB FOLDER META-MODEL, where the last is a file that keeps it
"""

import asyncio
import copy
import json
import pathlib
import subprocess
import sys

from lsprotocol import types
from pygls.exceptions import JsonRpcException
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


APP_CAPABILITIES = types.ClientCapabilities(
    general=types.GeneralClientCapabilities(position_encodings=[types.PositionEncodingKind.Utf16]),
    workspace=types.WorkspaceClientCapabilities(
        workspace_edit=types.WorkspaceEditClientCapabilities(
            document_changes=True, resource_operations=[types.ResourceOperationKind.Create],
            change_annotation_support=types.WorkspaceEditClientCapabilitiesChangeAnnotationSupportType()),
        diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh_support=True),
        inlay_hint=types.InlayHintWorkspaceClientCapabilities(refresh_support=True)),
    text_document=types.TextDocumentClientCapabilities(
        code_action=CAPABILITIES.text_document.code_action,
        completion=types.CompletionClientCapabilities(
            completion_item=types.CompletionClientCapabilitiesCompletionItemType(snippet_support=True)),
        diagnostic=types.DiagnosticClientCapabilities(),
        publish_diagnostics=CAPABILITIES.text_document.publish_diagnostics,
        rename=CAPABILITIES.text_document.rename))


def write_app(folder):
    """A screen for two platforms, and one that has no twin yet."""
    def new(name, *arguments):
        subprocess.run(
            [PLUMB, "new", "--force", name, "--input", "emailChanged(String)", "--output", "title: String", *arguments],
            cwd=folder, check=True, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    folder.mkdir()
    swift = ("--library", "ReactiveSwift", "--module", "App")
    new("Login", *swift, "--view", "uikit", "--to", "ios")
    new("Login", "--dialect", "kickstarter-kotlin", "--rxjava", "3", "--view", "activity", "--to", "android")
    new("Signup", *swift, "--to", "ios")
    view_model = folder / "ios/LoginViewModel.swift"
    view_model.write_text(view_model.read_text().replace("public final class", "public class").replace(
        "self.title = .empty",
        "self.title = .empty\n\n    self.emailChangedProperty.signal.skipNil().observeValues { Analytics.shared.start($0) }"))
    view = folder / "ios/LoginViewController.swift"
    view.write_text(view.read_text().replace(
        "self.viewModel.inputs.emailChanged(email)",
        "self.viewModel.inputs.emailChanged(email)\n    Analytics.shared.start(email)"))
    (folder / ".plumb.yml").write_text("baseline: baseline.json\n")
    (folder / "baseline.json").write_text('{"version": 1, "findings": []}\n')


class App:
    """A client whose folder is the app."""

    def __init__(self, folder):
        self.folder = folder
        self.client = BaseLanguageClient("app", "1", protocol_cls=Checked, converter_factory=default_converter)
        self.texts = {}
        self.told = {}
        for method in (types.WORKSPACE_DIAGNOSTIC_REFRESH, types.WORKSPACE_INLAY_HINT_REFRESH, types.WINDOW_LOG_MESSAGE):
            self.told[method] = asyncio.Queue()
            self.client.feature(method)(lambda *parameters, method=method: self.told[method].put_nowait(parameters))

    async def is_told(self, method, act):
        """Does something that the server has to tell of, and waits until it does."""
        while not self.told[method].empty():
            self.told[method].get_nowait()
        act()
        parameters = await asyncio.wait_for(self.told[method].get(), 60)
        print("told", method, *(written(self.client, item) for item in parameters if item is not None))

    def uri(self, name):
        return (self.folder / name).as_uri()

    def document(self, name):
        return types.TextDocumentIdentifier(self.uri(name))

    def position(self, name, words, after=0):
        """The place of words in a text, as the editor has it."""
        before = self.texts[name].split(words)[0]
        return types.Position(before.count("\n"), len(before) - before.rfind("\n") - 1 + after)

    def open(self, name, text=None):
        self.texts[name] = (self.folder / name).read_text() if text is None else text
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(self.uri(name), name.split(".")[-1], 1, self.texts[name])))

    def change(self, name, text):
        self.texts[name] = text
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, self.uri(name)),
            [types.TextDocumentContentChangeEvent_Type2(text)]))

    async def ask(self, name, parameters, label=""):
        """Prints the answer to a request, or its error, and returns the answer."""
        title = " ".join(filter(None, [name, label]))
        try:
            answer = await asyncio.wait_for(getattr(self.client, name + "_async")(parameters), 60)
        except JsonRpcException as error:
            print(title, "fails:", error.code, error.message.replace(FOLDER, "FOLDER"))
            return None
        # All rules are too many, and change.
        shown = answer[:2] if name == "text_document_completion" else answer
        print(title, written(self.client, shown))
        return answer

    async def ask_for_actions(self, name, words, end=None):
        """Prints the actions at words in a text, with their edits."""
        start = self.position(name, words)
        context = types.CodeActionContext(diagnostics=[])
        parameters = types.CodeActionParams(self.document(name), types.Range(start, end or start), context)
        for action in await self.ask("text_document_code_action", parameters, name) or []:
            await self.ask("code_action_resolve", action, action.title)

    async def run(self):
        await self.client.start_io(PLUMB, "lsp")
        await self.ask("text_document_hover", types.HoverParams(self.document("a.swift"), types.Position(0, 0)), "too early")
        await self.ask("initialize", types.InitializeParams(
            capabilities=APP_CAPABILITIES,
            workspace_folders=[types.WorkspaceFolder(self.folder.as_uri(), "app")]))
        self.client.initialized(types.InitializedParams())
        view_model, view, test = (f"ios/Login{name}.swift" for name in ("ViewModel", "ViewController", "ViewModelTests"))
        for name in (view_model, view, test):
            self.open(name)
        await self.ask("text_document_diagnostic", types.DocumentDiagnosticParams(self.document(view_model)))
        await self.ask("text_document_code_lens", types.CodeLensParams(self.document(view_model)))
        await self.ask("text_document_document_symbol", types.DocumentSymbolParams(self.document(view_model)), "flat")
        place = self.position(view_model, "emailChanged", 1)
        for name in ("hover", "references", "implementation", "prepare_rename", "rename"):
            more = {"references": [types.ReferenceContext(False)]}.get(name, [])
            kind = {"references": types.ReferenceParams, "rename": types.RenameParams, "hover": types.HoverParams,
                    "implementation": types.ImplementationParams, "prepare_rename": types.PrepareRenameParams}[name]
            arguments = more + [self.document(view_model), place] + (["mailChanged"] if name == "rename" else [])
            await self.ask("text_document_" + name, kind(*arguments), "in the app")
        await self.ask(
            "text_document_rename", types.RenameParams(self.document(view_model), place, "title"), "to a name that is taken")
        await self.ask(
            "text_document_prepare_rename",
            types.PrepareRenameParams(self.document(view_model), types.Position(0, 0)), "of no port")
        await self.ask_for_actions(view_model, "LoginViewModel: ")
        self.open("ios/SignupViewModel.swift")
        await self.ask_for_actions("ios/SignupViewModel.swift", "SignupViewModel: ")
        await self.ask_for_actions(view, "    Analytics", self.position(view, "start(email)", len("start(email)")))
        # Suppressions, and completions in them.
        text = self.texts[view_model]
        self.change(view_model, text.replace("public class", "// plumb:disable:next final-view-model\npublic class"))
        place = self.position(view_model, "final-view-model", 3)
        await self.ask("text_document_completion", types.CompletionParams(self.document(view_model), place), "of rules")
        await self.ask("text_document_hover", types.HoverParams(self.document(view_model), place), "on a rule")
        # An output without a value, and a hazard.
        self.change(view_model, text.replace("self.title = .empty", "self.title = "))
        place = self.position(view_model, "self.title = ", len("self.title = "))
        await self.ask("text_document_completion", types.CompletionParams(self.document(view_model), place), "of an output")
        self.change(view_model, text)
        await self.ask("text_document_diagnostic", types.DocumentDiagnosticParams(self.document(view_model)), "as before")
        # What is typed in a view may change the findings of its view model.
        await self.is_told(types.WORKSPACE_DIAGNOSTIC_REFRESH, lambda: self.change(
            view, self.texts[view].replace("self.viewModel.inputs.emailChanged(email)", "")))
        await self.ask("workspace_diagnostic", types.WorkspaceDiagnosticParams(previous_result_ids=[]), "after an edit")
        # A mistake in the configuration, which is saved.
        (self.folder / ".plumb.yml").write_text("baseline: baseline.json\nrules:\n  final-view-mode: off\n")
        self.open(".plumb.yml")
        await self.is_told(types.WORKSPACE_DIAGNOSTIC_REFRESH, lambda: self.client.text_document_did_save(
            types.DidSaveTextDocumentParams(self.document(".plumb.yml"))))
        await self.ask("text_document_diagnostic", types.DocumentDiagnosticParams(self.document(".plumb.yml")), "of a mistake")
        place = self.position(".plumb.yml", "final-view-mode", 4)
        await self.ask("text_document_completion", types.CompletionParams(self.document(".plumb.yml"), place), "of settings")
        (self.folder / ".plumb.yml").write_text("baseline: baseline.json\nrules:\n  final-view-model: off\n")
        self.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
            [types.FileEvent(self.uri(".plumb.yml"), types.FileChangeType.Changed)]))
        await self.ask("workspace_diagnostic", types.WorkspaceDiagnosticParams(previous_result_ids=[]), "without a rule")
        self.change(".plumb.yml", (self.folder / ".plumb.yml").read_text())
        place = self.position(".plumb.yml", "final-view-model", 4)
        await self.ask("text_document_hover", types.HoverParams(self.document(".plumb.yml"), place), "on a setting")
        # The settings of the editor, and a hazard that they show.
        self.change(view_model, text.replace("self.title = .empty", """let emails = self.emailChangedProperty.signal.skipNil()
    let lengths = emails.map { $0.count }
    self.title = Signal.combineLatest(emails, lengths).map { email, _ in email }"""))
        await self.is_told(types.WORKSPACE_INLAY_HINT_REFRESH, lambda: self.client.workspace_did_change_configuration(
            types.DidChangeConfigurationParams({"plumb": {"inlayHints": True}})))
        await self.ask("text_document_inlay_hint", types.InlayHintParams(
            self.document(view_model), types.Range(types.Position(0, 0), types.Position(1000, 0))), "on request")
        # Another folder, and none.
        folder = types.WorkspaceFolder((self.folder / "ios").as_uri(), "ios")
        for added, removed in (([folder], []), ([], [folder])):
            self.client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(
                types.WorkspaceFoldersChangeEvent(added=added, removed=removed)))
            await self.ask("workspace_symbol", types.WorkspaceSymbolParams("mail"), f"in {1 + len(added)} folders")
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(self.document(view)))
        await self.ask("text_document_diagnostic", types.DocumentDiagnosticParams(self.document(view)), "of a closed file")
        # What is no request, or cannot be answered.
        await self.ask("text_document_definition", types.DefinitionParams(self.document(view_model), types.Position(0, 0)))
        await self.ask("code_action_resolve", types.CodeAction("Nothing"), "of nothing")
        broken = b'{"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": 7}}'
        await self.is_told(types.WINDOW_LOG_MESSAGE, lambda: self.client.protocol.transport.write(
            b"Content-Length: %d\r\n\r\n%s" % (len(broken), broken)))
        await self.client.shutdown_async(None)
        await self.ask("text_document_hover", types.HoverParams(self.document(view_model), types.Position(0, 0)), "too late")
        self.client.exit(None)
        code = await asyncio.wait_for(self.client._server.wait(), 60)
        if code != 0:
            failures.append(f"the server of the app ends with {code}")
        await self.client.stop()


asyncio.run(main())
app = pathlib.Path(FOLDER) / "app"
write_app(app)
FOLDER = str(app)
asyncio.run(App(app).run())
for failure in failures:
    print(failure, file=sys.stderr)
if MODEL:
    print(f"{compared} messages were compared with the meta-model itself.", file=sys.stderr)
else:
    print("The meta-model itself cannot be fetched, and LSP_META_MODEL names no copy of it.", file=sys.stderr)
sys.exit(1 if failures else 0)
