extension LSP {
  enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.plumb"
    static let rewrite = "refactor.rewrite"
    static let extract = "refactor.extract"
    static let all = [Self.quickFix, Self.fixAll, Self.rewrite, Self.extract]

    /// Whether a kind is one of those that a client asks for, or below one: `source.fixAll` asks for all kinds of it.
    static func isWanted(_ kind: String, by asked: [String]?) -> Bool {
      guard let asked else { return true }
      return asked.contains { kind == $0 || $0.isEmpty || kind.hasPrefix($0 + ".") }
    }
  }

  struct CodeActionParameters: Decodable {
    struct Context: Decodable { var only: [String]? }

    var textDocument: TextDocumentIdentifier
    var range: Range
    var context: Context?
  }

  struct CodeAction: Codable, Hashable {
    /// What `codeAction/resolve` needs to find the edit.
    struct Data: Codable, Hashable {
      enum Means: String, Codable {
        case fix, fixRule, fixFile, suppress, addToBaseline
        case toMacro, fromMacro, addInput, addOutput, makeTwin, extractInput
      }

      var means: Means
      var uri: String
      var rule: String?
      var range: Range?
    }

    var title: String
    var kind: String?
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit?
    var data: Data?
  }
}
