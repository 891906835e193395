extension String {
  /// The names between the dots of a path.
  package var pathNames: [String] {
    // Few paths contain a dot, and iterating over characters is slow.
    guard self.utf8.contains(UInt8(ascii: ".")) else { return self.isEmpty ? [] : [self] }
    return self.split(separator: ".").map(String.init)
  }

  /// The last name of a path.
  package var lastPathName: String {
    guard let dot = self.utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    let name = self.utf8[self.utf8.index(after: dot)...]
    return name.isEmpty ? self.pathNames.last ?? self : String(Substring(name))
  }
}
