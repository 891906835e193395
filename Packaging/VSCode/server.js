"use strict";

const { spawn } = require("node:child_process");
const { Connection } = require("./connection");
const { Conversion } = require("./conversion");

const LANGUAGES = ["swift", "java", "kotlin"];
const SELECTOR = [...LANGUAGES.map((language) => ({ scheme: "file", language })), { scheme: "file", pattern: "**/.plumb.yml" }];
const WATCHED = ["**/*.{swift,java,kt,kts,xml}", "**/.plumb*", "**/*.yml", "**/.gitignore"];

/** What the editor can do, as the protocol tells it. */
const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  workspace: {
    workspaceEdit: { documentChanges: true, resourceOperations: ["create"], changeAnnotationSupport: {} },
    workspaceFolders: true,
    configuration: false,
    didChangeWatchedFiles: {},
    inlayHint: { refreshSupport: true },
  },
  textDocument: {
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] } },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "refactor", "source"] } },
      dataSupport: true,
      resolveSupport: { properties: ["edit"] },
    },
    completion: { completionItem: { snippetSupport: true } },
    hover: { contentFormat: ["markdown"] },
    rename: { prepareSupport: true },
  },
};

/** How often a server that ends by itself is started again. */
const MOST_STARTS = 5;

/** Starts `plumb lsp` and shows in the editor what it answers. */
class Server {
  #vscode;
  #conversion;
  #log;
  #diagnostics;
  #process;
  #connection;
  #starts = 0;
  /** The actions of the server by those that the editor was given. */
  #actions = new WeakMap();
  #hints;
  #subscriptions = [];

  /**
   * @param vscode the module of the editor
   * @param log takes a line of text
   */
  constructor(vscode, log) {
    this.#vscode = vscode;
    this.#conversion = new Conversion(vscode);
    this.#log = log;
    this.#diagnostics = vscode.languages.createDiagnosticCollection("plumb");
    this.#hints = new vscode.EventEmitter();
    this.#subscriptions.push(this.#diagnostics, this.#hints);
    this.#follow();
    this.#provide();
  }

  /** Starts the server, or starts it again. */
  async start() {
    await this.stop();
    this.#starts += 1;
    const settings = this.#vscode.workspace.getConfiguration("plumb");
    const command = settings.get("path") || "plumb";
    const child = spawn(command, ["lsp"], { stdio: ["pipe", "pipe", "pipe"] });
    this.#process = child;
    child.stderr.on("data", (bytes) => this.#log(bytes.toString().trimEnd()));
    child.on("error", (error) => this.#fail(`'${command}' cannot be started: ${error.message}`));
    child.on("exit", (code, signal) => this.#end(child, code ?? signal));
    const connection = new Connection(child.stdout, child.stdin, (error) => {
      this.#log(error.message);
      child.kill();
    });
    this.#connection = connection;
    connection.on("textDocument/publishDiagnostics", ({ uri, diagnostics }) =>
      this.#diagnostics.set(this.#conversion.uri(uri), diagnostics.map((item) => this.#conversion.diagnostic(item))),
    );
    connection.on("window/logMessage", ({ message }) => this.#log(message));
    connection.on("workspace/inlayHint/refresh", () => this.#hints.fire());
    connection.on("client/registerCapability", () => null);
    try {
      await connection.request("initialize", {
        processId: process.pid,
        rootUri: null,
        capabilities: CAPABILITIES,
        initializationOptions: this.#settings(),
        workspaceFolders: (this.#vscode.workspace.workspaceFolders ?? []).map((folder) => this.#folder(folder)),
      });
    } catch (error) {
      this.#log(error.message);
      return;
    }
    connection.notify("initialized", {});
    for (const document of this.#vscode.workspace.textDocuments) this.#open(document);
  }

  /** Ends the server. */
  async stop() {
    const [connection, child] = [this.#connection, this.#process];
    this.#connection = undefined;
    this.#process = undefined;
    this.#diagnostics.clear();
    if (!connection || !child || child.exitCode !== null || child.pid === undefined) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const timer = setTimeout(() => child.kill(), 2000);
    connection.request("shutdown").then(
      () => connection.notify("exit"),
      () => child.kill(),
    );
    await ended;
    clearTimeout(timer);
  }

  async dispose() {
    for (const subscription of this.#subscriptions.splice(0)) subscription.dispose();
    await this.stop();
  }

  #end(child, code) {
    // It was stopped, or another one was started since.
    if (child !== this.#process) return;
    this.#connection = undefined;
    this.#process = undefined;
    this.#diagnostics.clear();
    this.#log(`plumb has ended (${code})`);
    if (this.#starts < MOST_STARTS) this.start();
    else this.#fail("plumb has ended several times; 'Plumbline: Restart the Server' starts it again");
  }

  #fail(message) {
    this.#log(message);
    this.#vscode.window.showErrorMessage(`Plumbline: ${message}`);
  }

  /** Starts the server after the user asked for it: failures before do not count. */
  restart() {
    this.#starts = 0;
    return this.start();
  }

  // What the editor tells.

  #settings() {
    return { inlayHints: this.#vscode.workspace.getConfiguration("plumb").get("inlayHints") === true };
  }

  #folder(folder) {
    return { uri: folder.uri.toString(), name: folder.name };
  }

  #concerns(document) {
    const { scheme, path } = document.uri;
    return scheme === "file" && (LANGUAGES.includes(document.languageId) || path.endsWith("/.plumb.yml"));
  }

  #notify(method, params) {
    this.#connection?.notify(method, params);
  }

  #open(document) {
    if (!this.#concerns(document)) return;
    this.#notify("textDocument/didOpen", {
      textDocument: {
        uri: document.uri.toString(),
        languageId: document.languageId,
        version: document.version,
        text: document.getText(),
      },
    });
  }

  #follow() {
    const { workspace } = this.#vscode;
    const about = (document) => ({ textDocument: this.#conversion.toDocument(document) });
    this.#subscriptions.push(
      workspace.onDidOpenTextDocument((document) => this.#open(document)),
      workspace.onDidCloseTextDocument((document) => {
        if (this.#concerns(document)) this.#notify("textDocument/didClose", about(document));
      }),
      workspace.onDidSaveTextDocument((document) => {
        if (this.#concerns(document)) this.#notify("textDocument/didSave", about(document));
      }),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!this.#concerns(document) || contentChanges.length === 0) return;
        const { uri } = this.#conversion.toDocument(document);
        this.#notify("textDocument/didChange", {
          textDocument: { uri, version: document.version },
          contentChanges: contentChanges.map((change) => this.#conversion.toChange(change)),
        });
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        this.#notify("workspace/didChangeWorkspaceFolders", {
          event: { added: added.map(this.#folder), removed: removed.map(this.#folder) },
        }),
      ),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration("plumb.path")) this.restart();
        else if (event.affectsConfiguration("plumb")) {
          this.#notify("workspace/didChangeConfiguration", { settings: { plumb: this.#settings() } });
        }
      }),
    );
    for (const pattern of WATCHED) {
      const watcher = workspace.createFileSystemWatcher(pattern);
      const tell = (type) => (uri) =>
        this.#notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
      this.#subscriptions.push(
        watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3)));
    }
  }

  // What the editor asks.

  /** The answer of the server; null without one. An error is in the log, and not in the way of the user. */
  async #ask(method, params, token) {
    try {
      return (await this.#connection?.request(method, params, token)) ?? null;
    } catch (error) {
      this.#log(`${method}: ${error.message}`);
      return null;
    }
  }

  #at(document, position) {
    return { textDocument: this.#conversion.toDocument(document), position: this.#conversion.toPosition(position) };
  }

  /** Asks about a position or a document for a list. */
  async #list(method, params, token, convert) {
    return ((await this.#ask(method, params, token)) ?? []).map((item) => convert.call(this.#conversion, item));
  }

  #provide() {
    const { languages, CodeActionKind } = this.#vscode;
    const conversion = this.#conversion;
    const code = SELECTOR.slice(0, LANGUAGES.length);
    const about = (document) => ({ textDocument: conversion.toDocument(document) });
    this.#subscriptions.push(
      languages.registerCodeActionsProvider(
        code,
        {
          provideCodeActions: (document, range, context, token) => this.#codeActions(document, range, context, token),
          resolveCodeAction: (action, token) => this.#resolved(action, token),
        },
        { providedCodeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor, CodeActionKind.SourceFixAll] },
      ),
      languages.registerHoverProvider(SELECTOR, {
        provideHover: async (document, position, token) => {
          const hover = await this.#ask("textDocument/hover", this.#at(document, position), token);
          return hover && conversion.hover(hover);
        },
      }),
      languages.registerCodeLensProvider(code, {
        provideCodeLenses: (document, token) =>
          this.#list("textDocument/codeLens", about(document), token, conversion.lens),
      }),
      languages.registerCompletionItemProvider(
        SELECTOR,
        {
          provideCompletionItems: (document, position, token) =>
            this.#list("textDocument/completion", this.#at(document, position), token, conversion.completion),
        },
        ":", " ", ",",
      ),
      languages.registerReferenceProvider(code, {
        provideReferences: (document, position, context, token) =>
          this.#list("textDocument/references", { ...this.#at(document, position), context }, token, conversion.location),
      }),
      languages.registerImplementationProvider(code, {
        provideImplementation: (document, position, token) =>
          this.#list("textDocument/implementation", this.#at(document, position), token, conversion.location),
      }),
      languages.registerInlayHintsProvider(code, {
        onDidChangeInlayHints: this.#hints.event,
        provideInlayHints: (document, range, token) => {
          const params = { ...about(document), range: conversion.toRange(range) };
          return this.#list("textDocument/inlayHint", params, token, conversion.hint);
        },
      }),
      languages.registerWorkspaceSymbolProvider({
        provideWorkspaceSymbols: (query, token) =>
          this.#list("workspace/symbol", { query }, token, conversion.symbol),
      }),
      languages.registerRenameProvider(code, {
        prepareRename: async (document, position, token) => {
          const found = await this.#ask("textDocument/prepareRename", this.#at(document, position), token);
          // The editor asks the next provider.
          if (!found) throw new Error("no input, output or action is here");
          return { range: conversion.range(found.range), placeholder: found.placeholder };
        },
        provideRenameEdits: async (document, position, newName, token) => {
          const params = { ...this.#at(document, position), newName };
          // Why a port is not renamed is for the user.
          const edit = await this.#connection?.request("textDocument/rename", params, token);
          return edit && conversion.edit(edit);
        },
      }),
    );
  }

  async #codeActions(document, range, context, token) {
    const actions = await this.#ask(
      "textDocument/codeAction",
      {
        ...{ textDocument: this.#conversion.toDocument(document) },
        range: this.#conversion.toRange(range),
        context: { diagnostics: [], only: context.only && [context.only.value] },
      },
      token,
    );
    return (actions ?? []).map((action) => {
      const made = this.#conversion.action(action);
      this.#actions.set(made, action);
      return made;
    });
  }

  async #resolved(action, token) {
    const known = this.#actions.get(action);
    if (!known || action.edit) return action;
    // Why there is no edit is for the user.
    const resolved = await this.#connection?.request("codeAction/resolve", known, token);
    if (resolved?.edit) action.edit = this.#conversion.edit(resolved.edit);
    return action;
  }
}

module.exports = { CAPABILITIES, Server };
