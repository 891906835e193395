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

  init(_ files: [FileIndex]) {
    var resolver = NameResolver(files)
    var sets = DisjointSets(count: files.count)
    var relevant: Set<Int> = []
    for (file, index) in files.enumerated() {
      if index.usesMacro { relevant.insert(file) }
      for header in index.headers {
        switch header.kind {
        case .class, .struct, .actor, .extension, .enum: break
        case .protocol, .alias: continue
        }
        guard index.usesMacro || header.references.contains(where: { resolver.leadsToPorts($0) }) else {
          continue
        }
        relevant.insert(file)
        let name = header.name.split(separator: ".").last.map(String.init) ?? header.name
        let dependencies =
          header.references.flatMap { resolver.files(reachedFrom: $0, in: file) }
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

/// Resolves the names of headers to files.
private struct NameResolver {
  private typealias Header = FileIndex.Header

  private var protocols: [String: [(file: Int, header: Header)]] = [:]
  private var types: [String: Set<Int>] = [:]
  private var extensions: [String: Set<Int>] = [:]
  private var portAnswers: [String: Bool] = [:]
  private(set) var streamAliasFiles: Set<Int> = []
  private(set) var facts = RunFacts()

  init(_ files: [FileIndex]) {
    for (file, index) in files.enumerated() {
      for header in index.headers {
        let name = Self.last(header.name)
        switch header.kind {
        case .protocol, .alias:
          self.protocols[name, default: []].append((file, header))
          if header.kind == .protocol {
            self.facts.add(name, .protocol)
          } else if name.hasSuffix("Signal") || name.hasSuffix("Observable") {
            self.streamAliasFiles.insert(file)
          }
        case .extension:
          self.extensions[name, default: []].insert(file)
        case .class, .struct, .actor, .enum:
          self.types[name, default: []].insert(file)
          self.facts.add(name, Self.kind(header.kind))
          if header.kind == .class, let first = header.references.first {
            self.facts.addSuperclass(Self.last(first))
          }
        }
      }
    }
  }

  private static func kind(_ kind: Header.Kind) -> TypeDeclaration.Kind {
    switch kind {
    case .class: .class
    case .struct: .struct
    case .actor: .actor
    case .enum: .enum
    case .protocol, .alias, .extension: .protocol
    }
  }

  private static func last(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  /// Whether a name is that of a list of ports, or of something that stands for one or inherits one.
  mutating func leadsToPorts(_ path: String) -> Bool {
    if let answer = self.portAnswers[path] { return answer }
    // Chains of protocols may be long and circular, so they are followed without recursion.
    var origins: [String: String] = [:]
    var seen: Set = [path]
    var pending = [path]
    while let current = pending.popLast() {
      if self.portAnswers[current] ?? (PortName(current.split(separator: ".").map(String.init)) != nil) {
        var name: String? = current
        while let known = name {
          self.portAnswers[known] = true
          name = origins[known]
        }
        return true
      }
      if self.portAnswers[current] == false { continue }
      for reference in self.protocols[Self.last(current), default: []].flatMap(\.header.references)
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
      let name = Self.last(path)
      let outer = path.split(separator: ".").dropLast().last.map(String.init)
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

  func files(named name: String, in file: Int) -> [Int] {
    let files = self.protocols[name, default: []].map(\.file)
    return files.contains(file) ? [file] : files
  }

  func files(thatExtend name: String) -> [Int] { Array(self.extensions[name] ?? []) }

  func files(declaringType path: String, in file: Int) -> [Int] {
    let files = self.types[Self.last(path)] ?? []
    return files.contains(file) ? [file] : Array(files)
  }
}

/// Sets of numbers that are joined until no two have one in common.
///
/// The source is B. A. Galler and M. J. Fischer, "An improved equivalence algorithm", 1964.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { self.parents = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while self.parents[element] != element {
      self.parents[element] = self.parents[self.parents[element]]
      element = self.parents[element]
    }
    return element
  }

  mutating func join(_ element: Int, _ other: Int) {
    let (first, second) = (self.root(of: element), self.root(of: other))
    // The smaller root stays, so that the order of joining does not show.
    self.parents[max(first, second)] = min(first, second)
  }
}
