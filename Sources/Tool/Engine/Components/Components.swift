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
  /// The files by language: those of one language are grouped without those of others.
  private let languages: [Language: OfLanguage]

  /// The files of one language.
  fileprivate struct OfLanguage {
    let facts: RunFacts
    let names: HeadNames
    let groups: [[Int]]
    let outside: Set<Int>
  }

  /// - Parameters:
  ///   - readsEveryFile: whether all files are one group.
  ///   - old: the components before one file changed, with its index.
  init(
    _ files: [FileIndex], readsEveryFile: Bool = false,
    after old: (components: Components, file: Int)? = nil
  ) {
    var languages = old?.components.languages ?? [:]
    for language in old.map({ [files[$0.file].language] }) ?? Language.allCases {
      var names = languages[language]?.names
      if let old { names?.replace(old.file, by: files[old.file]) }
      languages[language] = OfLanguage(files, in: language, names, groupsFiles: !readsEveryFile)
    }
    self.languages = languages
    let all = [Array(files.indices)].filter { !$0.isEmpty }
    self.groups = readsEveryFile ? all : languages.values.flatMap(\.groups).sorted { $0[0] < $1[0] }
    self.outside = languages.values.reduce(into: []) { $0.formUnion($1.outside) }
  }

  /// What all files of the run declare about the names of types in each language.
  var facts: [Language: RunFacts] { self.languages.mapValues(\.facts) }

  /// The files that declare the protocols and the classes that the types with names of view models in a file inherit from.
  fileprivate static func supertypes(of file: Int, _ names: HeadNames) -> Set<Int> {
    var names = names
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
    let names = self.languages.mapValues { files in
      files.names.namesOfPortals.filter { !SourceUses.isTelling($0) && PortName([$0])?.stem.isEmpty != true }
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

  /// Joins the files of a language that need each other.
  ///
  /// - Returns: the files that may be relevant to view models.
  fileprivate static func joinRelevant(
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

extension Components.OfLanguage {
  /// - Parameter known: what names mean; nil to find it out.
  fileprivate init(_ files: [FileIndex], in language: Language, _ known: HeadNames?, groupsFiles: Bool) {
    let (facts, (names, relevant)) = Parallel.both {
      RunFacts(files, in: language)
    } _: {
      let names = known ?? HeadNames(files, in: language)
      return (names, groupsFiles ? Self.groups(of: files, in: language, names) : [])
    }
    let outsiders =
      groupsFiles ? Self.outsiders(files, in: language, names, facts, besides: Set(relevant.joined())) : []
    self.init(
      facts: facts, names: names, groups: relevant + outsiders, outside: Set(outsiders.joined()))
  }

  private static func groups(of files: [FileIndex], in language: Language, _ names: HeadNames) -> [[Int]] {
    var sets = DisjointSets(count: files.count)
    let relevant = Components.joinRelevant(files, in: language, names, &sets)
    return Dictionary(grouping: relevant) { sets.root(of: $0) }.values.map { $0.sorted() }
  }

  /// The groups of the files of types that are named like view models and have no port protocols.
  private static func outsiders(
    _ files: [FileIndex], in language: Language, _ names: HeadNames, _ facts: RunFacts, besides read: Set<Int>
  ) -> [[Int]] {
    let named = files.indices.filter { file in
      // A base class is not counted: its subclasses are the view models.
      files[file].language == language && !read.contains(file)
        && files[file].headers.contains { $0.namesViewModel && !facts.isBaseClass($0.name.lastPathName) }
    }
    guard !named.isEmpty else { return [] }
    var sets = DisjointSets(count: files.count)
    var outside = Set(named)
    for file in named where language.profile.recognition == .conformances {
      let extending = files[file].headers.filter(\.namesViewModel).flatMap { names.filesExtending($0.name) }
      for other in extending + Components.supertypes(of: file, names) where !read.contains(other) {
        outside.insert(other)
        sets.join(file, other)
      }
    }
    return Dictionary(grouping: outside) { sets.root(of: $0) }.values.map { $0.sorted() }
  }
}
