import Foundation

/// A request, a notification or a response of the client.
struct IncomingMessage: Sendable {
  private struct Envelope: Decodable {
    var id: RequestID?
    var method: String?
  }

  private struct Parameters<Value: Decodable>: Decodable {
    var params: Value
  }

  /// What the answer of a request is about; nil for a notification.
  let id: RequestID?
  /// What is asked or told; nil for a response.
  let method: String?
  private let content: Data

  /// - Throws: an error for what is no JSON, or no message.
  init(_ content: some Sequence<UInt8>) throws(ResponseError) {
    self.content = Data(content)
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: self.content)
      self.id = envelope.id
      self.method = envelope.method
    } catch let error as DecodingError {
      if case .dataCorrupted = error { throw .parseError }
      throw .invalidRequest
    } catch {
      throw .parseError
    }
  }

  /// The parameters of the method.
  func parameters<Value: Decodable>(_: Value.Type = Value.self) throws(ResponseError) -> Value {
    do { return try JSONDecoder().decode(Parameters<Value>.self, from: self.content).params } catch {
      throw .invalidParameters(of: self.method ?? "")
    }
  }
}
