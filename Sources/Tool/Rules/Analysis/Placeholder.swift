import SourceModel

/// The placeholder values of outputs.
enum Placeholder {
  private static let streams = StreamLibrary.names(.output, in: [.reactiveSwift, .rxSwift, .rxJava])

  /// Whether a value is `.empty`, `Signal.empty`, or `.empty()` or `.never()` of a library of observables.
  static func isPlaceholder(_ value: Expression) -> Bool {
    guard let chain = value.chain, chain.links.count == 1, let link = chain.links.first else { return false }
    guard ["empty", "never"].contains(link.name.text), (link.arguments ?? []).isEmpty else { return false }
    switch chain.base {
    case .implicit: return true
    case .name(let name): return self.streams.contains(name.text)
    case .type(let type): return type.name.map(self.streams.contains) ?? false
    default: return false
    }
  }
}
