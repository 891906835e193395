/// The files that may matter for the meaning of types, by the simple names in the heads of declarations.
extension Array<FileIndex> {
  /// The files with types that inherit or stand for types of some simple names, directly or indirectly.
  ///
  /// - Parameter isFollowed: whether a declaration leads on to these types.
  package func files(
    leadingTo names: Set<String>, where isFollowed: (FileIndex, FileIndex.Header) -> Bool = { _, _ in true }
  ) -> Set<Int> {
    self.files(from: names) { index, header in
      isFollowed(index, header)
        ? header.references.map { (from: $0.lastPathName, to: header.name.lastPathName) } : []
    }
  }

  /// The files that declare or extend types of some simple names, or what these inherit or stand for, directly or
  /// indirectly.
  package func files(reachedFrom names: Set<String>) -> Set<Int> {
    self.files(from: names) { _, header in
      let name = header.name.lastPathName
      return ([name] + header.references.map(\.lastPathName)).map { (from: name, to: $0) }
    }
  }

  /// The files of the steps from name to name that are possible from some names.
  private func files(
    from names: Set<String>, _ steps: (FileIndex, FileIndex.Header) -> [(from: String, to: String)]
  ) -> Set<Int> {
    var next: [String: [(file: Int, name: String)]] = [:]
    for (file, index) in self.enumerated() {
      for step in index.headers.flatMap({ steps(index, $0) }) {
        next[step.from, default: []].append((file, step.to))
      }
    }
    var found: Set<Int> = []
    var seen = names
    var pending = [String](names)
    while let name = pending.popLast() {
      for step in next[name] ?? [] {
        found.insert(step.file)
        if seen.insert(step.name).inserted { pending.append(step.name) }
      }
    }
    return found
  }
}
