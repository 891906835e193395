extension String {
  /// The names between the dots of a path.
  package var pathNames: [String] {
    // Hardly any path has a dot, and to look at characters takes long.
    guard self.utf8.contains(UInt8(ascii: ".")) else { return self.isEmpty ? [] : [self] }
    return self.split(separator: ".").map(String.init)
  }

  /// The last name of a path.
  package var lastPathName: String {
    guard self.utf8.contains(UInt8(ascii: ".")) else { return self }
    return self.split(separator: ".").last.map(String.init) ?? self
  }
}
