// Edits a view model with the extension for Visual Studio Code, as far as a machine without a screen can: the module of the
// editor is the one below. `Scripts/test editors` runs it with the variables PLUMB, FOLDER and EXTENSION.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { PassThrough } = require("node:stream");
const { pathToFileURL } = require("node:url");

const { EXTENSION, PLUMB, FOLDER } = process.env;
const FILE = path.join(FOLDER, "LoginViewModel.swift");

// The module of the editor.

class Emitter {
  handlers = new Set();
  event = (handler) => {
    this.handlers.add(handler);
    return { dispose: () => this.handlers.delete(handler) };
  };
  fire(value) {
    for (const handler of this.handlers) handler(value);
  }
  dispose() {
    this.handlers.clear();
  }
}

class Kind {
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new Kind(this.value ? `${this.value}.${part}` : part);
  }
}

class Uri {
  constructor(address) {
    this.url = new URL(address);
  }
  static parse(address) {
    return new Uri(address);
  }
  get scheme() {
    return this.url.protocol.slice(0, -1);
  }
  get path() {
    return decodeURIComponent(this.url.pathname);
  }
  toString() {
    return this.url.href;
  }
}

/** A class that has what its constructor was given. */
const value = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };

class WorkspaceEdit {
  changes = [];
  created = [];
  replace(uri, range, text, metadata) {
    this.changes.push({ uri, range, text, metadata });
  }
  createFile(uri, options) {
    this.created.push({ uri, options });
  }
}

const disposable = () => ({ dispose() {} });
const events = {};
const providers = {};
const shown = new Map();
const log = [];
const commands = {};
const watchers = {};
const settings = { path: PLUMB, inlayHints: false };

const vscode = {
  Uri,
  Position: value("line", "character"),
  Range: value("start", "end"),
  Location: value("uri", "range"),
  Diagnostic: value("range", "message", "severity"),
  DiagnosticRelatedInformation: value("location", "message"),
  MarkdownString: value("value"),
  Hover: value("contents", "range"),
  CodeLens: value("range", "command"),
  CodeAction: value("title", "kind"),
  CompletionItem: value("label", "kind"),
  SnippetString: value("value"),
  SymbolInformation: value("name", "kind", "containerName", "location"),
  InlayHint: value("position", "label"),
  CodeActionKind: {
    Empty: new Kind(""), QuickFix: new Kind("quickfix"), Refactor: new Kind("refactor"),
    SourceFixAll: new Kind("source.fixAll"),
  },
  EventEmitter: Emitter,
  WorkspaceEdit,
  commands: {
    registerCommand(name, handler) {
      commands[name] = handler;
      return disposable();
    },
  },
  window: {
    createOutputChannel: () => ({ appendLine: (line) => log.push(line), dispose() {} }),
    showErrorMessage: (message) => log.push(message),
  },
  workspace: {
    textDocuments: [],
    workspaceFolders: [{ uri: new Uri(pathToFileURL(FOLDER).href), name: "app" }],
    getConfiguration: () => ({ get: (key) => settings[key] }),
    createFileSystemWatcher(pattern) {
      const emitters = { onDidCreate: new Emitter(), onDidChange: new Emitter(), onDidDelete: new Emitter() };
      watchers[pattern] = emitters;
      return Object.assign(disposable(), Object.fromEntries(Object.entries(emitters).map(([key, { event }]) => [key, event])));
    },
  },
  languages: {
    createDiagnosticCollection: () => ({
      set: (uri, diagnostics) => shown.set(uri.path, diagnostics),
      clear: () => shown.clear(),
      dispose() {},
    }),
  },
};
for (const name of [
  "onDidOpenTextDocument", "onDidCloseTextDocument", "onDidSaveTextDocument", "onDidChangeTextDocument",
  "onDidChangeWorkspaceFolders", "onDidChangeConfiguration",
]) {
  events[name] = new Emitter();
  vscode.workspace[name] = events[name].event;
}
for (const name of [
  "CodeActions", "Hover", "CodeLens", "CompletionItem", "Reference", "Implementation", "InlayHints", "WorkspaceSymbol",
  "Rename",
]) {
  vscode.languages[`register${name}Provider`] = (...parameters) => {
    providers[name] = parameters.find((parameter) => typeof parameter === "object" && !Array.isArray(parameter));
    return disposable();
  };
}

class Document {
  version = 1;
  constructor(file, languageId) {
    this.uri = new Uri(pathToFileURL(file).href);
    this.languageId = languageId;
    this.text = fs.readFileSync(file, "utf8");
  }
  getText() {
    return this.text;
  }
  offset({ line, character }) {
    const lines = this.text.split("\n");
    return lines.slice(0, line).reduce((sum, line) => sum + line.length + 1, 0) + character;
  }
  place(words, after = 0) {
    const before = this.text.slice(0, this.text.indexOf(words) + after).split("\n");
    return new vscode.Position(before.length - 1, before.at(-1).length);
  }
  /** Replaces a range, as typing does. */
  replace(range, text) {
    this.text = this.text.slice(0, this.offset(range.start)) + text + this.text.slice(this.offset(range.end));
    this.version += 1;
    events.onDidChangeTextDocument.fire({ document: this, contentChanges: [{ range, text }] });
  }
  /** Makes an edit, the last place first. */
  apply(edit) {
    const changes = edit.changes.map((change) => ({ ...change, start: this.offset(change.range.start) }));
    for (const { uri, range, text } of changes.sort((one, other) => other.start - one.start)) {
      assert.equal(uri.path, this.uri.path);
      this.replace(range, text);
    }
  }
}

const end = { line: 1000, character: 0 };
const whole = new vscode.Range(new vscode.Position(0, 0), end);

async function until(isTrue, what) {
  for (const start = Date.now(); !isTrue(); ) {
    assert(Date.now() - start < 20000, `${what}: ${JSON.stringify([...shown])} ${log.join("\n")}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const codes = (document) =>
  (shown.get(document.uri.path) ?? []).map(({ code }) => code?.value ?? code).join(" ");

// The parts.

function testFrames({ Frames }) {
  const messages = [{ id: 1, text: "ä\r\n\r\n" }, { id: 2 }, { id: 3, text: "x".repeat(100) }];
  const bytes = Buffer.concat(
    messages.map((message) => {
      const content = Buffer.from(JSON.stringify(message));
      return Buffer.concat([Buffer.from(`Content-Type: x\r\nContent-Length: ${content.length}\r\n\r\n`), content]);
    }),
  );
  for (let size = 1; size <= bytes.length; size++) {
    const frames = new Frames();
    const read = [];
    for (let start = 0; start < bytes.length; start += size) read.push(...frames.add(bytes.subarray(start, start + size)));
    assert.deepEqual(read, messages);
  }
  assert.throws(() => new Frames().add(Buffer.from("Content-Length: -1\r\n\r\n")));
  assert.throws(() => new Frames().add(Buffer.from("x".repeat(100_000))));
}

async function testConnection({ Connection, Frames }) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const sent = [];
  const frames = new Frames();
  output.on("data", (bytes) => sent.push(...frames.add(bytes)));
  const errors = [];
  const connection = new Connection(input, output, (error) => errors.push(error));
  const receive = (message) => {
    const content = JSON.stringify({ jsonrpc: "2.0", ...message });
    input.write(`Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`);
  };
  const cancelling = new Emitter();
  const token = { onCancellationRequested: cancelling.event, isCancellationRequested: false };
  const answer = connection.request("one", { a: 1 });
  const cancelled = connection.request("two", {}, token);
  token.isCancellationRequested = true;
  cancelling.fire();
  const failed = connection.request("three");
  receive({ id: 3, error: { code: -32803, message: "no" } });
  receive({ id: 2, error: { code: -32800, message: "cancelled" } });
  receive({ id: 1, result: [2] });
  assert.deepEqual(await answer, [2]);
  assert.equal(await cancelled, null);
  assert.equal(await connection.request("never", {}, token), null);
  await assert.rejects(failed, { message: "no", code: -32803 });
  assert.deepEqual(sent.map(({ method }) => method), ["one", "two", "$/cancelRequest", "three"]);
  assert.deepEqual(sent[2].params, { id: 2 });
  connection.on("ask", () => "answered");
  connection.on("break", () => Promise.reject(new Error("broken")));
  for (const [id, method] of ["ask", "break", "unknown"].entries()) receive({ id: `s${id}`, method });
  await until(() => sent.length === 7, "answers");
  const answers = Object.fromEntries(sent.slice(4).map((message) => [message.id, message.result ?? message.error.code]));
  assert.deepEqual(answers, { s0: "answered", s1: -32603, s2: -32601 });
  const open = connection.request("open");
  input.write("no header at all\r\n\r\n");
  await assert.rejects(open, { message: "the server has ended" });
  assert.equal(errors.length, 1);
  await assert.rejects(connection.request("late"));
}

function testConversion({ Conversion }) {
  const conversion = new Conversion(vscode);
  const range = { start: { line: 1, character: 2 }, end: { line: 3, character: 4 } };
  const edits = [{ range, newText: "new", annotationId: "twin" }, { range, newText: "plain" }];
  const { created, changes } = conversion.edit({
    documentChanges: [
      { kind: "create", uri: "file:///a/new.kt" },
      { textDocument: { uri: "file:///a/new.kt", version: null }, edits },
    ],
    changeAnnotations: { twin: { label: "On the other platform", needsConfirmation: true } },
  });
  assert.deepEqual(created.map(({ uri }) => uri.path), ["/a/new.kt"]);
  assert.deepEqual(changes.map(({ text }) => text), ["new", "plain"]);
  assert.deepEqual(changes.map(({ metadata }) => metadata?.needsConfirmation), [true, undefined]);
  assert.deepEqual({ ...changes[0].range.end }, range.end);
  const old = conversion.edit({ changes: { "file:///b%20c.swift": [{ range, newText: "x" }] } });
  assert.deepEqual(old.changes.map(({ uri, text }) => [uri.path, text]), [["/b c.swift", "x"]]);
  const item = { label: "form", kind: 15, insertTextFormat: 2, textEdit: { range, newText: "${1|a,b|}" } };
  assert.equal(conversion.completion(item).insertText.value, "${1|a,b|}");
  const diagnostic = conversion.diagnostic({
    range, message: "m", severity: 3, code: "a-rule", codeDescription: { href: "https://x/y" }, tags: [1],
    relatedInformation: [{ location: { uri: "file:///d", range }, message: "note" }],
  });
  assert.deepEqual([diagnostic.severity, diagnostic.code.value, diagnostic.tags], [2, "a-rule", [1]]);
  assert.equal(diagnostic.relatedInformation[0].location.uri.path, "/d");
}

function testManifest() {
  const manifest = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8"));
  assert.deepEqual(Object.keys(manifest).filter((key) => /dependencies|scripts/i.test(key)), []);
  assert(fs.existsSync(path.join(EXTENSION, manifest.main)));
  assert.deepEqual(manifest.contributes.commands.map(({ command }) => command), Object.keys(commands));
  const properties = Object.keys(manifest.contributes.configuration.properties);
  assert.deepEqual(properties, Object.keys(settings).map((key) => `plumb.${key}`));
}

// A user.

async function edit() {
  const document = new Document(FILE, "swift");
  vscode.workspace.textDocuments = [document];
  const load = Module._load;
  Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
  const extension = require(path.join(EXTENSION, "extension.js"));
  const subscriptions = [];
  await extension.activate({ subscriptions });
  testManifest();
  await until(() => codes(document) === "final-view-model", "opened");
  const [diagnostic] = shown.get(FILE);
  assert.equal(diagnostic.severity, 1);
  assert.equal(diagnostic.source, "plumb");

  const context = { only: vscode.CodeActionKind.QuickFix };
  const actions = await providers.CodeActions.provideCodeActions(document, whole, context);
  assert(actions[0].isPreferred && actions.every(({ kind }) => kind.value === "quickfix"), JSON.stringify(actions));
  document.apply((await providers.CodeActions.resolveCodeAction(actions[0])).edit);
  await until(() => codes(document) === "", "fixed");

  const before = document.place("  func viewDidLoad()");
  document.replace(new vscode.Range(before, before), "  func appeared()\n");
  await until(() => codes(document).includes("documented-inputs"), "typed");
  document.replace(new vscode.Range(before, new vscode.Position(before.line + 1, 0)), "");
  await until(() => codes(document) === "", "deleted");

  const port = document.place("showKeyboard", 1);
  const hover = await providers.Hover.provideHover(document, port);
  assert(hover.contents.value.includes("made of: `viewDidLoad`"), hover.contents.value);
  const references = await providers.Reference.provideReferences(document, port, { includeDeclaration: true });
  assert.deepEqual(references.map(({ range }) => range.start.line), [9, 27]);
  const implementations = await providers.Implementation.provideImplementation(document, port);
  assert.deepEqual(implementations.map(({ range }) => range.start.line), [27]);
  const symbols = await providers.WorkspaceSymbol.provideWorkspaceSymbols("keyboard");
  assert.deepEqual(symbols.map(({ name, kind }) => [name, kind]), [["showKeyboard", 6]]);
  assert.deepEqual(await providers.InlayHints.provideInlayHints(document, whole), []);
  assert.deepEqual(await providers.CodeLens.provideCodeLenses(document), []);

  const comment = document.place("  func viewDidLoad()");
  document.replace(new vscode.Range(comment, comment), "// plumb:disable:next \n");
  const typed = new vscode.Position(comment.line, "// plumb:disable:next ".length);
  const completions = await providers.CompletionItem.provideCompletionItems(document, typed);
  assert(completions.some(({ label, kind }) => label === "final-view-model" && kind === 19));
  document.replace(new vscode.Range(comment, new vscode.Position(comment.line + 1, 0)), "");

  const prepared = await providers.Rename.prepareRename(document, port);
  assert.equal(prepared.placeholder, "showKeyboard");
  await assert.rejects(providers.Rename.prepareRename(document, new vscode.Position(0, 0)));
  await assert.rejects(providers.Rename.provideRenameEdits(document, port, "1"), /cannot be the name/);
  document.apply(await providers.Rename.provideRenameEdits(document, port, "keyboardShown"));
  assert.equal(document.text.split("keyboardShown").length, 4);

  // A server that is killed is started again, with the text that the editor has.
  const broken = document.place("public final class");
  document.replace(new vscode.Range(broken, new vscode.Position(broken.line, "public final ".length)), "public ");
  await until(() => codes(document) === "final-view-model", "changed");
  const children = () =>
    fs.readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  if (process.platform === "linux") {
    const [first] = children();
    process.kill(first, "SIGKILL");
    await until(() => log.some((line) => line.includes("has ended")), "killed");
    await until(() => codes(document) === "final-view-model" && children()[0] !== first, "started again");
  }
  await commands["plumb.restart"]();
  await until(() => codes(document) === "final-view-model", "restarted");

  // A configuration that changes on the disk.
  fs.writeFileSync(path.join(FOLDER, ".plumb.yml"), "rules: {final-view-model: off}\n");
  watchers["**/.plumb*"].onDidCreate.fire(new Uri(pathToFileURL(path.join(FOLDER, ".plumb.yml")).href));
  await until(() => codes(document) === "", "configured");

  events.onDidCloseTextDocument.fire(document);
  await extension.deactivate();
  for (const subscription of subscriptions) subscription.dispose();
  if (process.platform === "linux") assert.deepEqual(children(), []);

  // A command that is not there.
  settings.path = path.join(FOLDER, "missing");
  await commands["plumb.restart"]();
  await until(() => log.some((line) => line.includes("cannot be started")), "missing");
}

async function main() {
  const connection = require(path.join(EXTENSION, "connection.js"));
  testFrames(connection);
  await testConnection(connection);
  testConversion(require(path.join(EXTENSION, "conversion.js")));
  await edit();
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
