import Foundation
import Testing

@testable import LanguageServer

/// An editor without a screen: it keeps its texts as strings, and what the server told it.
final class TestEditor {
  /// What an editor says of itself.
  struct Abilities {
    var encoding = "utf-16"
    var asksForDiagnostics = false
    var resolvesActions = true
    var versionedEdits = true
    var annotatesEdits = false
    var showsProgress = false
    var createsFiles = false
    var insertsSnippets = false
    var followsLinks = false
    /// Whether files are read when `finishReading` is called.
    var readsLater = false
    var settings: [String: Bool] = [:]
  }

  private var server: LanguageServer?
  private(set) var sent: [[String: Any]] = []
  private var read = 0
  private let abilities: Abilities
  private var number = 0
  /// The open texts by their addresses.
  private(set) var texts: [String: String] = [:]
  private var versions: [String: Int] = [:]
  /// The diagnostics that are shown, by addresses.
  private(set) var diagnostics: [String: [[String: Any]]] = [:]
  /// The readings that are under way.
  private var readings: [@Sendable () -> LanguageServer.Reading] = []

  init(_ folder: String?, _ abilities: Abilities = Abilities()) throws {
    self.abilities = abilities
    let surroundings = LanguageServer.Surroundings(version: "1.0") { "file:///rules/\($0).html" }
    let readsLater: ((@escaping @Sendable () -> LanguageServer.Reading) -> Bool) = { [unowned self] task in
      self.readings.append(task)
      return true
    }
    self.server = LanguageServer(surroundings, readsLater: abilities.readsLater ? readsLater : nil) {
      [unowned self] message in
      let object = try? JSONSerialization.jsonObject(with: message.content, options: .fragmentsAllowed)
      self.sent.append(object as? [String: Any] ?? [:])
    }
    var text: [String: Any] = [
      "codeAction": [
        "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]], "dataSupport": true,
        "resolveSupport": ["properties": abilities.resolvesActions ? ["edit"] : []],
      ] as [String: Any],
      "hover": ["contentFormat": ["markdown", "plaintext"]],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "publishDiagnostics": [
        "relatedInformation": true, "tagSupport": ["valueSet": [1, 2]],
        "codeDescriptionSupport": abilities.followsLinks,
      ] as [String: Any],
    ]
    if abilities.asksForDiagnostics { text["diagnostic"] = ["dynamicRegistration": false] }
    text["rename"] = ["prepareSupport": true]
    text["completion"] = ["completionItem": ["snippetSupport": abilities.insertsSnippets]]
    var edits: [String: Any] = ["documentChanges": abilities.versionedEdits]
    if abilities.createsFiles { edits["resourceOperations"] = ["create"] }
    if abilities.annotatesEdits { edits["changeAnnotationSupport"] = ["groupsOnLabel": true] }
    let parameters: [String: Any] = [
      "processId": NSNull(), "rootUri": folder.map(DocumentAddress.address) ?? NSNull(),
      "capabilities": [
        "general": ["positionEncodings": [abilities.encoding]], "textDocument": text,
        "window": ["workDoneProgress": abilities.showsProgress],
        "workspace": ["workspaceEdit": edits],
      ], "initializationOptions": abilities.settings,
    ]
    let result = try self.ask("initialize", parameters) as? [String: Any]
    let capabilities = result?["capabilities"] as? [String: Any]
    #expect(capabilities?["positionEncoding"] as? String == abilities.encoding)
    try self.tell("initialized", [:])
  }

  // MARK: Messages

  func handle(_ json: Any) throws {
    let data = try JSONSerialization.data(withJSONObject: json)
    try self.server?.handle(IncomingMessage(data))
  }

  func tell(_ method: String, _ parameters: [String: Any]) throws {
    try self.handle(["jsonrpc": "2.0", "method": method, "params": parameters] as [String: Any])
  }

  /// The result of a request; nil where it is null.
  @discardableResult func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    let response = try self.response(method, parameters)
    #expect(response["error"] == nil, "\(response)")
    return response["result"].flatMap { $0 is NSNull ? nil : $0 }
  }

  func response(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    self.number += 1
    try self.handle(
      ["jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters] as [String: Any])
    self.take()
    return try #require(self.sent.last { $0["id"] as? Int == self.number })
  }

  /// Lets the server find out what follows from the changes.
  func settle() {
    self.server?.settle()
    while self.server?.checkNext() == true {}
    self.take()
  }

  /// Performs the reading of files that is under way, and hands it over after something that happens meanwhile.
  func finishReading(after meanwhile: () throws -> Void) rethrows {
    let read = self.readings.map { $0() }
    self.readings = []
    try meanwhile()
    for reading in read { self.server?.take(reading) }
    while self.server?.checkNext() == true {}
    self.take()
  }

  func finishReading() { self.finishReading {} }

  /// Lets the server find out what follows from the changes, on the disk as well.
  func settleWhole() {
    self.settle()
    while !self.readings.isEmpty {
      self.finishReading()
      self.settle()
    }
  }

  private func take() {
    for message in self.sent[self.read...]
    where message["method"] as? String == "textDocument/publishDiagnostics" {
      let parameters = message["params"] as? [String: Any]
      guard let address = parameters?["uri"] as? String else { continue }
      self.diagnostics[address] = parameters?["diagnostics"] as? [[String: Any]]
    }
    self.read = self.sent.count
  }

  // MARK: Documents

  static func address(_ path: String) -> String { DocumentAddress.address(of: path) }

  func open(_ path: String, _ text: String) throws {
    let address = Self.address(path)
    self.texts[address] = text
    self.versions[address] = 1
    let item: [String: Any] = ["uri": address, "languageId": "swift", "version": 1, "text": text]
    try self.tell("textDocument/didOpen", ["textDocument": item])
  }

  func close(_ path: String) throws {
    let address = Self.address(path)
    self.texts[address] = nil
    try self.tell("textDocument/didClose", ["textDocument": ["uri": address]])
  }

  func save(_ path: String) throws {
    try self.tell("textDocument/didSave", ["textDocument": ["uri": Self.address(path)]])
  }

  /// Tells that files changed on the disk, are new or are gone.
  func changeFiles(_ paths: [String]) throws {
    let changes = paths.map { ["uri": Self.address($0), "type": 2] as [String: Any] }
    try self.tell("workspace/didChangeWatchedFiles", ["changes": changes])
  }

  /// Replaces the whole text.
  func replace(_ path: String, _ text: String) throws {
    try self.change(path, text, ["text": text])
  }

  /// Replaces the text by telling what lies between the lines that stay.
  func edit(_ path: String, _ text: String) throws {
    let old = Self.lines(self.texts[Self.address(path)] ?? "")
    let new = Self.lines(text)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let range: [String: Any] = [
      "start": ["line": start, "character": 0], "end": ["line": old.count - end, "character": 0],
    ]
    let inserted = new[start..<new.count - end].joined()
    try self.change(path, text, ["range": range, "text": inserted])
  }

  /// The lines with their ends; the last one may have none.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" }
    lines[lines.count - 1].removeLast()
    return (lines.last == "" ? lines.dropLast() : lines).map(String.init)
  }

  private func change(_ path: String, _ text: String, _ change: [String: Any]) throws {
    let address = Self.address(path)
    self.texts[address] = text
    self.versions[address, default: 0] += 1
    try self.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": address, "version": self.versions[address] ?? 0] as [String: Any],
        "contentChanges": [change],
      ])
  }

  // MARK: Findings and actions

  func codes(_ path: String) -> [String] {
    (self.diagnostics[Self.address(path)] ?? []).compactMap { $0["code"] as? String }
  }

  /// The actions of a whole document.
  func actions(_ path: String, only: [String]? = nil) throws -> [[String: Any]] {
    var context: [String: Any] = ["diagnostics": []]
    if let only { context["only"] = only }
    let end = ["line": 100_000, "character": 0]
    let range = ["start": ["line": 0, "character": 0], "end": end]
    let actions = try self.ask(
      "textDocument/codeAction",
      ["textDocument": ["uri": Self.address(path)], "range": range, "context": context])
    return try #require(actions as? [[String: Any]])
  }

  /// Makes the edit of an action in the open texts.
  func perform(_ action: [String: Any]) throws {
    let resolved =
      self.abilities.resolvesActions
      ? try #require(self.ask("codeAction/resolve", action) as? [String: Any]) : action
    try self.apply(try #require(resolved["edit"] as? [String: Any]))
  }

  /// Creates an empty file.
  private func create(_ address: String) throws {
    let path = try #require(DocumentAddress.path(of: address))
    #expect(!FileManager.default.fileExists(atPath: path))
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: path))
  }

  /// Makes an edit in the open texts, and in the files of the others.
  func apply(_ edit: [String: Any]) throws {
    var edits: [String: [[String: Any]]] = edit["changes"] as? [String: [[String: Any]]] ?? [:]
    for file in edit["documentChanges"] as? [[String: Any]] ?? [] {
      if file["kind"] as? String == "create" {
        try self.create(try #require(file["uri"] as? String))
        continue
      }
      let document = try #require(file["textDocument"] as? [String: Any])
      let address = try #require(document["uri"] as? String)
      #expect(document["version"] as? Int == self.versions[address])
      edits[address] = file["edits"] as? [[String: Any]]
    }
    #expect(self.abilities.versionedEdits == (edit["changes"] == nil))
    #expect(!edits.isEmpty)
    for (address, edits) in edits {
      let path = try #require(DocumentAddress.path(of: address))
      if let text = self.texts[address] {
        try self.replace(path, try Self.applied(edits, to: text))
      } else {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try Self.applied(edits, to: text).write(toFile: path, atomically: true, encoding: .utf8)
      }
    }
  }

  /// Positions count UTF-16 here.
  private static func applied(_ edits: [[String: Any]], to text: String) throws -> String {
    var starts = [0]
    let units = Array(text.utf16)
    for (index, unit) in units.enumerated() where unit == 10 { starts.append(index + 1) }
    func offset(_ position: Any?) throws -> Int {
      let position = try #require(position as? [String: Int])
      let line = try #require(position["line"])
      return line < starts.count ? starts[line] + (position["character"] ?? 0) : units.count
    }
    var result = units
    let placed = try edits.map { edit in
      let range = try #require(edit["range"] as? [String: Any])
      return (try offset(range["start"]), try offset(range["end"]), edit["newText"] as? String ?? "")
    }
    for (start, end, new) in placed.sorted(by: { ($0.0, $0.1) > ($1.0, $1.1) }) {
      result.replaceSubrange(start..<end, with: new.utf16)
    }
    return String(decoding: result, as: UTF16.self)
  }
}
