import Engine
import Foundation
import SourceModel

/// Answers the messages of an editor with what the tool knows of its files.
///
/// It is beside the language's own server and answers nothing that that one knows better. It handles one message at a time:
/// changes of texts are taken over at once, and what follows from them is found out by `settle`, which is called when no
/// message waits, and before a request is answered. It writes no file.
package struct LanguageServer {
  /// What does not depend on the editor.
  package struct Surroundings {
    /// The version of the tool.
    package var version: String
    /// The address of the page of a rule; nil where it is not installed.
    package var address: (_ rule: String) -> String?

    package init(version: String, address: @escaping (_ rule: String) -> String?) {
      self.version = version
      self.address = address
    }
  }

  /// What was read beside the messages, and its number.
  struct Reading: Sendable {
    fileprivate let number: Int
    fileprivate let workspace: Workspace.Reading
  }

  private enum Phase { case waiting, running, shutDown }

  let surroundings: Surroundings
  let send: (OutgoingMessage) -> Void
  /// Takes a task that reads files and whose result `take` gets; false where it cannot be done beside the messages.
  private let readsLater: ((@escaping @Sendable () -> Reading) -> Bool)?
  private var phase = Phase.waiting
  /// How much the editor is told of what the server does.
  private(set) var trace = LSP.Trace.off
  private(set) var client = ClientAbilities()
  /// The process of the editor.
  private(set) var editor: Int?
  /// How the process ends, once it is to end.
  private(set) var exitCode: Int32?

  var documents: [String: OpenDocument] = [:]
  var workspaces: [Workspace] = []
  /// The paths of the documents whose texts are not taken over by their workspaces.
  private var changed: Set<String> = []
  /// The roots of the workspaces that are to be read again.
  private var outdated: Set<String> = []
  /// The numbers of the readings that are under way, by the roots of their workspaces.
  private var underway: [String: Int] = [:]
  private var nextReading = 0
  /// Whether an answer waits for what may have changed on the disk.
  private var readsAtOnce = false
  /// The diagnostics that the editor was sent, by addresses.
  private var published: [String: [LSP.Diagnostic]] = [:]
  /// The addresses of which the editor got diagnostics when it asked for those of all files.
  var reported: Set<String> = []
  private var nextRequest = 0
  /// Whether the settings of the user ask for the hazards in the code.
  private(set) var showsHazards = false
  /// The progress that the editor shows.
  var progress: RequestID?
  /// How often a progress of its own was begun.
  var readings = 0

  /// - Parameter readsLater: performs a task beside the messages; nil where files are read at once.
  init(
    _ surroundings: Surroundings, readsLater: ((@escaping @Sendable () -> Reading) -> Bool)? = nil,
    send: @escaping (OutgoingMessage) -> Void
  ) {
    self.surroundings = surroundings
    self.readsLater = readsLater
    self.send = send
  }

  // MARK: Messages

  /// Handles a message.
  ///
  /// - Parameter isCancelled: whether the editor does not need the answer any more.
  mutating func handle(_ message: IncomingMessage, isCancelled: Bool = false) {
    guard let method = message.method else { return }
    let start = ContinuousClock.now
    defer { self.tellTrace("'\(method)'", since: start, details: "\(self.documents.count) open documents") }
    guard let id = message.id else {
      self.handle(notification: method, message)
      return
    }
    do throws(ResponseError) {
      if isCancelled { throw .cancelled }
      try self.answer(method, message, id)
    } catch {
      self.send(.failure(error, of: id))
    }
  }

  private mutating func answer(
    _ method: String, _ message: IncomingMessage, _ id: RequestID
  ) throws(ResponseError) {
    switch (self.phase, method) {
    case (.waiting, "initialize"):
      return self.send(.result(self.initialize(try message.parameters()), of: id))
    case (_, "initialize"): throw .isInitialized
    case (.waiting, _): throw .notInitialized
    case (.shutDown, _): throw .isShutDown
    case (.running, "shutdown"):
      self.phase = .shutDown
      return self.send(.result(Bool?.none, of: id))
    case (.running, _): break
    }
    self.begin(method, message)
    self.readsAtOnce = Self.requestsOfAllFiles.contains(method)
    defer {
      self.readsAtOnce = false
      self.endProgress()
    }
    switch method {
    case "textDocument/diagnostic": self.reply(self.diagnostics(of: try message.parameters()), id)
    case "workspace/diagnostic": self.reply(self.allDiagnostics(), id)
    case "textDocument/codeAction": self.reply(self.actions(try message.parameters()), id)
    case "codeAction/resolve": self.reply(try self.resolved(message.parameters()), id)
    case "textDocument/hover": self.reply(self.hover(try message.parameters()), id)
    case "textDocument/codeLens": self.reply(self.lenses(try message.parameters()), id)
    case "textDocument/completion": self.reply(self.completions(try message.parameters()), id)
    case "textDocument/documentSymbol": self.reply(self.symbols(try message.parameters()), id)
    case "textDocument/references": self.reply(self.references(try message.parameters()), id)
    case "textDocument/implementation": self.reply(self.implementations(try message.parameters()), id)
    case "textDocument/prepareRename": self.reply(self.preparedRename(try message.parameters()), id)
    case "textDocument/rename": self.reply(try self.rename(message.parameters()), id)
    case "textDocument/foldingRange": self.reply(self.foldings(try message.parameters()), id)
    case "textDocument/selectionRange": self.reply(self.selections(try message.parameters()), id)
    case "textDocument/inlayHint": self.reply(self.hints(try message.parameters()), id)
    case "workspace/symbol": self.reply(self.workspaceSymbols(try message.parameters()), id)
    default: throw .unknownMethod(method)
    }
  }

  /// The requests that somebody makes and waits for, and whose answers tell of files that are not open.
  private static let requestsOfAllFiles: Set = [
    "codeAction/resolve", "textDocument/implementation", "textDocument/prepareRename",
    "textDocument/references",
    "textDocument/rename", "workspace/diagnostic", "workspace/symbol",
  ]

  private mutating func reply<Value: Encodable>(_ value: Value?, _ id: RequestID) {
    // The editor forgets the progress of a request with its answer.
    self.endProgress()
    self.send(.result(value, of: id))
  }

  private mutating func handle(notification method: String, _ message: IncomingMessage) {
    if method == "exit" {
      self.exitCode = self.phase == .shutDown ? 0 : 1
      return
    }
    guard self.phase == .running else { return }
    do throws(ResponseError) {
      switch method {
      case "initialized": self.start()
      case "textDocument/didOpen": self.open(try message.parameters())
      case "textDocument/didChange": self.change(try message.parameters())
      case "textDocument/didClose": self.close(try message.parameters())
      case "textDocument/didSave": self.save(try message.parameters())
      case "workspace/didChangeWatchedFiles": self.changeFiles(try message.parameters())
      case "workspace/didChangeWorkspaceFolders": self.changeFolders(try message.parameters())
      case "$/setTrace": self.trace = LSP.Trace(try message.parameters(LSP.TraceParameters.self).value)
      case "workspace/didChangeConfiguration":
        self.outdated.formUnion(self.workspaces.map(\.root))
        self.take((try? message.parameters(LSP.ConfigurationParameters.self))?.settings?.plumb)
      default: break
      }
    } catch {
      self.log(error.message)
    }
  }

  /// Tells the editor's log.
  func log(_ message: String) {
    self.send(.notification("window/logMessage", LSP.LogMessage(type: 2, message: "plumb: \(message)")))
  }

  mutating func request(_ method: String, _ parameters: (some Encodable)?) {
    self.nextRequest += 1
    self.send(.request(method, parameters, id: .text("plumb-\(self.nextRequest)")))
  }

  // MARK: Life

  private mutating func initialize(_ parameters: LSP.InitializeParameters) -> LSP.InitializeResult {
    self.phase = .running
    self.client = ClientAbilities(parameters.capabilities)
    self.editor = parameters.processId
    self.trace = LSP.Trace(parameters.trace)
    self.showsHazards = parameters.initializationOptions?.inlayHints ?? false
    let folders = parameters.workspaceFolders?.compactMap { DocumentAddress.path(of: $0.uri) }
    let root = parameters.rootUri.flatMap(DocumentAddress.path) ?? parameters.rootPath
    for folder in folders ?? root.map({ [$0] }) ?? [] { self.add(folder) }
    return LSP.InitializeResult(
      capabilities: LSP.ServerCapabilities(
        positionEncoding: self.client.encoding.rawValue,
        renameProvider: .init(prepares: self.client.preparesRenames)),
      serverInfo: .init(version: self.surroundings.version))
  }

  private mutating func start() {
    guard self.client.watchesFiles else { return }
    let watchers = ["**/*.{swift,java,kt,kts,xml}", "**/.plumb*", "**/*.yml", "**/.gitignore"]
    let options = LSP.RegistrationParameters.Registration.Options(
      watchers: watchers.map(LSP.RegistrationParameters.Registration.Options.Watcher.init))
    self.request(
      "client/registerCapability",
      LSP.RegistrationParameters(registrations: [
        .init(id: "files", method: "workspace/didChangeWatchedFiles", registerOptions: options)
      ]))
  }

  /// Takes over the settings of the user.
  private mutating func take(_ settings: LSP.Settings?) {
    guard let shows = settings?.inlayHints, shows != self.showsHazards else { return }
    self.showsHazards = shows
    if self.client.refreshesHints { self.request("workspace/inlayHint/refresh", Bool?.none) }
  }

  private mutating func add(_ folder: String) {
    guard Paths.isFromRoot(folder) else { return }
    let root = Paths.absolute(folder, relativeTo: "/")
    guard !self.workspaces.contains(where: { $0.root == root }) else { return }
    self.workspaces.append(Workspace(root, version: self.surroundings.version))
    self.outdated.insert(root)
  }

  private mutating func changeFolders(_ parameters: LSP.FolderChangeParameters) {
    let removed = Set(parameters.event.removed.compactMap { DocumentAddress.path(of: $0.uri) })
    self.workspaces.removeAll { removed.contains($0.root) }
    for folder in parameters.event.added.compactMap({ DocumentAddress.path(of: $0.uri) }) { self.add(folder) }
    // A file is read with a folder that has it.
    let inFolders = self.documents.keys.filter { path in
      self.workspaces.contains { $0.root != path && $0.contains(path) }
    }
    self.workspaces.removeAll { inFolders.contains($0.root) }
    self.changed.formUnion(inFolders)
    // Documents may belong to other workspaces now.
    for document in self.documents.values { self.addWorkspace(of: document.path) }
    self.outdated.formUnion(self.workspaces.map(\.root))
  }

  // MARK: Documents

  private mutating func open(_ parameters: LSP.OpenParameters) {
    let item = parameters.textDocument
    guard let path = self.path(item.uri), Language(path: path) != nil || Configuration.isFile(path) else {
      return
    }
    self.documents[path] = OpenDocument(
      address: item.uri, path: path, version: item.version, text: DocumentText(Array(item.text.utf8)))
    // A configuration applies once it is saved.
    if Language(path: path) != nil { self.addWorkspace(of: path) }
    self.changed.insert(path)
  }

  private mutating func change(_ parameters: LSP.ChangeParameters) {
    guard let path = self.path(parameters.textDocument.uri), var document = self.documents[path] else {
      return
    }
    self.documents[path] = nil
    for change in parameters.contentChanges { document.text.apply(change, self.client.encoding) }
    document.version = parameters.textDocument.version
    self.documents[path] = document
    self.changed.insert(path)
  }

  private mutating func close(_ parameters: LSP.DocumentParameters) {
    guard let path = self.path(parameters.textDocument.uri),
      let document = self.documents.removeValue(forKey: path)
    else { return }
    // Without its text, other documents may have other findings.
    self.changed.insert(path)
    if let index = self.workspace(of: path) {
      self.workspaces[index].close(path)
      // A file outside of the folders of the editor is of no interest any more.
      if self.workspaces[index].root == path { self.workspaces.remove(at: index) }
    }
    if self.published.removeValue(forKey: document.address) != nil {
      self.send(
        .notification(
          "textDocument/publishDiagnostics", LSP.PublishParameters(uri: document.address, diagnostics: [])))
    }
  }

  private mutating func save(_ parameters: LSP.DocumentParameters) {
    guard let path = self.path(parameters.textDocument.uri) else { return }
    self.markOutdated(path)
  }

  private mutating func changeFiles(_ parameters: LSP.WatchedFilesParameters) {
    for path in Set(parameters.changes.map(\.uri)).compactMap(self.path) { self.markOutdated(path) }
  }

  /// A file may have changed on the disk. A configuration applies to all folders below its own.
  private mutating func markOutdated(_ path: String) {
    let folder = Paths.folder(of: path)
    self.outdated.formUnion(
      self.workspaces.filter { workspace in
        workspace.contains(path)
          || Configuration.isFile(path) && workspace.root.utf8.starts(with: folder.utf8)
      }.map(\.root))
  }

  func path(_ address: String) -> String? {
    DocumentAddress.path(of: address).map { Paths.absolute($0, relativeTo: "/") }
  }

  /// The workspace of a file: the innermost folder that has it.
  func workspace(of path: String) -> Int? {
    self.workspaces.indices.filter { self.workspaces[$0].contains(path) }
      .max { self.workspaces[$0].root.utf8.count < self.workspaces[$1].root.utf8.count }
  }

  private mutating func addWorkspace(of path: String) {
    if self.workspace(of: path) == nil { self.add(path) }
  }

  // MARK: Settling

  /// Finds out what follows from the changes, and tells the editor.
  mutating func settle() {
    if self.readsAtOnce {
      // What is under way may have read before the last change.
      self.outdated.formUnion(self.underway.keys)
      self.underway = [:]
    }
    guard self.phase == .running, !self.changed.isEmpty || self.outdated.contains(where: self.mayRead) else {
      return
    }
    let (edited, start) = (self.changed, ContinuousClock.now)
    defer {
      self.tellTrace(
        "what follows from changes", since: start, details: edited.sorted().joined(separator: "\n"))
    }
    let isFirst = self.workspaces.contains { $0.session == nil && self.outdated.contains($0.root) }
    let reading = isFirst ? self.beginReading() : nil
    defer { if reading != nil { self.endProgress() } }
    for index in self.workspaces.indices {
      let root = self.workspaces[index].root
      guard self.outdated.contains(root), self.mayRead(root) else { continue }
      self.outdated.remove(root)
      guard !self.readLater(index) else { continue }
      self.workspaces[index].reload(self.openDocuments(of: index))
    }
    self.outdated.formIntersection(self.workspaces.map(\.root))
    for path in self.changed.sorted() {
      guard let document = self.documents[path], let index = self.workspace(of: path),
        Language(path: path) != nil
      else { continue }
      self.workspaces[index].update(document)
    }
    self.changed = []
    self.tellDiagnostics(after: edited)
  }

  /// Checks a few of the view models that open documents tell nothing of, and tells the editor what they show.
  ///
  /// - Returns: false where nothing was left to check.
  mutating func checkNext() -> Bool {
    guard self.phase == .running else { return false }
    var hasChecked = false
    for index in self.workspaces.indices where !hasChecked { hasChecked = self.workspaces[index].checkNext() }
    guard hasChecked else { return false }
    self.tellDiagnostics(after: [])
    return true
  }

  /// Whether no reading of a workspace is under way.
  private func mayRead(_ root: String) -> Bool { self.underway[root] == nil }

  /// The documents whose texts a workspace takes over.
  private func openDocuments(of index: Int) -> [OpenDocument] {
    self.documents.values.filter { self.workspace(of: $0.path) == index && Language(path: $0.path) != nil }
  }

  /// Reads the files of a workspace beside the messages, so that nothing that is typed waits for it.
  private mutating func readLater(_ index: Int) -> Bool {
    guard !self.readsAtOnce, let readsLater, let read = self.workspaces[index].reading else { return false }
    self.nextReading += 1
    let number = self.nextReading
    guard readsLater({ Reading(number: number, workspace: read()) }) else { return false }
    self.underway[self.workspaces[index].root] = number
    return true
  }

  /// Takes over what was read beside the messages, and tells the editor.
  mutating func take(_ reading: Reading) {
    let root = reading.workspace.root
    guard self.underway[root] == reading.number else { return }
    self.underway[root] = nil
    guard let index = self.workspaces.firstIndex(where: { $0.root == root }) else { return }
    self.workspaces[index].take(reading.workspace, self.openDocuments(of: index))
    self.tellDiagnostics(after: [])
  }

  /// - Parameter edited: the paths of the documents that changed.
  private mutating func tellDiagnostics(after edited: Set<String>) {
    let current = self.currentDiagnostics()
    var isOtherChanged = false
    for (address, diagnostics) in current.sorted(by: { $0.key < $1.key }) {
      let path = self.path(address)
      let isEdited = path.map(edited.contains) ?? false
      let isChanged = self.published[address] != diagnostics
      if isChanged, !isEdited { isOtherChanged = true }
      guard !self.client.asksForDiagnostics, isChanged || isEdited else { continue }
      let version = path.flatMap { self.documents[$0]?.version }
      self.send(
        .notification(
          "textDocument/publishDiagnostics",
          LSP.PublishParameters(uri: address, version: version, diagnostics: diagnostics)))
    }
    // What had diagnostics and has none any more: a configuration that was mended.
    for address in self.published.keys.sorted() where current[address] == nil {
      if self.published[address]?.isEmpty == false { isOtherChanged = true }
      guard !self.client.asksForDiagnostics else { continue }
      self.send(
        .notification(
          "textDocument/publishDiagnostics", LSP.PublishParameters(uri: address, diagnostics: [])))
    }
    self.published = current
    if isOtherChanged, self.client.asksForDiagnostics, self.client.refreshesDiagnostics {
      self.request("workspace/diagnostic/refresh", Bool?.none)
    }
  }
}
