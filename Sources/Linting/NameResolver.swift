import Recognition
import ViewModelModel

/// Resolves the names of headers in Swift to files.
struct NameResolver {
  private typealias Header = FileIndex.Header

  private var protocols: [String: [(file: Int, header: Header)]] = [:]
  /// The files that declare types of a name, in ascending order.
  private var types: [String: [Int]] = [:]
  private var classes: [String: [(file: Int, header: Header)]] = [:]
  /// The files that extend types of a name, in ascending order.
  private var extensions: [String: [Int]] = [:]
  private var portAnswers: [String: Bool] = [:]
  private var followedClasses: Set<String> = []
  private var classReferences: [String: [Int: Set<String>]] = [:]
  /// The files with aliases that stand for streams, whose names say nothing to who does not read them.
  private(set) var streamAliasFiles: Set<Int> = []
  private(set) var facts = RunFacts()

  private static let streams: Set = [
    "Action", "AnyObserver", "BehaviorRelay", "BehaviorSubject", "CocoaAction", "Driver", "InputSubject",
    "MutableProperty", "Observable", "Property", "PublishRelay", "PublishSubject", "Signal",
    "SignalProducer", "Variable",
  ]

  init(_ files: [FileIndex]) {
    var aliases: [(file: Int, header: Header)] = []
    for (file, index) in files.enumerated() where index.language == .swift {
      for header in index.headers {
        let name = header.name.lastPathName
        switch header.kind {
        case .protocol, .alias:
          self.protocols[name, default: []].append((file, header))
          if header.kind == .protocol {
            self.facts.add(name, .protocol)
          } else {
            aliases.append((file, header))
          }
        case .extension:
          Self.note(file, in: &self.extensions[name, default: []])
        case .class, .struct, .actor, .enum, .record, .annotation:
          Self.note(file, in: &self.types[name, default: []])
          self.facts.add(name, header.kind.type)
          if header.kind == .class { self.classes[name, default: []].append((file, header)) }
          if header.kind == .class, let first = header.references.first {
            self.facts.add(subclass: name, of: first.lastPathName)
          }
        }
      }
    }
    self.streamAliasFiles = Self.files(ofStreams: aliases)
  }

  /// Notes a file once: a file with many types of one name is the last that was noted.
  private static func note(_ file: Int, in files: inout [Int]) {
    if files.last != file { files.append(file) }
  }

  /// The files of the aliases that stand for streams, or for others that do.
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

  /// Whether a name is that of a list of ports, or of something that stands for one or inherits one.
  mutating func leadsToPorts(_ path: String) -> Bool {
    if let answer = self.portAnswers[path] { return answer }
    // Most names stand for nothing and end in nothing that ports end in.
    if self.protocols[path.lastPathName] == nil {
      let isList = PortName(path.pathNames) != nil
      self.portAnswers[path] = isList
      return isList
    }
    // Chains of protocols may be long and circular, so they are followed without recursion.
    var origins: [String: String] = [:]
    var seen: Set = [path]
    var pending = [path]
    while let current = pending.popLast() {
      if self.portAnswers[current] ?? (PortName(current.pathNames) != nil) {
        var name: String? = current
        while let known = name {
          self.portAnswers[known] = true
          name = origins[known]
        }
        return true
      }
      if self.portAnswers[current] == false { continue }
      for reference in self.protocols[current.lastPathName, default: []].flatMap(\.header.references)
      where seen.insert(reference).inserted {
        origins[reference] = current
        pending.append(reference)
      }
    }
    for name in seen { self.portAnswers[name] = false }
    return false
  }

  /// The files that declare what a name stands for and what that inherits.
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

  /// The files of the classes that a type inherits from, of their extensions, and of what these conform to.
  ///
  /// A class that was followed before is not followed again: who is told its file is told how to find the rest.
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

  /// What the classes of a name refer to, by their files.
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
