/// The name of a port protocol in its parts: `LoginViewModel` and inputs for `LoginViewModelInputsType`.
public struct PortName: Hashable, Sendable {
  /// What stands before the suffix; the outer types for a nested protocol. Empty for `Inputs` alone.
  public var stem: String
  public var kind: PortKind

  private static let suffixes: [(String, PortKind)] = [
    ("Inputs", .inputs), ("Input", .inputs), ("Outputs", .outputs), ("Output", .outputs),
    ("Actions", .actions), ("Action", .actions), ("Errors", .outputs),
  ]

  /// Takes a name apart; nil when it is not the name of a port protocol.
  ///
  /// - Parameter path: the name, with the names of the types around it first.
  public init?(_ path: [String]) {
    guard let full = path.last else { return nil }
    let ending = ["Type", "Protocol"].first { full.hasSuffix($0) } ?? ""
    let last = full.dropLast(ending.count)
    for (suffix, kind) in Self.suffixes where last.hasSuffix(suffix) {
      // `Errors` is a third list only where it stands alone or nested: `NetworkErrors` is a type.
      if suffix == "Errors", last != "Errors" { continue }
      self.stem = path.dropLast().joined() + last.dropLast(suffix.count)
      self.kind = kind
      return
    }
    guard let slip = Self.misspelledKind(last) else { return nil }
    self.stem = path.dropLast().joined() + last.dropLast(slip.length)
    self.kind = slip.kind
  }

  /// The kind that a slip of the finger hides: `LoginViewModelOuput`.
  ///
  /// Only names with `ViewModel` in them are guessed at.
  private static func misspelledKind(_ name: Substring) -> (kind: PortKind, length: Int)? {
    guard let stem = name.firstRange(of: "ViewModel") else { return nil }
    let word = name[stem.upperBound...]
    guard (4...8).contains(word.count) else { return nil }
    let candidates: [(String, PortKind)] = [
      ("Input", .inputs), ("Inputs", .inputs), ("Output", .outputs), ("Outputs", .outputs),
    ]
    guard let match = candidates.first(where: { Spelling.isOneSlip(word, $0.0) }) else { return nil }
    return (match.1, word.count)
  }
}
