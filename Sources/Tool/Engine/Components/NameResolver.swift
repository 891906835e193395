import Recognition
import SourceModel

/// Resolves the names of headers in Swift to files.
struct NameResolver {
  private typealias Header = FileIndex.Header

  private var protocols: [String: [(file: Int, header: Header)]] = [:]
  /// The files that declare types of a name, in ascending order.
  private var types: [String: [Int]] = [:]
  private var classes: [String: [(file: Int, header: Header)]] = [:]
  /// The files that extend types of a name, in ascending order.
  private var extensions: [String: [Int]] = [:]
  /// The names of the protocols and aliases that inherit or stand for a port protocol.
  private var namesThatLeadToPorts: Set<String> = []
  private var followedClasses: Set<String> = []
  private var classReferences: [String: [Int: Set<String>]] = [:]
  /// The files with aliases for streams whose names do not reveal it.
  private(set) var streamAliasFiles: Set<Int> = []

  private static let streams = StreamLibrary.names(.aliased, in: [.reactiveSwift, .rxSwift])

  /// - Parameters:
  ///   - files: the files of the run.
  ///   - language: the language of those that matter.
  init(_ files: [FileIndex], in language: Language) {
    var aliases: [(file: Int, header: Header)] = []
    for (file, index) in files.enumerated() where index.language == language {
      for header in index.headers {
        let name = header.name.lastPathName
        switch header.kind {
        case .protocol, .alias:
          self.protocols[name, default: []].append((file, header))
          if header.kind == .alias { aliases.append((file, header)) }
        case .extension:
          Self.note(file, in: &self.extensions[name, default: []])
        case .class, .struct, .actor, .enum, .record, .annotation:
          Self.note(file, in: &self.types[name, default: []])
          if header.kind == .class { self.classes[name, default: []].append((file, header)) }
        }
      }
    }
    self.streamAliasFiles = Self.files(ofStreams: aliases)
    self.namesThatLeadToPorts = Self.namesThatLeadToPorts(among: self.protocols)
  }

  /// The facts that the files declare about the names of types.
  static func facts(of files: [FileIndex], in language: Language) -> RunFacts {
    var facts = RunFacts()
    var inheriting: [(name: String, inherited: [String])] = []
    for index in files where index.language == language {
      for header in index.headers where header.kind != .alias && !header.references.isEmpty {
        inheriting.append((header.name.lastPathName, header.references.map(\.lastPathName)))
      }
      for header in index.headers where header.kind != .alias && header.kind != .extension {
        let name = header.name.lastPathName
        facts.add(name, header.kind.type)
        if header.kind == .protocol { facts.add(protocol: name) }
        if header.kind == .class, let first = header.references.first {
          facts.add(subclass: name, of: first.lastPathName)
        }
      }
    }
    facts.addBaseServices(among: inheriting)
    return facts
  }

  /// Adds a file once: when it has several types of one name, it already is the last element.
  private static func note(_ file: Int, in files: inout [Int]) {
    if files.last != file { files.append(file) }
  }

  /// The files of the aliases for streams, and of the aliases for these aliases.
  private static func files(ofStreams aliases: [(file: Int, header: Header)]) -> Set<Int> {
    var names = self.streams
    var files: Set<Int> = []
    var rest = aliases
    while true {
      let found = rest.filter { $0.header.references.contains { names.contains($0.lastPathName) } }
      guard !found.isEmpty else { return files }
      rest.removeAll { alias in alias.header.references.contains { names.contains($0.lastPathName) } }
      names.formUnion(found.map { $0.header.name.lastPathName })
      files.formUnion(found.map(\.file))
    }
  }

  /// The protocols from which references lead to a port protocol, directly or indirectly.
  private static func namesThatLeadToPorts(
    among protocols: [String: [(file: Int, header: Header)]]
  ) -> Set<String> {
    var found: Set<String> = []
    var pending: [String] = []
    var referring: [String: [String]] = [:]
    for (name, declared) in protocols {
      for header in declared.map(\.header) {
        if header.refersToPorts, found.insert(name).inserted { pending.append(name) }
        for reference in header.references { referring[reference.lastPathName, default: []].append(name) }
      }
    }
    while let next = pending.popLast() {
      pending += (referring[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whether a type conforms to a port protocol, or to something that stands for one or inherits one.
  func leadsToPorts(_ header: FileIndex.Header) -> Bool {
    header.refersToPorts
      || !self.namesThatLeadToPorts.isEmpty
        && header.references.contains { self.namesThatLeadToPorts.contains($0.lastPathName) }
  }

  /// The files that declare the type that a name refers to, and the types that it inherits.
  func files(reachedFrom path: String, in file: Int) -> [Int] {
    var found: [Int] = []
    var pending = [(path, file)]
    var seen: Set<String> = []
    while let (path, file) = pending.popLast() {
      guard seen.insert(path).inserted else { continue }
      let name = path.lastPathName
      let outer = path.pathNames.dropLast().last
      var candidates = self.protocols[name, default: []]
      if let outer, let owners = self.types[outer] {
        candidates = candidates.filter { owners.contains($0.file) }
        found += owners
      } else if candidates.contains(where: { $0.file == file }) {
        candidates = candidates.filter { $0.file == file }
      }
      for candidate in candidates {
        found.append(candidate.file)
        pending += candidate.header.references.map { ($0, candidate.file) }
      }
    }
    return found
  }

  /// The files of the superclasses of a type, of their extensions, and of the protocols that these conform to.
  ///
  /// A class that was visited is not visited again: its file leads to the rest.
  mutating func superclassFiles(of header: FileIndex.Header) -> Set<Int> {
    guard header.kind == .class else { return [] }
    var found: Set<Int> = []
    var pending = header.references.map(\.lastPathName)
    while let name = pending.popLast() {
      guard self.classes[name] != nil else { continue }
      let references = self.references(ofClass: name)
      found.formUnion(references.keys)
      guard self.followedClasses.insert(name).inserted else { continue }
      found.formUnion(self.files(thatExtend: name))
      for (file, references) in references {
        for reference in references {
          found.formUnion(self.files(reachedFrom: reference, in: file))
          pending.append(reference.lastPathName)
        }
      }
    }
    return found
  }

  /// The references of the classes with a name, by the files of the classes.
  private mutating func references(ofClass name: String) -> [Int: Set<String>] {
    if let answer = self.classReferences[name] { return answer }
    let references = self.classes[name, default: []].reduce(into: [Int: Set<String>]()) {
      $0[$1.file, default: []].formUnion($1.header.references)
    }
    self.classReferences[name] = references
    return references
  }

  func files(named name: String, in file: Int) -> [Int] {
    let files = self.protocols[name, default: []].map(\.file)
    return files.contains(file) ? [file] : files
  }

  func files(thatExtend name: String) -> [Int] { self.extensions[name] ?? [] }

  func files(declaringType path: String, in file: Int) -> [Int] {
    let files = self.types[path.lastPathName] ?? []
    return files.contains(file) ? [file] : files
  }
}
