/// An entry of a directory tree: a line of an input, `kind name content`.
struct TreeEntry {
  enum Kind: String, CaseIterable {
    case file
    case readOnlyFile = "read-only-file"
    /// A file of zeros whose content is its size.
    case sparseFile = "sparse-file"
    case folder
    /// A symbolic link whose content is its destination.
    case link
    case hardLink = "hard-link"
    case pipe
    case socket
  }

  var kind: Kind
  /// The path relative to the tree.
  var name: [UInt8]
  var content: [UInt8]

  init(_ kind: Kind, _ name: [UInt8], _ content: [UInt8] = []) {
    self.kind = kind
    self.name = name
    self.content = content
  }

  /// - Parameter line: a line, with names and contents in percent encoding; nil unless it is well formed.
  init?(line: some Sequence<UInt8>) {
    let parts = Array(line).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let kind = Kind(rawValue: String(decoding: parts[0], as: UTF8.self))
    else { return nil }
    self.init(kind, PercentText.decode(parts[1]), parts.count == 3 ? PercentText.decode(parts[2]) : [])
  }

  var line: [UInt8] {
    Array(self.kind.rawValue.utf8) + [UInt8(ascii: " ")] + PercentText.encode(self.name)
      + [UInt8(ascii: " ")] + PercentText.encode(self.content) + [UInt8(ascii: "\n")]
  }

  /// The parts of its path; nil when it is not below the tree.
  var parts: [[UInt8]]? {
    let parts = self.name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(
      Array.init)
    let isBelow = parts.allSatisfy { part in
      !part.isEmpty && part != Array(".".utf8) && part != Array("..".utf8) && !part.contains(0)
    }
    return isBelow ? parts : nil
  }
}
