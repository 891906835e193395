import SourceModel

/// The names that lead to ports.
enum PortalNames {
  /// The kind of ports that a member with that name hands out: `inputs`, `uiOutputs`.
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

  /// Whether a variable or a type is called after a view model or its ports.
  static func isTelling(_ name: String) -> Bool {
    name == "vm" || name == "VM" || name.contains("iewModel") || name.hasSuffix("VM")
      || name.contains("UseCase")
      || name.contains("useCase") || name == "inputs" || name == "outputs" || name == "input"
      || name == "output"
      || name.contains("Inputs") || name.contains("Outputs") || name.hasSuffix("Input")
      || name.hasSuffix("Output")
  }

  /// Whether a file may use ports at all.
  static func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 5 < bytes.count {
      defer { index += 1 }
      switch bytes[index] {
      // iewModel, nput, utput, seCase, and vm as a word.
      case UInt8(ascii: "w")
      where bytes[index + 1] == UInt8(ascii: "M") && bytes[index + 2] == UInt8(ascii: "o"):
        return true
      case UInt8(ascii: "n"), UInt8(ascii: "t"):
        if bytes[index + 1] == UInt8(ascii: "p"), bytes[index + 2] == UInt8(ascii: "u"),
          bytes[index + 3] == UInt8(ascii: "t")
        {
          return true
        }
      case UInt8(ascii: "e")
      where bytes[index + 1] == UInt8(ascii: "C") && bytes[index + 2] == UInt8(ascii: "a"):
        return true
      case UInt8(ascii: "v"), UInt8(ascii: "V"):
        if bytes[index + 1] | 0x20 == UInt8(ascii: "m"), !bytes[index + 2].isName { return true }
      default: break
      }
    }
    return false
  }
}
