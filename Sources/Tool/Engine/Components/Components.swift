import PortUses
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
  /// The files that matter only for types that are named like view models and have no port protocols, and for their
  /// extensions.
  let outside: Set<Int>
  /// What all files of the run declare about the names of types in each language.
  let facts: [Language: RunFacts]
  /// What the names of types mean in each language.
  let names: [Language: HeadNames]

  /// - Parameter readsEveryFile: whether all files are one group.
  init(_ files: [FileIndex], readsEveryFile: Bool = false) {
    let (facts, (names, relevant)) = Parallel.both {
      Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, RunFacts(files, in: $0)) })
    } _: {
      let names = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, HeadNames(files, in: $0)) })
      let all = [Array(files.indices)].filter { !$0.isEmpty }
      return (names, readsEveryFile ? all : Self.groups(of: files, names))
    }
    self.facts = facts
    self.names = names
    let read = Set(relevant.joined())
    let named = files.indices.filter { file in
      // A base class is not counted: its subclasses are the view models.
      !read.contains(file)
        && files[file].headers.contains {
          $0.namesViewModel && facts[files[file].language]?.isBaseClass($0.name.lastPathName) != true
        }
    }
    var sets = DisjointSets(count: named.isEmpty ? 0 : files.count)
    var outside = Set(named)
    for file in named where files[file].language.profile.recognition == .conformances {
      for header in files[file].headers where header.namesViewModel {
        let extending = names[files[file].language]?.filesExtending(header.name) ?? []
        for other in extending where !read.contains(other) {
          outside.insert(other)
          sets.join(file, other)
        }
      }
      for other in Self.supertypes(of: file, names[files[file].language]) where !read.contains(other) {
        outside.insert(other)
        sets.join(file, other)
      }
    }
    self.outside = outside
    let groups = Dictionary(grouping: outside) { sets.root(of: $0) }.values.map { $0.sorted() }
    self.groups = (relevant + groups).sorted { $0[0] < $1[0] }
  }

  /// The files that declare the protocols and the classes that the types with names of view models in a file inherit from.
  private static func supertypes(of file: Int, _ names: HeadNames?) -> Set<Int> {
    guard var names else { return [] }
    var pending = names.entries(of: file).filter(\.payload.header.namesViewModel)
    var seen = Set(pending.map(\.id))
    var files: Set<Int> = []
    while let entry = pending.popLast() {
      for (needed, isFollowed) in names.needs(of: entry) {
        files.insert(needed.payload.file)
        if isFollowed, seen.insert(needed.id).inserted { pending.append(needed) }
      }
    }
    return files
  }

  /// The names that lead to ports and do not tell it by their spelling, by the languages whose code sees them.
  var portals: [Language: Set<String>] {
    // `Errors` alone is the name of many types, and is used as a member of a view model.
    let names = self.names.mapValues { names in
      names.namesOfPortals.filter { !SourceUses.isTelling($0) && PortName([$0])?.stem.isEmpty != true }
    }
    return Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        let platform = language.profile.reach.platform
        return (
          language,
          names.filter { $0.key.profile.reach.platform == platform }.values.reduce([]) { $0.union($1) }
        )
      })
  }

  private static func groups(of files: [FileIndex], _ names: [Language: HeadNames]) -> [[Int]] {
    var sets = DisjointSets(count: files.count)
    let relevant = names.reduce(into: Set<Int>()) { relevant, names in
      relevant.formUnion(self.joinRelevant(files, in: names.key, names.value, &sets))
    }
    return Dictionary(grouping: relevant, by: { sets.root(of: $0) }).values.map { $0.sorted() }
  }

  /// Joins the files of a language that need each other.
  ///
  /// - Returns: the files that may be relevant to view models.
  private static func joinRelevant(
    _ files: [FileIndex], in language: Language, _ names: HeadNames, _ sets: inout DisjointSets
  ) -> Set<Int> {
    var names = names
    var relevant: Set<Int> = []
    var pending: [HeadNames.Entry] = []
    for (file, index) in files.enumerated() where index.language == language {
      let roots = self.roots(of: file, index, &names)
      guard !roots.isEmpty || index.usesMacro || self.mayHoldPorts(index) else { continue }
      relevant.insert(file)
      pending += roots
    }
    var seen = Set(pending.map(\.id))
    /// A file that is joined with those of all extensions of a type, by the name of the type.
    var extending: [String: Int] = [:]
    while let entry = pending.popLast() {
      let file = entry.payload.file
      for name in names.extendedNames(for: entry) {
        let others = extending[name].map { [$0] } ?? names.filesExtending(name)
        relevant.formUnion(others)
        for other in others { sets.join(file, other) }
        if !others.isEmpty { extending[name] = file }
      }
      for (needed, isFollowed) in names.needs(of: entry) {
        relevant.insert(needed.payload.file)
        sets.join(file, needed.payload.file)
        if isFollowed, seen.insert(needed.id).inserted { pending.append(needed) }
      }
    }
    // Any file may use a type alias for a stream, so all of them join one group.
    if language.profile.recognition == .conformances, let first = relevant.min() {
      let streams = files.files(leadingTo: self.streams) { $0.language == language && $1.kind == .alias }
      if !streams.isEmpty {
        relevant.formUnion(streams)
        for file in relevant { sets.join(first, file) }
      }
    }
    return relevant
  }

  private static let streams = StreamLibrary.names(.aliased, in: [.reactiveSwift, .rxSwift])

  /// The declarations of a file that may be view models, and with them the interfaces next to them.
  private static func roots(
    of file: Int, _ index: FileIndex, _ names: inout HeadNames
  ) -> [HeadNames.Entry] {
    let entries = names.entries(of: file)
    let types = entries.filter { entry in
      switch entry.payload.header.kind {
      case .class, .struct, .actor, .extension: index.usesMacro || names.leadsToPorts(entry)
      case .protocol, .alias, .enum, .record, .annotation: false
      }
    }
    let isNextTo =
      index.language.profile.recognition == .nestedInterfaces && (!types.isEmpty || self.mayHoldPorts(index))
    return isNextTo ? types + entries.filter { $0.payload.header.kind == .protocol } : types
  }

  /// Whether a file may have ports without a type that leads to them.
  private static func mayHoldPorts(_ index: FileIndex) -> Bool {
    let vocabulary = JavaVocabulary(of: index.language)
    return index.headers.contains { header in
      // The port protocol may belong to a type whose header does not parse.
      if header.kind == .protocol { return index.language.profile.recognition.portName([header.name]) != nil }
      guard header.kind == .class, header.enclosing != nil, let superclass = header.superclass else {
        return false
      }
      return vocabulary?.mayBeBare(header.name, superclass: superclass.lastPathName) ?? false
    }
  }
}
