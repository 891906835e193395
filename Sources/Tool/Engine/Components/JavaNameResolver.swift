import Recognition
import SourceModel

/// Resolves the names of headers in Java or Kotlin to files.
struct JavaNameResolver {
  /// A header and its file.
  private struct Declared: Sendable {
    var file: Int
    var header: FileIndex.Header
  }

  private typealias Entry = JavaTypes<Declared>.Entry

  private var types = JavaTypes<Declared>()
  /// The types that each file declares.
  private var entries: [Int: [Entry]] = [:]
  /// The files with interfaces that have the names of port protocols.
  private var filesOfPortProtocols: Set<Int> = []
  private var portAnswers: [String: Bool] = [:]
  private let vocabulary: JavaVocabulary?

  /// - Parameters:
  ///   - files: the files of the run.
  ///   - language: the language of those that matter.
  init(_ files: [FileIndex], in language: Language) {
    self.vocabulary = JavaVocabulary(of: language)
    for (file, index) in files.enumerated() where index.language == language {
      let scope = JavaFile(package: index.package, imports: JavaImports(index.imports))
      for header in index.headers {
        if header.kind == .protocol, JavaPorts.name([header.name]) != nil {
          self.filesOfPortProtocols.insert(file)
        }
        // A declaration in a body of code is not a port.
        guard let enclosing = header.enclosing else { continue }
        let entry = self.types.add(
          header.name, at: JavaPlace(file: scope, enclosing: enclosing),
          inherited: header.references.map(\.pathNames), Declared(file: file, header: header))
        self.entries[file, default: []].append(entry)
      }
    }
  }

  /// The facts that the files declare about the names of types.
  static func facts(of files: [FileIndex], in language: Language) -> RunFacts {
    var facts = RunFacts()
    for index in files where index.language == language {
      let imports = JavaImports(index.imports)
      for header in index.headers where header.enclosing != nil {
        facts.add(header.name, header.kind.type)
        guard let superclass = header.superclass else { continue }
        facts.add(subclass: header.name, of: superclass.pathNames, imports: imports)
      }
    }
    return facts
  }

  /// The files that a file depends on; nil when it is not relevant to view models.
  mutating func dependencies(of file: Int) -> [Int]? {
    let entries = self.entries[file] ?? []
    let classes = entries.filter { $0.payload.header.kind == .class && self.leadsToPorts($0) }
    // The port protocol may belong to a class whose header does not parse.
    guard !classes.isEmpty || self.filesOfPortProtocols.contains(file) || entries.contains(where: self.isBare)
    else {
      return nil
    }
    let interfaces = entries.filter { $0.payload.header.kind == .protocol }
    return self.files(reachedFrom: classes + interfaces)
  }

  /// Whether a class is a view model by its name and its base class, with or without port protocols.
  private func isBare(_ entry: Entry) -> Bool {
    guard entry.payload.header.kind == .class, let superclass = entry.payload.header.superclass else {
      return false
    }
    return self.vocabulary?.mayBeBare(entry.name, superclass: superclass.lastPathName) ?? false
  }

  /// The files of inherited types, as far as they are interfaces and port protocols.
  private mutating func files(reachedFrom types: [Entry]) -> [Int] {
    var files: Set<Int> = []
    var seen: Set<String> = []
    var pending = types
    while let next = pending.popLast() {
      for path in next.inherited {
        var trail: [Entry] = []
        let found = self.types.types(named: path, at: next.place, trail: &trail)
        files.formUnion(trail.map(\.payload.file))
        for entry in found {
          // A base class matters only for the port protocols that it implements.
          guard entry.payload.header.kind != .class || self.leadsToPorts(entry) else { continue }
          files.insert(entry.payload.file)
          if seen.insert("\(entry.payload.file):\(entry.fullName)").inserted { pending.append(entry) }
        }
      }
    }
    return files.sorted()
  }

  /// Whether a type is a port protocol, or inherits one.
  private mutating func leadsToPorts(_ entry: Entry) -> Bool {
    if let answer = self.portAnswers[entry.fullName] { return answer }
    // Chains of types may be long and circular, so they are followed without recursion.
    var origins: [String: String] = [:]
    var seen: Set = [entry.fullName]
    var pending = [entry.fullName]
    while let current = pending.popLast() {
      if self.portAnswers[current] == false { continue }
      guard let inherited = self.inheritedNames(of: current) else {
        var name: String? = current
        while let known = name {
          self.portAnswers[known] = true
          name = origins[known]
        }
        return true
      }
      for next in inherited where seen.insert(next).inserted {
        origins[next] = current
        pending.append(next)
      }
    }
    for name in seen { self.portAnswers[name] = false }
    return false
  }

  /// The full names of the supertypes of all types with a name; nil when one of them is a port protocol.
  private func inheritedNames(of name: String) -> [String]? {
    guard self.portAnswers[name] != true else { return nil }
    var names: [String] = []
    for entry in self.types.types(fullName: name) {
      guard !Self.isList(entry) else { return nil }
      for path in entry.inherited {
        var trail: [Entry] = []
        let found = self.types.types(named: path, at: entry.place, trail: &trail)
        // A port protocol outside of the run is recognized by its name.
        if found.isEmpty, JavaPorts.name(path) != nil { return nil }
        names += found.map(\.fullName)
      }
    }
    return names
  }

  private static func isList(_ entry: Entry) -> Bool {
    entry.payload.header.kind == .protocol
      && JavaPorts.name(entry.place.enclosing.suffix(1) + [entry.name]) != nil
  }
}
