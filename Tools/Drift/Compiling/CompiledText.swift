/// A text that a compiler is asked about.
struct CompiledText: Sendable {
  var name: String
  var bytes: [UInt8]

  /// - Parameter bytes: the text; a byte order mark, which not every compiler takes, is left out.
  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
