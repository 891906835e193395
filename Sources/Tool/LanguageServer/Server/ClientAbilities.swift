/// What the editor understands.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  /// Whether the editor asks for diagnostics; they are sent to it otherwise.
  var asksForDiagnostics = false
  var refreshesDiagnostics = false
  var watchesFiles = false
  var versionedEdits = false
  /// Whether a user can confirm parts of an edit.
  var annotatesEdits = false
  /// Whether an edit can create files.
  var createsFiles = false
  var insertsSnippets = false
  var preparesRenames = false
  var showsProgress = false
  var refreshesHints = false
  var resolvesActions = false
  var knowsActions = false
  var readsMarkdown = false
  var nestsSymbols = false
  var marksUnused = false
  var followsLinks = false
  var showsRelated = false

  init() {}

  init(_ client: LSP.ClientCapabilities?) {
    let (text, workspace) = (client?.textDocument, client?.workspace)
    self.encoding = PositionEncoding(preferredBy: client?.general?.positionEncodings)
    self.asksForDiagnostics = text?.diagnostic != nil
    self.refreshesDiagnostics = workspace?.diagnostics?.refreshSupport ?? false
    self.watchesFiles = workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    self.versionedEdits = workspace?.workspaceEdit?.documentChanges ?? false
    self.annotatesEdits = self.versionedEdits && workspace?.workspaceEdit?.changeAnnotationSupport != nil
    self.createsFiles =
      self.versionedEdits && workspace?.workspaceEdit?.resourceOperations?.contains("create") ?? false
    self.insertsSnippets = text?.completion?.completionItem?.snippetSupport ?? false
    self.preparesRenames = text?.rename?.prepareSupport ?? false
    self.showsProgress = client?.window?.workDoneProgress ?? false
    self.refreshesHints = workspace?.inlayHint?.refreshSupport ?? false
    let actions = text?.codeAction
    self.knowsActions = actions?.codeActionLiteralSupport != nil
    self.resolvesActions =
      (actions?.dataSupport ?? false) && (actions?.resolveSupport?.properties ?? []).contains("edit")
    self.readsMarkdown = text?.hover?.contentFormat?.contains("markdown") ?? false
    self.nestsSymbols = text?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
    let published = text?.publishDiagnostics
    self.marksUnused = published?.tagSupport?.valueSet?.contains(1) ?? false
    self.followsLinks = published?.codeDescriptionSupport ?? false
    self.showsRelated = published?.relatedInformation ?? false
  }
}
