import Recognition
import ViewModelModel

/// The files of a run that may hold view models, in groups that know nothing of each other.
///
/// The files of a group hold a view model, its protocols, the type aliases that lead to them, and its
/// extensions. No file outside a group changes what is found in it, but for the facts.
struct Components {
  /// The groups; each has the indices of its files in ascending order.
  let groups: [[Int]]
  /// What the whole run says of the names of types.
  let facts: RunFacts

  /// - Parameter readsEveryFile: whether all files are one group.
  init(_ files: [FileIndex], readsEveryFile: Bool = false) {
    var resolver = NameResolver(files)
    if readsEveryFile {
      self.groups = files.isEmpty ? [] : [Array(files.indices)]
      self.facts = resolver.facts
      return
    }
    var sets = DisjointSets(count: files.count)
    var relevant: Set<Int> = []
    for (file, index) in files.enumerated() {
      if index.usesMacro { relevant.insert(file) }
      for header in index.headers {
        switch header.kind {
        case .class, .struct, .actor, .extension, .enum: break
        case .protocol:
          // The list may belong to a type whose header does not parse.
          if PortName([header.name]) != nil { relevant.insert(file) }
          continue
        case .alias: continue
        }
        guard index.usesMacro || header.references.contains(where: { resolver.leadsToPorts($0) }) else {
          continue
        }
        relevant.insert(file)
        let name = header.name.lastPathName
        let dependencies =
          header.references.flatMap { resolver.files(reachedFrom: $0, in: file) }
          + resolver.superclassFiles(of: header)
          + resolver.files(named: name + "Type", in: file)
          + resolver.files(thatExtend: name) + resolver.files(thatExtend: name + "Type")
          + (header.kind == .extension ? resolver.files(declaringType: header.name, in: file) : [])
        for dependency in dependencies {
          relevant.insert(dependency)
          sets.join(file, dependency)
        }
      }
    }
    // A type alias for a stream is needed wherever its name may be meant.
    let streams = resolver.streamAliasFiles
    if let first = relevant.min(), !streams.isEmpty {
      for file in relevant.union(streams) { sets.join(first, file) }
      relevant.formUnion(streams)
    }
    self.groups = Dictionary(grouping: relevant, by: { sets.root(of: $0) }).values
      .map { $0.sorted() }.sorted { $0[0] < $1[0] }
    self.facts = resolver.facts
  }
}
