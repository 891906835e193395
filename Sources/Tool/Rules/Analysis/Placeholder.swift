import SourceModel

/// The placeholder values of outputs.
enum Placeholder {
  private static let streams = StreamLibrary.names(.output, in: [.reactiveSwift, .rxSwift, .rxJava])

  /// Whether a value is `.empty`, `Signal.empty`, `.empty()` or `.never()` of a library of observables, or a property that
  /// such a stream changes: `Property(initial: "", then: Signal.empty)`.
  static func isPlaceholder(_ value: Expression) -> Bool {
    guard let chain = value.chain, chain.links.count == 1, let link = chain.links.first else { return false }
    if chain.base == .none, link.name.text == "Property", let changes = link.arguments?.last,
      changes.label == "then"
    {
      return self.isPlaceholder(changes.value)
    }
    guard ["empty", "never"].contains(link.name.text), (link.arguments ?? []).isEmpty else { return false }
    switch chain.base {
    case .implicit: return true
    case .name(let name): return self.streams.contains(name.text)
    case .type(let type): return type.name.map(self.streams.contains) ?? false
    default: return false
    }
  }
}
