/// The progress of what takes longer than a moment in a large app.
extension LanguageServer {
  /// The requests that read many files, with what they do.
  private static let titles = [
    "textDocument/references": "Finding the uses", "textDocument/rename": "Renaming",
    "workspace/diagnostic": "Checking view models", "workspace/symbol": "Finding ports",
  ]

  /// Begins the progress that the editor shows of a request.
  mutating func begin(_ method: String, _ message: IncomingMessage) {
    guard let title = Self.titles[method],
      let token = (try? message.parameters(LSP.ProgressParameters.self))?.workDoneToken
    else { return }
    self.begin(token, title)
  }

  /// Begins the progress of reading folders.
  ///
  /// - Returns: its token; nil where none is shown, or that of a request already is.
  mutating func beginReading() -> RequestID? {
    guard self.client.showsProgress, self.progress == nil else { return nil }
    self.readings += 1
    let token = RequestID.text("plumb-progress-\(self.readings)")
    self.request("window/workDoneProgress/create", LSP.ProgressCreation(token: token))
    self.begin(token, "Reading view models")
    return token
  }

  private mutating func begin(_ token: RequestID, _ title: String) {
    self.progress = token
    self.tell(LSP.Progress(token: token, value: .init(kind: "begin", title: title)))
  }

  /// Ends the progress, where one is shown.
  mutating func endProgress() {
    guard let progress else { return }
    self.progress = nil
    self.tell(LSP.Progress(token: progress, value: .init(kind: "end")))
  }

  private func tell(_ progress: LSP.Progress) { self.send(.notification("$/progress", progress)) }
}
