import ViewModelModel

/// The values that stand for an output that is still to be written.
enum Placeholder {
  /// Whether a value is `.empty`, `Signal.empty`, or a blueprint's `.empty()` or `.never()`.
  static func isPlaceholder(_ value: Expression) -> Bool {
    guard let chain = value.chain, chain.links.count == 1, let link = chain.links.first else { return false }
    guard ["empty", "never"].contains(link.name.text), (link.arguments ?? []).isEmpty else { return false }
    switch chain.base {
    case .implicit: return true
    case .name(let name): return ["Signal", "Observable"].contains(name.text)
    case .type(let type): return ["Signal", "Observable"].contains(type.name)
    default: return false
    }
  }
}
