/// Text for each port, in the `#if` blocks of the ports.
enum ConditionalText {
  /// The text for ports, with `#if` around that of conditional ones.
  static func pieces(of items: [PortItem], _ write: (PortMember) -> [String]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .member(let member): return write(member)
      case .conditional(let clauses):
        let bodies = clauses.map { self.pieces(of: $0.items, write) }
        guard bodies.contains(where: { !$0.isEmpty }) else { return [] }
        let lines = zip(clauses, bodies).flatMap { [$0.head] + $1.map(\.indented) }
        return [(lines + ["#endif"]).joined(separator: "\n")]
      }
    }
  }
}
