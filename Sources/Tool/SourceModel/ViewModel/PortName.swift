/// The name of a port protocol in its parts: `LoginViewModel` and inputs for `LoginViewModelInputsType`.
package struct PortName: Hashable, Sendable {
  /// The text before the suffix; the outer types for a nested protocol. Empty for `Inputs` alone.
  package var stem: String
  package var kind: PortKind

  private static let endings: [StaticString] = ["Type", "Protocol"]

  private static let suffixes: [(text: StaticString, kind: PortKind)] = [
    ("Inputs", .inputs), ("Input", .inputs), ("Outputs", .outputs), ("Output", .outputs),
    ("Actions", .actions), ("Action", .actions), ("Errors", .outputs),
  ]

  /// Splits a name into its parts; nil when it is not the name of a port protocol.
  ///
  /// - Parameter path: the name, with the names of the types around it first.
  package init?(_ path: [String]) {
    guard var name = path.last, let parts = name.withUTF8(Self.parts) else { return nil }
    self.stem = path.dropLast().joined() + String(decoding: name.utf8.prefix(parts.stem), as: UTF8.self)
    self.kind = parts.kind
  }

  /// Whether a path ends in the name of a port protocol.
  package static func ends(_ path: String) -> Bool {
    var name = path.lastPathName
    return name.withUTF8(Self.parts) != nil
  }

  /// The length of the stem in bytes, and the kind.
  ///
  /// This runs for every type name of a run, so it compares bytes.
  private static func parts(of name: UnsafeBufferPointer<UInt8>) -> (stem: Int, kind: PortKind)? {
    let ending = self.endings.first { self.ends(name[...], with: $0) }
    let last = name.dropLast(ending?.utf8CodeUnitCount ?? 0)
    for (text, kind) in self.suffixes where self.ends(last, with: text) {
      let stem = last.count - text.utf8CodeUnitCount
      // `Errors` is a third port protocol only by itself, nested, or of a view model: `NetworkErrors` is a type.
      if text.utf8Start.pointee == UInt8(ascii: "E"), stem > 0,
        !self.ends(last.dropLast(text.utf8CodeUnitCount), with: "ViewModel")
      {
        continue
      }
      return (stem, kind)
    }
    return self.misspelledParts(of: name[...])
  }

  private static func ends(_ name: Slice<UnsafeBufferPointer<UInt8>>, with text: StaticString) -> Bool {
    guard name.count >= text.utf8CodeUnitCount else { return false }
    var index = text.utf8CodeUnitCount
    // From the back, where names of types differ most.
    while index > 0, name[name.endIndex - text.utf8CodeUnitCount + index - 1] == text.utf8Start[index - 1] {
      index -= 1
    }
    return index == 0
  }

  /// The parts of a name with a typing error behind `ViewModel`: `LoginViewModelOuput`.
  private static func misspelledParts(
    of name: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (stem: Int, kind: PortKind)? {
    let marker: StaticString = "ViewModel"
    var start = name.firstIndex(of: marker.utf8Start.pointee)
    while let found = start,
      !self.ends(name[..<min(name.endIndex, found + marker.utf8CodeUnitCount)], with: marker)
    {
      start = name[(found + 1)...].firstIndex(of: marker.utf8Start.pointee)
    }
    guard let start else { return nil }
    let stem = start + marker.utf8CodeUnitCount
    guard (4...16).contains(name.count - stem),
      let kind = Self.meant(by: String(decoding: name[stem...], as: UTF8.self))?.kind
    else { return nil }
    return (stem, kind)
  }

  /// A suffix with its ending.
  private struct Meaning: Sendable {
    var suffix: String
    var kind: PortKind
    /// The suffix in small letters, since every type of a run may be compared with it.
    var small: String

    init(_ suffix: String, _ kind: PortKind) {
      self.suffix = suffix
      self.kind = kind
      self.small = suffix.lowercased()
    }
  }

  /// The suffixes with each ending, those in the plural first.
  private static let meanings: [Meaning] = [
    ("Inputs", PortKind.inputs), ("Outputs", .outputs), ("Input", .inputs), ("Output", .outputs),
  ].flatMap { suffix, kind in ["", "Type", "Protocol"].map { Meaning(suffix + $0, kind) } }

  /// The suffix that a word with one typing error, or with other capital letters, stands for.
  private static func meant(by word: String) -> Meaning? {
    let small = word.lowercased()
    return self.meanings.first { meaning in
      abs(meaning.suffix.utf8.count - word.utf8.count) <= 1
        && (meaning.small == small || Spelling.isOneSlip(word, meaning.suffix))
    }
  }

  /// A name of a port protocol without its typing error: `LoginViewModelOutputs` for `LoginViewModelOutpus`, `Inputs`
  /// for `Inptus`.
  ///
  /// - Returns: nil for a name that has none, and for the name of another type.
  package static func correction(of name: String) -> String? {
    let marker = "ViewModel"
    let end = name.firstRange(of: marker)?.upperBound ?? name.startIndex
    guard !self.meanings.contains(where: { name.hasSuffix($0.suffix) }),
      let meaning = self.meant(by: String(name[end...]))
    else { return nil }
    return name[..<end] + meaning.suffix
  }
}
