import SourceModel

/// The names that lead to ports.
enum PortalNames {
  /// The kind of ports that a member with that name returns: `inputs`, `uiOutputs`.
  static func kind(of name: String) -> PortKind? {
    switch name {
    case "inputs", "input": return .inputs
    case "outputs", "output", "errors": return .outputs
    case "actions": return .actions
    default:
      if name.hasSuffix("Inputs") || name.hasSuffix("Input") { return .inputs }
      if name.hasSuffix("Outputs") || name.hasSuffix("Output") { return .outputs }
      return nil
    }
  }

  /// Whether a variable or a type is named like a view model or its ports.
  static func isTelling(_ name: String) -> Bool {
    if name.hasSuffix("VM") || name == "vm" { return true }
    var name = name
    return name.withUTF8 { bytes in
      self.occur(in: bytes) { index in index == bytes.count || bytes[index] == UInt8(ascii: "s") }
    }
  }

  /// Whether a file may contain uses of ports at all.
  static func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if self.occur(in: bytes, isEnd: { _ in true }) { return true }
    return zip(bytes, bytes.dropFirst()).contains { first, second in
      first | 0x20 == UInt8(ascii: "v") && second | 0x20 == UInt8(ascii: "m")
    }
  }

  /// Whether bytes contain a part of `viewModel`, `inputs`, `outputs` or `useCase`.
  ///
  /// - Parameter isEnd: whether `input` or `output` may end before an index.
  private static func occur(in bytes: UnsafeBufferPointer<UInt8>, isEnd: (Int) -> Bool) -> Bool {
    var index = 0
    while index + 3 < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "w"):
        if bytes[index + 1] == UInt8(ascii: "M"), bytes[index + 2] == UInt8(ascii: "o") { return true }
      case UInt8(ascii: "n"), UInt8(ascii: "t"):
        if bytes[index + 1] == UInt8(ascii: "p"), bytes[index + 2] == UInt8(ascii: "u"),
          bytes[index + 3] == UInt8(ascii: "t"), isEnd(index + 4)
        {
          return true
        }
      case UInt8(ascii: "e"):
        if bytes[index + 1] == UInt8(ascii: "C"), bytes[index + 2] == UInt8(ascii: "a") { return true }
      default: break
      }
    }
    return false
  }
}
