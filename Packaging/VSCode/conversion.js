"use strict";

/** Converts between the values of the protocol and those of the editor. */
class Conversion {
  #vscode;

  /** @param vscode the module of the editor */
  constructor(vscode) {
    this.#vscode = vscode;
  }

  position(position) {
    return new this.#vscode.Position(position.line, position.character);
  }

  range(range) {
    return new this.#vscode.Range(this.position(range.start), this.position(range.end));
  }

  uri(address) {
    return this.#vscode.Uri.parse(address, true);
  }

  location(location) {
    return new this.#vscode.Location(this.uri(location.uri), this.range(location.range));
  }

  diagnostic(diagnostic) {
    const { Diagnostic, DiagnosticRelatedInformation } = this.#vscode;
    // The severities and the tags of the protocol begin with 1; these severities with 0.
    const made = new Diagnostic(this.range(diagnostic.range), diagnostic.message, (diagnostic.severity ?? 1) - 1);
    const { href } = diagnostic.codeDescription ?? {};
    made.code = href ? { value: diagnostic.code, target: this.uri(href) } : diagnostic.code;
    made.source = diagnostic.source;
    made.tags = diagnostic.tags;
    made.relatedInformation = diagnostic.relatedInformation?.map(
      (note) => new DiagnosticRelatedInformation(this.location(note.location), note.message),
    );
    return made;
  }

  hover(hover) {
    const text = new this.#vscode.MarkdownString(hover.contents.value);
    return new this.#vscode.Hover(text, hover.range && this.range(hover.range));
  }

  lens(lens) {
    return new this.#vscode.CodeLens(this.range(lens.range), { title: lens.command.title, command: "" });
  }

  completion(item) {
    // The kinds of the protocol begin with 1, these with 0.
    const made = new this.#vscode.CompletionItem(item.label, item.kind - 1);
    made.detail = item.detail;
    const { textEdit } = item;
    made.range = this.range(textEdit.range);
    // 2: the text is a snippet.
    made.insertText =
      item.insertTextFormat === 2 ? new this.#vscode.SnippetString(textEdit.newText) : textEdit.newText;
    made.filterText = item.filterText;
    return made;
  }

  symbol(symbol) {
    const { SymbolInformation } = this.#vscode;
    return new SymbolInformation(symbol.name, symbol.kind - 1, symbol.containerName ?? "", this.location(symbol.location));
  }

  hint(hint) {
    const made = new this.#vscode.InlayHint(this.position(hint.position), hint.label);
    made.paddingLeft = hint.paddingLeft;
    return made;
  }

  /** An action with its edit, or one that is resolved later. */
  action(action) {
    const { CodeAction, CodeActionKind } = this.#vscode;
    const made = new CodeAction(action.title, action.kind ? CodeActionKind.Empty.append(action.kind) : undefined);
    made.diagnostics = action.diagnostics?.map((diagnostic) => this.diagnostic(diagnostic));
    made.isPreferred = action.isPreferred;
    if (action.edit) made.edit = this.edit(action.edit);
    return made;
  }

  /** The edits of an answer; files that it creates come first. */
  edit(edit) {
    const made = new this.#vscode.WorkspaceEdit();
    for (const change of edit.documentChanges ?? []) {
      if (change.kind === "create") {
        made.createFile(this.uri(change.uri), change.options);
        continue;
      }
      const uri = this.uri(change.textDocument.uri);
      for (const { range, newText, annotationId } of change.edits) {
        const annotation = annotationId && edit.changeAnnotations?.[annotationId];
        const metadata = annotation && {
          label: annotation.label,
          needsConfirmation: annotation.needsConfirmation ?? false,
        };
        made.replace(uri, this.range(range), newText, metadata);
      }
    }
    for (const [address, edits] of Object.entries(edit.changes ?? {})) {
      for (const { range, newText } of edits) made.replace(this.uri(address), this.range(range), newText);
    }
    return made;
  }

  // To the protocol.

  toPosition(position) {
    return { line: position.line, character: position.character };
  }

  toRange(range) {
    return { start: this.toPosition(range.start), end: this.toPosition(range.end) };
  }

  toDocument(document) {
    return { uri: document.uri.toString() };
  }

  toChange(change) {
    return { range: this.toRange(change.range), text: change.text };
  }
}

module.exports = { Conversion };
