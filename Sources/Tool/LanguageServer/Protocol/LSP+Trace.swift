extension LSP {
  /// How much the server tells of what it does.
  enum Trace: String {
    case off, messages, verbose

    /// - Parameter value: the level as the client writes it; what is none is `off`.
    init(_ value: String?) { self = value.flatMap(Trace.init(rawValue:)) ?? .off }
  }

  struct TraceParameters: Decodable {
    var value: String
  }

  struct TraceMessage: Encodable {
    var message: String
    /// What is told on the level `verbose` alone.
    var verbose: String?
  }
}
