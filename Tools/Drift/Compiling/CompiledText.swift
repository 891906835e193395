/// A text that a compiler is asked about.
struct CompiledText: Sendable {
  var name: String
  var bytes: [UInt8]
  /// The text of a file that uses it, and its name.
  var user: (name: String, text: String)?

  /// - Parameters:
  ///   - test: the case of the text.
  ///   - bytes: the text; a byte order mark, which not every compiler takes, is left out.
  init(_ test: FixCase, _ bytes: [UInt8]) {
    self.name = test.example.fileName
    self.user = test.surroundings.map {
      ($0.path.split(separator: "/").last.map(String.init) ?? $0.path, $0.text)
    }
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }
}
