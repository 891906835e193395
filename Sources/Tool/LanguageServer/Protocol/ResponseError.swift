/// Why a request has no result.
struct ResponseError: Error, Hashable, Sendable, Codable {
  var code: Int
  var message: String

  static let parseError = ResponseError(code: -32700, message: "the message is no JSON")
  static let invalidRequest = ResponseError(code: -32600, message: "the message is no request")
  static let notInitialized = ResponseError(code: -32002, message: "the first request is 'initialize'")
  static let isShutDown = ResponseError(code: -32600, message: "the server was shut down")
  static let isInitialized = ResponseError(code: -32600, message: "the server was initialized before")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")

  static func invalidParameters(of method: String) -> ResponseError {
    ResponseError(
      code: -32602, message: "the parameters of '\(method.prefix(100))' are not those of the protocol")
  }

  static func unknownMethod(_ method: String) -> ResponseError {
    ResponseError(code: -32601, message: "there is no method '\(method.prefix(100))'")
  }

  static func failed(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }
}
