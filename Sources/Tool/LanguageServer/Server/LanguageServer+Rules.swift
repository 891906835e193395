import Engine
import Reporting
import Rules
import SourceModel

extension LanguageServer {
  /// The rules and keys that can stand at a position: in a suppression, and in a configuration; or what an output can be
  /// made of.
  mutating func completions(_ parameters: LSP.PositionParameters) -> [LSP.CompletionItem] {
    guard let (document, word) = self.ruleWord(parameters) else { return self.snippets(parameters) }
    let range = document.text.range(word.range, self.client.encoding)
    func item(_ label: String, kind: Int, _ rule: Rule?) -> LSP.CompletionItem {
      LSP.CompletionItem(
        label: label, kind: kind, detail: rule?.summary,
        textEdit: LSP.TextEdit(range: range, newText: word.kind == .suppressed ? label : "\(label): "))
    }
    if word.kind == .key { return Configuration.keys.sorted().map { item($0, kind: 10, nil) } }
    let rules = self.rules(in: document).map { item($0.id, kind: 20, $0) }
    return word.kind == .suppressed ? rules + [item("all", kind: 20, nil)] : rules
  }

  /// The rules that may have findings in a document: all in a configuration.
  private func rules(in document: OpenDocument) -> [Rule] {
    guard let language = Language(path: document.path) else { return RuleSet.all }
    return RuleSet.all.filter { rule in rule.dialects.contains { $0.language == language } }
  }

  /// What the rule says whose ID is at a position.
  func ruleHover(_ parameters: LSP.PositionParameters) -> LSP.Hover? {
    guard let (document, word) = self.ruleWord(parameters), word.kind != .key,
      let rule = RuleSet.all.first(where: { $0.id == word.text })
    else { return nil }
    return LSP.Hover(
      contents: LSP.MarkupContent(
        kind: self.client.readsMarkdown ? "markdown" : "plaintext",
        value: "**\(rule.id)**\n\n\(rule.summary)\n\n\(rule.page.rationale)"),
      range: document.text.range(word.range, self.client.encoding))
  }

  private func ruleWord(_ parameters: LSP.PositionParameters) -> (
    document: OpenDocument, word: RuleNames.Word
  )? {
    guard let document = self.path(parameters.textDocument.uri).flatMap({ self.documents[$0] }) else {
      return nil
    }
    let offset = document.text.offset(of: parameters.position, self.client.encoding)
    return RuleNames.word(at: offset, in: document, line: parameters.position.line).map { (document, $0) }
  }
}
