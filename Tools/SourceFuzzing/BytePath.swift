/// A path of bytes, since the name of a file need not be UTF-8.
struct BytePath: Hashable {
  var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(_ text: String) {
    self.bytes = Array(text.utf8)
  }

  /// The path as the system takes it.
  var systemText: [CChar] { self.bytes.map { CChar(bitPattern: $0) } + [0] }

  func appending(_ name: [UInt8]) -> BytePath { BytePath(self.bytes + [UInt8(ascii: "/")] + name) }
}
