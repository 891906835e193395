import Recognition
import SourceModel

/// The files of a run that may contain view models, in independent groups.
///
/// The files of a group hold a view model, its protocols, the type aliases that lead to them, and its
/// extensions. No file outside a group affects its findings, except for the facts. The files of a group are in one
/// language.
struct Components {
  /// The groups; each has the indices of its files in ascending order.
  let groups: [[Int]]
  /// The files that matter only for types that are named like view models and have no port protocols.
  let outside: Set<Int>
  /// What all files of the run declare about the names of types in each language.
  let facts: [Language: RunFacts]

  /// - Parameter readsEveryFile: whether all files are one group.
  init(_ files: [FileIndex], readsEveryFile: Bool = false) {
    let (facts, relevant) = Parallel.both {
      Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, Self.facts(of: files, in: $0)) })
    } _: {
      readsEveryFile
        ? [Array(files.indices)].filter { !$0.isEmpty } : Self.groups(of: files)
    }
    self.facts = facts
    let outside = Set(files.indices).subtracting(relevant.joined()).filter { file in
      // A base class is not counted: its subclasses are the view models.
      files[file].headers.contains {
        $0.namesViewModel && facts[files[file].language]?.isBaseClass($0.name.lastPathName) != true
      }
    }
    self.outside = outside
    self.groups = (relevant + outside.map { [$0] }).sorted { $0[0] < $1[0] }
  }

  private static func facts(of files: [FileIndex], in language: Language) -> RunFacts {
    switch language.profile.recognition {
    case .conformances: NameResolver.facts(of: files, in: language)
    case .nestedInterfaces: JavaNameResolver.facts(of: files, in: language)
    }
  }

  private static func groups(of files: [FileIndex]) -> [[Int]] {
    var sets = DisjointSets(count: files.count)
    let relevant = Language.allCases.reduce(into: Set<Int>()) { relevant, language in
      relevant.formUnion(self.joinRelevant(files, in: language, &sets))
    }
    return Dictionary(grouping: relevant, by: { sets.root(of: $0) }).values.map { $0.sorted() }
  }

  /// Joins the files of a language that need each other.
  ///
  /// - Returns: the files that may be relevant to view models.
  private static func joinRelevant(
    _ files: [FileIndex], in language: Language, _ sets: inout DisjointSets
  ) -> Set<Int> {
    var relevant: Set<Int> = []
    func join(_ file: Int, _ dependencies: [Int]?) {
      guard let dependencies else { return }
      relevant.insert(file)
      for dependency in dependencies {
        relevant.insert(dependency)
        sets.join(file, dependency)
      }
    }
    let own = files.indices.filter { files[$0].language == language }
    switch language.profile.recognition {
    case .conformances:
      var resolver = NameResolver(files, in: language)
      for file in own { join(file, self.dependencies(of: files[file], file, &resolver)) }
      // Any file may use a type alias for a stream, so all of them join one group.
      let streams = resolver.streamAliasFiles
      if let first = relevant.min(), !streams.isEmpty {
        for file in relevant.union(streams) { sets.join(first, file) }
        relevant.formUnion(streams)
      }
    case .nestedInterfaces:
      var resolver = JavaNameResolver(files, in: language)
      for file in own { join(file, resolver.dependencies(of: file)) }
    }
    return relevant
  }

  /// The files that a file depends on; nil when it is not relevant to view models.
  private static func dependencies(
    of index: FileIndex, _ file: Int, _ resolver: inout NameResolver
  ) -> [Int]? {
    var dependencies: [Int]? = index.usesMacro ? [] : nil
    for header in index.headers {
      switch header.kind {
      case .class, .struct, .actor, .extension, .enum, .record, .annotation: break
      case .protocol:
        // The port protocol may belong to a type whose header does not parse.
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
