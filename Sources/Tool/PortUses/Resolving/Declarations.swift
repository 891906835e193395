import ReaderSupport
import SourceModel

/// What a file declares that may give names in other files another meaning.
///
/// The values of members are compared, and not the code that makes them.
struct Declarations: Hashable, Sendable {
  private struct Parameter: Hashable {
    var name: String
    var bound: NamedType?
  }

  private struct Declared: Hashable {
    var name: String
    var parameters: [Parameter]
    var constraints: [String: NamedType]
    var inherited: [NamedType]
    var members: [String: Member]
    var alias: NamedType?
    var dynamicRoots: [NamedType]
    var marks: [Bool]

    var isExtension: Bool { self.marks[1] }

    var withoutMembers: Declared {
      var type = self
      type.members = [:]
      return type
    }

    /// The types that are written in its head.
    var head: [NamedType] {
      self.inherited + self.parameters.compactMap(\.bound) + self.constraints.values + self.dynamicRoots
        + (self.alias.map { [$0] } ?? [])
    }

    /// The names of the members that are not those of an earlier state, as Java and Kotlin spell them.
    func members(unlike old: Declared) -> Set<String> {
      Set(
        Set(self.members.keys).union(old.members.keys).filter { self.members[$0] != old.members[$0] }
          .flatMap(Declarations.spellings))
    }
  }

  private enum Member: Hashable {
    case type(NamedType)
    case value(UseResolver.Known?, isForeign: Bool)
    case unknown

    /// The written names in its type, with their dots.
    var paths: [String] {
      switch self {
      case .type(let type): type.paths
      case .value(let value, _): value?.paths ?? []
      case .unknown: []
      }
    }
  }

  /// What several files declare otherwise than before, by the paths of the types in their files.
  struct Changes {
    /// The types whose heads are others, or that were or are in the files.
    private(set) var types: Set<String> = []
    /// The members of other types, as Java and Kotlin spell them.
    private(set) var members: [String: Set<String>] = [:]

    /// Adds those of one file.
    ///
    /// - Parameter exceptImports: whether the imports are known to give the types of the declarations the same meaning.
    mutating func add(from old: Declarations?, to new: Declarations?, exceptImports: Bool = false) {
      guard let old, let new, old.language == new.language, old.package == new.package,
        exceptImports || old.imports == new.imports
      else {
        let types = (old?.types ?? []) + (new?.types ?? [])
        return self.types.formUnion(types.map(\.name))
      }
      let former = Dictionary(grouping: old.types, by: \.name)
      let later = Dictionary(grouping: new.types, by: \.name)
      for name in Set(former.keys).union(later.keys) {
        let (former, later) = (former[name] ?? [], later[name] ?? [])
        guard former != later else { continue }
        guard former.map(\.withoutMembers) == later.map(\.withoutMembers) else {
          self.types.insert(name)
          continue
        }
        for (type, former) in zip(later, former) where type != former {
          self.members[name, default: []].formUnion(type.members(unlike: former))
        }
      }
    }
  }

  /// A type that is written in the head of a type, or that a member has.
  struct Mention {
    /// The path of the type in its file.
    var owner: String
    /// The spellings of the member; empty for the head.
    var member: [String]
    /// The names that the type is written with, and those that an import has for them.
    var names: [String]
  }

  /// The mentions of types by their simple names.
  func mentions(of names: Set<String>) -> [Mention] {
    guard !self.mentioned.isDisjoint(with: names) else { return [] }
    return self.types.flatMap { type in
      let head = type.head.flatMap(\.paths).map {
        Mention(owner: type.name, member: [], names: self.names(in: $0))
      }
      let members = type.members.flatMap { name, member in
        member.paths.map {
          Mention(owner: type.name, member: Self.spellings(of: name), names: self.names(in: $0))
        }
      }
      return (head + members).filter { $0.names.contains(where: names.contains) }
    }
  }

  /// The simple names that types with several full names have.
  static func sharedNames(_ files: some Sequence<Declarations>) -> Set<String> {
    var first: [String: String] = [:]
    var shared: Set<String> = []
    for file in files {
      for type in file.types where !type.isExtension {
        let (name, full) = (type.name.lastPathName, "\(file.package).\(type.name)")
        if first[name, default: full] != full { shared.insert(name) }
        first[name] = full
      }
    }
    return shared
  }

  var isJava: Bool { self.language == .java }

  /// The names by which Java and Kotlin use a member.
  private static func spellings(of name: String) -> [String] {
    [name, name.strippedGetter, "get" + name.prefix(1).uppercased() + name.dropFirst()]
  }

  private let language: Language
  private let package: String
  private let imports: Imports
  private let types: [Declared]
  /// The simple names of the types that its heads and members mention.
  private let mentioned: Set<String>

  /// - Parameter number: the index of the file in the resolver.
  init(of number: Int, _ resolver: inout UseResolver) {
    let file = resolver.files[number]
    self.language = file.language
    self.package = file.scope.package
    self.imports = file.scope.imports
    let imports = file.scope.imports
    let types = file.types.map { type in
      Declared(
        name: type.name, parameters: type.parameters.map { Parameter(name: $0.name, bound: $0.bound) },
        constraints: type.constraints, inherited: type.inherited,
        members: type.members.mapValues { member in
          switch member {
          case .type(let type): return .type(type)
          case .chain(let index):
            let value = resolver.wholeValue(UseResolver.Place(file: number, index: index))
            return .value(value.known, isForeign: value.isForeign)
          case .unknown: return .unknown
          }
        },
        alias: type.alias, dynamicRoots: type.dynamicRoots,
        marks: [type.isAssociated, type.isExtension, type.isConstrained, type.isProtocol])
    }
    self.types = types
    self.mentioned = Set(
      types.flatMap { $0.head.flatMap(\.paths) + $0.members.values.flatMap(\.paths) }
        .flatMap { imports.names(in: $0) })
  }

  private func names(in path: String) -> [String] { self.imports.names(in: path) }
}

extension NamedType {
  /// The written names in it, with their dots.
  fileprivate var paths: [String] { [self.path] + self.arguments.flatMap(\.paths) }
}

extension UseResolver.Known {
  fileprivate var paths: [String] {
    [self.name] + self.arguments.flatMap(\.paths) + self.others.flatMap(\.paths)
  }
}

extension Imports {
  /// The names in a path, and those of the type that its first name is imported for.
  func names(in path: String) -> [String] {
    let names = path.pathNames
    return names + (names.first.flatMap(self.type)?.pathNames ?? [])
  }
}
