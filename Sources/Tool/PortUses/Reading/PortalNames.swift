import ReaderSupport
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
    var name = name
    return name.withUTF8(self.occur)
  }

  /// Whether bytes contain names of ports or of view models: a part of `viewModel` or of `useCase`, `vm`, or names that end
  /// in `VM`, `input`, `inputs`, `output` or `outputs`.
  static func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    /// Whether a name ends before an index.
    func isEnd(_ index: Int) -> Bool { index >= bytes.count || !bytes[index].isWord }
    for index in bytes.indices.dropLast() {
      switch bytes[index] {
      case UInt8(ascii: "w"):
        if bytes[index + 1] == UInt8(ascii: "M"), self.has("Mo", in: bytes, at: index + 1) { return true }
      case UInt8(ascii: "p"):
        if bytes[index + 1] == UInt8(ascii: "u"), index > 0,
          [UInt8(ascii: "n"), UInt8(ascii: "t")].contains(bytes[index - 1]),
          self.has("put", in: bytes, at: index),
          isEnd(index + 3) || bytes[index + 3] == UInt8(ascii: "s")
        {
          return true
        }
      case UInt8(ascii: "e"):
        if bytes[index + 1] == UInt8(ascii: "C"), index > 0, bytes[index - 1] == UInt8(ascii: "s"),
          self.has("Case", in: bytes, at: index + 1)
        {
          return true
        }
      case UInt8(ascii: "v"):
        if bytes[index + 1] == UInt8(ascii: "m"), isEnd(index + 2), index == 0 || !bytes[index - 1].isWord {
          return true
        }
      case UInt8(ascii: "V"): if bytes[index + 1] == UInt8(ascii: "M"), isEnd(index + 2) { return true }
      default: break
      }
    }
    return false
  }

  private static func has(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { $0.elementsEqual(bytes[index..<(index + $0.count)]) }
  }
}

/// The names that tell that they lead to ports, by their spelling or because the run declares them so.
struct TellingNames {
  /// The names in the run that lead to ports, and do not tell it by their spelling.
  let portals: Set<String>

  /// Whether a name, perhaps with dots, is one of them.
  func contain(_ name: String) -> Bool {
    PortalNames.isTelling(name) || !self.portals.isEmpty && self.portals.contains(name.lastPathName)
  }

  func contain(_ type: NamedType) -> Bool {
    self.contain(type.path) || type.arguments.contains(where: self.contain)
  }
}
