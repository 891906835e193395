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
    guard let full = path.last?.utf8 else { return nil }
    let ending = ["Type", "Protocol"].first { Self.ends(full[...], with: $0) } ?? ""
    let last = full.dropLast(ending.utf8.count)
    for (suffix, kind) in Self.suffixes where Self.ends(last, with: suffix) {
      // `Errors` is a third list only where it stands alone or nested: `NetworkErrors` is a type.
      if suffix == "Errors", last.count != suffix.utf8.count { continue }
      self.stem = path.dropLast().joined() + String(Substring(last.dropLast(suffix.utf8.count)))
      self.kind = kind
      return
    }
    let name = Substring(last)
    guard let slip = Self.misspelledKind(name) else { return nil }
    self.stem = path.dropLast().joined() + name.dropLast(slip.length)
    self.kind = slip.kind
  }

  /// The kind that a slip of the finger hides: `LoginViewModelOuput`.
  ///
  /// Only names with `ViewModel` in them are guessed at.
  private static func misspelledKind(_ name: Substring) -> (kind: PortKind, length: Int)? {
    guard name.utf8.contains(UInt8(ascii: "V")), let word = self.rest(of: name, behind: "ViewModel") else {
      return nil
    }
    guard (4...8).contains(word.count) else { return nil }
    let candidates: [(String, PortKind)] = [
      ("Input", .inputs), ("Inputs", .inputs), ("Output", .outputs), ("Outputs", .outputs),
    ]
    guard let match = candidates.first(where: { Spelling.isOneSlip(word, $0.0) }) else { return nil }
    return (match.1, word.count)
  }

  /// What stands behind the first occurrence of a word; nil when there is none.
  private static func rest(of name: Substring, behind word: String) -> Substring? {
    var rest = name.utf8
    while let start = rest.firstIndex(of: word.utf8.first ?? 0) {
      rest = rest[start...]
      if rest.starts(with: word.utf8) { return Substring(rest.dropFirst(word.utf8.count)) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Compares bytes: every name of a type in a run comes by here.
  private static func ends(_ text: Substring.UTF8View, with suffix: String) -> Bool {
    text.last == suffix.utf8.last && text.count >= suffix.utf8.count
      && text.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
