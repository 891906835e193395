import Foundation

/// A response, a notification or a request for the client.
struct OutgoingMessage: Sendable {
  /// The JSON of the message.
  let content: Data
  /// What it asks or tells; nil for a response.
  let method: String?

  private struct Result<Value: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: RequestID
    var result: Value?

    private enum Key: CodingKey { case jsonrpc, id, result }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(self.jsonrpc, forKey: .jsonrpc)
      try values.encode(self.id, forKey: .id)
      // A response without a result has the key nevertheless.
      try values.encode(self.result, forKey: .result)
    }
  }

  private struct Failure: Encodable {
    var jsonrpc = "2.0"
    var id: RequestID?
    var error: ResponseError

    private enum Key: CodingKey { case jsonrpc, id, error }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      try values.encode(self.jsonrpc, forKey: .jsonrpc)
      try values.encode(self.id, forKey: .id)
      try values.encode(self.error, forKey: .error)
    }
  }

  private struct Call<Value: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: RequestID?
    var method: String
    var params: Value?
  }

  private init(_ message: some Encodable, method: String? = nil) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing here holds a number that JSON has not.
    self.content = (try? encoder.encode(message)) ?? Data("{\"jsonrpc\":\"2.0\"}".utf8)
    self.method = method
  }

  static func result<Value: Encodable>(_ value: Value?, of id: RequestID) -> OutgoingMessage {
    OutgoingMessage(Result(id: id, result: value))
  }

  /// - Parameter id: the request; nil where it could not be read.
  static func failure(_ error: ResponseError, of id: RequestID?) -> OutgoingMessage {
    OutgoingMessage(Failure(id: id, error: error))
  }

  static func notification(_ method: String, _ parameters: some Encodable) -> OutgoingMessage {
    OutgoingMessage(Call(method: method, params: parameters), method: method)
  }

  static func request<Value: Encodable>(
    _ method: String, _ parameters: Value?, id: RequestID
  ) -> OutgoingMessage {
    OutgoingMessage(Call(id: id, method: method, params: parameters), method: method)
  }
}
