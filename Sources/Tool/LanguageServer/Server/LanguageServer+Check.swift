import Engine
import Foundation

extension LanguageServer {
  /// What an editor that opens one file of the working folder is told, each message as JSON.
  package static func messages(
    about path: String, _ bytes: [UInt8], _ surroundings: Surroundings
  ) -> [[UInt8]] {
    var sent: [OutgoingMessage] = []
    var server = LanguageServer(surroundings) { sent.append($0) }
    server.check(path, bytes)
    return sent.filter { $0.method != nil }.map { Array($0.content) }
  }

  private mutating func check(_ path: String, _ bytes: [UInt8]) {
    let folder = DocumentAddress.address(of: Paths.workingDirectory)
    let document = OutgoingMessage.notification(
      "textDocument/didOpen",
      Opened(
        textDocument: .init(
          uri: DocumentAddress.address(of: path), languageId: "", version: 1,
          text: String(decoding: bytes, as: UTF8.self))))
    let messages = [
      OutgoingMessage.request("initialize", Initializing(rootUri: folder), id: .number(1)), document,
    ]
    for message in messages {
      guard let message = try? IncomingMessage(message.content) else { continue }
      self.handle(message)
    }
    self.settle()
  }

  /// What an editor says first.
  private struct Initializing: Encodable {
    var rootUri: String
  }

  private struct Opened: Encodable {
    struct Document: Encodable {
      var uri: String
      var languageId: String
      var version: Int
      var text: String
    }

    var textDocument: Document
  }
}
