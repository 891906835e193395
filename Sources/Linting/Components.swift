import Recognition
import ViewModelModel

/// The files of a run that may hold view models, in groups that know nothing of each other.
///
/// The files of a group hold a view model, its protocols, the type aliases that lead to them, and its
/// extensions. No file outside a group changes what is found in it, but for the facts. The files of a group are in one
/// language.
struct Components {
  /// The groups; each has the indices of its files in ascending order.
  let groups: [[Int]]
  /// What the whole run says of the names of types in each language.
  let facts: [Language: RunFacts]

  /// - Parameter readsEveryFile: whether all files are one group.
  init(_ files: [FileIndex], readsEveryFile: Bool = false) {
    let (facts, groups) = Parallel.both {
      [Language.swift: NameResolver.facts(of: files), .java: JavaNameResolver.facts(of: files)]
    } _: {
      readsEveryFile ? [Array(files.indices)].filter { !$0.isEmpty } : Self.groups(of: files)
    }
    self.facts = facts
    self.groups = groups
  }

  private static func groups(of files: [FileIndex]) -> [[Int]] {
    var swift = NameResolver(files)
    var java = JavaNameResolver(files)
    var sets = DisjointSets(count: files.count)
    var relevant: Set<Int> = []
    for (file, index) in files.enumerated() {
      let dependencies: [Int]?
      switch index.language {
      case .swift: dependencies = self.dependencies(of: index, file, &swift)
      case .java: dependencies = java.dependencies(of: file)
      }
      guard let dependencies else { continue }
      relevant.insert(file)
      for dependency in dependencies {
        relevant.insert(dependency)
        sets.join(file, dependency)
      }
    }
    // A type alias for a stream is needed wherever its name may be meant.
    let streams = swift.streamAliasFiles
    let readers = relevant.filter { files[$0].language == .swift }
    if let first = readers.min(), !streams.isEmpty {
      for file in readers.union(streams) { sets.join(first, file) }
      relevant.formUnion(streams)
    }
    return Dictionary(grouping: relevant, by: { sets.root(of: $0) }).values
      .map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// The files that a Swift file needs to be understood; nil when it has nothing to do with view models.
  private static func dependencies(
    of index: FileIndex, _ file: Int, _ resolver: inout NameResolver
  ) -> [Int]? {
    var dependencies: [Int]? = index.usesMacro ? [] : nil
    for header in index.headers {
      switch header.kind {
      case .class, .struct, .actor, .extension, .enum, .record, .annotation: break
      case .protocol:
        // The list may belong to a type whose header does not parse.
        if PortName.ends(header.name) { dependencies = dependencies ?? [] }
        continue
      case .alias: continue
      }
      guard index.usesMacro || resolver.leadsToPorts(header) else { continue }
      let name = header.name.lastPathName
      dependencies =
        (dependencies ?? []) + header.references.flatMap { resolver.files(reachedFrom: $0, in: file) }
      dependencies? += resolver.superclassFiles(of: header)
      dependencies? += resolver.files(named: name + "Type", in: file)
      dependencies? += resolver.files(thatExtend: name) + resolver.files(thatExtend: name + "Type")
      dependencies? += header.kind == .extension ? resolver.files(declaringType: header.name, in: file) : []
    }
    return dependencies
  }
}
